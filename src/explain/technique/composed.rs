//! "Either the Brit or the Dane keeps the dog", and whatever else hints put together.

use super::{Board, Sight, Technique, unsupported};
use crate::explain::clue::Rule;
use crate::puzzle::Relation;

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for clue in board.clues {
        for rule in &clue.rules {
            let Rule::Many(many) = rule else { continue };
            if !matches!(many.relation, Relation::Between { .. }) {
                sights.extend(unsupported(board, many, clue.hint, Technique::Composed));
            }
        }
    }
}
