//! Edit: puzzles that are pasted, made, kept on the device, in files and on paper.

pub const PASTE: &str = "Paste a puzzle in plain English";
pub const ABOUT_PASTE: &str = "Paste all of it: the people and things, the hints, the question. It is read on your own \
     machine, and what is not understood is kept and marked.";
pub const PASTE_SAMPLE: &str =
    "Three neighbours live in a row. Everyone has a different pet: dog, cat, fish. …";
pub const READ: &str = "Read it";
pub const READING: &str = "Reading…";
pub const UNDERSTOOD: &str = "This is what was understood";
pub const WRONG_LISTS: &str = "Is a word in the wrong list?";
pub const ABOUT_LISTS: &str = "Move words between the lists, add what is missing, or clear a list that should not be there. \
     The text is then read again with your lists, and what you chose for a hint is chosen anew.";
pub const READ_AGAIN: &str = "Read it with these lists";
pub const HINT_NOT_UNDERSTOOD: &str =
    "Not understood: it stays off until you say in the form what it means.";
/// The question follows.
pub const QUESTION: &str = "Question: ";
pub const USE_PUZZLE: &str = "Use this puzzle";
pub const DISCARD: &str = "Discard";
pub const PUZZLE_USED: &str = "This is your puzzle now. Undo brings back the one before.";

pub const NEW: &str = "A new puzzle";
pub const ABOUT_NEW: &str = "A new puzzle has exactly one solution and no hint to spare. The same seed makes the same \
     puzzle.";
pub const PLACES: &str = "Places";
pub const CATEGORIES: &str = "Categories";
pub const DIFFICULTY: &str = "Difficulty";
pub const ANY_DIFFICULTY: &str = "any";
pub const SEED: &str = "Seed";
pub const ANY_SEED: &str = "any";
pub const WRONG_SEED: &str = "a seed is a whole number, such as 42";
pub const ALL_KINDS: &str = "All kinds of hint";
pub const MAKE: &str = "Make a puzzle";
pub const START_BLANK: &str = "Start from scratch";

/// Names to start from: of the puzzle, of categories, of the values of the first of them.
pub const BLANK_TITLE: &str = "My puzzle";
pub const BLANK_CATEGORIES: [&str; 8] =
    ["Name", "Color", "Pet", "Drink", "Food", "Hobby", "Job", "City"];
pub const BLANK_VALUES: [[&str; 8]; 3] = [
    ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal"],
    ["red", "green", "blue", "yellow", "white", "black", "pink", "grey"],
    ["dog", "cat", "fish", "horse", "bird", "rabbit", "snake", "mouse"],
];

pub const KEPT: &str = "My puzzles, kept on this device";
pub const KEPT_NONE: &str = "Nothing is kept yet.";
pub const KEEP: &str = "Keep this puzzle";
pub const KEEP_NAME: &str = "Name";
pub const UNTITLED: &str = "Untitled";
/// After a name.
pub const DAMAGED: &str = " (damaged)";
pub const SAVE_DAMAGED: &str = "Save what is there";
pub const SAVE_ALL: &str = "Save all of them in one file";

pub fn kept(name: &str) -> String {
    format!("Kept on this device as \"{name}\".")
}

pub fn deleted(name: &str) -> String {
    format!("\"{name}\" is deleted.")
}

pub const FILES: &str = "Files";
pub const ABOUT_FILES: &str = "A file with several puzzles goes to your puzzles above.";
pub const SAVE: &str = "Save this puzzle as a file";
pub const OPEN: &str = "Open a file";

pub fn opened(puzzles: usize) -> String {
    format!("{puzzles} puzzles are kept.")
}

pub fn opened_with_errors(name: &str, first: &str) -> String {
    format!("\"{name}\" has errors: {first}")
}

pub const PRINT: &str = "Print";
pub const ABOUT_PRINT: &str =
    "The puzzle with an empty grid, and the solution on a page of its own.";
