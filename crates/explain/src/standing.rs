//! How a hint stands against what is known.

use puzzle::{Relation, Verdict};

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
        let candidates = |value| known.candidates(value);
        match relation.form().judged(&|statement| statement.judged(&candidates)) {
            Verdict { may_hold: false, .. } => Self::Broken,
            Verdict { may_fail: false, .. } => Self::Satisfied,
            _ => Self::Open,
        }
    }
}
