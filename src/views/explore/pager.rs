//! Looking at all solutions at once, or at one after another.

use yew::prelude::*;

use crate::components::{IconKind, icon_button, plain_bare_button};
use crate::state::{Action, Browsing};
use crate::words::explore as words;
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
    let shown = match seen {
        None => words::pager_at_all(&total),
        Some(at) => words::pager_at(&phrases::group_digits(&(at + 1).to_string()), &total),
    };
    html! {
        <div class="pager" role="group" aria-label={words::PAGER}>
            { plain_bare_button("solution-all", words::PAGER_ALL, at.is_none(), browse(None)) }
            { icon_button(IconKind::Previous, "solution-prev", words::PAGER_PREVIOUS, before.is_none(), browse(before)) }
            <span class="pager-at" data-zebra="solution-index" aria-live="polite">{ shown }</span>
            { icon_button(IconKind::Next, "solution-next", words::PAGER_NEXT, Count::from(next) >= *count, browse(Some(next))) }
        </div>
    }
}
