//! Chooses a reading for each hint that has several, all together.

use std::ops::ControlFlow;

use crate::{Draft, DraftHint, Reading};
use puzzle::{HintSet, Question, Relation};
use solver::{Core, Goal, Known, Problem, Progress, Solution};

/// Which readings were chosen, and what is left to ask.
#[derive(Debug, Default)]
pub(super) struct Settled {
    /// By hint: the reading that the puzzle takes.
    pub chosen: Vec<Option<usize>>,
    /// What hints take for granted, as one more reading that is taken instead of the chosen one.
    pub presumed: Vec<(usize, Reading)>,
    /// Hints to ask about, with the readings that are open.
    pub asks: Vec<(usize, Vec<usize>)>,
    /// What was settled how, by hint.
    pub remarks: Vec<(usize, String)>,
    /// The same of questions, by line.
    pub questions: Vec<(usize, String)>,
    /// Questions whose places the hints settle.
    pub placed: Vec<Question>,
    /// What is true of the whole puzzle.
    pub general: Vec<String>,
    /// Hints that contradict each other.
    pub conflict: Vec<usize>,
    /// Which of the things that the main question can be about it is about.
    pub about: usize,
}

impl Settled {
    /// By hint: the reading that the puzzle takes, as all that is open.
    pub(super) fn taken(&self) -> Open {
        self.chosen.iter().map(|reading| reading.iter().copied().collect()).collect()
    }

    /// The reading with what the hint takes for granted, where that is added.
    pub(super) fn presumed_of(&self, hint: usize) -> Option<&Reading> {
        self.presumed.iter().find(|(i, _)| *i == hint).map(|(_, reading)| reading)
    }
}

/// Steps of search for one text, about a microsecond or a few each.
const STEPS: u64 = 60_000;
/// More hints are not checked.
pub(super) const MOST_HINTS: usize = 1000;

pub(super) fn settle(draft: &Draft) -> Settled {
    // A step is slower the more is said.
    let mut said = 0;
    for reading in draft.hints.iter().flat_map(|hint| &hint.readings) {
        reading.relation.for_each_value(&mut |_| said += 1);
    }
    let mut search = Search { draft, about: 0, left: 200 * STEPS / (200 + said) };
    let mut settled = search.settle_about();
    search.take_guesses(&mut settled);
    search.presume(&mut settled);
    search.place_questions(&mut settled);
    if settled.general.is_empty() && settled.asks.is_empty() && settled.presumed.is_empty() {
        let many = search.many(&settled);
        settled.general.extend(many);
    }
    settled
}

/// The readings of a hint that the grammar knows.
pub(super) fn sure(hint: &DraftHint) -> &[Reading] {
    if hint.guessed { &[] } else { &hint.readings }
}

/// Chooses the readings.
pub(super) fn readings(draft: &Draft, search: &mut Search<'_>) -> Settled {
    let mut settled = Settled {
        about: search.about,
        chosen: draft.hints.iter().map(|hint| (!sure(hint).is_empty()).then_some(0)).collect(),
        ..Settled::default()
    };
    let all: Vec<Vec<usize>> =
        draft.hints.iter().map(|hint| (0..sure(hint).len()).collect()).collect();
    if draft.hints.len() > MOST_HINTS {
        settled.general.push("there are too many hints to check how they go together".to_owned());
        ask_all(&all, &mut settled);
        return settled;
    }
    match search.solvable(&all, None) {
        Some(false) => {
            settled.conflict = search.conflict(&all);
            settled.general.push(match settled.conflict.as_slice() {
                [] => "the hints contradict each other".to_owned(),
                some => {
                    let numbers: Vec<String> =
                        some.iter().map(|&i| draft.hints[i].number.to_string()).collect();
                    format!("these hints contradict each other: {}", numbers.join(", "))
                }
            });
            ask_all(&all, &mut settled);
            return settled;
        }
        None => {
            settled.general.push("the puzzle is too hard to check on the way".to_owned());
            ask_all(&all, &mut settled);
            return settled;
        }
        Some(true) => {}
    }
    if all.iter().all(|readings| readings.len() < 2) {
        return settled;
    }
    let viable = search.viable(all);
    for (i, readings) in viable.iter().enumerate() {
        if let (Some(first), true) = (readings.first(), sure(&draft.hints[i]).len() > 1) {
            settled.chosen[i] = Some(*first);
            if readings.len() == 1 {
                let message = format!(
                    "hint {}: only one reading leaves the puzzle a solution",
                    draft.hints[i].number
                );
                settled.remarks.push((i, message));
            }
        }
    }
    if viable.iter().any(|readings| readings.len() > 1) {
        search.choose(&viable, &mut settled);
    }
    settled
}

/// Nothing could be found out: every hint with several readings is asked about.
fn ask_all(all: &[Vec<usize>], settled: &mut Settled) {
    let open = all.iter().enumerate().filter(|(_, readings)| readings.len() > 1);
    settled.asks.extend(open.map(|(i, readings)| (i, readings.clone())));
}

pub(super) struct Search<'d> {
    pub(super) draft: &'d Draft,
    /// Which of the things that the main question can be about is tried.
    pub(super) about: usize,
    left: u64,
}

/// For each hint, the readings that are possible.
pub(super) type Open = Vec<Vec<usize>>;

impl Search<'_> {
    pub(super) fn core(&self, open: &[Vec<usize>], more: Option<Relation>) -> Option<Core> {
        let constraint = |(i, readings): (usize, &Vec<usize>)| {
            let relation =
                |&reading: &usize| self.draft.hints[i].readings[reading].relation.clone();
            match readings.as_slice() {
                [] => None,
                [one] => Some(relation(one)),
                several => Some(Relation::Or(several.iter().map(relation).collect())),
            }
        };
        let mut constraints: Vec<Option<Relation>> =
            open.iter().enumerate().map(constraint).collect();
        constraints.extend(more.map(Some));
        let categories = self.draft.categories.len() as u8;
        Problem::new(self.draft.houses, categories, constraints, Vec::new()).ok().map(Core::new)
    }

    /// Some solution; `None` when there was no time to find out.
    pub(super) fn witness(
        &mut self,
        open: &[Vec<usize>],
        more: Option<Relation>,
    ) -> Option<Option<Solution>> {
        if self.left == 0 {
            return None;
        }
        let count = open.len() + usize::from(more.is_some());
        let core = self.core(open, more)?;
        let hints: HintSet = (0..count).collect();
        self.metered(|mut watch| core.any_solution(&hints, &mut watch))
    }

    /// Runs with what is left of the steps.
    pub(super) fn metered<T>(
        &mut self,
        run: impl FnOnce(&mut dyn FnMut(&Progress) -> ControlFlow<()>) -> T,
    ) -> T {
        let left = self.left;
        let mut used = 0;
        let mut watch = |progress: &Progress| {
            used = progress.nodes;
            if progress.nodes > left { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let result = run(&mut watch);
        // A search costs something even where it takes no step.
        self.left = left.saturating_sub(used + 20);
        result
    }

    /// Whether there is a solution; `None` when there was no time to find out.
    pub(super) fn solvable(&mut self, open: &[Vec<usize>], more: Option<Relation>) -> Option<bool> {
        self.witness(open, more).map(|found| found.is_some())
    }

    /// That there is more than one solution, in words.
    fn many(&mut self, settled: &Settled) -> Option<String> {
        let open = settled.taken();
        let core = self.core(&open, None)?;
        let hints: HintSet = (0..open.len()).collect();
        if self.metered(|mut watch| core.is_unique(&hints, &mut watch)) != Known::No {
            return None;
        }
        let same = self.answers(&open).is_some_and(|answers| answers.len() == 1);
        let more = if same { "; all give the same answer" } else { "" };
        Some(format!("the hints as they are read leave more than one solution{more}"))
    }

    fn conflict(&mut self, open: &[Vec<usize>]) -> Vec<usize> {
        let Some(core) = self.core(open, None) else { return Vec::new() };
        let hints: HintSet = (0..open.len()).collect();
        let found = self.metered(|mut watch| core.hint_sets(&hints, Goal::Conflict, 1, &mut watch));
        found.sets.first().map_or(Vec::new(), |set| set.iter().collect())
    }

    /// Without the readings that leave no solution whatever the others are.
    pub(super) fn viable(&mut self, mut open: Open) -> Open {
        // What a solution holds is possible: mostly no other has to be looked for.
        let mut known: Vec<Solution> = Vec::new();
        for i in 0..open.len() {
            if open[i].len() < 2 {
                continue;
            }
            let all = open[i].clone();
            let mut kept = Vec::new();
            for &reading in &all {
                let relation = &self.draft.hints[i].readings[reading].relation;
                let holds = |found: &Solution| relation.holds(&|value| found.house(value));
                let possible = known.iter().any(holds) || {
                    open[i] = vec![reading];
                    let found = self.witness(&open, None);
                    let possible = !matches!(found, Some(None));
                    known.extend(found.flatten());
                    possible
                };
                if possible {
                    kept.push(reading);
                }
            }
            open[i] = if kept.is_empty() { all } else { kept };
        }
        open
    }

    /// The answers to the main question that some solution gives; `None` when there was no time,
    /// or no question.
    pub(super) fn answers(&mut self, open: &[Vec<usize>]) -> Option<Vec<u8>> {
        let every: Vec<u8> = (0..self.draft.houses).collect();
        let found = self.answers_among(open, &every)?;
        Some(found.into_iter().map(|(answer, _)| answer).collect())
    }

    /// Those of `answers` that some solution gives, each with one.
    pub(super) fn answers_among(
        &mut self,
        open: &[Vec<usize>],
        answers: &[u8],
    ) -> Option<Vec<(u8, Solution)>> {
        let question = self.draft.questions.first()?;
        let about = *question.about.get(self.about)?;
        let asked = question.asked;
        let mut found = Vec::new();
        for &answer in answers {
            let given = asked.answered(about, answer);
            found.extend(self.witness(open, Some(given))?.map(|solution| (answer, solution)));
        }
        Some(found)
    }
}
