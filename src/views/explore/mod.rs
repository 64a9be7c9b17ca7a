//! Explore: hints with their worth, the count, the answer, the street and its candidates; other views
//! have a panel of their own beneath the street.

mod board;
mod hint_row;
mod hints;
mod lead;
mod pager;
mod street;
pub mod worth;

use yew::prelude::*;

use crate::components::hero;
use crate::state::{Action, State};
use board::board;
use hints::hints;
use link::View;
use worth::Worth;

pub use street::{shares, street};

/// Whether the view is a panel beside the hints and the count.
pub fn is_beside(view: View) -> bool {
    view != View::Explore && view.place().views.contains(&View::Explore)
}

/// The view where everyone lands; or another one, a panel in the place of the board. `pointed` is the
/// hint that the reader points at, and `point` is told which one that is.
pub fn explore(
    state: &State,
    pointed: Option<usize>,
    point: &Callback<Option<usize>>,
    act: &Callback<Action>,
    panel: Option<Html>,
) -> Html {
    let shown = state.shown();
    let puzzle = &shown.setup.puzzle;
    // Where it would lead is no news before it has been tried.
    let pointed = pointed.filter(|&hint| hint < puzzle.hints().len() && !state.veils_worth(hint));
    let preview = pointed.map(|hint| Worth::of(shown, hint));
    let preview = preview.as_ref().and_then(Worth::turned);
    let beside = panel.is_some().then(|| shown.setup.view().word());
    html! {
        <main class="explore" data-beside={beside} id="main">
            <p class="print-title"><bdi>{ puzzle.title() }</bdi></p>
            { hero(state, preview, act) }
            { hints(state, act, point) }
            { panel.unwrap_or_else(|| board(state, act)) }
        </main>
    }
}
