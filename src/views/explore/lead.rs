//! What Explore says first: what to do, the dare, and what comes of it.

use yew::prelude::*;

use crate::components::{bare_button, button};
use crate::spoilers::Dare;
use crate::state::{Action, Findings, State};
use link::View;
use puzzle::{HintSet, Puzzle, numbers};
use solver::Known;

/// One sentence that says what to do, and beneath it the dare, or how it has ended.
pub fn lead(state: &State, act: &Callback<Action>) -> Html {
    let setup = &state.shown().setup;
    let all = numbers::switchable(&setup.puzzle);
    let found = state.dare().and_then(|dare| dare.found.as_ref()).filter(|found| !found.is_empty());
    let (what, todo) = match (found, setup.active()) {
        (Some(found), _) => (format!("Found it: {}.", add_nothing(&setup.puzzle, found)), ""),
        (_, active) if active.is_empty() => ("Nothing is said yet.".into(), "Switch a hint on."),
        (_, active) if *active == all && all.len() > 1 => {
            (format!("Do all {} hints matter?", all.len()), "Switch one off.")
        }
        _ => ("What does each hint do?".to_owned(), "Switch another."),
    };
    html! {
        <div class="lead" data-zebra="lead">
            <h2 data-found={found.is_some().then_some("")} id="hints-title">
                { what }{ " " }<span>{ todo }</span>
            </h2>
            { for state.dare().map(|dare| below(state, dare, act)) }
        </div>
    }
}

/// The dare while it is open, then a line in its place.
fn below(state: &State, dare: &Dare, act: &Callback<Action>) -> Html {
    match &dare.found {
        None => html! {
            <p class="dare" data-zebra="dare">
                <b>{ if dare.implied.len() == 1 { "One hint adds nothing. Find it." } else { "Some hints add nothing. Find one." } }</b>
                { bare_button("show-worths", "Show what each is worth", act, Action::ShowWorths) }
            </p>
        },
        Some(found) if found.is_empty() => html! {
            <p class="dare">{ "Beside each hint: how many solutions with that one switch turned." }</p>
        },
        Some(_) => html! {
            <p class="dare" role="status" data-zebra="found">
                { outcome(state) }{ " " }
                { button("play-it", "Play this puzzle", act, Action::Look(View::Play)) }
            </p>
        },
    }
}

/// "Hint 15 adds nothing", in the middle of a sentence.
fn add_nothing(puzzle: &Puzzle, hints: &HintSet) -> String {
    let numbers: Vec<String> =
        hints.iter().map(|hint| puzzle.hints()[hint].number.to_string()).collect();
    match &numbers[..] {
        [number] => format!("hint {number} adds nothing"),
        [rest @ .., last] => format!("hints {} and {last} add nothing", rest.join(", ")),
        [] => String::new(),
    }
}

/// What is so without it.
fn outcome(state: &State) -> String {
    let shown = state.shown();
    let Findings::Known(survey) = &shown.findings else { return String::new() };
    let on = shown.setup.active();
    let is_needed = |hint: usize| {
        survey.statuses[hint].as_ref().is_some_and(|status| status.implied == Known::No)
    };
    if survey.count.exact().is_some_and(solver::Count::is_one) && on.iter().all(is_needed) {
        format!("Still 1 solution. The other {} are all needed.", on.len())
    } else {
        "The others imply it.".to_owned()
    }
}
