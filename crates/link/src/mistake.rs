//! What can be wrong with a link.

use std::fmt;

use puzzle::mistake::{did_you_mean, shortened, unknown};

use crate::{KEYS, MAX_BYTES, View};

/// What can be wrong with a link. A program that never shows a sentence does not carry it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mistake<'t> {
    /// More than [`MAX_BYTES`].
    TooLong,
    /// A key that has no meaning.
    NoKey(&'t str),
    /// A key twice; the first one counts.
    Twice(&'static str),
    /// Two keys that each name a puzzle; the first one counts.
    TwoPuzzles(&'static str, &'static str),
    /// A name that no preset has.
    NoPreset(presets::Unknown<'t>),
    /// The name of a day whose puzzle has not been made.
    NoDay(&'t str),
    /// A puzzle that is a text, where texts are not read.
    Text,
    /// A word that names no view.
    NoView(&'t str),
    /// Two readings of a hint, by its number; the first one counts.
    TwoReadings(u32),
    /// A mistake about the puzzle.
    Puzzle(puzzle::Mistake<'t>),
}

impl<'t> From<puzzle::Mistake<'t>> for Mistake<'t> {
    fn from(mistake: puzzle::Mistake<'t>) -> Self {
        Self::Puzzle(mistake)
    }
}

impl fmt::Display for Mistake<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "the link is longer than {} kB", MAX_BYTES / 1024),
            Self::NoKey(key) => {
                let (shown, meant) = (shortened(key), did_you_mean(key, KEYS));
                let keys = KEYS.join(", ");
                write!(f, "the link has the unknown key '{shown}'{meant}; the keys are {keys}")
            }
            Self::Twice(key) => write!(f, "the link has {key} twice; the first one counts"),
            Self::TwoPuzzles(key, second) => {
                write!(f, "the link has a puzzle in {key} and in {second}; {key} counts")
            }
            Self::NoPreset(unknown) => unknown.fmt(f),
            Self::NoDay(day) => write!(f, "there is no puzzle of the day '{}'", shortened(day)),
            Self::Text => f.write_str("the link's puzzle is a text, which is not read here"),
            Self::NoView(word) => f.write_str(&unknown("view", word, View::ALL.map(View::word))),
            Self::TwoReadings(number) => {
                write!(f, "hint {number} has two readings in the link; the first counts")
            }
            Self::Puzzle(mistake) => mistake.fmt(f),
        }
    }
}

impl std::error::Error for Mistake<'_> {}
