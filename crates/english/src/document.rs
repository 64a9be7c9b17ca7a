//! What a text is made of: the types that the steps hand on.

use std::ops::Range;

/// A text taken apart.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Document {
    /// The title; empty where there is none.
    pub title: String,
    /// The lists of values, in the order of the text.
    pub lists: Vec<List>,
    /// Sentences that set the scene, in their order: neither hints nor questions. What is chatter
    /// is not among them.
    pub setting: Vec<Passage>,
    /// The hints, in their order.
    pub hints: Vec<Passage>,
    /// What asks for something.
    pub questions: Vec<Passage>,
    /// How many places there are, where the text says so or its lists do.
    pub places: Option<u8>,
    /// What the reader should know about how the text was taken apart.
    pub notes: Vec<Note>,
}

/// A piece of the text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Passage {
    /// Its words on one line, without number or bullet.
    pub text: String,
    /// The number that the text gives it.
    pub number: Option<u32>,
    /// Where it starts: the line of the text, from 1.
    pub line: usize,
    /// Which bytes of the text it was taken from.
    pub range: Range<usize>,
}

/// A category.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct List {
    /// What the text calls it; empty where it does not.
    pub name: String,
    /// Where it is inferred, other words of the hints that speak of its values: "drinks".
    pub cues: Vec<String>,
    /// The values as the text writes them, without articles.
    pub values: Vec<String>,
    /// By value: how much speaks against its being one at all, 0..=1; nothing for what is not
    /// reached.
    pub doubts: Vec<f32>,
    /// Whether no list of the text has it: its values are taken from the hints.
    pub inferred: bool,
    /// Whether it says in which order the places are, such as "Monday to Friday" or "1st, 2nd,
    /// 3rd" where nothing else orders the row.
    pub ordered: bool,
}

/// What the reader should know.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Note {
    /// The line of the text, from 1; 0 for the whole.
    pub line: usize,
    /// In plain words.
    pub message: String,
}

/// Which row of places the puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub enum Row {
    /// Left to right: houses, seats, lockers.
    #[default]
    Side,
    /// The first place is the lowest: floors, boxes in a stack.
    Floors,
    /// The first place is the highest: shelves, a list read from the top.
    Stack,
    /// The first comes in, leaves or is served first: a race, a queue.
    Order,
    /// Days, months, hours.
    Time,
}
