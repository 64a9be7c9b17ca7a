//! How the counts of all sets of hints spread, by the number of hints.

use solver::{Count, Lattice};

/// All sets of the same number of hints.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Level {
    /// How many sets.
    pub sets: usize,
    /// Of how many of them exactly one solution is left.
    pub single: usize,
    /// The smallest count; then those that a quarter, half and three quarters of the sets are not
    /// above; the largest. With more hints none of the five rises.
    pub spread: [Count; 5],
}

impl Level {
    /// The smallest count.
    pub fn min(&self) -> &Count {
        &self.spread[0]
    }

    /// The count in the middle, the lower one of two.
    pub fn median(&self) -> &Count {
        &self.spread[2]
    }

    /// The largest count.
    pub fn max(&self) -> &Count {
        &self.spread[4]
    }
}

/// All sets of hints, by the number of hints from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Levels(Vec<Level>);

impl Levels {
    /// Looks through all sets.
    pub fn of(lattice: &Lattice) -> Self {
        let mut counts = vec![Vec::new(); lattice.hints().len() + 1];
        for index in 0..lattice.len() {
            counts[index.count_ones() as usize].push(lattice.at(index));
        }
        Self(counts.into_iter().map(level).collect())
    }

    /// The levels, that of no hints first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Level> {
        self.0.iter()
    }

    /// How many sets there are.
    pub fn sets(&self) -> usize {
        self.iter().map(|level| level.sets).sum()
    }

    /// How many of them leave one solution.
    pub fn single(&self) -> usize {
        self.iter().map(|level| level.single).sum()
    }

    /// The smallest number of hints that can leave one solution.
    pub fn first_single(&self) -> Option<usize> {
        self.0.iter().position(|level| level.single > 0)
    }
}

fn level(mut counts: Vec<Count>) -> Level {
    counts.sort_unstable();
    // A level has at least one set.
    let at = |quarter: usize| counts[(counts.len() * quarter).div_ceil(4).max(1) - 1].clone();
    Level {
        sets: counts.len(),
        single: counts.iter().filter(|count| count.is_one()).count(),
        spread: [at(0), at(1), at(2), at(3), at(4)],
    }
}
