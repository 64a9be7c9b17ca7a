//! Facts as clauses, in the words of the puzzle.

mod names;
mod nouns;
mod relation;
mod verbs;

use puzzle::wording::{Places, capitalised, list};
use puzzle::{Houses, Puzzle, Value};

use super::knowledge::{Fact, With};
pub(super) use names::Kind;
use names::Names;

/// The words of a puzzle.
#[derive(Clone, Debug)]
pub(super) struct Lexicon<'p> {
    pub puzzle: &'p Puzzle,
    names: Names,
    pub places: Places<'p>,
}

impl<'p> Lexicon<'p> {
    pub(super) fn of(puzzle: &'p Puzzle) -> Self {
        Self { puzzle, names: Names::of(puzzle), places: Places::of(puzzle) }
    }

    /// "the green house".
    pub(super) fn name(&self, value: Value) -> &str {
        &self.names.of_value(value).whole
    }

    /// "green", "Dane".
    pub(super) fn short(&self, value: Value) -> &str {
        &self.names.of_value(value).short
    }

    /// "green", "the Dane".
    pub(super) fn brief(&self, value: Value) -> &str {
        &self.names.of_value(value).with_article
    }

    /// What the brief name stands for.
    pub(super) fn brief_kind(&self, value: Value) -> Kind {
        self.names.of_value(value).short_kind
    }

    /// "drinks": what people do with values of the category, where it is one word.
    pub(super) fn verb(&self, category: u8) -> Option<&str> {
        self.names.verb(category)
    }

    /// "the striped door", of a value that is no name without its noun.
    pub(super) fn noun(&self, value: Value) -> Option<&str> {
        self.names.of_value(value).noun.as_deref()
    }

    /// Whether people are from there.
    pub(super) fn is_place(&self, value: Value) -> bool {
        self.names.of_value(value).place
    }

    pub(super) fn kind(&self, value: Value) -> Kind {
        self.names.of_value(value).kind
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

    /// "Dane and tea".
    pub(super) fn shorts(&self, values: &[Value], and: &str) -> String {
        let names: Vec<String> = values.iter().map(|&value| self.short(value).to_owned()).collect();
        list(&names, and)
    }

    /// "the Dane and tea", "the Dane or the Swede".
    pub(super) fn briefs(&self, values: &[Value], and: &str) -> String {
        let names: Vec<String> = values.iter().map(|&value| self.brief(value).to_owned()).collect();
        list(&names, and)
    }

    /// "in 3".
    pub(super) fn at_number(&self, house: u8) -> String {
        format!("{} {}", self.places.preposition(), house + 1)
    }

    /// "3 has milk", "2 is blue".
    pub(super) fn holds(&self, house: u8, values: &[Value]) -> String {
        let is = |value: &Value| matches!(self.brief_kind(*value), Kind::Person | Kind::House);
        let (is, has): (Vec<Value>, Vec<Value>) = values.iter().partition(|value| is(value));
        let said = [("is", is), ("has", has)];
        let said = said.iter().filter(|(_, values)| !values.is_empty());
        let said = said.map(|(verb, values)| format!("{verb} {}", self.briefs(values, "and")));
        format!("{} {}", house + 1, list(&said.collect::<Vec<_>>(), "and"))
    }

    /// A fact in few words: "the Dane is in 2".
    pub(super) fn brief_clause(&self, fact: Fact) -> String {
        match fact.with {
            With::House(house) => {
                let not = if fact.holds { "" } else { " not" };
                let is = if self.brief_kind(fact.value) == Kind::Things { "are" } else { "is" };
                let at = self.in_houses(Houses::only(house));
                format!("{} {is}{not} {at}", self.brief(fact.value))
            }
            With::Value(other) => self.brief_pair(fact.value, other, fact.holds, &[]),
        }
    }

    /// The printed number of a hint.
    pub(super) fn number(&self, hint: usize) -> u32 {
        self.puzzle.hints()[hint].number
    }

    /// "hint 9", "hints 8 and 9".
    pub(super) fn numbers(&self, hints: &[usize]) -> String {
        let mut numbers: Vec<u32> = hints.iter().map(|&hint| self.number(hint)).collect();
        numbers.sort_unstable();
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        let noun = if numbers.len() == 1 { "hint" } else { "hints" };
        format!("{noun} {}", list(&numbers, "and"))
    }

    /// A hint's own sentence, without its stop.
    pub(super) fn hint(&self, hint: usize) -> &'p str {
        self.puzzle.hints()[hint].text.trim().trim_end_matches(['.', '!', ';'])
    }
}

/// "3 or 4".
pub(super) fn houses(houses: Houses, and: &str) -> String {
    let numbers: Vec<String> = houses.iter().map(|house| (house + 1).to_string()).collect();
    list(&numbers, and)
}

/// A clause as a sentence.
pub(super) fn sentence(clause: &str) -> String {
    // A name like "iPhone" keeps its letters.
    let named = clause.chars().nth(1).is_some_and(char::is_uppercase);
    let text = if named { clause.to_owned() } else { capitalised(clause) };
    if text.ends_with(['.', '!', '?']) { text } else { format!("{text}.") }
}
