//! Facts as clauses, in the words of the puzzle.

mod names;

use puzzle::wording::{Places, capitalised, list};
use puzzle::{Houses, Puzzle, Value};

use super::knowledge::{Fact, With};
pub(super) use names::Kind;
use names::Names;

/// More reasons than this are summed up instead of listed.
const LISTED: usize = 4;

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

    pub(super) fn kind(&self, value: Value) -> Kind {
        self.names.of_value(value).kind
    }

    /// "is", or "are" for many.
    pub(super) fn is(&self, value: Value) -> &'static str {
        if self.kind(value) == Kind::Things { "are" } else { "is" }
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
        match fact.with {
            With::House(house) => {
                let not = if fact.holds { "" } else { " not" };
                let (name, is) = (self.name(fact.value), self.is(fact.value));
                format!("{name} {is}{not} {}", self.at(fact.value, house))
            }
            With::Value(other) => self.pair(fact.value, &[other], fact.holds),
        }
    }

    /// That a value and these others of one category belong together, or that none of them does:
    /// "the Dane is not the person who drinks tea", "milk goes with neither the dog nor the cat".
    pub(super) fn pair(&self, value: Value, others: &[Value], holds: bool) -> String {
        let (value, others) = match others {
            [only] if self.kind(value) == Kind::House && self.kind(*only) != Kind::House => {
                (*only, &[value][..])
            }
            others => (value, others),
        };
        let kinds = (self.kind(value), others.first().map(|&other| self.kind(other)));
        let inside;
        // Who somebody is, or where.
        let being = match kinds {
            (Kind::Person, Some(Kind::Person)) => Some(""),
            (Kind::Person | Kind::Thing | Kind::Things, Some(Kind::House)) => {
                inside = format!("{} ", self.places.preposition());
                Some(&inside[..])
            }
            _ => None,
        };
        let (name, is) = (self.name(value), self.is(value));
        let (goes, does) = if is == "are" { ("go", "do") } else { ("goes", "does") };
        match (being, others) {
            (Some(inside), [only]) => {
                let not = if holds { "" } else { "not " };
                format!("{name} {is} {not}{inside}{}", self.name(*only))
            }
            (Some(inside), several) => {
                format!("{name} {is} {inside}neither {}", self.names(several, "nor"))
            }
            (None, [only]) if holds => format!("{name} {goes} with {}", self.name(*only)),
            (None, [only]) => format!("{name} {does} not go with {}", self.name(*only)),
            (None, several) => {
                format!("{name} {goes} with neither {}", self.names(several, "nor"))
            }
        }
    }

    pub(super) fn names(&self, values: &[Value], and: &str) -> String {
        let names: Vec<String> = values.iter().map(|&value| self.name(value).to_owned()).collect();
        list(&names, and)
    }

    /// "the fourth", "in the second house".
    fn at(&self, value: Value, house: u8) -> String {
        match self.kind(value) {
            Kind::House => format!("the {}", self.places.ordinal(house)),
            _ => self.places.at(house),
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
            parts.push(self.elsewhere(fact.value, same.filter_map(Fact::house).collect()));
        }
        list(&parts, "and")
    }

    /// "the green house is neither the first nor the last", "the Dane is not in the second house".
    fn elsewhere(&self, value: Value, houses: Houses) -> String {
        let (before, noun) = match self.kind(value) {
            Kind::House => (String::new(), String::new()),
            _ => (format!("{} ", self.places.preposition()), format!(" {}", self.places.noun())),
        };
        let (name, is) = (self.name(value), self.is(value));
        match self.ordinals(houses).as_slice() {
            [first, last] => format!("{name} {is} {before}neither {first} nor {last}{noun}"),
            several => format!("{name} {is} not {before}{}{noun}", list(several, "or")),
        }
    }

    /// Facts as reasons, summed up where they are many.
    pub(super) fn reasons(&self, facts: &[Fact]) -> String {
        let mut values: Vec<(Value, bool)> =
            facts.iter().map(|fact| (fact.value, fact.holds)).collect();
        values.sort_unstable();
        values.dedup();
        if values.len() <= LISTED {
            return self.clauses(facts);
        }
        let placed: Vec<Fact> = facts.iter().copied().filter(|fact| fact.holds).collect();
        match placed.len() {
            1..=LISTED => format!("{} and the rest is ruled out", self.clauses(&placed)),
            _ => "everything else is ruled out".to_owned(),
        }
    }

    /// ", since the blue house is the second": facts after a clause, where there are any.
    pub(super) fn reasons_after(&self, joint: &str, facts: &[Fact]) -> String {
        if facts.is_empty() { String::new() } else { format!(", {joint} {}", self.reasons(facts)) }
    }

    /// "the second and the last house".
    pub(super) fn houses(&self, houses: Houses) -> String {
        format!("{} {}", list(&self.ordinals(houses), "and"), self.places.noun())
    }

    /// "the second", "the last".
    fn ordinals(&self, houses: Houses) -> Vec<String> {
        houses.iter().map(|house| format!("the {}", self.places.ordinal(house))).collect()
    }

    /// A hint's own sentence, without its stop.
    pub(super) fn hint(&self, hint: usize) -> &'p str {
        self.puzzle.hints()[hint].text.trim().trim_end_matches(['.', '!', ';'])
    }
}

/// A clause as a sentence.
pub(super) fn sentence(clause: &str) -> String {
    let text = capitalised(clause);
    if text.ends_with(['.', '!', '?']) { text } else { format!("{text}.") }
}
