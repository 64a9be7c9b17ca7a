//! Buttons.

use yew::prelude::*;

use super::{IconKind, icon};
use crate::state::Action;

/// A button that has the action done.
pub fn button(
    hook: &'static str,
    name: &'static str,
    act: &Callback<Action>,
    action: Action,
) -> Html {
    plain_button(hook, name, false, doing(act, action))
}

/// The same without a frame.
pub fn bare_button(
    hook: &'static str,
    name: &'static str,
    act: &Callback<Action>,
    action: Action,
) -> Html {
    plain_bare_button(hook, name, false, doing(act, action))
}

/// Has the action done.
pub(super) fn doing(act: &Callback<Action>, action: Action) -> Callback<MouseEvent> {
    act.reform(move |_: MouseEvent| action.clone())
}

/// A button with its name on it.
pub fn plain_button(
    hook: &'static str,
    name: &'static str,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="button" data-zebra={hook} {disabled} {onclick}>{ name }</button>
    }
}

/// The same without a frame. (Two functions, because a class that is computed costs the download more.)
pub fn plain_bare_button(
    hook: &'static str,
    name: &'static str,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="button bare" data-zebra={hook} {disabled} {onclick}>{ name }</button>
    }
}

/// A button with a picture on it, whose name is read out.
pub fn icon_button(
    kind: IconKind,
    hook: &'static str,
    name: &'static str,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="button" data-zebra={hook} aria-label={name} {disabled} {onclick}>
            { icon(kind) }
        </button>
    }
}
