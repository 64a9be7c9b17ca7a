//! Buttons with words on them.

use yew::prelude::*;

use crate::state::Action;

/// A button that has the action done.
pub fn button(
    hook: &'static str,
    name: &'static str,
    act: &Callback<Action>,
    action: Action,
) -> Html {
    let run = act.reform(move |_: MouseEvent| action.clone());
    html! { <button type="button" class="button" data-zebra={hook} onclick={run}>{ name }</button> }
}

/// The same without a frame.
pub fn bare_button(
    hook: &'static str,
    name: &'static str,
    act: &Callback<Action>,
    action: Action,
) -> Html {
    let run = act.reform(move |_: MouseEvent| action.clone());
    html! { <button type="button" class="button bare" data-zebra={hook} onclick={run}>{ name }</button> }
}
