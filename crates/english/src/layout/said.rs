//! Whether a text speaks of the values of a list outside it.

use rustc_hash::FxHashMap;

use super::words::{stem, words};

/// How often the stems of a text's words occur.
pub struct Said(FxHashMap<String, usize>);

impl Said {
    /// In a text.
    pub fn of(text: &str) -> Self {
        let mut said = Self(FxHashMap::default());
        said.add(text);
        said
    }

    fn add(&mut self, text: &str) {
        for word in words(text) {
            *self.0.entry(stem(word)).or_insert(0) += 1;
        }
    }

    /// Whether a third of some values, or more, are named outside these sentences of the text.
    pub fn names_outside<'b>(
        &self,
        values: &[String],
        sentences: impl Iterator<Item = &'b str>,
    ) -> bool {
        let mut own = Self(FxHashMap::default());
        sentences.for_each(|sentence| own.add(sentence));
        let outside = |stem: String| self.0.get(&stem) > own.0.get(&stem);
        let named = values.iter().filter(|value| words(value).map(stem).any(outside));
        named.count() * 3 >= values.len()
    }
}
