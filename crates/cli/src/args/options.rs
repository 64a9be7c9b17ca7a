//! The options, and what is said about those that do not fit.

use std::time::Duration;

use lexopt::Parser;
use puzzle::mistake::{did_you_mean, one_of};

use super::Format;
use crate::run::Failure;

/// Options that most commands take.
const COMMON: [&str; 7] =
    ["--only", "--without", "--read", "--seconds", "--json", "--help", "--version"];

/// Options that only some commands take.
const OWN: [&str; 6] = ["--limit", "--for", "--markdown", "--kinds", "--seed", "--difficulty"];

/// Options that every command takes.
const GENERAL: [&str; 3] = ["--json", "--help", "--version"];

/// So many solutions still fit into memory.
const MAX_LIMIT: u64 = 100_000;
/// A day.
const MAX_SECONDS: u64 = 86_400;

/// What an option for a list of hints wants.
const LIST: &str = "a list of hint numbers such as 1-8,11, or none, or all";

/// What the options say.
#[derive(Default)]
pub struct Options {
    /// `--only`
    pub only: Vec<String>,
    /// `--without`
    pub without: Vec<String>,
    /// `--read`, its choices one by one.
    pub readings: Vec<String>,
    /// `--limit`
    pub limit: Option<u64>,
    /// `--for`, from 1.
    pub question: Option<usize>,
    /// `--kinds`
    pub kinds: Option<String>,
    /// `--seed`
    pub seed: Option<u64>,
    /// `--difficulty`
    pub difficulty: Option<String>,
    /// `--seconds`
    pub patience: Option<Duration>,
    /// `--json`, `--markdown`
    pub format: Format,
}

impl Options {
    /// Takes in the long option of this name, with the value that follows.
    ///
    /// # Errors
    /// There is no such option, or its value is missing or none.
    pub fn take(&mut self, name: &str, parser: &mut Parser) -> Result<(), Failure> {
        match name {
            "json" => self.format = Format::Json,
            "markdown" => self.format = Format::Markdown,
            "only" => self.only.push(value(parser, LIST)?),
            "without" => self.without.push(value(parser, LIST)?),
            "read" => {
                let choices = value(parser, "a reading such as 4=somewhere")?;
                self.readings.extend(choices.split(',').map(str::to_owned));
            }
            "limit" => self.limit = Some(number(parser, "--limit", MAX_LIMIT)?),
            "for" => self.question = Some(question_number(parser)?),
            "kinds" => self.kinds = Some(value(parser, "kinds such as same,next")?),
            "seed" => self.seed = Some(number(parser, "--seed", u64::MAX)?),
            "difficulty" => self.difficulty = Some(value(parser, "easy, medium, hard or any")?),
            "seconds" => {
                let seconds = number(parser, "--seconds", MAX_SECONDS)?;
                self.patience = Some(Duration::from_secs(seconds));
            }
            _ => return Err(unknown(&format!("--{name}"))),
        }
        Ok(())
    }

    /// Refuses an option that is given though the command does not take it.
    ///
    /// # Errors
    /// The option, with those that the command takes.
    pub fn refuse_others(&self, command: &str, own: &[&str]) -> Result<(), Failure> {
        let given = [
            ("--only", !self.only.is_empty()),
            ("--without", !self.without.is_empty()),
            ("--read", !self.readings.is_empty()),
            ("--limit", self.limit.is_some()),
            ("--for", self.question.is_some()),
            ("--markdown", self.format == Format::Markdown),
            ("--kinds", self.kinds.is_some()),
            ("--seed", self.seed.is_some()),
            ("--difficulty", self.difficulty.is_some()),
            ("--seconds", self.patience.is_some()),
        ];
        match given.iter().find(|(option, given)| *given && !own.contains(option)) {
            None => Ok(()),
            Some((option, _)) => {
                let options = own.iter().chain(&GENERAL).copied().collect::<Vec<_>>().join(", ");
                Err(Failure::new(format!("{command} takes no {option}; its options are {options}")))
            }
        }
    }
}

/// The complaint about an option that there is not.
pub fn unknown(option: &str) -> Failure {
    let options = || COMMON.into_iter().chain(OWN);
    let meant = did_you_mean(option, options());
    Failure::new(format!("there is no option '{option}'{meant}; choose {}", one_of(options())))
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
