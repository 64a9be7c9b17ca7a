//! The words of questions, from the data.

use rustc_hash::FxHashMap;

use crate::tokens::{Token, Words, data_lines, named};

/// What the data say.
#[derive(Debug)]
pub(super) struct Asking {
    kinds: FxHashMap<&'static str, Vec<String>>,
}

/// What an asking word asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Kind {
    Who,
    Which,
    Where,
    When,
    How,
}

impl Asking {
    pub(super) fn load(words: &Words) -> Self {
        let line = |(_, line): (usize, &'static str)| {
            let (kind, said) = line.split_once(" = ")?;
            let stem = |word: &str| {
                let parts = word.split('_').map(|part| words.stem(part));
                parts.collect::<Vec<_>>().join(" ")
            };
            Some((kind.trim(), said.split_whitespace().map(stem).collect()))
        };
        let lines = data_lines(include_str!("../../data/questions.txt"));
        Self { kinds: lines.filter_map(line).collect() }
    }

    /// What the word asks for, if it asks.
    pub(super) fn kind(&self, token: &Token) -> Option<Kind> {
        let mut kinds = self.kinds.keys().copied().filter(|kind| self.is(kind, token));
        kinds.find_map(named)
    }

    /// Whether the word is of this kind.
    pub(super) fn is(&self, kind: &str, token: &Token) -> bool {
        self.rank(kind, &token.stem).is_some() || self.rank(kind, &token.word).is_some()
    }

    /// Which of the words of this kind it is.
    pub(super) fn rank(&self, kind: &str, stem: &str) -> Option<usize> {
        self.kinds.get(kind)?.iter().position(|known| known == stem)
    }
}
