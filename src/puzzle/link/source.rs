//! Where a link's puzzle comes from: it carries it, or names it.

use std::cell::RefCell;
use std::rc::Rc;

use super::super::mistake::Mistake;
use super::super::preset::{self, Preset};
use super::super::{Puzzle, pack};

/// Where a link's puzzle comes from, and the puzzle, which takes milliseconds to unpack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The part of a link that names or carries it.
    part: String,
    puzzle: Rc<Puzzle>,
}

thread_local! {
    /// Puzzles that links name and this program was not built with, as another has brought them. A
    /// name always means the same puzzle, so that what is here only decides which links can be read.
    static BROUGHT: RefCell<Vec<Source>> = const { RefCell::new(Vec::new()) };
}

/// Keeps a puzzle under the part of a link that names it, so that such links can be read from now on.
///
/// # Errors
/// It is packed in a way that cannot be read.
pub fn bring(part: &str, packed: &str) -> Result<(), Mistake> {
    if found(part).is_none() {
        let source = Source { part: part.to_owned(), puzzle: Rc::new(pack::unpack(packed)?) };
        BROUGHT.with_borrow_mut(|brought| brought.push(source));
    }
    Ok(())
}

/// What has been brought under this name.
pub(super) fn found(part: &str) -> Option<Source> {
    BROUGHT.with_borrow(|brought| brought.iter().find(|source| source.part == part).cloned())
}

impl Source {
    /// A preset that [is here](Preset::is_here).
    pub(super) fn built_in(preset: &'static Preset) -> Self {
        Self { part: format!("p={}", preset.id), puzzle: Rc::new(preset.puzzle()) }
    }

    pub(super) fn carried(packed: &str, puzzle: Puzzle) -> Self {
        Self { part: format!("z={packed}"), puzzle: Rc::new(puzzle) }
    }

    /// The puzzle as published.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The preset, if it is one.
    pub fn preset(&self) -> Option<&'static Preset> {
        self.part.strip_prefix("p=").and_then(preset::find)
    }

    /// The part of a link that names or carries it.
    pub fn part(&self) -> &str {
        &self.part
    }
}
