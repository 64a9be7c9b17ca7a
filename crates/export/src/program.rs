//! What every program is made of: the puzzle, the hints that are on, and their claims.

use puzzle::{Category, Hint, HintSet, Puzzle};

use super::claim::Claim;
use super::names::Identifiers;
use super::text::{comment, list, note};

/// A puzzle with the hints that are on, ready to be written in a language.
pub(super) struct Program<'p> {
    pub puzzle: &'p Puzzle,
    pub active: &'p HintSet,
    pub names: Identifiers,
    /// What starts a comment.
    sign: &'static str,
}

impl<'p> Program<'p> {
    pub fn new(puzzle: &'p Puzzle, active: &'p HintSet, sign: &'static str) -> Self {
        Self { puzzle, active, names: Identifiers::new(puzzle), sign }
    }

    pub fn houses(&self) -> u8 {
        self.puzzle.houses()
    }

    /// The active hints with what they claim, in reading order.
    pub fn hints(&self) -> impl Iterator<Item = (&'p Hint, Claim)> {
        let (active, houses) = (self.active, self.houses());
        let hints = self.puzzle.hints().iter().enumerate();
        hints.filter(move |(i, _)| active.contains(*i)).filter_map(move |(_, hint)| {
            let relation = hint.relation.as_ref()?;
            Some((hint, Claim::of(relation, houses)))
        })
    }

    /// The active hints, each as a comment, and below it the lines that `write` makes of its claim;
    /// none where it always holds.
    pub fn statements(
        &self,
        indent: &str,
        mut write: impl FnMut(&Hint, &Claim) -> String,
    ) -> String {
        let mut text = String::new();
        for (hint, claim) in self.hints() {
            text.push_str(&format!("{indent}{}\n", self.hint_comment(hint)));
            if claim != Claim::True {
                text.push_str(&write(hint, &claim));
            }
        }
        text
    }

    /// The lines at the top: what the puzzle is, what it asks, which hints are off, and how to run
    /// the program.
    pub fn head(&self, run: &[&'static str]) -> String {
        let mut lines = Vec::new();
        if !self.puzzle.title().is_empty() {
            lines.push(self.comment("Puzzle:", self.puzzle.title()));
        }
        lines.extend(self.puzzle.questions().iter().map(|q| self.comment("Question:", &q.text)));
        let hints = self.puzzle.hints().iter().enumerate();
        let off: Vec<u32> =
            hints.filter(|(i, _)| !self.active.contains(*i)).map(|(_, h)| h.number).collect();
        if !off.is_empty() {
            let numbers = list(off, |number| number.to_string());
            lines.push(self.comment("Hints that are off:", &numbers));
        }
        lines.extend([""].iter().chain(run).map(|line| self.note(line)));
        lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    /// A comment of ours.
    pub fn note(&self, text: &'static str) -> String {
        note(self.sign, text)
    }

    /// A comment with words of the puzzle after a label of ours.
    pub fn comment(&self, label: &str, words: &str) -> String {
        comment(self.sign, label, words)
    }

    /// "4. The green house is …", as a comment.
    pub fn hint_comment(&self, hint: &Hint) -> String {
        self.comment(&format!("{}.", hint.number), &hint.text)
    }

    /// "Category Color: red, green, …", as a comment.
    pub fn category_comment(&self, category: &Category) -> String {
        self.comment("Category", &format!("{}: {}", category.name, category.values.join(", ")))
    }
}
