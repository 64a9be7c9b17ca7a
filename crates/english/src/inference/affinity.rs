//! How much two candidates are of one category.

use rustc_hash::FxHashMap;

use super::candidates::{Candidate, Candidates};
use super::lexicon::Lexicon;
use super::slots::Article;
use super::weights::{Weight, Weights};

/// By candidate and candidate: how much they are of one category; above 0 for, below 0 against.
pub fn affinities(candidates: &Candidates, places: usize, lexicon: &Lexicon) -> Vec<Vec<f32>> {
    let all = &candidates.all;
    let weights = &lexicon.weights;
    let spread = candidates.spread();
    let said = all.iter().map(|of| Said { of, cues: of.cues(), kinds: of.spoken(lexicon) });
    let said: Vec<Said<'_>> = said.collect();
    let mut affinities = vec![vec![0.0; all.len()]; all.len()];
    for (i, a) in said.iter().enumerate() {
        for (j, b) in said.iter().enumerate().skip(i + 1) {
            let told = candidates.told(a.of, b.of);
            let weight = told
                + cues(a, b, &spread, places)
                + kinds(a, b, lexicon)
                + alike(a.of, b.of, weights);
            affinities[i][j] = weight;
            affinities[j][i] = weight;
        }
    }
    affinities
}

/// A candidate with what its cues say.
struct Said<'a> {
    of: &'a Candidate,
    cues: FxHashMap<&'a str, f32>,
    /// The kinds that its cues speak of.
    kinds: Vec<usize>,
}

fn alike(a: &Candidate, b: &Candidate, weights: &Weights) -> f32 {
    let mut weight = weights.of(Weight::Base);
    if a.list.is_some() && a.list == b.list {
        weight += weights.of(Weight::SameList);
    }
    weight += match (a.is_name(), b.is_name()) {
        (true, true) => weights.of(Weight::BothNames),
        (true, false) if b.is_word() => weights.of(Weight::NameAndWord),
        (false, true) if a.is_word() => weights.of(Weight::NameAndWord),
        _ => 0.0,
    };
    if [a, b].iter().all(|one| one.is_name() && one.acts()) {
        weight += weights.of(Weight::BothAct);
    }
    let numbers = [a, b].map(|one| one.is(|slot| slot.number || !slot.is_word));
    if numbers == [true, true] {
        weight += weights.of(Weight::BothNumbers);
    }
    if numbers[0] != numbers[1] {
        weight += weights.of(Weight::NumberAndWord);
    }
    let [the, an] = [Article::The, Article::A]
        .map(|article| [a, b].map(|one| one.is(|slot| slot.article == article)));
    let capital = [a, b].map(|one| one.capital > 0);
    if the == [true; 2] && capital[0] == capital[1]
        || an == [true; 2]
        || [the, an] == [[false; 2]; 2]
    {
        weight += weights.of(Weight::SameForm);
    }
    if capital == [true; 2] && the[0] == the[1] && !a.is_name() {
        weight += weights.of(Weight::BothCapital);
    }
    let follows =
        |one: &Candidate, word: &String| one.is(|it| it.preposition.as_ref() == Some(word));
    let mut prepositions = a.slots.iter().filter_map(|slot| slot.preposition.as_ref());
    if prepositions.any(|word| follows(b, word)) {
        weight += weights.of(Weight::SamePreposition);
    }
    if a.is_one_word() == b.is_one_word() {
        weight += weights.of(Weight::SameLength);
    }
    weight
}

/// The cue that says most of both counts. What is said of many more values than there are places
/// says little.
fn cues(a: &Said<'_>, b: &Said<'_>, spread: &FxHashMap<&str, usize>, places: usize) -> f32 {
    let shared = a.cues.iter().filter_map(|(cue, weight)| {
        let spread = spread.get(cue).copied().unwrap_or(1).max(places);
        Some(weight.min(*b.cues.get(cue)?) * (places as f32 / spread as f32).sqrt())
    });
    shared.fold(0.0, f32::max)
}

fn kinds(a: &Said<'_>, b: &Said<'_>, lexicon: &Lexicon) -> f32 {
    let weights = &lexicon.weights;
    let meet = |some: &[usize], others: &[usize]| some.iter().any(|kind| others.contains(kind));
    if meet(&a.of.kinds, &b.of.kinds) {
        weights.of(Weight::SameKind)
    } else if meet(&a.of.kinds, &b.kinds) || meet(&a.kinds, &b.of.kinds) {
        weights.of(Weight::SpokenKind)
    } else if lexicon.are_akin(&a.of.kinds, &b.of.kinds) {
        weights.of(Weight::AkinKind)
    } else if !a.of.kinds.is_empty() && !b.of.kinds.is_empty() {
        weights.of(Weight::OtherKind)
    } else if meet(&a.kinds, &b.kinds) {
        weights.of(Weight::BothSpoken)
    } else {
        0.0
    }
}
