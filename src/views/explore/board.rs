//! The board: what is known of the street, as a picture and as a table.

use yew::prelude::*;

use super::pager::pager;
use super::street::shares;
use crate::components::{bare_button, candidates};
use crate::state::{Action, State};
use crate::words::explore as words;
use solver::Count;

/// The street and the table of candidates, from all solutions or from the one that the reader looks
/// at; the table, which tells the answer, waits to be asked for.
pub fn board(state: &State, act: &Callback<Action>) -> Html {
    let (shown, veiled) = (state.shown(), state.veils_answer());
    let (puzzle, browsing) = (&shown.setup.puzzle, shown.browsing.as_ref());
    let survey = shown.shares();
    let count = survey.map(|survey| survey.count.number());
    let settled = count.is_some_and(Count::is_one);
    let found = browsing.and_then(|browsing| browsing.found.as_ref());
    let solution = found.map(|(_, solution)| solution);
    html! {
        <section class="board" aria-labelledby="board-title">
            <div class="board-head">
                <h2 id="board-title">{ words::board(settled) }</h2>
                if let Some(count) = count.filter(|count| !count.is_zero() && !settled) {
                    { pager(count, browsing, act) }
                }
            </div>
            { shares(puzzle, survey, solution) }
            if veiled {
                { bare_button("house-by-house", words::HOUSE_BY_HOUSE, act, Action::ShowAnswer(true)) }
            }
            // On paper the answer has a page of its own, after a grid to be filled in.
            if settled && !veiled {
                <div class="print-grid" aria-hidden="true">{ candidates(puzzle, None, None) }</div>
            }
            // For scripts that read the table it is always there.
            <div class="board-table" hidden={veiled}>
                { candidates(puzzle, survey, solution) }
                if !settled {
                    { legend(solution.is_some()) }
                }
            </div>
        </section>
    }
}

fn legend(one: bool) -> Html {
    html! {
        <ul class="legend">
            <li><span class="fact">{ words::LEGEND_SAMPLE }</span>{ words::LEGEND_FACT }</li>
            if one {
                <li><span class="picked">{ words::LEGEND_SAMPLE }</span>{ words::LEGEND_PICKED }</li>
            } else {
                <li>
                    <span class="candidate" style="--share:0.6">{ words::LEGEND_SAMPLE }</span>
                    { words::LEGEND_SHARE }
                </li>
            }
        </ul>
    }
}
