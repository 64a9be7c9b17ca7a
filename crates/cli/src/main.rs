//! `zebra`: the core on the command line, for people and, with `--json`, for programs.
//!
//! It works nothing out itself: it reads what is asked, asks the crate that knows, and writes the
//! answer. It opens no connection and writes no file.
//!
//! ```text
//! $ zebra count fish --without 9
//! 17 solutions
//! ```
//!
//! `main` → `usage` → `commands`, a file each → `setup` → `source`; `options`, `output`, `table` and
//! `failure` are what they share.

mod commands;
mod failure;
mod options;
mod output;
mod setup;
mod source;
mod table;
mod usage;

use std::io::{self, Write};
use std::process::ExitCode;

use failure::Ended;

/// Does what the arguments say; exit status 0, or 2 with one line on standard error.
fn main() -> ExitCode {
    link::carry_all_presets();
    match usage::answer(std::env::args_os().collect()) {
        Ok(()) | Err(Ended::Closed) => ExitCode::SUCCESS,
        Err(Ended::Failed(failure)) => {
            // Where even this cannot be written, the exit status still says it.
            let _ = writeln!(io::stderr(), "zebra: {failure}");
            ExitCode::from(2)
        }
    }
}
