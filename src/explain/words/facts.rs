//! Facts as clauses.

use crate::puzzle::{Puzzle, Value};

use super::super::knowledge::{Fact, With};
use super::names::Names;
use super::places::Places;

/// The words of a puzzle.
#[derive(Clone, Debug)]
pub(super) struct Lexicon<'p> {
    pub puzzle: &'p Puzzle,
    names: Names,
    pub places: Places,
}

impl<'p> Lexicon<'p> {
    pub(super) fn of(puzzle: &'p Puzzle) -> Self {
        Self { puzzle, names: Names::of(puzzle), places: Places::of(puzzle) }
    }

    /// "the green house".
    pub(super) fn name(&self, value: Value) -> &str {
        &self.names.of_value(value).whole
    }

    /// Whether the value is spoken of as a house.
    pub(super) fn is_house(&self, value: Value) -> bool {
        self.names.of_value(value).is_house && self.places.noun() == "house"
    }

    /// "color".
    pub(super) fn category(&self, category: u8) -> String {
        let name = &self.puzzle.categories()[usize::from(category)].name;
        let mut letters = name.chars();
        match (letters.next(), letters.next()) {
            (Some(first), Some(second)) if second.is_lowercase() => {
                first.to_lowercase().chain(name.chars().skip(1)).collect()
            }
            _ => name.clone(),
        }
    }

    /// "the green house is the fourth", "the Swede is not in the second house", "the Dane goes with
    /// tea".
    pub(super) fn clause(&self, fact: Fact) -> String {
        let name = self.names.of_value(fact.value);
        match fact.with {
            With::House(house) => {
                let is = if name.plural { "are" } else { "is" };
                let not = if fact.holds { "" } else { " not" };
                format!("{} {is}{not} {}", name.whole, self.at(fact.value, house))
            }
            With::Value(other) => {
                let goes = match (fact.holds, name.plural) {
                    (true, true) => "go",
                    (true, false) => "goes",
                    (false, true) => "do not go",
                    (false, false) => "does not go",
                };
                format!("{} {goes} with {}", name.whole, self.name(other))
            }
        }
    }

    /// "the fourth", "in the second house".
    fn at(&self, value: Value, house: u8) -> String {
        if self.is_house(value) {
            format!("the {}", self.places.ordinal(house))
        } else {
            self.places.at(house)
        }
    }

    /// Clauses about several facts, those about one value together: "the green house is neither the
    /// first nor the last".
    pub(super) fn clauses(&self, facts: &[Fact]) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut done: Vec<Value> = Vec::new();
        for fact in facts {
            if fact.holds || fact.house().is_none() {
                parts.push(self.clause(*fact));
                continue;
            }
            if done.contains(&fact.value) {
                continue;
            }
            done.push(fact.value);
            let same = facts.iter().filter(|other| !other.holds && other.value == fact.value);
            let houses = same.filter_map(Fact::house);
            let places: Vec<String> = houses.map(|house| self.at(fact.value, house)).collect();
            let name = self.names.of_value(fact.value);
            let is = if name.plural { "are" } else { "is" };
            parts.push(match places.as_slice() {
                [only] => format!("{} {is} not {only}", name.whole),
                [first, last] => format!("{} {is} neither {first} nor {last}", name.whole),
                [init @ .., last] => {
                    format!("{} {is} not {} or {last}", name.whole, init.join(", "))
                }
                [] => continue,
            });
        }
        list(&parts, "and")
    }

    /// A hint's own sentence, without its stop.
    pub(super) fn hint(&self, hint: usize) -> &'p str {
        self.puzzle.hints()[hint].text.trim().trim_end_matches(['.', '!', ';'])
    }
}

/// "a, b and c".
pub(super) fn list(parts: &[String], and: &str) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [init @ .., last] => format!("{} {and} {last}", init.join(", ")),
    }
}

/// A clause as a sentence.
pub(super) fn sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>());
    let text = first.unwrap_or_default();
    if text.ends_with(['.', '!', '?']) { text } else { format!("{text}.") }
}
