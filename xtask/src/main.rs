//! The project's commands. `cargo xtask --help` lists them.

use std::{path::PathBuf, process::ExitCode};

use lexopt::prelude::*;

use test::{Options, Strictness};

mod audit;
mod bench;
mod browsers;
mod build;
mod finish;
mod http;
mod markup;
mod measure;
mod pictures;
mod process;
mod python;
mod server;
mod sizes;
mod solvers;
mod system;
mod targets;
mod test;
mod tools;

const HELP: &str = "\
Usage: cargo xtask COMMAND

  serve [--open] [--port N]   build the release page, serve it on this machine, print its address
  build [--out DIR] [--site URL]
                              build the release page as a folder for any static host (default: dist);
                              with the address where it will be, links to it get a picture everywhere
  test [--ci] [--only NAME] [-- TEST]
                              run every check, the cheap ones first; with --ci (or CI=true) a browser
                              or solver that cannot be had is a failure, else it is skipped by name; --only runs
                              the checks whose names contain NAME, and may be repeated; after --
                              comes what the names of the page's own tests have to contain
  audit                       audit the release page with Lighthouse, as on a phone and on a desktop
  bench [--only NAME]         measure the core, clicks in Chromium, and other solvers beside us; --only
                              runs the parts whose names contain NAME (targets,
                              native, clicks, cold, inputs, engine, peers)
  measure english [FOLDER ...]
                              say how much of texts with known meanings each reader of English gets
                              right; with --help, the options
  measure lists [FILE ...]    say what is found of the categories of short texts
  train [WHAT]                fit the weights of the reader of English, and write them: those of its
                              grammar, or of categories or sentences (what each sentence of a text does)
  pictures                    draw static/*.png and the icons from the drawings in pictures/

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
    let mut site = None;
    let mut only = Vec::new();
    let mut page_test = String::new();
    let ci = std::env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false");
    let mut strictness = if ci { Strictness::Strict } else { Strictness::Lenient };
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => {
                println!("{HELP}");
                return Ok(());
            }
            Long("open") => open = true,
            Long("port") => port = Some(arguments.value()?.parse()?),
            Long("ci") => strictness = Strictness::Strict,
            Long("only") => only.push(arguments.value()?.string()?),
            Long("out") => out = arguments.value()?.parse()?,
            Long("site") => site = Some(arguments.value()?.string()?),
            Value(value) if value == "measure" => return measure::run(arguments.raw_args()?),
            Value(value) if value == "train" => return measure::train(arguments.raw_args()?),
            Value(value) if command.is_none() => command = Some(value.string()?),
            Value(value) if command.as_deref() == Some("test") => page_test = value.string()?,
            other => return Err(other.unexpected().into()),
        }
    }
    match command.as_deref() {
        Some("serve") => {
            let listener = server::listen(port)?;
            build::release(&out, None)?;
            server::serve(listener, &out, open)
        }
        Some("build") => {
            build::release(&out, site.as_deref())?;
            println!("The page is in {}; any static host can serve it.", out.display());
            Ok(())
        }
        Some("test") => test::all(Options { strictness, only, page_test }),
        Some("audit") => audit::run(),
        Some("bench") => bench::run(&only),
        Some("pictures") => pictures::draw(),
        Some("finish") => finish::staged(),
        Some(other) => Err(format!("no command {other:?}\n\n{HELP}").into()),
        None => {
            println!("{HELP}");
            Ok(())
        }
    }
}
