//! Whether a text speaks of the values of a list outside it.

use rustc_hash::FxHashMap;

use super::words::{stem, words};

/// How often the stems of a text's words occur.
pub struct Said(FxHashMap<String, usize>);

impl Said {
    /// In some texts.
    pub fn of<'b>(texts: impl Iterator<Item = &'b str>) -> Self {
        let mut said = FxHashMap::default();
        for word in texts.flat_map(words) {
            *said.entry(stem(word)).or_insert(0) += 1;
        }
        Self(said)
    }

    /// Whether a third of some values, or more, are named outside these sentences of the texts.
    pub fn names_outside<'b>(
        &self,
        values: &[String],
        sentences: impl Iterator<Item = &'b str>,
    ) -> bool {
        let own = Self::of(sentences);
        let outside = |stem: String| self.0.get(&stem) > own.0.get(&stem);
        let named = values.iter().filter(|value| words(value).map(stem).any(outside));
        named.count() * 3 >= values.len()
    }
}
