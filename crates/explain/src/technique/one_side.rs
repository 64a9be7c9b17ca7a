//! "The Norwegian lives next to the blue house, and he is in the first."

use super::board::cells;
use super::by_hint::by_hint;
use super::{Board, Definition, Sight, Technique, Tier};
use crate::knowledge::Cell;

/// A hint about two values, one of them placed.
pub(super) const ONE_SIDE: Definition = Definition {
    name: "one side of a hint known",
    cost: 2,
    finds: &[(Tier::Placed, find)],
    tell: by_hint,
};

fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for (ground, two) in board.twos() {
        for (known, other, table) in two.sides() {
            let allowed = table.image(board.masks[known]);
            // Two that are placed can still be in each other's way.
            let fits = board.masks[other] & allowed != 0;
            if !board.placed[known] || board.placed[other] && fits {
                continue;
            }
            let mut rules_out = cells(other, board.masks[other] & !allowed);
            let house = allowed.trailing_zeros() as u8;
            let places = (allowed.is_power_of_two() && !board.placed[other])
                .then_some(Cell { id: other, house });
            if places.is_some() {
                let row = board.row_of(other);
                let rivals = row.filter(|&rival| rival != other);
                rules_out.extend(rivals.flat_map(|id| cells(id, board.masks[id] & allowed)));
            }
            if rules_out.is_empty() && places.is_none() {
                continue;
            }
            let because = board.gone(known, u16::MAX);
            let sight = Sight::ruling_out(Technique::OneSide, vec![ground], because, rules_out);
            sights.push(Sight { leans_on: Some(known), places, ..sight });
        }
    }
}
