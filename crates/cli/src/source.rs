//! Where puzzles come from: presets, files, links, standard input.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use generate::Issue;
use puzzle::text::{self, Document};
use puzzle::{HintSet, Puzzle, numbers, pack};
use solver::Unwatched;
use unicode_normalization::UnicodeNormalization;

use crate::failure::Failure;

/// What a name stands for.
pub struct Loaded {
    /// The puzzle as it was published.
    pub puzzle: Puzzle,
    /// The hints that are on unless told otherwise.
    pub on: HintSet,
    /// The numbers of the hints that have their relation from their English.
    pub understood: Vec<u32>,
}

impl From<Puzzle> for Loaded {
    fn from(puzzle: Puzzle) -> Self {
        Self { on: numbers::switchable(&puzzle), puzzle, understood: Vec::new() }
    }
}

/// The puzzle of this name.
///
/// # Errors
/// There is none, or it has errors in its text.
pub fn load(name: &OsStr) -> Result<Loaded, Failure> {
    let shown = name.to_string_lossy();
    let path = Path::new(name);
    match presets::find(&shown) {
        Some(preset) => Ok(preset.puzzle().into()),
        None if is_link(&shown) && !path.exists() => opened(&shown),
        None => {
            let mut parts = read_file(path, &shown)?.into_parts();
            let understood = english::import::complete(&mut parts);
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
