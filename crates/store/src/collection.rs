//! Many puzzles in one file that is a puzzle file itself where it holds one: each begins with a
//! line `#= Name`, which is a comment in the text format. A line of a puzzle that begins like this
//! is written with one more `=`.

use super::MOST;
use super::entry::{Name, Puzzle};
use puzzle::text::with_line_feeds;

const MARK: &str = "#=";

/// The longest file that is read, in bytes.
const MAX_BYTES: usize = 32 << 20;

/// All puzzles in one text.
pub fn write<'p>(puzzles: impl IntoIterator<Item = &'p Puzzle>) -> String {
    let mut file = String::new();
    for Puzzle { name, text } in puzzles {
        file += MARK;
        file += " ";
        file += name;
        file += "\n";
        for line in text.split('\n') {
            if let Some(rest) = line.strip_prefix(MARK) {
                file += "#==";
                file += rest;
            } else {
                file += line;
            }
            file += "\n";
        }
    }
    file
}

/// The puzzles in a file; one without a mark is one puzzle, named by its title or else by `name`.
///
/// # Errors
/// A sentence: the file is too large, or holds too many.
pub fn read(file: &str, name: &str) -> Result<Vec<Puzzle>, String> {
    if file.len() > MAX_BYTES {
        return Err(format!("the file is longer than {} MB", MAX_BYTES >> 20));
    }
    let file = &*with_line_feeds(file);
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut lines: Vec<String> = Vec::new();
    let mut current: Option<String> = None;
    for line in file.strip_prefix('\u{feff}').unwrap_or(file).split('\n') {
        let bare = line.strip_suffix('\r').unwrap_or(line);
        match bare.strip_prefix(MARK).filter(|rest| !rest.starts_with('=')) {
            Some(name) => {
                close(&mut puzzles, current.replace(Name::from(name).0), &mut lines);
                if puzzles.len() >= MOST {
                    return Err(format!("the file holds more than {MOST} puzzles"));
                }
            }
            None => lines.push(match line.strip_prefix("#==") {
                Some(rest) if current.is_some() => format!("{MARK}{rest}"),
                _ => line.to_owned(),
            }),
        }
    }
    if current.is_none() {
        let title = file.lines().find_map(|line| line.strip_prefix("title:"));
        let Name(name) = Name::from(title.map(str::trim).filter(|t| !t.is_empty()).unwrap_or(name));
        return Ok(vec![Puzzle { name, text: file.to_owned() }]);
    }
    // The line break behind the last line is the file's own.
    if lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    close(&mut puzzles, current, &mut lines);
    Ok(puzzles)
}

/// Ends the puzzle of this name; what stands before the first mark is no puzzle.
fn close(puzzles: &mut Vec<Puzzle>, name: Option<String>, lines: &mut Vec<String>) {
    let lines = std::mem::take(lines);
    if let Some(name) = name {
        puzzles.push(Puzzle { name, text: lines.join("\n") });
    }
}
