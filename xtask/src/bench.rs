//! Benchmarks: the core natively, the page in a browser, and other programs beside us.

use std::{
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use crate::{
    Result,
    browsers::Engine,
    build,
    process::{self, Group},
    python::{self, Missing, Packages},
    server, tools,
};

const LIMIT: Duration = Duration::from_secs(10 * 60);
/// Each peer may take its time on each instance.
const PEERS_LIMIT: Duration = Duration::from_secs(60 * 60);

/// A part of a run: its name, and what it does.
type Part = (&'static str, fn() -> Result);

/// In this order; `--only` chooses by name.
const PARTS: [Part; 7] = [
    ("targets", targets),
    ("native", native),
    ("clicks", clicks),
    ("cold", cold),
    ("inputs", inputs),
    ("engine", engine),
    ("peers", peers),
];

/// Runs the benchmarks whose names contain one of `only`, or all: what the core is held to, the
/// native benchmarks, in Chromium clicks on the release page, first visits, inputs of Play and the
/// engine, and other programs beside us.
///
/// # Errors
/// When something cannot be built or run, no name fits, or a peer counts otherwise than we do.
pub fn run(only: &[String]) -> Result {
    let chosen = |name: &str| only.is_empty() || only.iter().any(|part| name.contains(part));
    let mut parts = PARTS.into_iter().filter(|(name, _)| chosen(name)).peekable();
    if parts.peek().is_none() {
        let names = PARTS.map(|(name, _)| name).join(", ");
        return Err(format!("no benchmark is called that; there are {names}").into());
    }
    for (name, part) in parts {
        println!("\n=== {name}");
        part()?;
    }
    Ok(())
}

fn targets() -> Result {
    process::run(&mut program("targets"))
}

fn native() -> Result {
    process::run(Command::new("cargo").args(["bench", "--locked", "--package", "benches"]))
}

fn clicks() -> Result {
    in_chromium("clicks", None)
}

fn cold() -> Result {
    in_chromium("cold", None)
}

fn inputs() -> Result {
    in_chromium("inputs", None)
}

/// The page's own workers, with clingo-wasm beside them where it can be had.
fn engine() -> Result {
    let peer = tools::clingo_wasm();
    if let Err(error) = &peer {
        println!("skipped clingo-wasm: {error}");
    }
    in_chromium("engine", peer.ok().as_deref())
}

fn in_chromium(what: &str, peer: Option<&Path>) -> Result {
    let dist = Path::new("dist");
    build::release(dist, None)?;
    let browser = Engine::Chromium.have()?;
    let (driver, site) = (browser.start()?, server::for_measuring(dist, peer)?);
    let mut measure = Command::new("cargo");
    measure.args(["run", "--quiet", "--locked", "--package", "e2e", "--", "--bench", what]);
    measure.args(["--browser", "chromium", "--driver", &driver.address]);
    measure.args(["--capabilities", &driver.capabilities, "--site", &site]);
    if peer.is_some() {
        measure.args(["--peer", server::PEER]);
    }
    Group::start(&measure, Stdio::inherit(), Stdio::inherit())?.finish(LIMIT)
}

fn peers() -> Result {
    let list = Path::new("benches/peers/requirements.txt");
    let Packages { python, names, skipped } = python::packages(list, "peers")?;
    for Missing { name, reason } in skipped {
        println!("skipped {name}: {reason}");
    }
    let Some(python) = python.filter(|_| !names.is_empty()) else { return Ok(()) };
    let mut compare = program("peers");
    compare.arg("--").arg(python).args(names);
    Group::start(&compare, Stdio::inherit(), Stdio::inherit())?.finish(PEERS_LIMIT)
}

/// A program of the benchmarks' package, compiled as fast as the core gets.
fn program(name: &str) -> Command {
    let mut run = Command::new("cargo");
    run.args(["run", "--locked", "--release", "--package", "benches", "--bin", name]);
    run
}
