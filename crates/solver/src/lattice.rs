//! All sets of hints at once: the count of each.

use serde::{Deserialize, Serialize};

use puzzle::HintSet;

use super::Count;

/// The count of every set of up to [`Lattice::MAX_HINTS`] hints.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lattice {
    /// The hint behind each bit of an index, rising.
    hints: Vec<usize>,
    counts: Counts,
}

/// By index; the narrow form where all fit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Counts {
    Narrow(Vec<u64>),
    Wide(Vec<Count>),
}

/// Why there is no lattice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NoLattice {
    /// More hints than [`Lattice::MAX_HINTS`].
    TooManyHints,
    /// The watch stopped it.
    Stopped,
}

impl Lattice {
    /// Each hint more doubles the number of sets; with 20 there are a million.
    pub const MAX_HINTS: usize = 20;

    /// Puts the counts together; `counts` is by index.
    pub(super) fn new(hints: Vec<usize>, counts: Vec<Count>) -> Self {
        let narrow: Option<Vec<u64>> = counts.iter().map(Count::to_u64).collect();
        Self { hints, counts: narrow.map_or(Counts::Wide(counts), Counts::Narrow) }
    }

    /// The hints it is about, rising: those whose meaning is known.
    pub fn hints(&self) -> &[usize] {
        &self.hints
    }

    /// How many sets there are: 2 to the number of hints.
    pub fn len(&self) -> usize {
        1 << self.hints.len()
    }

    /// Never: the set of no hints is always there.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The count of the set of this index, whose bit `i` stands for `hints()[i]`.
    ///
    /// # Panics
    /// When the index is not below `len()`.
    pub fn at(&self, index: usize) -> Count {
        match &self.counts {
            Counts::Narrow(counts) => Count::from(counts[index]),
            Counts::Wide(counts) => counts[index].clone(),
        }
    }

    /// The count of a set; hints that it is not about make no difference.
    pub fn get(&self, set: &HintSet) -> Count {
        let bit = |(i, &hint): (usize, &usize)| usize::from(set.contains(hint)) << i;
        self.at(self.hints.iter().enumerate().map(bit).sum())
    }
}
