//! What is wrong with a text, and where.

use std::fmt;

/// More errors than this are counted, not kept.
const MOST_KEPT: usize = 100;

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What is wrong, or what was expected there, in plain words.
    pub message: String,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

/// Everything that is wrong with a text, from top to bottom; at least one error.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReadErrors {
    kept: Vec<ReadError>,
    more: usize,
}

impl ReadErrors {
    /// The errors in the order of the text, at most 100.
    pub fn list(&self) -> &[ReadError] {
        &self.kept
    }

    /// How many there are beyond those listed.
    pub fn unlisted(&self) -> usize {
        self.more
    }

    pub(super) fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Notes an error at byte `at` of `line`, the line with this `number` from 1.
    pub(super) fn note(&mut self, number: usize, line: &str, at: usize, message: String) {
        if self.kept.len() < MOST_KEPT {
            let column = line[..at].chars().count() + 1;
            self.kept.push(ReadError { line: number, column, message });
        } else {
            self.more += 1;
        }
    }

    pub(super) fn sorted(mut self) -> Self {
        self.kept.sort_by_key(|error| (error.line, error.column));
        self
    }
}

/// All errors in one line, apart by semicolons.
impl fmt::Display for ReadErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.kept.iter().enumerate() {
            write!(f, "{}{error}", if i == 0 { "" } else { "; " })?;
        }
        match self.more {
            0 => Ok(()),
            more => write!(f, "; and {more} more"),
        }
    }
}

impl std::error::Error for ReadErrors {}
