//! Texts without a row: who has what, and nothing of who stands where. The places are then those of
//! one category, in the order of its list.

use super::Reading;
use super::draft::{Draft, DraftHint, Note};
use super::tokens::tokens;
use puzzle::{Asked, Offsets, Relation};

/// Fewer hints do not show that nothing is said of places, unless these are only three.
const FEWEST: usize = 3;

/// Takes "Ann and the vet are neighbors" to say that they are two people, where no other hint says
/// anything of places: nobody has one to live next to.
pub(super) fn unplace_neighbors(draft: &mut Draft) {
    let next_to = |hint: &DraftHint| {
        let words = tokens(&hint.text);
        let says = words.iter().any(|word| word.is(&["neighbor", "neighbors"]));
        says && matches!(
            hint.readings.as_slice(),
            [Reading { relation: Relation::Offset(_, _, Offsets::NEXT_TO), .. }]
        )
    };
    let (near, rest) = draft.hints.iter().cloned().partition(next_to);
    let near: Vec<DraftHint> = near;
    if near.is_empty() || !is_unordered(&Draft { hints: rest, ..draft.clone() }) {
        return;
    }
    for hint in draft.hints.iter_mut().filter(|hint| next_to(hint)) {
        if let [Reading { relation: Relation::Offset(_, _, offsets), .. }] = &mut hint.readings[..]
        {
            *offsets = Offsets::DIFFERENT;
        }
        let message = format!("taken to say no more than that they are two: {}", hint.text);
        draft.notes.push(Note { line: hint.line, message });
    }
}

/// Whether the hints and questions speak of places nowhere.
pub(super) fn is_unordered(draft: &Draft) -> bool {
    let mut placed = false;
    let readings = draft.hints.iter().flat_map(|hint| &hint.readings);
    for reading in readings {
        reading.relation.for_each_statement(&mut |part| {
            placed |= match part {
                Relation::In(..) | Relation::Between { .. } => true,
                Relation::Offset(_, _, offsets) => {
                    *offsets != Offsets::SAME && *offsets != Offsets::DIFFERENT
                }
                _ => false,
            };
        });
    }
    let understood = draft.hints.iter().filter(|hint| !hint.readings.is_empty()).count();
    let asked = draft.questions.iter().any(|question| question.asked == Asked::House);
    !placed
        && !asked
        && understood >= FEWEST.min(usize::from(draft.houses) - 1)
        && 2 * understood >= draft.hints.len()
}
