//! `zebra import`: plain English in, the text format out, doubts beside it.

use std::io::{self, Write};

use english::import;
use puzzle::text::Document;
use puzzle::{About, Puzzle};
use serde_json::{Value, json};

use crate::args::{Format, ImportRequest};
use crate::run::{Ended, Failure};
use crate::setup;

/// Prints the puzzle; what was not understood or has to be asked goes to standard error.
///
/// # Errors
/// There is no puzzle in the text, or it cannot be read.
pub fn import(request: &ImportRequest, out: &mut impl Write) -> Result<(), Ended> {
    let text = setup::english(&request.source)?;
    let import = import::import(&text).map_err(|note| match note.line {
        0 => Failure::new(note.message),
        line => Failure::new(format!("line {line}: {}", note.message)),
    })?;
    if request.format == Format::Json {
        let json = json(&import).map_err(io::Error::from)?;
        writeln!(out, "{json}")?;
        return Ok(());
    }
    let warnings = import.warnings.iter().map(|note| (note.line, note.message.as_str()));
    let asks = import.asks.iter().map(|ask| (ask.line, ask.question.as_str()));
    let mut remarks: Vec<(usize, &str)> = warnings.chain(asks).collect();
    remarks.sort_by_key(|(line, _)| *line);
    let mut err = io::stderr().lock();
    for (line, message) in remarks {
        match line {
            0 => writeln!(err, "zebra: {message}")?,
            line => writeln!(err, "zebra: line {line}: {message}")?,
        }
    }
    let puzzle = Puzzle::new(import.puzzle).map_err(Failure::new)?;
    write!(out, "{}", Document::write(puzzle))?;
    Ok(())
}

/// The import as it is documented: a question is about a value as everywhere else, or about
/// `{"house": 0}`.
fn json(import: &import::Import) -> serde_json::Result<Value> {
    let mut json = serde_json::to_value(import)?;
    let questions = json["puzzle"]["questions"].as_array_mut();
    for (question, asked) in questions.into_iter().flatten().zip(&import.puzzle.questions) {
        question["about"] = match asked.about {
            About::Value(value) => serde_json::to_value(value)?,
            About::House(house) => json!({ "house": house }),
        };
    }
    Ok(json)
}
