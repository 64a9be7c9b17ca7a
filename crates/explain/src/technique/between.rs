//! "The second is somewhere between the first and the third of them, so it is at no end."

use super::by_hint::by_hint;
use super::{Board, Definition, Sight, Technique, Tier};

/// A hint that one value is between two others.
pub(super) const BETWEEN: Definition =
    Definition { name: "three in order", cost: 5, finds: &[(Tier::Single, find)], tell: by_hint };

fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for (ground, many) in board.manies() {
        if many.is_between() {
            sights.extend(board.unsupported(many, ground, Technique::Between));
        }
    }
}
