//! A question as it is taken apart: its words, the word that asks and what it is asked of.

use super::super::super::{Asked, Category, Value};
use super::super::Ground;
use super::super::persons::person;
use super::super::tokens::Token;

/// What a question is, before what it asks for is known.
pub(super) struct Query<'q> {
    pub words: &'q [Token],
    /// The place of the word that asks.
    pub asking: usize,
    /// The words for what it is asked of.
    pub about: std::ops::Range<usize>,
    pub categories: &'q [Category],
    pub ground: &'q Ground,
    /// The values that it can be asked of; none where it is a place.
    pub values: &'q [Value],
}

impl Query<'_> {
    /// The category, or the place, that is asked for.
    pub fn asked(&self) -> Option<Asked> {
        match self.words[self.asking].word.as_str() {
            "who" | "whose" | "whom" => self.somebody(),
            _ if self.is_of_job() => self.job(),
            "how" => self.amount_or_way(),
            "when" => self.time(),
            "where" => self.site(),
            _ => self.thing(),
        }
    }

    /// Whether the word that asks is one of these.
    pub fn asks(&self, words: &[&str]) -> bool {
        self.words[self.asking].is(words)
    }

    /// Whether it is asked of a value of this category.
    pub fn is_own(&self, category: &u8) -> bool {
        self.values.iter().any(|value| value.category == *category)
    }

    /// The categories that it is not asked of.
    pub fn others(&self) -> impl Iterator<Item = u8> {
        (0..self.categories.len() as u8).filter(|c| !self.is_own(c))
    }

    /// The first category that is called by one of these words, and that it is not asked of.
    pub fn called_by(&self, words: &str) -> Option<u8> {
        let called =
            |word: &str| self.ground.cues.called(word).into_iter().find(|c| !self.is_own(c));
        words.split_ascii_whitespace().find_map(called)
    }

    /// The words but those of what it is asked of and the one that asks, by their places.
    pub fn outside(&self) -> impl Iterator<Item = usize> {
        (0..self.words.len()).filter(|i| !self.about.contains(i) && *i != self.asking)
    }

    /// The place of the last word that is no mark.
    pub fn last(&self) -> Option<usize> {
        self.words.iter().rposition(|word| !word.is_mark())
    }

    /// Whether any of these words is in it.
    pub fn says(&self, words: &[&str]) -> bool {
        self.words.iter().any(|word| word.is(words))
    }

    /// The category that says who somebody is.
    pub fn person(&self) -> Option<Asked> {
        person(self.categories, self.ground, self.values).map(Asked::Category)
    }
}
