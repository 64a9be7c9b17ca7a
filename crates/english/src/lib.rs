//! Reads puzzles in plain English.
//!
//! 1. [`layout`] takes the text apart by form: title, setting, lists, hints, questions.
//! 2. [`inference`] groups what may be values into categories that no list names; `search` changes
//!    these as long as the hints read better and go together better.
//! 3. `reading` reads each hint: values and phrases are found from data, a chart parser combines
//!    them by a grammar in data, and the best few readings are kept with their costs.
//! 4. `joint` chooses one reading of each hint, by their costs and the solver, or asks.
//! 5. `question` reads what is asked, and [`import`] says what was understood, guessed and passed over.
//!
//! It uses no language model and no network, and it never searches on until a puzzle happens to have
//! one solution: what is not sure is asked.
//!
//! ```
//! let text = "Name: Ann, Bob, Cy
//! Pet: dog, cat, fox
//!
//! 1. Ann, who has the dog, lives right next to Bob.
//! 2. The cat lives in the third house.
//! 3. Bob does not live at either end.
//!
//! Who has the fox?";
//! let import = english::read(text).unwrap();
//! assert_eq!(import.summary, "all 3 hints understood; they leave one solution");
//! assert_eq!(import.hints[1].readings[0].notation, "cat @ 3");
//! ```

mod calendar;
pub mod document;
mod ground;
pub mod import;
pub mod inference;
mod joint;
mod kinds;
pub mod layout;
mod question;
mod read;
pub mod reading;
mod search;
pub mod tokens;

pub use read::{read, read_about};

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 18;
