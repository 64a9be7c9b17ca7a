//! Explore: hints with their worth, the count, the answer, the street and its candidates.

mod board;
mod hint_row;
mod hints;
mod pager;
mod street;
pub mod worth;

use yew::prelude::*;

use crate::components::hero;
use crate::state::{Action, Findings, Shown};
use board::board;
use hints::hints;
use worth::Worth;

/// What Explore shows.
pub struct Explore<'a> {
    /// What is shown.
    pub shown: &'a Shown,
    /// The hint that the reader points at.
    pub pointed: Option<usize>,
    /// Told which hint that is.
    pub point: &'a Callback<Option<usize>>,
    /// Where actions go.
    pub act: &'a Callback<Action>,
}

/// The view where everyone lands.
pub fn explore(view: &Explore) -> Html {
    let Explore { shown, pointed, point, act } = view;
    let puzzle = &shown.setup.puzzle;
    let survey = match &shown.findings {
        Findings::Known(survey) => Some(survey),
        _ => None,
    };
    let preview =
        pointed.filter(|&hint| hint < puzzle.hints().len()).map(|hint| Worth::of(shown, hint));
    let preview = preview.as_ref().and_then(Worth::turned);
    // Where the shares are not known, the board stays empty rather than say what is not so.
    let survey = survey.filter(|survey| survey.shares.known);
    html! {
        <main class="explore" id="main">
            { hero(shown, preview, act) }
            { hints(shown, act, point) }
            { board(puzzle, survey.map(|survey| &**survey), shown.browsing.as_ref(), act) }
        </main>
    }
}
