//! From a text to a puzzle.

use rustc_hash::FxHashSet;

use crate::MAX_BYTES;
use crate::document::{Document, Note};
use crate::import::{Draft, Ground, Import};
use crate::inference::{Division, FoundCategory, divisions};
use crate::layout::layout;
use crate::reading::{Language, Listed};

/// How many divisions into categories are tried.
const TRIED: usize = 4;
/// What a hint costs at most, and one that is not understood.
const UNREAD: f32 = 8.0;
/// How much what speaks against a division counts beside the costs of hints.
const DIVISION: f32 = 0.5;
/// With less than this a hint, other divisions are not tried.
const WELL_READ: f32 = 0.7;

/// Reads a text of at most [`MAX_BYTES`]. Takes time proportional to the text, and a bounded search
/// on top.
///
/// # Errors
/// Why there is no puzzle in it.
pub fn read(text: &str) -> Result<Import, Note> {
    let fail = |message: &str| Note { line: 0, message: message.to_owned() };
    if text.len() > MAX_BYTES {
        return Err(fail("the text is longer than 256 kB"));
    }
    let document = layout(text);
    if document.hints.is_empty() {
        return Err(fail("no hints were found in the text"));
    }
    let language = Language::load();
    let grounds: Vec<(Ground, f32)> = divisions(&document)
        .into_iter()
        .take(TRIED)
        .map(|division| ground(&language, &document, division))
        .collect();
    let mut best: Option<(Draft<'_>, f32)> = None;
    for (ground, cost) in &grounds {
        let draft = Draft::new(&language, &document, ground);
        let read = unread(&draft, &document);
        let cost = read + DIVISION * cost;
        if best.as_ref().is_none_or(|(_, least)| cost < *least) {
            best = Some((draft, cost));
        }
        if read < WELL_READ * document.hints.len() as f32 {
            break;
        }
    }
    let Some((draft, _)) = best else {
        return Err(fail("no categories of values were found in the text"));
    };
    draft.settled()
}

fn ground(language: &Language, document: &Document, division: Division) -> (Ground, f32) {
    let places = usize::from(division.places);
    let spoken_of = spoken_of(language, document, &division);
    // With half of its values unknown it is hardly a category; nor is a list that no hint speaks of.
    let categories = division.categories.into_iter().zip(spoken_of);
    let known = categories.filter(|(category, spoken_of)| {
        category.values.len() * 2 > places && (*spoken_of || category.ordered)
    });
    let categories: Vec<FoundCategory> = known.map(|(category, _)| category).collect();
    let inferred = categories.iter().enumerate();
    let inferred = inferred.filter(|(_, category)| category.inferred).map(|(i, _)| i).collect();
    let listed = categories.into_iter().map(|category| Listed {
        values: completed(&category, places),
        name: category.name,
        cues: category.cues,
        ordered: category.ordered,
    });
    let ground = Ground { places: division.places, categories: listed.collect(), inferred };
    (ground, division.cost)
}

/// By category of a division: whether hints or questions speak of its values.
fn spoken_of(language: &Language, document: &Document, division: &Division) -> Vec<bool> {
    let words = &language.words;
    let stems = |text: &str| -> Vec<String> {
        words.tokens(text).into_iter().map(|token| token.stem).collect()
    };
    let passages = document.hints.iter().chain(&document.questions);
    let said: FxHashSet<String> = passages.flat_map(|passage| stems(&passage.text)).collect();
    let names: Vec<Vec<String>> =
        division.categories.iter().map(|category| stems(&category.name)).collect();
    let is_name = |value: &String| names.contains(&stems(value));
    let is_said = |value: &String| stems(value).iter().any(|stem| said.contains(stem));
    let categories = division.categories.iter();
    categories
        .map(|category| category.values.iter().any(is_said) && !category.values.iter().all(is_name))
        .collect()
}

/// As many values as there are places: what nobody names is another one.
fn completed(category: &FoundCategory, places: usize) -> Vec<String> {
    let mut values = category.values.clone();
    let kind =
        if category.name.is_empty() { "value".to_owned() } else { category.name.to_lowercase() };
    let missing = places.saturating_sub(values.len());
    let unnamed = (1..=missing).map(|number| match missing {
        1 => format!("another {kind}"),
        _ => format!("another {kind} ({number})"),
    });
    values.extend(unnamed);
    values
}

/// How badly the hints can be read.
fn unread(draft: &Draft<'_>, document: &Document) -> f32 {
    let costs = draft
        .readings()
        .iter()
        .map(|readings| readings.first().map_or(UNREAD, |best| best.cost.clamp(0.0, UNREAD)));
    debug_assert_eq!(draft.readings().len(), document.hints.len());
    costs.sum()
}
