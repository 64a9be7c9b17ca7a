//! Each export is run by the real solver that it is written for, and must find what our core finds.
//!
//! The tests need the solvers, so they are ignored by a plain `cargo test`; `cargo xtask test` has
//! the solvers, and runs each test by its name, which is the language's. `ZEBRA_PYTHON` names the
//! Python that has the packages of `requirements.txt`.

#![cfg(not(target_arch = "wasm32"))]

mod cases;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use export::{Language, export};
use serde_json::Value as Json;

use cases::{Case, awkward, published, sorted};

/// Programs written to files of their own.
struct Written {
    folder: PathBuf,
    files: Vec<PathBuf>,
    cases: Vec<Case>,
}

impl Written {
    fn new(language: Language, cases: Vec<Case>) -> Self {
        let name = format!("zebra-export-{}-{}", language.id(), std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the programs");
        let write = |(i, case): (usize, &Case)| {
            let file = folder.join(format!("case{i}.{}", language.extension()));
            let program = export(&case.puzzle, &case.active, language);
            fs::write(&file, program).expect("a program is written");
            file
        };
        let files = cases.iter().enumerate().map(write).collect();
        Self { folder, files, cases }
    }
}

impl Drop for Written {
    fn drop(&mut self) {
        // What fails stays to be looked at.
        if !std::thread::panicking() {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// Runs a program that must succeed.
fn run(program: impl AsRef<Path>, arguments: &[&str], files: &[PathBuf]) -> String {
    let program = program.as_ref();
    let output = Command::new(program).args(arguments).args(files).output();
    let output =
        output.unwrap_or_else(|error| panic!("{} does not run: {error}", program.display()));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{} {arguments:?}: {errors}", program.display());
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn driven(language: Language, written: &Written) -> Vec<Json> {
    let python = std::env::var_os("ZEBRA_PYTHON").expect("ZEBRA_PYTHON names a Python");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/exports/drive.py");
    let lines = run(python, &[script, language.id()], &written.files);
    let answers: Vec<Json> =
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), written.cases.len());
    answers
}

/// What was printed up to each "solutions: N".
fn check_printed(output: &str, cases: &[Case]) {
    let mut outputs = output.split_inclusive("solutions: ");
    let mut text = outputs.next().unwrap_or_default();
    for case in cases {
        let mut blocks: Vec<&str> = text.split("\n\n").collect();
        let end = blocks.pop().unwrap_or_default();
        assert_eq!(end, "solutions: ", "{}", case.name);
        let rest = outputs.next().unwrap_or_default();
        let (count, rest) = rest.split_once('\n').expect("a line of its own");
        let found = sorted(blocks.iter().map(|block| block.to_string()).collect());
        assert_eq!(count, found.len().to_string(), "{}", case.name);
        assert!(found == case.printed(), "{}: {found:#?}, not {:#?}", case.name, case.printed());
        text = rest;
    }
    assert_eq!(text, "");
}

fn all_cases() -> Vec<Case> {
    published().into_iter().chain(awkward(60)).collect()
}

#[test]
#[ignore = "needs Z3"]
fn smt2() {
    let written = Written::new(Language::Smt2, all_cases());
    for (case, answer) in written.cases.iter().zip(driven(Language::Smt2, &written)) {
        let found = sorted(strings(&answer["solutions"]));
        assert_eq!(found, case.placed(), "{}", case.name);
        let output = answer["output"].as_str().unwrap();
        let verdicts: Vec<&str> = output.lines().filter(|l| ["sat", "unsat"].contains(l)).collect();
        let expected = match found.len() {
            0 => ["unsat", "unsat"],
            1 => ["sat", "unsat"],
            _ => ["sat", "sat"],
        };
        assert_eq!(verdicts, expected, "{}: {output}", case.name);
    }
}

#[test]
#[ignore = "needs SWI-Prolog"]
fn prolog() {
    let written = Written::new(Language::Prolog, all_cases());
    check_printed(&run("swipl", &["-g", "halt"], &written.files), &written.cases);
}

#[test]
#[ignore = "needs SWI-Prolog"]
fn clpfd() {
    let written = Written::new(Language::Clpfd, all_cases());
    check_printed(&run("swipl", &["-g", "halt"], &written.files), &written.cases);
}

#[test]
#[ignore = "needs MiniZinc with Gecode"]
fn minizinc() {
    let written = Written::new(Language::MiniZinc, all_cases());
    for (case, file) in written.cases.iter().zip(&written.files) {
        let output = run("minizinc", &["--solver", "gecode", "-a"], std::slice::from_ref(file));
        let mut found: Vec<String> =
            output.split("----------\n").map(|block| block.trim_end().to_owned()).collect();
        let end = found.pop().unwrap_or_default();
        let expected = if found.is_empty() { "=====UNSATISFIABLE=====" } else { "==========" };
        assert_eq!(end, expected, "{}: {output}", case.name);
        assert_eq!(sorted(found), case.printed(), "{}", case.name);
    }
}

#[test]
#[ignore = "needs python-constraint2"]
fn python() {
    let written = Written::new(Language::Python, all_cases());
    for (case, answer) in written.cases.iter().zip(driven(Language::Python, &written)) {
        check_printed(answer["output"].as_str().unwrap(), std::slice::from_ref(case));
    }
}

#[test]
#[ignore = "needs OR-tools"]
fn ortools() {
    let written = Written::new(Language::OrTools, all_cases());
    for (case, answer) in written.cases.iter().zip(driven(Language::OrTools, &written)) {
        check_printed(answer["output"].as_str().unwrap(), std::slice::from_ref(case));
    }
}

#[test]
#[ignore = "needs clingo"]
fn asp() {
    let written = Written::new(Language::Asp, all_cases());
    for (case, answer) in written.cases.iter().zip(driven(Language::Asp, &written)) {
        assert_eq!(sorted(strings(&answer["solutions"])), case.placed(), "{}", case.name);
    }
}

#[test]
#[ignore = "needs pyganak"]
fn dimacs() {
    let mut cases = all_cases();
    // A model counter need not list them.
    cases.push(cases::fish_with_first(0));
    cases.push(cases::fish_with_first(5));
    let written = Written::new(Language::Dimacs, cases);
    for (case, answer) in written.cases.iter().zip(driven(Language::Dimacs, &written)) {
        assert_eq!(answer["count"], case.count(), "{}", case.name);
    }
}

/// Many programs are compiled as one, each in a namespace of its own.
fn compiled(language: Language, cases: Vec<Case>) {
    let written = Written::new(language, cases);
    let mut together = String::from(
        "#include <algorithm>\n#include <array>\n#include <cstdlib>\n#include <iostream>\n",
    );
    for (i, file) in written.files.iter().enumerate() {
        together.push_str(&format!("namespace case{i} {{\n#include {file:?}\n}}\n"));
    }
    let calls = (0..written.files.len()).map(|i| format!("case{i}::main();\n"));
    together.push_str(&format!("int main() {{\n{}}}\n", calls.collect::<String>()));
    let source = written.folder.join("together.cpp");
    fs::write(&source, together).expect("a program is written");
    // The first one as a reader compiles it.
    check_printed(&built(&written.files[0]), &written.cases[..1]);
    check_printed(&built(&source), &written.cases);
}

/// What the program prints, by the present standard and by one that has trigraphs.
fn built(source: &Path) -> String {
    let printed = ["-std=c++11", "-std=c++17"].map(|standard| {
        let program = source.with_extension("run");
        let out = program.to_str().expect("a plain path");
        let arguments = [standard, "-O1", "-Wall", "-Wextra", "-Werror", "-o", out];
        run("g++", &arguments, &[source.to_owned()]);
        run(program, &[], &[])
    });
    assert_eq!(printed[0], printed[1]);
    let [_, printed] = printed;
    printed
}

#[test]
#[ignore = "needs g++"]
fn cpp() {
    compiled(Language::Cpp, awkward(60));
}

#[test]
#[ignore = "needs g++"]
fn cpp_nested() {
    compiled(Language::CppNested, all_cases());
}

#[test]
#[ignore = "needs pyslang"]
fn sv() {
    let written = Written::new(Language::SystemVerilog, all_cases());
    for (case, answer) in written.cases.iter().zip(driven(Language::SystemVerilog, &written)) {
        assert_eq!(answer["errors"], "", "{}", case.name);
    }
}

#[test]
#[ignore = "needs Python"]
fn json() {
    let written = Written::new(Language::Json, awkward(60));
    for (case, answer) in written.cases.iter().zip(driven(Language::Json, &written)) {
        assert_eq!(answer["count"], case.count(), "{}", case.name);
    }
}

fn strings(list: &Json) -> Vec<String> {
    list.as_array().unwrap().iter().map(|item| item.as_str().unwrap().to_owned()).collect()
}
