//! "The first house can be nothing but yellow."

use super::{Board, Sight, Technique, cells};
use crate::knowledge::Cell;

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for row in board.rows() {
        for house in 0..board.houses {
            let column = board.column(row.clone(), house);
            let id = row.start + column.trailing_zeros() as usize;
            if !column.is_power_of_two() || board.placed[id] {
                continue;
            }
            let rivals = row.clone().filter(|&other| other != id);
            let because = rivals.map(|other| Cell { id: other, house }).collect();
            let rules_out = cells(id, board.masks[id] & !(1 << house));
            let sight = Sight::ruling_out(Technique::OnlyValue, Vec::new(), because, rules_out);
            sights.push(Sight { places: Some(Cell { id, house }), ..sight });
        }
    }
}
