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
use std::fmt;

use puzzle::mistake::{did_you_mean, one_of, shortened};
use puzzle::{HintSet, Puzzle};

/// A language that a puzzle can be exported to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// SMT-LIB 2.
    Smt2,
    /// Prolog, a list of houses.
    Prolog,
    /// Prolog with CLP(FD).
    Clpfd,
    /// MiniZinc.
    MiniZinc,
    /// Python with python-constraint.
    Python,
    /// Python with OR-tools CP-SAT.
    OrTools,
    /// Answer set programming, for clingo.
    Asp,
    /// DIMACS CNF.
    Dimacs,
    /// C++, tests in the innermost loop.
    Cpp,
    /// C++, each test as early as can be.
    CppNested,
    /// The verification language *e*.
    E,
    /// SystemVerilog.
    SystemVerilog,
    /// The puzzle as data.
    Json,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Smt2,
        Self::Prolog,
        Self::Clpfd,
        Self::MiniZinc,
        Self::Python,
        Self::OrTools,
        Self::Asp,
        Self::Dimacs,
        Self::Cpp,
        Self::CppNested,
        Self::E,
        Self::SystemVerilog,
        Self::Json,
    ];

    /// What it is called on the command line and in links.
    pub fn id(self) -> &'static str {
        match self {
            Self::Smt2 => "smt2",
            Self::Prolog => "prolog",
            Self::Clpfd => "clpfd",
            Self::MiniZinc => "minizinc",
            Self::Python => "python",
            Self::OrTools => "ortools",
            Self::Asp => "asp",
            Self::Dimacs => "dimacs",
            Self::Cpp => "cpp",
            Self::CppNested => "cpp-nested",
            Self::E => "e",
            Self::SystemVerilog => "sv",
            Self::Json => "json",
        }
    }

    /// What readers see.
    pub fn name(self) -> &'static str {
        match self {
            Self::Smt2 => "SMT-LIB 2",
            Self::Prolog => "Prolog",
            Self::Clpfd => "Prolog, CLP(FD)",
            Self::MiniZinc => "MiniZinc",
            Self::Python => "Python, python-constraint",
            Self::OrTools => "Python, OR-tools CP-SAT",
            Self::Asp => "Answer set programming",
            Self::Dimacs => "DIMACS CNF",
            Self::Cpp => "C++, brute force",
            Self::CppNested => "C++, nested permutations",
            Self::E => "Specman e",
            Self::SystemVerilog => "SystemVerilog",
            Self::Json => "JSON",
        }
    }

    /// How to run it, and what comes out.
    pub fn to_run(self) -> &'static str {
        match self {
            Self::Smt2 => "z3 FILE says sat and a solution, then unsat if it is the only one.",
            Self::Prolog | Self::Clpfd => "swipl -g halt FILE prints all solutions.",
            Self::MiniZinc => "minizinc --solver gecode -a FILE prints all solutions.",
            Self::Python => "pip install python-constraint2; python3 FILE prints all solutions.",
            Self::OrTools => "pip install ortools; python3 FILE prints all solutions.",
            Self::Asp => "clingo 0 FILE prints all answer sets; each is a solution.",
            Self::Dimacs => "Any SAT solver finds a solution, any model counter their number.",
            Self::Cpp => "g++ -O2 FILE; five houses and five categories take it some minutes.",
            Self::CppNested => "g++ -O2 FILE; the same loops, but each test as early as can be.",
            Self::E => "A tool for IEEE 1647; no free one is known, so this one has not been run.",
            Self::SystemVerilog => {
                "A simulator that solves constraints; here it has been parsed and elaborated, not run."
            }
            Self::Json => "The puzzle as data, for programs of your own.",
        }
    }

    /// How its files' names end, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Smt2 => "smt2",
            Self::Prolog | Self::Clpfd => "pl",
            Self::MiniZinc => "mzn",
            Self::Python | Self::OrTools => "py",
            Self::Asp => "lp",
            Self::Dimacs => "cnf",
            Self::Cpp | Self::CppNested => "cpp",
            Self::E => "e",
            Self::SystemVerilog => "sv",
            Self::Json => "json",
        }
    }

    /// The language with this id.
    ///
    /// # Errors
    /// There is none; the sentence says which there are.
    pub fn find(id: &str) -> Result<Self, UnknownLanguage> {
        let language = Self::ALL.into_iter().find(|language| language.id() == id);
        language.ok_or_else(|| UnknownLanguage(id.to_owned()))
    }
}

/// What is no language of export.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids = || Language::ALL.iter().map(|language| language.id());
        let (shown, meant) = (shortened(&self.0), did_you_mean(&self.0, ids()));
        write!(f, "there is no language '{shown}'{meant}; choose {}", one_of(ids()))
    }
}

impl std::error::Error for UnknownLanguage {}

/// The puzzle as a program. Hints without a relation are left out, active or not.
pub fn export(puzzle: &Puzzle, active: &HintSet, language: Language) -> String {
    let program = Program::new(puzzle, active);
    match language {
        Language::Smt2 => smt::write(&program),
        Language::Prolog => prolog::write(&program),
        Language::Clpfd => clpfd::write(&program),
        Language::MiniZinc => minizinc::write(&program),
        Language::Python => python::write(&program),
        Language::OrTools => ortools::write(&program),
        Language::Asp => asp::write(&program),
        Language::Dimacs => dimacs::write(&program),
        Language::Cpp => cpp::write(&program, cpp::Tests::Innermost),
        Language::CppNested => cpp::write(&program, cpp::Tests::AsEarlyAsKnown),
        Language::E => specman::write(&program),
        Language::SystemVerilog => system_verilog::write(&program),
        Language::Json => json::write(&program),
    }
}

/// By category, the identifiers that the values go by in the programs that need identifiers.
pub fn identifiers(puzzle: &Puzzle) -> Vec<Vec<String>> {
    let names = names::Identifiers::new(puzzle);
    (0..puzzle.categories().len()).map(|c| names.values(c).to_vec()).collect()
}
