//! Sets of texts, from folders and files.

use std::fs;
use std::path::Path;

use crate::labelled;
use crate::samples::{Examples, File, Set};

/// The sets of whole texts that the repository has.
pub const WHOLE: [&str; 49] = [
    "english-60",
    "real",
    "bench.json",
    "lot-1",
    "lot-2",
    "lot-3",
    "lot-4",
    "lot-5",
    "lot-6",
    "lot-7",
    "lot-8",
    "lot-9",
    "lot-10",
    "lot-11",
    "lot-12",
    "lot-13",
    "lot-14",
    "lot-15",
    "lot-16",
    "lot-17",
    "lot-18",
    "lot-19",
    "lot-20",
    "lot-21",
    "lot-22",
    "lot-23",
    "lot-24",
    "lot-25",
    "lot-26",
    "lot-27",
    "lot-28",
    "lot-29",
    "lot-30",
    "lot-31",
    "lot-32",
    "lot-33",
    "lot-34",
    "lot-35",
    "lot-36",
    "lot-37",
    "lot-38",
    "lot-39",
    "lot-40",
    "lot-41",
    "lot-42",
    "lot-43",
    "lot-44",
    "lot-45",
    "lot-46",
];

/// Reads a folder of texts in the form of `english-60`, a file of labelled sentences, or one of
/// texts where only the place that is asked for is known.
///
/// # Errors
/// What cannot be read, with the file's name.
pub fn load(path: &Path) -> Result<Set, String> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let read = |path: &Path| {
        fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
    };
    if path.extension().is_some_and(|extension| extension == "txt") {
        let samples = labelled::samples(&read(path)?);
        return Ok(Set {
            name,
            samples: samples.map_err(|why| format!("{}: {why}", path.display()))?,
        });
    }
    if path.is_file() {
        let examples: Examples = serde_json::from_str(&read(path)?)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        let samples = examples.examples.into_iter().enumerate();
        let samples = samples.map(|(i, example)| example.sample(format!("{}", i + 1))).collect();
        return Ok(Set { name, samples });
    }
    let entries = fs::read_dir(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    let sample = |file: &std::path::PathBuf| {
        let parsed: File = serde_json::from_str(&read(file)?)
            .map_err(|error| format!("{}: {error}", file.display()))?;
        let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        parsed.sample(stem).map_err(|error| format!("{}: {error}", file.display()))
    };
    Ok(Set { name, samples: files.iter().map(sample).collect::<Result<_, _>>()? })
}
