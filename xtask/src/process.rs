//! Running programs.

use std::{
    path::Path,
    process::{Command, Stdio},
};

use crate::Result;

/// Runs a program to its end, its output shown.
///
/// # Errors
/// When it cannot be started, or ends with a failure.
pub fn run(command: &mut Command) -> Result {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| format!("cannot start {name}: {error}"))?;
    if !status.success() {
        return Err(format!("{name} failed ({status})").into());
    }
    Ok(())
}

/// What a program prints when it succeeds, without the blanks around it; `None` when it cannot be
/// started or fails.
pub fn output(program: impl AsRef<Path>, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program.as_ref())
        .args(arguments)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}
