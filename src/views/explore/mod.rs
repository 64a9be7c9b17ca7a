//! Explore: hints with their worth, the count, the answer, the street and its candidates.

mod board;
mod hint_row;
mod hints;
mod lead;
mod pager;
mod street;
pub mod worth;

use yew::prelude::*;

use crate::components::hero;
use crate::state::{Action, Findings, State};
use board::board;
use hints::hints;
use worth::Worth;

/// What Explore shows.
pub struct Explore<'a> {
    /// What is so.
    pub state: &'a State,
    /// The hint that the reader points at.
    pub pointed: Option<usize>,
    /// Told which hint that is.
    pub point: &'a Callback<Option<usize>>,
    /// Where actions go.
    pub act: &'a Callback<Action>,
}

/// The view where everyone lands.
pub fn explore(view: &Explore) -> Html {
    let Explore { state, pointed, point, act } = view;
    let shown = state.shown();
    let puzzle = &shown.setup.puzzle;
    let survey = match &shown.findings {
        Findings::Known(survey) => Some(survey),
        _ => None,
    };
    // Where it would lead is no news before it has been tried.
    let pointed = pointed.filter(|&hint| hint < puzzle.hints().len() && !state.veils_worth(hint));
    let preview = pointed.map(|hint| Worth::of(shown, hint));
    let preview = preview.as_ref().and_then(Worth::turned);
    // Where the shares are not known, the board stays empty rather than say what is not so.
    let survey = survey.filter(|survey| survey.shares.known);
    html! {
        <main class="explore" id="main">
            <p class="print-title"><bdi>{ puzzle.title() }</bdi></p>
            { hero(state, preview, act) }
            { hints(state, act, point) }
            { board(state, survey.map(|survey| &**survey), act) }
        </main>
    }
}
