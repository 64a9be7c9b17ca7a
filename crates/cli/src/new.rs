//! New puzzles: wished for, or of a day.

use std::fmt;
use std::ops::ControlFlow;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use generate::{self, CATEGORIES, Date, Difficulty, HOUSES, Kind, Wish};
use link::Link;
use puzzle::mistake::{did_you_mean, one_of};
use puzzle::text::Document;
use serde::Serialize;
use solver::Progress;

use crate::args::{NewRequest, Subject};
use crate::run::Failure;

/// A new puzzle: text for people, with how to get it again; all of it for programs.
#[derive(Serialize)]
pub struct New {
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

/// Makes the puzzle.
///
/// # Errors
/// What is wished for is not understood, not possible, or takes too long.
pub fn of(request: &NewRequest) -> Result<New, Failure> {
    let until = request.patience.map(|patience| Instant::now() + patience);
    let mut watch = |_: &Progress| match until {
        Some(until) if Instant::now() >= until => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    let difficulty = request.difficulty.as_deref().map_or(Ok(None), named_difficulty)?;
    let (puzzle, command) = match &request.subject {
        Subject::Day(date) => {
            let date: Date =
                date.as_ref().map_or_else(today, |date| date.parse().map_err(Failure::new))?;
            let difficulty = difficulty.unwrap_or(date.difficulty());
            let puzzle = generate::of_day(date, difficulty, &mut watch);
            (puzzle, format!("zebra day {date:?} --difficulty {}", difficulty.word()))
        }
        Subject::Wished { size, kinds, seed } => {
            let (houses, categories) = size.as_ref().map_or(Ok((5, 5)), |size| sizes(size))?;
            let kinds = kinds.as_deref().unwrap_or("classic");
            let seed = seed.unwrap_or_else(seed_of_now);
            let wish = Wish { houses, categories, kinds: named_kinds(kinds)?, difficulty, seed };
            let size = format!("{houses}x{categories}");
            let hard = difficulty.map_or(String::new(), |d| format!(" --difficulty {}", d.word()));
            let command = format!("zebra generate {size} --kinds {kinds}{hard} --seed {seed}");
            (generate::puzzle(&wish, &mut watch), command)
        }
    };
    let puzzle = puzzle.map_err(Failure::new)?;
    let link = Link::carrying(puzzle.clone()).map_err(Failure::new)?.encode();
    Ok(New { command, puzzle: Document::write(puzzle).to_string(), link })
}

/// How hard; nothing where anything will do.
fn named_difficulty(word: &str) -> Result<Option<Difficulty>, Failure> {
    if word == "any" {
        return Ok(None);
    }
    let words = || Difficulty::ALL.iter().map(|difficulty| difficulty.word()).chain(["any"]);
    Difficulty::named(word).map(Some).ok_or_else(|| {
        let (meant, choices) = (did_you_mean(word, words()), one_of(words()));
        Failure::new(format!("there is no difficulty '{word}'{meant}; choose {choices}"))
    })
}

/// Houses and categories, such as `5x4`.
fn sizes(size: &str) -> Result<(u8, u8), Failure> {
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

fn named_kinds(list: &str) -> Result<Vec<Kind>, Failure> {
    let words = || Kind::ALL.iter().map(|kind| kind.word()).chain(["classic", "all"]);
    let mut kinds = Vec::new();
    for word in list.split(',').map(str::trim) {
        match word {
            "classic" => kinds.extend(Kind::CLASSIC),
            "all" => kinds.extend(Kind::ALL),
            _ => kinds.push(Kind::named(word).ok_or_else(|| {
                let (meant, choices) = (did_you_mean(word, words()), one_of(words()));
                Failure::new(format!("there is no kind '{word}'{meant}; choose {choices}"))
            })?),
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
