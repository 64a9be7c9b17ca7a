//! Looks for the likeliest sets of choices, the best first. A set that leaves no solution tells
//! which few of its choices clash: only these are changed, and no set with them is looked at again
//! (conflict-directed search, Williams and Ragno 2007).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rustc_hash::FxHashSet;

use super::oracle::{Oracle, Outcome};
use super::senses::Senses;
use super::{Told, Weights};

/// Sets of choices that are tried.
const MOST_TRIES: usize = 200;
/// Sets that wait to be tried.
const MOST_WAITING: usize = 4000;

/// Thousandths of a natural logarithm.
pub(super) type Cost = u32;

pub(super) fn cost(nats: f32) -> Cost {
    (nats.clamp(0.0, 1000.0) * 1000.0) as Cost
}

/// What can be chosen for a hint.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pick {
    /// A reading, or none.
    pub(super) reading: Option<usize>,
    /// How much less likely it is than the best.
    pub(super) cost: Cost,
}

/// A set of choices with what comes of it.
#[derive(Clone, Debug)]
pub(super) struct Set {
    /// By hint: the place of its pick.
    pub(super) picks: Vec<u8>,
    pub(super) outcome: Outcome,
    /// How unlikely it is, with its outcome.
    pub(super) score: Cost,
}

pub(super) struct Search<'t> {
    pub(super) told: Told<'t>,
    pub(super) weights: Weights,
    pub(super) oracle: Oracle,
    /// By hint: the picks, the cheapest first.
    pub(super) options: Vec<Vec<Pick>>,
    /// Whether each hint has a reading: only then speaks one solution for the choice.
    pub(super) whole: bool,
    pub(super) senses: Senses,
    /// Choices that clash, by hint and pick.
    clashes: Vec<Vec<(usize, u8)>>,
}

impl<'t> Search<'t> {
    pub(super) fn new(told: Told<'t>, weights: Weights, mut oracle: Oracle) -> Self {
        let options = |(hint, readings): (usize, &Vec<crate::reading::Reading>)| {
            let possible = (0..readings.len()).filter(|&r| oracle.is_possible(hint, r));
            let possible: Vec<usize> = possible.collect();
            let Some(&best) = possible.first() else {
                return vec![Pick { reading: None, cost: 0 }];
            };
            let pick = |&reading: &usize| {
                let cost = cost(readings[reading].cost - readings[best].cost);
                Pick { reading: Some(reading), cost }
            };
            let mut picks: Vec<Pick> = possible.iter().map(pick).collect();
            let off = cost(-weights.none(readings).ln());
            picks.push(Pick { reading: None, cost: off.max(1) });
            picks.sort_by_key(|pick| pick.cost);
            picks
        };
        let options: Vec<Vec<Pick>> = told.hints.iter().enumerate().map(options).collect();
        let whole = options.iter().all(|picks| picks[0].reading.is_some());
        Self {
            told,
            weights,
            oracle,
            options,
            whole,
            senses: Senses::of(told.hints),
            clashes: Vec::new(),
        }
    }

    /// The sets that were tried and are about as likely as the best; at least one.
    pub(super) fn run(&mut self) -> Vec<Set> {
        let window = self.weights.several - self.weights.ask_sense.ln();
        self.within(cost(window), MOST_TRIES)
    }

    /// The sets that were tried and cost at most so much more than the best; at least one.
    pub(super) fn within(&mut self, window: Cost, tries: usize) -> Vec<Set> {
        let mut waiting = BinaryHeap::new();
        let mut seen: FxHashSet<Vec<u8>> = FxHashSet::default();
        let mut wait = |picks: Vec<u8>, cost: Cost, waiting: &mut BinaryHeap<_>| {
            if seen.len() < MOST_WAITING && seen.insert(picks.clone()) {
                waiting.push(Reverse((cost, picks)));
            }
        };
        wait(vec![0; self.options.len()], 0, &mut waiting);
        let mut tried: Vec<Set> = Vec::new();
        let mut limit = Cost::MAX;
        while let Some(Reverse((so_far, picks))) = waiting.pop() {
            if so_far > limit || tried.len() == tries {
                break;
            }
            let clash = match self.known_clash(&picks) {
                Some(clash) => Some(clash),
                None => {
                    let set = self.tried(picks.clone(), so_far);
                    limit = limit.min(set.score.saturating_add(window));
                    let (none, open) = (set.outcome == Outcome::None, set.outcome == Outcome::Open);
                    tried.push(set);
                    if open {
                        break;
                    }
                    none.then(|| self.clash(&picks))
                }
            };
            let all = || (0..picks.len()).collect();
            for hint in clash.clone().unwrap_or_else(all) {
                // Only what clashes is worth leaving off.
                let skipped = |pick: &Pick| clash.is_none() && pick.reading.is_none();
                let mut later =
                    self.options[hint].iter().enumerate().skip(1 + usize::from(picks[hint]));
                let Some((place, pick)) = later.find(|(_, pick)| !skipped(pick)) else { continue };
                let before = self.options[hint][usize::from(picks[hint])].cost;
                let cost = so_far - before + pick.cost;
                if cost <= limit {
                    let mut next = picks.clone();
                    next[hint] = place as u8;
                    wait(next, cost, &mut waiting);
                }
            }
        }
        tried.sort_by_key(|set| set.score);
        tried
    }

    /// The reading that a set has for a hint.
    pub(super) fn reading(&self, set: &Set, hint: usize) -> Option<usize> {
        self.options[hint][usize::from(set.picks[hint])].reading
    }

    pub(super) fn switches(&self, picks: &[u8]) -> puzzle::HintSet {
        let readings = self.options.iter().zip(picks);
        self.oracle.switches(readings.map(|(options, &pick)| options[usize::from(pick)].reading))
    }

    fn tried(&mut self, picks: Vec<u8>, cost_so_far: Cost) -> Set {
        let switches = self.switches(&picks);
        let outcome = self.oracle.outcome(&switches);
        let left_off = || {
            let mut picked = self.options.iter().zip(&picks);
            picked.any(|(options, &pick)| options[usize::from(pick)].reading.is_none())
        };
        let more = match &outcome {
            Outcome::None => self.weights.contradiction,
            Outcome::One(_) if self.whole && !left_off() => 0.0,
            _ => self.weights.several,
        };
        let score = cost_so_far + self.mixed_senses(&picks) + cost(more);
        Set { picks, outcome, score }
    }

    fn known_clash(&self, picks: &[u8]) -> Option<Vec<usize>> {
        let holds =
            |clash: &&Vec<(usize, u8)>| clash.iter().all(|&(hint, pick)| picks[hint] == pick);
        let clash = self.clashes.iter().find(holds)?;
        Some(clash.iter().map(|(hint, _)| *hint).collect())
    }

    /// Which hints clash in a set without a solution; remembers it.
    fn clash(&mut self, picks: &[u8]) -> Vec<usize> {
        let switches = self.switches(picks);
        let Some(conflict) = self.oracle.conflict(&switches) else { return Vec::new() };
        let hints = self.oracle.hints_of(&conflict);
        self.clashes.push(hints.iter().map(|&hint| (hint, picks[hint])).collect());
        hints
    }

    /// What it costs that a phrase has different senses in the text.
    fn mixed_senses(&self, picks: &[u8]) -> Cost {
        let sense = |hint: usize| {
            let reading = self.options[hint][usize::from(picks[hint])].reading?;
            self.senses.of_reading(hint, reading)
        };
        cost(self.weights.sense * self.senses.mixed(sense) as f32)
    }
}
