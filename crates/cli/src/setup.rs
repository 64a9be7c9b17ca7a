//! The puzzle, the hints that are on, and the core at work on them.

use std::ffi::OsString;

use clap::Args;
use puzzle::mistake::one_of;
use puzzle::text;
use puzzle::{HintSet, Mistake, Puzzle, numbers, reading};
use solver::{Core, Problem, Watch};

use crate::failure::Failure;
use crate::options::Patience;
use crate::source::{self, Loaded};

#[derive(Args)]
pub struct PuzzleArgs {
    #[arg(value_name = "PUZZLE", help = puzzles())]
    puzzle: OsString,
    /// Only these hints on, such as 1-8,11 or none or all; the numbers are the printed ones
    #[arg(long, value_name = "LIST")]
    only: Vec<String>,
    /// These hints off
    #[arg(long, value_name = "LIST")]
    without: Vec<String>,
    /// Read "left of" or "right of" in hint N as immediate or somewhere, such as 4=somewhere
    #[arg(long, value_name = "N=READING", value_delimiter = ',')]
    read: Vec<String>,
    #[command(flatten)]
    patience: Patience,
}

fn puzzles() -> String {
    let presets = one_of(presets::all().iter().map(|preset| preset.id));
    format!("A preset ({presets}), a .zebra file, a link or its fragment, or - for standard input")
}

/// What a report is about.
pub struct Setup {
    /// The puzzle, read as chosen.
    pub puzzle: Puzzle,
    /// The hints that are on.
    pub active: HintSet,
    /// The numbers of the hints that have their relation from their English.
    understood: Vec<u32>,
    /// When to stop.
    pub patience: Patience,
}

impl PuzzleArgs {
    /// Loads the puzzle and applies the choices.
    ///
    /// # Errors
    /// No such preset or file, errors in its text, hint numbers and readings that it does not have.
    pub fn setup(self) -> Result<Setup, Failure> {
        let Loaded { puzzle: published, on, understood } = source::load(&self.puzzle)?;
        let mut puzzle = published.clone();
        let mut chosen = Vec::new();
        for choice in &self.read {
            let (number, reading) = reading::read(&published, choice)
                .map_err(|mistake| Failure::new(format!("--read {choice}: {mistake}")))?;
            if chosen.contains(&number) {
                return Err(Failure::new(format!("--read gives hint {number} two readings")));
            }
            chosen.push(number);
            puzzle = reading::with_reading(&puzzle, number, reading).map_err(Failure::new)?;
        }
        let active = active(&puzzle, on, &self.only, &self.without)?;
        Ok(Setup { puzzle, active, understood, patience: self.patience })
    }
}

impl Setup {
    /// The core, ready for this puzzle.
    pub fn core(&self) -> Core {
        Core::new(Problem::from(&self.puzzle))
    }

    /// Stops the core when patience ends; the clock starts now.
    pub fn watch(&self) -> impl Watch + use<> {
        self.patience.watch()
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
