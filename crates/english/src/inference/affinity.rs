//! How much two candidates are of one category.

use rustc_hash::FxHashMap;

use super::candidates::{Candidate, Candidates};

/// How much each two of some candidates are of one category: above 0 for, below 0 against.
pub struct Affinity {
    count: usize,
    weights: Vec<f32>,
}

/// What the parts of the weight count for.
const BASE: f32 = -0.6;
const OTHER_CUE: f32 = 0.7;
const SAME_KIND: f32 = 2.2;
const SPOKEN_KIND: f32 = 1.5;
const OTHER_KIND: f32 = -1.6;
const SAME_LIST: f32 = 6.0;
const OTHER_LIST: f32 = -4.0;
const BOTH_NAMES: f32 = 1.6;
const NAME_AND_WORD: f32 = -1.8;
const BOTH_CAPITAL: f32 = 0.7;
const SAME_FORM: f32 = 0.4;
const BOTH_ACT: f32 = 0.8;
const ONE_ACTS: f32 = -1.0;
const SAME_PREPOSITION: f32 = 0.5;

impl Affinity {
    /// Weighs all pairs.
    pub fn new(candidates: &Candidates, places: usize) -> Self {
        let all = &candidates.all;
        let mut spread: FxHashMap<&str, usize> = FxHashMap::default();
        for candidate in all {
            for cue in candidate.cues.keys() {
                *spread.entry(cue).or_insert(0) += 1;
            }
        }
        let mut affinity = Self { count: all.len(), weights: vec![0.0; all.len() * all.len()] };
        for (i, a) in all.iter().enumerate() {
            for (j, b) in all.iter().enumerate().skip(i + 1) {
                let said = candidates.pairs.get(&(i, j)).copied().unwrap_or(0.0);
                let weight = said + alike(a, b, &spread, places);
                affinity.weights[i * all.len() + j] = weight;
                affinity.weights[j * all.len() + i] = weight;
            }
        }
        affinity
    }

    /// How much two are of one category.
    pub fn of(&self, a: usize, b: usize) -> f32 {
        self.weights[a * self.count + b]
    }
}

fn alike(a: &Candidate, b: &Candidate, spread: &FxHashMap<&str, usize>, places: usize) -> f32 {
    let mut weight = BASE + cues(a, b, spread, places) + kinds(a, b);
    weight += match (a.list, b.list) {
        (Some(a), Some(b)) if a == b => SAME_LIST,
        (Some(_), Some(_)) => OTHER_LIST,
        _ => 0.0,
    };
    weight += match (a.is_name(), b.is_name()) {
        (true, true) => BOTH_NAMES,
        (true, false) if b.is_word() => NAME_AND_WORD,
        (false, true) if a.is_word() => NAME_AND_WORD,
        _ => 0.0,
    };
    if a.is_name() && b.is_name() {
        let acts = [a, b].map(|one| one.acts > 0);
        let is_done_to = |one: &Candidate| one.acts == 0 && one.object > 0;
        if acts == [true, true] {
            weight += BOTH_ACT;
        } else if acts[0] && is_done_to(b) || acts[1] && is_done_to(a) {
            weight += ONE_ACTS;
        }
    }
    let numbers = [a, b].map(|one| one.key.starts_with(|c: char| !c.is_alphabetic()));
    if numbers == [true, true] {
        weight += BOTH_NAMES;
    }
    if numbers[0] != numbers[1] {
        weight += NAME_AND_WORD;
    }
    if a.the > 0 && b.the > 0 && a.capital.min(1) == b.capital.min(1)
        || a.a > 0 && b.a > 0
        || a.the + a.a + b.the + b.a == 0
    {
        weight += SAME_FORM;
    }
    if a.capital > 0 && b.capital > 0 && (a.the > 0) == (b.the > 0) && !a.is_name() {
        weight += BOTH_CAPITAL;
    }
    if a.prepositions.iter().any(|word| word != "of" && b.prepositions.contains(word)) {
        weight += SAME_PREPOSITION;
    }
    weight
}

/// The cue that says most of both counts fully. What is said of many more values than there are
/// places says little.
fn cues(a: &Candidate, b: &Candidate, spread: &FxHashMap<&str, usize>, places: usize) -> f32 {
    let mut shared: Vec<f32> = Vec::new();
    for (cue, weight) in &a.cues {
        if let Some(other) = b.cues.get(cue) {
            let spread = spread.get(cue.as_str()).copied().unwrap_or(1).max(places);
            shared.push(weight.min(*other) * (places as f32 / spread as f32).sqrt());
        }
    }
    shared.sort_by(|a, b| b.total_cmp(a));
    let rest: f32 = shared.iter().skip(1).take(2).map(|weight| weight.min(OTHER_CUE)).sum();
    shared.first().map_or(0.0, |first| first + rest)
}

fn kinds(a: &Candidate, b: &Candidate) -> f32 {
    let meet = |some: &[usize], others: &[usize]| some.iter().any(|kind| others.contains(kind));
    if meet(&a.kinds, &b.kinds) {
        SAME_KIND
    } else if meet(&a.kinds, &b.spoken) || meet(&a.spoken, &b.kinds) {
        SPOKEN_KIND
    } else if !a.kinds.is_empty() && !b.kinds.is_empty() {
        OTHER_KIND
    } else if meet(&a.spoken, &b.spoken) {
        SPOKEN_KIND * 0.6
    } else {
        0.0
    }
}
