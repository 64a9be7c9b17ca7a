//! What speaks for a list, or for the place, by the nouns of a question.

use super::super::kinds::{cued_kinds, value_key, value_kinds};
use super::super::lexicon::is_site;
use super::super::people;
use super::super::scenery::Row;
use super::super::tokens::{root, stem, tokens};
use super::evidence::{Evidence, KNOWN, NAMED, TOLD, is_time};
use super::fields::{is_called, may_be_called};
use super::members::members;
use super::tasks::names_somebody;
use super::thing::SITES;
use puzzle::Asked;

const SORTS: [&str; 4] = ["kind", "type", "sort", "genre"];
/// Nouns that count places.
const COUNTS: [&str; 5] = ["number", "position", "place", "order", "rank"];
/// "Where did Ann finish?"
const ENDINGS: [&str; 6] = ["finish", "finished", "place", "placed", "rank", "come"];
/// Nouns for days by a part of them.
const PARTS_OF_DAYS: [&str; 5] = ["evening", "night", "afternoon", "morning", "date"];

impl Evidence<'_> {
    /// Whether something is called by one of the nouns, or often spoken of with it.
    pub(super) fn knows_its_nouns(&self, others: &[u8]) -> bool {
        let known = |&noun: &usize| {
            others.iter().any(|&c| self.by_noun(c, noun, others) >= KNOWN) || self.is_place(noun)
        };
        self.nouns.iter().any(known)
    }

    /// Whether it asks by a noun that nothing is called by.
    pub(super) fn has_strange_noun(&self) -> bool {
        let others: Vec<u8> =
            (0..self.categories.len() as u8).filter(|c| *c != self.about.category).collect();
        !self.nouns.is_empty()
            && !self.knows_its_nouns(&others)
            && !self.asks_for_somebody(&others)
            && !self.asks_for_job()
    }

    /// How far a noun calls a category.
    pub(super) fn by_noun(&self, c: u8, noun: usize, others: &[u8]) -> i32 {
        let word = &self.words[noun];
        let category = &self.categories[usize::from(c)];
        let named = self.ground.cues.named_with(&word.word);
        if named.contains(&c) {
            return NAMED;
        }
        if word.is(&PARTS_OF_DAYS) && is_time(category) {
            return TOLD;
        }
        if word.is(&SORTS) && is_called(category, "genre kind type sort style") {
            return NAMED;
        }
        let wanted = root(&word.word);
        // "Which cake", where food is listed, is asked by one of its kind.
        let kinds: Vec<usize> = [cued_kinds(&wanted), value_kinds(&stem(&word.word))].concat();
        let members = members(&stem(&word.word));
        let mut weight = self.usage.near(&word.word, c, others) * 2 / 5;
        if self.ground.cues.called(&word.word).contains(&c) && named.is_empty() {
            weight = weight.max(50);
        }
        let of_kind = category.values.iter().filter(|value| {
            value_kinds(&value_key(value)).iter().any(|kind| kinds.contains(kind))
                || tokens(value).iter().any(|word| members.contains(&stem(&word.word).as_str()))
        });
        let (fit, all) = (of_kind.count(), category.values.len());
        if 2 * fit > all {
            weight = weight.max(if fit == all { TOLD + 15 } else { TOLD });
        }
        if named.is_empty() && may_be_called(&word.word, category) {
            weight = weight.max(TOLD);
        }
        if self.usage.is_headed(&word.word, c, others) {
            weight = weight.max(TOLD + 15);
        }
        let called = tokens(&category.name);
        let mut called = called.iter().flat_map(|word| cued_kinds(&root(&word.word)));
        if called.any(|kind| kinds.contains(kind)) {
            weight = weight.max(50);
        }
        // "Which hat" where a straw hat is listed.
        let holds = |value: &&String| tokens(value).iter().any(|part| root(&part.word) == wanted);
        match category.values.iter().filter(holds).count() {
            0 => weight,
            1 => weight.max(30),
            _ => weight.max(80),
        }
    }

    pub(super) fn of_place(&self, known: bool) -> i32 {
        let mut weight = 0;
        // "Which hat", where hats are counted as places might be.
        let taken = |i: usize| {
            let word = &self.words[i].word;
            let all: Vec<u8> = (0..self.categories.len() as u8).collect();
            !is_site(word)
                && !self.usage.is_ranked(word)
                && all.iter().any(|&c| self.usage.near(word, c, &all) > 50)
        };
        if self.nouns.iter().any(|&i| self.is_place(i)) {
            let taken = self.nouns.iter().any(|&i| taken(i));
            // "In which cave", "which floor is she on".
            weight += match self.lead() {
                Some(lead) if lead.is(&["in", "into", "on", "at"]) => TOLD + 20,
                _ if taken => 10,
                _ => TOLD,
            };
        }
        if self.nouns.iter().any(|&i| self.words[i].is(&COUNTS) && self.is_place(i)) {
            weight += 20;
        }
        if self.offered == Some(Asked::House) {
            weight += NAMED;
        }
        if !self.nouns.is_empty() && !known {
            weight -= 20;
        }
        let next = self.words.get(self.asking + 1);
        let far = self.asks(&["how"]) && next.is_some_and(|next| next.is(&["high", "far", "late"]));
        if far {
            weight += TOLD;
        } else if self.nouns.is_empty() && self.asks(&["what", "who", "whom", "whose", "how"]) {
            weight -= 40;
        }
        let timed = matches!(self.ground.scenery.row, Row::Time | Row::Order);
        weight
            + match self.words[self.asking].word.as_str() {
                "where" if self.said.iter().any(|&i| self.words[i].is(&ENDINGS)) => TOLD,
                "where" if timed => -20,
                "where" | "when" => 40,
                _ => 0,
            }
    }

    pub(super) fn is_place(&self, noun: usize) -> bool {
        let word = &self.words[noun];
        let is = |at: usize, list: &[&str]| self.words.get(at).is_some_and(|word| word.is(list));
        // "What type of room", "the number of pages".
        let kind = noun > 0 && is(noun - 1, &["of"]);
        let amount = word.is(&["number"]) && is(noun + 1, &["of"]) && !is(noun + 2, &["the"]);
        if kind || amount || names_somebody(&word.word) {
            return false;
        }
        word.is(&COUNTS)
            || is_site(&word.word)
            || self.ground.scenery.is_place(&word.word)
            || SITES.split(' ').any(|site| site == stem(&word.word))
    }

    /// Whether a category is called by this noun, or by another word for the same.
    pub(super) fn calls_some(&self, noun: usize, others: &[u8]) -> bool {
        let word = &self.words[noun].word;
        let called = self.ground.cues.named_with(word);
        others.iter().any(|&c| called.contains(&c) || may_be_called(word, self.category(c)))
    }

    /// "Which boat is Ann's?", where boats are listed by their names and nothing is called a boat.
    pub(super) fn is_called_by_its_values(&self, c: u8, others: &[u8]) -> bool {
        let strange = !people::are_named(&self.category(c).values);
        self.category(c).name == "Name"
            && (strange || self.ground.cues.article_uses(c) > 0)
            && !self.nouns.is_empty()
            && !self.asks_for_somebody(others)
            && !self.nouns.iter().any(|&i| {
                let word = &self.words[i];
                is_site(&word.word) || word.is(&COUNTS) || self.calls_some(i, others)
            })
    }
}
