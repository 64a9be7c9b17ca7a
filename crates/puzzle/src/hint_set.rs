//! Which hints are on.

use serde::{Deserialize, Serialize};

/// A set of hints of one puzzle, by index (0 is the first hint, whatever its printed number).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct HintSet {
    words: Vec<u64>,
}

impl HintSet {
    /// No hint.
    pub fn none() -> Self {
        Self::default()
    }

    /// The first `len` hints.
    pub fn first(len: usize) -> Self {
        (0..len).collect()
    }

    /// Whether the hint of index `i` is on.
    pub fn contains(&self, i: usize) -> bool {
        self.words.get(i / 64).is_some_and(|word| word >> (i % 64) & 1 == 1)
    }

    /// How many hints are on.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no hint is on.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Switches the hint of index `i` on.
    pub fn insert(&mut self, i: usize) {
        if self.words.len() <= i / 64 {
            self.words.resize(i / 64 + 1, 0);
        }
        self.words[i / 64] |= 1 << (i % 64);
    }

    /// Switches the hint of index `i` off.
    pub fn remove(&mut self, i: usize) {
        if let Some(word) = self.words.get_mut(i / 64) {
            *word &= !(1 << (i % 64));
            // No trailing zero words, so that equal sets are equal values.
            while self.words.last() == Some(&0) {
                self.words.pop();
            }
        }
    }

    /// The set with the switch of hint `i` turned.
    #[must_use]
    pub fn toggled(&self, i: usize) -> Self {
        let mut set = self.clone();
        if set.contains(i) {
            set.remove(i);
        } else {
            set.insert(i);
        }
        set
    }

    /// Whether all of these are in the other set, too.
    pub fn is_within(&self, other: &Self) -> bool {
        self.words.len() <= other.words.len()
            && self.words.iter().zip(&other.words).all(|(word, others)| word & !others == 0)
    }

    /// The indices, rising.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        (0..self.words.len() * 64).filter(|&i| self.contains(i))
    }
}

impl FromIterator<usize> for HintSet {
    fn from_iter<I: IntoIterator<Item = usize>>(indices: I) -> Self {
        let mut set = Self::none();
        for i in indices {
            set.insert(i);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_with_the_same_hints_are_equal_however_they_came_about() {
        let mut set = HintSet::first(3);
        set.insert(139);
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 1, 2, 139]);
        set.remove(139);
        assert_eq!(set, HintSet::first(3));
        assert_eq!(set.toggled(1).toggled(1), set);
        assert_eq!(HintSet::first(1).toggled(0), HintSet::none());
    }
}
