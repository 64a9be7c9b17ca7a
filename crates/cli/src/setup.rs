//! The puzzle, the hints that are on, and the core at work on them.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use generate::Issue;
use puzzle::text::{self, Document};
use puzzle::{HintSet, Mistake, Puzzle, numbers, pack, reading};
use solver::{Core, Problem, Progress, Unwatched, Watch};
use unicode_normalization::UnicodeNormalization;

use crate::args::Request;
use crate::run::Failure;

/// What a report is about.
pub struct Setup {
    /// The puzzle, read as chosen.
    pub puzzle: Puzzle,
    /// The hints that are on.
    pub active: HintSet,
    /// The numbers of the hints that have their relation from their English.
    understood: Vec<u32>,
    patience: Option<Duration>,
}

impl Setup {
    /// Loads the puzzle and applies the choices.
    ///
    /// # Errors
    /// No such preset or file, errors in its text, hint numbers and readings that it does not have.
    pub fn of(request: &Request) -> Result<Self, Failure> {
        let Loaded { puzzle: published, on, understood } = load(&request.puzzle)?;
        let mut puzzle = published.clone();
        let mut chosen = Vec::new();
        for choice in &request.readings {
            let (number, reading) = reading::read(&published, choice)
                .map_err(|mistake| Failure::new(format!("--read {choice}: {mistake}")))?;
            if chosen.contains(&number) {
                return Err(Failure::new(format!("--read gives hint {number} two readings")));
            }
            chosen.push(number);
            puzzle = reading::with_reading(&puzzle, number, reading).map_err(Failure::new)?;
        }
        let active = active(&puzzle, on, &request.only, &request.without)?;
        Ok(Self { puzzle, active, understood, patience: request.patience })
    }

    /// The core, ready for this puzzle.
    pub fn core(&self) -> Core {
        Core::new(Problem::from(&self.puzzle))
    }

    /// When to stop.
    pub fn patience(&self) -> Option<Duration> {
        self.patience
    }

    /// Stops the core when patience ends; the clock starts now.
    pub fn watch(&self) -> impl Watch + use<> {
        let until = self.patience.map(|patience| Instant::now() + patience);
        move |_: &Progress| match until {
            Some(until) if Instant::now() >= until => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    }

    /// What a reader of the result has to know: which hints were read from their English, and
    /// which are off because that is not clear.
    pub fn note(&self) -> Option<String> {
        let unknown: Vec<u32> = self
            .puzzle
            .hints()
            .iter()
            .filter(|hint| hint.relation.is_none())
            .map(|hint| hint.number)
            .collect();
        let listed = |numbers: &[u32]| {
            numbers.iter().map(u32::to_string).collect::<Vec<String>>().join(", ")
        };
        let off = match unknown.as_slice() {
            [] => None,
            [only] => Some(format!("Hint {only} has no relation after ::, so it is off.")),
            some => {
                Some(format!("Hints {} have no relation after ::, so they are off.", listed(some)))
            }
        };
        let read = self.puzzle.hints().iter().filter(|hint| self.understood.contains(&hint.number));
        let read = read.filter_map(|hint| {
            let relation = text::relation_text(&self.puzzle, hint.relation.as_ref()?);
            Some(format!("Hint {} is read from its English: {relation}", hint.number))
        });
        let notes: Vec<String> = read.chain(off).collect();
        (!notes.is_empty()).then(|| notes.join("\n"))
    }

    /// The printed numbers of these hints, in the order of the puzzle.
    pub fn numbers(&self, hints: &HintSet) -> Vec<u32> {
        hints.iter().map(|i| self.puzzle.hints()[i].number).collect()
    }
}

/// What a name stands for.
struct Loaded {
    puzzle: Puzzle,
    /// The hints that are on unless told otherwise.
    on: HintSet,
    /// The numbers of the hints that have their relation from their English.
    understood: Vec<u32>,
}

impl From<Puzzle> for Loaded {
    fn from(puzzle: Puzzle) -> Self {
        Self { on: numbers::switchable(&puzzle), puzzle, understood: Vec::new() }
    }
}

fn load(name: &OsStr) -> Result<Loaded, Failure> {
    let shown = name.to_string_lossy();
    let path = Path::new(name);
    match presets::find(&shown) {
        Some(preset) => Ok(preset.puzzle().into()),
        None if is_link(&shown) && !path.exists() => opened(&shown),
        None => {
            let mut parts = read_file(path, &shown)?.into_parts();
            let understood = english::complete(&mut parts);
            Ok(Loaded { understood, ..Puzzle::new(parts).map_err(Failure::new)?.into() })
        }
    }
}

/// Whether it is an address with a fragment, or a fragment that names or carries a puzzle.
fn is_link(name: &str) -> bool {
    address(name).is_some() || ["p=", "z=", "t=", "day="].iter().any(|key| name.starts_with(key))
}

/// An address apart from its fragment. Some programs send the `#` between them as `%23`.
fn address(link: &str) -> Option<(&str, &str)> {
    let sent = || link.contains("://").then(|| link.split_once("%23")).flatten();
    link.split_once('#').or_else(sent)
}

/// What a link opens, as the page opens it; on the command line a link with a mistake opens nothing.
fn opened(name: &str) -> Result<Loaded, Failure> {
    let fragment = address(name).map_or(name, |(_, fragment)| fragment);
    if let Some(("day", day)) = link::subject(fragment) {
        let issue: Issue = day.parse().map_err(Failure::new)?;
        let puzzle = issue.puzzle(&mut Unwatched).map_err(Failure::new)?;
        let packed = pack::pack(&puzzle).map_err(Failure::new)?;
        link::bring(&format!("day={day}"), &packed).map_err(Failure::new)?;
    }
    let packed = link::packed(fragment, taken_in).map_err(Failure::new)?;
    let (link, mistakes) = link::decode(packed.as_deref().unwrap_or(fragment));
    match mistakes.first() {
        Some(mistake) => Err(Failure::new(mistake)),
        None => Ok(Loaded { on: link.active.clone(), ..link.puzzle().into() }),
    }
}

fn read_file(path: &Path, shown: &str) -> Result<Puzzle, Failure> {
    let (source, text) = if shown == "-" {
        ("standard input".to_owned(), read(io::stdin().lock()))
    } else if path.exists() || path.extension().is_some() || path.components().count() > 1 {
        (shown.to_owned(), File::open(path).and_then(read))
    } else {
        let unknown = presets::Unknown(shown);
        return Err(Failure::new(format!(
            "{unknown}, or give a file, a link, or - for standard input"
        )));
    };
    let text = checked(&source, text)?;
    Document::read(&text)
        .map(Document::into_puzzle)
        .map_err(|errors| Failure::new(format!("{source}: {errors}")))
}

/// A text in plain English, from a file or `-`.
///
/// # Errors
/// It cannot be read, or is not UTF-8.
pub fn english(name: &OsStr) -> Result<String, Failure> {
    let shown = name.to_string_lossy();
    if shown == "-" {
        return checked("standard input", read(io::stdin().lock()));
    }
    checked(&shown, File::open(name).and_then(read))
}

/// What was read, as text.
fn checked(source: &str, text: io::Result<Vec<u8>>) -> Result<String, Failure> {
    let text = text.map_err(|error| Failure::new(format!("cannot read {source}: {error}")))?;
    String::from_utf8(text).map(|text| taken_in(&text)).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + taken_in(&String::from_utf8_lossy(before)).matches('\n').count();
        Failure::new(format!("{source}: line {line}: the text is not UTF-8"))
    })
}

/// A text from outside: lines end in line feeds, and a letter with an accent is the same however it is
/// put together (Unicode NFC).
fn taken_in(text: &str) -> String {
    text::with_line_feeds(text).nfc().collect()
}

/// All of it, but not much more than a puzzle's text can be.
fn read(source: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(text::MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn active(
    puzzle: &Puzzle,
    on: HintSet,
    only: &[String],
    without: &[String],
) -> Result<HintSet, Failure> {
    let union = |option: &str, lists: &[String]| -> Result<HintSet, Failure> {
        let mut union = HintSet::none();
        for list in lists {
            let set = numbers::read(puzzle, list).map_err(|mistake: Mistake<'_>| {
                Failure::new(format!("{option} {list}: {mistake}"))
            })?;
            set.iter().for_each(|i| union.insert(i));
        }
        Ok(union)
    };
    let switchable = numbers::switchable(puzzle);
    let on = if only.is_empty() { on } else { union("--only", only)? };
    let off = union("--without", without)?;
    if let Some(i) = on.iter().find(|&i| !switchable.contains(i)) {
        let number = puzzle.hints()[i].number;
        return Err(Failure::new(format!(
            "--only: hint {number} has no relation after ::, so it cannot be switched on"
        )));
    }
    Ok(on.iter().filter(|&i| !off.contains(i)).collect())
}
