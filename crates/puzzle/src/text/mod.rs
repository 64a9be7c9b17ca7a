//! The text format of puzzles, `.zebra` files: UTF-8, one entry a line.
//!
//! ```text
//! title: Who has the cat?
//! houses: 3
//! Color: red, green, blue
//! Pet: dog, cat, fish
//! question: Who has the cat? :: Color of cat
//!
//! 1. The dog lives left of the red house :: dog < red   # a comment
//! ```
//!
//! Relations bind in the order `not`, `and`, `xor`, `or`, and weakest `iff` and `if … then …`,
//! which reads on as far as it can; parentheses override. `xor` and `iff` group from the left.
//! Beyond the table in the documentation, `A <<2 B` is "exactly 2 houses left of", `A !~2 B` "not
//! exactly 2 apart", and `A ~{-2,1..3} B` lists the offsets `house(B) − house(A)` one by one, so
//! that every puzzle can be written.
//!
//! Reading takes time proportional to the text (names are compared with each of at most a few
//! hundred values) and is refused past [`MAX_BYTES`].

mod error;
mod line;
mod names;
mod question;
mod read;
mod relation;
mod rewrite;
mod signs;
mod token;
mod write;

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::fmt;

use super::{Puzzle, Relation};

pub use error::{ReadError, ReadErrors};
pub use line::one_line;

/// The longest text that is read, in bytes: many times the largest puzzle that people publish.
pub const MAX_BYTES: usize = 1 << 18;

/// A puzzle together with its text, where comments, blank lines and order are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    text: String,
    puzzle: Puzzle,
}

impl Document {
    /// Reads a text.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with line and column.
    pub fn read(text: &str) -> Result<Self, ReadErrors> {
        let puzzle = read::puzzle(text)?;
        Ok(Self { text: text.to_owned(), puzzle })
    }

    /// Writes a puzzle as text. Line breaks in its names and texts become spaces.
    pub fn write(puzzle: Puzzle) -> Self {
        Self { text: write::puzzle(&puzzle), puzzle }
    }

    /// The text of another puzzle with the comments, blank lines and order of this one, as far as
    /// they still have a place.
    #[must_use]
    pub fn with_puzzle(&self, puzzle: Puzzle) -> Self {
        let text = rewrite::rewritten(self, &puzzle);
        match read::puzzle(&text) {
            Ok(read) if read == puzzle => Self { text, puzzle },
            _ => Self::write(puzzle),
        }
    }

    /// What the text means.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// What the text means, without the text.
    pub fn into_puzzle(self) -> Puzzle {
        self.puzzle
    }
}

/// The text itself, to the byte.
impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The text with a line feed for each carriage return that ends a line on its own, so that lines end in
/// line feeds. Everything stays at its byte.
pub fn with_line_feeds(text: &str) -> Cow<'_, str> {
    let mut pieces = text.split('\r');
    let first = pieces.next().unwrap_or_default();
    if first.len() == text.len() {
        return text.into();
    }
    let mut with = first.to_owned();
    for piece in pieces {
        with.push(if piece.starts_with('\n') { '\r' } else { '\n' });
        with += piece;
    }
    with.into()
}

/// A relation in the notation of the text format, such as `green << white`.
///
/// # Panics
/// When the relation is of another, larger puzzle.
pub fn relation_text(puzzle: &Puzzle, relation: &Relation) -> String {
    write::relation(puzzle, relation)
}

/// The relation that a text in that notation means.
///
/// # Errors
/// The first thing that is wrong, in words.
pub fn read_relation(puzzle: &Puzzle, text: &str) -> Result<Relation, String> {
    let scope = relation::Scope { categories: puzzle.categories(), houses: puzzle.houses() };
    relation::relation(text, 0, scope).map_err(|problems| {
        problems.into_iter().map(|(_, message)| message).next().unwrap_or_default()
    })
}
