//! What every program is made of: the puzzle, the hints that are on, and their claims.

use puzzle::{Category, Hint, HintSet, Puzzle};

use super::claim::Claim;
use super::names::Identifiers;
use super::text::{comment, list, note};

/// A puzzle with the hints that are on, ready to be written in any language.
pub(super) struct Program<'p> {
    pub puzzle: &'p Puzzle,
    pub active: &'p HintSet,
    pub names: Identifiers,
}

impl<'p> Program<'p> {
    pub fn new(puzzle: &'p Puzzle, active: &'p HintSet) -> Self {
        Self { puzzle, active, names: Identifiers::new(puzzle) }
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

    /// The lines at the top: what the puzzle is, what it asks, which hints are off, and how to run
    /// the program.
    pub fn head(&self, sign: &str, run: &[&'static str]) -> String {
        let mut lines = Vec::new();
        if !self.puzzle.title().is_empty() {
            lines.push(comment(sign, "Puzzle:", self.puzzle.title()));
        }
        lines.extend(self.puzzle.questions().iter().map(|q| comment(sign, "Question:", &q.text)));
        let hints = self.puzzle.hints().iter().enumerate();
        let off: Vec<u32> =
            hints.filter(|(i, _)| !self.active.contains(*i)).map(|(_, h)| h.number).collect();
        if !off.is_empty() {
            let numbers = list(off, |number| number.to_string());
            lines.push(comment(sign, "Hints that are off:", &numbers));
        }
        lines.extend(run.iter().map(|line| note(sign, line)));
        lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }
}

/// "4. The green house is …", as a comment.
pub(super) fn hint_comment(sign: &str, hint: &Hint) -> String {
    comment(sign, &format!("{}.", hint.number), &hint.text)
}

/// "Category Color: red, green, …", as a comment.
pub(super) fn category_comment(sign: &str, category: &Category) -> String {
    comment(sign, "Category", &format!("{}: {}", category.name, category.values.join(", ")))
}
