//! What Explore says first: what to do, the dare, and what comes of it.

use yew::prelude::*;

use crate::components::{bare_button, button};
use crate::spoilers::Dare;
use crate::state::{Action, Findings, State};
use crate::words::explore as words;
use link::View;
use puzzle::{HintSet, Puzzle, numbers};
use solver::Known;

/// One sentence that says what to do, and beneath it the dare, or how it has ended.
pub fn lead(state: &State, act: &Callback<Action>) -> Html {
    let setup = &state.shown().setup;
    let all = numbers::switchable(&setup.puzzle);
    let found = state.dare().and_then(|dare| dare.found.as_ref()).filter(|found| !found.is_empty());
    let (what, todo) = match (found, setup.active()) {
        (Some(found), _) => words::lead_found(&numbers_of(&setup.puzzle, found)),
        (_, active) if active.is_empty() => words::lead_all_off(),
        (_, active) if *active == all && all.len() > 1 => words::lead_all_on(all.len()),
        _ => words::lead_else(),
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
                <b>{ words::dare(dare.implied.len() == 1) }</b>
                { bare_button("show-worths", words::SHOW_WORTHS, act, Action::ShowWorths) }
            </p>
        },
        Some(found) if found.is_empty() => html! {
            <p class="dare">{ words::WORTHS_SHOWN }</p>
        },
        Some(_) => html! {
            <p class="dare" role="status" data-zebra="found">
                { outcome(state) }{ " " }
                { button("play-it", words::PLAY_IT, act, Action::Look(View::Play)) }
            </p>
        },
    }
}

/// The printed numbers of hints.
fn numbers_of(puzzle: &Puzzle, hints: &HintSet) -> Vec<String> {
    hints.iter().map(|hint| puzzle.hints()[hint].number.to_string()).collect()
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
        words::found_all_needed(on.len())
    } else {
        words::FOUND_IMPLIED.to_owned()
    }
}
