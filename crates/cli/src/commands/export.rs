//! `zebra export`: a program for a real solver.

use std::fmt;

use clap::Args;
use export::{Language, export};
use puzzle::mistake::one_of;

use crate::failure::{Ended, Failure};
use crate::output::Output;
use crate::setup::PuzzleArgs;

/// A program for a real solver
#[derive(Args)]
pub struct Export {
    #[arg(value_name = "LANGUAGE", value_parser = language, help = languages())]
    language: &'static Language,
    #[command(flatten)]
    puzzle: PuzzleArgs,
}

fn language(id: &str) -> Result<&'static Language, Failure> {
    Language::find(id).map_err(Failure::new)
}

fn languages() -> String {
    one_of(Language::ALL.iter().map(|language| language.id))
}

#[derive(serde::Serialize)]
struct Report {
    language: &'static str,
    extension: &'static str,
    program: String,
}

impl Export {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let (setup, language) = (self.puzzle.setup()?, self.language);
        let program = export(&setup.puzzle, &setup.active, language);
        // A program says itself which hints are off.
        let (language, extension) = (language.id, language.extension);
        output.report(&Report { language, extension, program }, None)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.program)
    }
}
