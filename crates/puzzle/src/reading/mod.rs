//! The two readings of "left of" and "right of": immediately, or somewhere on that side.

mod words;

use super::{Hint, Mistake, Offsets, Puzzle, Relation, numbers};

pub use super::sets::Reading;

/// The puzzle with one hint, by its printed number, read as asked: its relation and its own words
/// say so.
///
/// # Errors
/// There is no such hint, or it has no two readings; the sentence names those that have.
pub fn with_reading(puzzle: &Puzzle, number: u32, wanted: Reading) -> Result<Puzzle, Mistake<'_>> {
    let index = numbers::find(puzzle, number);
    let has_two = |&index: &usize| puzzle.hints()[index].reading().is_some();
    let index = index.filter(has_two).ok_or(Mistake::OneReading(number, puzzle))?;
    let mut parts = puzzle.clone().into_parts();
    let hint = &mut parts.hints[index];
    let Some(Relation::Offset(_, _, offsets)) = &mut hint.relation else {
        return Err(Mistake::OneReading(number, puzzle));
    };
    let left = offsets.contains(1);
    let text = words::with_reading(&hint.text, wanted, side(left));
    *offsets = match (wanted, left) {
        (Reading::Immediate, true) => Offsets::IMMEDIATELY_LEFT,
        (Reading::Immediate, false) => Offsets::IMMEDIATELY_RIGHT,
        (Reading::Somewhere, true) => Offsets::SOMEWHERE_LEFT,
        (Reading::Somewhere, false) => Offsets::SOMEWHERE_RIGHT,
    };
    hint.text = text;
    // Nothing has changed that a puzzle is checked for.
    Puzzle::new(parts).map_err(|_| Mistake::OneReading(number, puzzle))
}

/// The words of a hint in that reading; nothing for a hint that has only one.
pub fn text(hint: &Hint, wanted: Reading) -> Option<String> {
    hint.reading()?;
    let Some(Relation::Offset(_, _, offsets)) = &hint.relation else { return None };
    Some(words::with_reading(&hint.text, wanted, side(offsets.contains(1))))
}

fn side(left: bool) -> &'static str {
    if left { "left" } else { "right" }
}

/// One choice of reading, such as `4=somewhere` or `4:somewhere`.
///
/// # Errors
/// A sentence naming what is not a hint of the puzzle with two readings, or not a reading.
pub fn read<'t>(puzzle: &'t Puzzle, choice: &'t str) -> Result<(u32, Reading), Mistake<'t>> {
    let (number, word) = choice.split_once(['=', ':']).ok_or(Mistake::NoChoice(choice))?;
    let (number, word) = (number.trim(), word.trim());
    let named = numbers::read(puzzle, number)?;
    let mut indices = named.iter();
    let (Some(index), None) = (indices.next(), indices.next()) else {
        return Err(Mistake::NotOneHint(number));
    };
    let hint = &puzzle.hints()[index];
    if hint.reading().is_none() {
        return Err(Mistake::OneReading(hint.number, puzzle));
    }
    let reading = Reading::named(word).ok_or(Mistake::NoReading(word))?;
    Ok((hint.number, reading))
}
