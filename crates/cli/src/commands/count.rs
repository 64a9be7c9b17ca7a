//! `zebra count`: how many solutions.

use std::fmt;

use clap::Args;
use solver::Tally;

use crate::failure::Ended;
use crate::output::{Output, counted, solutions};
use crate::setup::PuzzleArgs;

/// How many solutions there are
#[derive(Args)]
pub struct Count {
    #[command(flatten)]
    puzzle: PuzzleArgs,
}

#[derive(serde::Serialize)]
struct Report {
    hints: Vec<u32>,
    #[serde(flatten, serialize_with = "counted")]
    tally: Tally,
}

impl Count {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let setup = self.puzzle.setup()?;
        let tally = setup.core().count(&setup.active, &mut setup.watch());
        let hints = setup.numbers(&setup.active);
        output.report(&Report { hints, tally }, setup.note())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", solutions(&self.tally))
    }
}
