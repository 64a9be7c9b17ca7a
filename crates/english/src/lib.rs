//! Reads puzzles in plain English.
//!
//! [`import`](import::import) turns a text into a puzzle, and names by line what it did not
//! understand and what only the reader can settle. [`understand`] reads one sentence about categories
//! that are known.
//!
//! It does not guess in silence: what it passed over or took for granted is said. It uses no language
//! model and no network.
//!
//! ```
//! use puzzle::text::relation_text;
//!
//! let puzzle = presets::find("fish").unwrap().puzzle();
//! let sentence = "The Dane keeps the horse.";
//! let understood = english::understand(puzzle.categories(), puzzle.houses(), sentence).unwrap();
//! assert_eq!(understood.readings.len(), 1);
//! assert_eq!(relation_text(&puzzle, &understood.readings[0].relation), "Dane = horse");
//! ```
//!
//! The way from text to puzzle:
//!
//! 1. `document` takes the text apart: numbered and bulleted lines, headings, tables, sentences.
//! 2. `categories` finds the categories with their values in descriptions, lists and tables, and
//!    the words that go with each; those that are missing `infer` takes from the hints, and `trials`
//!    keeps those with which most of the text can be read.
//! 3. `scenery` says what the row is: houses, floors, a race, days.
//! 4. `tokens` cuts a sentence into words, `phrasing` says its turns of phrase in plain ones.
//!    `mentions` finds the values in it, `positions` the places and `relations` what stands
//!    between; `lexicon` knows the other words. `items` makes one row of all that.
//!    `measures` knows the categories of amounts, `grades` a row that goes by age or price.
//! 5. `clause` parses that row with a grammar, and `assemble` turns what it says into relations,
//!    one for each way of reading it. What does not parse is not understood, and stays text;
//!    `skeleton` and `loose` guess at it for [`crate::import`] to check.
//! 6. `question` reads what is asked.
//! 7. Which reading is meant where there are several is settled above the solver, by
//!    [`crate::import`].
//!
//! Time and memory are proportional to the text: sentences, readings and depth are bounded.

mod alike;
mod asking;
mod assemble;
mod bearings;
mod brackets;
mod calendar;
mod candidates;
mod categories;
mod clause;
mod clock;
mod colons;
mod cores;
mod counting;
mod cues;
mod definitions;
mod document;
mod draft;
mod drawn;
mod ellipses;
mod ends;
mod enumerations;
mod examples;
mod existence;
mod families;
mod feelings;
mod forms;
mod gist;
mod goes_on;
mod grades;
mod ground;
mod guess;
mod heads;
mod identities;
mod idle;
pub mod import;
mod infer;
mod inline;
mod intervals;
mod items;
mod joints;
mod kept;
mod kinds;
mod leaving;
mod letters;
mod lexicon;
mod listing;
mod lists;
mod marks;
mod measures;
mod mentions;
mod mistaken;
mod named;
mod naming;
mod narrator;
mod numbered;
mod numbering;
mod orders;
mod parties;
mod parts;
mod people;
mod persons;
mod phrasing;
mod pins;
mod positions;
mod prints;
mod quantities;
mod question;
mod quotes;
mod read;
mod relations;
mod remarks;
mod retold;
mod runs;
mod scattered;
mod scenery;
mod sentences;
mod sequences;
mod setting;
mod sexes;
mod sites;
mod sizes;
mod skeleton;
mod so_many;
mod spans;
mod spellings;
mod spurious;
mod suppose;
mod tables;
mod things;
mod tokens;
mod trials;
mod turns;
mod units;
mod unlabelled;
mod unlisted;
mod unordered;
mod unstopped;
mod untold;
mod verbs;
mod worn;

use cues::Cues;
use measures::Measures;
use puzzle::{Category, PuzzleParts, Relation};
use scenery::Scenery;
use tokens::Token;

pub(crate) use ground::Ground;

pub use draft::{Draft, DraftHint, DraftQuestion, Note, SupposedQuestion};
pub use read::{read, read_widely};
pub use scenery::Row;

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 18;

/// One way to read a hint.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Reading {
    /// What the hint says, read like this.
    pub relation: Relation,
    /// What sets it apart from the others, such as "immediately"; empty where the values do.
    pub label: String,
}

/// What a sentence was understood to say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Understood {
    /// Every way to read it; at least one.
    pub readings: Vec<Reading>,
    /// Words that were passed over because nobody knows them, and numbers that say nothing here.
    pub passed_over: Vec<String>,
    /// What was taken for granted, in plain words.
    pub remarks: Vec<String>,
    /// Whether the grammar does not know the sentence, so that its values and relation alone made
    /// these readings.
    pub guessed: bool,
}

/// Understands one sentence about these categories, such as a hint without a relation; `None`
/// when it is not understood.
pub fn understand(categories: &[Category], houses: u8, sentence: &str) -> Option<Understood> {
    let scenery = Scenery::of(&tokens::tokens(sentence), houses, false);
    let measures = Measures::of(categories, &[], None);
    let ground = Ground::new(categories, houses, Cues::of(categories), scenery, measures);
    ground.understand(sentence)
}

/// Gives each hint without a relation the one that its words have, where they can mean only one
/// thing and no word is passed over. Returns the numbers of these hints.
pub fn complete(parts: &mut PuzzleParts) -> Vec<u32> {
    if parts.hints.iter().all(|hint| hint.relation.is_some()) {
        return Vec::new();
    }
    let texts: Vec<Vec<Token>> =
        parts.hints.iter().map(|hint| tokens::tokens(&hint.text)).collect();
    let mut ground = Ground::new(
        &parts.categories,
        parts.houses,
        Cues::of(&parts.categories),
        Scenery::of(&texts.concat(), parts.houses, false),
        Measures::of(&parts.categories, &[], None),
    );
    for words in &texts {
        let mentions = ground.gazetteer.find(&ground.lexicon, words);
        ground.cues.learn(words, &mentions, &ground.lexicon);
    }
    let mut completed = Vec::new();
    for hint in parts.hints.iter_mut().filter(|hint| hint.relation.is_none()) {
        let Some(found) = ground.understand(&hint.text) else { continue };
        let certain = found.passed_over.is_empty() && found.remarks.is_empty();
        if let ([reading], true) = (found.readings.as_slice(), certain) {
            hint.relation = Some(reading.relation.clone());
            completed.push(hint.number);
        }
    }
    completed
}
