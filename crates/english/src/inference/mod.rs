//! Categories that no list names.
//!
//! Words of the hints that may be values are gathered with what stands around each. Those in like
//! places, of one kind or written alike are grouped, as many as there are places, so that the
//! groups are the best as a whole; values that one hint puts at one place are kept apart.

mod affinity;
mod candidates;
mod gather;
mod grouping;
mod lexicon;
mod naming;
mod pairs;
mod sentence;
mod slots;
#[cfg(test)]
mod tests;
mod weights;

use candidates::{Candidate, Candidates};
use grouping::Judge;
use lexicon::Lexicon;
use weights::Weight;
pub use weights::Weights;

use crate::document::{Document, List};

/// The categories of a puzzle, as they may be.
#[derive(Clone, PartialEq, Debug)]
pub struct Division {
    /// How many places there are.
    pub places: u8,
    /// The lists, then what is inferred.
    pub categories: Vec<List>,
    /// What else may be a value.
    pub spare: Vec<Spare>,
    /// How much speaks against it.
    pub cost: f32,
}

/// What may be a value and is none of a division.
#[derive(Clone, PartialEq, Debug)]
pub struct Spare {
    /// As the text writes it.
    pub value: String,
    /// By category: how well it goes with its values; 0 for lists.
    pub fits: Vec<f32>,
}

/// The most divisions that are given.
const MOST: usize = 8;
/// How many groups of what is left are tried.
const MOST_RESTS: usize = 2;
/// The fewest and the most places that are tried where nothing tells how many there are.
const PLACES: std::ops::RangeInclusive<u8> = 3..=8;

/// The divisions into categories, the best first.
pub fn divisions(document: &Document, weights: &Weights) -> Vec<Division> {
    let lexicon = Lexicon::load(document, weights.clone());
    let mut divisions: Vec<Division> = Vec::new();
    let tried = document.places.map_or(PLACES, |places| places..=places);
    for places in tried.filter(|&places| places > 1) {
        let lists = listed(&document.lists, &lexicon, places);
        let candidates = gather::gather(document, &lexicon, u32::from(places));
        infer(&lists, &candidates, &lexicon, places, &mut divisions);
    }
    divisions.retain(|division| !division.categories.is_empty());
    divisions.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    divisions
}

/// Adds the divisions that have these lists and what is inferred.
fn infer(
    lists: &[List],
    candidates: &Candidates,
    lexicon: &Lexicon,
    places: u8,
    divisions: &mut Vec<Division>,
) {
    let weights = &lexicon.weights;
    let judge = Judge::new(candidates, places, lexicon);
    let mut add = |groups: &[Vec<usize>], cost: f32| {
        let mut categories = lists.to_vec();
        for group in groups {
            let doubts = group.iter().map(|&one| judge.doubt(group, one)).collect();
            let group: Vec<&Candidate> = group.iter().map(|&one| &candidates.all[one]).collect();
            let named = naming::category(&group, lexicon, categories.len() + 1);
            categories.push(List { doubts, ..named });
        }
        if !divisions.iter().any(|other| other.categories == categories) {
            let spare = spare(groups, lists.len(), candidates, &judge, lexicon);
            divisions.push(Division { places, categories, spare, cost });
        }
    };
    let least = if lists.is_empty() { Weight::Least } else { Weight::LeastBesideLists };
    // What is left out costs as much where nothing is inferred.
    let nothing = judge.cost(&[]);
    for grouping in judge.groupings(weights.of(least)).into_iter().take(MOST) {
        let cost = grouping.cost - nothing;
        add(&grouping.groups, cost);
        let mut whole = grouping.groups;
        for i in 0..whole.len() {
            let mut one = whole.clone();
            if judge.complete(&mut one, i) {
                add(&one, cost + weights.of(Weight::Completed));
            }
        }
        if (0..whole.len()).filter(|&i| judge.complete(&mut whole, i)).count() > 1 {
            add(&whole, cost + weights.of(Weight::Completed));
        }
        for _ in 0..MOST_RESTS {
            let Some(rest) = judge.rest(&whole) else { break };
            whole.push(rest);
            add(&whole, cost);
        }
    }
    if !lists.is_empty() {
        for grouping in judge.groupings(weights.of(Weight::Least)).into_iter().take(1) {
            add(&grouping.groups, grouping.cost - nothing);
        }
    }
}

/// What no group has.
fn spare(
    groups: &[Vec<usize>],
    lists: usize,
    candidates: &Candidates,
    judge: &Judge<'_>,
    lexicon: &Lexicon,
) -> Vec<Spare> {
    let spare = |one: usize| {
        let found = naming::category(&[&candidates.all[one]], lexicon, 1);
        let fits = groups.iter().map(|group| judge.mean(group, &[one]));
        let fits = std::iter::repeat_n(0.0, lists).chain(fits).collect();
        found.values.into_iter().next().map(|value| Spare { value, fits })
    };
    judge.free(groups).filter_map(spare).collect()
}

/// The lists that can be categories.
fn listed(lists: &[List], lexicon: &Lexicon, places: u8) -> Vec<List> {
    let fits = |list: &&List| {
        let size = list.values.len();
        size == usize::from(places) || size > 1 && size + 1 == usize::from(places)
    };
    let named = |(i, list): (usize, &List)| match list.name.as_str() {
        "" => List { name: naming::list_name(&list.values, lexicon, i + 1), ..list.clone() },
        _ => list.clone(),
    };
    lists.iter().filter(fits).enumerate().map(named).collect()
}
