//! Looking at all solutions at once, or at one after another.

use yew::prelude::*;

use crate::components::{IconKind, icon};
use crate::state::{Action, Browsing};
use solver::Count;

/// Buttons to the previous and the next solution, and back to all of them. `browsing`
/// is `None` for all at once.
pub fn pager(count: &Count, browsing: Option<&Browsing>, act: &Callback<Action>) -> Html {
    let at = browsing.map(|browsing| browsing.wanted);
    let seen = browsing.and_then(|browsing| browsing.found.as_ref()).map(|&(at, _)| at);
    let browse = |to: Option<u64>| act.reform(move |_| Action::Browse(to));
    let before = at.and_then(|at| at.checked_sub(1));
    let next = at.map_or(0, |at| at + 1);
    let total = phrases::short(count);
    let words = match seen {
        None => format!("all {total} at once"),
        Some(at) => format!("{} of {total}", phrases::group_digits(&(at + 1).to_string())),
    };
    html! {
        <div class="pager" role="group" aria-label="Solutions one by one">
            <button
                type="button"
                class="button bare"
                data-zebra="solution-all"
                disabled={at.is_none()}
                onclick={browse(None)}
            >
                { "All" }
            </button>
            <button
                type="button"
                class="button"
                data-zebra="solution-prev"
                aria-label="Previous solution"
                disabled={before.is_none()}
                onclick={browse(before)}
            >
                { icon(IconKind::Previous) }
            </button>
            <span class="pager-at" data-zebra="solution-index" aria-live="polite">{ words }</span>
            <button
                type="button"
                class="button"
                data-zebra="solution-next"
                aria-label="Next solution"
                disabled={Count::from(next) >= *count}
                onclick={browse(Some(next))}
            >
                { icon(IconKind::Next) }
            </button>
        </div>
    }
}
