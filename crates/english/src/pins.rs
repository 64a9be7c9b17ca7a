//! Hints that say where the values of a category are that names the places.

use super::Reading;
use super::categories::Listed;
use super::draft::{Draft, DraftHint};
use puzzle::{Houses, Relation, Value};

/// Where places have names that are listed as a category, such as days, each is where it is.
pub(super) fn pin(listed: &Listed, c: usize, order: &[u8], draft: &mut Draft) {
    let next = draft.hints.iter().map(|hint| hint.number).max().unwrap_or(0) + 1;
    for (i, &place) in order.iter().enumerate() {
        let value = Value { category: c as u8, index: i as u8 };
        let relation = Relation::In(value, Houses::only(place));
        let name = &listed.values[i];
        draft.hints.push(DraftHint {
            number: next + i as u32,
            line: listed.line,
            text: format!("{name} is number {} in the row", place + 1),
            readings: vec![Reading { relation, label: String::new() }],
            passed_over: Vec::new(),
            remarks: Vec::new(),
            guessed: false,
        });
    }
}

/// Whether a hint puts a value of the category elsewhere than in this order.
pub(super) fn denied(draft: &Draft, category: usize, order: &[u8]) -> bool {
    let mut elsewhere = false;
    for hint in draft.hints.iter().filter(|hint| !hint.guessed) {
        let [reading] = hint.readings.as_slice() else { continue };
        let parts = match &reading.relation {
            Relation::And(parts) => parts.as_slice(),
            one => std::slice::from_ref(one),
        };
        elsewhere |= parts.iter().any(|part| match part {
            Relation::In(value, houses) => {
                usize::from(value.category) == category
                    && !houses.contains(order[usize::from(value.index)])
            }
            _ => false,
        });
    }
    elsewhere
}
