//! "The Norwegian lives in the first house."

use super::{Board, Sight, Technique, cells};
use crate::clue::Rule;

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for clue in board.clues {
        for rule in &clue.rules {
            let Rule::One(id, mask) = rule else { continue };
            let rules_out = cells(*id, board.masks[*id] & !mask);
            if !rules_out.is_empty() {
                let technique = Technique::Stated;
                sights.push(Sight::ruling_out(technique, vec![clue.ground], Vec::new(), rules_out));
            }
        }
    }
}
