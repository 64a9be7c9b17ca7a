//! Kinds of values, as the data have them.

use std::sync::LazyLock;

use crate::tokens::data_lines;

/// A kind: "Colour", which words speak of it, and some of its values.
pub struct Kind {
    /// What a category of them is called.
    pub name: &'static str,
    /// Whether its values have an order of their own.
    pub ordered: bool,
    /// Words that speak of it.
    pub spoken: &'static str,
    values: Vec<&'static str>,
}

impl Kind {
    /// The forms of each value, the main one first.
    pub fn values(&self) -> impl Iterator<Item = std::str::Split<'static, char>> {
        self.values.iter().flat_map(|list| list.split(", ")).map(|forms| forms.split('/'))
    }
}

/// All kinds, read once.
pub fn kinds() -> &'static [Kind] {
    static KINDS: LazyLock<Vec<Kind>> = LazyLock::new(read);
    &KINDS
}

fn read() -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for (number, line) in lines().filter(|(_, line)| !line.starts_with('=')) {
        if let Some((kind, (_, names))) = kinds.last_mut().zip(of_one_sex(line)) {
            kind.values.push(names);
            continue;
        }
        let mut parts = line.split("; ");
        let kind = parts.next().zip(parts.next()).zip(parts.next());
        debug_assert!(kind.is_some(), "kinds.txt, line {number}");
        let Some(((name, spoken), values)) = kind else { continue };
        let ordered = name.ends_with('*');
        kinds.push(Kind {
            name: name.trim_end_matches('*'),
            ordered,
            spoken,
            values: vec![values],
        });
    }
    kinds
}

/// By sex, such as "woman": its names.
pub fn sexes() -> impl Iterator<Item = (&'static str, std::str::Split<'static, &'static str>)> {
    lines().filter_map(|(_, line)| of_one_sex(line)).map(|(sex, names)| (sex, names.split(", ")))
}

fn of_one_sex(line: &'static str) -> Option<(&'static str, &'static str)> {
    line.strip_prefix('+')?.split_once(' ')
}

/// The names of kinds that are akin.
pub fn akin() -> impl Iterator<Item = std::str::Split<'static, &'static str>> {
    lines().filter_map(|(_, line)| line.strip_prefix('=')).map(|names| names.split(", "))
}

fn lines() -> impl Iterator<Item = (usize, &'static str)> {
    data_lines(include_str!("../data/kinds.txt"))
}
