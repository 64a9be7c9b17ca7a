//! Reads puzzles in plain English.
//!
//! 1. [`layout`] takes the text apart by form: title, setting, lists, hints, questions.
//! 2. [`inference`] gives the categories that no list names.
//! 3. `reading` reads each hint: values and phrases are found from data, a chart parser combines
//!    them by a grammar in data, and the best few readings are kept with their costs.
//! 4. `joint` chooses one reading of each hint, by their costs and the solver, or asks.
//! 5. `question` reads what is asked, and [`import`] says what was understood, guessed and passed over.

mod calendar;
pub mod document;
mod ground;
pub mod import;
pub mod inference;
mod joint;
pub mod layout;
mod question;
mod read;
pub mod reading;
pub mod tokens;

pub use read::read;

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 18;
