//! From a division of a text to the categories that its hints are read about.

use rustc_hash::FxHashSet;

use crate::calendar::with_calendar;
use crate::document::{Document, List};
use crate::import::Ground;
use crate::inference::Division;
use crate::reading::Language;
use crate::tokens::beginning;

/// How many first letters forms of a word share: Panama and Panamanian.
const SHARED: usize = 4;

/// The categories to read a text about, from a division of it.
pub fn ground(language: &Language, document: &Document, division: Division) -> Ground {
    let places = usize::from(division.places);
    let spoken_of = spoken_of(language, document, &division);
    // With half of its values unknown it is hardly a category; nor is a list that no hint speaks of.
    let categories = division.categories.into_iter().zip(spoken_of);
    let known = categories.filter(|(category, spoken_of)| {
        category.values.len() * 2 > places && (*spoken_of || category.ordered)
    });
    let known: Vec<List> = known.map(|(category, _)| category).collect();
    let known = with_calendar(language.words, document, known, places);
    let mut categories: Vec<List> = Vec::new();
    for mut category in known {
        // What is inferred although a list has it is no category of its own.
        let listed = |other: &List| !other.inferred && are_akin(language, &category, other);
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
    for category in &mut categories {
        complete(category, places);
    }
    Ground { places: division.places, categories }
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
    let spoken_of = |category: &List| {
        category.values.iter().any(is_said) || category.values.iter().all(is_amount)
    };
    division.categories.iter().map(spoken_of).collect()
}

/// Whether two categories share words of half of their values.
fn are_akin(language: &Language, one: &List, other: &List) -> bool {
    let stems = |category: &List| -> FxHashSet<String> {
        let tokens = category.values.iter().flat_map(|value| language.words.tokens(value));
        tokens.map(|token| token.stem).collect()
    };
    let (one_stems, other_stems) = (stems(one), stems(other));
    one_stems.intersection(&other_stems).count() * 2 >= one.values.len()
}

/// As many values as there are places: what nobody names is another one.
fn complete(category: &mut List, places: usize) {
    let kind = category.name.to_lowercase();
    let missing = places.saturating_sub(category.values.len());
    category.values.extend((1..=missing).map(|number| match missing {
        1 => format!("another {kind}"),
        _ => format!("another {kind} ({number})"),
    }));
}
