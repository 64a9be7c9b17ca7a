//! Puts the lines of a text together to a puzzle, and finds everything that is wrong on the way.

use super::super::{
    Category, Hint, MAX_CATEGORIES, MAX_HOUSES, MIN_HOUSES, Puzzle, PuzzleParts, Question,
};
use super::error::ReadErrors;
use super::line::{Entry, Spanned, entry};
use super::question::asked;
use super::relation::{Scope, relation};
use super::{MAX_BYTES, with_line_feeds};

/// Values and categories past these have no place in the model; their number is an error anyway.
const MOST_KEPT: usize = u8::MAX as usize;

pub(super) fn puzzle(text: &str) -> Result<Puzzle, ReadErrors> {
    let mut errors = ReadErrors::default();
    if text.len() > MAX_BYTES {
        errors.note(1, "", 0, format!("the text is longer than {} kB", MAX_BYTES / 1024));
        return Err(errors);
    }
    let text = with_line_feeds(text.strip_prefix('\u{feff}').unwrap_or(text));
    let mut reading = Reading { errors, ..Reading::default() };
    for (i, line) in text.split('\n').enumerate() {
        if reading.errors.is_full() {
            return Err(reading.errors);
        }
        reading.line(i + 1, line.strip_suffix('\r').unwrap_or(line));
    }
    reading.finish()
}

/// A line and its number.
type At<'a> = (usize, &'a str);

/// Lines taken apart; relations wait until all names are known.
#[derive(Default)]
struct Reading<'a> {
    errors: ReadErrors,
    title: Option<String>,
    houses: Option<u8>,
    place: String,
    categories: Vec<(At<'a>, Category)>,
    questions: Vec<(At<'a>, String, usize)>,
    hints: Vec<(At<'a>, Hint, Option<usize>)>,
    /// Each hint's number and line, by number.
    numbers: Vec<(u32, usize)>,
}

impl<'a> Reading<'a> {
    fn line(&mut self, number: usize, line: &'a str) {
        let at = (number, line);
        let start = line.len() - line.trim_start().len();
        match entry(line) {
            Ok(Entry::Blank) => {}
            Ok(Entry::Title(title)) => {
                if self.title.replace(title).is_some() {
                    self.errors.note(number, line, start, "there is a title already".to_owned());
                }
            }
            Ok(Entry::Houses { number: houses, place }) => {
                self.houses(at, start, houses);
                self.place = place;
            }
            Ok(Entry::Category { name, values, phrase }) => self.category(at, name, values, phrase),
            Ok(Entry::Question { text, formal }) => self.questions.push((at, text, formal)),
            Ok(Entry::Hint { number: printed, text, formal }) => {
                match self.numbers.binary_search_by_key(&printed, |&(printed, _)| printed) {
                    Ok(first) => {
                        let first = self.numbers[first].1;
                        let message = format!("hint {printed} is already on line {first}");
                        self.errors.note(number, line, start, message);
                    }
                    Err(place) => self.numbers.insert(place, (printed, number)),
                }
                self.hints.push((at, Hint { number: printed, text, relation: None }, formal));
            }
            Err((byte, message)) => self.errors.note(number, line, byte, message),
        }
    }

    fn houses(&mut self, (number, line): At<'a>, start: usize, houses: u8) {
        if !(MIN_HOUSES..=MAX_HOUSES).contains(&houses) {
            let message = format!("a puzzle has {MIN_HOUSES} to {MAX_HOUSES} houses, not {houses}");
            self.errors.note(number, line, start, message);
        } else if self.houses.replace(houses).is_some() {
            let message = "the number of houses is given already".to_owned();
            self.errors.note(number, line, start, message);
        }
    }

    fn category(&mut self, at: At<'a>, name: Spanned, mut values: Vec<Spanned>, phrase: String) {
        let (number, line) = at;
        if self.categories.iter().any(|(_, other)| other.name == name.name) {
            let message = format!("there is a category {} already", name.name);
            self.errors.note(number, line, name.at, message);
        }
        if self.categories.len() == usize::from(MAX_CATEGORIES) {
            let message = format!("a puzzle has at most {MAX_CATEGORIES} categories");
            self.errors.note(number, line, name.at, message);
        }
        values.truncate(MOST_KEPT);
        for (i, value) in values.iter().enumerate() {
            if values[..i].iter().any(|other| other.name == value.name) {
                let message = format!("{} has the value {} twice", name.name, value.name);
                self.errors.note(number, line, value.at, message);
            }
        }
        if self.categories.len() < MOST_KEPT {
            let values = values.into_iter().map(|value| value.name).collect();
            self.categories.push((at, Category { name: name.name, values, phrase }));
        }
    }

    fn finish(mut self) -> Result<Puzzle, ReadErrors> {
        let houses = self.sizes();
        let categories: Vec<Category> =
            self.categories.into_iter().map(|(_, category)| category).collect();
        let scope = Scope { categories: &categories, houses };
        let mut questions = Vec::new();
        for ((number, line), text, formal) in self.questions {
            if self.errors.is_full() {
                break;
            }
            match asked(line, formal, scope) {
                Ok((asked, about)) => questions.push(Question { text, asked, about }),
                Err((byte, message)) => self.errors.note(number, line, byte, message),
            }
        }
        let mut hints = Vec::new();
        for ((number, line), mut hint, formal) in self.hints {
            if self.errors.is_full() {
                break;
            }
            match formal.map(|from| relation(line, from, scope)).transpose() {
                Ok(relation) => hint.relation = relation,
                Err(problems) => {
                    for (byte, message) in problems {
                        self.errors.note(number, line, byte, message);
                    }
                }
            }
            hints.push(hint);
        }
        let mut errors = self.errors;
        if !errors.is_empty() {
            return Err(errors);
        }
        let title = self.title.unwrap_or_default();
        let place = self.place;
        Puzzle::new(PuzzleParts { title, houses, place, categories, hints, questions }).map_err(
            |why| {
                errors.note(1, "", 0, why.to_string());
                errors
            },
        )
    }

    /// The number of houses, given or taken from the first category; each category has as many
    /// values.
    fn sizes(&mut self) -> u8 {
        let Some(((number, line), first)) = self.categories.first() else {
            let message = "expected a category with its values, such as `Pet: dog, cat`";
            self.errors.note(1, "", 0, message.to_owned());
            return self.houses.unwrap_or(MAX_HOUSES);
        };
        let values = first.values.len();
        let houses = match self.houses {
            Some(houses) => houses,
            None => match u8::try_from(values) {
                Ok(houses @ MIN_HOUSES..=MAX_HOUSES) => houses,
                _ => {
                    let message = format!(
                        "a puzzle has {MIN_HOUSES} to {MAX_HOUSES} houses, but {} has {values} \
                         values",
                        first.name
                    );
                    self.errors.note(*number, line, start_of(line), message);
                    return MAX_HOUSES;
                }
            },
        };
        for ((number, line), category) in &self.categories {
            let values = category.values.len();
            if values != usize::from(houses) {
                let s = if values == 1 { "" } else { "s" };
                let name = &category.name;
                let message =
                    format!("{name} has {values} value{s}, but there are {houses} houses");
                self.errors.note(*number, line, start_of(line), message);
            }
        }
        houses
    }
}

fn start_of(line: &str) -> usize {
    line.len() - line.trim_start().len()
}
