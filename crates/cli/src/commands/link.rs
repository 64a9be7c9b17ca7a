//! `zebra link`

use std::fmt;

use clap::Args;
use link::Link as PageLink;
use serde::Serialize;

use crate::failure::{Ended, Failure};
use crate::output::Output;
use crate::setup::PuzzleArgs;

/// The puzzle as a fragment for a link, with the hints that are on
#[derive(Args)]
pub struct Link {
    #[command(flatten)]
    puzzle: PuzzleArgs,
}

#[derive(Serialize)]
struct Report {
    /// Without the number sign.
    link: String,
}

impl Link {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let setup = self.puzzle.setup()?;
        let link = PageLink::carrying(setup.puzzle.clone()).map_err(Failure::new)?;
        let link = PageLink { active: setup.active.clone(), ..link }.encode();
        output.report(&Report { link }, setup.note())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.link)
    }
}
