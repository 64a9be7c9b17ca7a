//! What runs the programs of each language, for `cargo xtask test`, which has these solvers. One
//! language a line: its id, and a program with its Debian package, a package of Python, or neither
//! where Python alone is enough.

use export::{Language, Solver};

fn main() {
    for Language { id, solver, .. } in Language::ALL {
        match solver {
            Solver::Program { command, package } => {
                let program = command.split(' ').next().unwrap_or_default();
                println!("{id} {program} {package}");
            }
            Solver::Package(package) => println!("{id} {package}"),
            Solver::Python => println!("{id}"),
            Solver::Unavailable => {}
        }
    }
}
