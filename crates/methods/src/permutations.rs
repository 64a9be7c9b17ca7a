//! Permutations of each category in nested loops, like an odometer: brute force, and testing early.

use puzzle::{ByValue, Houses, Place, Relation, Value};
use solver::Count;

use super::{Search, Subject, Table, step_by_step};

/// Where the hints are tested.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tests {
    /// In the innermost loop; what counts is a whole arrangement.
    Innermost,
    /// In the outermost loop where their values are known; what counts is a permutation of one
    /// category.
    AsEarlyAsKnown,
}

/// One loop: a category whose free values run through all permutations of the free houses.
struct Loop {
    category: u8,
    values: Vec<u8>,
    /// By free value; rising to begin with.
    houses: Vec<u8>,
    /// No permutation is there before the first step into the loop.
    entered: bool,
    tests: Vec<Relation>,
}

pub(super) struct Permutations {
    loops: Vec<Loop>,
    /// The loop that moves next.
    level: usize,
    /// Of each value, where its loop has begun.
    house_of: ByValue<u8>,
    tests: Tests,
    visited: u64,
    found: u64,
    done: bool,
}

/// The first active hint that puts a value into a house, in the order of the hints.
pub(super) fn fixed(subject: &Subject) -> Option<(Value, u8)> {
    subject.relations_in_order().find_map(|relation| match relation {
        Relation::In(value, houses) => {
            let houses = houses.intersection(Houses::all(subject.houses()));
            (houses.len() == 1).then(|| (*value, houses.iter().next().unwrap_or(0)))
        }
        _ => None,
    })
}

impl Permutations {
    /// With a value in its house from the start, if one is `built_in`.
    pub(super) fn new(subject: &Subject, tests: Tests, built_in: Option<(Value, u8)>) -> Self {
        let n = subject.houses();
        let mut house_of = ByValue::filled(subject.shape(), 0);
        if let Some((value, house)) = built_in {
            house_of[value] = house;
        }
        let mut loops: Vec<Loop> = subject
            .categories_in_order()
            .iter()
            .map(|&category| {
                let here = built_in.filter(|(value, _)| value.category == category);
                let free = |taken: Option<u8>| (0..n).filter(|&i| Some(i) != taken).collect();
                Loop {
                    category,
                    values: free(here.map(|(value, _)| value.index)),
                    houses: free(here.map(|(_, house)| house)),
                    entered: false,
                    tests: Vec::new(),
                }
            })
            .collect();
        let last = loops.len() - 1;
        for relation in subject.relations_in_order() {
            let values = relation.values();
            let level = match tests {
                Tests::Innermost => last,
                Tests::AsEarlyAsKnown => {
                    let level = |v: &Value| {
                        loops.iter().position(|l| l.category == v.category).unwrap_or(0)
                    };
                    values.iter().map(level).max().unwrap_or(0)
                }
            };
            loops[level].tests.push(relation.clone());
        }
        Self { loops, level: 0, house_of, tests, visited: 0, found: 0, done: false }
    }

    /// Moves the current loop on; false when it is through and stands at its beginning again.
    fn turn(&mut self) -> bool {
        let Loop { category, values, houses, entered, .. } = &mut self.loops[self.level];
        if std::mem::replace(entered, true) && !next_permutation(houses) {
            *entered = false;
            return false;
        }
        for (&index, &house) in values.iter().zip(&*houses) {
            self.house_of[Value { category: *category, index }] = house;
        }
        true
    }

    fn step(&mut self) {
        while !self.turn() {
            match self.level.checked_sub(1) {
                Some(outer) => self.level = outer,
                None => {
                    self.done = true;
                    return;
                }
            }
        }
        let innermost = self.level + 1 == self.loops.len();
        self.visited += u64::from(innermost || self.tests == Tests::AsEarlyAsKnown);
        let house = |value| self.house_of[value];
        if !self.loops[self.level].tests.iter().all(|test| test.holds(&house)) {
            return;
        }
        if innermost {
            self.found += 1;
        } else {
            self.level += 1;
        }
    }
}

impl Search for Permutations {
    fn advance(&mut self, steps: u64) {
        step_by_step(self, steps, Self::step);
    }

    fn visited(&self) -> u64 {
        self.visited
    }

    fn found(&self) -> Count {
        self.found.into()
    }

    fn is_done(&self) -> bool {
        self.done
    }

    fn fraction(&self) -> Option<f64> {
        if self.done {
            return Some(1.0);
        }
        let (mut done, mut part) = (0.0, 1.0);
        for (i, l) in self.loops.iter().enumerate().filter(|(_, l)| l.entered) {
            let count: f64 = (1..=l.houses.len()).map(|k| k as f64).product();
            part /= count;
            // The permutation that inner loops are at work on is still under way.
            let finished = i >= self.level;
            done += part * (rank(&l.houses) + f64::from(u8::from(finished)));
        }
        Some(done.min(1.0))
    }

    fn table(&self) -> Table {
        let shape = self.house_of.shape();
        let mut table = Table::filled(shape, None);
        for (i, l) in self.loops.iter().enumerate() {
            let (category, known) = (l.category, l.entered && i <= self.level);
            for index in 0..shape.houses() {
                let fixed = !l.values.contains(&index);
                if known || fixed {
                    let house = self.house_of[Value { category, index }];
                    table[Place { category, house }] = Some(index);
                }
            }
        }
        table
    }
}

/// The next in lexicographic order; false, and the first again, after the last.
fn next_permutation(items: &mut [u8]) -> bool {
    let Some(fall) = (1..items.len()).rev().find(|&i| items[i - 1] < items[i]) else {
        items.reverse();
        return false;
    };
    let pivot = items[fall - 1];
    let swap = (fall..items.len()).rev().find(|&i| items[i] > pivot).unwrap_or(fall);
    items.swap(fall - 1, swap);
    items[fall..].reverse();
    true
}

/// How many permutations come before this one.
fn rank(items: &[u8]) -> f64 {
    let mut rank = 0.0;
    for (i, item) in items.iter().enumerate() {
        let smaller = items[i + 1..].iter().filter(|later| *later < item).count();
        rank = rank * (items.len() - i) as f64 + smaller as f64;
    }
    rank
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permutations_come_in_order_and_know_their_rank() {
        let mut items = [0, 1, 2, 3];
        let mut before = 0;
        loop {
            assert_eq!(rank(&items), f64::from(before));
            before += 1;
            if !next_permutation(&mut items) {
                break;
            }
        }
        assert_eq!((before, items), (24, [0, 1, 2, 3]));
    }
}
