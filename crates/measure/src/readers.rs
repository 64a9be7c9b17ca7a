//! What each reader makes of a text, in one form.

use english::document::List;
use english::reading::{Before, Language, Reader as Sentences, Reading};
use puzzle::{Hint, Puzzle, PuzzleParts, Relation, Value};

use crate::samples::Sample;

/// What a reader made of a text.
#[derive(Default)]
pub struct Read {
    /// The puzzle with the readings that it chose.
    pub puzzle: PuzzleParts,
    /// By hint of the puzzle: how it was read.
    pub hints: Vec<ReadHint>,
    /// Values that are the row itself, with their places.
    pub row: Vec<(Value, u8)>,
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
    /// Every way that is offered, best first.
    pub readings: Vec<Relation>,
    /// Which of them was taken; the first where that is left open.
    pub chosen: Option<usize>,
    /// How likely the one that was taken is right, where the reader says so.
    pub confidence: Option<f32>,
    /// Whether it is asked about.
    pub asked: bool,
    /// Whether a remark says that it may be wrong.
    pub warned: bool,
}

/// A reader: what it makes of a sample's text, or why there is no puzzle in it.
pub type Reader = Box<dyn Fn(&Sample) -> Result<Read, String>>;

/// The names of the readers.
pub const NAMES: [&str; 2] = ["whole", "given"];

/// The reader of this name.
pub fn named(name: &str) -> Option<Reader> {
    Some(match name {
        "whole" => Box::new(whole),
        "given" => {
            let language = Language::load();
            Box::new(move |sample| given(language, sample))
        }
        _ => return None,
    })
}

/// Remarks that say nothing of what may be wrong.
const HARMLESS: [&str; 2] = ["no question was understood", "inferred from the hints"];

/// The whole reader.
fn whole(sample: &Sample) -> Result<Read, String> {
    let import = english::read(&sample.text).map_err(|note| note.message)?;
    let hints = import.hints.iter().map(|hint| ReadHint {
        readings: hint.readings.iter().map(|choice| choice.relation.clone()).collect(),
        chosen: hint.chosen,
        confidence: Some(hint.confidence),
        asked: import.asks.iter().any(|ask| ask.hint == hint.number),
        warned: import.warnings.iter().any(|note| is_about(&note.message, hint.number)),
    });
    Ok(Read {
        hints: hints.collect(),
        asks: !import.asks.is_empty(),
        conflict: !import.conflict.is_empty(),
        warns: import.warnings.iter().any(|note| tells(&note.message)),
        row: Vec::new(),
        puzzle: import.puzzle,
    })
}

/// Whether a remark is about a hint.
fn is_about(message: &str, hint: u32) -> bool {
    let name = format!("hint {hint}");
    message
        .to_lowercase()
        .match_indices(&name)
        .any(|(at, _)| !message[at + name.len()..].starts_with(|c: char| c.is_ascii_digit()))
}

/// Whether a remark tells that something may be wrong.
fn tells(message: &str) -> bool {
    HARMLESS.iter().all(|harmless| !message.contains(harmless))
}

/// The parser alone, told the categories and the hints.
fn given(language: &Language, sample: &Sample) -> Result<Read, String> {
    let puzzle = sample.puzzle.as_ref().ok_or("its categories are not known")?;
    let parsed = parse(language, puzzle, sample);
    let hints = parsed.readings.iter().map(|readings| {
        let surest = readings.first().map_or(0.0, |reading| reading.cost);
        let weights = readings.iter().map(|reading| (surest - reading.cost).exp());
        let all = weights.sum::<f32>() + (-UNREAD).exp();
        ReadHint {
            readings: readings.iter().map(|reading| reading.relation.clone()).collect(),
            chosen: (!readings.is_empty()).then_some(0),
            confidence: Some(1.0 / all),
            ..ReadHint::default()
        }
    });
    let hints: Vec<ReadHint> = hints.collect();
    let mut parts = puzzle.clone().into_parts();
    let numbered = sample.hints.iter().zip(&hints).zip(1..);
    parts.hints = numbered
        .map(|((meant, hint), number)| Hint {
            number,
            text: meant.text.clone(),
            relation: hint.readings.first().cloned(),
        })
        .collect();
    Ok(Read { puzzle: parts, hints, row: parsed.row, ..Read::default() })
}

/// What it costs to be wrong in another way than any reading.
const UNREAD: f32 = 9.0;

/// The hints of a sample, parsed.
pub struct Hints {
    /// By hint: its readings, best first.
    pub readings: Vec<Vec<Reading>>,
    /// Values that are the row itself, with their places.
    pub row: Vec<(Value, u8)>,
}

/// Parses the hints of a sample with its true categories.
pub fn parse(language: &Language, puzzle: &Puzzle, sample: &Sample) -> Hints {
    let listed = puzzle.categories().iter().enumerate().map(|(c, category)| List {
        name: category.name.clone(),
        values: category.values.clone(),
        ordered: sample.fixed.iter().any(|(value, _)| usize::from(value.category) == c),
        ..List::default()
    });
    let listed: Vec<List> = listed.collect();
    let hints: Vec<&str> = sample.hints.iter().map(|hint| hint.text.as_str()).collect();
    let sentences =
        Sentences::new(language, &listed, puzzle.houses(), &[sample.text.as_str()], &hints);
    let mut before = Before::default();
    let readings = sample.hints.iter().map(|hint| {
        if hint.alone {
            before = Before::default();
        }
        let readings = sentences.read(&hint.text, &before);
        before = readings.first().map_or_else(Before::default, |first| Before {
            subject: first.subject.clone(),
            object: first.object.clone(),
        });
        readings
    });
    let readings = readings.collect();
    let scene = sentences.scene();
    let row = scene.row.iter().flat_map(|&category| {
        let places = (0u8..).zip(&scene.order);
        places.map(move |(index, place)| (Value { category, index }, *place))
    });
    Hints { readings, row: row.collect() }
}
