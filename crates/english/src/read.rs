//! From a text to a puzzle.

use crate::MAX_BYTES;
use crate::document::{Document, Note};
use crate::ground::ground;
use crate::import::{Draft, Ground, Import};
use crate::inference::divisions;
use crate::layout::layout;
use crate::reading::Language;

/// How many divisions into categories are tried.
const TRIED: usize = 4;
/// What a hint costs at most, and one that is not understood.
const UNREAD: f32 = 8.0;
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

/// How badly the hints can be read.
fn unread(draft: &Draft<'_>, document: &Document) -> f32 {
    let costs = draft
        .readings()
        .iter()
        .map(|readings| readings.first().map_or(UNREAD, |best| best.cost.clamp(0.0, UNREAD)));
    debug_assert_eq!(draft.readings().len(), document.hints.len());
    costs.sum()
}
