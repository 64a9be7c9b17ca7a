//! Everything at once, the quickest to find first.

use std::cell::Cell;
use std::ops::ControlFlow;

use puzzle::{ByCell, HintSet, Value};
use serde::{Deserialize, Serialize};

use super::core::Core;
use super::count::{Count, Tally};
use super::shares::Shares;
use super::statuses::Status;
use super::watch::{Progress, Watch};

/// Steps that statuses may take before the count gets its turn: tens of milliseconds.
const QUICK: u64 = 20_000;

/// Everything that is shown after a switch is turned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Survey {
    /// How many solutions there are.
    pub count: Tally,
    /// By hint: how many with its switch turned; `None` for one whose meaning is not known.
    pub turned: Vec<Option<Tally>>,
    /// In how many solutions each value is in each house.
    pub shares: Shares,
    /// By question and answer: how many solutions give it.
    pub answers: Vec<Vec<Tally>>,
    /// By hint; `None` for one whose meaning is not known.
    pub statuses: Vec<Option<Status>>,
    /// Where there is no solution: hints that clash, of which none can be spared for that.
    pub conflict: HintSet,
}

impl Survey {
    /// Whether every count in it is exact.
    pub fn is_exact(&self) -> bool {
        let mut others = self.turned.iter().flatten().chain(self.answers.iter().flatten());
        self.shares.known && others.all(|count| count.exact().is_some())
    }

    /// The share of the solutions that have the value in the house of index `house`, 0..=1; 0 where
    /// there is no solution or the count is not exact.
    pub fn share(&self, value: Value, house: u8) -> f64 {
        self.shares.get(value, house).ratio(self.shares.count.number())
    }
}

/// What a survey has come to while it is made.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Partial {
    /// What is known of the count that was asked for.
    pub count: Option<Tally>,
    /// Which part of the count is done, 0..=1, where that is known.
    pub fraction: Option<f64>,
    /// By hint, as in [`Survey::statuses`]; empty before any is known.
    pub statuses: Vec<Option<Status>>,
}

impl From<Survey> for Partial {
    /// What is known of a survey that came to no end.
    fn from(Survey { count, statuses, .. }: Survey) -> Self {
        Self { count: Some(count), fraction: None, statuses }
    }
}

/// Hears what is known by now, and says whether to go on.
pub type Listener<'l> = dyn FnMut(&Partial) -> ControlFlow<()> + 'l;

/// Lets a survey run to its end.
pub fn keep_going(_: &Partial) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

impl<const WIDE: bool> Core<WIDE> {
    /// Everything at once: what can be known without counting comes first, then the count, then what
    /// takes many counts; what is found for one helps with the next. The listener hears of each as
    /// soon as it is there, and at least once every few milliseconds. Where it stops the work, what
    /// came before is exact and the rest says that it is not known.
    pub fn survey(&mut self, active: &HintSet, listener: &mut Listener<'_>) -> Survey {
        let stopped = Cell::new(false);
        let mut go_on = |partial: &Partial| {
            stopped.set(stopped.get() || listener(partial).is_break());
            if stopped.get() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let mut partial = Partial::default();
        partial.statuses = self.statuses(active, &mut |progress: &Progress| {
            go_on(&partial)?;
            if progress.nodes < QUICK { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if stopped.get() {
            return self.stopped_at(Tally::AtLeast(Count::default()), partial.statuses);
        }
        let count = self.count(active, &mut |progress: &Progress| {
            partial.count = Some(Tally::AtLeast(progress.at_least.clone()));
            partial.fraction = progress.fraction;
            go_on(&partial)
        });
        if count.exact().is_none() {
            return self.stopped_at(count, partial.statuses);
        }
        // What is counted from here on is something else: how many solutions there are at least of
        // that says nothing about the count that was asked for.
        (partial.count, partial.fraction) = (Some(count.clone()), None);
        let mut watch = |_: &Progress| go_on(&partial);
        let answers = self.answers(active, &mut watch);
        let turned = self.turned(active, &mut watch);
        let shares = Shares { count: count.clone(), ..self.shares(active, &mut watch) };
        let statuses = if partial.statuses.iter().flatten().all(Status::is_known) {
            partial.statuses.clone()
        } else {
            self.statuses(active, &mut watch)
        };
        let conflict = self.conflict(active, &count, &mut watch);
        Survey { count, turned, shares, answers, statuses, conflict }
    }

    /// A survey that was stopped before anything but these was known.
    fn stopped_at(&self, count: Tally, statuses: Vec<Option<Status>>) -> Survey {
        let problem = self.problem();
        let unknown = || Tally::AtLeast(Count::default());
        let hints = problem.constraints().iter();
        Survey {
            turned: hints.map(|hint| hint.as_ref().map(|_| unknown())).collect(),
            shares: Shares {
                count: count.clone(),
                known: false,
                cells: ByCell::filled(problem.shape(), Count::default()),
            },
            answers: vec![vec![unknown(); problem.houses().into()]; problem.questions().len()],
            conflict: HintSet::none(),
            count,
            statuses,
        }
    }

    /// Hints that clash, of which none can be spared for that, where `count` says that there is no
    /// solution; no hint where there is one, or where the watch stopped it.
    pub fn conflict(&self, active: &HintSet, count: &Tally, watch: &mut dyn Watch) -> HintSet {
        if !count.exact().is_some_and(Count::is_zero) {
            return HintSet::none();
        }
        let mut left = active.clone();
        // Later hints go first, so that the earliest clash is told.
        for hint in (0..self.problem().constraints().len()).rev() {
            if !active.contains(hint) {
                continue;
            }
            left.remove(hint);
            match self.any_solution(&left, watch) {
                Some(None) => {}
                Some(Some(_)) => left.insert(hint),
                None => return HintSet::none(),
            }
        }
        left
    }
}
