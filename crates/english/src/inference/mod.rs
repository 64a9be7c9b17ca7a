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
mod model;
mod naming;
mod pairs;
mod sentence;
mod slots;
#[cfg(test)]
mod tests;
mod weights;

pub use lexicon::Lexicon;
pub use model::{Groups, Model, Move};
pub use weights::Weights;

use crate::document::{Document, List};

/// The categories of a puzzle, as they may be.
#[derive(Clone, PartialEq, Debug)]
pub struct Division {
    /// How many places there are.
    pub places: u8,
    /// The lists, then what is inferred.
    pub categories: Vec<FoundCategory>,
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

/// The most divisions that are tried.
const MOST: usize = 8;
/// The fewest and the most places that are tried where nothing tells how many there are.
const PLACES: std::ops::RangeInclusive<u8> = 3..=8;

/// The division into categories that is best by itself.
pub fn division(document: &Document, weights: &Weights) -> Option<Division> {
    let lexicon = Lexicon::load(document, weights.clone());
    let models = models(document, &lexicon);
    let starts = models
        .iter()
        .flat_map(|model| model.starts().into_iter().take(1).map(move |groups| (model, groups)));
    let best = starts.min_by(|(a, ours), (b, theirs)| a.cost(ours).total_cmp(&b.cost(theirs)));
    best.map(|(model, groups)| model.division(&groups))
}

/// What is known of a text's values, for each number of places that it may have.
pub fn models<'a>(document: &Document, lexicon: &'a Lexicon) -> Vec<Model<'a>> {
    let places = document.places.or_else(|| commonest_size(&document.lists));
    let tried = places.map_or(PLACES, |places| places..=places);
    let tried = tried.filter(|&places| places > 1);
    tried.map(|places| Model::new(document, lexicon, places)).collect()
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
