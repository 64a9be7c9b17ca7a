//! What to call the houses: "the first house", "the middle position".

use crate::puzzle::{ORDINALS, Puzzle};

/// The word for a place in the row, and how many there are.
#[derive(Clone, Debug)]
pub(super) struct Places {
    noun: &'static str,
    houses: u8,
}

/// Other words for places, with the one that goes before them.
const NOUNS: [(&str, &str); 8] = [
    ("position", "in"),
    ("place", "in"),
    ("seat", "in"),
    ("chair", "in"),
    ("spot", "in"),
    ("room", "in"),
    ("lane", "in"),
    ("floor", "on"),
];

impl Places {
    /// Learnt from the hints: a word that follows an ordinal or a number's article in them.
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        let said = |noun: &str| {
            puzzle.hints().iter().any(|hint| {
                let words: Vec<String> = hint
                    .text
                    .split(|c: char| !c.is_alphanumeric())
                    .map(str::to_lowercase)
                    .filter(|word| !word.is_empty())
                    .collect();
                words.windows(2).any(|pair| {
                    let names_one = ORDINALS.contains(&pair[0].as_str())
                        || ["middle", "last", "center", "centre"].contains(&pair[0].as_str())
                        || pair[0].starts_with(|c: char| c.is_ascii_digit());
                    names_one && pair[1] == noun
                })
            })
        };
        let noun = NOUNS.iter().map(|(noun, _)| *noun).find(|noun| said(noun));
        Self { noun: noun.unwrap_or("house"), houses: puzzle.houses() }
    }

    pub(super) fn noun(&self) -> &'static str {
        self.noun
    }

    /// "first", "middle", "last".
    pub(super) fn ordinal(&self, house: u8) -> &'static str {
        match house {
            h if h + 1 == self.houses => "last",
            h if self.houses % 2 == 1 && h == self.houses / 2 => "middle",
            h => ORDINALS[usize::from(h).min(15)],
        }
    }

    /// "the first house".
    pub(super) fn whole(&self, house: u8) -> String {
        format!("the {} {}", self.ordinal(house), self.noun)
    }

    /// "in the first house".
    pub(super) fn at(&self, house: u8) -> String {
        let before = NOUNS.iter().find(|(noun, _)| *noun == self.noun).map_or("in", |(_, b)| b);
        format!("{before} {}", self.whole(house))
    }
}
