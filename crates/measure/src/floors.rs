//! Figures that only rise: `floors.txt` has a line for each, with a reader, a set, what is counted
//! and the least that it may be.

use crate::samples::{self, Set};
use crate::sets;
use crate::table::Figures;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/floors.txt");

/// A line of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Floor {
    /// The reader.
    pub reader: String,
    /// The set's file or folder.
    pub set: String,
    /// What is counted: see [`Figures::named`].
    pub figure: String,
    /// The least.
    pub least: usize,
}

/// The floors.
///
/// # Errors
/// What cannot be read.
pub fn load() -> Result<Vec<Floor>, String> {
    let text = std::fs::read_to_string(FILE).map_err(|error| format!("{FILE}: {error}"))?;
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines.map(|line| floor(line).ok_or_else(|| format!("no floor: {line}"))).collect()
}

fn floor(line: &str) -> Option<Floor> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [reader, set, figure, least] = words.as_slice() else { return None };
    let own = |word: &&str| (*word).to_owned();
    let least = least.parse().ok()?;
    Some(Floor { reader: own(reader), set: own(set), figure: own(figure), least })
}

impl Floor {
    /// The texts of its set.
    ///
    /// # Errors
    /// What cannot be read.
    pub fn texts(&self) -> Result<Set, String> {
        sets::load((samples::DATA.to_owned() + &self.set).as_ref())
    }

    fn line(&self) -> String {
        format!("{} {} {} {}\n", self.reader, self.set, self.figure, self.least)
    }
}

/// Raises the floors of a reader to what was measured of these sets.
///
/// # Errors
/// When the file cannot be read or written.
pub fn raise(reader: &str, measured: &[(&String, Figures)]) -> Result<(), String> {
    let text = std::fs::read_to_string(FILE).map_err(|error| format!("{FILE}: {error}"))?;
    let raised = text.lines().map(|line| {
        let Some(mut floor) = floor(line).filter(|floor| floor.reader == reader) else {
            return format!("{line}\n");
        };
        let same = |(set, _): &&(&String, Figures)| {
            floor.set.rsplit('/').next().is_some_and(|name| name.split('.').next() == Some(*set))
        };
        let figure = measured.iter().find(same).and_then(|(_, all)| all.named(&floor.figure));
        floor.least = floor.least.max(figure.unwrap_or(0));
        floor.line()
    });
    let raised: String = raised.collect();
    std::fs::write(FILE, raised).map_err(|error| format!("{FILE}: {error}"))
}
