//! The board: what is known of the street, as a picture and as a table.

use yew::prelude::*;

use super::pager::pager;
use super::street::street;
use crate::components::candidates;
use crate::state::{Action, Browsing};
use puzzle::Puzzle;
use solver::{Count, Survey};

/// The street and the table of candidates, from all solutions or from the one that the reader looks
/// at. `survey` is what is known, once it is exact.
pub fn board(
    puzzle: &Puzzle,
    survey: Option<&Survey>,
    browsing: Option<&Browsing>,
    act: &Callback<Action>,
) -> Html {
    let count = survey.map(|survey| survey.count.number());
    let settled = count.is_some_and(Count::is_one);
    let found = browsing.and_then(|browsing| browsing.found.as_ref());
    let solution = found.map(|(_, solution)| solution);
    html! {
        <section class="board" aria-labelledby="board-title">
            <div class="board-head">
                <h2 id="board-title">{ if settled { "The street" } else { "What is known of the street" } }</h2>
                if let Some(count) = count.filter(|count| !count.is_zero() && !settled) {
                    { pager(count, browsing, act) }
                }
            </div>
            { street(puzzle, survey, solution) }
            { candidates(puzzle, survey, solution) }
            if !settled {
                { legend(solution.is_some()) }
            }
        </section>
    }
}

fn legend(one: bool) -> Html {
    html! {
        <ul class="legend">
            <li><span class="fact">{ "word" }</span>{ "the same in every solution" }</li>
            if one {
                <li><span class="picked">{ "word" }</span>{ "in this solution" }</li>
            } else {
                <li>
                    <span class="candidate" style="--share:0.6">{ "word" }</span>
                    { "the bar is the share of the solutions that have it here" }
                </li>
            }
        </ul>
    }
}
