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
}

/// Which puzzle, which hints, which question about them, in which form.
pub struct Request {
    /// What to find out.
    pub command: Command,
    /// A preset's id, a file, or `-`.
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

const COMMANDS: [&str; 7] = ["count", "hints", "shares", "solve", "sets", "conflict", "import"];

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
       zebra import [FILE] [--json]

commands
  count    how many solutions there are
  hints    what each hint is worth: the count without it, or with it where it is off
  shares   in how many solutions each value is in each house
  solve    the solutions, and the answers to the questions
  sets     the minimal sets of hints that leave one solution, smallest first
  conflict the minimal sets of hints that contradict each other
  import   a puzzle in plain English, from a FILE or -, as a .zebra file; what is not understood
           or can be read in several ways goes to standard error with its line

PUZZLE is fish, zebra, phones, a .zebra file, or - for standard input.

options
  --only LIST       only these hints on, such as 1-8,11 or none; the numbers are the printed ones
  --without LIST    these hints off
  --read N=READING  read \"left of\" or \"right of\" in hint N as immediate or somewhere
  --limit N         solve, sets, conflict: show at most N solutions or sets (10)
  --for question    sets: that leave one answer to the question, or --for 2 to the second
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
    if name == "import" {
        let source = words.next().unwrap_or_else(|| OsString::from("-"));
        if let Some(more) = words.next() {
            let more = more.to_string_lossy();
            return Err(Failure::new(format!("one text is enough; '{more}' is too much")));
        }
        let others = !only.is_empty() || !without.is_empty() || !readings.is_empty();
        if others || patience.is_some() || limit.is_some() || question.is_some() {
            return Err(Failure::new("import takes no options but --json"));
        }
        return Ok(Asked::Import(ImportRequest { source, format }));
    }
    let command = named(&name, limit, question)?;
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

/// The command with this name, and the options that only some commands take.
fn named(name: &str, limit: Option<u64>, question: Option<usize>) -> Result<Command, Failure> {
    let aim = question.map_or(Aim::OneSolution, Aim::Question);
    let shown = limit.unwrap_or(DEFAULT_LIMIT);
    let (command, own): (_, &[&str]) = match name {
        "count" => (Command::Count, &[]),
        "hints" => (Command::Hints, &[]),
        "shares" => (Command::Shares, &[]),
        "solve" => (Command::Solve { limit: shown }, &["--limit"]),
        "sets" => (Command::Sets { aim, limit: shown }, &["--limit", "--for"]),
        "conflict" => (Command::Sets { aim: Aim::Conflict, limit: shown }, &["--limit"]),
        other => {
            let (meant, choices) = (did_you_mean(other, COMMANDS), one_of(COMMANDS));
            return Err(Failure::new(format!(
                "there is no command '{other}'{meant}; choose {choices}"
            )));
        }
    };
    let given = [("--limit", limit.is_some()), ("--for", question.is_some())];
    if let Some((option, _)) = given.iter().find(|(option, given)| *given && !own.contains(option))
    {
        let options = COMMON.iter().chain(own).copied().collect::<Vec<_>>().join(", ");
        return Err(Failure::new(format!("{name} takes no {option}; its options are {options}")));
    }
    Ok(command)
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
    let options = || COMMON.into_iter().chain(["--limit", "--for"]);
    let meant = did_you_mean(option, options());
    Failure::new(format!("there is no option '{option}'{meant}; choose {}", one_of(options())))
}
