//! Why there is no result.

use std::error::Error;
use std::fmt;
use std::io;

/// One line that says what is wrong and where.
#[derive(Clone, Debug)]
pub struct Failure(String);

impl Failure {
    /// Takes a message; line breaks and other controls in it become spaces.
    pub fn new(message: impl fmt::Display) -> Self {
        let message = message.to_string();
        Self(message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Failure {}

/// Why output ended early.
pub enum Ended {
    /// There is no result.
    Failed(Failure),
    /// The reader has seen enough and closed the pipe, which is no failure.
    Closed,
}

impl From<Failure> for Ended {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

impl From<io::Error> for Ended {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Failed(Failure::new(format!("cannot write the result: {error}"))),
        }
    }
}
