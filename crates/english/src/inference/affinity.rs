//! How much two candidates are of one category.

use rustc_hash::FxHashMap;

use super::candidates::{Candidate, Candidates};
use super::lexicon::Lexicon;
use super::weights::{Weight, Weights};

/// How much each two of some candidates are of one category: above 0 for, below 0 against.
pub struct Affinity<'a> {
    count: usize,
    pairs: Vec<f32>,
    weights: &'a Weights,
}

impl<'a> Affinity<'a> {
    /// Weighs all pairs.
    pub fn new(candidates: &Candidates, places: usize, lexicon: &'a Lexicon) -> Self {
        let weights = &lexicon.weights;
        let all = &candidates.all;
        let mut spread: FxHashMap<&str, usize> = FxHashMap::default();
        for candidate in all {
            for cue in candidate.cues.keys() {
                *spread.entry(cue).or_insert(0) += 1;
            }
        }
        let mut affinity =
            Self { count: all.len(), pairs: vec![0.0; all.len() * all.len()], weights };
        for (i, a) in all.iter().enumerate() {
            for (j, b) in all.iter().enumerate().skip(i + 1) {
                let said = candidates.pairs.get(&(i, j)).copied().unwrap_or(0.0);
                let weight = said + alike(a, b, &spread, places, lexicon);
                affinity.pairs[i * all.len() + j] = weight;
                affinity.pairs[j * all.len() + i] = weight;
            }
        }
        affinity
    }

    /// How much two are of one category.
    pub fn of(&self, a: usize, b: usize) -> f32 {
        self.pairs[a * self.count + b]
    }

    /// What something counts.
    pub const fn weight(&self, weight: Weight) -> f32 {
        self.weights.of(weight)
    }
}

fn alike(
    a: &Candidate,
    b: &Candidate,
    spread: &FxHashMap<&str, usize>,
    places: usize,
    lexicon: &Lexicon,
) -> f32 {
    let weights = &lexicon.weights;
    let mut weight =
        weights.of(Weight::Base) + cues(a, b, spread, places, weights) + kinds(a, b, lexicon);
    weight += match (a.list, b.list) {
        (Some(a), Some(b)) if a == b => weights.of(Weight::SameList),
        (Some(_), Some(_)) => weights.of(Weight::OtherList),
        _ => 0.0,
    };
    weight += match (a.is_name(), b.is_name()) {
        (true, true) => weights.of(Weight::BothNames),
        (true, false) if b.is_word() => weights.of(Weight::NameAndWord),
        (false, true) if a.is_word() => weights.of(Weight::NameAndWord),
        _ => 0.0,
    };
    if a.is_name() && b.is_name() {
        let acts = [a, b].map(|one| one.acts > 0);
        let is_done_to = |one: &Candidate| one.acts == 0 && one.object > 0;
        if acts == [true, true] {
            weight += weights.of(Weight::BothAct);
        } else if acts[0] && is_done_to(b) || acts[1] && is_done_to(a) {
            weight += weights.of(Weight::OneActs);
        }
    }
    let numbers = [a, b].map(|one| one.key.starts_with(|c: char| !c.is_alphabetic()));
    if numbers == [true, true] {
        weight += weights.of(Weight::BothNumbers);
    }
    if numbers[0] != numbers[1] {
        weight += weights.of(Weight::NumberAndWord);
    }
    if a.the > 0 && b.the > 0 && a.capital.min(1) == b.capital.min(1)
        || a.a > 0 && b.a > 0
        || a.the + a.a + b.the + b.a == 0
    {
        weight += weights.of(Weight::SameForm);
    }
    if a.capital > 0 && b.capital > 0 && (a.the > 0) == (b.the > 0) && !a.is_name() {
        weight += weights.of(Weight::BothCapital);
    }
    if a.prepositions.iter().any(|word| word != "of" && b.prepositions.contains(word)) {
        weight += weights.of(Weight::SamePreposition);
    }
    if a.titled != b.titled {
        weight += weights.of(Weight::OneTitled);
    } else if a.titled {
        weight += weights.of(Weight::BothTitled);
    }
    if a.key.contains(' ') == b.key.contains(' ') {
        weight += weights.of(Weight::SameLength);
    }
    if !a.is_name() && !b.is_name() && ends_alike(a, b) {
        weight += weights.of(Weight::SameEnding);
    }
    weight
}

/// Whether the text writes two with one ending: "painting" and "cooking".
fn ends_alike(a: &Candidate, b: &Candidate) -> bool {
    let ending = |one: &Candidate| -> Option<String> {
        let (written, _) = one.written.first()?;
        let letters: Vec<char> = written.to_lowercase().chars().collect();
        (letters.len() > 4).then(|| letters[letters.len() - 3..].iter().collect())
    };
    ending(a).is_some_and(|of_a| ending(b) == Some(of_a))
}

/// The cue that says most of both counts fully. What is said of many more values than there are
/// places says little.
fn cues(
    a: &Candidate,
    b: &Candidate,
    spread: &FxHashMap<&str, usize>,
    places: usize,
    weights: &Weights,
) -> f32 {
    let mut shared: Vec<f32> = Vec::new();
    for (cue, weight) in &a.cues {
        if let Some(other) = b.cues.get(cue) {
            let spread = spread.get(cue.as_str()).copied().unwrap_or(1).max(places);
            shared.push(weight.min(*other) * (places as f32 / spread as f32).sqrt());
        }
    }
    shared.sort_by(|a, b| b.total_cmp(a));
    let rest: f32 =
        shared.iter().skip(1).take(2).map(|weight| weight.min(weights.of(Weight::OtherCue))).sum();
    shared.first().map_or(0.0, |first| first + rest)
}

fn kinds(a: &Candidate, b: &Candidate, lexicon: &Lexicon) -> f32 {
    let weights = &lexicon.weights;
    let meet = |some: &[usize], others: &[usize]| some.iter().any(|kind| others.contains(kind));
    if meet(&a.kinds, &b.kinds) {
        weights.of(Weight::SameKind)
    } else if meet(&a.kinds, &b.spoken) || meet(&a.spoken, &b.kinds) {
        weights.of(Weight::SpokenKind)
    } else if lexicon.are_akin(&a.kinds, &b.kinds) {
        weights.of(Weight::AkinKind)
    } else if !a.kinds.is_empty() && !b.kinds.is_empty() {
        weights.of(Weight::OtherKind)
    } else if meet(&a.spoken, &b.spoken) {
        weights.of(Weight::BothSpoken)
    } else {
        0.0
    }
}
