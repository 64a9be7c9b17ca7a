//! The two readings of "left of" and "right of": immediately, or somewhere on that side.

mod words;

use super::{Hint, Mistake, Offsets, Puzzle, Relation, numbers};

/// How far "left of" or "right of" reaches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reading {
    /// The very next house on that side.
    Immediate,
    /// Any house on that side.
    Somewhere,
}

impl Reading {
    /// Both readings.
    pub const ALL: [Self; 2] = [Self::Immediate, Self::Somewhere];

    /// The word for it in links and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Immediate => "immediate",
            Self::Somewhere => "somewhere",
        }
    }

    /// The reading with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reading| reading.word() == word)
    }

    /// The other reading.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Immediate => Self::Somewhere,
            Self::Somewhere => Self::Immediate,
        }
    }
}

/// How a hint is read now, if it puts one value to the left or right of another with nothing
/// around it; only such a hint has two readings.
pub fn reading(hint: &Hint) -> Option<Reading> {
    match hint.relation {
        Some(Relation::Offset(_, _, offsets)) => match offsets {
            Offsets::IMMEDIATELY_LEFT | Offsets::IMMEDIATELY_RIGHT => Some(Reading::Immediate),
            Offsets::SOMEWHERE_LEFT | Offsets::SOMEWHERE_RIGHT => Some(Reading::Somewhere),
            _ => None,
        },
        _ => None,
    }
}

/// The puzzle with one hint, by its printed number, read as asked: its relation and its own words
/// say so.
///
/// # Errors
/// There is no such hint, or it has no two readings; the sentence names those that have.
pub fn with_reading(puzzle: &Puzzle, number: u32, wanted: Reading) -> Result<Puzzle, Mistake<'_>> {
    let index = numbers::find(puzzle, number);
    let has_two = |&index: &usize| reading(&puzzle.hints()[index]).is_some();
    let index = index.filter(has_two).ok_or(Mistake::OneReading(number, puzzle))?;
    let mut parts = puzzle.clone().into_parts();
    let hint = &mut parts.hints[index];
    let Some(Relation::Offset(_, _, offsets)) = &mut hint.relation else {
        return Err(Mistake::OneReading(number, puzzle));
    };
    let left = offsets.contains(1);
    *offsets = match (wanted, left) {
        (Reading::Immediate, true) => Offsets::IMMEDIATELY_LEFT,
        (Reading::Immediate, false) => Offsets::IMMEDIATELY_RIGHT,
        (Reading::Somewhere, true) => Offsets::SOMEWHERE_LEFT,
        (Reading::Somewhere, false) => Offsets::SOMEWHERE_RIGHT,
    };
    hint.text = words::with_reading(&hint.text, wanted, if left { "left" } else { "right" });
    // Nothing has changed that a puzzle is checked for.
    Puzzle::new(parts).map_err(|_| Mistake::OneReading(number, puzzle))
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
    if reading(hint).is_none() {
        return Err(Mistake::OneReading(hint.number, puzzle));
    }
    let reading = Reading::named(word).ok_or(Mistake::NoReading(word))?;
    Ok((hint.number, reading))
}
