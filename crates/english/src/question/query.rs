//! A question as it is taken apart: its words, the word that asks and what it is asked of.

use super::super::Ground;
use super::super::lexicon::{is_place, is_site};
use super::super::people;
use super::super::persons::person;
use super::super::tokens::Token;
use puzzle::{Asked, Category, Value};

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
        if let Some(name) = self.name_of_somebody() {
            return Some(Asked::Category(name));
        }
        match self.asked_by_its_word() {
            Some(Asked::House) => self.called_one().map(Asked::Category).or(Some(Asked::House)),
            asked => asked,
        }
    }

    /// The names, where "what is the name of the animal that eats leaves" asks for one.
    fn name_of_somebody(&self) -> Option<u8> {
        let after = &self.words[self.asking + 1..];
        let asks = self.asks(&["what"])
            && after.len() > 4
            && after[0].is(&["is", "was"])
            && after[1].is(&["the"])
            && after[2].is(&["name"])
            && after[3].is(&["of"]);
        self.names().filter(|_| asks)
    }

    /// The names, where "which medal is made of zinc" asks for one of things that have names; of
    /// what people have it asks which place it is at.
    fn called_one(&self) -> Option<u8> {
        let noun = self.words.get(self.asking + 1).filter(|_| self.asks(&["which"]))?;
        let led = self.asking > 0 && !self.words[self.asking - 1].is_mark();
        let place = is_site(&noun.word) || is_place(&noun.word);
        let names = self.names().filter(|_| !led && !place)?;
        (!people::are_named(&self.categories[usize::from(names)].values)).then_some(names)
    }

    /// The list of names, if it is not asked of one of these.
    fn names(&self) -> Option<u8> {
        self.others().find(|c| self.categories[usize::from(*c)].name == "Name")
    }

    fn asked_by_its_word(&self) -> Option<Asked> {
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
