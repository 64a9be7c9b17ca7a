//! The project's commands. `cargo xtask --help` lists them.

use std::{path::PathBuf, process::ExitCode};

use lexopt::prelude::*;

mod build;
mod finish;
mod markup;
mod process;
mod server;
mod sizes;
mod tools;

const HELP: &str = "\
Usage: cargo xtask COMMAND

  serve [--open] [--port N]   build the release page, serve it on this machine, print its address
  build [--out DIR]           build the release page as a folder for any static host (default: dist)

Missing tools are installed once, into a cache of your own; nothing outside it is touched.";

/// What can go wrong, as a sentence for the person at the terminal.
type Error = Box<dyn std::error::Error + Send + Sync>;
/// The outcome of a step.
type Result<T = ()> = std::result::Result<T, Error>;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result {
    // Paths below are relative to the checkout, wherever the command was called.
    std::env::set_current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))?;
    let mut arguments = lexopt::Parser::from_env();
    let mut command = None;
    let mut open = false;
    let mut port = None;
    let mut out = PathBuf::from("dist");
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => {
                println!("{HELP}");
                return Ok(());
            }
            Long("open") => open = true,
            Long("port") => port = Some(arguments.value()?.parse()?),
            Long("out") => out = arguments.value()?.parse()?,
            Value(value) if command.is_none() => command = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    match command.as_deref() {
        Some("serve") => {
            let listener = server::listen(port)?;
            build::release(&out)?;
            server::serve(listener, &out, open)
        }
        Some("build") => {
            build::release(&out)?;
            println!("The page is in {}; any static host can serve it.", out.display());
            Ok(())
        }
        Some("finish") => finish::staged(),
        Some(other) => Err(format!("no command {other:?}\n\n{HELP}").into()),
        None => {
            println!("{HELP}");
            Ok(())
        }
    }
}
