//! From arguments to output and exit status.

use std::ffi::OsString;
use std::fmt;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use crate::args::{self, Asked, Command, Format};
use crate::import;
use crate::new;
use crate::report;
use crate::setup::Setup;

/// Why there is no result: one line that says what is wrong and where.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// Takes a message; line breaks and other controls in it become spaces.
    pub fn new(message: impl fmt::Display) -> Self {
        let message = message.to_string();
        Self(message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect())
    }
}

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

/// Does what the arguments say; exit status 0, or 2 with one line on standard error.
pub fn run() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    match answer(std::env::args_os().skip(1), &mut out) {
        Ok(()) | Err(Ended::Closed) => ExitCode::SUCCESS,
        Err(Ended::Failed(Failure(message))) => {
            // Where even this cannot be written, the exit status still says it.
            let _ = writeln!(io::stderr(), "zebra: {message}");
            ExitCode::from(2)
        }
    }
}

fn answer(arguments: impl Iterator<Item = OsString>, out: &mut impl Write) -> Result<(), Ended> {
    match args::parse(arguments)? {
        Asked::Help => out.write_all(args::HELP.as_bytes())?,
        Asked::Version => writeln!(out, "zebra {}", env!("CARGO_PKG_VERSION"))?,
        Asked::Import(request) => import::import(&request, out)?,
        Asked::Report(request) => {
            let setup = Setup::of(&request)?;
            let report = report::of(&request.command, &setup)?;
            match request.format {
                Format::Text => {
                    write!(out, "{report}")?;
                    // A program says itself which hints are off.
                    let program = matches!(request.command, Command::Export(_));
                    if let Some(note) = setup.note().filter(|_| !program) {
                        writeln!(out, "\n{note}")?;
                    }
                }
                Format::Markdown => out.write_all(report.markdown().as_bytes())?,
                Format::Json => json(out, &report)?,
            }
        }
        Asked::New(request) => {
            let new = new::of(&request)?;
            match request.format {
                Format::Text | Format::Markdown => write!(out, "{new}")?,
                Format::Json => json(out, &new)?,
            }
        }
    }
    Ok(out.flush()?)
}

/// One line.
fn json(out: &mut impl Write, report: &impl serde::Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, report)?;
    writeln!(out)
}
