//! "The second is somewhere between the first and the third of them, so it is at no end."

use super::{Board, Sight, Technique, unsupported};
use crate::clue::Rule;
use puzzle::Relation;

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for clue in board.clues {
        for rule in &clue.rules {
            let Rule::Many(many) = rule else { continue };
            if matches!(many.relation, Relation::Between { .. }) {
                sights.extend(unsupported(board, many, clue.ground, Technique::Between));
            }
        }
    }
}
