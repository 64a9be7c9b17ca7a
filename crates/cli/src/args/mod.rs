//! What the arguments ask for.

mod help;
mod options;

use std::ffi::OsString;
use std::time::Duration;

use export::Language;
use lexopt::{Arg, Parser};
use puzzle::mistake::{did_you_mean, one_of};

pub use help::HELP;
use options::Options;

use crate::run::Failure;

/// What to print.
pub enum Asked {
    /// How to use it.
    Help,
    /// Which version it is.
    Version,
    /// What the core finds.
    Report(Request),
    /// A new puzzle.
    New(NewRequest),
    /// A puzzle from plain English.
    Import(ImportRequest),
}

/// Which puzzle to make, in which form.
pub struct NewRequest {
    /// What to make.
    pub subject: Subject,
    /// How hard it is to be.
    pub difficulty: Option<String>,
    /// When to give up.
    pub patience: Option<Duration>,
    /// For people or programs.
    pub format: Format,
}

/// What a new puzzle is to be.
pub enum Subject {
    /// The puzzle of a date; none given: of today.
    Day(Option<String>),
    /// Any puzzle.
    Wished {
        /// Houses and categories, such as 5x5.
        size: Option<String>,
        /// Kinds of hint apart by commas.
        kinds: Option<String>,
        /// None given: from the clock.
        seed: Option<u64>,
    },
}

/// Which text to import, in which form to print what came of it.
pub struct ImportRequest {
    /// A file, or `-`.
    pub source: OsString,
    /// For people or programs.
    pub format: Format,
}

/// Which puzzle, which hints, which question about them, in which form.
pub struct Request {
    /// What to find out.
    pub command: Command,
    /// A preset's id, a file, a link, or `-`.
    pub puzzle: OsString,
    /// Lists of the hints that are on; none given: all.
    pub only: Vec<String>,
    /// Lists of hints that are off.
    pub without: Vec<String>,
    /// Choices of reading such as `4=somewhere`.
    pub readings: Vec<String>,
    /// When to stop counting.
    pub patience: Option<Duration>,
    /// For people or programs.
    pub format: Format,
}

/// For whom the output is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
    /// For a post: `explain` only.
    Markdown,
}

/// What can be found out.
pub enum Command {
    /// How many solutions.
    Count,
    /// What each hint is worth.
    Hints,
    /// In how many solutions each value is in each house.
    Shares,
    /// The solutions and answers.
    Solve {
        /// How many solutions to show at most.
        limit: u64,
    },
    /// The solution step by step.
    Explain,
    /// Minimal sets of hints.
    Sets {
        /// What they are to achieve.
        aim: Aim,
        /// How many sets to look for at most.
        limit: u64,
    },
    /// The same puzzle without hints that the others imply.
    Minimal,
    /// A link's fragment that carries the puzzle.
    Link,
    /// A program for a real solver.
    Export(&'static Language),
    /// What each way of solving visits.
    Methods,
}

/// What sets of hints are to achieve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Exactly one solution.
    OneSolution,
    /// One answer to the question of this number, from 1.
    Question(usize),
    /// No solution.
    Conflict,
}

const COMMANDS: [&str; 14] = [
    "count", "hints", "shares", "solve", "explain", "sets", "conflict", "methods", "export",
    "minimal", "link", "generate", "day", "import",
];

const DEFAULT_LIMIT: u64 = 10;

/// Reads the arguments, without the program's name.
///
/// # Errors
/// What is not understood or missing, with the choices.
pub fn parse(arguments: impl Iterator<Item = OsString>) -> Result<Asked, Failure> {
    let mut parser = Parser::from_args(arguments);
    let mut words: Vec<OsString> = Vec::new();
    let mut options = Options::default();
    while let Some(arg) = parser.next().map_err(Failure::new)? {
        match arg {
            Arg::Long("help") | Arg::Short('h') => return Ok(Asked::Help),
            Arg::Long("version") | Arg::Short('V') => return Ok(Asked::Version),
            Arg::Long(option) => {
                let option = option.to_owned();
                options.take(&option, &mut parser)?;
            }
            Arg::Short(option) => return Err(options::unknown(&format!("-{option}"))),
            Arg::Value(word) => words.push(word),
        }
    }
    let mut words = words.into_iter();
    let command = words.next().ok_or_else(|| {
        Failure::new(format!("no command given; choose {}; --help says more", one_of(COMMANDS)))
    })?;
    let name = command.to_string_lossy();
    match &*name {
        "generate" | "day" => new(&name, words, options).map(Asked::New),
        "import" => import(&name, words, options).map(Asked::Import),
        _ => report(&name, words, options).map(Asked::Report),
    }
}

/// What a command reports about a puzzle.
fn report(
    name: &str,
    mut words: impl Iterator<Item = OsString>,
    options: Options,
) -> Result<Request, Failure> {
    let aim = options.question.map_or(Aim::OneSolution, Aim::Question);
    let limit = options.limit.unwrap_or(DEFAULT_LIMIT);
    let (command, own): (_, &[&str]) = match name {
        "count" => (Command::Count, &[]),
        "hints" => (Command::Hints, &[]),
        "shares" => (Command::Shares, &[]),
        "solve" => (Command::Solve { limit }, &["--limit"]),
        "explain" => (Command::Explain, &["--markdown"]),
        "sets" => (Command::Sets { aim, limit }, &["--limit", "--for"]),
        "conflict" => (Command::Sets { aim: Aim::Conflict, limit }, &["--limit"]),
        "methods" => (Command::Methods, &[]),
        "export" => (Command::Export(language(words.next())?), &[]),
        "minimal" => (Command::Minimal, &[]),
        "link" => (Command::Link, &[]),
        other => {
            let (meant, choices) = (did_you_mean(other, COMMANDS), one_of(COMMANDS));
            return Err(Failure::new(format!(
                "there is no command '{other}'{meant}; choose {choices}"
            )));
        }
    };
    options
        .refuse_others(name, &[&["--only", "--without", "--read"], own, &["--seconds"]].concat())?;
    let puzzle = words.next().ok_or_else(|| {
        let presets = presets::all().iter().map(|preset| preset.id);
        let choices = one_of(presets.chain(["a file", "-"]));
        Failure::new(format!("{name} needs a puzzle: {choices}"))
    })?;
    if let Some(more) = words.next() {
        let more = more.to_string_lossy();
        return Err(Failure::new(format!("one puzzle is enough; '{more}' is too much")));
    }
    let Options { only, without, readings, patience, format, .. } = options;
    Ok(Request { command, puzzle, only, without, readings, patience, format })
}

/// The language of an export.
fn language(word: Option<OsString>) -> Result<&'static Language, Failure> {
    let word = word.ok_or_else(|| {
        let languages = Language::ALL.iter().map(|language| language.id);
        Failure::new(format!("export needs a language: {}", one_of(languages)))
    })?;
    Language::find(&word.to_string_lossy()).map_err(Failure::new)
}

/// Which puzzle to make.
fn new(
    name: &str,
    mut words: impl Iterator<Item = OsString>,
    options: Options,
) -> Result<NewRequest, Failure> {
    let own: &[&str] = match name {
        "day" => &["--difficulty", "--seconds"],
        _ => &["--kinds", "--difficulty", "--seed", "--seconds"],
    };
    options.refuse_others(name, own)?;
    let what = words.next().map(|word| word.to_string_lossy().into_owned());
    if let Some(more) = words.next() {
        let more = more.to_string_lossy();
        return Err(Failure::new(format!("'{more}' is too much")));
    }
    let Options { kinds, seed, difficulty, patience, format, .. } = options;
    let subject = match name {
        "day" => Subject::Day(what),
        _ => Subject::Wished { size: what, kinds, seed },
    };
    Ok(NewRequest { subject, difficulty, patience, format })
}

/// Which text to import.
fn import(
    name: &str,
    mut words: impl Iterator<Item = OsString>,
    options: Options,
) -> Result<ImportRequest, Failure> {
    options.refuse_others(name, &[])?;
    let source = words.next().unwrap_or_else(|| OsString::from("-"));
    if let Some(more) = words.next() {
        let more = more.to_string_lossy();
        return Err(Failure::new(format!("one text is enough; '{more}' is too much")));
    }
    Ok(ImportRequest { source, format: options.format })
}
