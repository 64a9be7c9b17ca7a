//! Finds the value that a name means, and writes a name so that it means its value.

use super::super::mistake::{nearest, one_of, shortened};
use super::super::{Category, Relation, Value};
use super::line::{comment_at, one_line, printable};
use super::token::{Name, is_sign, negated_sign};

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

pub(super) fn quoted(name: &str) -> String {
    let mut text = String::from('"');
    for c in name.chars() {
        if matches!(c, '"' | '\\') {
            text.push('\\');
        }
        text.push(printable(c));
    }
    text.push('"');
    text
}

/// Whether a name reads the same without quotes, given where it must not contain what.
pub(super) fn plain(name: &str, forbidden: impl Fn(usize, char) -> bool) -> bool {
    !name.is_empty()
        && !name.starts_with('"')
        && one_line(name) == name
        && !name.char_indices().any(|(at, c)| comment_at(name, at) || forbidden(at, c))
}

/// A name in a relation.
fn in_relation(name: &str) -> String {
    let bare = plain(name, |at, c| is_sign(c) || negated_sign(&name[at..]))
        && !name.split(' ').any(|word| Relation::WORDS.contains(&word));
    if bare { name.to_owned() } else { quoted(name) }
}

/// A value in the shortest way that means no other.
pub(super) fn spelled(categories: &[Category], value: Value) -> String {
    let name = &categories[usize::from(value.category)].values[usize::from(value.index)];
    let bare = in_relation(name);
    let written = if bare == *name { Name::Bare(name.clone()) } else { Name::Quoted(name.clone()) };
    if meant(categories, &written) == [value] { bare } else { spelled_exactly(categories, value) }
}

/// A value with its category.
fn spelled_exactly(categories: &[Category], value: Value) -> String {
    let category = &categories[usize::from(value.category)];
    let name = &category.values[usize::from(value.index)];
    let bare = format!("{}.{name}", category.name);
    // Without quotes only where nothing else is written like this.
    if in_relation(&bare) == bare && meant(categories, &Name::Bare(bare.clone())) == [value] {
        return bare;
    }
    format!("{}.{}", quoted(&category.name), quoted(name))
}
