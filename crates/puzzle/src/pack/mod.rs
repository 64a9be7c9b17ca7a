//! Whole puzzles in few characters, for links and presets.
//!
//! A puzzle is told as a row of symbols: numbers, and texts in which the names that a hint's
//! relation mentions are one symbol each. A model predicts each bit of each symbol from several
//! contexts, and an arithmetic coder spends on it what it surprises. The model starts with a primer
//! of what puzzles usually say. Memory is about a megabyte while it works; symbols and text are
//! bounded, so that hostile input of any length costs no more than a tenth of a second.

mod base64;
mod coder;
mod form;
mod model;
mod read;
mod relation;
mod stream;
mod write;

use super::{Mistake, Puzzle, Relation, Value};
use stream::{MOST_MENTIONS, Refused, Text};

/// The most text that a packed puzzle holds, in bytes.
const MOST_TEXT: usize = 1 << 18;

/// The most hints that a packed puzzle holds; a page has to show them all.
const MOST_HINTS: usize = 1_000;

/// The most questions that a packed puzzle holds.
const MOST_QUESTIONS: usize = 100;

/// Added to the number of houses where patterns follow the questions that say how to name places and
/// values.
const WORDED: u8 = 1 << 7;

/// Patterns speak as hints do.
const PATTERN: Text = Text::Hint(form::NAMED);

/// The first character of a packed puzzle; another one is for another primer or order of symbols.
const VERSION: char = '1';

/// A puzzle as text of letters, digits, `-` and `_`.
///
/// # Errors
/// A sentence: the puzzle is too large for a link.
pub fn pack(puzzle: &Puzzle) -> Result<String, Mistake<'static>> {
    let mut text = VERSION.to_string();
    text.push_str(&base64::encode(&bytes(puzzle)?));
    Ok(text)
}

/// The puzzle that [`pack`] wrote.
///
/// # Errors
/// A sentence: the text is damaged, or of a version not known here.
pub fn unpack(text: &str) -> Result<Puzzle, Mistake<'static>> {
    match text.strip_prefix(VERSION) {
        Some(digits) => base64::decode(digits).ok_or(Mistake::Damaged).and_then(|b| puzzle(&b)),
        None if text.starts_with(|c: char| c.is_ascii_digit()) => Err(Mistake::Newer),
        None => Err(Mistake::Damaged),
    }
}

/// A puzzle as bytes.
///
/// # Errors
/// A sentence: the puzzle is too large.
pub fn bytes(puzzle: &Puzzle) -> Result<Vec<u8>, Mistake<'static>> {
    write::bytes(puzzle).map_err(|Refused| Mistake::TooLarge)
}

/// The puzzle that [`bytes`] wrote.
///
/// # Errors
/// A sentence: the bytes are damaged.
pub fn puzzle(bytes: &[u8]) -> Result<Puzzle, Mistake<'static>> {
    let parts = read::parts(bytes).map_err(|Refused| Mistake::Damaged)?;
    Puzzle::new(parts).map_err(|_| Mistake::Damaged)
}

/// The values that a relation mentions, each once, as far as there are symbols for them.
fn mentions(relation: Option<&Relation>) -> Vec<Value> {
    let mut values = Vec::new();
    if let Some(relation) = relation {
        relation.for_each_value(&mut |value| {
            if values.len() < MOST_MENTIONS && !values.contains(&value) {
                values.push(value);
            }
        });
    }
    values
}

/// The same with the first letter in the other case, where it is one of a to z.
fn recased(name: &str) -> String {
    let mut name = name.to_owned();
    if let Some(first) = name.get_mut(..1) {
        if first.starts_with(|c: char| c.is_ascii_lowercase()) {
            first.make_ascii_uppercase();
        } else {
            first.make_ascii_lowercase();
        }
    }
    name
}

#[cfg(test)]
mod tests;
