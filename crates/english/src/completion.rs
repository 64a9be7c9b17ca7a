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
/// How much it counts how well a value goes with those of a category.
const FIT: f32 = 0.3;
/// A value that goes less well with those of a category is none of it.
const LEAST_FIT: f32 = -3.0;
/// How many hints are read anew at most, all in all.
const MOST_READ: usize = 150;
/// What the rest of trying something costs beside reading a hint.
const TRYING: usize = 2;
/// The most changes that are made.
const CHANGES: usize = 5;

/// Completes divisions of a text, as long as not too much is read for it.
pub struct Completion<'d> {
    language: &'d Language,
    document: &'d Document,
    /// By hint: its stems between spaces.
    texts: Vec<String>,
    /// How many hints may still be read.
    left: usize,
}

/// A division that was tried.
struct Tried {
    division: Division,
    /// By hint: how badly it is read.
    costs: Vec<f32>,
    worth: f32,
}

impl<'d> Completion<'d> {
    /// For a text.
    pub fn new(language: &'d Language, document: &'d Document) -> Self {
        let texts = document.hints.iter().map(|hint| stems(language, &hint.text)).collect();
        Self { language, document, texts, left: MOST_READ }
    }

    /// Adds values without which hints cannot be read; `costs` are how badly they are read. Tells
    /// whether there were any.
    pub fn complete(&mut self, division: &mut Division, costs: &mut Vec<f32>) -> bool {
        for changes in 0..CHANGES {
            let Some(tried) = self.with_value(division, costs) else { return changes > 0 };
            (*division, *costs) = (tried.division, tried.costs);
        }
        true
    }

    /// With the value that helps most.
    fn with_value(&mut self, division: &Division, costs: &[f32]) -> Option<Tried> {
        let mut best: Option<Tried> = None;
        for (at, spare) in division.spare.iter().enumerate() {
            let hints = self.hints_with(&spare.value);
            if hints.iter().all(|&hint| costs[hint] < BADLY_READ) {
                continue;
            }
            for category in lacking(division, spare) {
                let mut other = division.clone();
                let Spare { value, fits } = other.spare.swap_remove(at);
                other.categories[category].values.push(value);
                let fit = FIT * fits.get(category).copied().unwrap_or(0.0);
                let tried = self.tried(other, &hints, costs);
                let better = |worth| best.as_ref().is_none_or(|best| worth > best.worth);
                if let Some(tried) = tried.filter(|tried| better(tried.worth + fit)) {
                    best = Some(Tried { worth: tried.worth + fit, ..tried });
                }
            }
        }
        best
    }

    /// A division, if these hints are read better with it.
    fn tried(&mut self, division: Division, hints: &[usize], costs: &[f32]) -> Option<Tried> {
        self.left = self.left.checked_sub(hints.len() + TRYING)?;
        let ground = ground(self.language, self.document, division.clone());
        let is_read = |hint| hints.contains(&hint);
        let read = Draft::of(self.language, self.document, &ground, is_read).costs();
        let mut now = costs.to_vec();
        hints.iter().for_each(|&hint| now[hint] = read[hint]);
        let gain: f32 = hints.iter().map(|&hint| costs[hint] - now[hint]).sum();
        (gain > GAIN).then_some(Tried { division, costs: now, worth: gain })
    }

    fn hints_with(&self, value: &str) -> Vec<usize> {
        let value = stems(self.language, value);
        (0..self.texts.len()).filter(|&hint| self.texts[hint].contains(&value)).collect()
    }
}

/// The categories that lack a value which may be this one.
fn lacking(division: &Division, spare: &Spare) -> Vec<usize> {
    let lacks = |&i: &usize| {
        division.categories[i].values.len() < usize::from(division.places)
            && spare.fits.get(i).copied().unwrap_or(0.0) > LEAST_FIT
    };
    (0..division.categories.len()).filter(lacks).collect()
}

/// The stems of a text between spaces.
fn stems(language: &Language, text: &str) -> String {
    let tokens = language.words.tokens(text);
    tokens.iter().fold(" ".to_owned(), |stems, token| stems + &token.stem + " ")
}
