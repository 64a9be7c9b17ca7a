//! What the commands have in common when they answer: each report is written for people by `Display`
//! and for programs as JSON by `Serialize`. The JSON is documented in `docs/cli.md`; fields are
//! added, never changed.

use std::fmt::Display;
use std::io::{self, BufWriter, Write};

use clap::Args;
use serde::ser::{Serialize, SerializeMap, Serializer};
use solver::{Known, Tally};

use crate::failure::Ended;

#[derive(Args, Clone, Copy)]
pub struct Output {
    /// One line of JSON for programs; counts are strings of decimal digits
    #[arg(long, global = true)]
    pub json: bool,
}

impl Output {
    /// Writes a report, for people with a note below it.
    pub fn report(
        self,
        report: &(impl Display + Serialize),
        note: Option<String>,
    ) -> Result<(), Ended> {
        match note {
            _ if self.json => json(report),
            Some(note) => text(format_args!("{report}\n{note}\n")),
            None => text(report),
        }
    }
}

/// Writes text to standard output.
pub fn text(text: impl Display) -> Result<(), Ended> {
    let mut out = BufWriter::new(io::stdout().lock());
    write!(out, "{text}")?;
    Ok(out.flush()?)
}

/// Writes a line of JSON to standard output.
pub fn json(report: &impl Serialize) -> Result<(), Ended> {
    let mut out = BufWriter::new(io::stdout().lock());
    serde_json::to_writer(&mut out, report).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(out.flush()?)
}

/// A count as the JSON has it: decimal digits, and whether that is all or only proven so far.
pub fn counted<S: Serializer>(tally: &Tally, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(2))?;
    map.serialize_entry("count", &tally.number().to_string())?;
    map.serialize_entry("exact", &tally.exact().is_some())?;
    map.end()
}

/// True, false, or null in the JSON.
pub fn known(known: Known) -> Option<bool> {
    match known {
        Known::Yes => Some(true),
        Known::No => Some(false),
        Known::Open => None,
    }
}

/// "17 solutions", with all digits.
pub fn solutions(tally: &Tally) -> String {
    let s = if tally.number().is_one() { "" } else { "s" };
    format!("{} solution{s}", phrases::whole_tally(tally))
}

/// Names with what they stand for, in the puzzle's order.
pub struct Named<V>(pub Vec<(String, V)>);

impl<V: Serialize> Serialize for Named<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}
