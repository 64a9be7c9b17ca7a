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
use candidates::Candidate;
use grouping::{Grouping, Judge};
use lexicon::Lexicon;

use crate::document::{Document, List};

/// The categories of a puzzle, as they may be.
#[derive(Clone, PartialEq, Debug)]
pub struct Division {
    pub places: u8,
    pub categories: Vec<FoundCategory>,
    /// How much speaks against it.
    pub cost: f32,
}

/// A category that was listed or inferred.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundCategory {
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
/// The fewest and the most places that are tried where nothing tells how many there are.
const PLACES: std::ops::RangeInclusive<u8> = 3..=8;

/// The divisions into categories, the best first.
pub fn divisions(document: &Document) -> Vec<Division> {
    let lexicon = Lexicon::load();
    let places = document.places.or_else(|| commonest_size(&document.lists));
    let mut divisions: Vec<Division> = Vec::new();
    let tried = places.map_or(PLACES, |places| places..=places);
    for places in tried.filter(|&places| places > 1) {
        let lists = listed(&document.lists, places);
        let candidates = gather::gather(document, &lexicon, Some(u32::from(places)));
        let affinity = Affinity::new(&candidates, usize::from(places));
        let weights: Vec<f32> = candidates.all.iter().map(Candidate::weight).collect();
        for strictness in STRICTNESS {
            let judge = Judge {
                affinity: &affinity,
                weights: &weights,
                places: usize::from(places),
                strictness,
            };
            let found = judge.group();
            let division = division(&lists, &found, &candidates.all, &lexicon, places);
            if !divisions.iter().any(|other| other.categories == division.categories) {
                divisions.push(division);
            }
        }
    }
    divisions.retain(|division| !division.categories.is_empty());
    divisions.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    divisions.truncate(MOST);
    divisions
}

fn division(
    lists: &[FoundCategory],
    found: &Grouping,
    candidates: &[Candidate],
    lexicon: &Lexicon,
    places: u8,
) -> Division {
    let mut categories = lists.to_vec();
    for group in &found.groups {
        let group: Vec<&Candidate> = group.iter().map(|&one| &candidates[one]).collect();
        let category = naming::category(&group, lexicon, categories.len() + 1);
        categories.push(category);
    }
    Division { places, categories, cost: found.cost }
}

/// The lists that can be categories.
fn listed(lists: &[List], places: u8) -> Vec<FoundCategory> {
    let fits = |list: &&List| list.values.len() == usize::from(places);
    let category = |list: &List| FoundCategory {
        name: list.name.clone(),
        values: list.values.clone(),
        cues: list.cues.clone(),
        inferred: false,
        ordered: list.ordered,
    };
    lists.iter().filter(fits).map(category).collect()
}

/// How many values most lists have.
fn commonest_size(lists: &[List]) -> Option<u8> {
    let sizes = lists.iter().filter_map(|list| u8::try_from(list.values.len()).ok());
    let count =
        |size: u8| lists.iter().filter(|list| list.values.len() == usize::from(size)).count();
    sizes.filter(|&size| size > 1).max_by_key(|&size| (count(size), size))
}
