//! `zebra import`: plain English in, the text format out, doubts beside it.

use std::ffi::OsString;
use std::io::{self, Write};

use clap::Args;
use english::import;
use puzzle::text::Document;
use puzzle::{About, Puzzle};
use serde_json::{Value, json};

use crate::failure::{Ended, Failure};
use crate::output::{self, Output};
use crate::source;

/// A puzzle in plain English as a .zebra file; what is not understood or can be read in several ways
/// goes to standard error with its line, after a summary
#[derive(Args)]
pub struct Import {
    /// A file, or - for standard input
    #[arg(value_name = "FILE", default_value = "-")]
    file: OsString,
}

impl Import {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let text = source::english(&self.file)?;
        let import = english::read(&text).map_err(|note| match note.line {
            0 => Failure::new(note.message),
            line => Failure::new(format!("line {line}: {}", note.message)),
        })?;
        if output.json {
            return output::json(&json(&import).map_err(io::Error::from)?);
        }
        // The most important first: a summary, what to choose, what else to know.
        let summary = std::iter::once((0, import.summary.as_str()));
        let asks = import.asks.iter().map(|ask| (ask.line, ask.question.as_str()));
        let warnings = import.warnings.iter().map(|note| (note.line, note.message.as_str()));
        let mut err = io::stderr().lock();
        for (line, message) in summary.chain(asks).chain(warnings) {
            match line {
                0 => writeln!(err, "zebra: {message}")?,
                line => writeln!(err, "zebra: line {line}: {message}")?,
            }
        }
        output::text(Document::write(Puzzle::new(import.puzzle).map_err(Failure::new)?))
    }
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
