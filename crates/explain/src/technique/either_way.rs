//! "Ivory and green are the third and fourth houses or the fourth and fifth: either way no other
//! colour is left for the fourth."

use super::board::cells;
use super::{Board, Definition, Sight, Technique, Telling, Tier};
use crate::telling::{Point, Sentence};
use puzzle::Houses;

/// A hint about two values of a category that fills a house however it comes out.
pub(super) const EITHER_WAY: Definition =
    Definition { name: "either way", cost: 6, finds: &[(Tier::Single, find)], tell };

/// "Ivory is just left of green (#6), so ivory or green is in 3"; so nothing else is.
fn tell(telling: &Telling<'_>) -> (Vec<Sentence>, usize) {
    let thought = telling.thought();
    let because = telling.because();
    if telling.terse {
        let taken = Point::EitherWay(thought.within, thought.about.clone());
        let cited = Point::Cited(Box::new(taken), thought.hints.clone());
        return (vec![Sentence::of(Vec::new(), vec![cited])], 1);
    }
    let quotes = telling.quotes(&thought.hints, &because);
    let again = quotes.is_empty();
    // Where the two can be says all that keeps them there.
    let left = thought.about.iter().map(|&value| (value, telling.known.candidates(value)));
    let left: Vec<_> = left.collect();
    let few = left.iter().all(|(_, left)| (2..=3).contains(&left.len()));
    let beside = match few {
        true => left.into_iter().map(|(value, left)| Point::Only(value, left)).collect(),
        false => telling.points_beside(&thought.because, &thought.hints),
    };
    let reasons = [quotes, beside].concat();
    let taken = vec![Point::EitherWay(thought.within, thought.about.clone())];
    let taken = if again { telling.cited(taken, &thought.hints) } else { taken };
    (vec![Sentence::of(reasons, taken)], 1)
}

fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for (ground, two) in board.twos() {
        let settled = |id: usize| board.masks[id].is_power_of_two();
        if !board.row_of(two.a).contains(&two.b) || settled(two.a) || settled(two.b) {
            continue;
        }
        let mut always = Houses::all(board.houses()).bits();
        for a in Houses::from_bits(board.masks[two.a]).iter() {
            for b in Houses::from_bits(two.forth[usize::from(a)] & board.masks[two.b]).iter() {
                always &= 1 << a | 1 << b;
            }
        }
        let row = board.row_of(two.a);
        let others = row.filter(|&id| id != two.a && id != two.b);
        let rules_out: Vec<_> = others.flat_map(|id| cells(id, board.masks[id] & always)).collect();
        if rules_out.is_empty() {
            continue;
        }
        let mut because = board.gone(two.a, u16::MAX);
        because.extend(board.gone(two.b, u16::MAX));
        let sight = Sight::ruling_out(Technique::EitherWay, vec![ground], because, rules_out);
        let within = Houses::from_bits(always);
        sights.push(Sight { about: vec![two.a, two.b], within, ..sight });
    }
}
