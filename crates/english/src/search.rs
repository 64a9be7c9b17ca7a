//! The division of a text that its hints are read best with, found from others by small changes.

use crate::document::Document;
use crate::ground::ground;
use crate::import::Draft;
use crate::inference::{Groups, Model, Move};
use crate::reading::Language;

/// A hint that costs as much is not understood.
const BADLY_READ: f32 = 3.0;
/// What is not better by this is not better.
const LITTLE: f32 = 0.5;
/// How many hints are read anew at most to change one division.
const MOST_READ: usize = 150;
/// What the rest of trying something costs beside reading a hint.
const TRYING: usize = 2;

/// How many changes of a division are tried at most before it is left as it is.
const MOST_TRIED: usize = 25;

/// A division that hints were read with.
pub struct Tried<'m> {
    pub model: &'m Model<'m>,
    pub groups: Groups,
    /// By hint: how badly it can be read.
    pub costs: Vec<f32>,
}

impl Tried<'_> {
    /// How much speaks against it in all.
    pub fn cost(&self) -> f32 {
        self.costs.iter().sum::<f32>() + self.model.cost(&self.groups)
    }
}

/// A change that may be for the better.
struct Promising {
    change: Move,
    /// How much more speaks for the groups then.
    worth: f32,
    /// The hints that are read anew.
    read: Vec<usize>,
    /// How much may be gained, by what trying it costs.
    promise: f32,
}

/// Changes divisions of a text, as long as not too much is read for it.
pub struct Search<'d> {
    language: &'d Language,
    document: &'d Document,
    /// By hint: its stems between spaces.
    texts: Vec<String>,
    /// How many hints may still be read for the division in hand.
    left: usize,
}

impl<'d> Search<'d> {
    /// For a text.
    pub fn new(language: &'d Language, document: &'d Document) -> Self {
        let texts = document.hints.iter().map(|hint| stems(language, &hint.text)).collect();
        Self { language, document, texts, left: 0 }
    }

    /// Changes a division as long as it gets better.
    pub fn improve(&mut self, tried: &mut Tried<'_>) {
        self.left = MOST_READ;
        let values = tried.model.values();
        let hints: Vec<Vec<usize>> = values.iter().map(|value| self.hints_with(value)).collect();
        while let Some((groups, costs)) = self.better(tried, &hints) {
            (tried.groups, tried.costs) = (groups, costs);
        }
    }

    /// The first change, the most promising first, with which a division is better.
    fn better(&mut self, tried: &Tried<'_>, hints: &[Vec<usize>]) -> Option<(Groups, Vec<f32>)> {
        let bad = |hint: &usize| tried.costs[*hint] >= BADLY_READ;
        let missed: Vec<bool> = hints.iter().map(|hints| hints.iter().any(bad)).collect();
        let mut promising: Vec<Promising> = Vec::new();
        for (change, worth) in tried.model.moves(&tried.groups, &missed) {
            let read = affected(&change, &tried.groups, hints);
            let most: f32 = read.iter().map(|&hint| tried.costs[hint]).sum();
            if most + worth > LITTLE {
                let promise = (most + worth) / (read.len() + TRYING) as f32;
                promising.push(Promising { change, worth, read, promise });
            }
        }
        promising.sort_by(|a, b| b.promise.total_cmp(&a.promise));
        promising.into_iter().take(MOST_TRIED).find_map(
            |Promising { change, worth, read, .. }| {
                self.left = self.left.checked_sub(read.len() + TRYING)?;
                let groups = tried.model.after(&tried.groups, &change);
                let ground = ground(self.language, self.document, tried.model.division(&groups));
                let is_read = |hint| read.contains(&hint);
                let now = Draft::of(self.language, self.document, &ground, is_read).costs();
                let gain: f32 = read.iter().map(|&hint| tried.costs[hint] - now[hint]).sum();
                let mut costs = tried.costs.clone();
                read.iter().for_each(|&hint| costs[hint] = now[hint]);
                (gain + worth > LITTLE).then_some((groups, costs))
            },
        )
    }

    fn hints_with(&self, value: &str) -> Vec<usize> {
        let value = stems(self.language, value);
        (0..self.texts.len()).filter(|&hint| self.texts[hint].contains(&value)).collect()
    }
}

/// The hints that name what a change moves.
fn affected(change: &Move, groups: &Groups, hints: &[Vec<usize>]) -> Vec<usize> {
    let mut read: Vec<usize> =
        change.moved(groups).iter().flat_map(|&one| &hints[one]).copied().collect();
    read.sort_unstable();
    read.dedup();
    read
}

/// The stems of a text between spaces.
fn stems(language: &Language, text: &str) -> String {
    let tokens = language.words.tokens(text);
    tokens.iter().fold(" ".to_owned(), |stems, token| stems + &token.stem + " ")
}
