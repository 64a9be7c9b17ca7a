//! The head of the page: which puzzle, undo, theme, the link.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlSelectElement};
use yew::prelude::*;

use super::{IconKind, icon};
use crate::words::page as words;
use link::{PLACES, View};

/// What the masthead shows and where its buttons go.
pub struct Masthead<'a> {
    /// The id of the preset that is open; nothing for a puzzle that the link carries.
    pub preset: Option<&'a str>,
    /// The title of the puzzle that is open.
    pub title: &'a str,
    /// Whether there is something to undo.
    pub can_undo: bool,
    /// Whether there is something to redo.
    pub can_redo: bool,
    /// The picker of presets.
    pub picker: NodeRef,
    /// The reader chose a preset.
    pub choose: Callback<String>,
    /// The reader wants to go back.
    pub undo: Callback<MouseEvent>,
    /// The reader wants to go forth.
    pub redo: Callback<MouseEvent>,
    /// The reader wants the other theme.
    pub theme: Callback<MouseEvent>,
    /// The reader wants the link.
    pub copy_link: Callback<MouseEvent>,
    /// The part of the page that is open.
    pub view: View,
    /// The names of the views, which scroll where they are too many for the screen.
    pub strip: NodeRef,
    /// The reader wants another.
    pub look: Callback<View>,
}

/// Keeps the name of the view that is open in sight. Only the strip scrolls: the browser's own way
/// would also move the page, and one around it.
pub fn bring_into_sight(strip: &NodeRef) {
    let Some(strip) = strip.cast::<HtmlElement>() else { return };
    let open = strip.query_selector("[aria-current=page]").ok().flatten();
    let Some(open) = open.and_then(|open| open.dyn_into::<HtmlElement>().ok()) else { return };
    let start = open.offset_left() - strip.offset_left();
    let spare = strip.client_width() - open.offset_width();
    let seen = strip.scroll_left();
    if start < seen || start > seen + spare {
        // In the middle, so that there is something to be seen of both its neighbours.
        strip.set_scroll_left(start - spare / 2);
    }
}

/// The head of the page.
pub fn masthead(props: &Masthead) -> Html {
    let choose = props
        .choose
        .reform(|event: Event| event.target_unchecked_into::<HtmlSelectElement>().value());
    let tool = |label: &'static str, hook, kind, disabled, onclick: &Callback<MouseEvent>| {
        let keys = match hook {
            "undo" => Some("Control+Z Meta+Z"),
            "redo" => Some("Control+Shift+Z Meta+Shift+Z Control+Y"),
            _ => None,
        };
        html! {
            <button
                type="button"
                class="button"
                data-zebra={hook}
                aria-label={label}
                aria-keyshortcuts={keys}
                title={label}
                {disabled}
                onclick={onclick.clone()}
            >
                { icon(kind) }
            </button>
        }
    };
    html! {
        <header class="masthead">
            <h1 class="brand">{ mark() }<span>{ words::BRAND }</span></h1>
            <nav class="tabs places" aria-label={words::PLACES}>
                { for PLACES.iter().map(|place| {
                    let is_open = place.views.contains(&props.view);
                    tab(props, "place", place.name, place.views[0], is_open.then_some("true"))
                }) }
            </nav>
            <div class="masthead-steps">
                { tool(words::UNDO, "undo", IconKind::Undo, !props.can_undo, &props.undo) }
                { tool(words::REDO, "redo", IconKind::Redo, !props.can_redo, &props.redo) }
            </div>
            <div class="masthead-tools">
                { tool(words::TURN_THEME, "theme", IconKind::Theme, false, &props.theme) }
                { tool(words::COPY_LINK, "copy-link", IconKind::Link, false, &props.copy_link) }
                { tool(words::SHARE, "share", IconKind::Share, false, &props.look.reform(|_| View::Share)) }
            </div>
            <label class="select-box">
                <span class="visually-hidden">{ words::PUZZLE_PICKER }</span>
                <select
                    class="select"
                    data-zebra="puzzle"
                    ref={props.picker.clone()}
                    onchange={choose}
                >
                    { for props.preset.is_none().then(|| html! {
                        <option value="" selected=true>{ props.title.to_owned() }</option>
                    }) }
                    { for presets::all().iter().map(|preset| html! {
                        <option key={preset.id} value={preset.id} selected={props.preset == Some(preset.id)}>
                            { preset.name }
                        </option>
                    }) }
                </select>
            </label>
            <nav class="tabs views" aria-label={props.view.place().name} ref={props.strip.clone()}>
                { for props.view.place().views.iter().map(|&view| {
                    tab(props, "view", view.name(), view, (view == props.view).then_some("page"))
                }) }
            </nav>
        </header>
    }
}

/// A button of the navigation, which opens a view. `current` says in which way it is open already.
fn tab(
    props: &Masthead,
    hook: &'static str,
    name: &'static str,
    view: View,
    current: Option<&'static str>,
) -> Html {
    html! {
        <button
            type="button"
            key={view.word()}
            data-zebra={hook}
            data-view={view.word()}
            aria-current={current}
            onclick={props.look.reform(move |_: MouseEvent| view)}
        >
            { name }
        </button>
    }
}

/// A house with the stripes of a zebra.
fn mark() -> Html {
    html! {
        <svg viewBox="0 0 28 28" aria-hidden="true">
            <path class="paper" stroke-width="1.6" stroke-linejoin="round" d="M3 12.5 14 3l11 9.5V25H3z" />
            <path
                class="ink"
                d="M14 3l3.4 3c-1.6 2.6-1.8 4.6-.6 7.200-2.300-1.600-3.600-5.200-2.800-10.200zM20 8.200l3 2.600c-2.400 3.600-2.300 8.700 0 14.200h-3.600c-2.200-6-2-12 .6-16.800zM10 6.500c-.5 5.800.6 11.500 4.600 18.500h-4C7 19.500 5.900 14.500 7 9.100zM3.700 12c.1 5 .9 9 3 13H3V12.500z"
            />
        </svg>
    }
}
