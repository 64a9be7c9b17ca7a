//! Each export is run by the real solver that it is written for, and must find what our core finds.
//!
//! Each language is a test of its id. They need the solvers, so a plain `cargo test` ignores them;
//! `cargo xtask test` has the solvers, and runs those whose solver is there. `ZEBRA_PYTHON` names
//! the Python that has the packages of `requirements.txt`.

mod cases;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use export::{Language, Solver, export};
use libtest_mimic::{Arguments, Trial};
use serde_json::Value as Json;

use cases::{Case, awkward, published, sorted};

fn main() -> ExitCode {
    let languages = Language::ALL.iter();
    let tests = languages.filter(|language| !matches!(language.solver, Solver::Unavailable));
    let trial = |language: &&'static Language| {
        let language = *language;
        Trial::test(language.id, move || {
            check(language);
            Ok(())
        })
        .with_ignored_flag(true)
    };
    libtest_mimic::run(&Arguments::from_args(), tests.map(trial).collect()).exit_code()
}

fn check(language: &Language) {
    let mut cases = published();
    match language.id {
        // They try everything, which takes minutes for five houses and five categories.
        "cpp" | "json" => cases.clear(),
        // A model counter need not list them.
        "dimacs" => cases.extend([0, 5].map(cases::fish_with_first)),
        _ => {}
    }
    cases.extend(awkward(60));
    let written = Written::new(language, cases);
    match language.solver {
        Solver::Program { command, .. } => {
            let mut words = command.split(' ');
            let program = words.next().unwrap_or_default();
            let arguments: Vec<&str> = words.collect();
            match program {
                "g++" => compiled(&written),
                "minizinc" => each_by_minizinc(&arguments, &written),
                _ => check_printed(&run(program, &arguments, &written.files), &written.cases),
            }
        }
        Solver::Package(_) | Solver::Python => driven(language, &written),
        Solver::Unavailable => unreachable!("it has no test"),
    }
}

/// Programs written to files of their own.
struct Written {
    folder: PathBuf,
    files: Vec<PathBuf>,
    cases: Vec<Case>,
}

impl Written {
    fn new(language: &Language, cases: Vec<Case>) -> Self {
        let name = format!("zebra-export-{}-{}", language.id, std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the programs");
        let write = |(i, case): (usize, &Case)| {
            let file = folder.join(format!("case{i}.{}", language.extension));
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

/// `drive.py` runs them, and says what it has found out.
fn driven(language: &Language, written: &Written) {
    let python = std::env::var_os("ZEBRA_PYTHON").expect("ZEBRA_PYTHON names a Python");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/exports/drive.py");
    let lines = run(python, &[script, language.id], &written.files);
    assert_eq!(lines.lines().count(), written.cases.len());
    for (line, case) in lines.lines().zip(&written.cases) {
        let answer: serde_json::Map<String, Json> = serde_json::from_str(line).expect("JSON");
        assert!(!answer.is_empty(), "{}", case.name);
        for (what, found) in answer {
            let text = || found.as_str().expect("text");
            match &*what {
                "output" => check_printed(text(), std::slice::from_ref(case)),
                "solutions" => assert_eq!(sorted(strings(&found)), case.placed(), "{}", case.name),
                "verdicts" => assert_eq!(strings(&found), verdicts(case), "{}", case.name),
                "count" => assert_eq!(text(), case.count(), "{}", case.name),
                "errors" => assert_eq!(text(), "", "{}", case.name),
                _ => panic!("{what} is not known"),
            }
        }
    }
}

fn strings(list: &Json) -> Vec<String> {
    list.as_array().unwrap().iter().map(|item| item.as_str().unwrap().to_owned()).collect()
}

/// Whether there is a solution, and whether there is another.
fn verdicts(case: &Case) -> [&'static str; 2] {
    match case.placed().len() {
        0 => ["unsat", "unsat"],
        1 => ["sat", "unsat"],
        _ => ["sat", "sat"],
    }
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

/// MiniZinc ends each solution with a line of its own, and all of them with another.
fn each_by_minizinc(arguments: &[&str], written: &Written) {
    for (case, file) in written.cases.iter().zip(&written.files) {
        let output = run("minizinc", arguments, std::slice::from_ref(file));
        let mut found: Vec<String> =
            output.split("----------\n").map(|block| block.trim_end().to_owned()).collect();
        let end = found.pop().unwrap_or_default();
        let expected = if found.is_empty() { "=====UNSATISFIABLE=====" } else { "==========" };
        assert_eq!(end, expected, "{}: {output}", case.name);
        assert_eq!(sorted(found), case.printed(), "{}", case.name);
    }
}

/// Many programs are compiled as one, each in a namespace of its own.
fn compiled(written: &Written) {
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
