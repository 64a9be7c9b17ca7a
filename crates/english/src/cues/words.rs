//! Sets of words, one for each category.

use std::ops::Index;

use rustc_hash::FxHashSet;

/// The sets by category, and all their words together: most words are in none.
#[derive(Debug, Default)]
pub(super) struct Words {
    each: Vec<FxHashSet<String>>,
    all: FxHashSet<String>,
}

impl Words {
    /// Adds the set of the next category.
    pub fn push(&mut self, words: FxHashSet<String>) {
        self.all.extend(words.iter().cloned());
        self.each.push(words);
    }

    /// For how many categories there are sets.
    pub fn len(&self) -> usize {
        self.each.len()
    }

    /// Whether any category has this word.
    pub fn contain(&self, word: &str) -> bool {
        self.all.contains(word)
    }

    /// The categories that have this word.
    pub fn having(&self, word: &str) -> Vec<u8> {
        if !self.contain(word) {
            return Vec::new();
        }
        let having = self.each.iter().enumerate().filter(|(_, words)| words.contains(word));
        having.map(|(c, _)| c as u8).collect()
    }
}

impl Index<usize> for Words {
    type Output = FxHashSet<String>;

    fn index(&self, category: usize) -> &FxHashSet<String> {
        &self.each[category]
    }
}
