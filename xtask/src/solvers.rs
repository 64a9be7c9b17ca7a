//! The solvers that exported programs are written for.

use std::path::{Path, PathBuf};

use crate::{
    Result,
    python::{self, Missing, Packages},
    system,
};

/// What runs the programs of one language.
enum Solver {
    /// A program on `PATH`, and the Debian package that has it.
    Program(&'static str, &'static str),
    /// A package of Python.
    Package(&'static str),
    /// Python itself.
    Python,
}

/// By the test of each language, which is called like it.
const SOLVERS: [(&str, Solver); 12] = [
    ("smt2", Solver::Package("z3-solver")),
    ("prolog", Solver::Program("swipl", "swi-prolog-nox")),
    ("clpfd", Solver::Program("swipl", "swi-prolog-nox")),
    ("minizinc", Solver::Program("minizinc", "minizinc")),
    ("python", Solver::Package("python-constraint2")),
    ("ortools", Solver::Package("ortools")),
    ("asp", Solver::Package("clingo")),
    ("dimacs", Solver::Package("pyganak")),
    ("cpp", Solver::Program("g++", "g++")),
    ("cpp_nested", Solver::Program("g++", "g++")),
    ("sv", Solver::Package("pyslang")),
    ("json", Solver::Python),
];

/// The tests that can be run here.
pub struct Solvers {
    /// The Python that has the packages.
    pub python: Option<PathBuf>,
    /// The tests whose solvers are there.
    pub tests: Vec<&'static str>,
    /// The others, each with why not.
    pub skipped: Vec<Missing>,
}

/// Has the solvers that can be had.
///
/// # Errors
/// When the list of packages cannot be read or there is no place for the cache.
pub fn have() -> Result<Solvers> {
    let Packages { python, names, skipped } =
        python::packages(Path::new("crates/export/tests/exports/requirements.txt"), "solvers")?;
    let mut solvers = Solvers { python, tests: Vec::new(), skipped: Vec::new() };
    for (test, solver) in &SOLVERS {
        let reason = match solver {
            Solver::Program(program, package) => have_program(program, package).err(),
            Solver::Package(name) if names.iter().any(|there| there == name) => None,
            Solver::Package(name) => {
                let missing = skipped.iter().find(|missing| missing.name == *name);
                let reason = missing.map_or("", |missing| &missing.reason);
                Some(format!("{name}: {reason}"))
            }
            Solver::Python if solvers.python.is_some() => None,
            Solver::Python => Some("there is no Python here".to_owned()),
        };
        match reason {
            None => solvers.tests.push(test),
            Some(reason) => {
                let name = (*test).to_owned();
                solvers.skipped.push(Missing { name, reason });
            }
        }
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
