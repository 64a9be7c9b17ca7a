//! The solvers that exported programs are written for.

use std::path::{Path, PathBuf};

use crate::{
    Result, process,
    python::{self, Missing, Packages},
    system,
};

/// Prints the languages that have a solver, one a line: its id, and a program with its Debian
/// package, a package of Python, or neither where Python alone is enough.
const LIST: &str = "run --quiet --locked --package export --example solvers";

/// The solvers that can be had here.
pub struct Solvers {
    /// The Python that has the packages.
    pub python: Option<PathBuf>,
    /// The languages whose solver cannot be had, each with why not.
    pub missing: Vec<Missing>,
}

/// Has the solvers that can be had.
///
/// # Errors
/// When a list of them cannot be read or there is no place for the cache.
pub fn have() -> Result<Solvers> {
    let list = process::output("cargo", &LIST.split(' ').collect::<Vec<_>>());
    let list = list.ok_or_else(|| format!("the solvers are not known; see cargo {LIST}"))?;
    let Packages { python, names, skipped } =
        python::packages(Path::new("crates/export/tests/exports/requirements.txt"), "solvers")?;
    let mut solvers = Solvers { python, missing: Vec::new() };
    for line in list.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let reason = match words[1..] {
            [program, package] => have_program(program, package).err(),
            [package] if names.iter().any(|there| there == package) => None,
            [package] => {
                let missing = skipped.iter().find(|missing| missing.name == package);
                let reason = missing.map_or("", |missing| &missing.reason);
                Some(format!("{package}: {reason}"))
            }
            _ if solvers.python.is_some() => None,
            _ => Some("there is no Python here".to_owned()),
        };
        let name = words[0].to_owned();
        solvers.missing.extend(reason.map(|reason| Missing { name, reason }));
    }
    Ok(solvers)
}

fn have_program(program: &str, package: &str) -> std::result::Result<(), String> {
    if system::find_on_path(&[program]).is_some() {
        return Ok(());
    }
    let installed = system::apt_install(&[package]);
    installed.map_err(|error| format!("{program}: {error}; {}", system::apt_advice(&[package])))
}
