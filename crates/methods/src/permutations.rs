//! Permutations of each category in nested loops, like an odometer: brute force, and testing early.

use puzzle::{ByValue, Houses, Place, Relation, Value};

use super::walk::{Fit, Tree, Walk};
use super::{Subject, Table};

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
    /// By free value.
    houses: Vec<u8>,
    tests: Vec<Relation>,
}

/// A level for each loop, and an option for each of its permutations.
pub(super) struct Permutations {
    loops: Vec<Loop>,
    /// How many loops have a permutation now.
    begun: usize,
    /// Of each value, where its loop has begun.
    house_of: ByValue<u8>,
    tests: Tests,
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

/// With a value in its house from the start, if one is `built_in`.
pub(super) fn search(
    subject: &Subject,
    tests: Tests,
    built_in: Option<(Value, u8)>,
) -> Walk<Permutations> {
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
                let level =
                    |v: &Value| loops.iter().position(|l| l.category == v.category).unwrap_or(0);
                values.iter().map(level).max().unwrap_or(0)
            }
        };
        loops[level].tests.push(relation.clone());
    }
    Walk::new(Permutations { loops, begun: 0, house_of, tests })
}

impl Tree for Permutations {
    fn depth(&self) -> usize {
        self.loops.len()
    }

    fn options(&self, level: usize) -> u64 {
        (1..=self.loops[level].houses.len() as u64).fold(1, u64::saturating_mul)
    }

    fn choose(&mut self, level: usize, option: u64) -> Fit {
        let Loop { category, values, houses, tests } = &mut self.loops[level];
        match option {
            0 => houses.sort_unstable(),
            _ => next_permutation(houses),
        }
        for (&index, &house) in values.iter().zip(&*houses) {
            self.house_of[Value { category: *category, index }] = house;
        }
        // What does not fit is shown as well, until the next one.
        self.begun = level + 1;
        let house = |value| self.house_of[value];
        let fits = tests.iter().all(|test| test.holds(&house));
        let counted = self.begun == self.loops.len() || self.tests == Tests::AsEarlyAsKnown;
        if fits { Fit::Yes { counted } } else { Fit::No { counted } }
    }

    fn undo(&mut self, _: usize) {}

    fn table(&self) -> Table {
        let shape = self.house_of.shape();
        let mut table = Table::filled(shape, None);
        for (i, l) in self.loops.iter().enumerate() {
            for index in 0..shape.houses() {
                let fixed = !l.values.contains(&index);
                if fixed || i < self.begun {
                    let category = l.category;
                    let house = self.house_of[Value { category, index }];
                    table[Place { category, house }] = Some(index);
                }
            }
        }
        table
    }
}

/// The next in lexicographic order; the last stays.
fn next_permutation(items: &mut [u8]) {
    let Some(fall) = (1..items.len()).rev().find(|&i| items[i - 1] < items[i]) else { return };
    let pivot = items[fall - 1];
    let swap = (fall..items.len()).rev().find(|&i| items[i] > pivot).unwrap_or(fall);
    items.swap(fall - 1, swap);
    items[fall..].reverse();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permutations_come_in_order_each_once() {
        let mut items = [0, 1, 2, 3];
        let mut seen = vec![items];
        while items != [3, 2, 1, 0] {
            next_permutation(&mut items);
            seen.push(items);
        }
        assert!(seen.is_sorted());
        seen.dedup();
        assert_eq!(seen.len(), 24);
    }
}
