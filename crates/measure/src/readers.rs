//! What each reader makes of a text, in one form.

use puzzle::{PuzzleParts, Relation};

use crate::samples::Sample;

/// What a reader made of a text.
#[derive(Default)]
pub struct Read {
    /// The puzzle with the readings that it chose.
    pub puzzle: PuzzleParts,
    /// By hint of the puzzle: how it was read.
    pub hints: Vec<ReadHint>,
    /// Whether it asks something.
    pub asks: bool,
    /// Whether it found that the hints contradict each other.
    pub conflict: bool,
    /// Whether it says that something may be wrong.
    pub warns: bool,
}

/// How a hint was read.
#[derive(Default)]
pub struct ReadHint {
    /// Every way that is offered, best first, and how likely it is where the reader says so.
    pub readings: Vec<(Relation, Option<f32>)>,
    /// Which of them was taken; the first where that is left open.
    pub chosen: Option<usize>,
    /// Whether it is asked about.
    pub asked: bool,
    /// Whether a remark says that it may be wrong.
    pub warned: bool,
}

/// A reader: what it makes of a sample's text, or why there is no puzzle in it.
pub type Reader = fn(&Sample) -> Result<Read, String>;

/// The readers, by name.
pub const READERS: [(&str, Reader); 1] = [("first", first)];

/// Remarks of the first reader that say nothing of what may be wrong.
const HARMLESS: [&str; 2] = ["no question was understood", "inferred from the hints"];

/// The first reader, by rules.
fn first(sample: &Sample) -> Result<Read, String> {
    let import = english::import::import(&sample.text).map_err(|note| note.message)?;
    let hints = import.hints.iter().map(|hint| {
        let about = |message: &str| {
            let name = format!("hint {}", hint.number);
            message.match_indices(&name).any(|(at, _)| {
                !message[at + name.len()..].starts_with(|c: char| c.is_ascii_digit())
            })
        };
        ReadHint {
            readings: hint.readings.iter().map(|choice| (choice.relation.clone(), None)).collect(),
            chosen: hint.chosen,
            asked: import.asks.iter().any(|ask| ask.hint == hint.number),
            warned: import.warnings.iter().any(|note| about(&note.message)),
        }
    });
    let hints = hints.collect();
    let warns = import
        .warnings
        .iter()
        .any(|note| HARMLESS.iter().all(|harmless| !note.message.contains(harmless)));
    Ok(Read {
        hints,
        asks: !import.asks.is_empty(),
        conflict: !import.conflict.is_empty(),
        warns,
        puzzle: import.puzzle,
    })
}
