//! The puzzles that are built in.

use super::mistake::{Mistake, did_you_mean, one_of, shortened};
use super::{Puzzle, pack};

/// A built-in puzzle.
#[derive(PartialEq, Eq, Debug)]
pub struct Preset {
    /// The short name in links and on the command line.
    pub id: &'static str,
    /// The name that readers see.
    pub name: &'static str,
    /// Where it comes from, in one line.
    pub origin: &'static str,
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

    /// The puzzle.
    ///
    /// # Panics
    /// Never: the build has read every preset, and the tests read them again.
    pub fn puzzle(&self) -> Puzzle {
        pack::puzzle(self.packed).unwrap_or_else(|damage| panic!("preset {}: {damage}", self.id))
    }
}

static PRESETS: [Preset; 9] = [
    Preset {
        id: "fish",
        name: "Fish riddle",
        origin: "A riddle of unknown origin, often ascribed to Einstein without evidence",
        packed: include_bytes!(concat!(env!("OUT_DIR"), "/fish.puzzle")),
    },
    Preset {
        id: "zebra",
        name: "Zebra puzzle",
        origin: "Life International, 17 December 1962",
        packed: include_bytes!(concat!(env!("OUT_DIR"), "/zebra.puzzle")),
    },
    Preset {
        id: "phones",
        name: "Phone riddle",
        origin: "The fish riddle with the things of the 2010s",
        packed: include_bytes!(concat!(env!("OUT_DIR"), "/phones.puzzle")),
    },
    Preset {
        id: "huts",
        name: "Three huts, 3×3",
        origin: "Ours: a first puzzle",
        packed: include_bytes!(concat!(env!("OUT_DIR"), "/huts.puzzle")),
    },
    Preset {
        id: "tea",
        name: "Tea for four, 4×3",
        origin: "Ours: an easy one",
        packed: include_bytes!(concat!(env!("OUT_DIR"), "/tea.puzzle")),
    },
    Preset {
        id: "harbour",
        name: "In the harbour, 4×4",
        origin: "Ours: an easy one with one more category",
        packed: include_bytes!(concat!(env!("OUT_DIR"), "/harbour.puzzle")),
    },
    Preset {
        id: "office",
        name: "Five programmers, 5×5",
        origin: "Ours: with either–or and both–and",
        packed: include_bytes!(concat!(env!("OUT_DIR"), "/office.puzzle")),
    },
    Preset {
        id: "meeting",
        name: "The meeting room, 5×7",
        origin: "Ours: a row of people, as puzzle sites like it",
        packed: include_bytes!(concat!(env!("OUT_DIR"), "/meeting.puzzle")),
    },
    Preset {
        id: "concert",
        name: "Six musicians, 6×6",
        origin: "Ours: the hardest of the set",
        packed: include_bytes!(concat!(env!("OUT_DIR"), "/concert.puzzle")),
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
    Mistake(format!("there is no puzzle '{shown}'{meant}; choose {}", one_of(ids())))
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
