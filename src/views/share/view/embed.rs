//! The line that embeds the puzzle, and a preview of what it gives.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use wasm_bindgen::JsCast;
use web_sys::{HtmlIFrameElement, MessageEvent};
use yew::prelude::*;

use super::{choice, copy_button};
use crate::address::Address;
use crate::components::{heading, say};
use crate::setup::Setup;
use crate::state::Action;
use crate::views::share::{Choice, Form, Part, Theme};
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

/// What the reader has chosen.
#[derive(Clone, PartialEq)]
struct Chosen {
    look: Choice,
    view: View,
    width: Width,
}

/// How wide the preview is.
#[derive(Clone, Copy, PartialEq)]
enum Width {
    Post,
    Phone,
}

impl Width {
    const fn style(self) -> &'static str {
        match self {
            Self::Post => "width:46rem",
            Self::Phone => "width:22rem",
        }
    }
}

enum Turn {
    Form(Form),
    View(View),
    Theme(Option<Theme>),
    Part(Part),
    Compact(bool),
    Width(Width),
}

impl Reducible for Chosen {
    type Action = Turn;

    fn reduce(self: Rc<Self>, turn: Turn) -> Rc<Self> {
        let mut next = (*self).clone();
        match turn {
            Turn::Form(form) => next.look.form = form,
            Turn::View(view) => next.view = view,
            Turn::Theme(theme) => next.look.theme = theme,
            Turn::Compact(compact) => next.look.compact = compact,
            Turn::Width(width) => next.width = width,
            Turn::Part(part) => {
                let parts = &self.look.parts;
                let is_shown = |other: &Part| (*other == part) != parts.contains(other);
                let shown: Vec<Part> = Part::ALL.into_iter().filter(is_shown).collect();
                // Nothing at all is nothing to embed.
                if !shown.is_empty() {
                    next.look.parts = shown;
                }
            }
        }
        Rc::new(next)
    }
}

/// The part of Share with the line.
#[component]
pub fn Embed(props: &EmbedProps) -> Html {
    let chosen = use_reducer(|| Chosen {
        look: Choice {
            form: Form::Element,
            theme: None,
            parts: Part::USUAL.into(),
            compact: false,
        },
        view: View::Explore,
        width: Width::Post,
    });
    let turn = {
        let dispatcher = chosen.dispatcher();
        use_callback((), move |turn, ()| dispatcher.dispatch(turn))
    };
    let Chosen { look, view, width } = &*chosen;
    let (view, width) = (*view, *width);
    let frame = use_node_ref();
    let height = use_height(&frame).unwrap_or(UNTOLD);

    let fragment = props.setup.with_view(view).fragment();
    let home = home();
    let line = look.line(&home, &fragment, props.setup.puzzle.title(), height);
    let src = format!("{home}index.html#{}", look.framed(&fragment));
    let views =
        [View::Explore, View::Play, View::Explain, View::Sets].map(|view| (view, view.name()));
    let themes = [
        (None, words::THEME_OF_PAGE),
        (Some(Theme::Light), words::THEME_LIGHT),
        (Some(Theme::Dark), words::THEME_DARK),
    ];
    let types = [(false, words::TYPE_REGULAR), (true, words::TYPE_COMPACT)];
    let forms = [(Form::Element, words::FORM_ELEMENT), (Form::Frame, words::FORM_FRAME)];
    let widths = [(Width::Post, words::PREVIEW_POST), (Width::Phone, words::PREVIEW_PHONE)];
    html! {
        <section class="share-embed" aria-labelledby="share-embed">
            { heading("share-embed", words::EMBED) }
            <div class="share-choices">
                { choice(words::VIEW, &views, view, &turn.reform(Turn::View)) }
                if view == View::Explore {
                    { parts(&look.parts, &turn) }
                }
                { choice(words::THEME, &themes, look.theme, &turn.reform(Turn::Theme)) }
                { choice(words::TYPE, &types, look.compact, &turn.reform(Turn::Compact)) }
                { choice(words::FORM, &forms, look.form, &turn.reform(Turn::Form)) }
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
                { match look.form {
                    Form::Element => words::ABOUT_ELEMENT,
                    Form::Frame => words::ABOUT_FRAME,
                } }
            </p>
            <div class="share-preview">
                { choice(words::PREVIEW, &widths, width, &turn.reform(Turn::Width)) }
                <div class="share-stage">
                    <iframe
                        ref={frame}
                        title={words::PREVIEW}
                        data-zebra="share-preview"
                        loading="lazy"
                        style={format!("{};height:{height}px", width.style())}
                        {src}
                    ></iframe>
                </div>
            </div>
        </section>
    }
}

/// The parts of Explore, each with a box to tick.
fn parts(shown: &[Part], turn: &Callback<Turn>) -> Html {
    html! {
        <div class="share-choice" role="group" aria-label={words::PARTS}>
            <span class="share-name">{ say(words::PARTS) }</span>
            { for Part::ALL.map(|part| html! {
                <button
                    type="button"
                    key={part.word()}
                    class="button"
                    aria-pressed={shown.contains(&part).to_string()}
                    onclick={turn.reform(move |_: MouseEvent| Turn::Part(part))}
                >
                    { part.name() }
                </button>
            }) }
        </div>
    }
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
