//! Writes a puzzle, with the hints that are on, as a program for a real solver: one file for each
//! language.
//!
//! Whatever a puzzle is called and says, the program stays what it is. Names go in as generated
//! identifiers or in quotes, hints as comments that nothing inside them can end.
//!
//! It does not run the programs; the tests do.
//!
//! ```
//! use export::{Language, export};
//! use puzzle::numbers;
//!
//! let puzzle = presets::find("fish").unwrap().puzzle();
//! let language = Language::find("clpfd").unwrap();
//! let program = export(&puzzle, &numbers::switchable(&puzzle), language);
//! assert!(program.contains("use_module(library(clpfd))"));
//! ```
//!
//! | file | what it is for |
//! |---|---|
//! | `program` | what all programs are made of: the hints that are on and what they claim |
//! | `claim` | relations brought down to the few forms that a language has to write |
//! | `infix` | claims in languages whose operators stand between what they join |
//! | `cnf` | the puzzle as clauses |
//! | `names`, `reserved` | names as identifiers, and the words that are none |
//! | `text` | names and hints in quotes and comments |

mod asp;
mod claim;
mod clpfd;
mod cnf;
mod cpp;
mod dimacs;
mod infix;
mod json;
mod minizinc;
mod names;
mod ortools;
mod program;
mod prolog;
mod python;
mod reserved;
mod smt;
mod specman;
mod system_verilog;
mod text;

pub use cnf::Cnf;
use program::Program;

use puzzle::mistake::unknown;
use puzzle::{HintSet, Puzzle};

/// A language that a puzzle can be exported to. Its file holds it, with the function that writes it.
#[derive(Debug)]
pub struct Language {
    /// What it is called on the command line and in links.
    pub id: &'static str,
    /// What readers see.
    pub name: &'static str,
    /// How its files' names end, without the dot.
    pub extension: &'static str,
    /// What starts a comment that ends with its line; empty where there are no comments.
    pub comment: &'static str,
    /// How to run FILE, and what comes out.
    pub to_run: &'static str,
    /// What the tests run it with.
    pub solver: Solver,
    /// Words that no identifier may be: keywords, and names that the programs use.
    reserved: &'static str,
    write: fn(&Program<'_>) -> String,
}

/// What runs the programs of a language in the tests, and how it is had.
#[derive(Debug)]
pub enum Solver {
    /// A program.
    Program {
        /// Its name, and the arguments before the file.
        command: &'static str,
        /// The Debian package that has it.
        package: &'static str,
    },
    /// A package of Python's, pinned in `tests/exports/requirements.txt`.
    Package(&'static str),
    /// Python alone.
    Python,
    /// No free one is known.
    Unavailable,
}

impl Language {
    /// All of them, in the order that readers see.
    pub const ALL: &[&Self] = &[
        &smt::LANGUAGE,
        &prolog::LANGUAGE,
        &clpfd::LANGUAGE,
        &minizinc::LANGUAGE,
        &python::LANGUAGE,
        &ortools::LANGUAGE,
        &asp::LANGUAGE,
        &dimacs::LANGUAGE,
        &cpp::BRUTE_FORCE,
        &cpp::NESTED,
        &specman::LANGUAGE,
        &system_verilog::LANGUAGE,
        &json::LANGUAGE,
    ];

    /// The language with this id.
    ///
    /// # Errors
    /// There is none; the sentence says which there are.
    pub fn find(id: &str) -> Result<&'static Self, String> {
        let language = Self::ALL.iter().find(|language| language.id == id);
        let ids = Self::ALL.iter().map(|language| language.id);
        language.copied().ok_or_else(|| unknown("language", id, ids))
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

/// The puzzle as a program. Hints without a relation are left out, active or not.
pub fn export(puzzle: &Puzzle, active: &HintSet, language: &Language) -> String {
    (language.write)(&Program::new(puzzle, active, language.comment))
}

/// By category, the identifiers that the values go by in the programs that need identifiers.
pub fn identifiers(puzzle: &Puzzle) -> Vec<Vec<String>> {
    let names = names::Identifiers::new(puzzle);
    (0..puzzle.categories().len()).map(|c| names.values(c).to_vec()).collect()
}
