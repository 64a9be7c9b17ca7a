//! The switches of all hints in a small place: their numbers, with the words on demand.

use yew::prelude::*;

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
                let on = setup.active().contains(i);
                html! {
                    <button
                        key={i}
                        type="button"
                        class="chip"
                        data-zebra="hint-chip"
                        data-hint={hint.number.to_string()}
                        aria-pressed={on.to_string()}
                        aria-label={format!("{}. {}", hint.number, hint.text)}
                        title={hint.text.clone()}
                        onclick={act.reform(move |_: MouseEvent| Action::Toggle(i))}
                    >
                        { hint.number }
                    </button>
                }
            }) }
        </div>
    }
}
