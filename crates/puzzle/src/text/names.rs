//! Finds the value that a name means.

use super::super::mistake::{nearest, one_of, shortened};
use super::super::{Category, Value};
use super::write::spelled_exactly;

/// A name as it is written where a value is expected.
pub(super) enum Name {
    /// Without quotes: a value, or a category and its value with a point between.
    Bare(String),
    /// In quotes: a value.
    Quoted(String),
    /// `Category.value` with quotes around either.
    Of(String, String),
}

/// All values that `name` can mean.
pub(super) fn meant(categories: &[Category], name: &Name) -> Vec<Value> {
    let mut found: Vec<Value> = Vec::new();
    for (c, category) in categories.iter().enumerate() {
        let mut look_up = |wanted: &str| {
            let index = category.values.iter().position(|value| value == wanted);
            found.extend(index.map(|index| Value { category: c as u8, index: index as u8 }));
        };
        match name {
            Name::Bare(text) => {
                look_up(text);
                in_category(category, name).into_iter().for_each(look_up);
            }
            Name::Quoted(text) => look_up(text),
            Name::Of(..) => in_category(category, name).into_iter().for_each(look_up),
        }
    }
    found
}

/// What the name is after the category's, if it starts with that.
fn in_category<'n>(category: &Category, name: &'n Name) -> Option<&'n str> {
    match name {
        Name::Bare(text) => text.strip_prefix(category.name.as_str())?.strip_prefix('.'),
        Name::Of(of, value) => (*of == category.name).then_some(value),
        Name::Quoted(_) => None,
    }
}

/// The value that `name` means.
///
/// # Errors
/// A sentence: no value has the name, or several have.
pub(super) fn value(categories: &[Category], name: &Name) -> Result<Value, String> {
    let of = categories.iter().rev().find_map(|c| in_category(c, name).map(|value| (c, value)));
    match (meant(categories, name).as_slice(), name) {
        ([value], _) => Ok(*value),
        ([], Name::Of(category, _)) if of.is_none() => Err(no_category(categories, category)),
        ([], Name::Bare(text) | Name::Quoted(text) | Name::Of(_, text)) => {
            Err(unknown(categories, of, text))
        }
        (several, Name::Bare(text) | Name::Quoted(text) | Name::Of(_, text)) => {
            let ways: Vec<String> =
                several.iter().map(|&value| spelled_exactly(categories, value)).collect();
            let (text, ways) = (shortened(text), one_of(ways.iter().map(String::as_str)));
            Err(format!("'{text}' is the name of several values; write {ways}"))
        }
    }
}

fn unknown(categories: &[Category], of: Option<(&Category, &str)>, text: &str) -> String {
    let (name, place, meant) = match of {
        Some((category, value)) => (
            value,
            format!(" in {}", category.name),
            nearest(value, category.values.iter().map(String::as_str)),
        ),
        None => {
            let all = categories.iter().flat_map(|category| &category.values);
            (text, String::new(), nearest(text, all.map(String::as_str)))
        }
    };
    let question = meant.map_or(String::new(), |meant| format!("; did you mean {meant}?"));
    format!("no value '{}'{place}{question}", shortened(name))
}

/// The category of this name, by its place.
pub(super) fn category(categories: &[Category], name: &str) -> Result<u8, String> {
    match categories.iter().position(|category| category.name == name) {
        Some(c) => Ok(c as u8),
        None => Err(no_category(categories, name)),
    }
}

fn no_category(categories: &[Category], name: &str) -> String {
    let meant = nearest(name, categories.iter().map(|category| category.name.as_str()));
    let question = meant.map_or(String::new(), |meant| format!("; did you mean {meant}?"));
    format!("no category '{}'{question}", shortened(name))
}
