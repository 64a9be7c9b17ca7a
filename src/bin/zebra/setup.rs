//! The puzzle, the hints that are on, and the core at work on them.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use zebra_playground::puzzle::text::{self, Document};
use zebra_playground::puzzle::{HintSet, Mistake, Puzzle, link, numbers, preset, reading};
use zebra_playground::solver::{Core, Problem, Progress, Watch};

use crate::args::Request;
use crate::run::Failure;

/// What a report is about.
pub struct Setup {
    /// The puzzle, read as chosen.
    pub puzzle: Puzzle,
    /// The hints that are on.
    pub active: HintSet,
    patience: Option<Duration>,
}

impl Setup {
    /// Loads the puzzle and applies the choices.
    ///
    /// # Errors
    /// No such preset or file, errors in its text, hint numbers and readings that it does not have.
    pub fn of(request: &Request) -> Result<Self, Failure> {
        let (published, on) = load(&request.puzzle)?;
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
        Ok(Self { puzzle, active, patience: request.patience })
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

    /// What a reader of the result has to know: which hints are off because nobody said what they
    /// mean.
    pub fn note(&self) -> Option<String> {
        let hints = self.puzzle.hints().iter();
        let numbers: Vec<String> = hints
            .filter(|hint| hint.relation.is_none())
            .map(|hint| hint.number.to_string())
            .collect();
        match numbers.as_slice() {
            [] => None,
            [only] => Some(format!("Hint {only} has no relation after ::, so it is off.")),
            several => Some(format!(
                "Hints {} have no relation after ::, so they are off.",
                several.join(", ")
            )),
        }
    }

    /// The printed numbers of these hints, in the order of the puzzle.
    pub fn numbers(&self, hints: &HintSet) -> Vec<u32> {
        hints.iter().map(|i| self.puzzle.hints()[i].number).collect()
    }
}

/// The puzzle, and the hints that are on unless told otherwise.
fn load(name: &OsStr) -> Result<(Puzzle, HintSet), Failure> {
    let shown = name.to_string_lossy();
    let path = Path::new(name);
    let puzzle = match preset::find(&shown) {
        Some(preset) => preset.puzzle(),
        None if is_link(&shown) && !path.exists() => return opened(&shown),
        None => read_file(path, &shown)?,
    };
    let on = numbers::switchable(&puzzle);
    Ok((puzzle, on))
}

/// Whether it is an address with a fragment, or a fragment that names or carries a puzzle.
fn is_link(name: &str) -> bool {
    name.contains('#') || ["p=", "z=", "t="].iter().any(|key| name.starts_with(key))
}

/// What a link opens; on the command line a link with a mistake opens nothing.
fn opened(name: &str) -> Result<(Puzzle, HintSet), Failure> {
    let fragment = name.split_once('#').map_or(name, |(_, fragment)| fragment);
    let packed = link::packed(fragment).map_err(Failure::new)?;
    let (link, mistakes) = link::decode(packed.as_deref().unwrap_or(fragment));
    match mistakes.first() {
        Some(mistake) => Err(Failure::new(mistake)),
        None => Ok((link.puzzle(), link.active)),
    }
}

fn read_file(path: &Path, shown: &str) -> Result<Puzzle, Failure> {
    let (source, text) = if shown == "-" {
        ("standard input".to_owned(), read(io::stdin().lock()))
    } else if path.exists() || path.extension().is_some() || path.components().count() > 1 {
        (shown.to_owned(), File::open(path).and_then(read))
    } else {
        let unknown = preset::unknown(shown);
        return Err(Failure::new(format!(
            "{unknown}, or give a file, a link, or - for standard input"
        )));
    };
    let text = text.map_err(|error| Failure::new(format!("cannot read {source}: {error}")))?;
    let text = String::from_utf8(text).map_err(|error| {
        let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()]
            .iter()
            .filter(|&&byte| byte == b'\n')
            .count();
        Failure::new(format!("{source}: line {line}: the text is not UTF-8"))
    })?;
    Document::read(&text)
        .map(Document::into_puzzle)
        .map_err(|errors| Failure::new(format!("{source}: {errors}")))
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
            let set = numbers::read(puzzle, list)
                .map_err(|mistake: Mistake| Failure::new(format!("{option} {list}: {mistake}")))?;
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
