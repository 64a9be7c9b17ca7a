//! What it costs to pass words over.

use rustc_hash::{FxHashMap, FxHashSet};

use super::scene::Scene;
use crate::tokens::{Token, data_lines};

/// From here on it costs little to pass a value over.
const DOUBTFUL: f32 = 0.5;

/// The costs of passing words over, by word and by kind.
#[derive(Debug)]
pub struct Skips {
    kinds: Vec<&'static str>,
    costs: Vec<f32>,
    by_word: FxHashMap<&'static str, usize>,
    weighty: FxHashSet<&'static str>,
}

impl Skips {
    /// Reads the data; these words of phrases are weighty.
    pub fn load(weighty: impl Iterator<Item = &'static str>) -> Self {
        let mut skips = Self {
            kinds: Vec::new(),
            costs: Vec::new(),
            by_word: FxHashMap::default(),
            weighty: weighty.collect(),
        };
        for (_, line) in data_lines(include_str!("../../data/skips.txt")) {
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            if first == "=" {
                let (kind, cost) = rest.split_once(' ').unwrap_or((rest, ""));
                skips.add(kind, cost);
                continue;
            }
            // Words that cost next to nothing are weighed together.
            let together = first.parse::<f32>().is_ok_and(|cost| cost < 0.05);
            for word in rest.split(' ') {
                let kind = if together { "light" } else { word };
                let known = skips.kinds.iter().position(|other| *other == kind);
                let index = known.unwrap_or_else(|| skips.add(kind, first));
                skips.by_word.insert(word, index);
            }
        }
        skips
    }

    fn add(&mut self, kind: &'static str, cost: &str) -> usize {
        self.kinds.push(kind);
        self.costs.push(cost.parse().unwrap_or_default());
        self.kinds.len() - 1
    }

    /// The kinds of words, for weights.
    pub fn kinds(&self) -> &[&'static str] {
        &self.kinds
    }

    /// The costs by kind, to weigh them.
    pub fn costs_mut(&mut self) -> &mut [f32] {
        &mut self.costs
    }

    /// What it costs to pass over a word of this kind.
    pub fn cost(&self, kind: usize) -> f32 {
        self.costs[kind]
    }

    /// Which kind of word it is; of a value, how doubtful that is.
    pub fn kind(&self, token: &Token, in_value: Option<f32>, scene: &Scene) -> usize {
        let named = |kind: &str| self.kinds.iter().position(|other| *other == kind).unwrap_or(0);
        if let Some(doubt) = in_value {
            return named(if doubt < DOUBTFUL { "value" } else { "doubtful" });
        }
        if let Some(kind) = self.by_word.get(token.word.as_str()) {
            return *kind;
        }
        named(match () {
            () if token.ordinal.is_some() => "ordinal",
            () if token.number == Some(1) && token.is_word() => "light",
            () if token.number.is_some() && token.is_word() => "number",
            () if token.number.is_some() => "digits",
            () if scene.is_place(token) => "place",
            () if token.is_mark() => "mark",
            () if self.weighty.contains(token.word.as_str()) => "phrase",
            () if token.capital && token.range.start > 0 => "name",
            () => "word",
        })
    }
}
