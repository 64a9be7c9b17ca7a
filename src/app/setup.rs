//! What the reader has set up: a puzzle, its readings, the hints that are on, the view.

use std::rc::Rc;

use crate::puzzle::link::{self, Link, View};
use crate::puzzle::reading::Reading;
use crate::puzzle::{HintSet, Mistake, Puzzle};

/// What the reader has set up: what undo brings back and a link carries.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    link: Link,
    /// The puzzle with its hints read as chosen.
    pub puzzle: Rc<Puzzle>,
}

impl Setup {
    /// What a fragment sets up, and what is wrong with it.
    pub fn from_fragment(fragment: &str) -> (Self, Vec<String>) {
        let (link, troubles) = link::decode(fragment);
        let puzzle = Rc::new(link.puzzle());
        (Self { link, puzzle }, troubles)
    }

    /// The fragment that sets this up.
    pub fn fragment(&self) -> String {
        self.link.encode()
    }

    /// The preset's id; nothing for a puzzle that the link carries.
    pub fn preset(&self) -> Option<&'static str> {
        self.link.source.preset().map(|preset| preset.id)
    }

    /// Whether both are about the same published puzzle.
    pub(super) fn has_source_of(&self, other: &Self) -> bool {
        self.link.source == other.link.source
    }

    /// The part of a link that names or carries the puzzle.
    pub fn source(&self) -> String {
        self.link.source.part()
    }

    /// Another puzzle; hints whose numbers are off stay off. In the same view.
    ///
    /// # Errors
    /// The puzzle is too large for a link.
    pub fn with_puzzle(&self, puzzle: &Puzzle) -> Result<Self, Mistake> {
        if *puzzle == *self.puzzle {
            return Ok(self.clone());
        }
        let mut link = Link::carrying(puzzle.clone())?;
        let is_off = |number: u32| {
            let hint = self.puzzle.hints().iter().position(|hint| hint.number == number);
            hint.is_some_and(|hint| {
                self.puzzle.hints()[hint].relation.is_some() && !self.active().contains(hint)
            })
        };
        link.active = link.active.iter().filter(|&i| !is_off(puzzle.hints()[i].number)).collect();
        (link.view, link.rest) = (self.link.view, self.link.rest.clone());
        Ok(Self { link, puzzle: Rc::new(puzzle.clone()) })
    }

    /// The puzzle as it was published, all hints on, its own readings; in the same view.
    #[must_use]
    pub fn restarted(&self) -> Self {
        Self::from_fragment(&self.link.source.part()).0.with_view(self.view())
    }

    /// The hints that are on.
    pub fn active(&self) -> &HintSet {
        &self.link.active
    }

    /// The same with other hints on.
    #[must_use]
    pub fn with_active(&self, active: HintSet) -> Self {
        Self { link: Link { active, ..self.link.clone() }, puzzle: self.puzzle.clone() }
    }

    /// The same with one hint read as chosen.
    #[must_use]
    pub fn with_reading(&self, hint: u32, reading: Reading) -> Self {
        let mut link = self.link.clone();
        link.readings.retain(|&(number, _)| number != hint);
        link.readings.push((hint, reading));
        // Through the fragment, so that equal setups are equal values.
        Self::from_fragment(&link.encode()).0
    }

    /// A preset as it was published, all hints on, its own readings; in the same view.
    #[must_use]
    pub fn with_preset(&self, id: &str) -> Self {
        Self::from_fragment(&format!("p={id}")).0.with_view(self.view())
    }

    /// The part of the page that is open.
    pub fn view(&self) -> View {
        self.link.view.unwrap_or(View::Explore)
    }

    /// The same in another view.
    #[must_use]
    pub fn with_view(&self, view: View) -> Self {
        let view = (view != View::Explore).then_some(view);
        Self { link: Link { view, ..self.link.clone() }, puzzle: self.puzzle.clone() }
    }

    /// Whether there is something else to compute than for the other.
    pub(super) fn is_another(&self, other: &Self) -> bool {
        self.active() != other.active() || self.puzzle != other.puzzle
    }
}
