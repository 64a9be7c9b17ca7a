//! Sets of texts, from folders and files.

use std::fs;
use std::path::Path;

use crate::labelled;
use crate::samples::{Examples, File, Set};

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
