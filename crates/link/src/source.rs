//! Where a link's puzzle comes from: it carries it, or names it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use presets::Preset;
use puzzle::{Mistake, Puzzle, pack};

/// Where a link's puzzle comes from, and the puzzle, which takes milliseconds to unpack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The part of a link that names or carries it.
    part: String,
    puzzle: Rc<Puzzle>,
}

thread_local! {
    /// The presets that this program carries.
    static PRESETS: Cell<fn(&str) -> Option<Puzzle>> = const { Cell::new(presets::published) };
    /// Puzzles that links name and this program was not built with, as another has brought them. A
    /// name always means the same puzzle, so that what is here only decides which links can be read.
    static BROUGHT: RefCell<Vec<Source>> = const { RefCell::new(Vec::new()) };
}

/// Keeps a puzzle under the part of a link that names it, so that such links can be read from now on.
///
/// # Errors
/// It is packed in a way that cannot be read.
pub fn bring(part: &str, packed: &str) -> Result<(), Mistake<'static>> {
    if found(part).is_none() {
        let source = Source { part: part.to_owned(), puzzle: Rc::new(pack::unpack(packed)?) };
        BROUGHT.with_borrow_mut(|brought| brought.push(source));
    }
    Ok(())
}

/// Has links to any preset read from now on. Without this a program carries the published ones only.
pub fn carry_all_presets() {
    PRESETS.set(|id| presets::find(id).map(Preset::puzzle));
}

/// The puzzle of a preset that this program carries.
pub(super) fn preset(id: &str) -> Option<Source> {
    Some(Source::preset_with(presets::find(id)?, PRESETS.get()(id)?))
}

/// What has been brought under this name.
pub(super) fn found(part: &str) -> Option<Source> {
    BROUGHT.with_borrow(|brought| brought.iter().find(|source| source.part == part).cloned())
}

impl Source {
    pub(super) fn opening() -> Self {
        let (preset, puzzle) = presets::opening();
        Self::preset_with(preset, puzzle)
    }

    /// A preset, whose puzzle this is.
    pub(super) fn preset_with(preset: &'static Preset, puzzle: Puzzle) -> Self {
        Self { part: format!("p={}", preset.id), puzzle: Rc::new(puzzle) }
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
        self.part.strip_prefix("p=").and_then(presets::find)
    }

    /// The part of a link that names or carries it.
    pub fn part(&self) -> &str {
        &self.part
    }
}
