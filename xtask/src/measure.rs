//! Programs about reading English, which are compiled only when they are asked for.

use std::{ffi::OsString, process::Command};

use crate::{Result, process};

/// Measures what the English of puzzles is read as.
///
/// # Errors
/// When something else than English is to be measured, or the program fails.
pub fn run(mut arguments: impl Iterator<Item = OsString>) -> Result {
    match arguments.next() {
        Some(what) if what == "english" => program("measure", arguments),
        Some(what) if what == "lists" => program("lists", arguments),
        _ => Err("what is to be measured? there are: english, lists".into()),
    }
}

/// Fits the weights of the parser.
///
/// # Errors
/// When the program fails.
pub fn train(arguments: impl Iterator<Item = OsString>) -> Result {
    program("train", arguments)
}

fn program(name: &str, arguments: impl Iterator<Item = OsString>) -> Result {
    let mut run = Command::new("cargo");
    run.args(["run", "--quiet", "--locked", "--release", "--package", "measure", "--bin", name]);
    process::run(run.arg("--").args(arguments))
}
