//! `zebra import`: plain English in, the text format out, doubts beside it.

use std::io::{self, Write};

use zebra_playground::import;
use zebra_playground::puzzle::Puzzle;
use zebra_playground::puzzle::text::Document;

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
        serde_json::to_writer(&mut *out, &import).map_err(io::Error::from)?;
        writeln!(out)?;
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
