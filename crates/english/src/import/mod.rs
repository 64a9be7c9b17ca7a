//! The public result: a puzzle, how each hint was read, and what is left to ask.

mod draft;
mod pins;
mod report;
mod scope;
mod settle;
mod single;

use puzzle::{PuzzleParts, Relation};
use serde::{Deserialize, Serialize};

use crate::document::{Note, Row};
use crate::joint::Weights;
use crate::reading::Piece;

pub use draft::{Draft, Ground, Text};
pub use single::{complete, sure, understand};

/// What came of a text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Import {
    /// The puzzle with the chosen readings; hints that are not understood have no relation.
    pub puzzle: PuzzleParts,
    /// What the row of places is.
    pub row: Row,
    /// Whether any of the categories were inferred from the hints and want to be looked over.
    pub inferred: bool,
    /// In one line, what was understood.
    pub summary: String,
    /// By hint of the puzzle: how it was read.
    pub hints: Vec<ImportedHint>,
    /// What only the reader can settle, the hints in their order.
    pub asks: Vec<Ask>,
    /// What the reader should know, the most important first.
    pub warnings: Vec<Note>,
    /// A smallest set of hints found that contradict each other as they are best read, by number;
    /// where one of them stands out as a misreading it is left off.
    pub conflict: Vec<u32>,
}

/// How a hint was read.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ImportedHint {
    /// Its number in the puzzle.
    pub number: u32,
    /// Its line in the text, from 1.
    pub line: usize,
    /// The likeliest ways to read it, the best first; none where it is not understood.
    pub readings: Vec<Choice>,
    /// Which of these the puzzle has.
    pub chosen: Option<usize>,
    /// How likely that one is right, 0..=1; 0 where there is none.
    pub confidence: f32,
    /// What its words were taken for, in their order, in the chosen or the best reading.
    pub pieces: Vec<Piece>,
    /// Words that may matter and were passed over.
    pub passed_over: Vec<String>,
}

impl ImportedHint {
    /// The reading that the puzzle has.
    pub fn reading(&self) -> Option<&Choice> {
        self.readings.get(self.chosen?)
    }

    /// Whether that is no guess.
    pub fn is_sure(&self) -> bool {
        self.chosen.is_some() && self.confidence >= Weights::load().guess
    }
}

/// One way to read something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// What it says.
    pub relation: Relation,
    /// The same in the notation of the text format.
    pub notation: String,
    /// The word for it, such as "immediately"; the notation where there is none.
    pub label: String,
    /// How likely it is, 0..=1, beside the other readings and the other hints.
    pub probability: f32,
}

/// A question to the reader about a hint that can be read in several ways.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// The number of the hint.
    pub hint: u32,
    /// Its line in the text, from 1.
    pub line: usize,
    /// In plain words.
    pub question: String,
    /// Which readings of the hint are open, by their places in [`ImportedHint::readings`].
    pub open: Vec<usize>,
}
