//! "The green house is left of the white one, so it is not the last"; nor where the white one would
//! have to be in a house that is taken.

use super::{Board, Sight, Technique, cells};
use crate::clue::Rule;

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for clue in board.clues {
        for rule in &clue.rules {
            let Rule::Two(two) = rule else { continue };
            for (id, other, table) in two.sides() {
                // With the other side settled, "one side known" says it better.
                if board.placed[other] || board.masks[other].is_power_of_two() {
                    continue;
                }
                for cell in cells(id, board.masks[id]) {
                    let partners = table[usize::from(cell.house)];
                    if partners & board.masks[other] == 0 {
                        let because = board.gone(other, partners);
                        let grounds = vec![clue.ground];
                        let technique = Technique::Ends;
                        sights.push(Sight::ruling_out(technique, grounds, because, vec![cell]));
                    }
                }
            }
        }
    }
}
