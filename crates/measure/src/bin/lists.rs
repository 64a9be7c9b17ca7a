//! Measures what is found of the categories of texts: `cargo xtask measure lists --help`.

use std::path::PathBuf;
use std::process::ExitCode;

use measure::lists::{Figures, Found, INFERRED, LISTED, load};
use measure::samples;

const HELP: &str = "\
Usage: cargo xtask measure lists [FILE ...]

Reads texts whose categories are known, and says what is not found of these and of the hints. A file
has texts in the form of crates/english/tests/data/lists-1.json; without any, those of the repository are
read.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--help") {
        println!("{HELP}");
        return ExitCode::SUCCESS;
    }
    let own = || {
        let files = LISTED.into_iter().chain(INFERRED);
        files.map(|file| PathBuf::from(samples::DATA).join(file)).collect()
    };
    let files: Vec<PathBuf> = match arguments.is_empty() {
        true => own(),
        false => arguments.iter().map(PathBuf::from).collect(),
    };
    for file in files {
        if let Err(error) = measure(&file) {
            eprintln!("error: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn measure(file: &std::path::Path) -> Result<(), String> {
    let mut figures = Figures::default();
    for (text, number) in load(file)?.iter().zip(1..) {
        let found = Found::of(text);
        figures.add(text, &found);
        if found.is_right() {
            continue;
        }
        println!("{number}. {}", text.style);
        found.lost.iter().for_each(|one| println!("    lost {one}"));
        found.invented.iter().for_each(|one| println!("    invented {one}"));
        let hints = text.hints.iter().zip(&found.hints).filter(|(_, found)| !**found);
        hints.for_each(|(hint, _)| println!("    no hint: {hint}"));
        found.taken.iter().for_each(|one| println!("    taken for a hint: {one}"));
    }
    println!("{}: {figures}", file.display());
    Ok(())
}
