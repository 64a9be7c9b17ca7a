//! Reads sentences about known values: phrases from the data are combined by the grammar, and the
//! best few readings are kept with their costs.
//!
//! A cost is a negative logarithm of a likelihood, up to a constant.

mod amounts;
mod chart;
mod grammar;
mod joins;
mod landmarks;
mod leaf;
mod lexicon;
mod meaning;
mod mentions;
mod node;
mod pattern;
mod relate;
mod scene;
mod senses;
mod sentence;
mod simple;
mod skips;
mod statements;
mod weights;

use std::cmp::Reverse;
use std::ops::Range;
use std::sync::LazyLock;

use puzzle::{Relation, Value};

use crate::document::List;
use crate::tokens::{Token, Words};
use grammar::Grammar;
use lexicon::Lexicon;
use mentions::{Aliases, Gazetteer};
use node::Op;
use senses::Senses;
use skips::Skips;

pub use mentions::Mention;
pub use scene::Scene;
pub use sentence::{Before, LONGEST};
pub use simple::{Samples, plain};

/// The data, read once for all sentences.
pub struct Language {
    /// Single words.
    pub words: &'static Words,
    grammar: Grammar,
    lexicon: Lexicon,
    skips: Skips,
    aliases: Aliases,
}

impl Language {
    /// The data with what was learnt, read once.
    pub fn load() -> &'static Self {
        static LANGUAGE: LazyLock<Language> = LazyLock::new(|| {
            let mut language = Language::unweighted();
            language.weigh(weights::learnt());
            language
        });
        &LANGUAGE
    }

    /// The data with the costs that people gave, without what was learnt.
    pub fn unweighted() -> Self {
        let mut grammar = Grammar::load();
        let lexicon = Lexicon::load(&mut grammar);
        let skips = Skips::load(lexicon.weighty_words());
        let words = Words::load();
        let aliases = Aliases::load(words);
        Self { words, grammar, lexicon, skips, aliases }
    }
}

/// What costs more is no place where nothing else tells.
const UNSURE: f32 = 1.5;

/// The words of a text.
#[derive(Debug)]
pub struct Passages {
    /// Of all sentences that may tell of the scene.
    setting: Vec<Token>,
    /// By hint; they may teach which words go with which category.
    pub hints: Vec<Vec<Token>>,
}

impl Passages {
    /// The words of these sentences.
    pub fn new<'t>(
        language: &Language,
        setting: impl Iterator<Item = &'t str>,
        hints: impl Iterator<Item = &'t str>,
    ) -> Self {
        let words = |text| language.words.tokens(text);
        Self { setting: setting.flat_map(words).collect(), hints: hints.map(words).collect() }
    }
}

/// Reads sentences about the values of one text.
pub struct Reader<'a> {
    language: &'a Language,
    scene: Scene,
    gazetteer: Gazetteer,
    /// By category and value, as far as they are doubted: how much.
    doubts: Vec<Vec<f32>>,
    senses: Senses,
}

/// What a piece of a sentence was taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum PieceKind {
    /// A value.
    Value,
    /// A phrase.
    Phrase,
    /// A value that is named by other words, or misspelt.
    Guessed,
    /// Passed over.
    PassedOver,
}

/// A piece of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Piece {
    /// Which bytes of the sentence.
    pub range: Range<usize>,
    /// What it was taken for.
    pub kind: PieceKind,
}

/// One way to read a sentence.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// What it says.
    pub relation: Relation,
    /// How unlikely it is.
    pub cost: f32,
    /// What was taken for what, in the order of the sentence.
    pub pieces: Vec<Piece>,
    /// What speaks for and against it, to learn weights: an index in [`Language::features`] each.
    pub features: Vec<usize>,
    /// Whom it is about, for "he" and "it" in the next sentence.
    pub subject: Vec<Value>,
    /// Who else is named last.
    pub object: Vec<Value>,
}

impl Reading {
    /// The same about other values; none where one of them is no more.
    pub fn mapped(&self, value: &impl Fn(Value) -> Option<Value>) -> Option<Self> {
        let all = |values: &[Value]| -> Option<Vec<Value>> {
            values.iter().map(|&it| value(it)).collect()
        };
        Some(Self {
            relation: self.relation.mapped(value)?,
            subject: all(&self.subject)?,
            object: all(&self.object)?,
            ..self.clone()
        })
    }
}

impl<'a> Reader<'a> {
    /// A reader for a text with these categories; `text` are all sentences that may tell of the
    /// scene, `hints` those that may teach which words go with which category.
    pub fn new(
        language: &'a Language,
        categories: &[List],
        places: u8,
        text: &[&str],
        hints: &[&str],
    ) -> Self {
        let [text, hints] = [text, hints].map(|all| all.iter().copied());
        Self::of(language, categories, places, &Passages::new(language, text, hints))
    }

    /// The same for a text whose words are known.
    pub fn of(
        language: &'a Language,
        categories: &[List],
        places: u8,
        passages: &Passages,
    ) -> Self {
        let words = &language.words;
        let Passages { setting, hints } = passages;
        let all_hints = hints.concat();
        let mut scene = Scene::of(words, categories, places, setting, &all_hints);
        let ends = language.lexicon.ends(&scene, setting, &all_hints);
        scene.landmarks.take(ends, [setting, &all_hints]);
        let mut gazetteer = Gazetteer::new(words, &language.aliases, categories, &scene);
        for hint in hints {
            gazetteer.learn(hint, &scene);
        }
        let senses = Senses::of(&language.lexicon, &scene, hints.iter().map(Vec::as_slice));
        let doubts = categories.iter().map(|category| category.doubts.clone()).collect();
        Self { language, scene, gazetteer, doubts, senses }
    }

    /// The row of places.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The values that a sentence names.
    pub fn mentions(&self, sentence: &str) -> Vec<Mention> {
        self.gazetteer.mentions(&self.language.words.tokens(sentence), &self.scene)
    }

    /// How often a word stands near the values of each category.
    pub fn near(&self, word: &Token) -> Vec<(u8, f32)> {
        self.gazetteer.near(word)
    }

    /// The first place that words speak of and that is one alone: "house 3", "the last seat".
    pub fn place(&self, tokens: &[Token]) -> Option<u8> {
        let Self { language: Language { lexicon, grammar, .. }, scene, .. } = self;
        let begins_value = &vec![false; tokens.len()];
        let mut found = lexicon.find(tokens, begins_value, scene);
        found.sort_by_key(|it| (it.tokens.start, Reverse(it.tokens.end)));
        found.iter().find_map(|it| {
            let phrase = &lexicon.phrases()[it.phrase];
            let of_place = Some(phrase.class) == grammar.known("AT") && phrase.cost < UNSURE;
            let meanings =
                of_place.then(|| leaf::meanings("AT", phrase.meaning, it.bound, scene, tokens))?;
            match meanings.as_slice() {
                [(Op::Places(places), ..)] if places.len() == 1 => places.iter().next(),
                _ => None,
            }
        })
    }
}
