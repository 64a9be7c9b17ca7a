//! Lists that are told one fact at a time, as Prolog does: `pet(dog). pet(cat).`

use super::items::are_distinct;
use super::lists::Found;

/// Fewer facts are no list.
const LEAST: usize = 3;
/// More kinds of facts than any puzzle has lists.
const MOST: usize = 16;

/// The lists, and for each line whether it has nothing but these.
pub fn facts(lines: &[&str]) -> (Vec<Found>, Vec<bool>) {
    let mut lists: Vec<Found> = Vec::new();
    let told = lines.iter().map(|line| line.split_whitespace().map(fact).collect());
    let told: Vec<Vec<(&str, &str)>> = told.map(Option::unwrap_or_default).collect();
    for (at, facts) in told.iter().enumerate() {
        for &(kind, value) in facts {
            match lists.iter().position(|list| list.label == kind) {
                Some(at) => lists[at].values.push(value.to_owned()),
                None if lists.len() < MOST => {
                    lists.push(Found::of_lines(kind, vec![value.to_owned()], at))
                }
                None => {}
            }
        }
    }
    lists.retain(|list| list.values.len() >= LEAST && are_distinct(&list.values));
    let listed = |(kind, _): &(&str, &str)| lists.iter().any(|list| list.label == *kind);
    let whole = told.iter().map(|facts| !facts.is_empty() && facts.iter().all(listed)).collect();
    (lists, whole)
}

/// `pet(dog).`
fn fact(word: &str) -> Option<(&str, &str)> {
    let (kind, value) = word.strip_suffix(").")?.split_once('(')?;
    let is_name = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit())
            && name.chars().all(|c| c.is_alphanumeric() || c == '_')
    };
    (is_name(kind) && is_name(value)).then_some((kind, value))
}
