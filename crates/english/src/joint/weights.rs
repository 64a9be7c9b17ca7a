//! How much speaks for a reading, from numbers in the data.

use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::value::{Error, MapDeserializer};

use super::senses::contrast;
use crate::reading::Reading;
use crate::tokens::data_lines;

/// Nothing is believed less, or more surely.
const LEAST_BELIEF: f32 = 0.001;

/// The numbers in `data/joint.txt`, which says what each means.
#[derive(Clone, Copy, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Weights {
    none: f32,
    none_slope: f32,
    pub(super) several: f32,
    pub(super) contradiction: f32,
    pub(super) sense: f32,
    pub(super) tie: f32,
    pub(super) ask: f32,
    pub(super) ask_sense: f32,
    /// From this probability on a single sentence is sure.
    pub sure: f32,
    /// Below this probability a hint is called a guess.
    pub guess: f32,
    trust: f32,
    trust_belief: f32,
    trust_cost: f32,
    trust_words: f32,
    trust_inferred: f32,
    trust_one: f32,
    trust_one_inferred: f32,
}

/// What is known of a reading's hint and of the whole text.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    /// How many words the hint has.
    pub words: usize,
    /// Where it is about categories that were inferred: what the hints cost in the mean.
    pub inferred: Option<f32>,
    /// Whether all hints together leave one solution.
    pub one_solution: bool,
}

impl Weights {
    /// Those of the data, read once.
    pub fn load() -> Self {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(Weights::read);
        *WEIGHTS
    }

    fn read() -> Self {
        let lines = data_lines(include_str!("../../data/joint.txt"));
        let numbers = lines.filter_map(|(_, line)| {
            let (name, number) = line.split_once(" = ")?;
            Some((name, number.parse::<f32>().ok()?))
        });
        let weights = Self::deserialize(MapDeserializer::<_, Error>::new(numbers));
        debug_assert!(weights.is_ok(), "joint.txt: {weights:?}");
        weights.unwrap_or_default()
    }

    /// The odds that a hint with these readings, of which the first is the best, means none of them.
    pub(super) fn none(&self, readings: &[Reading]) -> f32 {
        let cost = readings.first().map_or(0.0, |best| best.cost);
        (self.none_slope * (cost - self.none)).exp()
    }

    /// How likely each of these readings of a hint is by itself, the best being the first.
    pub fn probabilities(&self, readings: &[Reading]) -> Vec<f32> {
        let Some(best) = readings.first() else { return Vec::new() };
        let odds = readings.iter().map(|reading| (best.cost - reading.cost).min(0.0).exp());
        let odds: Vec<f32> = odds.collect();
        let all = odds.iter().sum::<f32>() + self.none(readings);
        odds.into_iter().map(|odds| odds / all).collect()
    }

    /// Which of the readings a sentence may have that stands alone: one where it is sure, else those
    /// to choose from.
    pub fn close(&self, readings: &[Reading]) -> Vec<usize> {
        let probabilities = self.probabilities(readings);
        let (Some(best), Some(&likely)) = (readings.first(), probabilities.first()) else {
            return Vec::new();
        };
        let open = |i: &usize| {
            let least = if contrast(&best.relation, &readings[*i].relation).is_some() {
                self.ask_sense
            } else {
                self.ask
            };
            *i == 0 || probabilities[*i] >= least && (likely < self.sure || least < self.ask)
        };
        (0..readings.len()).filter(open).collect()
    }

    /// How likely a reading is right, from how likely it is beside the others and what is around it.
    pub fn trust(&self, reading: &Reading, belief: f32, around: Around) -> f32 {
        let belief = belief.clamp(LEAST_BELIEF, 1.0 - LEAST_BELIEF);
        let Around { words, inferred, one_solution } = around;
        let of_one = match (one_solution, inferred) {
            (false, _) => 0.0,
            (true, Some(_)) => self.trust_one_inferred,
            (true, None) => self.trust_one,
        };
        let odds = self.trust + of_one + self.trust_belief * (belief / (1.0 - belief)).ln()
            - self.trust_cost * reading.cost
            - self.trust_words * (words as f32).ln()
            - self.trust_inferred * inferred.unwrap_or(0.0);
        1.0 / (1.0 + (-odds).exp())
    }
}
