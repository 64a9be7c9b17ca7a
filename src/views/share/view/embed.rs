//! The line that embeds the puzzle, and a preview of what it gives.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use wasm_bindgen::JsCast;
use web_sys::{HtmlIFrameElement, MessageEvent};
use yew::prelude::*;

use super::{choices, copy_button, group};
use crate::address::Address;
use crate::components::{heading, rich_button};
use crate::setup::Setup;
use crate::state::Action;
use crate::views::hooks::setting;
use crate::views::share::{Choice, Form, PARTS, Theme, USUAL};
use crate::words::share as words;
use link::View;

/// How high a puzzle is taken to be until the preview says so, in pixels.
const UNTOLD: u32 = 1100;

/// What is needed.
#[derive(PartialEq, Properties)]
pub struct EmbedProps {
    /// What is set up.
    pub setup: Rc<Setup>,
    /// Where actions go.
    pub act: Callback<Action>,
}

/// The styles of a preview as wide as a post, and as a phone.
const WIDTHS: [(&str, &str); 2] =
    [("width:46rem", words::PREVIEW_POST), ("width:22rem", words::PREVIEW_PHONE)];

/// The part of Share with the line.
#[component]
pub fn Embed(props: &EmbedProps) -> Html {
    let (form, theme) = (use_state_eq(|| Form::Element), use_state_eq(|| None));
    let (shown, compact) = (use_state_eq(|| USUAL.to_vec()), use_state_eq(|| false));
    let (view, width) = (use_state_eq(|| View::Explore), use_state_eq(|| WIDTHS[0].0));
    let look = Choice { form: *form, theme: *theme, parts: (*shown).clone(), compact: *compact };
    let frame = use_node_ref();
    let height = use_height(&frame).unwrap_or(UNTOLD);

    let fragment = props.setup.with_view(*view).fragment();
    let home = home();
    let line = look.line(&home, &fragment, props.setup.puzzle.title(), height);
    let src = format!("{home}index.html#{}", look.framed(&fragment));
    let views =
        [View::Explore, View::Play, View::Explain, View::Sets].map(|view| (view, view.name()));
    let themes = [None, Some(Theme::Light), Some(Theme::Dark)];
    let themes = themes.map(|theme| (theme, theme.map_or(words::THEME_OF_PAGE, Theme::name)));
    let types = [(false, words::TYPE_REGULAR), (true, words::TYPE_COMPACT)];
    let forms = [(Form::Element, words::FORM_ELEMENT), (Form::Frame, words::FORM_FRAME)];
    html! {
        <section class="share-embed" aria-labelledby="share-embed">
            { heading("share-embed", words::EMBED) }
            <div class="share-choices">
                { choices(words::VIEW, &views, *view, &setting(&view)) }
                if *view == View::Explore {
                    { parts(&shown) }
                }
                { choices(words::THEME, &themes, *theme, &setting(&theme)) }
                { choices(words::TYPE, &types, *compact, &setting(&compact)) }
                { choices(words::FORM, &forms, *form, &setting(&form)) }
            </div>
            <div class="share-line">
                <textarea
                    class="share-text"
                    readonly={true}
                    rows="4"
                    aria-label={words::CODE_FIELD}
                    data-zebra="share-code"
                    value={line.clone()}
                />
                { copy_button("copy-code", words::COPY_CODE, line, &props.act) }
            </div>
            <p>
                { match *form {
                    Form::Element => words::ABOUT_ELEMENT,
                    Form::Frame => words::ABOUT_FRAME,
                } }
            </p>
            <div class="share-preview">
                { choices(words::PREVIEW, &WIDTHS, *width, &setting(&width)) }
                <div class="share-stage">
                    <iframe
                        ref={frame}
                        title={words::PREVIEW}
                        data-zebra="share-preview"
                        loading="lazy"
                        style={format!("{};height:{height}px", *width)}
                        {src}
                    ></iframe>
                </div>
            </div>
        </section>
    }
}

/// The parts of Explore, of which those that are shown are pressed.
fn parts(shown: &UseStateHandle<Vec<&'static str>>) -> Html {
    let button = |(part, name): (&'static str, &'static str)| {
        let turned = shown.clone();
        let turn = move |_| {
            let is_shown = |other: &&str| (*other == part) != turned.contains(other);
            let parts: Vec<_> = PARTS.map(|(part, _)| part).into_iter().filter(is_shown).collect();
            // Nothing at all is nothing to embed.
            if !parts.is_empty() {
                turned.set(parts);
            }
        };
        rich_button("button", turn).keyed(part).pressed(shown.contains(&part)).holding(name)
    };
    group(words::PARTS, PARTS.into_iter().map(button))
}

/// The address of the folder that the page is in.
fn home() -> String {
    let page = Address::with_fragment("");
    let bare = page.split('?').next().unwrap_or_default();
    bare[..bare.rfind('/').map_or(0, |slash| slash + 1)].to_owned()
}

/// How high the page in the frame says that it is, in pixels.
#[hook]
fn use_height(frame: &NodeRef) -> Option<u32> {
    let height = use_state_eq(|| None);
    let (setter, frame) = (height.setter(), frame.clone());
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "message", move |event| {
            let frame = frame.cast::<HtmlIFrameElement>().and_then(|frame| frame.content_window());
            let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
            // Only the frame's own word counts.
            if frame.is_none() || event.source() != frame.map(Into::into) {
                return;
            }
            let said = |key: &str| js_sys::Reflect::get(&event.data(), &key.into()).ok();
            if said("zebra").and_then(|kind| kind.as_string()).as_deref() == Some("height") {
                setter.set(said("height").and_then(|height| height.as_f64()).map(|it| it as u32));
            }
        });
        move || drop(listener)
    });
    *height
}
