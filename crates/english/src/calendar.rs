//! Days and months, which order a row also where nothing lists them.

use crate::document::{Document, Passage};
use crate::inference::FoundCategory;
use crate::tokens::{Token, Words, data_lines};

/// Words in the order of the calendar.
struct Sequence {
    /// What a category of them is called.
    name: &'static str,
    words: Vec<&'static str>,
}

impl Sequence {
    fn all() -> (Vec<Self>, Vec<&'static str>) {
        let mut sequences = Vec::new();
        let mut through = Vec::new();
        for (_, line) in data_lines(include_str!("../data/scene.txt")) {
            let mut parts = line.split(' ');
            match parts.next() {
                Some("sequence") => {
                    let name = parts.next().unwrap_or_default();
                    sequences.push(Self { name, words: parts.collect() });
                }
                Some("through") => through.extend(parts),
                _ => {}
            }
        }
        // What has no numbers and is spelt in full.
        let by_words = |sequence: &Self| {
            let full =
                |word: &&str| word.len() > 2 && !word.starts_with(|c: char| c.is_ascii_digit());
            sequence.words.iter().all(full) && sequence.words.iter().any(|word| word.len() > 5)
        };
        sequences.retain(by_words);
        sequences.retain(|sequence| sequence.name != "Place");
        (sequences, through)
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
    mut categories: Vec<FoundCategory>,
    places: usize,
) -> Vec<FoundCategory> {
    let (sequences, through) = Sequence::all();
    for sequence in sequences {
        let is_of = |category: &FoundCategory| {
            let values = category.values.iter().filter(|value| sequence.at(value).is_some());
            values.count() * 2 > category.values.len()
        };
        let listed = |category: &FoundCategory| {
            is_of(category) && !category.inferred && category.values.len() == places
        };
        if categories.iter().any(listed) {
            continue;
        }
        let others = categories.iter().filter(|category| !is_of(category));
        let named: Vec<usize> =
            others.flat_map(|other| &other.values).filter_map(|value| sequence.at(value)).collect();
        let mut said = said(words, &sequence, &document.hints);
        said.retain(|at| !named.contains(at));
        let Some((&first, &last)) = said.first().zip(said.last()) else { continue };
        let told = document.setting.iter().chain(&document.questions);
        let span = told
            .flat_map(|passage| spans(words, &sequence, &through, &passage.text))
            .find(|(from, to)| to + 1 - from == places && *from <= first && last <= *to);
        let run: Vec<usize> = match span {
            Some((from, to)) => (from..=to).collect(),
            // One that is named by the way is no category.
            None if said.len() < 2 => continue,
            None if said.len() == places => said,
            None if last < places => (0..places).collect(),
            None if last - first < places => (last + 1 - places..=last).collect(),
            None => continue,
        };
        if run.iter().any(|at| *at >= sequence.words.len()) {
            continue;
        }
        categories.retain(|category| !is_of(category));
        categories.push(FoundCategory {
            name: sequence.name.to_owned(),
            values: run.iter().map(|at| capitalized(sequence.words[*at])).collect(),
            cues: Vec::new(),
            inferred: span.is_none(),
            ordered: span.is_some(),
        });
    }
    categories
}

/// Which of a sequence passages speak of, in its order.
fn said(words: &Words, sequence: &Sequence, passages: &[Passage]) -> Vec<usize> {
    let tokens = passages.iter().flat_map(|passage| words.tokens(&passage.text));
    let mut said: Vec<usize> = tokens.filter_map(|token| sequence.place(&token)).collect();
    said.sort_unstable();
    said.dedup();
    said
}

/// From where to where a sentence says that the row goes: Monday to Friday.
fn spans(
    words: &Words,
    sequence: &Sequence,
    through: &[&str],
    sentence: &str,
) -> Vec<(usize, usize)> {
    let tokens = words.tokens(sentence);
    let ends = tokens.windows(3).filter_map(|ends| {
        let joined = ends[1].is_mark() || through.contains(&ends[1].word.as_str());
        let (from, to) = (sequence.place(&ends[0])?, sequence.place(&ends[2])?);
        (joined && from < to).then_some((from, to))
    });
    let hyphened = tokens.windows(2).filter_map(|ends| {
        let (from, to) = (sequence.place(&ends[0])?, sequence.place(&ends[1])?);
        (from < to).then_some((from, to))
    });
    ends.chain(hyphened).collect()
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
