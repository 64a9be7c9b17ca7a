//! Reads sentences about known values: phrases from the data are combined by the grammar, and the
//! best few readings are kept with their costs.
//!
//! A cost is a negative logarithm of a likelihood, up to a constant.

mod chart;
mod grammar;
mod leaf;
mod lexicon;
mod meaning;
mod mentions;
mod node;
mod parts;
mod relate;
mod scene;
mod sentence;
mod simple;
mod skips;
mod statements;
mod weights;

use puzzle::Value;

use crate::document::Reading;
use crate::tokens::Words;
use chart::Table;
use grammar::Grammar;
use lexicon::Lexicon;
use mentions::Gazetteer;
use skips::Skips;

pub use mentions::Mention;
pub use scene::{Listed, Scene};
pub use sentence::Before;
pub use simple::{Samples, plain};

/// The data, read once for all sentences.
pub struct Language {
    /// Single words.
    pub words: Words,
    grammar: Grammar,
    table: Table,
    lexicon: Lexicon,
    skips: Skips,
}

impl Language {
    /// Reads the data.
    pub fn load() -> Self {
        let mut language = Self::unweighted();
        language.weigh(weights::learnt());
        language
    }

    /// The data with the costs that people gave, without what was learnt.
    pub fn unweighted() -> Self {
        let mut grammar = Grammar::load();
        let lexicon = Lexicon::load(&mut grammar);
        let skips = Skips::load(lexicon.weighty_words());
        let table = Table::of(&grammar);
        Self { words: Words::load(), grammar, table, lexicon, skips }
    }
}

/// Reads sentences about the values of one text.
pub struct Reader<'a> {
    language: &'a Language,
    scene: Scene,
    gazetteer: Gazetteer,
}

/// A reading, with what speaks for it and whom it is about.
#[derive(Clone, PartialEq, Debug)]
pub struct Parsed {
    /// What the sentence says, read like this.
    pub reading: Reading,
    /// What speaks for and against it, to learn weights: an index in [`Language::features`] each.
    pub features: Vec<usize>,
    /// Whom it is about, for "he" and "it" in the next sentence.
    pub subject: Vec<Value>,
    /// Who else is named last.
    pub object: Vec<Value>,
}

impl<'a> Reader<'a> {
    /// A reader for a text with these categories; `text` are all sentences that may tell of the
    /// scene, `hints` those that may teach which words go with which category.
    pub fn new(
        language: &'a Language,
        categories: &[Listed],
        places: u8,
        text: &[&str],
        hints: &[&str],
    ) -> Self {
        let words = &language.words;
        let all: Vec<_> =
            text.iter().chain(hints).flat_map(|sentence| words.tokens(sentence)).collect();
        let scene = Scene::of(words, categories, places, &all);
        let mut gazetteer = Gazetteer::new(words, categories, &scene);
        for hint in hints {
            gazetteer.learn(&words.tokens(hint), &scene);
        }
        Self { language, scene, gazetteer }
    }

    /// The row of places.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The values that a sentence names.
    pub fn mentions(&self, sentence: &str) -> Vec<Mention> {
        self.gazetteer.mentions(&self.language.words.tokens(sentence), &self.scene)
    }
}
