//! The commands, a file each: what it takes, what it does, what it says. A new one is a file here, and
//! its name in the two lists below.

mod count;
mod explain;
mod export;
mod hints;
mod import;
mod link;
mod methods;
mod minimal;
mod new;
mod sets;
mod shares;
mod solve;

#[cfg(test)]
mod tests;

use clap::{Parser, Subcommand};

use crate::failure::Ended;
use crate::output::Output;

/// Take a zebra puzzle (Einstein's riddle) apart
#[derive(Parser)]
#[command(
    name = "zebra",
    version,
    propagate_version = true,
    // The last of several wins, but for lists.
    args_override_self = true,
    // A call without a command is a mistake like others.
    arg_required_else_help = false,
    after_help = "Exit status: 0, or 2 with one line that says what is wrong."
)]
pub struct Zebra {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    output: Output,
}

#[derive(Subcommand)]
enum Command {
    Count(count::Count),
    Hints(hints::Hints),
    Shares(shares::Shares),
    Solve(solve::Solve),
    Explain(explain::Explain),
    Sets(sets::Sets),
    Conflict(sets::Conflict),
    Methods(methods::Methods),
    Export(export::Export),
    Minimal(minimal::Minimal),
    Link(link::Link),
    Generate(new::Generate),
    Day(new::Day),
    Import(import::Import),
}

impl Zebra {
    /// Does what the command is for.
    ///
    /// # Errors
    /// There is no result, or nobody reads it.
    pub fn run(self) -> Result<(), Ended> {
        match self.command {
            Command::Count(count) => count.run(self.output),
            Command::Hints(hints) => hints.run(self.output),
            Command::Shares(shares) => shares.run(self.output),
            Command::Solve(solve) => solve.run(self.output),
            Command::Explain(explain) => explain.run(self.output),
            Command::Sets(sets) => sets.run(self.output),
            Command::Conflict(conflict) => conflict.run(self.output),
            Command::Methods(methods) => methods.run(self.output),
            Command::Export(export) => export.run(self.output),
            Command::Minimal(minimal) => minimal.run(self.output),
            Command::Link(link) => link.run(self.output),
            Command::Generate(generate) => generate.run(self.output),
            Command::Day(day) => day.run(self.output),
            Command::Import(import) => import.run(self.output),
        }
    }
}
