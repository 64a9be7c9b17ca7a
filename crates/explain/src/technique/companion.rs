//! "The Spaniard has the dog and so does not smoke Old Gold, the Japanese smokes Parliaments, and the
//! other two are smoked where the Spaniard is not: he smokes Lucky Strikes." Nobody else is left to
//! go with, in whichever house that is.

use super::households::Households;
use super::{Board, Definition, KeptApart, Sight, Technique, Telling, Tier, sorted};
use crate::knowledge::{Cell, Fact, Id};
use crate::telling::{Point, Sentence};
use puzzle::Houses;

/// All values of a category but one are kept apart from the value.
pub(super) const COMPANION: Definition =
    Definition { name: "only one match left", cost: 8, finds: &[(Tier::Company, find)], tell };

/// "Old Gold goes with snails (#7), but the Spaniard has the dog (#3); …": why no other one goes.
fn tell(telling: &Telling<'_>) -> (Vec<Sentence>, usize) {
    let mut claims = telling.claims(1);
    // All others having been told, that is what is left.
    if let [Point::Pair(a, b, true)] = claims[..] {
        let kept = telling.thought().apart.first().map_or(a, |apart| apart.values.0);
        let (value, other) = if kept == a { (a, b) } else { (b, a) };
        claims = vec![Point::LastCompanion(value, other)];
    }
    let apart = &telling.thought().apart;
    (telling.in_turn(apart, telling.apart(apart, true), claims), 1)
}

fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
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
                let mut apart = Vec::new();
                for other in others.filter(|&other| other != only) {
                    let kept = why(board, &households, id, other);
                    grounds.extend(&kept.grounds);
                    because.extend(&kept.because);
                    apart.push(kept);
                }
                let (grounds, because) = (sorted(grounds), sorted(because));
                let pair = Fact::pair(board.value(id), board.value(only), true);
                let sight = Sight::ruling_out(Technique::Companion, grounds, because, Vec::new());
                let sight = Sight { pair: Some(pair), apart, ..sight };
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

/// Why two values do not go together: hints keep them apart, or no house is left for both.
fn why(board: &Board<'_>, households: &Households<'_>, id: Id, other: Id) -> KeptApart {
    let values = (id, other);
    if board.masks[id] & board.masks[other] != 0 {
        let grounds = households.why_apart(id, other).unwrap_or_default();
        return KeptApart { values, grounds, because: Vec::new() };
    }
    let gone = |house: u8| {
        let id = if board.masks[id] >> house & 1 == 0 { id } else { other };
        Cell { id, house }
    };
    let because = Houses::all(board.houses()).iter().map(gone).collect();
    KeptApart { values, grounds: Vec::new(), because }
}
