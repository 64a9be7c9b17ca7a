//! "In the second house lives the Dane or the German; neither smokes BlueMaster, since the Dane
//! drinks tea and not beer, and the German smokes Prince": nobody left to share the house with.

use super::{Board, Sight, Technique};
use crate::explain::clue::{Rule, Two};
use crate::explain::knowledge::{Cell, Id};
use crate::puzzle::Houses;

/// A value that shares its house with another one, and the hints that say so.
struct Housemate {
    id: Id,
    hints: Vec<usize>,
}

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    if board.clues.len() < 2 {
        return;
    }
    let n = usize::from(board.houses);
    let twos = || {
        let rules = board.clues.iter().flat_map(|clue| clue.rules.iter().map(|r| (clue.hint, r)));
        rules.filter_map(|(hint, rule)| match rule {
            Rule::Two(two) => Some((hint, two)),
            _ => None,
        })
    };
    let together: Vec<(usize, &Two)> = twos().filter(|(_, two)| is_same(n, two)).collect();
    let apart: Vec<(usize, &Two)> = twos().filter(|(_, two)| never_same(n, two)).collect();
    let households = Households::new(n, board.masks.len(), &together, &apart);
    for row in board.rows() {
        for id in row.filter(|&id| !board.masks[id].is_power_of_two()) {
            for company in board.rows().filter(|row| !row.contains(&id)) {
                let alone = Houses::from_bits(board.masks[id]).iter().find(|house| {
                    let could = company.clone().filter(|&w| board.masks[w] >> house & 1 == 1);
                    could.fold(None, |all, w| Some(all != Some(false) && households.clash(id, w)))
                        == Some(true)
                });
                let Some(house) = alone else { continue };
                let could: Vec<Id> =
                    company.clone().filter(|&w| board.masks[w] >> house & 1 == 1).collect();
                let of_id = housemates(&together, id);
                let mut hints: Vec<usize> = could
                    .iter()
                    .filter_map(|&w| clash(n, &of_id, &housemates(&together, w), &apart))
                    .flatten()
                    .collect();
                hints.sort_unstable();
                hints.dedup();
                let rivals = company.filter(|w| !could.contains(w));
                let because = rivals.map(|id| Cell { id, house }).collect();
                let rules_out = vec![Cell { id, house }];
                let sight = Sight::ruling_out(Technique::Company, hints, because, rules_out);
                sights.push(Sight { about: could, ..sight });
            }
        }
    }
}

/// Which values are known to share a house, wherever it is, and which such groups cannot be one.
struct Households {
    of: Vec<usize>,
    clashes: Vec<bool>,
}

impl Households {
    fn new(n: usize, values: usize, together: &[(usize, &Two)], apart: &[(usize, &Two)]) -> Self {
        let mut of: Vec<usize> = (0..values).collect();
        for (_, two) in together {
            let (kept, gone) = (of[two.a], of[two.b]);
            of.iter_mut().filter(|group| **group == gone).for_each(|group| *group = kept);
        }
        let mut clashes = vec![false; values * values];
        let mut clash = |a: usize, b: usize| {
            if a != b {
                clashes[a * values + b] = true;
                clashes[b * values + a] = true;
            }
        };
        for (a, &of_a) in of.iter().enumerate() {
            let category = a / n * n..(a / n + 1) * n;
            category.for_each(|b| clash(of_a, of[b]));
        }
        apart.iter().for_each(|(_, two)| clash(of[two.a], of[two.b]));
        Self { of, clashes }
    }

    fn clash(&self, a: Id, b: Id) -> bool {
        self.clashes[self.of[a] * self.of.len() + self.of[b]]
    }
}

fn is_same(n: usize, two: &Two) -> bool {
    (0..n).all(|house| two.forth[house] == 1 << house)
}

fn never_same(n: usize, two: &Two) -> bool {
    (0..n).all(|house| two.forth[house] >> house & 1 == 0)
}

/// The value itself and all that share its house, nearest first.
fn housemates(together: &[(usize, &Two)], value: Id) -> Vec<Housemate> {
    let mut mates = vec![Housemate { id: value, hints: Vec::new() }];
    let mut next = 0;
    while next < mates.len() {
        let from = mates[next].id;
        for (hint, two) in together {
            let other = match from {
                _ if from == two.a => two.b,
                _ if from == two.b => two.a,
                _ => continue,
            };
            if mates.iter().all(|mate| mate.id != other) {
                let hints = mates[next].hints.iter().chain([hint]).copied().collect();
                mates.push(Housemate { id: other, hints });
            }
        }
        next += 1;
    }
    mates
}

/// Why two values cannot share a house: their housemates are different values of one category, or
/// a hint keeps them apart. With the fewest hints.
fn clash(
    n: usize,
    of_one: &[Housemate],
    of_other: &[Housemate],
    apart: &[(usize, &Two)],
) -> Option<Vec<usize>> {
    let mut best: Option<Vec<usize>> = None;
    for one in of_one {
        for other in of_other {
            let rivals = one.id != other.id && one.id / n == other.id / n;
            let kept = apart.iter().find(|(_, two)| {
                (two.a, two.b) == (one.id, other.id) || (two.b, two.a) == (one.id, other.id)
            });
            let why = match (rivals, kept) {
                (true, _) => None,
                (false, Some((hint, _))) => Some(*hint),
                (false, None) => continue,
            };
            let count = one.hints.len() + other.hints.len() + usize::from(why.is_some());
            if best.as_ref().is_none_or(|best| count < best.len()) {
                best = Some(one.hints.iter().chain(&other.hints).copied().chain(why).collect());
            }
        }
    }
    best
}
