//! `zebra count`: how many solutions.

use std::fmt;

use solver::Tally;

use super::{Counted, solutions};
use crate::setup::Setup;

#[derive(serde::Serialize)]
pub struct Report {
    hints: Vec<u32>,
    #[serde(flatten)]
    counted: Counted,
    #[serde(skip)]
    tally: Tally,
}

pub fn report(setup: &Setup) -> Report {
    let tally = setup.core().count(&setup.active, &mut setup.watch());
    Report { hints: setup.numbers(&setup.active), counted: (&tally).into(), tally }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", solutions(&self.tally))
    }
}
