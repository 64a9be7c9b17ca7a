//! The two readings of "left of" and "right of": immediately, or somewhere on that side.

mod words;

use super::mistake::{Mistake, did_you_mean, shortened, told};
use super::{Hint, Offsets, Puzzle, Relation, numbers};

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
pub fn with_reading(puzzle: &Puzzle, number: u32, wanted: Reading) -> Result<Puzzle, Mistake> {
    let index = numbers::find(puzzle, number)?;
    let mut parts = puzzle.clone().into_parts();
    let hint = &mut parts.hints[index];
    let (Some(_), Some(Relation::Offset(_, _, offsets))) = (reading(hint), &mut hint.relation)
    else {
        return Err(no_readings(puzzle, number));
    };
    let left = offsets.contains(1);
    *offsets = match (wanted, left) {
        (Reading::Immediate, true) => Offsets::IMMEDIATELY_LEFT,
        (Reading::Immediate, false) => Offsets::IMMEDIATELY_RIGHT,
        (Reading::Somewhere, true) => Offsets::SOMEWHERE_LEFT,
        (Reading::Somewhere, false) => Offsets::SOMEWHERE_RIGHT,
    };
    hint.text = words::with_reading(&hint.text, wanted, if left { "left" } else { "right" });
    Puzzle::new(parts).map_err(|why| Mistake(why.to_string()))
}

/// One choice of reading, such as `4=somewhere` or `4:somewhere`.
///
/// # Errors
/// A sentence naming what is not a hint of the puzzle with two readings, or not a reading.
pub fn read(puzzle: &Puzzle, choice: &str) -> Result<(u32, Reading), Mistake> {
    let Some((number, word)) = choice.split_once(['=', ':']) else {
        let choice = shortened(choice);
        return Err(Mistake(told!(
            "'{choice}' is no choice of reading; write the hint and its reading, such as \
             4=somewhere or 4=immediate"
        )));
    };
    let (number, word) = (number.trim(), word.trim());
    let named = numbers::read(puzzle, number)?;
    let mut indices = named.iter();
    let (Some(index), None) = (indices.next(), indices.next()) else {
        let number = shortened(number);
        return Err(Mistake(told!("'{number}' is not one hint; choose a reading for each hint")));
    };
    let hint = &puzzle.hints()[index];
    if reading(hint).is_none() {
        return Err(no_readings(puzzle, hint.number));
    }
    match Reading::named(word) {
        Some(reading) => Ok((hint.number, reading)),
        None => {
            let (shown, meant) =
                (shortened(word), did_you_mean(word, Reading::ALL.map(Reading::word)));
            Err(Mistake(told!(
                "there is no reading '{shown}'{meant}; choose immediate or somewhere"
            )))
        }
    }
}

fn no_readings(puzzle: &Puzzle, number: u32) -> Mistake {
    let others: Vec<String> = puzzle
        .hints()
        .iter()
        .filter(|hint| reading(hint).is_some())
        .map(|hint| hint.number.to_string())
        .collect();
    let choices = match others.as_slice() {
        [] => "no hint of this puzzle has".to_owned(),
        [only] => format!("only hint {only} has"),
        several => format!("hints {} have", several.join(", ")),
    };
    Mistake(told!("hint {number} does not have two readings; {choices}"))
}

#[cfg(test)]
mod tests {
    use super::super::preset;
    use super::*;

    fn preset(id: &str) -> Puzzle {
        preset::find(id).unwrap().puzzle()
    }

    #[test]
    fn a_reading_changes_the_relation_and_the_words_and_back() {
        for (id, number, somewhere) in [
            ("fish", 4, "The green house is somewhere left of the white house"),
            ("zebra", 6, "The green house is somewhere right of the ivory house"),
            ("phones", 4, "The red house is somewhere left of the white house"),
        ] {
            let puzzle = preset(id);
            let index = numbers::find(&puzzle, number).unwrap();
            assert_eq!(reading(&puzzle.hints()[index]), Some(Reading::Immediate));
            let read = with_reading(&puzzle, number, Reading::Somewhere).unwrap();
            assert_eq!(reading(&read.hints()[index]), Some(Reading::Somewhere));
            assert_eq!(read.hints()[index].text, somewhere);
            assert_eq!(with_reading(&read, number, Reading::Immediate).unwrap(), puzzle);
        }
    }

    #[test]
    fn a_choice_that_cannot_be_made_is_named() {
        let fish = preset("fish");
        let complaint = |choice| read(&fish, choice).unwrap_err().to_string();
        assert_eq!(read(&fish, "4=somewhere"), Ok((4, Reading::Somewhere)));
        assert_eq!(read(&fish, " 4 : immediate "), Ok((4, Reading::Immediate)));
        assert_eq!(complaint("5=somewhere"), "hint 5 does not have two readings; only hint 4 has");
        assert_eq!(complaint("99=somewhere"), "there is no hint 99; the hints are 1–15");
        assert_eq!(
            complaint("4=somewere"),
            "there is no reading 'somewere' (did you mean somewhere?); choose immediate or \
             somewhere"
        );
        assert!(complaint("4").starts_with("'4' is no choice of reading"));
        assert!(complaint("4-5=somewhere").starts_with("'4-5' is not one hint"));
        assert!(complaint("none=somewhere").starts_with("'none' is not one hint"));
        let missing = with_reading(&fish, 5, Reading::Immediate).unwrap_err().to_string();
        assert_eq!(missing, "hint 5 does not have two readings; only hint 4 has");
    }
}
