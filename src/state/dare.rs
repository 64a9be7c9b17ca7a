//! What waits until the reader asks for it: the answer, and what hints are worth while one that adds
//! nothing is to be found.

use super::{Findings, State};
use crate::spoilers::{Dare, Spoilers};
use puzzle::{HintSet, numbers};
use solver::{Count, Known};

impl State {
    /// The state for a reader who has been told so much.
    #[must_use]
    pub fn with_spoilers(mut self, spoilers: Spoilers) -> Self {
        self.spoilers = spoilers;
        self
    }

    /// What the reader has been told.
    pub fn spoilers(&self) -> &Spoilers {
        &self.spoilers
    }

    /// Whether the answer of the puzzle waits to be asked for.
    pub fn veils_answer(&self) -> bool {
        let setup = self.setup();
        !setup.tells_answer() && !self.spoilers.shows_answer(&setup.subject())
    }

    /// The hint that adds nothing which the reader is dared to find, or was until a moment ago.
    pub fn dare(&self) -> Option<&Dare> {
        self.dare.as_ref()
    }

    /// Whether what the hint is worth waits until its switch has been turned.
    pub fn veils_worth(&self, hint: usize) -> bool {
        let open = self.dare.as_ref().filter(|dare| dare.found.is_none());
        open.is_some_and(|dare| !dare.tried.contains(hint))
    }

    /// Dares the reader as soon as all hints together are seen to have one solution and some to add
    /// nothing; notes when one has been found: what is on has one solution, and only such are off.
    pub(super) fn follow_dare(&mut self) {
        self.leave_dare();
        let Findings::Known(survey) = &self.shown.findings else { return };
        if !survey.count.exact().is_some_and(Count::is_one) {
            return;
        }
        let setup = &self.shown.setup;
        let all = numbers::switchable(&setup.puzzle);
        let off: HintSet = all.iter().filter(|&hint| !setup.active().contains(hint)).collect();
        if let Some(dare) = &mut self.dare {
            if dare.found.is_none() && !off.is_empty() && off.is_within(&dare.implied) {
                self.spoilers.end(&dare.puzzle);
                dare.found = Some(off);
            }
            return;
        }
        let is_implied = |hint: &usize| {
            survey.statuses[*hint].as_ref().is_some_and(|status| status.implied == Known::Yes)
        };
        let implied: HintSet = all.iter().filter(is_implied).collect();
        let puzzle = setup.subject();
        if off.is_empty()
            && !implied.is_empty()
            && setup.dares()
            && !self.spoilers.has_ended(&puzzle)
        {
            self.dare = Some(Dare { puzzle, implied, tried: HintSet::none(), found: None });
        }
    }

    /// Leaves the dare of another puzzle.
    fn leave_dare(&mut self) {
        let subject = self.dare.as_ref().map(|_| self.setup().subject());
        self.dare.take_if(|dare| Some(&dare.puzzle) != subject.as_ref());
    }
}
