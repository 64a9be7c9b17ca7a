//! How a hint stands against what is known.

use puzzle::Relation;

use super::clue::verdict;
use super::knowledge::Knowledge;

/// How a hint stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It holds however the rest comes out.
    Satisfied,
    /// It cannot hold any more.
    Broken,
    /// It may come out either way.
    Open,
}

impl Standing {
    /// Judged by the candidates of each value alone.
    pub fn of(relation: &Relation, known: &Knowledge) -> Self {
        match verdict(relation, &|value| known.candidates(value).bits()) {
            (false, _) => Self::Broken,
            (true, false) => Self::Satisfied,
            (true, true) => Self::Open,
        }
    }
}
