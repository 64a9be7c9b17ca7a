//! The switches of all hints in a small place: their numbers, with the words on demand.

use yew::prelude::*;

use super::rich_button;
use crate::setup::Setup;
use crate::state::Action;
use crate::words::components as words;

/// A button a hint, pressed while it is on. What cannot be switched is not there.
pub fn hint_chips(setup: &Setup, act: &Callback<Action>) -> Html {
    let hints = setup.puzzle.hints().iter().enumerate();
    html! {
        <div class="chips" id="hints" role="group" aria-label={words::HINTS} tabindex="-1">
            <span class="chips-name" aria-hidden="true">{ words::HINTS }</span>
            { for hints.filter(|(_, hint)| hint.relation.is_some()).map(|(i, hint)| {
                rich_button("chip", act.reform(move |_| Action::Toggle(i)))
                    .keyed(i)
                    .hook("hint-chip")
                    .with("data-hint", hint.number.to_string())
                    .pressed(setup.active().contains(i))
                    .with("aria-label", format!("{}. {}", hint.number, hint.text))
                    .with("title", hint.text.clone())
                    .holding(hint.number)
            }) }
        </div>
    }
}
