//! `zebra export`: a program for a real solver.

use std::fmt;

use export::{Language, export};

use crate::setup::Setup;

#[derive(serde::Serialize)]
pub struct Report {
    language: &'static str,
    extension: &'static str,
    program: String,
}

pub fn report(setup: &Setup, language: &'static Language) -> Report {
    let program = export(&setup.puzzle, &setup.active, language);
    Report { language: language.id, extension: language.extension, program }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.program)
    }
}
