//! Single sentences about a puzzle that is there.

use puzzle::{Category, Puzzle, PuzzleParts};

use super::{Choice, draft};
use crate::document::List;
use crate::joint::Weights;
use crate::reading::{Before, Language, Reader};

/// What a sentence says about these categories: one reading where it is sure, else those to choose
/// from; none where it is not understood.
pub fn understand(categories: &[Category], houses: u8, sentence: &str) -> Vec<Choice> {
    let parts = PuzzleParts { houses, categories: categories.to_vec(), ..PuzzleParts::default() };
    let Ok(puzzle) = Puzzle::new(parts) else { return Vec::new() };
    let language = Language::load();
    let listed = listed(categories);
    let reader = Reader::new(language, &listed, houses, &[], &[sentence]);
    let readings = reader.read(sentence, &Before::default());
    let weights = Weights::load();
    let mut open = weights.close(&readings);
    open.truncate(draft::MOST_SHOWN);
    draft::choices(&puzzle, &readings, &weights.probabilities(&readings), &open)
}

/// The reading that a sentence has, where [`understand`] leaves no doubt.
pub fn sure(choices: &[Choice]) -> Option<&Choice> {
    match choices {
        [only] if only.probability >= Weights::load().guess => Some(only),
        _ => None,
    }
}

/// Gives each hint without a relation the one that its words have, where that is sure. Returns the
/// numbers of these hints.
pub fn complete(parts: &mut PuzzleParts) -> Vec<u32> {
    if parts.hints.iter().all(|hint| hint.relation.is_some()) {
        return Vec::new();
    }
    let language = Language::load();
    let weights = Weights::load();
    let texts: Vec<String> = parts.hints.iter().map(|hint| hint.text.clone()).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let listed = listed(&parts.categories);
    let reader = Reader::new(language, &listed, parts.houses, &[], &texts);
    let mut completed = Vec::new();
    for (hint, text) in parts.hints.iter_mut().zip(&texts) {
        if hint.relation.is_some() {
            continue;
        }
        let readings = reader.read(text, &Before::default());
        let probable = weights.probabilities(&readings).first().copied().unwrap_or(0.0);
        if weights.close(&readings).len() == 1 && probable >= weights.sure {
            hint.relation = readings.into_iter().next().map(|reading| reading.relation);
            completed.push(hint.number);
        }
    }
    completed
}

fn listed(categories: &[Category]) -> Vec<List> {
    let listed = |category: &Category| List {
        name: category.name.clone(),
        values: category.values.clone(),
        ..List::default()
    };
    categories.iter().map(listed).collect()
}
