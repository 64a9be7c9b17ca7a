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

/// The value that `name` means.
///
/// # Errors
/// A sentence: no value has the name, or several have.
pub(super) fn value(categories: &[Category], name: &Name) -> Result<Value, String> {
    let mut found: Vec<Value> = Vec::new();
    let mut in_category = None;
    for (c, category) in categories.iter().enumerate() {
        let mut look_up = |wanted: &str| {
            found.extend(
                category
                    .values
                    .iter()
                    .position(|value| value == wanted)
                    .map(|index| Value { category: c as u8, index: index as u8 }),
            );
        };
        match name {
            Name::Bare(text) => {
                look_up(text);
                let of = text.strip_prefix(category.name.as_str());
                if let Some(value) = of.and_then(|rest| rest.strip_prefix('.')) {
                    look_up(value);
                    in_category = Some((category, value));
                }
            }
            Name::Quoted(text) => look_up(text),
            Name::Of(of, value) if *of == category.name => {
                look_up(value);
                in_category = Some((category, value.as_str()));
            }
            Name::Of(..) => {}
        }
    }
    match (found.as_slice(), name) {
        ([value], _) => Ok(*value),
        ([], Name::Of(of, _)) if in_category.is_none() => Err(no_category(categories, of)),
        ([], Name::Bare(text) | Name::Quoted(text) | Name::Of(_, text)) => {
            Err(unknown(categories, in_category, text))
        }
        (several, Name::Bare(text) | Name::Quoted(text) | Name::Of(_, text)) => {
            let ways: Vec<String> =
                several.iter().map(|&value| spelled_exactly(categories, value)).collect();
            let ways = one_of(ways.iter().map(String::as_str));
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
