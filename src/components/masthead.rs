//! The head of the page: which puzzle, undo, theme, the link.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlSelectElement};
use yew::prelude::*;

use super::button::doing;
use super::{IconKind, drawn, icon};
use crate::device;
use crate::state::{Action, Come, State};
use crate::words::page as words;
use link::{PLACES, View};

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

/// The head of the page. `picker` is of the presets; `strip` has the names of the views, which scroll
/// where they are too many for the screen.
pub fn masthead(
    state: &State,
    picker: &NodeRef,
    strip: &NodeRef,
    copy_link: Callback<MouseEvent>,
    act: &Callback<Action>,
) -> Html {
    let setup = state.setup().clone();
    let (preset, view) = (setup.preset(), setup.view());
    let choose = {
        let setup = setup.clone();
        act.reform(move |event: Event| {
            let id = event.target_unchecked_into::<HtmlSelectElement>().value();
            Action::Follow(setup.fragment_of_preset(&id), Come::Choice)
        })
    };
    let tool = |label: &'static str, hook, kind, disabled, onclick: Callback<MouseEvent>| {
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
                {onclick}
            >
                { icon(kind) }
            </button>
        }
    };
    html! {
        <header class="masthead">
            <h1 class="brand">{ drawn(MARK) }<span>{ words::BRAND }</span></h1>
            <nav class="tabs places" aria-label={words::PLACES}>
                { for PLACES.iter().map(|place| {
                    let is_open = place.views.contains(&view);
                    tab("place", place.name, place.views[0], is_open.then_some("true"), act)
                }) }
            </nav>
            <div class="masthead-steps">
                { tool(words::UNDO, "undo", IconKind::Undo, state.undoes().is_none(), doing(act, Action::Undo)) }
                { tool(words::REDO, "redo", IconKind::Redo, state.redoes().is_none(), doing(act, Action::Redo)) }
            </div>
            <div class="masthead-tools">
                { tool(words::TURN_THEME, "theme", IconKind::Theme, false, Callback::from(|_| device::turn_theme())) }
                { tool(words::COPY_LINK, "copy-link", IconKind::Link, false, copy_link) }
                { tool(words::SHARE, "share", IconKind::Share, false, doing(act, Action::Look(View::Share))) }
            </div>
            <label class="select-box">
                <span class="visually-hidden">{ words::PUZZLE_PICKER }</span>
                <select class="select" data-zebra="puzzle" ref={picker.clone()} onchange={choose}>
                    { for preset.is_none().then(|| html! {
                        <option value="" selected=true>{ setup.puzzle.title().to_owned() }</option>
                    }) }
                    { for presets::all().iter().map(|it| html! {
                        <option key={it.id} value={it.id} selected={preset == Some(it.id)}>{ it.name }</option>
                    }) }
                </select>
            </label>
            <nav class="tabs views" aria-label={view.place().name} ref={strip.clone()}>
                { for view.place().views.iter().map(|&one| {
                    tab("view", one.name(), one, (one == view).then_some("page"), act)
                }) }
            </nav>
        </header>
    }
}

/// A button of the navigation, which opens a view. `current` says in which way it is open already.
fn tab(
    hook: &'static str,
    name: &'static str,
    view: View,
    current: Option<&'static str>,
    act: &Callback<Action>,
) -> Html {
    html! {
        <button
            type="button"
            key={view.word()}
            data-zebra={hook}
            data-view={view.word()}
            aria-current={current}
            onclick={doing(act, Action::Look(view))}
        >
            { name }
        </button>
    }
}

/// A house with the stripes of a zebra.
const MARK: &str = concat!(
    r#"<svg viewBox="0 0 28 28" aria-hidden="true">"#,
    r#"<path class="paper" stroke-width="1.6" stroke-linejoin="round" d="M3 12.5 14 3l11 9.5V25H3z"/>"#,
    r#"<path class="ink" d="M14 3l3.4 3c-1.6 2.6-1.8 4.6-.6 7.2-2.3-1.6-3.6-5.2-2.8-10.2zM20 8.2l3 2.6c-2.4 3.6-"#,
    "2.3 8.7 0 14.2h-3.6c-2.2-6-2-12 .6-16.8zM10 6.5c-.5 5.8.6 11.5 4.6 18.5h-4C7 19.5 5.9 14.5 7 9.1z",
    r#"M3.7 12c.1 5 .9 9 3 13H3V12.5z"/></svg>"#,
);
