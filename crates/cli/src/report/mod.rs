//! What the commands answer: each report is written for people by `Display` and for programs as
//! JSON by `Serialize`. The JSON is documented in `docs/cli.md`; fields are added, never changed.

mod count;
mod explain;
mod export;
mod hints;
mod link;
mod methods;
mod minimal;
mod sets;
mod shares;
mod solve;
mod table;

use std::fmt;

use serde::ser::{Serialize, SerializeMap, Serializer};
use solver::Tally;

use crate::args::Command;
use crate::run::Failure;
use crate::setup::Setup;

/// The answer to any command.
#[derive(serde::Serialize)]
#[serde(untagged)]
pub enum Report {
    /// `zebra count`
    Count(count::Report),
    /// `zebra hints`
    Hints(hints::Report),
    /// `zebra shares`
    Shares(shares::Report),
    /// `zebra solve`
    Solve(solve::Report),
    /// `zebra sets` and `zebra conflict`
    Sets(sets::Report),
    /// `zebra explain`
    Explain(explain::Report),
    /// `zebra minimal`
    Minimal(minimal::Report),
    /// `zebra link`
    Link(link::Report),
    /// `zebra export`
    Export(export::Report),
    /// `zebra methods`
    Methods(methods::Report),
}

/// Finds the answer.
///
/// # Errors
/// The command asks about a question that the puzzle does not have.
pub fn of(command: &Command, setup: &Setup) -> Result<Report, Failure> {
    Ok(match *command {
        Command::Count => Report::Count(count::report(setup)),
        Command::Hints => Report::Hints(hints::report(setup)),
        Command::Shares => Report::Shares(shares::report(setup)),
        Command::Solve { limit } => Report::Solve(solve::report(setup, limit)),
        Command::Explain => Report::Explain(explain::report(setup)),
        Command::Sets { aim, limit } => Report::Sets(sets::report(setup, aim, limit)?),
        Command::Minimal => Report::Minimal(minimal::report(setup)?),
        Command::Link => Report::Link(link::report(setup)?),
        Command::Methods => Report::Methods(methods::report(setup)),
        Command::Export(language) => Report::Export(export::report(setup, language)),
    })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(report) => report.fmt(f),
            Self::Hints(report) => report.fmt(f),
            Self::Shares(report) => report.fmt(f),
            Self::Solve(report) => report.fmt(f),
            Self::Sets(report) => report.fmt(f),
            Self::Explain(report) => report.fmt(f),
            Self::Minimal(report) => report.fmt(f),
            Self::Link(report) => report.fmt(f),
            Self::Export(report) => report.fmt(f),
            Self::Methods(report) => report.fmt(f),
        }
    }
}

impl Report {
    /// As Markdown, where that is another form than the text.
    pub fn markdown(&self) -> String {
        match self {
            Self::Explain(report) => report.markdown(),
            other => other.to_string(),
        }
    }
}

/// A count as the JSON has it: decimal digits, and whether that is all or only proven so far.
#[derive(serde::Serialize)]
struct Counted {
    count: String,
    exact: bool,
}

impl From<&Tally> for Counted {
    fn from(tally: &Tally) -> Self {
        Self { count: tally.number().to_string(), exact: tally.exact().is_some() }
    }
}

/// "17 solutions", with all digits.
fn solutions(tally: &Tally) -> String {
    let s = if tally.number().is_one() { "" } else { "s" };
    format!("{} solution{s}", phrases::whole_tally(tally))
}

/// Names with what they stand for, in the puzzle's order.
struct Named<V>(Vec<(String, V)>);

impl<V: Serialize> Serialize for Named<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}
