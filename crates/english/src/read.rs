//! From a text to a puzzle.

use std::cell::OnceCell;

use crate::MAX_BYTES;
use crate::completion::Completion;
use crate::document::{Document, List, Note};
use crate::ground::ground;
use crate::import::{Draft, Ground, Import};
use crate::inference::{Division, Weights, divisions};
use crate::layout::layout;
use crate::reading::Language;

/// How many divisions into categories are tried.
const TRIED: usize = 8;
/// How many hints are read at most to choose a division.
const MOST_HINTS: usize = 200;
/// How many divisions are completed.
const COMPLETED: usize = 2;
/// How much what speaks against a division counts beside the costs of hints.
const DIVISION: f32 = 0.5;
/// With less than this a hint, other divisions are not tried.
const WELL_READ: f32 = 0.7;

/// No puzzle has more hints or more of a setting than this.
const MOST_PASSAGES: usize = 160;
/// No hint is longer, in bytes.
const LONGEST_PASSAGE: usize = 1_000;

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
    let document = bounded(layout(text));
    if document.hints.is_empty() {
        return Err(fail("no hints were found in the text"));
    }
    let language = Language::load();
    let mut divisions = divisions(&document, &Weights::load());
    divisions.truncate(TRIED);
    let ground = |division: &Division| ground(&language, &document, division.clone());
    let affordable = (MOST_HINTS / document.hints.len()).max(1);
    let grounds: Vec<OnceCell<Ground>> = divisions.iter().map(|_| OnceCell::new()).collect();
    let mut tried: Vec<Tried<'_>> = Vec::new();
    for (division, as_read) in divisions.into_iter().zip(&grounds).take(affordable) {
        let draft = Draft::new(&language, &document, as_read.get_or_init(|| ground(&division)));
        let costs = draft.costs();
        let well_read = costs.iter().sum::<f32>() < WELL_READ * costs.len() as f32;
        let lacks = |category: &List| {
            category.inferred && category.values.len() < usize::from(division.places)
        };
        let well_read = well_read && !division.categories.iter().any(lacks);
        tried.push(Tried { division, draft: Some(draft), costs });
        if well_read {
            break;
        }
    }
    tried.sort_by(|a, b| a.cost().total_cmp(&b.cost()));
    let mut completion = Completion::new(&language, &document);
    for Tried { division, draft, costs } in tried.iter_mut().take(COMPLETED) {
        if completion.complete(division, costs) {
            *draft = None;
        }
    }
    let Some(best) = tried.into_iter().min_by(|a, b| a.cost().total_cmp(&b.cost())) else {
        return Err(fail("no categories of values were found in the text"));
    };
    match best.draft {
        Some(draft) => draft.settled(),
        None => Draft::new(&language, &document, &ground(&best.division)).settled(),
    }
}

/// A division that hints were read by.
struct Tried<'d> {
    division: Division,
    /// The hints as read, if the division has not changed since.
    draft: Option<Draft<'d>>,
    /// By hint: how badly it can be read.
    costs: Vec<f32>,
}

impl Tried<'_> {
    fn cost(&self) -> f32 {
        self.costs.iter().sum::<f32>() + DIVISION * self.division.cost
    }
}

/// Without what no puzzle has, so that a whole book takes no longer to be refused.
fn bounded(mut document: Document) -> Document {
    for passages in [&mut document.setting, &mut document.hints, &mut document.questions] {
        if passages.len() > MOST_PASSAGES {
            let line = passages[MOST_PASSAGES].line;
            let message = format!("what comes from line {line} on is too much, and was not read");
            document.notes.push(Note { line, message });
            passages.truncate(MOST_PASSAGES);
        }
        for passage in passages {
            let cut = (0..=LONGEST_PASSAGE).rev().find(|at| passage.text.is_char_boundary(*at));
            passage.text.truncate(cut.unwrap_or(0));
        }
    }
    document
}
