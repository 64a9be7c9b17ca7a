//! What a text was read as, with all that its words leave open.

use super::Reading;
use super::scenery::Row;
use puzzle::{About, Asked, Category, Relation, Value};

/// A hint with everything it can mean.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct DraftHint {
    /// As printed, or counted.
    pub number: u32,
    /// Its line in the text, from 1.
    pub line: usize,
    /// Its words.
    pub text: String,
    /// All ways to read it; none where it is not understood.
    pub readings: Vec<Reading>,
    /// Words that were passed over because nobody knows them.
    pub passed_over: Vec<String>,
    /// What was taken for granted, in plain words.
    pub remarks: Vec<String>,
    /// Whether the readings are guesses from the values and one relation in a sentence that the
    /// grammar does not know.
    pub guessed: bool,
}

/// A question with everything it can be about.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct DraftQuestion {
    /// Its line in the text, from 1.
    pub line: usize,
    /// Its words.
    pub text: String,
    /// What is asked.
    pub asked: Asked,
    /// What it can be about; several where categories share a word.
    pub about: Vec<About>,
}

/// A question that only the whole solution can answer: "Who sits immediately to the left of Ann?"
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct SupposedQuestion {
    /// Its line in the text, from 1.
    pub line: usize,
    /// Its words.
    pub text: String,
    /// The values that may be the answer, each with what the question says of it.
    pub supposed: Vec<(Value, Relation)>,
}

/// Something that the reader should know.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Note {
    /// The line of the text, from 1; 0 for the whole text.
    pub line: usize,
    /// In plain words.
    pub message: String,
}

/// What was understood of a text.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Draft {
    /// The title, or nothing.
    pub title: String,
    /// How many places there are.
    pub houses: u8,
    /// What the row is.
    pub row: Row,
    /// The categories.
    pub categories: Vec<Category>,
    /// The names of categories that were inferred from the hints.
    pub inferred: Vec<String>,
    /// The hints in the order of the text.
    pub hints: Vec<DraftHint>,
    /// The questions in the order of the text.
    pub questions: Vec<DraftQuestion>,
    /// Questions that the hints have to answer before it is known what they are about.
    pub supposed: Vec<SupposedQuestion>,
    /// What else the reader should know.
    pub notes: Vec<Note>,
    /// Sentences that are no hints and are not understood.
    pub unread: Vec<String>,
}

impl Draft {
    pub(super) fn pass_over(&mut self, line: usize, text: &str) {
        self.unread.push(text.to_owned());
        self.notes.push(Note { line, message: format!("passed over: {text}") });
    }
    /// Gives each hint a number of its own: the printed one where it can be kept.
    pub(super) fn number_hints(&mut self) {
        let mut printed: Vec<u32> = self.hints.iter().map(|hint| hint.number).collect();
        printed.sort_unstable();
        let distinct =
            printed.windows(2).all(|pair| pair[0] != pair[1]) && printed.first() != Some(&0);
        if !distinct {
            for (i, hint) in self.hints.iter_mut().enumerate() {
                hint.number = i as u32 + 1;
            }
        }
    }
}
