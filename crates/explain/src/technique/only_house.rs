//! "That leaves only the fourth house for the green one."

use super::{Board, Sight, Technique, cells};
use crate::knowledge::Cell;

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for row in board.rows() {
        for id in row.clone().filter(|&id| !board.placed[id]) {
            let mask = board.masks[id];
            if !mask.is_power_of_two() {
                continue;
            }
            let rivals = row.clone().filter(|&other| other != id);
            let because = board.gone(id, !mask);
            let rules_out =
                rivals.flat_map(|other| cells(other, board.masks[other] & mask)).collect();
            let sight = Sight::ruling_out(Technique::OnlyHouse, Vec::new(), because, rules_out);
            sights.push(Sight {
                places: Some(Cell { id, house: mask.trailing_zeros() as u8 }),
                ..sight
            });
        }
    }
}
