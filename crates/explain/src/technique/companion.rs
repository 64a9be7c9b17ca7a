//! "The Spaniard has the dog and so does not smoke Old Gold, the Japanese smokes Parliaments, and the
//! other two are smoked where the Spaniard is not: he smokes Lucky Strikes." Nobody else is left to
//! go with, in whichever house that is.

use super::households::Households;
use super::{Board, Sight, Technique};
use crate::clue::Ground;
use crate::knowledge::{Cell, Fact, Id};
use puzzle::Houses;

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    if board.clues.is_empty() {
        return;
    }
    let households = Households::of(board);
    let mut seen: Vec<Sight> = Vec::new();
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
                let sight = Sight { pair: Some(pair), about, ..sight };
                // Once for all of a household, in the way that takes least.
                let says_the_same = |other: &Sight| {
                    other.pair.and_then(|pair| pair.both()).is_some_and(|(a, b)| {
                        let (a, b) = (board.id(a), board.id(b));
                        households.share(a, id) && households.share(b, only)
                            || households.share(a, only) && households.share(b, id)
                    })
                };
                match seen.iter_mut().find(|other| says_the_same(other)) {
                    Some(other) if effort(&sight) < effort(other) => *other = sight,
                    Some(_) => {}
                    None => seen.push(sight),
                }
            }
        }
    }
    sights.extend(seen);
}

/// Hints used, and facts.
fn effort(sight: &Sight) -> (usize, usize) {
    (sight.hints().count(), sight.because.len())
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
