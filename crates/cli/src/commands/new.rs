//! `zebra generate` and `zebra day`: new puzzles, wished for or of a day.

use std::fmt;
use std::io::{self, Write as _};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use generate::{self, CATEGORIES, Date, Difficulty, HOUSES, Kind, Wish};
use link::Link;
use puzzle::Puzzle;
use puzzle::mistake::unknown;
use puzzle::text::Document;
use serde::Serialize;

use crate::failure::{Ended, Failure};
use crate::options::Patience;
use crate::output::Output;

/// A new puzzle as text
#[derive(Args)]
pub struct Generate {
    /// Houses x categories
    #[arg(value_name = "SIZE", default_value = "5x5", value_parser = size)]
    size: (u8, u8),
    #[arg(long, value_name = "LIST", default_value = "classic", help = kinds_help())]
    kinds: String,
    /// How hard: easy, medium, hard or any
    #[arg(long, value_name = "LEVEL", default_value = "any", value_parser = level)]
    difficulty: Level,
    /// The same number, the same puzzle; without it the clock chooses
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    patience: Patience,
}

/// The puzzle of a day, the same for everyone
#[derive(Args)]
pub struct Day {
    /// Such as 2026-03-01; today's without one
    #[arg(value_name = "DATE", value_parser = date)]
    date: Option<Date>,
    /// How hard: easy, medium or hard; any is as hard as the day itself
    #[arg(long, value_name = "LEVEL", default_value = "any", value_parser = level)]
    difficulty: Level,
    #[command(flatten)]
    patience: Patience,
}

/// How hard; nothing where anything will do.
type Level = Option<Difficulty>;

/// A new puzzle: text for people, with how to get it again; all of it for programs.
#[derive(Serialize)]
struct New {
    /// The command that makes the same.
    command: String,
    /// In the text format.
    puzzle: String,
    /// The fragment of a link that carries it.
    link: String,
}

impl fmt::Display for New {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "# {}\n{}", self.command, self.puzzle)
    }
}

impl Generate {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let ((houses, categories), kinds, difficulty) = (self.size, &self.kinds, self.difficulty);
        let seed = self.seed.unwrap_or_else(seed_of_now);
        let wish = Wish { houses, categories, kinds: named_kinds(kinds)?, seed };
        let made = generate::nearest(&wish, difficulty, &mut self.patience.watch());
        let (puzzle, missed) = made.map_err(Failure::new)?;
        if let Some(missed) = missed {
            let _ = writeln!(io::stderr(), "zebra: {missed}");
        }
        let hard = difficulty.map_or(String::new(), |d| format!(" --difficulty {}", d.word()));
        let command =
            format!("zebra generate {houses}x{categories} --kinds {kinds}{hard} --seed {seed}");
        output.report(&New::of(command, puzzle)?, None)
    }
}

impl Day {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let date = self.date.map_or_else(today, Ok)?;
        let difficulty = self.difficulty.unwrap_or(date.difficulty());
        let puzzle = generate::of_day(date, difficulty, &mut self.patience.watch());
        let command = format!("zebra day {date:?} --difficulty {}", difficulty.word());
        output.report(&New::of(command, puzzle.map_err(Failure::new)?)?, None)
    }
}

impl New {
    fn of(command: String, puzzle: Puzzle) -> Result<Self, Failure> {
        let link = Link::carrying(puzzle.clone()).map_err(Failure::new)?.encode();
        Ok(Self { command, puzzle: Document::write(puzzle).to_string(), link })
    }
}

fn date(text: &str) -> Result<Date, Failure> {
    text.parse().map_err(Failure::new)
}

fn level(word: &str) -> Result<Level, Failure> {
    if word == "any" {
        return Ok(None);
    }
    let words = Difficulty::ALL.map(Difficulty::word).into_iter().chain(["any"]);
    let level = Difficulty::named(word).map(Some);
    level.ok_or_else(|| Failure::new(unknown("difficulty", word, words)))
}

/// Houses and categories, such as `5x4`.
fn size(size: &str) -> Result<(u8, u8), Failure> {
    let numbers = size.split_once(['x', 'X', '×']);
    let numbers = numbers.and_then(|(h, c)| Some((h.trim().parse().ok()?, c.trim().parse().ok()?)));
    numbers.filter(|(h, c)| HOUSES.contains(h) && CATEGORIES.contains(c)).ok_or_else(|| {
        Failure::new(format!(
            "'{size}' is no size; write houses x categories, such as 5x4, with {} to {} houses and \
             {} to {} categories",
            HOUSES.start(),
            HOUSES.end(),
            CATEGORIES.start(),
            CATEGORIES.end()
        ))
    })
}

fn kinds_help() -> String {
    let kinds = Kind::ALL.map(Kind::word).join(", ");
    format!("Kinds of hint, separated by commas: {kinds}, or classic or all")
}

fn named_kinds(list: &str) -> Result<Vec<Kind>, Failure> {
    let words = Kind::ALL.map(Kind::word).into_iter().chain(["classic", "all"]);
    let mut kinds = Vec::new();
    for word in list.split(',').map(str::trim) {
        match word {
            "classic" => kinds.extend(Kind::CLASSIC),
            "all" => kinds.extend(Kind::ALL),
            _ => {
                let kind = Kind::named(word);
                kinds.push(kind.ok_or_else(|| Failure::new(unknown("kind", word, words.clone())))?);
            }
        }
    }
    // In one order, so that the same kinds make the same puzzle.
    Ok(Kind::ALL.into_iter().filter(|kind| kinds.contains(kind)).collect())
}

fn today() -> Result<Date, Failure> {
    let days = since_1970().as_secs() / 86_400;
    Date::after_1970(days).ok_or_else(|| Failure::new("the clock is past the year 9999"))
}

/// Short enough to be typed again.
fn seed_of_now() -> u64 {
    since_1970().as_millis() as u64 % 1_000_000
}

fn since_1970() -> std::time::Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}
