//! `zebra minimal`

use std::fmt;

use clap::Args;
use puzzle::Puzzle;
use puzzle::text::Document;
use serde::Serialize;
use solver::Goal;

use crate::failure::{Ended, Failure};
use crate::output::{Output, known};
use crate::setup::{PuzzleArgs, Setup};

/// The puzzle as text, without hints that the others imply
#[derive(Args)]
pub struct Minimal {
    #[command(flatten)]
    puzzle: PuzzleArgs,
}

impl Minimal {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let setup = self.puzzle.setup()?;
        output.report(&report(&setup)?, setup.note())
    }
}

#[derive(Serialize)]
struct Report {
    /// The numbers of the hints that are left.
    hints: Vec<u32>,
    /// The numbers of those that were dropped.
    dropped: Vec<u32>,
    /// Whether there is exactly one solution, before and after; null where it is not known.
    one_solution: Option<bool>,
    /// In the text format.
    puzzle: String,
}

/// Drops hints, the last ones first.
fn report(setup: &Setup) -> Result<Report, Failure> {
    let core = setup.core();
    let conflict = core.hint_sets(&setup.active, Goal::Conflict, 1, &mut setup.watch());
    if conflict.within_reach == Some(true) {
        return Err(Failure::new(
            "the hints have no solution, so there is nothing to keep; zebra conflict shows which \
             contradict each other",
        ));
    }
    let order: Vec<usize> = setup.active.iter().collect();
    let left = core
        .without_implied(&setup.active, order.into_iter().rev(), &mut setup.watch())
        .ok_or_else(|| Failure::new("time ran out before it was known which hints can go"))?;
    let dropped = setup.active.iter().filter(|&hint| !left.contains(hint)).collect();
    let mut parts = setup.puzzle.clone().into_parts();
    parts.keep_hints(&left);
    let puzzle = Puzzle::new(parts).map_err(Failure::new)?;
    Ok(Report {
        hints: setup.numbers(&left),
        dropped: setup.numbers(&dropped),
        one_solution: known(core.is_unique(&left, &mut setup.watch())),
        puzzle: Document::write(puzzle).to_string(),
    })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.puzzle)
    }
}
