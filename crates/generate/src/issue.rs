//! The puzzles of days by the names that they have in links.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Date, Difficulty, NoPuzzle, of_day};
use puzzle::Puzzle;
use puzzle::mistake::{did_you_mean, one_of, shortened};
use solver::Watch;

/// One of the puzzles of a day. It is written, and read, as `2026-11-26:easy`; what is written without
/// a difficulty has that of the day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Issue {
    /// Which day.
    pub date: Date,
    /// Which of its puzzles.
    pub difficulty: Difficulty,
}

impl Issue {
    /// The puzzle, whose title begins with its day.
    ///
    /// # Errors
    /// The watch stopped the work.
    pub fn puzzle(self, watch: &mut dyn Watch) -> Result<Puzzle, NoPuzzle> {
        Ok(self.titled(of_day(self.date, self.difficulty, watch)?))
    }

    /// The puzzle of that day with a title that begins with its day.
    pub fn titled(self, puzzle: Puzzle) -> Puzzle {
        let mut parts = puzzle.into_parts();
        parts.title = format!("{}, {}: {}", self.date, self.difficulty.word(), parts.title);
        Puzzle::new(parts).expect("a title breaks no rule")
    }
}

impl fmt::Display for Issue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}:{}", self.date, self.difficulty.word())
    }
}

/// The name; a sentence about what is none.
impl FromStr for Issue {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let (date, word) = name.split_once(':').map_or((name, None), |(d, w)| (d, Some(w)));
        let date: Date = date.parse()?;
        let Some(word) = word else { return Ok(Self { date, difficulty: date.difficulty() }) };
        let difficulty = Difficulty::named(word).ok_or_else(|| {
            let words = || Difficulty::ALL.iter().map(|difficulty| difficulty.word());
            let (shown, meant) = (shortened(word), did_you_mean(word, words()));
            let choices = one_of(words());
            format!("no puzzle of a day is '{shown}'{meant}; choose {choices}")
        })?;
        Ok(Self { date, difficulty })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_the_day_and_how_hard() {
        for day in 1..=28 {
            for difficulty in Difficulty::ALL {
                let issue = Issue { date: Date::new(2026, 2, day).unwrap(), difficulty };
                assert_eq!(issue.to_string().parse(), Ok(issue));
            }
        }
        let of_thursday: Issue = "2026-11-26".parse().unwrap();
        assert_eq!(of_thursday.to_string(), "2026-11-26:medium");
        let complaint = |name: &str| name.parse::<Issue>().unwrap_err().to_string();
        assert!(complaint("2026-02-30:easy").starts_with("'2026-02-30' is no date; write year"));
        assert!(complaint("").contains("is no date"));
        assert_eq!(
            complaint("2026-11-26:esay"),
            "no puzzle of a day is 'esay' (did you mean easy?); choose easy, medium or hard"
        );
    }
}
