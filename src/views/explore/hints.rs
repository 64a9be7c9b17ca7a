//! The list of hints with its own few commands.

use web_sys::Element;
use yew::prelude::*;

use super::hint_row::hint_row;
use super::lead::lead;
use super::worth::{Part, Worth};
use crate::components::bare_button;
use crate::state::{Action, Shown, State};
use crate::words::explore as words;
use puzzle::reading::Reading;
use puzzle::{HintSet, Puzzle, numbers};

/// All hints of the puzzle, with their switches and what they are worth. `point` is told which hint the
/// reader points at.
pub fn hints(state: &State, act: &Callback<Action>, point: &Callback<Option<usize>>) -> Html {
    let shown = state.shown();
    let now = &shown.setup;
    let puzzle = &now.puzzle;
    let understood = numbers::switchable(puzzle);
    let inverted: HintSet =
        understood.iter().filter(|&hint| !now.active().contains(hint)).collect();
    let read = {
        let (act, setup) = (act.clone(), now.clone());
        Callback::from(move |(number, choice): (u32, Reading)| {
            act.emit(Action::Open(setup.with_reading(number, choice)));
        })
    };
    let toggle = {
        let (act, puzzle) = (act.clone(), puzzle.clone());
        Callback::from(move |event: Event| {
            hint_of(&event, &puzzle).into_iter().for_each(|hint| act.emit(Action::Toggle(hint)));
        })
    };
    let pointed = {
        let puzzle = puzzle.clone();
        point.reform(move |event: Event| hint_of(&event, &puzzle))
    };
    let locked = now.locked();
    let on = now.active().len();
    let of = puzzle.hints().len();
    html! {
        <section class="hints" id="hints" aria-labelledby="hints-title" tabindex="-1">
            { lead(state, act) }
            <div class="hints-card">
                <div class="hints-head">
                    <p data-zebra="hints-on" data-on={on.to_string()}>{ words::hints_on(on, of) }</p>
                    <div class="hints-tools" role="group" aria-label={words::ALL_SWITCHES}>
                        { bare_button("all-on", words::ALL_ON, act, Action::Activate(understood)) }
                        { bare_button("all-off", words::ALL_OFF, act, Action::Activate(HintSet::none())) }
                        { bare_button("invert", words::INVERT, act, Action::Activate(inverted)) }
                        { bare_button("reset", words::RESET, act, Action::Restart) }
                    </div>
                    <p class="hints-column" aria-hidden="true">{ words::WORTH_HEAD }</p>
                </div>
                // One ear for all rows: sixty fewer to renew whenever a switch is turned.
                <ol
                    onchange={toggle}
                    onpointerover={pointed.reform(|event: PointerEvent| event.into())}
                    onpointerleave={point.reform(|_: PointerEvent| None)}
                    onfocusin={pointed.reform(|event: FocusEvent| event.into())}
                    onfocusout={point.reform(|_: FocusEvent| None)}
                >
                    { for (0..of).map(|hint| hint_row(state, hint, &locked, &read)) }
                </ol>
                if (0..of).all(|hint| !state.veils_worth(hint)) {
                    { note(shown) }
                }
            </div>
        </section>
    }
}

/// The hint whose row an event comes from.
fn hint_of(event: &Event, puzzle: &Puzzle) -> Option<usize> {
    let row = event.target_dyn_into::<Element>()?.closest("[data-hint]").ok()??;
    let number = row.get_attribute("data-hint")?.parse().ok()?;
    numbers::find(puzzle, number)
}

/// What the worths come to, beneath the list: there it moves no row.
fn note(shown: &Shown) -> Html {
    let hints = shown.setup.puzzle.hints();
    let numbers = |wanted: Part| -> Vec<String> {
        let active = shown.setup.active().iter();
        let found = active.filter(|&hint| Worth::of(shown, hint).part == wanted);
        found.map(|hint| hints[hint].number.to_string()).collect()
    };
    let redundant = words::redundant(&numbers(Part::Implied));
    let same_answer = numbers(Part::Counts { same_answer: true });
    html! {
        <div class="hints-note">
            if !redundant.is_empty() {
                <p data-zebra="redundant">{ redundant }</p>
            }
            if !same_answer.is_empty() {
                <p data-zebra="same-answer">{ words::same_answer(&same_answer) }</p>
            }
        </div>
    }
}
