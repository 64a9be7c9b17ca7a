//! The puzzles that are built in.

use super::mistake::{Mistake, did_you_mean, one_of, shortened, told};
use super::{Puzzle, pack};

/// A built-in puzzle.
#[derive(PartialEq, Eq, Debug)]
pub struct Preset {
    /// The short name in links and on the command line.
    pub id: &'static str,
    /// The name that readers see.
    pub name: &'static str,
    /// What the reader made of the source while the project was built.
    packed: &'static [u8],
}

impl Preset {
    /// The puzzle in the text format.
    pub fn source(&self) -> &'static str {
        // Not a field: the page has no use for the texts, and fields of statics are always linked.
        let known = SOURCES.iter().find(|(id, _)| *id == self.id);
        known.map_or("", |(_, source)| source)
    }

    /// Whether it is one of our own, which only later programs carry.
    pub fn is_starter(&self) -> bool {
        !PRESETS[..PUBLISHED].contains(self)
    }

    /// Whether this program carries the puzzle. The first program of the page knows the names of our
    /// own puzzles and leaves the rest of them to the studio.
    pub fn is_here(&self) -> bool {
        !self.packed.is_empty()
    }

    /// The puzzle.
    ///
    /// # Panics
    /// When it [is not here](Self::is_here): the build has read every preset that is, and the tests
    /// read them again.
    pub fn puzzle(&self) -> Puzzle {
        pack::puzzle(self.packed).unwrap_or_else(|damage| panic!("preset {}: {damage}", self.id))
    }
}

/// How many of the presets, the first ones, have been published elsewhere; the others are ours.
const PUBLISHED: usize = 3;

/// What only later programs carry.
const fn starter(packed: &'static [u8]) -> &'static [u8] {
    if cfg!(feature = "terse") { &[] } else { packed }
}

static PRESETS: [Preset; 9] = [
    // Of unknown origin, often ascribed to Einstein without evidence.
    Preset {
        id: "fish",
        name: "Fish riddle",
        packed: include_bytes!(concat!(env!("OUT_DIR"), "/fish.puzzle")),
    },
    // Life International, 17 December 1962.
    Preset {
        id: "zebra",
        name: "Zebra puzzle",
        packed: include_bytes!(concat!(env!("OUT_DIR"), "/zebra.puzzle")),
    },
    // The fish riddle with the things of the 2010s.
    Preset {
        id: "phones",
        name: "Phone riddle",
        packed: include_bytes!(concat!(env!("OUT_DIR"), "/phones.puzzle")),
    },
    Preset {
        id: "huts",
        name: "Three huts, 3×3",
        packed: starter(include_bytes!(concat!(env!("OUT_DIR"), "/huts.puzzle"))),
    },
    Preset {
        id: "tea",
        name: "Tea for four, 4×3",
        packed: starter(include_bytes!(concat!(env!("OUT_DIR"), "/tea.puzzle"))),
    },
    Preset {
        id: "harbour",
        name: "In the harbour, 4×4",
        packed: starter(include_bytes!(concat!(env!("OUT_DIR"), "/harbour.puzzle"))),
    },
    Preset {
        id: "office",
        name: "Five programmers, 5×5",
        packed: starter(include_bytes!(concat!(env!("OUT_DIR"), "/office.puzzle"))),
    },
    Preset {
        id: "meeting",
        name: "The meeting room, 5×7",
        packed: starter(include_bytes!(concat!(env!("OUT_DIR"), "/meeting.puzzle"))),
    },
    Preset {
        id: "concert",
        name: "Six musicians, 6×6",
        packed: starter(include_bytes!(concat!(env!("OUT_DIR"), "/concert.puzzle"))),
    },
];

const SOURCES: [(&str, &str); 9] = [
    ("fish", include_str!("presets/fish.zebra")),
    ("zebra", include_str!("presets/zebra.zebra")),
    ("phones", include_str!("presets/phones.zebra")),
    ("huts", include_str!("presets/huts.zebra")),
    ("tea", include_str!("presets/tea.zebra")),
    ("harbour", include_str!("presets/harbour.zebra")),
    ("office", include_str!("presets/office.zebra")),
    ("meeting", include_str!("presets/meeting.zebra")),
    ("concert", include_str!("presets/concert.zebra")),
];

/// All presets; the first is the one to open with.
pub fn all() -> &'static [Preset] {
    &PRESETS
}

/// The preset with this id.
pub fn find(id: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.id == id)
}

/// A sentence that says that `id` is no preset, and which there are.
pub fn unknown(id: &str) -> Mistake {
    let ids = || PRESETS.iter().map(|preset| preset.id);
    let (shown, meant) = (shortened(id), did_you_mean(id, ids()));
    Mistake(told!("there is no puzzle '{shown}'{meant}; choose {}", one_of(ids())))
}

#[cfg(test)]
mod tests {
    use super::super::text::Document;
    use super::*;

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
        let complaint = unknown("fsh").to_string();
        assert!(
            complaint.starts_with("there is no puzzle 'fsh' (did you mean fish?); choose fish, ")
        );
        assert!(unknown("x").to_string().starts_with("there is no puzzle 'x'; choose fish, "));
    }
}
