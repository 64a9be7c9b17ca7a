//! Texts without a row: who has what, and nothing of who stands where. The places are then those of
//! one category, in the order of its list.

use super::super::{Asked, Offsets, Relation};
use super::draft::Draft;

/// Fewer hints do not show that nothing is said of places, unless these are only three.
const FEWEST: usize = 3;

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
