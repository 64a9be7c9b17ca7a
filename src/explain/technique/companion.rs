//! "The Spaniard has the dog and so does not smoke Old Gold, the Japanese smokes Parliaments, and the
//! other two are smoked where the Spaniard is not: he smokes Lucky Strikes." Nobody else is left to
//! go with, in whichever house that is.

use super::households::Households;
use super::{Board, Sight, Technique};
use crate::explain::clue::Ground;
use crate::explain::knowledge::{Cell, Fact, Id};
use crate::puzzle::Houses;

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    if board.clues.is_empty() {
        return;
    }
    let households = Households::of(board);
    for row in board.rows() {
        for id in row.filter(|&id| !board.masks[id].is_power_of_two()) {
            for others in board.rows().filter(|row| !row.contains(&id)) {
                let mut left = others.clone().filter(|&other| {
                    board.masks[id] & board.masks[other] != 0 && !households.clash(id, other)
                });
                let (Some(only), None) = (left.next(), left.next()) else { continue };
                if households.share(id, only) {
                    continue;
                }
                let (mut grounds, mut because) = (Vec::new(), Vec::new());
                let mut about = Vec::new();
                for other in others.filter(|&other| other != only) {
                    about.push(other);
                    match why(board, &households, id, other) {
                        Why::Kept(kept) => grounds.extend(kept),
                        Why::Elsewhere(cells) => because.extend(cells),
                    }
                }
                grounds.sort_unstable();
                grounds.dedup();
                because.sort_unstable();
                because.dedup();
                let pair = Fact::pair(board.value(id), board.value(only), true);
                let sight = Sight::ruling_out(Technique::Companion, grounds, because, Vec::new());
                sights.push(Sight { pair: Some(pair), about, ..sight });
            }
        }
    }
}

/// Why two values do not go together.
enum Why {
    /// Hints keep them apart.
    Kept(Vec<Ground>),
    /// No house is left for both.
    Elsewhere(Vec<Cell>),
}

fn why(board: &Board<'_>, households: &Households<'_>, id: Id, other: Id) -> Why {
    let all = Houses::all(board.houses).iter();
    if board.masks[id] & board.masks[other] == 0 {
        let gone = |house: u8| {
            let id = if board.masks[id] >> house & 1 == 0 { id } else { other };
            Cell { id, house }
        };
        return Why::Elsewhere(all.map(gone).collect());
    }
    Why::Kept(households.why_apart(id, other).unwrap_or_default())
}
