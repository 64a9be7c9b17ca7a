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

use affinity::Affinity;
use candidates::{Candidate, Candidates};
use grouping::Judge;
use lexicon::Lexicon;

use crate::document::{Document, List};

/// The categories of a puzzle, as they may be.
#[derive(Clone, PartialEq, Debug)]
pub struct Division {
    /// How many places there are.
    pub places: u8,
    /// The lists, then what is inferred.
    pub categories: Vec<FoundCategory>,
    /// How much speaks against it.
    pub cost: f32,
}

/// A category that was listed or inferred.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundCategory {
    /// What the text calls it, or its kind.
    pub name: String,
    /// As the text writes them.
    pub values: Vec<String>,
    /// Stems of other words that speak of its values.
    pub cues: Vec<String>,
    /// Whether no list has it.
    pub inferred: bool,
    /// Whether its values have an order of their own.
    pub ordered: bool,
}

/// The most divisions that are given.
const MOST: usize = 6;
/// How strict the divisions are that are tried, the likeliest first.
const STRICTNESS: [f32; 4] = [1.0, 0.4, 1.8, 0.0];
/// How well two values of a group have to go together; beside lists, which may be all there are, more.
const LEAST: f32 = 0.4;
const LEAST_BESIDE_LISTS: f32 = 1.2;
/// What it costs to complete groups with values that go with them less well.
const COMPLETED: f32 = 0.5;
/// What it costs to take what is left for a group.
const REST: f32 = 0.2;
/// How many more things there may be, of which the weakest are none.
const SPARE: usize = 2;
/// Two that go together less well than this are not of one group.
const APART: f32 = -2.5;
/// What it costs to infer groups beside lists that go together less well.
const DOUBTFUL: f32 = 1.0;
/// What it costs to infer nothing beside lists.
const WITHOUT_OTHERS: f32 = 0.0;
/// The fewest and the most places that are tried where nothing tells how many there are.
const PLACES: std::ops::RangeInclusive<u8> = 3..=8;

/// The divisions into categories, the best first.
pub fn divisions(document: &Document) -> Vec<Division> {
    let lexicon = Lexicon::load(document);
    let places = document.places.or_else(|| commonest_size(&document.lists));
    let mut divisions: Vec<Division> = Vec::new();
    let tried = places.map_or(PLACES, |places| places..=places);
    for places in tried.filter(|&places| places > 1) {
        let lists = listed(&document.lists, &lexicon, places);
        if !lists.is_empty() {
            divisions.push(Division { places, categories: lists.clone(), cost: WITHOUT_OTHERS });
        }
        let candidates = gather::gather(document, &lexicon, u32::from(places));
        infer(&lists, &candidates, &lexicon, places, &mut divisions);
    }
    divisions.retain(|division| !division.categories.is_empty());
    divisions.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    divisions.truncate(MOST);
    let least = divisions.first().map_or(0.0, |best| best.cost);
    divisions.iter_mut().for_each(|division| division.cost -= least);
    divisions
}

/// Adds the divisions that have these lists and what is inferred.
fn infer(
    lists: &[FoundCategory],
    candidates: &Candidates,
    lexicon: &Lexicon,
    places: u8,
    divisions: &mut Vec<Division>,
) {
    let affinity = Affinity::new(candidates, usize::from(places));
    let weights: Vec<f32> = candidates.all.iter().map(Candidate::weight).collect();
    let judge = |strictness| Judge {
        affinity: &affinity,
        weights: &weights,
        places: usize::from(places),
        strictness,
    };
    let first = judge(STRICTNESS[0]);
    let mut add = |groups: &[Vec<usize>], cost: f32| {
        let mut categories = lists.to_vec();
        for group in groups {
            let group: Vec<&Candidate> = group.iter().map(|&one| &candidates.all[one]).collect();
            categories.push(naming::category(&group, lexicon, categories.len() + 1));
        }
        if !divisions.iter().any(|other| other.categories == categories) {
            divisions.push(Division { places, categories, cost });
        }
    };
    let least = if lists.is_empty() { LEAST } else { LEAST_BESIDE_LISTS };
    // What is left out costs as much where nothing is inferred.
    let nothing = first.cost(&[]);
    let mut lowest = WITHOUT_OTHERS;
    for strictness in STRICTNESS {
        let groups = judge(strictness).group(least);
        let cost = first.cost(&groups) - nothing;
        lowest = lowest.min(cost);
        add(&groups, cost);
        let mut whole = groups;
        if first.complete(&mut whole) {
            add(&whole, cost + COMPLETED);
        }
        let mut rest = rest(&whole, &candidates.all, &affinity);
        if rest.len() <= usize::from(places) + SPARE {
            rest.sort_by(|&a, &b| weights[b].total_cmp(&weights[a]).then(a.cmp(&b)));
            rest.truncate(usize::from(places));
        }
        if rest.len() > 2 && (places - 1..=places).contains(&(rest.len() as u8)) {
            whole.push(rest);
            add(&whole, cost + REST);
        }
    }
    if !lists.is_empty() {
        add(&first.group(LEAST), lowest + DOUBTFUL);
    }
}

/// The things that no group has, which may be one where there are as many as places.
fn rest(groups: &[Vec<usize>], all: &[Candidate], affinity: &Affinity) -> Vec<usize> {
    let free = |one: &usize| !groups.iter().flatten().any(|other| other == one);
    let thing = |one: &usize| all[*one].the + all[*one].a > 0 && all[*one].is_word();
    let rest: Vec<usize> = (0..all.len()).filter(free).filter(thing).collect();
    let apart = |a: &usize| rest.iter().any(|b| a != b && affinity.of(*a, *b) < APART);
    rest.iter().copied().filter(|a| !apart(a)).collect()
}

/// The lists that can be categories.
fn listed(lists: &[List], lexicon: &Lexicon, places: u8) -> Vec<FoundCategory> {
    let fits = |list: &&List| {
        let size = list.values.len();
        size == usize::from(places) || size > 1 && size + 1 == usize::from(places)
    };
    let category = |(i, list): (usize, &List)| FoundCategory {
        name: if list.name.is_empty() {
            naming::list_name(&list.values, lexicon, i + 1)
        } else {
            list.name.clone()
        },
        values: list.values.clone(),
        cues: list.cues.clone(),
        inferred: false,
        ordered: list.ordered,
    };
    lists.iter().filter(fits).enumerate().map(category).collect()
}

/// How many values most lists have.
fn commonest_size(lists: &[List]) -> Option<u8> {
    let sizes = lists.iter().filter_map(|list| u8::try_from(list.values.len()).ok());
    let count =
        |size: u8| lists.iter().filter(|list| list.values.len() == usize::from(size)).count();
    sizes.filter(|&size| size > 1).max_by_key(|&size| (count(size), size))
}
