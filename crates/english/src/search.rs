//! The division of a text that its hints are read best with, found from others by small changes.

use crate::ground::ground;
use crate::import::{Draft, Ground, Text};
use crate::inference::{Groups, Model, Move};
use crate::reading::Reading;
use crate::tokens::Token;

/// A hint that costs as much is not understood.
const BADLY_READ: f32 = 3.0;
/// Hints that cost less, in the mean, are well read.
const WELL_READ: f32 = 0.7;
/// What is not better by this is not better.
const LITTLE: f32 = 0.5;
/// How much is read anew at most to change one division: the sum of the squares of the hints' words,
/// which is what reading them takes.
const MOST_READ: usize = 30_000;
/// What the rest of trying something takes, for each word of the hints.
const TRYING: usize = 2;
/// What trying a change counts, in hints, when its promise is weighed.
const ANYWAY: usize = 2;
/// How many changes of a division are tried at most before it is left as it is.
const MOST_TRIED: usize = 40;
/// Where more speaks against a change than this, hardly any hints are read so much better.
const LEAST_WORTH: f32 = -4.0;

/// A division that hints were read with.
pub struct Tried<'m> {
    pub model: &'m Model<'m>,
    pub groups: Groups,
    /// The categories that it makes, and what the hints mean about them.
    ground: Ground,
    readings: Vec<Vec<Reading>>,
    /// Whether all hints were read about these categories, none about others before.
    anew: bool,
    /// By hint: how badly it can be read.
    costs: Vec<f32>,
    /// How badly the readings go together.
    clash: f32,
}

impl Tried<'_> {
    /// Whether hardly another one is better: nothing is lacking, and the hints are well read.
    pub fn is_good(&self) -> bool {
        let mean = self.costs.iter().sum::<f32>() / self.costs.len() as f32;
        mean < WELL_READ && !self.model.lacks(&self.groups)
    }

    /// Its categories, and what the hints mean about them unless some were read about others.
    pub fn into_parts(self) -> (Ground, Option<Vec<Vec<Reading>>>) {
        (self.ground, self.anew.then_some(self.readings))
    }

    /// How much speaks against it in all.
    pub fn cost(&self) -> f32 {
        self.costs.iter().sum::<f32>() + self.clash + self.model.cost(&self.groups)
    }
}

/// Changes divisions of a text, as long as not too much is read for it.
pub struct Search<'d> {
    text: Text<'d>,
    /// By hint: its stems between spaces.
    stems: Vec<String>,
    /// What the rest of trying something takes.
    trying: usize,
    /// How much may still be read for the division in hand.
    left: usize,
}

impl<'d> Search<'d> {
    /// For a text.
    pub fn new(text: Text<'d>) -> Self {
        let stems = text.passages.hints.iter().map(|hint| stems(hint)).collect();
        let trying = TRYING * text.passages.hints.iter().map(Vec::len).sum::<usize>();
        Self { text, stems, trying, left: 0 }
    }

    /// The categories that a division makes.
    fn ground(&self, model: &Model<'_>, groups: &Groups) -> Ground {
        ground(self.text.language, self.text.document, model.division(groups))
    }

    /// A division with how its hints are read; only these are read anew if it comes from another.
    pub fn tried<'m>(
        &self,
        model: &'m Model<'m>,
        groups: Groups,
        other: Option<(&Tried<'m>, &[usize])>,
    ) -> Tried<'m> {
        let ground = self.ground(model, &groups);
        let draft = match other {
            None => Draft::new(self.text, &ground),
            Some((other, hints)) => {
                let before = (&other.ground, other.readings.as_slice());
                Draft::again(self.text, &ground, hints, before)
            }
        };
        let (costs, clash) = (draft.costs(), draft.clash());
        let readings = draft.into_readings();
        Tried { model, groups, ground, readings, anew: other.is_none(), costs, clash }
    }

    /// Changes a division as long as it gets better.
    pub fn improve(&mut self, tried: &mut Tried<'_>) {
        self.left = MOST_READ;
        let values = tried.model.values();
        let hints: Vec<Vec<usize>> = values.iter().map(|value| self.hints_with(value)).collect();
        while let Some(better) = self.better(tried, &hints) {
            *tried = better;
        }
    }

    /// The first change, the most promising first, with which a division is better.
    fn better<'m>(&mut self, tried: &Tried<'m>, hints: &[Vec<usize>]) -> Option<Tried<'m>> {
        let bad = |hint: &usize| tried.costs[*hint] >= BADLY_READ;
        let missed: Vec<bool> = hints.iter().map(|hints| hints.iter().any(bad)).collect();
        let mut promising: Vec<(f32, Move, Vec<usize>)> = Vec::new();
        for (change, worth) in tried.model.moves(&tried.groups, &missed) {
            let read = affected(&change, &tried.groups, hints);
            let most: f32 = read.iter().map(|&hint| tried.costs[hint]).sum();
            let most = most + tried.clash + worth;
            // A category that hints call for is tried all the same.
            let is_likely = worth > LEAST_WORTH || matches!(change, Move::New(_));
            if is_likely && most > LITTLE {
                promising.push((most / (read.len() + ANYWAY) as f32, change, read));
            }
        }
        let words = |&hint: &usize| self.text.passages.hints[hint].len();
        promising.sort_by(|a, b| b.0.total_cmp(&a.0));
        promising.into_iter().take(MOST_TRIED).find_map(|(_, change, read)| {
            let effort = read.iter().map(|hint| words(hint).pow(2)).sum::<usize>() + self.trying;
            self.left = self.left.checked_sub(effort)?;
            let groups = tried.model.after(&tried.groups, &change);
            let other = self.tried(tried.model, groups, Some((tried, &read)));
            (other.cost() < tried.cost() - LITTLE).then_some(other)
        })
    }

    fn hints_with(&self, value: &str) -> Vec<usize> {
        let value = stems(&self.text.language.words.tokens(value));
        (0..self.stems.len()).filter(|&hint| self.stems[hint].contains(&value)).collect()
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

/// The stems of words between spaces.
fn stems(words: &[Token]) -> String {
    words.iter().fold(" ".to_owned(), |stems, word| stems + &word.stem + " ")
}
