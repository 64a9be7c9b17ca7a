//! The list of hints with its own few commands.

use web_sys::Element;
use yew::prelude::*;

use super::hint_row::{HintRow, hint_row};
use super::lead::lead;
use super::worth::Worth;
use crate::components::bare_button;
use crate::state::{Action, Shown, State};
use crate::words::explore as words;
use puzzle::reading::{self, Reading};
use puzzle::{Hint, HintSet, Puzzle, numbers};

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
    let others: Vec<_> = puzzle.hints().iter().map(other_reading).collect();
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
                    { for puzzle.hints().iter().enumerate().map(|(index, hint)| hint_row(&HintRow {
                        number: hint.number,
                        text: &hint.text,
                        on: now.active().contains(index),
                        locked: locked.contains(index),
                        lit: state.lit().contains(index),
                        worth: Worth::of(shown, index),
                        veiled: state.veils_worth(index),
                        other: others[index].as_ref().map(|(reading, text)| (*reading, &**text)),
                        read: &read,
                    })) }
                </ol>
                if (0..of).all(|hint| !state.veils_worth(hint)) {
                    { note(shown) }
                }
            </div>
        </section>
    }
}

/// How the hint could be read instead, and its words then.
fn other_reading(hint: &Hint) -> Option<(Reading, String)> {
    let other = match hint.reading()? {
        Reading::Immediate => Reading::Somewhere,
        Reading::Somewhere => Reading::Immediate,
    };
    Some((other, reading::text(hint, other)?))
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
    let numbers = |wanted: fn(&Worth) -> bool| -> Vec<String> {
        (0..hints.len())
            .filter(|&hint| wanted(&Worth::of(shown, hint)))
            .map(|hint| hints[hint].number.to_string())
            .collect()
    };
    let redundant = words::redundant(&numbers(|worth| matches!(worth, Worth::AddsNothing { .. })));
    let same_answer = numbers(|worth| matches!(worth, Worth::Needed { same_answer: true, .. }));
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
