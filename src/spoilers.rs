//! What the reader has asked to be told of a puzzle: its answer, and what each hint is worth. Pure.
//!
//! The answer waits for a touch. Where a whole puzzle has one solution and hints that add nothing, the
//! reader is dared to find them, and what a hint is worth waits until its switch has been turned.

use serde::{Deserialize, Serialize};

use puzzle::HintSet;

/// Of how much this is remembered, what was told last.
const KEPT: usize = 200;

/// What stands for all answers.
const ALWAYS: &str = "always";

/// What has been told, as lines of a text: `answer`, or `worths`, with the puzzle; or `always`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spoilers(Vec<String>);

/// A hint that adds nothing is to be found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dare {
    /// The puzzle.
    pub puzzle: String,
    /// Each of them adds nothing to the others.
    pub implied: HintSet,
    /// The hints whose switches have been turned.
    pub tried: HintSet,
    /// What was off when it was found; nothing where the reader asked what each hint is worth.
    pub found: Option<HintSet>,
}

impl Spoilers {
    /// What [`Spoilers::text`] has written; what says nothing is kept, too, and does no harm.
    pub fn read(text: &str) -> Self {
        Self(text.lines().map(str::to_owned).collect())
    }

    /// As a text to be kept.
    pub fn text(&self) -> String {
        self.0.join("\n")
    }

    /// Whether answers are shown without being asked for.
    pub fn always(&self) -> bool {
        self.has(ALWAYS)
    }

    /// Whether the answer of this puzzle is shown.
    pub fn shows_answer(&self, puzzle: &str) -> bool {
        self.always() || self.has(&answer(puzzle))
    }

    /// Shows the answer of this puzzle, or hides it again.
    pub fn show_answer(&mut self, puzzle: &str, shown: bool) {
        self.set(&answer(puzzle), shown);
        if !shown {
            self.show_all_answers(false);
        }
    }

    /// Shows all answers from now on, or only those that are asked for.
    pub fn show_all_answers(&mut self, shown: bool) {
        self.set(ALWAYS, shown);
    }

    /// Whether what its hints are worth has been found or shown.
    pub fn has_ended(&self, puzzle: &str) -> bool {
        self.has(&worths(puzzle))
    }

    /// What its hints are worth has been found or shown.
    pub fn end(&mut self, puzzle: &str) {
        self.set(&worths(puzzle), true);
    }

    fn has(&self, line: &str) -> bool {
        self.0.iter().any(|other| other == line)
    }

    fn set(&mut self, line: &str, told: bool) {
        self.0.retain(|other| other != line);
        if told {
            self.0.push(line.to_owned());
        }
        let spare = self.0.len().saturating_sub(KEPT);
        self.0.drain(..spare);
    }
}

fn answer(puzzle: &str) -> String {
    format!("answer {puzzle}")
}

fn worths(puzzle: &str) -> String {
    format!("worths {puzzle}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_told_is_kept_as_a_text() {
        let mut told = Spoilers::default();
        told.show_answer("p=fish", true);
        told.end("p=zebra&read=6:somewhere");
        assert!(told.shows_answer("p=fish") && !told.shows_answer("p=zebra"));
        assert!(told.has_ended("p=zebra&read=6:somewhere") && !told.has_ended("p=fish"));
        assert_eq!(Spoilers::read(&told.text()), told);
        told.show_all_answers(true);
        assert!(Spoilers::read(&told.text()).shows_answer("p=zebra"));
        // Who hides one does not want all.
        told.show_answer("p=zebra", false);
        assert!(!told.shows_answer("p=zebra") && told.shows_answer("p=fish"));
        assert!(!Spoilers::read("nonsense\nanswer\n").shows_answer(""));
    }

    #[test]
    fn the_puzzles_that_were_told_first_are_forgotten_first() {
        let mut told = Spoilers::default();
        (0..=KEPT).for_each(|puzzle| told.end(&puzzle.to_string()));
        assert!(!told.has_ended("0") && told.has_ended("1") && told.has_ended("200"));
    }
}
