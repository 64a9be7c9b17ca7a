//! From a division of a text to the categories that its hints are read about.

use rustc_hash::FxHashSet;

use crate::calendar::with_calendar;
use crate::document::Document;
use crate::import::Ground;
use crate::inference::{Division, FoundCategory};
use crate::reading::{Language, Listed};
use crate::tokens::beginning;

/// How many first letters forms of a word share: Panama and Panamanian.
const SHARED: usize = 4;

/// The categories to read a text about, from a division of it.
pub fn ground(language: &Language, document: &Document, division: Division) -> (Ground, f32) {
    let places = usize::from(division.places);
    let spoken_of = spoken_of(language, document, &division);
    // With half of its values unknown it is hardly a category; nor is a list that no hint speaks of.
    let categories = division.categories.into_iter().zip(spoken_of);
    let known = categories.filter(|(category, spoken_of)| {
        category.values.len() * 2 > places && (*spoken_of || category.ordered)
    });
    let known: Vec<FoundCategory> = known.map(|(category, _)| category).collect();
    let known = with_calendar(&language.words, document, known, places);
    let mut categories: Vec<FoundCategory> = Vec::new();
    for mut category in known {
        // What is inferred although a list has it is no category of its own.
        let listed =
            |other: &FoundCategory| !other.inferred && are_akin(language, &category, other);
        if category.inferred && categories.iter().any(listed) {
            continue;
        }
        let named = |name: &str| categories.iter().any(|other| other.name == name);
        if category.name.is_empty() || named(&category.name) {
            let name = if category.name.is_empty() { "Category" } else { &category.name };
            category.name = format!("{name} {}", categories.len() + 1);
        }
        categories.push(category);
    }
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
    let begins = |text: &str| -> Vec<String> {
        let tokens = language.words.tokens(text).into_iter();
        tokens.map(|token| beginning(&token.stem, SHARED).to_owned()).collect()
    };
    let passages = document.hints.iter().chain(&document.questions);
    let said: FxHashSet<String> = passages.flat_map(|passage| begins(&passage.text)).collect();
    // Amounts are spoken of by comparing them.
    let is_amount = |value: &String| value.contains(|c: char| c.is_ascii_digit());
    let is_said = |value: &String| begins(value).iter().any(|word| said.contains(word));
    let spoken_of = |category: &FoundCategory| {
        category.values.iter().any(is_said) || category.values.iter().all(is_amount)
    };
    division.categories.iter().map(spoken_of).collect()
}

/// Whether two categories share words of half of their values.
fn are_akin(language: &Language, one: &FoundCategory, other: &FoundCategory) -> bool {
    let stems = |category: &FoundCategory| -> FxHashSet<String> {
        let tokens = category.values.iter().flat_map(|value| language.words.tokens(value));
        tokens.map(|token| token.stem).collect()
    };
    let (one_stems, other_stems) = (stems(one), stems(other));
    one_stems.intersection(&other_stems).count() * 2 >= one.values.len()
}

/// As many values as there are places: what nobody names is another one.
fn completed(category: &FoundCategory, places: usize) -> Vec<String> {
    let mut values = category.values.clone();
    let kind = category.name.to_lowercase();
    let missing = places.saturating_sub(values.len());
    let unnamed = (1..=missing).map(|number| match missing {
        1 => format!("another {kind}"),
        _ => format!("another {kind} ({number})"),
    });
    values.extend(unnamed);
    values
}
