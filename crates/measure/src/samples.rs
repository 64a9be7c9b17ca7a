//! Texts with what they mean.

use puzzle::text::Document;
use puzzle::{About, Category, Puzzle, PuzzleParts, Relation, Value};
use serde::Deserialize;

use crate::align;

/// Where the sets of the repository are.
pub const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../english/tests/data/");

/// A set of texts, named after its folder or file.
pub struct Set {
    /// Its name.
    pub name: String,
    /// Its texts, by the names of their files.
    pub samples: Vec<Sample>,
}

/// A text with what it means.
pub struct Sample {
    /// The name of its file.
    pub name: String,
    /// The text as a person pastes it.
    pub text: String,
    /// Whether it lists its categories.
    pub lists: bool,
    /// Its places and categories; none where only the answer is known.
    pub puzzle: Option<Puzzle>,
    /// Its hints.
    pub hints: Vec<Meant>,
    /// Values whose places the text tells by their order, such as days; from 0.
    pub fixed: Vec<(Value, u8)>,
    /// Whether its places have an order that the text tells.
    pub ordered: bool,
    /// What is asked, where that is known.
    pub question: Option<Wanted>,
    /// How many solutions there are.
    pub count: Option<u64>,
    /// What a reader has to do beyond reading.
    pub trap: Option<Trap>,
}

/// A hint and what it means.
pub struct Meant {
    /// Its words, as they are in the text.
    pub text: String,
    /// What it means, in the notation of the samples.
    pub formal: Vec<String>,
    /// The same: a reading in any of these senses is right.
    pub relations: Vec<Relation>,
    /// Whether it does not go on from the hint before it.
    pub alone: bool,
}

/// What is asked, and what the answer is.
#[derive(Default)]
pub struct Wanted {
    /// Whether everything is asked for.
    pub all: bool,
    /// The category, by its index; the place itself where there is none.
    pub category: Option<u8>,
    /// About what; only known where the categories are.
    pub about: Option<About>,
    /// The value's name, or the place counted from 1.
    pub answer: String,
}

/// What a text is there to test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Trap {
    /// Two readings are open: the reader has to ask.
    Ask,
    /// There is no solution: the reader has to say so.
    Contradiction,
}

#[derive(Deserialize)]
pub(crate) struct File {
    text: String,
    n: u8,
    categories: serde_json::Map<String, serde_json::Value>,
    hints: Vec<FileHint>,
    question: FileQuestion,
    answer: serde_json::Value,
    count: String,
    categories_given: bool,
    #[serde(default = "ordered")]
    ordered: bool,
    setting: Option<String>,
    expect: Option<Trap>,
}

fn ordered() -> bool {
    true
}

#[derive(Deserialize)]
struct FileHint {
    text: String,
    formal: String,
    other_reading: Option<String>,
}

#[derive(Deserialize)]
struct FileQuestion {
    kind: String,
    asked_category: String,
    of_value: String,
}

#[derive(Deserialize)]
pub(crate) struct Examples {
    pub(crate) examples: Vec<Example>,
}

#[derive(Deserialize)]
pub(crate) struct Example {
    input: String,
    target: String,
}

impl Example {
    pub(crate) fn sample(self, name: String) -> Sample {
        Sample {
            name,
            text: self.input,
            lists: true,
            puzzle: None,
            hints: Vec::new(),
            fixed: Vec::new(),
            ordered: true,
            question: Some(Wanted { answer: self.target, ..Wanted::default() }),
            count: None,
            trap: None,
        }
    }
}

impl File {
    pub(crate) fn sample(self, name: String) -> Result<Sample, String> {
        let puzzle = self.puzzle()?;
        let hints = self.hints.iter().map(|hint| {
            let formal: Vec<String> = [Some(&hint.formal), hint.other_reading.as_ref()]
                .into_iter()
                .flatten()
                .cloned()
                .collect();
            let relations =
                formal.iter().map(|line| relation(&puzzle, line)).collect::<Result<_, _>>()?;
            Ok(Meant { text: hint.text.clone(), formal, relations, alone: false })
        });
        let hints = hints.collect::<Result<_, String>>()?;
        let setting = self.setting.iter().map(|line| relation(&puzzle, line));
        let setting = setting.collect::<Result<Vec<_>, _>>()?;
        let category =
            puzzle.categories().iter().position(|c| c.name == self.question.asked_category);
        Ok(Sample {
            name,
            lists: self.categories_given,
            hints,
            fixed: setting.iter().flat_map(align::pinned).collect(),
            ordered: self.ordered,
            question: Some(Wanted {
                all: self.question.kind == "all",
                category: category.map(|category| category as u8),
                about: about(&puzzle, &self.question.of_value),
                answer: self.answer.as_str().map_or_else(|| self.answer.to_string(), str::to_owned),
            }),
            count: self.count.parse().ok(),
            trap: self.expect,
            text: self.text,
            puzzle: Some(puzzle),
        })
    }

    fn puzzle(&self) -> Result<Puzzle, String> {
        let mut categories = Vec::new();
        for (name, values) in &self.categories {
            let values = values.as_array().into_iter().flatten();
            let values = values.map(|value| value.as_str().unwrap_or_default().to_owned());
            categories.push(Category::new(name.clone(), values.collect()));
        }
        Puzzle::new(PuzzleParts { houses: self.n, categories, ..PuzzleParts::default() })
            .map_err(|error| error.to_string())
    }
}

/// A relation in the project's notation, but that `Category:value` names a value too.
///
/// # Errors
/// What is wrong with it.
pub fn relation(puzzle: &Puzzle, line: &str) -> Result<Relation, String> {
    let mut line = line.to_owned();
    for category in puzzle.categories() {
        line = line.replace(&format!("{}:", category.name), &format!("{}.", category.name));
    }
    let text = format!("{}\n1. :: {line}\n", Document::write(puzzle.clone()));
    let document = Document::read(&text).map_err(|errors| format!("{line}: {errors}"))?;
    document.puzzle().hints()[0].relation.clone().ok_or_else(|| format!("{line}: no relation"))
}

/// A value by its name, with its category or without, or a place: `@3`.
fn about(puzzle: &Puzzle, name: &str) -> Option<About> {
    if let Some(place) = name.strip_prefix('@') {
        return Some(About::House(place.parse::<u8>().ok()?.checked_sub(1)?));
    }
    puzzle.categories().iter().enumerate().find_map(|(c, category)| {
        let of = name.strip_prefix(&format!("{}:", category.name));
        let index = category.values.iter().position(|value| value == of.unwrap_or(name))?;
        Some(About::Value(Value { category: c as u8, index: index as u8 }))
    })
}
