//! The joint choice of readings.
//!
//! Each hint has a few readings with costs. A set of choices, one for each hint, is as likely as its
//! readings together, more likely if it leaves one solution, and hardly if it leaves none. The
//! likeliest is taken. Nothing is searched on until one solution is left: where the right reading of
//! a hint is missing, that finds wrong ones. How much one solution counts is a number in the data;
//! where a rival is not much less likely, the reader is asked.

mod doubts;
mod oracle;
mod search;
mod senses;
#[cfg(test)]
mod tests;
mod weights;

use puzzle::{About, Asked, Relation};

use crate::reading::Reading;

pub use doubts::{Doubt, Remark};
pub use senses::{Sense, contrast};
pub use weights::{Around, Weights};

use oracle::{Oracle, Outcome};
use search::Search;

/// What is chosen from.
#[derive(Clone, Copy, Debug)]
pub struct Told<'t> {
    /// How many places there are.
    pub houses: u8,
    /// How many categories.
    pub categories: u8,
    /// By hint: its readings, the best first; none where it is not understood.
    pub hints: &'t [Vec<Reading>],
    /// What holds anyway.
    pub given: &'t [Relation],
    /// What the main question asks, and about what.
    pub question: Option<(Asked, About)>,
}

/// What was chosen, and what is left open.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Settled {
    /// By hint: the reading that is taken.
    pub chosen: Vec<Option<usize>>,
    /// By hint and reading: how likely it is beside the other hints.
    pub beliefs: Vec<Vec<f32>>,
    /// Hints none of whose readings can hold, whatever the others are.
    pub impossible: Vec<usize>,
    /// Hints that are left off since they contradict the others.
    pub left_off: Vec<usize>,
    /// What to ask.
    pub doubts: Vec<Doubt>,
    /// What is to be said, by hint.
    pub remarks: Vec<(usize, Remark)>,
    /// Hints that contradict each other as they are best read, as few as were found; some of them
    /// may be left off.
    pub conflict: Vec<usize>,
    /// What the chosen readings leave.
    pub leaves: Leaves,
}

/// How many solutions the chosen readings leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Leaves {
    /// It was not found out.
    #[default]
    Unknown,
    /// None: the text contradicts itself, or was misread.
    None,
    /// One.
    One,
    /// Several that give the same answer to the main question.
    OneAnswer,
    /// Several.
    Several,
}

/// More hints are not checked.
const MOST_HINTS: usize = 500;

/// How many sets of choices are tried where only a number is wanted.
const FEW_TRIES: usize = 20;

/// Chooses a reading for each hint.
pub fn settle(told: &Told<'_>, weights: &Weights) -> Settled {
    let unchecked = || Settled {
        chosen: told.hints.iter().map(|readings| (!readings.is_empty()).then_some(0)).collect(),
        beliefs: told.hints.iter().map(|readings| weights.probabilities(readings)).collect(),
        ..Settled::default()
    };
    let Some(oracle) = (told.hints.len() <= MOST_HINTS).then(|| Oracle::new(told)).flatten() else {
        return unchecked();
    };
    let mut search = Search::new(*told, *weights, oracle);
    let tried = search.run();
    let impossible = (0..told.hints.len())
        .filter(|&hint| !told.hints[hint].is_empty() && search.options[hint].len() == 1)
        .collect();
    let beliefs = search.beliefs(&tried);
    let best = &tried[0];
    // Where nothing tells which are misread, all are taken as they are best read.
    let unclear = best.outcome == Outcome::None || search.is_undecided(&tried);
    let choose = |hint: usize| match unclear {
        true => search.options[hint][0].reading,
        false => search.reading(best, hint),
    };
    let chosen: Vec<Option<usize>> = (0..told.hints.len()).map(choose).collect();
    let off = |&hint: &usize| chosen[hint].is_none() && search.options[hint].len() > 1;
    let left_off: Vec<usize> = (0..told.hints.len()).filter(off).collect();
    let clash = unclear || !left_off.is_empty();
    let conflict = if clash { search.clashing() } else { Vec::new() };
    let settled = Settled { chosen, beliefs, impossible, left_off, conflict, ..Settled::default() };
    if unclear {
        return Settled { leaves: Leaves::None, ..settled };
    }
    let (doubts, remarks) = search.doubts(&tried, &settled.beliefs);
    Settled { doubts, remarks, leaves: search.leaves(best), ..settled }
}

/// How badly the likeliest choice of readings goes together, beside how badly each hint can be read:
/// natural logarithm of odds.
pub fn clash(told: &Told<'_>, weights: &Weights) -> f32 {
    let oracle = (told.hints.len() <= MOST_HINTS).then(|| Oracle::new(told)).flatten();
    oracle.map_or(weights.contradiction, |oracle| {
        Search::new(*told, *weights, oracle).within(0, FEW_TRIES)[0].score as f32 / 1000.0
    })
}

impl Search<'_> {
    /// As few hints as clash as they are best read.
    fn clashing(&mut self) -> Vec<usize> {
        let first = self.options.iter().map(|options| options[0].reading);
        let switches = self.oracle.switches(first);
        let conflict = self.oracle.smallest_conflict(&switches);
        conflict.map_or_else(Vec::new, |found| self.oracle.hints_of(&found))
    }

    fn leaves(&mut self, set: &search::Set) -> Leaves {
        match set.outcome {
            Outcome::None => Leaves::None,
            Outcome::One(_) => Leaves::One,
            Outcome::Open => Leaves::Unknown,
            Outcome::Several => match self.answers_of(set) {
                Some(answers) if answers.len() == 1 => Leaves::OneAnswer,
                _ => Leaves::Several,
            },
        }
    }
}
