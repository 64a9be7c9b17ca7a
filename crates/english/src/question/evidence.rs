//! What speaks for each category, and for the place, to be what a question asks for: its nouns, its
//! verbs, who or when it asks, and answers to choose from. No single word of it decides.

use super::super::Ground;
use super::super::kinds::{KINDS, value_kinds};
use super::super::persons::person;
use super::super::quantities::amount;
use super::super::tokens::{Token, stem, tokens};
use super::fields::is_called;
use super::folk::{is_of_jobs, is_of_people};
use super::usage::Usage;
use puzzle::{Asked, Category, Value};

/// What names a category, or offers its values as answers.
pub(super) const NAMED: i32 = 100;
/// What is said of a category, or belongs to its kind.
pub(super) const TOLD: i32 = 60;
/// A noun that goes with a category at least as much is known.
pub(super) const KNOWN: i32 = 30;
/// Less speaks for nothing.
pub(super) const LEAST: i32 = 15;

/// What a question says, apart from what it is about.
pub(super) struct Evidence<'q> {
    pub words: &'q [Token],
    pub asking: usize,
    /// The places of the nouns for what is asked.
    pub nouns: &'q [usize],
    /// The places of all other words but those of what it is about.
    pub said: &'q [usize],
    /// The value that it is about.
    pub about: Value,
    /// What the answers are that it offers.
    pub offered: Option<Asked>,
    pub categories: &'q [Category],
    pub ground: &'q Ground,
    pub usage: &'q Usage,
}

impl Evidence<'_> {
    /// Everything that may be asked for with what speaks for it, the likeliest first.
    pub fn weighed(&self) -> Vec<(Asked, i32)> {
        let others: Vec<u8> =
            (0..self.categories.len() as u8).filter(|c| *c != self.about.category).collect();
        let known = self.knows_its_nouns(&others);
        let mut all: Vec<(Asked, i32)> = others
            .iter()
            .map(|&c| (Asked::Category(c), self.of_category(c, &others, known)))
            .chain([(Asked::House, self.of_place(known))])
            .collect();
        all.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
        all
    }

    pub(super) fn asks(&self, list: &[&str]) -> bool {
        self.words[self.asking].is(list)
    }

    fn of_category(&self, c: u8, others: &[u8], known: bool) -> i32 {
        let category = &self.categories[usize::from(c)];
        let mut weight = self.nouns.iter().map(|&i| self.by_noun(c, i, others)).max().unwrap_or(0);
        if self.offered == Some(Asked::Category(c)) {
            weight += NAMED;
        }
        let people = is_of_people(c, self.categories, self.ground);
        if self.asks_for_job() && others.iter().any(|&c| is_of_jobs(self.category(c))) {
            return weight.max(if is_of_jobs(category) { TOLD } else { 0 });
        }
        let role = others.iter().find(|&&other| self.is_in_role(other));
        if let Some(role) = role {
            weight += if *role == c { NAMED } else { -20 };
        } else if self.asks_for_somebody(others) {
            let values = &[self.about];
            let first = person(self.categories, self.ground, values) == Some(c);
            let proper = category.values.iter().all(|value| value.starts_with(char::is_uppercase));
            weight += match () {
                () if first && people => 60,
                () if people => 40,
                () if first && proper => 20,
                () => -30,
            };
        } else if self.nouns.is_empty() && self.asks(&["what"]) {
            let amounts = category.values.iter().all(|value| amount(value).is_some());
            weight -= 40 * i32::from(people) + 20 * i32::from(amounts || is_time(category));
            let thing = !people
                && category.values.iter().any(|value| value.starts_with(char::is_lowercase))
                && !self.is_of_kind(c, &["Color"]);
            weight += if thing { 10 } else { -20 };
            weight += 20 * i32::from(is_called(category, THINGS));
            // "What was Ann doing?"
            let does = self.said.iter().any(|&i| self.words[i].is(&["do", "doing", "done"]));
            let doing = category.values.iter().filter(|value| {
                tokens(value).iter().any(|word| word.word.len() > 5 && word.word.ends_with("ing"))
            });
            let doing = doing.count();
            weight += match does && doing > 0 {
                true if 3 * doing >= category.values.len() => 40,
                true => 20,
                false => 0,
            };
        }
        weight += self.by_adverb(c) + self.by_pastime(c);
        if !people && self.is_called_by_its_values(c, others) {
            weight += TOLD + KNOWN;
        }
        // "What is the name of the Brazilian author" asks for nothing else of her.
        let names = |&i: &usize| self.words[i].is(&["name", "names"]);
        let called = |&i: &usize| self.words[i].is(&["called", "named"]) && self.asks(&["what"]);
        let names = self.nouns.iter().chain(self.said).any(|i| names(i) || called(i));
        if names && is_called(category, "name") {
            weight += NAMED;
        }
        weight += self.by_deed(c, others, known) + self.by_what_is_named(c);
        // By what no list is called something is asked that has no name.
        if !self.nouns.is_empty() && !known && !self.asks_for_somebody(others) {
            weight += if is_nameless(category) { 20 } else { -20 };
            weight -= 10 * i32::from(people) + 10 * i32::from(is_time(category));
        }
        weight
    }

    pub(super) fn category(&self, c: u8) -> &Category {
        &self.categories[usize::from(c)]
    }

    pub(super) fn is_of_kind(&self, c: u8, names: &[&str]) -> bool {
        let values = &self.categories[usize::from(c)].values;
        let fits = values.iter().filter(|value| {
            let words = tokens(value);
            let last = words.last().map_or(String::new(), |last| stem(&last.word));
            value_kinds(&last).iter().any(|&kind| names.contains(&KINDS[kind].name))
        });
        2 * fits.count() > values.len()
    }
}

/// What lists of things are called by.
const THINGS: &str = "content item object thing belonging possession cargo";

pub(super) fn is_time(category: &Category) -> bool {
    is_called(category, "day month year time hour date week evening weekday")
}

/// Whether a category has no name of its own in the text.
pub(super) fn is_nameless(category: &Category) -> bool {
    let name = tokens(&category.name);
    let thing = is_called(category, THINGS);
    thing
        || name.first().is_some_and(|first| {
            first.is(&["category", "other", "same", "each", "and", "once", "one", "another"])
        })
        || name.len() > 1 && name[0].is(&["name"])
}
