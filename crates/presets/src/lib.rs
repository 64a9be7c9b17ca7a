//! The puzzles that are built in, one `.zebra` file each in the folder `puzzles`.
//!
//! The build reads the files and packs the puzzles, so a program that shows one needs no reader. A
//! program carries only those it can reach: [`published`] leads to the old riddles,
//! [`Preset::puzzle`] to all.
//!
//! It does not hold puzzles of the day (`generate` makes them) or a reader's own (`store`).
//!
//! ```
//! let fish = presets::find("fish").unwrap();
//! assert_eq!((fish.name, fish.puzzle().hints().len()), ("Fish riddle", 15));
//! ```

use std::fmt;

use puzzle::mistake::unknown;
use puzzle::{Puzzle, pack};

/// A built-in puzzle.
#[derive(PartialEq, Eq, Debug)]
pub struct Preset {
    /// The short name in links and on the command line.
    pub id: &'static str,
    /// The name that readers see.
    pub name: &'static str,
}

/// Lists the presets: the file in `puzzles` and the name that readers see.
macro_rules! presets {
    (published: $($id:literal $name:literal,)* ours: $($our_id:literal $our_name:literal,)*) => {
        const PUBLISHED: &[Preset] = &[$(Preset { id: $id, name: $name },)*];
        static PRESETS: &[Preset] = &[
            $(Preset { id: $id, name: $name },)*
            $(Preset { id: $our_id, name: $our_name },)*
        ];

        fn packed_if_published(id: &str) -> Option<&'static [u8]> {
            match id {
                $($id => Some(packed!($id)),)*
                _ => None,
            }
        }

        fn packed_if_ours(id: &str) -> Option<&'static [u8]> {
            match id {
                $($our_id => Some(packed!($our_id)),)*
                _ => None,
            }
        }

        fn source(id: &str) -> &'static str {
            match id {
                $($id => source!($id),)*
                $($our_id => source!($our_id),)*
                _ => "",
            }
        }
    };
}

/// What the build made of the source.
macro_rules! packed {
    ($id:literal) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $id, ".puzzle"))
    };
}

macro_rules! source {
    ($id:literal) => {
        include_str!(concat!("../puzzles/", $id, ".zebra"))
    };
}

presets! {
    published:
    // Of unknown origin, often ascribed to Einstein without evidence.
    "fish" "Fish riddle",
    // Life International, 17 December 1962.
    "zebra" "Zebra puzzle",
    // The fish riddle with the things of the 2010s.
    "phones" "Phone riddle",
    ours:
    "huts" "Three huts, 3×3",
    "tea" "Tea for four, 4×3",
    "harbour" "In the harbour, 4×4",
    "office" "Five programmers, 5×5",
    "meeting" "The meeting room, 5×7",
    "concert" "Six musicians, 6×6",
}

impl Preset {
    /// The puzzle in the text format.
    pub fn source(&self) -> &'static str {
        source(self.id)
    }

    /// Whether it is one of our own.
    pub fn is_ours(&self) -> bool {
        !PUBLISHED.contains(self)
    }

    /// The puzzle.
    pub fn puzzle(&self) -> Puzzle {
        let packed = packed_if_published(self.id).or_else(|| packed_if_ours(self.id));
        unpacked(packed.unwrap_or_default())
    }
}

/// The puzzle with this id, if it has been published elsewhere.
pub fn published(id: &str) -> Option<Puzzle> {
    packed_if_published(id).map(unpacked)
}

/// The preset to open with, and its puzzle.
pub fn opening() -> (&'static Preset, Puzzle) {
    let first = &PRESETS[0];
    (first, unpacked(packed_if_published(first.id).unwrap_or_default()))
}

/// The build has read every preset, and the tests read them again. (`expect` would bring the names of
/// all mistakes into the first program of the page.)
fn unpacked(packed: &[u8]) -> Puzzle {
    pack::puzzle(packed).unwrap_or_else(|_| panic!("a preset is whole"))
}

/// All presets; the first is the one to open with.
pub fn all() -> &'static [Preset] {
    PRESETS
}

/// The preset with this id.
pub fn find(id: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.id == id)
}

/// What is no preset. Its sentence says which there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unknown<'t>(pub &'t str);

impl fmt::Display for Unknown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&unknown("puzzle", self.0, PRESETS.iter().map(|preset| preset.id)))
    }
}

impl std::error::Error for Unknown<'_> {}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::text::Document;

    #[test]
    fn every_preset_reads_and_is_complete() {
        for preset in all() {
            let puzzle = preset.puzzle();
            assert!(puzzle.hints().iter().all(|hint| hint.relation.is_some()), "{}", preset.id);
            assert!(!puzzle.questions().is_empty(), "{}", preset.id);
            assert_eq!(Document::write(puzzle.clone()).to_string(), without_comments(preset));
        }
    }

    fn without_comments(preset: &Preset) -> String {
        let lines = preset.source().lines().filter(|line| !line.starts_with('#'));
        lines.flat_map(|line| [line, "\n"]).collect()
    }

    #[test]
    fn hints_carry_the_numbers_of_the_originals() {
        let numbers = |id| -> Vec<u32> {
            find(id).unwrap().puzzle().hints().iter().map(|hint| hint.number).collect()
        };
        assert_eq!(numbers("fish"), (1..=15).collect::<Vec<_>>());
        assert_eq!(numbers("zebra"), (2..=15).collect::<Vec<_>>());
        assert_eq!(numbers("phones"), (1..=15).collect::<Vec<_>>());
    }

    #[test]
    fn an_unknown_id_is_answered_with_the_choices() {
        assert!(find("fsh").is_none());
        let complaint = Unknown("fsh").to_string();
        assert!(
            complaint.starts_with("there is no puzzle 'fsh' (did you mean fish?); choose fish, ")
        );
        assert!(Unknown("x").to_string().starts_with("there is no puzzle 'x'; choose fish, "));
    }
}
