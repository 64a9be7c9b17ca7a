//! Whether a hint matters, by search for a counterexample.

use serde::{Deserialize, Serialize};

use puzzle::{About, Asked, HintSet};

use super::constraint::{Constraint, Lowered, lower};
use super::problem::Problem;
use super::solution::{Solution, find};
use super::watch::{Meter, Stopped};

/// Yes, no, or stopped before it was known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Known {
    /// Proven.
    Yes,
    /// A counterexample was found.
    No,
    /// The work was stopped before.
    Open,
}

impl From<Result<bool, Stopped>> for Known {
    fn from(found: Result<bool, Stopped>) -> Self {
        match found {
            Ok(true) => Self::Yes,
            Ok(false) => Self::No,
            Err(Stopped) => Self::Open,
        }
    }
}

/// What a hint is worth beside the other active hints; the hint itself may be on or off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Status {
    /// Every solution of the others satisfies it.
    pub implied: Known,
    /// By question: the others have a solution, and all their solutions give the same answer.
    pub unneeded_for: Vec<Known>,
}

impl Status {
    /// Whether nothing of it is open.
    pub fn is_known(&self) -> bool {
        self.unneeded_for.iter().chain([&self.implied]).all(|&known| known != Known::Open)
    }
}

/// The status of each hint; `None` for one whose meaning is not known.
pub(super) fn statuses(
    problem: &Problem,
    hints: &[Option<Lowered>],
    active: &HintSet,
    meter: &mut Meter<'_>,
) -> Vec<Option<Status>> {
    let mut inquiry = Inquiry { problem, hints, meter, seen: Vec::new() };
    (0..hints.len())
        .map(|hint| {
            let lowered = hints[hint].as_ref()?;
            let mut others = active.clone();
            others.remove(hint);
            let implied = inquiry.is_implied(&others, hint, lowered).into();
            let unneeded_for = problem
                .questions()
                .iter()
                .map(|&(asked, about)| inquiry.is_settled(&others, asked, about).into())
                .collect();
            Some(Status { implied, unneeded_for })
        })
        .collect()
}

struct Inquiry<'i, 'w> {
    problem: &'i Problem,
    hints: &'i [Option<Lowered>],
    meter: &'i mut Meter<'w>,
    /// Solutions met, each with the hints that it breaks: one may be an example for many.
    seen: Vec<(Solution, HintSet)>,
}

impl Inquiry<'_, '_> {
    fn is_implied(
        &mut self,
        others: &HintSet,
        hint: usize,
        lowered: &Lowered,
    ) -> Result<bool, Stopped> {
        let known = |(_, broken): &(Solution, HintSet)| {
            broken.contains(hint) && others.iter().all(|other| !broken.contains(other))
        };
        if self.seen.iter().any(known) {
            return Ok(false);
        }
        Ok(self.find(others, &lowered.fails)?.is_none())
    }

    fn is_settled(
        &mut self,
        others: &HintSet,
        asked: Asked,
        about: About,
    ) -> Result<bool, Stopped> {
        let fits = |(_, broken): &&(Solution, HintSet)| others.iter().all(|i| !broken.contains(i));
        let known = self.seen.iter().find(fits).map(|(solution, _)| solution.clone());
        let first = match known {
            Some(solution) => solution,
            None => match self.find(others, &[])? {
                Some(solution) => solution,
                None => return Ok(false),
            },
        };
        let answer = first.answer(asked, about);
        if self.seen.iter().filter(fits).any(|(s, _)| s.answer(asked, about) != answer) {
            return Ok(false);
        }
        let same = asked.answered(about, answer);
        let different = lower(self.problem.shape(), same.contrary());
        Ok(self.find(others, &different)?.is_none())
    }

    fn find(&mut self, hints: &HintSet, more: &[Constraint]) -> Result<Option<Solution>, Stopped> {
        let found = find(self.problem, self.hints, hints, more, self.meter)?;
        if let Some(solution) = &found {
            self.seen.push((solution.clone(), solution.broken(self.problem)));
        }
        Ok(found)
    }
}
