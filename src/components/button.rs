//! Buttons with words on them.

use yew::prelude::*;

use crate::state::Action;

/// A button that has the action done; `class` is for its look besides `button`.
pub fn button(
    class: &'static str,
    hook: &'static str,
    name: &'static str,
    act: &Callback<Action>,
    action: Action,
) -> Html {
    let run = act.reform(move |_: MouseEvent| action.clone());
    html! {
        <button type="button" class={classes!("button", class)} data-zebra={hook} onclick={run}>
            { name }
        </button>
    }
}
