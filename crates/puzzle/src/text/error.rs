//! What is wrong with a text, and where.

use std::fmt;

/// Nobody mends more errors than this at once; reading ends there.
const MOST: usize = 100;

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
pub struct ReadErrors(Vec<ReadError>);

impl ReadErrors {
    /// The errors in the order of the text. After 100, reading ended and there may be more.
    pub fn list(&self) -> &[ReadError] {
        &self.0
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn is_full(&self) -> bool {
        self.0.len() >= MOST
    }

    /// Notes an error at byte `at` of `line`, the line with this `number` from 1.
    pub(super) fn note(&mut self, number: usize, line: &str, at: usize, message: String) {
        if !self.is_full() {
            let column = line[..at].chars().count() + 1;
            let place = self.0.partition_point(|e| (e.line, e.column) <= (number, column));
            self.0.insert(place, ReadError { line: number, column, message });
        }
    }
}

/// All errors in one line, apart by semicolons.
impl fmt::Display for ReadErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if i == 0 { "" } else { "; " })?;
        }
        if self.is_full() { f.write_str("; and perhaps more") } else { Ok(()) }
    }
}

impl std::error::Error for ReadErrors {}
