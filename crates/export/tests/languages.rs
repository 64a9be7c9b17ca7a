//! What is written elsewhere about the languages, held against their list.

use export::{Language, Solver};

/// The table in `docs/export.md`.
fn table() -> String {
    let mut text = String::from(
        "| LANGUAGE | for | file | how to run it, and what comes out | tested with |\n\
         |---|---|---|---|---|\n",
    );
    for Language { id, name, extension, to_run, solver, .. } in Language::ALL {
        let solver = match solver {
            Solver::Program { command, .. } => command.split(' ').next().unwrap_or_default(),
            Solver::Package(package) => package,
            Solver::Python => "Python",
            Solver::Unavailable => "nothing",
        };
        text.push_str(&format!("| `{id}` | {name} | `.{extension}` | {to_run} | {solver} |\n"));
    }
    text
}

#[test]
fn the_docs_list_the_languages() {
    let (docs, table) = (include_str!("../../../docs/export.md"), table());
    assert!(docs.contains(&format!("\n\n{table}\n")), "docs/export.md needs this table:\n{table}");
}

#[test]
fn ids_are_different_and_find_their_language() {
    for language in Language::ALL {
        assert_eq!(Language::find(language.id), Ok(*language));
    }
}

#[test]
fn readers_are_told_the_command_that_is_tested() {
    for Language { to_run, solver, .. } in Language::ALL {
        if let Solver::Program { command, .. } = solver {
            assert!(to_run.starts_with(&format!("{command} FILE")), "{to_run}");
        }
    }
}

#[test]
fn the_packages_of_python_are_pinned() {
    let pinned = include_str!("exports/requirements.txt").lines();
    let mut pinned: Vec<&str> =
        pinned.map(|line| line.split_once("==").expect("a version").0).collect();
    let packages = Language::ALL.iter().filter_map(|language| match language.solver {
        Solver::Package(package) => Some(package),
        _ => None,
    });
    let mut packages: Vec<&str> = packages.collect();
    pinned.sort_unstable();
    packages.sort_unstable();
    packages.dedup();
    assert_eq!(pinned, packages);
}
