//! What the arguments ask for.

use std::ffi::OsString;
use std::time::Duration;

use lexopt::{Arg, Parser};
use zebra_playground::puzzle::mistake::{did_you_mean, one_of};
use zebra_playground::puzzle::preset;

use crate::run::Failure;

/// What to print.
pub enum Asked {
    /// How to use it.
    Help,
    /// Which version it is.
    Version,
    /// What the core finds.
    Report(Request),
    /// A puzzle from plain English.
    Import(ImportRequest),
    /// A new puzzle.
    New(NewRequest),
}

/// Which puzzle to make, in which form.
pub struct NewRequest {
    /// What to make.
    pub subject: Subject,
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

/// Which text to import, in which form to print what came of it.
pub struct ImportRequest {
    /// A file, or `-`.
    pub source: OsString,
    /// For people or programs.
    pub format: Format,
}

/// For whom the output is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
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

const COMMANDS: [&str; 11] = [
    "count", "hints", "shares", "solve", "sets", "conflict", "minimal", "link", "generate", "day",
    "import",
];

/// Options that only some commands take.
const OWN: [&str; 4] = ["--limit", "--for", "--kinds", "--seed"];

/// Options that every command takes.
const COMMON: [&str; 7] =
    ["--only", "--without", "--read", "--seconds", "--json", "--help", "--version"];

const DEFAULT_LIMIT: u64 = 10;
/// So many solutions still fit into memory.
const MAX_LIMIT: u64 = 100_000;
/// A day.
const MAX_SECONDS: u64 = 86_400;

/// What an option for a list of hints wants.
const LIST: &str = "a list of hint numbers such as 1-8,11, or none, or all";

/// The text of `--help`.
pub const HELP: &str = "\
zebra: take a zebra puzzle (Einstein's riddle) apart

usage: zebra COMMAND PUZZLE [OPTION…]

commands
  count    how many solutions there are
  hints    what each hint is worth: the count without it, or with it where it is off
  shares   in how many solutions each value is in each house
  solve    the solutions, and the answers to the questions
  sets     the minimal sets of hints that leave one solution, smallest first
  conflict the minimal sets of hints that contradict each other
  minimal  the puzzle as text, without hints that the others imply
  link     the puzzle as a fragment for a link, with the hints that are on
  import   a puzzle in plain English, from a FILE or -, as a .zebra file; what is not understood
           or can be read in several ways goes to standard error with its line

PUZZLE is a preset such as fish, a .zebra file, a link or its fragment, or - for standard input.

usage: zebra generate [SIZE] [--kinds LIST] [--seed N] [OPTION…]
       zebra day [DATE] [OPTION…]

commands
  generate a new puzzle as text: SIZE is houses x categories, such as 5x5; kinds are same, different,
           next, not-next, beside, somewhere, apart, place, not-place, end, between, either, if,
           or classic or all
  day      the puzzle of a day, the same for everyone; DATE is such as 2026-03-01, or today

options
  --only LIST       only these hints on, such as 1-8,11 or none; the numbers are the printed ones
  --without LIST    these hints off
  --read N=READING  read \"left of\" or \"right of\" in hint N as immediate or somewhere
  --limit N         solve, sets, conflict: show at most N solutions or sets (10)
  --for question    sets: that leave one answer to the question, or --for 2 to the second
  --kinds LIST      generate: kinds of hint, such as same,next,place (classic)
  --seed N          generate: the same number, the same puzzle
  --seconds N       stop counting after N seconds and say what is proven by then
  --json            output for programs; counts are strings of decimal digits
  --help            this text
  --version         the version

Exit status: 0, or 2 with one line that says what is wrong.
";

/// Reads the arguments, without the program's name.
///
/// # Errors
/// What is not understood or missing, with the choices.
pub fn parse(arguments: impl Iterator<Item = OsString>) -> Result<Asked, Failure> {
    let mut parser = Parser::from_args(arguments);
    let mut words: Vec<OsString> = Vec::new();
    let (mut only, mut without, mut readings) = (Vec::new(), Vec::new(), Vec::new());
    let (mut patience, mut limit, mut question) = (None, None, None);
    let (mut kinds, mut seed) = (None, None);
    let mut format = Format::Text;
    while let Some(arg) = parser.next().map_err(Failure::new)? {
        match arg {
            Arg::Long("help") | Arg::Short('h') => return Ok(Asked::Help),
            Arg::Long("version") | Arg::Short('V') => return Ok(Asked::Version),
            Arg::Long("json") => format = Format::Json,
            Arg::Long("only") => only.push(value(&mut parser, LIST)?),
            Arg::Long("without") => without.push(value(&mut parser, LIST)?),
            Arg::Long("read") => {
                let choices = value(&mut parser, "a reading such as 4=somewhere")?;
                readings.extend(choices.split(',').map(str::to_owned));
            }
            Arg::Long("limit") => limit = Some(number(&mut parser, "--limit", MAX_LIMIT)?),
            Arg::Long("for") => question = Some(question_number(&mut parser)?),
            Arg::Long("seconds") => {
                patience =
                    Some(Duration::from_secs(number(&mut parser, "--seconds", MAX_SECONDS)?));
            }
            Arg::Long("kinds") => kinds = Some(value(&mut parser, "kinds such as same,next")?),
            Arg::Long("seed") => seed = Some(number(&mut parser, "--seed", u64::MAX)?),
            Arg::Value(word) => words.push(word),
            Arg::Long(option) => return Err(unknown_option(&format!("--{option}"))),
            Arg::Short(option) => return Err(unknown_option(&format!("-{option}"))),
        }
    }
    let mut words = words.into_iter();
    let command = words.next().ok_or_else(|| {
        Failure::new(format!("no command given; choose {}; --help says more", one_of(COMMANDS)))
    })?;
    let name = command.to_string_lossy();
    let given = [
        ("--only", !only.is_empty()),
        ("--without", !without.is_empty()),
        ("--read", !readings.is_empty()),
        ("--limit", limit.is_some()),
        ("--for", question.is_some()),
        ("--kinds", kinds.is_some()),
        ("--seed", seed.is_some()),
    ];
    if name == "import" {
        let source = words.next().unwrap_or_else(|| OsString::from("-"));
        if let Some(more) = words.next() {
            let more = more.to_string_lossy();
            return Err(Failure::new(format!("one text is enough; '{more}' is too much")));
        }
        let others = given.iter().any(|(_, given)| *given) || patience.is_some();
        if others {
            return Err(Failure::new("import takes no options but --json"));
        }
        return Ok(Asked::Import(ImportRequest { source, format }));
    }
    let command = match named(&name, limit, question)? {
        Named::Report(command, own) => {
            refuse_others(&name, &given, &[&["--only", "--without", "--read"], own].concat())?;
            command
        }
        Named::New(own) => {
            refuse_others(&name, &given, own)?;
            let what = words.next().map(|word| word.to_string_lossy().into_owned());
            if let Some(more) = words.next() {
                let more = more.to_string_lossy();
                return Err(Failure::new(format!("'{more}' is too much")));
            }
            let subject = match &*name {
                "day" => Subject::Day(what),
                _ => Subject::Wished { size: what, kinds, seed },
            };
            return Ok(Asked::New(NewRequest { subject, patience, format }));
        }
    };
    let puzzle = words.next().ok_or_else(|| {
        let presets = preset::all().iter().map(|preset| preset.id);
        let choices = one_of(presets.chain(["a file", "-"]));
        Failure::new(format!("{name} needs a puzzle: {choices}"))
    })?;
    if let Some(more) = words.next() {
        let more = more.to_string_lossy();
        return Err(Failure::new(format!("one puzzle is enough; '{more}' is too much")));
    }
    Ok(Asked::Report(Request { command, puzzle, only, without, readings, patience, format }))
}

/// What a command's name means, and the options that only some commands take.
enum Named {
    Report(Command, &'static [&'static str]),
    New(&'static [&'static str]),
}

fn named(name: &str, limit: Option<u64>, question: Option<usize>) -> Result<Named, Failure> {
    let aim = question.map_or(Aim::OneSolution, Aim::Question);
    let shown = limit.unwrap_or(DEFAULT_LIMIT);
    let (command, own): (_, &[&str]) = match name {
        "count" => (Command::Count, &[]),
        "hints" => (Command::Hints, &[]),
        "shares" => (Command::Shares, &[]),
        "solve" => (Command::Solve { limit: shown }, &["--limit"]),
        "sets" => (Command::Sets { aim, limit: shown }, &["--limit", "--for"]),
        "conflict" => (Command::Sets { aim: Aim::Conflict, limit: shown }, &["--limit"]),
        "minimal" => (Command::Minimal, &[]),
        "link" => (Command::Link, &[]),
        "generate" => return Ok(Named::New(&["--kinds", "--seed"])),
        "day" => return Ok(Named::New(&[])),
        other => {
            let (meant, choices) = (did_you_mean(other, COMMANDS), one_of(COMMANDS));
            return Err(Failure::new(format!(
                "there is no command '{other}'{meant}; choose {choices}"
            )));
        }
    };
    Ok(Named::Report(command, own))
}

/// Refuses an option that is given and not the command's own.
fn refuse_others(name: &str, given: &[(&str, bool)], own: &[&str]) -> Result<(), Failure> {
    match given.iter().find(|(option, given)| *given && !own.contains(option)) {
        None => Ok(()),
        Some((option, _)) => {
            let general = ["--seconds", "--json", "--help", "--version"];
            let options = own.iter().chain(&general).copied().collect::<Vec<_>>().join(", ");
            Err(Failure::new(format!("{name} takes no {option}; its options are {options}")))
        }
    }
}

/// The value of the option just read, which wants `what`.
fn value(parser: &mut Parser, what: &str) -> Result<String, Failure> {
    match parser.value() {
        Ok(value) => Ok(value.to_string_lossy().into_owned()),
        Err(lexopt::Error::MissingValue { option: Some(option) }) => {
            Err(Failure::new(format!("{option} wants {what}")))
        }
        Err(error) => Err(Failure::new(error)),
    }
}

fn number(parser: &mut Parser, option: &str, most: u64) -> Result<u64, Failure> {
    let what = format!("a whole number up to {most}");
    let text = value(parser, &what)?;
    match text.parse() {
        Ok(number) if number <= most => Ok(number),
        _ => Err(Failure::new(format!("{option} wants {what}, not '{text}'"))),
    }
}

/// `question` is the main one.
fn question_number(parser: &mut Parser) -> Result<usize, Failure> {
    let what = "question, or the number of one";
    let text = value(parser, what)?;
    match text.as_str() {
        "question" => Ok(1),
        number => {
            number.parse().map_err(|_| Failure::new(format!("--for wants {what}, not '{number}'")))
        }
    }
}

fn unknown_option(option: &str) -> Failure {
    let options = || COMMON.into_iter().chain(OWN);
    let meant = did_you_mean(option, options());
    Failure::new(format!("there is no option '{option}'{meant}; choose {}", one_of(options())))
}
