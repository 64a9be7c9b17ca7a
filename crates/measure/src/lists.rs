//! How much is found of the categories of texts, written down or not, and of their hints, whatever
//! these mean.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::Deserialize;

use crate::align;

/// The files of texts that write down their categories.
pub const LISTED: [&str; 6] = [
    "lists-1.json",
    "lists-2.json",
    "lists-3.json",
    "lists-4.json",
    "lists-5.json",
    "lists-6.json",
];

/// The files of texts whose categories are to be inferred, all or most of them.
pub const INFERRED: [&str; 8] = [
    "inferred-1.json",
    "inferred-2.json",
    "inferred-3.json",
    "inferred-4.json",
    "inferred-5.json",
    "inferred-6.json",
    "inferred-7.json",
    "inferred-8.json",
];

/// A text whose categories are known.
#[derive(Deserialize)]
pub struct Text {
    /// What kind of text it is.
    pub style: String,
    /// As a person pastes it.
    pub text: String,
    /// How many places there are.
    #[serde(rename = "n")]
    pub places: u8,
    /// Its categories, by name.
    pub categories: BTreeMap<String, Vec<String>>,
    /// Its hints, as they are in the text.
    pub hints: Vec<String>,
}

/// The texts of a file.
///
/// # Errors
/// What cannot be read.
pub fn load(path: &Path) -> Result<Vec<Text>, String> {
    let at = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let file = fs::read_to_string(path).map_err(|error| at(&error))?;
    serde_json::from_str(&file).map_err(|error| at(&error))
}

/// What was found of a text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// Its categories that were found, none of their values lost, most as they are spelled.
    pub categories: usize,
    /// By hint: whether it was taken for one.
    pub hints: Vec<bool>,
    /// What was read: categories that it does not have, with their values.
    pub invented: Vec<String>,
    /// What else was taken for a hint.
    pub taken: Vec<String>,
    /// Its categories that were not found.
    pub lost: Vec<String>,
}

impl Found {
    /// What the reader finds in a text.
    pub fn of(text: &Text) -> Self {
        let read = english::read(&text.text).map(|import| import.puzzle).unwrap_or_default();
        let mut left: Vec<&puzzle::Category> = read.categories.iter().collect();
        let mut found = Self::default();
        for (name, wanted) in &text.categories {
            let like = |values: &[String], one: &String, likest: u8| {
                values.iter().any(|other| align::alike(one, other) >= likest)
            };
            let same = |values: &[String]| {
                let spelled = wanted.iter().filter(|one| like(values, one, 2)).count();
                values.len() == wanted.len()
                    && 2 * spelled >= wanted.len()
                    && wanted.iter().all(|one| like(values, one, 1))
            };
            match left.iter().position(|category| same(&category.values)) {
                Some(at) => {
                    left.remove(at);
                    found.categories += 1;
                }
                None => found.lost.push(format!("{name}: {}", wanted.join(", "))),
            }
        }
        let shown = |one: &&puzzle::Category| format!("{}: {}", one.name, one.values.join(", "));
        found.invented = left.iter().map(shown).collect();
        let words = align::words(&text.text);
        let meant = align::places(&words, text.hints.iter().map(String::as_str));
        let hints = align::places(&words, read.hints.iter().map(|hint| hint.text.as_str()));
        let groups = align::groups(&meant, &hints);
        let told = |m: usize| {
            let own = |group: &&align::Group| group.meant == [m] && !group.read.is_empty();
            groups.iter().any(|group| own(&group))
        };
        found.hints = (0..meant.len()).map(told).collect();
        // What is known without a hint stands behind the hints, in words that the text does not have.
        let other =
            |r: &usize| hints[*r].is_some() && groups.iter().all(|group| !group.read.contains(r));
        let others = (0..hints.len()).filter(other);
        found.taken = others.map(|r| read.hints[r].text.clone()).collect();
        found
    }

    /// Whether all is found, and nothing else.
    pub fn is_right(&self) -> bool {
        self.lost.is_empty()
            && self.invented.is_empty()
            && self.taken.is_empty()
            && self.hints.iter().all(|found| *found)
    }
}

/// Figures over many texts.
#[derive(Clone, Copy, Default, Debug)]
pub struct Figures {
    texts: [usize; 2],
    categories: [usize; 2],
    hints: [usize; 2],
    invented: usize,
    taken: usize,
}

impl Figures {
    /// Over the texts of a file.
    pub fn of(texts: &[Text]) -> Self {
        let mut figures = Self::default();
        texts.iter().for_each(|text| figures.add(text, &Found::of(text)));
        figures
    }

    /// Adds what was found of a text.
    pub fn add(&mut self, text: &Text, found: &Found) {
        let add = |figure: &mut [usize; 2], found: usize, of: usize| {
            figure[0] += found;
            figure[1] += of;
        };
        add(&mut self.texts, usize::from(found.is_right()), 1);
        add(&mut self.categories, found.categories, text.categories.len());
        let hints = found.hints.iter().filter(|found| **found).count();
        add(&mut self.hints, hints, text.hints.len());
        self.invented += found.invented.len();
        self.taken += found.taken.len();
    }

    /// A figure by the name that floors have for it.
    pub fn named(&self, name: &str) -> Option<usize> {
        match name {
            "texts" => Some(self.texts[0]),
            "categories" => Some(self.categories[0]),
            "hints" => Some(self.hints[0]),
            _ => None,
        }
    }
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { texts, categories, hints, invented, taken } = self;
        write!(
            f,
            "{} of {} texts, {} of {} categories, {invented} invented; {} of {} hints, {taken} taken \
             for one",
            texts[0], texts[1], categories[0], categories[1], hints[0], hints[1]
        )
    }
}
