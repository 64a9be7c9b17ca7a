//! A reader's own puzzles, kept on the device under names.
//!
//! Each is an entry of its own, so a damaged one takes no other with it: it is set aside, named, and
//! never overwritten. A [`Shelf`] works over any [`Drawer`] of texts under keys. The page's drawer is
//! the browser's storage, which may be full, blocked, or changed by another tab at any time; so the
//! shelf remembers nothing itself, and says a puzzle is kept only once the drawer has it.
//!
//! It does not read puzzles: a text is kept as it was written, mistakes and all.
//!
//! ```
//! use std::{cell::RefCell, collections::BTreeMap};
//! use store::{Drawer, Puzzle, Shelf, Trouble};
//!
//! #[derive(Default)]
//! struct Memory(RefCell<BTreeMap<String, String>>);
//!
//! impl Drawer for Memory {
//!     fn keys(&self) -> Result<Vec<String>, Trouble> {
//!         Ok(self.0.borrow().keys().cloned().collect())
//!     }
//!     fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
//!         Ok(self.0.borrow().get(key).cloned())
//!     }
//!     fn set(&self, key: &str, text: &str) -> Result<(), Trouble> {
//!         self.0.borrow_mut().insert(key.into(), text.into());
//!         Ok(())
//!     }
//!     fn remove(&self, key: &str) -> Result<(), Trouble> {
//!         self.0.borrow_mut().remove(key);
//!         Ok(())
//!     }
//! }
//!
//! let shelf = Shelf::new(Memory::default());
//! let mine = Puzzle { name: "Mine".into(), text: "Pet: dog, cat".into() };
//! shelf.keep(&mine).unwrap();
//! assert_eq!(shelf.contents().unwrap().puzzles, [mine]);
//! ```

mod collection;
mod entry;

#[cfg(test)]
mod tests;

use std::fmt;

pub use collection::{read as read_collection, write as write_collection};
pub use entry::Puzzle;

use entry::Name;

/// The most puzzles that are kept.
pub const MOST: usize = 1_000;

/// What every key of an entry starts with.
const KEY: &str = "zebra.puzzle.";

/// Texts under keys that outlast the page.
pub trait Drawer {
    /// All keys, in no particular order.
    ///
    /// # Errors
    /// The storage is blocked.
    fn keys(&self) -> Result<Vec<String>, Trouble>;
    /// The text under a key, if there is one.
    ///
    /// # Errors
    /// The storage is blocked.
    fn get(&self, key: &str) -> Result<Option<String>, Trouble>;
    /// Puts a text under a key, in place of what is there.
    ///
    /// # Errors
    /// The storage is blocked or full; what was there before still is.
    fn set(&self, key: &str, text: &str) -> Result<(), Trouble>;
    /// Takes a text away.
    ///
    /// # Errors
    /// The storage is blocked.
    fn remove(&self, key: &str) -> Result<(), Trouble>;
}

/// Why something is not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser allows no storage here.
    Blocked,
    /// There is no room left.
    Full,
}

impl Trouble {
    fn cause(self) -> &'static str {
        match self {
            Self::Blocked => "this browser keeps nothing for this page",
            Self::Full => "there is no room left on this device",
        }
    }

    /// What it means for a game that is not kept.
    pub fn of_game(self) -> String {
        format!("{}; your marks will be gone when you close this page", self.cause())
    }
}

/// What it means for a puzzle that is not kept.
impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let advice = match self {
            Self::Blocked => "save the puzzle as a file or as a link",
            Self::Full => "delete a puzzle, or save this one as a file",
        };
        write!(f, "{}; {advice}", self.cause())
    }
}

impl std::error::Error for Trouble {}

/// An entry that cannot be read. It stays where it is until the reader deletes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// Where it is.
    pub key: String,
    /// The name, if that can still be read, else the key.
    pub name: String,
    /// All that is there.
    pub text: String,
}

/// What was found on the shelf.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contents {
    /// The puzzles, by name.
    pub puzzles: Vec<Puzzle>,
    /// What cannot be read.
    pub damaged: Vec<Damaged>,
}

/// The puzzles in a drawer.
#[derive(Clone, Debug)]
pub struct Shelf<D> {
    drawer: D,
}

impl<D: Drawer> Shelf<D> {
    /// The shelf in this drawer.
    pub fn new(drawer: D) -> Self {
        Self { drawer }
    }

    /// All that is there.
    ///
    /// # Errors
    /// The storage is blocked.
    pub fn contents(&self) -> Result<Contents, Trouble> {
        let mut contents = Contents::default();
        let mut keys = self.drawer.keys()?;
        keys.retain(|key| key.starts_with(KEY));
        keys.sort_unstable();
        for key in keys.into_iter().take(2 * MOST) {
            // Another tab may have taken it away by now.
            let Some(text) = self.drawer.get(&key)? else { continue };
            match entry::read(&text) {
                Ok(puzzle) if key_of(&puzzle.name) == key => contents.puzzles.push(puzzle),
                Ok(Puzzle { name, .. }) => contents.damaged.push(Damaged { key, name, text }),
                Err(name) => {
                    let name = name.unwrap_or_else(|| key[KEY.len()..].to_owned());
                    contents.damaged.push(Damaged { key, name, text });
                }
            }
        }
        contents.puzzles.sort_by_cached_key(|puzzle| puzzle.name.to_lowercase());
        Ok(contents)
    }

    /// Keeps a puzzle under its name, in place of one of the same name. Returns it as it is kept:
    /// its name trimmed and no longer than 80 characters.
    ///
    /// # Errors
    /// The storage is blocked or full; then everything is as it was.
    pub fn keep(&self, puzzle: &Puzzle) -> Result<Puzzle, Trouble> {
        let Name(name) = Name::from(puzzle.name.as_str());
        let puzzle = Puzzle { name, text: puzzle.text.clone() };
        let key = key_of(&puzzle.name);
        let is_new = self.drawer.get(&key)?.is_none();
        let kept =
            || self.drawer.keys().map(|keys| keys.iter().filter(|k| k.starts_with(KEY)).count());
        if is_new && kept()? >= MOST || puzzle.text.len() > puzzle::text::MAX_BYTES {
            return Err(Trouble::Full);
        }
        self.drawer.set(&key, &entry::write(&puzzle))?;
        Ok(puzzle)
    }

    /// Keeps a puzzle under its name, or, where another puzzle has that, under one like it:
    /// "Name (2)".
    ///
    /// # Errors
    /// The storage is blocked or full.
    pub fn keep_beside(&self, puzzle: &Puzzle) -> Result<Puzzle, Trouble> {
        let Name(wanted) = Name::from(puzzle.name.as_str());
        for number in 1..=MOST {
            let name = if number == 1 { wanted.clone() } else { format!("{wanted} ({number})") };
            let puzzle = Puzzle { name, text: puzzle.text.clone() };
            match self.drawer.get(&key_of(&puzzle.name))?.map(|text| entry::read(&text)) {
                None => return self.keep(&puzzle),
                Some(Ok(there)) if there == puzzle => return Ok(puzzle),
                Some(_) => {}
            }
        }
        Err(Trouble::Full)
    }

    /// Deletes a puzzle, if it is there.
    ///
    /// # Errors
    /// The storage is blocked.
    pub fn delete(&self, name: &str) -> Result<(), Trouble> {
        self.drawer.remove(&key_of(name))
    }

    /// Deletes an entry that cannot be read.
    ///
    /// # Errors
    /// The storage is blocked.
    pub fn delete_damaged(&self, damaged: &Damaged) -> Result<(), Trouble> {
        self.drawer.remove(&damaged.key)
    }
}

fn key_of(name: &str) -> String {
    format!("{KEY}{name}")
}
