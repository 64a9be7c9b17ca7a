//! Kinds of values, as the data have them.

use crate::tokens::data_lines;

/// A kind: "Colour", which words speak of it, and some of its values.
pub struct Kind {
    /// What a category of them is called.
    pub name: &'static str,
    /// Whether its values have an order of their own.
    pub ordered: bool,
    /// Words that speak of it.
    pub spoken: &'static str,
    values: &'static str,
}

impl Kind {
    /// The forms of each value, the main one first.
    pub fn values(&self) -> impl Iterator<Item = std::str::Split<'static, char>> {
        self.values.split(", ").map(|forms| forms.split('/'))
    }
}

/// All kinds.
pub fn kinds() -> impl Iterator<Item = Kind> {
    lines().filter(|(_, line)| !line.starts_with('=')).filter_map(|(number, line)| {
        let mut parts = line.split("; ");
        let kind = parts.next().zip(parts.next()).zip(parts.next());
        debug_assert!(kind.is_some(), "kinds.txt, line {number}");
        let ((name, spoken), values) = kind?;
        let ordered = name.ends_with('*');
        Some(Kind { name: name.trim_end_matches('*'), ordered, spoken, values })
    })
}

/// The names of kinds that are akin.
pub fn akin() -> impl Iterator<Item = std::str::Split<'static, &'static str>> {
    lines().filter_map(|(_, line)| line.strip_prefix('=')).map(|names| names.split(", "))
}

fn lines() -> impl Iterator<Item = (usize, &'static str)> {
    data_lines(include_str!("../data/kinds.txt"))
}
