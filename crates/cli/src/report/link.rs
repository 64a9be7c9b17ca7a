//! `zebra link`

use std::fmt;

use link::Link;
use serde::Serialize;

use crate::run::Failure;
use crate::setup::Setup;

/// A link's fragment that carries the puzzle.
#[derive(Serialize)]
pub struct Report {
    /// Without the number sign.
    link: String,
}

/// The puzzle as it is read now, with the hints that are on.
///
/// # Errors
/// The puzzle is too large for a link.
pub fn report(setup: &Setup) -> Result<Report, Failure> {
    let link = Link::carrying(setup.puzzle.clone()).map_err(Failure::new)?;
    Ok(Report { link: Link { active: setup.active.clone(), ..link }.encode() })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.link)
    }
}
