//! Who shares a house with whom, wherever it is, as hints and known pairs say: what techniques that
//! ask for company share.

use super::Board;
use crate::clue::{Ground, Two};
use crate::knowledge::Id;
use puzzle::Shape;

/// Which values are known to share a house, and which such groups cannot be one.
pub(super) struct Households<'b> {
    shape: Shape,
    together: Vec<(Ground, &'b Two)>,
    apart: Vec<(Ground, &'b Two)>,
    /// By value: the group.
    of: Vec<usize>,
    /// By two groups.
    clashes: Vec<bool>,
}

/// A value that shares its house with another one, and what says so.
struct Housemate {
    id: Id,
    grounds: Vec<Ground>,
}

impl<'b> Households<'b> {
    pub(super) fn of(board: &Board<'b>) -> Self {
        let n = usize::from(board.houses());
        let values = board.masks.len();
        let together: Vec<_> =
            board.twos().filter(|(_, two)| two.is_same(board.houses())).collect();
        let apart: Vec<_> = board.twos().filter(|(_, two)| never_same(n, two)).collect();
        let mut of: Vec<usize> = (0..values).collect();
        for (_, two) in &together {
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
            board.row_of(a).for_each(|b| clash(of_a, of[b]));
        }
        apart.iter().for_each(|(_, two)| clash(of[two.a], of[two.b]));
        Self { shape: board.shape, together, apart, of, clashes }
    }

    /// Whether the two are kept apart.
    pub(super) fn clash(&self, a: Id, b: Id) -> bool {
        self.clashes[self.of[a] * self.of.len() + self.of[b]]
    }

    /// Whether the two are known to share a house.
    pub(super) fn share(&self, a: Id, b: Id) -> bool {
        self.of[a] == self.of[b]
    }

    /// Why two values share a house.
    pub(super) fn why_shared(&self, a: Id, b: Id) -> Option<Vec<Ground>> {
        let mate = self.housemates(a).into_iter().find(|mate| mate.id == b);
        mate.map(|mate| mate.grounds)
    }

    /// Why two values cannot share a house: their housemates are different values of one category,
    /// or a hint keeps them apart. With the fewest hints.
    pub(super) fn why_apart(&self, a: Id, b: Id) -> Option<Vec<Ground>> {
        let (of_a, of_b) = (self.housemates(a), self.housemates(b));
        let category = |id| self.shape.value(id).category;
        let mut best: Option<Vec<Ground>> = None;
        for one in &of_a {
            for other in &of_b {
                let rivals = one.id != other.id && category(one.id) == category(other.id);
                let kept = self.apart.iter().find(|(_, two)| {
                    (two.a, two.b) == (one.id, other.id) || (two.b, two.a) == (one.id, other.id)
                });
                let why = match (rivals, kept) {
                    (true, _) => None,
                    (false, Some((ground, _))) => Some(*ground),
                    (false, None) => continue,
                };
                let grounds = one.grounds.iter().chain(&other.grounds).copied().chain(why);
                let cost = |grounds: &[Ground]| {
                    let hints = grounds.iter().filter(|g| matches!(g, Ground::Hint(_))).count();
                    (hints, grounds.len())
                };
                let grounds: Vec<Ground> = grounds.collect();
                if best.as_ref().is_none_or(|best| cost(&grounds) < cost(best)) {
                    best = Some(grounds);
                }
            }
        }
        best
    }

    /// The value itself and all that share its house, nearest first.
    fn housemates(&self, value: Id) -> Vec<Housemate> {
        let mut mates = vec![Housemate { id: value, grounds: Vec::new() }];
        let mut next = 0;
        while next < mates.len() {
            let from = mates[next].id;
            for (ground, two) in &self.together {
                let other = match from {
                    _ if from == two.a => two.b,
                    _ if from == two.b => two.a,
                    _ => continue,
                };
                if mates.iter().all(|mate| mate.id != other) {
                    let grounds = mates[next].grounds.iter().chain([ground]).copied().collect();
                    mates.push(Housemate { id: other, grounds });
                }
            }
            next += 1;
        }
        mates
    }
}

fn never_same(n: usize, two: &Two) -> bool {
    (0..n).all(|house| two.forth[house] >> house & 1 == 0)
}
