//! Values that categories lack, found where hints cannot be read without them.

use crate::document::Document;
use crate::ground::ground;
use crate::import::Draft;
use crate::inference::{Division, Spare};
use crate::reading::Language;

/// A hint that costs as much is not understood.
const BADLY_READ: f32 = 3.0;
/// How much better hints have to be read with a value.
const GAIN: f32 = 2.5;
/// The same with a value in place of another.
const GAIN_OF_CHANGE: f32 = 4.0;
/// How much it counts how well a value goes with those of a category.
const FIT: f32 = 0.3;
/// How many hints are read anew at most, all in all.
pub const MOST_READ: usize = 150;
/// What the rest of trying something costs beside reading a hint.
const TRYING: usize = 2;
/// The most values that are added.
const ADDED: usize = 4;

/// A division with values added without which hints cannot be read, if there are any, and what
/// hints cost then; at most so many hints are read anew.
pub fn completed(
    language: &Language,
    document: &Document,
    division: &Division,
    costs: &[f32],
    left: &mut usize,
) -> Option<(Division, Vec<f32>)> {
    let mut division = division.clone();
    let mut costs = costs.to_vec();
    let mut added = 0;
    while added < ADDED {
        let Some((better, gained)) = best(language, document, &division, &costs, left) else {
            break;
        };
        (division, costs) = (better, gained);
        added += 1;
    }
    (added > 0).then_some((division, costs))
}

/// What may be done with a value that a division lacks.
#[derive(Clone, Copy)]
enum Change {
    /// It is one more of a category.
    Add(usize),
    /// It takes the place of a value of a category.
    Replace(usize, usize),
}

/// The division with the change that helps most, and what hints cost then.
fn best(
    language: &Language,
    document: &Document,
    division: &Division,
    costs: &[f32],
    left: &mut usize,
) -> Option<(Division, Vec<f32>)> {
    let texts: Vec<String> =
        document.hints.iter().map(|hint| stems(language, &hint.text)).collect();
    let with = |value: &str| -> Vec<usize> {
        let value = stems(language, value);
        (0..texts.len()).filter(|&hint| texts[hint].contains(&value)).collect()
    };
    let mut best: Option<(f32, Division, Vec<f32>)> = None;
    for (at, spare) in division.spare.iter().enumerate() {
        let hints = with(&spare.value);
        if !hints.iter().any(|&hint| costs[hint] >= BADLY_READ) {
            continue;
        }
        for change in changes(division, |value| with(value).len() < 2) {
            let mut other = division.clone();
            let Spare { value: found, fits } = other.spare.swap_remove(at);
            let mut hints = hints.clone();
            let (i, least) = match change {
                Change::Add(i) => {
                    other.categories[i].values.push(found);
                    (i, GAIN)
                }
                Change::Replace(i, value) => {
                    let lost = std::mem::replace(&mut other.categories[i].values[value], found);
                    hints.extend(with(&lost));
                    hints.sort_unstable();
                    hints.dedup();
                    (i, GAIN_OF_CHANGE)
                }
            };
            let Some(rest) = left.checked_sub(hints.len() + TRYING) else {
                return best.map(|(_, division, costs)| (division, costs));
            };
            *left = rest;
            let (ground, _) = ground(language, document, other.clone());
            let read = Draft::of(language, document, &ground, |hint| hints.contains(&hint)).costs();
            let mut now = costs.to_vec();
            hints.iter().for_each(|&hint| now[hint] = read[hint]);
            let gain: f32 = hints.iter().map(|&hint| costs[hint] - now[hint]).sum();
            let worth = FIT.mul_add(fits.get(i).copied().unwrap_or(0.0), gain - least);
            if gain > least && best.as_ref().is_none_or(|(most, _, _)| worth > *most) {
                best = Some((worth, other, now));
            }
        }
    }
    best.map(|(_, division, costs)| (division, costs))
}

/// What a value more may change: categories that lack one, then rare values that were inferred.
fn changes(division: &Division, is_rare: impl Fn(&str) -> bool) -> Vec<Change> {
    let categories = division.categories.iter().enumerate();
    let lacking =
        categories.clone().filter(|(_, it)| it.values.len() < usize::from(division.places));
    let mut changes: Vec<Change> = lacking.map(|(i, _)| Change::Add(i)).collect();
    for (i, category) in categories.filter(|(_, category)| category.inferred) {
        let values = category.values.iter().enumerate();
        let rare = values.filter(|(_, value)| is_rare(value));
        changes.extend(rare.map(|(value, _)| Change::Replace(i, value)));
    }
    changes
}

/// The stems of a text between spaces.
fn stems(language: &Language, text: &str) -> String {
    let tokens = language.words.tokens(text);
    tokens.iter().fold(" ".to_owned(), |stems, token| stems + &token.stem + " ")
}
