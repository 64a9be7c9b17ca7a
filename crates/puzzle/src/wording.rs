//! How a puzzle speaks of its places and values. It may say so itself, in patterns where [`SLOT`]
//! stands for what is named: "in the {} seat" for a place, "the {} scarf" for the values of a
//! category. Where it says nothing, its hints are asked for the noun of a place.

use super::pattern::{THE, split};
use super::{ORDINALS, Puzzle};

pub use super::pattern::SLOT;

/// What is usually said of places, with the preposition before it. The last one is right for any
/// row.
const USUAL: [(&str, &str); 16] = [
    ("house", "in"),
    ("seat", "in"),
    ("chair", "in"),
    ("place", "in"),
    ("spot", "in"),
    ("room", "in"),
    ("cabin", "in"),
    ("hut", "in"),
    ("tent", "in"),
    ("lane", "in"),
    ("berth", "in"),
    ("booth", "in"),
    ("stall", "in"),
    ("floor", "on"),
    ("shelf", "on"),
    ("position", "in"),
];

/// What to call the houses of a puzzle: "the first house", "in the last seat".
#[derive(Clone, Copy, Debug)]
pub struct Places<'p> {
    before: &'p str,
    noun: &'p str,
    houses: u8,
}

impl<'p> Places<'p> {
    /// As the puzzle says, or else as its hints do.
    pub fn of(puzzle: &'p Puzzle) -> Self {
        Self::said(puzzle).unwrap_or_else(|| Self::with(puzzle, usual(puzzle)))
    }

    /// As the puzzle says, or else houses where its hints speak of any: as much as tells places by
    /// their number, for the first program of the page.
    pub fn numbered_of(puzzle: &'p Puzzle) -> Self {
        Self::said(puzzle).unwrap_or_else(|| {
            let houses = puzzle.hints().iter().any(|hint| split(&hint.text, "house").is_some());
            Self::with(puzzle, ("in", if houses { "house" } else { "place" }))
        })
    }

    fn said(puzzle: &'p Puzzle) -> Option<Self> {
        split(puzzle.place(), THE).map(|said| Self::with(puzzle, said))
    }

    fn with(puzzle: &Puzzle, (before, noun): (&'p str, &'p str)) -> Self {
        Self { before, noun, houses: puzzle.houses() }
    }

    /// "in".
    pub fn preposition(&self) -> &'p str {
        self.before
    }

    /// "seat".
    pub fn noun(&self) -> &'p str {
        split(self.noun, " (").map_or(self.noun, |(noun, _)| noun)
    }

    /// "seats".
    pub fn plural(&self) -> String {
        match self.noun.strip_suffix(')').and_then(|noun| split(noun, " (")) {
            Some((_, plural)) => plural.to_owned(),
            None => plural(self.noun),
        }
    }

    /// "Seat", over a column.
    pub fn heading(&self) -> String {
        let mut noun = self.noun().to_owned();
        if let Some(first) = noun.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        noun
    }

    /// "seat 3".
    pub fn numbered(&self, house: u8) -> String {
        format!("{} {}", self.noun(), house + 1)
    }

    /// "in seat 3".
    pub fn at_number(&self, house: u8) -> String {
        format!("{} {}", self.before, self.numbered(house))
    }

    /// "first", "middle", "last".
    pub fn ordinal(&self, house: u8) -> &'static str {
        ordinal(house, self.houses)
    }

    /// "the first house".
    pub fn whole(&self, house: u8) -> String {
        format!("the {} {}", self.ordinal(house), self.noun())
    }

    /// "in the first house".
    pub fn at(&self, house: u8) -> String {
        format!("{} {}", self.before, self.whole(house))
    }
}

/// "first", "middle", "last" of so many.
pub fn ordinal(house: u8, houses: u8) -> &'static str {
    match house {
        h if h + 1 == houses => "last",
        h if houses % 2 == 1 && h == houses / 2 => "middle",
        h => ORDINALS[usize::from(h).min(15)],
    }
}

/// The preposition and the noun that the hints use: the usual noun that they number; a house where
/// they speak of any; else what is right for any row.
fn usual(puzzle: &Puzzle) -> (&'static str, &'static str) {
    let mut known = USUAL[USUAL.len() - 1];
    for hint in puzzle.hints() {
        let text = hint.text.to_ascii_lowercase();
        let mut before = "";
        for word in text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty())
        {
            if let Some(&usual) = USUAL.iter().find(|(noun, _)| *noun == word) {
                if is_ordinal(before) {
                    return (usual.1, usual.0);
                }
                if usual == USUAL[0] {
                    known = usual;
                }
            }
            before = word;
        }
    }
    (known.1, known.0)
}

fn is_ordinal(word: &str) -> bool {
    ["last", "middle", "center", "centre"].contains(&word)
        || ORDINALS.contains(&word)
        || word.starts_with(|c: char| c.is_ascii_digit())
}

/// The regular plural.
pub fn plural(noun: &str) -> String {
    match noun.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ if ["s", "x", "z", "ch", "sh"].iter().any(|end| noun.ends_with(end)) => {
            format!("{noun}es")
        }
        _ => format!("{noun}s"),
    }
}

/// With a capital letter.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// "a, b and c".
pub fn list(parts: &[String], and: &str) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [init @ .., last] => format!("{} {and} {last}", init.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::text::Document;
    use super::*;

    fn puzzle(head: &str, hint: &str) -> Puzzle {
        let text = format!("{head}Name: Ann, Ben, Cleo\n1. {hint} :: Ann @ 1\n");
        Document::read(&text).unwrap_or_else(|errors| panic!("{errors}")).into_puzzle()
    }

    #[test]
    fn what_the_puzzle_says_counts_before_what_its_hints_say() {
        let said = puzzle("houses: 3 :: on the {} shelf (shelves)\n", "Ann is in the first seat.");
        let places = Places::of(&said);
        assert_eq!(places.at(2), "on the last shelf");
        assert_eq!((places.plural(), places.heading()), ("shelves".into(), "Shelf".into()));
        assert_eq!(places.at_number(1), "on shelf 2");
    }

    #[test]
    fn where_nothing_is_said_the_hints_are_asked() {
        for (hint, first) in [
            ("Ann sits in the first seat.", "in the first seat"),
            ("Ann lives on the 3rd floor of a house.", "on the first floor"),
            ("Ann lives next to the red house.", "in the first house"),
            ("Ann is at the left end.", "in the first position"),
        ] {
            let puzzle = puzzle("", hint);
            assert_eq!(Places::of(&puzzle).at(0), first, "{hint}");
        }
    }

    #[test]
    fn plurals_are_regular() {
        for (one, many) in [("seat", "seats"), ("box", "boxes"), ("berth", "berths")] {
            assert_eq!(plural(one), many);
        }
        assert_eq!((plural("bay"), plural("balcony")), ("bays".into(), "balconies".into()));
    }
}
