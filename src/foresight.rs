//! What the core found about hints before the reader switched to them.

use std::rc::Rc;

use puzzle::{HintSet, Puzzle, numbers};
use solver::Survey;

/// How many surveys are kept: those around the last few setups.
const KEPT: usize = 64;

/// Surveys of one puzzle that may be wanted next, the latest first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Foresight {
    puzzle: Option<Rc<Puzzle>>,
    surveys: Vec<(HintSet, Rc<Survey>)>,
}

impl Foresight {
    /// What is known about these hints of this puzzle.
    pub fn get(&self, puzzle: &Rc<Puzzle>, active: &HintSet) -> Option<&Rc<Survey>> {
        self.puzzle.as_ref().filter(|known| *known == puzzle)?;
        self.surveys.iter().find(|(set, _)| set == active).map(|(_, survey)| survey)
    }

    /// Keeps a survey; one of another puzzle than before takes the place of all.
    pub fn keep(&mut self, puzzle: &Rc<Puzzle>, active: &HintSet, survey: Rc<Survey>) {
        if self.puzzle.as_ref() != Some(puzzle) {
            *self = Self { puzzle: Some(puzzle.clone()), surveys: Vec::new() };
        }
        self.surveys.retain(|(set, _)| set != active);
        self.surveys.truncate(KEPT - 1);
        self.surveys.insert(0, (active.clone(), survey));
    }

    /// The sets of hints one switch away that nothing is known about yet.
    pub fn unknown(&self, puzzle: &Rc<Puzzle>, active: &HintSet) -> Vec<HintSet> {
        let hints = numbers::switchable(puzzle);
        let neighbours = hints.iter().map(|hint| active.toggled(hint));
        neighbours.filter(|set| self.get(puzzle, set).is_none()).collect()
    }
}
