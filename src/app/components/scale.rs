//! The logarithmic scale from all arrangements to one.

use yew::prelude::*;

use crate::phrases;
use crate::solver::{Count, Tally};

/// A rail with a dot where the count is; a picture of what the count line says in figures. The left
/// end is `arrangements`; `preview` is where the count would go for a hint that the reader points at.
pub fn scale(count: Option<&Tally>, arrangements: &Count, preview: Option<&Tally>) -> Html {
    let total = arrangements.log10();
    // 0 at the left end, 1 at the right; no solution at all is beyond one solution.
    let place = |count: &Count| (1.0 - count.log10() / total).clamp(0.0, 1.0);
    let at = |place: f64| format!("--at:{}", phrases::decimal(place));
    let count = count.map(Tally::number);
    let zero = count.is_some_and(Count::is_zero);
    html! {
        <div class={classes!("scale", zero.then_some("zero"))} aria-hidden="true">
            <div class="scale-rail"></div>
            <ul class="scale-ticks">
                { for ticks(total).into_iter().map(|(exponent, name)| {
                    let place = 1.0 - f64::from(exponent) / total;
                    let edge = (exponent == 0).then_some("edge-right");
                    html! { <li key={exponent} class={classes!(edge)} style={at(place)}>{ name }</li> }
                }) }
            </ul>
            if let Some(count) = count {
                <div class="scale-done" style={at(place(count))}></div>
                <div class="scale-dot" style={at(place(count))}></div>
            }
            if let Some(preview) = preview {
                <div class="scale-ghost" style={at(place(preview.number()))}></div>
            }
        </div>
    }
}

/// Marks at powers of ten with names, few enough to be read: every third power while there is room.
fn ticks(total: f64) -> Vec<(u32, String)> {
    let last = total as u32;
    let step = 3 * (last / 13 + 1);
    (0..=last)
        .step_by(step as usize)
        // The left end belongs to all arrangements; a mark right beside it would only crowd.
        .filter(|&exponent| f64::from(exponent) < 0.95 * total)
        .map(|exponent| {
            let name = match exponent {
                0 => "1".into(),
                3 => "1,000".into(),
                6 => "a million".into(),
                9 => "a billion".into(),
                12 => "a trillion".into(),
                _ => format!("10{}", phrases::superscript(exponent as usize)),
            };
            (exponent, name)
        })
        .collect()
}
