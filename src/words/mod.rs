//! What the page says: everything that is shown, read out or printed, but for what the crates say of
//! puzzles (a mistake, a step, a method's name), what people wrote, and programs.
//!
//! A file for each view or part has constants for sentences that are always the same and functions for
//! those with a number, a name or a list in them; the plural is chosen in there. A name says what a
//! sentence is for, not what it says. Where the page puts something of its own into a sentence, such as
//! a link, the sentence has `{}` at that place, and [`around`] takes it apart there.
//!
//! So another language is this folder written anew, and what the crates say; docs/contributing.md has
//! the list. `tests/words.rs` finds words that stand elsewhere in `src`, and the compiler those here that
//! nothing says any more. No file here knows a view.

pub mod articles;
pub mod code;
pub mod components;
pub mod day;
pub mod edit;
pub mod explain;
pub mod explore;
pub mod game_end;
pub mod methods;
pub mod page;
pub mod play;
pub mod sets;
pub mod share;
pub mod shelf;

/// What stands before and after the place in a sentence where the page puts something of its own.
pub fn around(sentence: &'static str) -> (&'static str, &'static str) {
    sentence.split_once("{}").unwrap_or((sentence, ""))
}
