//! Code: the puzzle as a program for a solver.

pub const VIEW: &str = "Take the puzzle to a real solver";
pub const ABOUT: &str = "The puzzle with the hints that are on, in a language that solvers read.";
pub const LANGUAGE: &str = "Language";
pub const COPY: &str = "Copy";
pub const COPIED: &str = "The program is copied.";
pub const NOT_COPIED: &str = "Copying is blocked here; save the file, or select the text.";

pub fn save(file: &str) -> String {
    format!("Save {file}")
}
