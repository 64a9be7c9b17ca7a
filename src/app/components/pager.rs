//! Looking at all solutions at once, or at one after another.

use yew::prelude::*;

use super::{Icon, IconKind};
use crate::app::phrases;
use crate::app::state::Action;
use crate::solver::{Count, Tally};

/// What the pager needs.
#[derive(PartialEq, Properties)]
pub struct PagerProps {
    /// How many solutions.
    pub count: Tally,
    /// Which one is looked at, from 0; `None` for all at once.
    pub at: Option<u64>,
    /// Where actions go.
    pub act: Callback<Action>,
}

/// Buttons to the previous and the next solution, and back to all of them.
#[component]
pub fn Pager(props: &PagerProps) -> Html {
    let count = props.count.number();
    let browse = |to: Option<u64>| props.act.reform(move |_| Action::Browse(to));
    let before = props.at.and_then(|at| at.checked_sub(1));
    let next = props.at.map_or(0, |at| at + 1);
    let total = phrases::short(count);
    let at = match props.at {
        None => format!("all {total} at once"),
        Some(at) => format!("{} of {total}", phrases::group_digits(&(at + 1).to_string())),
    };
    html! {
        <div class="pager" role="group" aria-label="Solutions one by one">
            <button
                type="button"
                class="button bare"
                data-zebra="solution-all"
                disabled={props.at.is_none()}
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
                <Icon kind={IconKind::Previous} />
            </button>
            <span class="pager-at" data-zebra="solution-index" aria-live="polite">{ at }</span>
            <button
                type="button"
                class="button"
                data-zebra="solution-next"
                aria-label="Next solution"
                disabled={Count::from(next) >= *count}
                onclick={browse(Some(next))}
            >
                <Icon kind={IconKind::Next} />
            </button>
        </div>
    }
}
