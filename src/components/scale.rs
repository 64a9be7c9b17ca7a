//! The logarithmic scale from all arrangements to one.

use yew::prelude::*;

use solver::{Count, Tally};

/// A rail with a dot where the count is, an open one for a lower bound; a picture of what the count
/// line says in figures. The left end is `arrangements`; `preview` is where the count would go for a
/// hint that the reader points at.
pub fn scale(count: Option<&Tally>, arrangements: &Count, preview: Option<&Tally>) -> Html {
    let total = arrangements.log10();
    // 0 at the left end, 1 at the right; no solution at all is beyond, where there is no place.
    let place = |count: &Count| (1.0 - count.log10() / total).clamp(0.0, 1.0);
    let at = |place: f64| format!("--at:{}", phrases::decimal(place));
    let bound = matches!(count, Some(Tally::AtLeast(_)));
    let count = count.filter(|tally| !tally.says_nothing()).map(Tally::number);
    let zero = count.is_some_and(Count::is_zero);
    html! {
        <div class="scale" data-zero={zero.then_some("")} aria-hidden="true">
            <div class="scale-rail"></div>
            <ul class="scale-ticks">
                { for phrases::powers(total).map(|(exponent, name)| {
                    let place = 1.0 - f64::from(exponent) / total;
                    let edge = (exponent == 0).then_some("");
                    html! { <li key={exponent} data-edge={edge} style={at(place)}>{ name }</li> }
                }) }
            </ul>
            if let Some(count) = count {
                if !bound {
                    <div class="scale-done" style={at(place(count))}></div>
                }
                if !zero {
                    <div class="scale-dot" data-bound={bound.then_some("")} style={at(place(count))}></div>
                }
            }
            if let Some(preview) = preview.map(Tally::number).filter(|count| !count.is_zero()) {
                <div class="scale-ghost" style={at(place(preview))}></div>
            }
        </div>
    }
}
