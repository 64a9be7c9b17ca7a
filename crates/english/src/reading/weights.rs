//! Weights that were learnt, added to the costs of phrases, rules and words passed over.

use rustc_hash::FxHashMap;

use super::Language;
use crate::tokens::data_lines;

/// The weights of the data, by the names of what they weigh.
pub fn learnt() -> impl Iterator<Item = (&'static str, f32)> {
    data_lines(include_str!("../../data/weights.txt")).filter_map(|(_, line)| {
        let (weight, name) = line.split_once(' ')?;
        Some((name, weight.parse().ok()?))
    })
}

impl Language {
    /// The names of all that can be weighed: phrases, then rules, then words passed over.
    pub fn features(&self) -> Vec<String> {
        let phrases = self.lexicon.phrases().iter().map(|phrase| format!("phrase {}", phrase.name));
        let rules = (0..self.grammar.len()).map(|i| format!("rule {}", self.grammar.rule(i).name));
        let skips = self.skips.kinds().iter().map(|kind| format!("skip {kind}"));
        phrases.chain(rules).chain(skips).collect()
    }

    /// Adds weights to costs.
    pub fn weigh<'n>(&mut self, weights: impl Iterator<Item = (&'n str, f32)>) {
        let weights: FxHashMap<&str, f32> = weights.collect();
        let features = self.features();
        let weight = |index: usize| weights.get(features[index].as_str()).copied().unwrap_or(0.0);
        let (phrases, rules) = (self.lexicon.phrases().len(), self.grammar.len());
        for (i, phrase) in self.lexicon.phrases_mut().iter_mut().enumerate() {
            phrase.cost += weight(i);
        }
        for (i, rule) in self.grammar.rules_mut().iter_mut().enumerate() {
            rule.cost += weight(phrases + i);
        }
        for (i, cost) in self.skips.costs_mut().iter_mut().enumerate() {
            *cost += weight(phrases + rules + i);
        }
    }

    /// The feature of a rule.
    pub(super) fn rule_feature(&self, rule: usize) -> usize {
        self.lexicon.phrases().len() + rule
    }

    /// The feature of a kind of words passed over.
    pub(super) fn skip_feature(&self, kind: usize) -> usize {
        self.lexicon.phrases().len() + self.grammar.len() + kind
    }
}
