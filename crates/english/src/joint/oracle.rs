//! What the solver knows of readings taken together.

use std::ops::ControlFlow;

use puzzle::{HintSet, Relation};
use solver::{Core, Goal, Known, Problem, Progress, Solution};

use super::Told;

/// Steps of search for one text, about a microsecond or a few each.
const STEPS: u64 = 40_000;
/// What a search costs even where it takes no step.
const CALL: u64 = 20;
/// Solutions that are remembered.
const MOST_KNOWN: usize = 64;

/// How many solutions there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    None,
    One(Box<Solution>),
    Several,
    /// There was no time to find out.
    Open,
}

/// All readings of all hints made ready at once, so that a choice among them is a set of switches.
pub(super) struct Oracle {
    core: Core,
    /// By hint: the switch of its first reading.
    first: Vec<usize>,
    /// The switches of what holds anyway.
    given: std::ops::Range<usize>,
    /// By answer to the main question: its switch.
    answers: std::ops::Range<usize>,
    /// Solutions that were found, each with the switches that it breaks.
    known: Vec<(Solution, HintSet)>,
    left: u64,
}

impl Oracle {
    /// `None` where the readings speak of what is not there.
    pub(super) fn new(told: &Told<'_>) -> Option<Self> {
        let mut all: Vec<Option<Relation>> = Vec::new();
        let mut first = Vec::new();
        let mut said = 0;
        for readings in told.hints {
            first.push(all.len());
            all.extend(readings.iter().map(|reading| Some(reading.relation.clone())));
        }
        for relation in all.iter().flatten() {
            relation.for_each_value(&mut |_| said += 1);
        }
        let given = all.len()..all.len() + told.given.len();
        all.extend(told.given.iter().cloned().map(Some));
        if let Some((asked, about)) = told.question {
            all.extend((0..told.houses).map(|answer| Some(asked.answered(about, answer))));
        }
        let answers = given.end..all.len();
        let problem = Problem::new(told.houses, told.categories, all, Vec::new()).ok()?;
        // A step is slower the more is said.
        let left = 400 * STEPS / (400 + said);
        let core = Core::new(problem);
        Some(Self { core, first, given, answers, known: Vec::new(), left })
    }

    /// The switches of these readings, by hint, with what holds anyway.
    pub(super) fn switches(&self, picked: impl Iterator<Item = Option<usize>>) -> HintSet {
        let readings = self.first.iter().zip(picked);
        let readings = readings.filter_map(|(first, reading)| Some(first + reading?));
        readings.chain(self.given.clone()).collect()
    }

    /// The hints whose readings are among the switches.
    pub(super) fn hints_of(&self, switches: &HintSet) -> Vec<usize> {
        let of = |switch: usize| self.first.partition_point(|&first| first <= switch) - 1;
        switches.iter().filter(|&switch| switch < self.given.start).map(of).collect()
    }

    /// Whether a reading can hold by itself; taken for granted where there is no time left.
    pub(super) fn is_possible(&mut self, hint: usize, reading: usize) -> bool {
        let alone: HintSet = std::iter::once(self.first[hint] + reading).collect();
        self.some(&alone) != Some(false)
    }

    pub(super) fn outcome(&mut self, switches: &HintSet) -> Outcome {
        let fits =
            |(_, broken): &&(Solution, HintSet)| switches.iter().all(|i| !broken.contains(i));
        match self.known.iter().filter(fits).count() {
            0 if self.some(switches) == Some(false) => return Outcome::None,
            0 | 1 => {}
            _ => return Outcome::Several,
        }
        let unique = self.metered(|core, watch| Some(core.is_unique(switches, &mut { watch })));
        match unique {
            Some(Known::No) => Outcome::Several,
            Some(Known::Yes) => {
                let known = self.known.iter().find(fits);
                known
                    .map_or(Outcome::Open, |(solution, _)| Outcome::One(Box::new(solution.clone())))
            }
            _ => Outcome::Open,
        }
    }

    /// Which answers to the main question there can be.
    pub(super) fn answers(&mut self, switches: &HintSet) -> Option<Vec<u8>> {
        let mut possible = Vec::new();
        for (answer, switch) in (0..).zip(self.answers.clone()) {
            let mut with = switches.clone();
            with.insert(switch);
            if self.some(&with)? {
                possible.push(answer);
            }
        }
        (!self.answers.is_empty()).then_some(possible)
    }

    /// Some switches among these that leave no solution together and none of which can go.
    pub(super) fn conflict(&mut self, switches: &HintSet) -> Option<HintSet> {
        let order: Vec<usize> = switches.iter().collect();
        self.metered(|core, watch| {
            core.without_implied(switches, order.into_iter().rev(), &mut { watch })
        })
    }

    /// As few switches among these as leave no solution together.
    pub(super) fn smallest_conflict(&mut self, switches: &HintSet) -> Option<HintSet> {
        let sets = self.metered(|core, watch| {
            Some(core.hint_sets(switches, Goal::Conflict, 1, &mut { watch }))
        });
        let smallest = sets.and_then(|found| found.sets.into_iter().next());
        smallest.or_else(|| self.conflict(switches))
    }

    /// Whether there is a solution.
    fn some(&mut self, switches: &HintSet) -> Option<bool> {
        let fits = |(_, broken): &(Solution, HintSet)| switches.iter().all(|i| !broken.contains(i));
        if self.known.iter().any(fits) {
            return Some(true);
        }
        let found = self.metered(|core, watch| core.any_solution(switches, &mut { watch }))?;
        let Some(solution) = found else { return Some(false) };
        if self.known.len() == MOST_KNOWN {
            self.known.remove(0);
        }
        let broken = solution.broken(self.core.problem());
        self.known.push((solution, broken));
        Some(true)
    }

    /// Runs with what is left of the steps.
    fn metered<T>(
        &mut self,
        run: impl FnOnce(&Core, &mut dyn FnMut(&Progress) -> ControlFlow<()>) -> Option<T>,
    ) -> Option<T> {
        if self.left == 0 {
            return None;
        }
        let (left, mut used) = (self.left, 0);
        let mut watch = |progress: &Progress| {
            used = progress.nodes;
            if progress.nodes > left { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let result = run(&self.core, &mut watch);
        self.left = left.saturating_sub(used + CALL);
        result
    }
}
