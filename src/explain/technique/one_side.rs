//! "The Norwegian lives next to the blue house, and he is in the first."

use super::{Board, Sight, Technique, cells};
use crate::explain::clue::{Rule, image};

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for clue in board.clues {
        for rule in &clue.rules {
            let Rule::Two(two) = rule else { continue };
            for (known, other, table) in two.sides() {
                if !board.placed[known] {
                    continue;
                }
                let rules_out = cells(other, board.masks[other] & !image(table, board.masks[known]));
                if !rules_out.is_empty() {
                    sights.push(Sight {
                        technique: Technique::OneSide,
                        hints: vec![clue.hint],
                        because: board.gone(known, u16::MAX),
                        leans_on: Some(known),
                        rules_out,
                        places: None,
                    });
                }
            }
        }
    }
}
