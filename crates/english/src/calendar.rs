//! Days and months, which order a row also where nothing lists them.

use crate::document::{Document, List, Passage};
use crate::tokens::{Token, Words, data_lines};

/// Words in the order of the calendar.
struct Sequence {
    /// What a category of them is called.
    name: &'static str,
    words: Vec<&'static str>,
}

impl Sequence {
    /// The days and the months, spelt in full.
    fn all() -> impl Iterator<Item = Self> {
        let lines = data_lines(include_str!("../data/scene.txt"));
        let sequences = lines.filter_map(|(_, line)| line.strip_prefix("sequence ")).map(|line| {
            let mut parts = line.split(' ');
            Self { name: parts.next().unwrap_or_default(), words: parts.collect() }
        });
        sequences.filter(|sequence| sequence.name != "Place" && sequence.words[0].len() > 3)
    }

    fn at(&self, word: &str) -> Option<usize> {
        let word = word.to_lowercase();
        let word = word.trim_end_matches('.');
        let short = |other: &str| word.len() > 2 && word.len() < 5 && other.starts_with(word);
        let same = |other: &str| word == other || word.strip_suffix('s') == Some(other);
        self.words.iter().position(|other| same(other) || short(other))
    }

    /// Where a word of a text stands in it. "May" and "march" need their capital.
    fn place(&self, token: &Token) -> Option<usize> {
        self.at(&token.word).filter(|_| token.capital || self.name == "Day")
    }
}

/// The categories with one of days or months where hints speak of these and no list has them.
pub fn with_calendar(
    words: &Words,
    document: &Document,
    mut categories: Vec<List>,
    places: usize,
) -> Vec<List> {
    for sequence in Sequence::all() {
        let is_of = |category: &List| {
            let values = category.values.iter().filter(|value| sequence.at(value).is_some());
            values.count() * 2 > category.values.len()
        };
        let listed = |category: &List| {
            is_of(category) && !category.inferred && category.values.len() == places
        };
        if categories.iter().any(listed) {
            continue;
        }
        let others = categories.iter().filter(|category| !is_of(category));
        let named: Vec<usize> =
            others.flat_map(|other| &other.values).filter_map(|value| sequence.at(value)).collect();
        let Document { hints, setting, .. } = document;
        let mut found = said(words, &sequence, hints.iter(), &named);
        // Where hints name but one, the setting may name the ends: "starting from Monday".
        if found.len() == 1 {
            found = said(words, &sequence, hints.iter().chain(setting), &named);
        }
        let Some((&first, &last)) = found.first().zip(found.last()) else { continue };
        let run: Vec<usize> = match found.len() {
            // One that is named by the way is no category.
            1 => continue,
            named if named == places => found,
            _ if last < places => (0..places).collect(),
            _ if last - first < places => (last + 1 - places..=last).collect(),
            _ => continue,
        };
        if run.iter().any(|at| *at >= sequence.words.len()) {
            continue;
        }
        categories.retain(|category| !is_of(category));
        categories.push(List {
            name: sequence.name.to_owned(),
            values: run.iter().map(|at| capitalized(sequence.words[*at])).collect(),
            inferred: true,
            ..List::default()
        });
    }
    categories
}

/// Which of a sequence passages speak of, in its order, but for those that values are named after.
fn said<'p>(
    words: &Words,
    sequence: &Sequence,
    passages: impl Iterator<Item = &'p Passage>,
    named: &[usize],
) -> Vec<usize> {
    let tokens = passages.flat_map(|passage| words.tokens(&passage.text));
    let mut said: Vec<usize> = tokens.filter_map(|token| sequence.place(&token)).collect();
    said.retain(|at| !named.contains(at));
    said.sort_unstable();
    said.dedup();
    said
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
