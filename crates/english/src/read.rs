//! From a text to a puzzle.

use crate::MAX_BYTES;
use crate::completion::Completion;
use crate::document::{Document, Note};
use crate::ground::ground;
use crate::import::{Draft, Import};
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
    let ground = |division: &Division| ground(&language, &document, division.clone()).0;
    // By division: how badly each hint can be read.
    let mut costs: Vec<Vec<f32>> = Vec::new();
    let well_read = |costs: &[f32]| costs.iter().sum::<f32>() < WELL_READ * costs.len() as f32;
    let affordable = (MOST_HINTS / document.hints.len().max(1)).max(1);
    for division in divisions.iter().take(affordable) {
        costs.push(Draft::new(&language, &document, &ground(division)).costs());
        if costs.last().is_some_and(|costs| well_read(costs)) {
            break;
        }
    }
    let cost =
        |division: &Division, costs: &[f32]| costs.iter().sum::<f32>() + DIVISION * division.cost;
    let mut read: Vec<(Division, Vec<f32>)> = divisions.into_iter().zip(costs).collect();
    read.sort_by(|a, b| cost(&a.0, &a.1).total_cmp(&cost(&b.0, &b.1)));
    let mut completion = Completion::new(&language, &document);
    for (division, costs) in read.iter_mut().take(COMPLETED) {
        completion.complete(division, costs);
    }
    let best = read.iter().min_by(|a, b| cost(&a.0, &a.1).total_cmp(&cost(&b.0, &b.1)));
    let Some((best, _)) = best else {
        return Err(fail("no categories of values were found in the text"));
    };
    let ground = ground(best);
    Draft::new(&language, &document, &ground).settled()
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
