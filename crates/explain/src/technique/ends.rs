//! "The green house is left of the white one, so it is not the last"; nor where the white one would
//! have to be in a house that is taken.

use super::board::cells;
use super::by_hint::by_hint;
use super::{Board, Definition, Sight, Technique, Tier};

/// A hint about two values, none of them placed.
pub(super) const ENDS: Definition = Definition {
    name: "no room for the partner",
    cost: 3,
    finds: &[(Tier::Pair, find)],
    tell: by_hint,
};

fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for (ground, two) in board.twos() {
        for (id, other, table) in two.sides() {
            // With the other side settled, "one side known" says it better.
            if board.placed[other] || board.masks[other].is_power_of_two() {
                continue;
            }
            for cell in cells(id, board.masks[id]) {
                let partners = table[usize::from(cell.house)];
                if partners & board.masks[other] == 0 {
                    let because = board.gone(other, partners);
                    let grounds = vec![ground];
                    sights.push(Sight::ruling_out(Technique::Ends, grounds, because, vec![cell]));
                }
            }
        }
    }
}
