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
pub(crate) use model::{Groups, Model, Move};

use crate::document::{Document, List};

/// The categories of a puzzle, as they may be.
#[derive(Clone, PartialEq, Debug)]
pub struct Division {
    /// How many places there are.
    pub places: u8,
    /// The lists, then what is inferred.
    pub categories: Vec<List>,
}

/// The fewest and the most places that are tried where nothing tells how many there are.
const PLACES: std::ops::RangeInclusive<u8> = 3..=8;

/// What is known of a text's values, for each number of places that it may have.
pub(crate) fn models<'a>(document: &Document, lexicon: &'a Lexicon) -> Vec<Model<'a>> {
    let tried = document.places.map_or(PLACES, |places| places..=places);
    let tried = tried.filter(|&places| places > 1);
    tried.map(|places| Model::new(document, lexicon, places)).collect()
}

/// The division into categories that is best by itself.
pub fn division(document: &Document, lexicon: &Lexicon) -> Option<Division> {
    let models = models(document, lexicon);
    let starts = models
        .iter()
        .flat_map(|model| model.starts(1).into_iter().take(1).map(move |groups| (model, groups)));
    let best = starts.min_by(|(a, ours), (b, theirs)| a.cost(ours).total_cmp(&b.cost(theirs)));
    best.map(|(model, groups)| model.division(&groups))
}

/// A word, or two, to learn from.
#[derive(Clone, Debug)]
pub struct Example {
    /// What is seen of it, as the data name it, and how much.
    pub seen: Vec<(String, f32)>,
    /// Whether it is a value; of two values, whether they are of one category.
    pub right: bool,
}

/// What is to be learnt from a text with so many places; `truth` tells which value of which category
/// something is.
pub fn examples(
    document: &Document,
    lexicon: &Lexicon,
    places: u8,
    truth: impl Fn(&str) -> Option<(usize, usize)>,
) -> Vec<Example> {
    let model = Model::new(document, lexicon, places);
    let truths: Vec<Option<(usize, usize)>> =
        model.values().iter().map(|value| truth(value)).collect();
    model.examples(&truths)
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
