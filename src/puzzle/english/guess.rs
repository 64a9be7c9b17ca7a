//! What a sentence that the grammar does not know may say: a guess, for what stands above to check
//! against the rest of the puzzle.

use super::super::{Offsets, Relation, Value};
use super::assemble::{self, Assembled};
use super::items::{Item, Sentence};
use super::tokens::Token;
use super::{Ground, Understood, clause, loose, skeleton};

/// More readings are no guess.
const MOST: usize = 4;
/// More joints in a sentence are not tried.
const MOST_JOINTS: usize = 4;

impl Ground {
    /// What a sentence that is not understood may say, by its values and one relation in it.
    pub(super) fn guess(&self, sentence: &str) -> Option<Understood> {
        let (words, items) = self.items(sentence)?;
        // They put clauses in an order, or leave something out, in ways that a guess would miss.
        let subtle = ["already", "still", "yet", "until", "once", "since"];
        let counts = words.windows(2).any(|two| two[0].is(&["only"]) && two[1].is(&["one"]));
        // Of two alone there is nothing to put in order: "Ann has already sold her cat".
        let related = |item: &Item| {
            !matches!(item, Item::Side(_) | Item::Between(_) | Item::At(_) | Item::Not)
        };
        let two = items.mentions.len() == 2 && items.items.iter().all(related);
        if counts || !two && words.iter().any(|token| token.is(&subtle)) {
            return None;
        }
        let mut found: Vec<Assembled> = Vec::new();
        let mut add = |readings: Option<Vec<Assembled>>| {
            for reading in readings.unwrap_or_default() {
                if found.iter().all(|other| other.relation != reading.relation) {
                    found.push(Assembled { labels: Vec::new(), ..reading });
                }
            }
        };
        for skeleton in skeleton::skeletons(&items, &words) {
            for (meaning, _) in clause::statements(&skeleton, &self.left, false) {
                add(assemble::readings(&skeleton, &meaning, self.houses));
            }
        }
        for meaning in loose::guesses(&items) {
            add(assemble::readings(&items, &meaning, self.houses));
        }
        if found.is_empty() {
            found = self.by_parts(sentence, &words, &items);
        }
        found.truncate(MOST);
        let any = !found.is_empty();
        any.then(|| Understood {
            guessed: true,
            ..self.understood(sentence, &words, &items, found)
        })
    }

    /// Halves of a sentence read each by itself, the second of the same subject if need be: both
    /// where both are known, else the first.
    fn by_parts(&self, sentence: &str, words: &[Token], items: &Sentence) -> Vec<Assembled> {
        let whole = |item: &Item| {
            matches!(
                item,
                Item::If
                    | Item::Unless
                    | Item::OnlyIf
                    | Item::Iff
                    | Item::Either
                    | Item::Neither
                    | Item::Untrue
                    | Item::ExactlyOne
                    | Item::NotBoth
                    | Item::Respectively
                    | Item::One
            )
        };
        // What one half says holds only with the other.
        if items.items.iter().any(whole) {
            return Vec::new();
        }
        let Some(subject) = items.mentions.first() else { return Vec::new() };
        let [value] = subject.values[..] else { return Vec::new() };
        let named = &sentence[words[subject.start].at.start..words[subject.end - 1].at.end];
        let mut found: Vec<Assembled> = Vec::new();
        for (before, after) in joints(sentence, words).into_iter().take(MOST_JOINTS) {
            let Some(first) = self.only_reading(before) else { continue };
            let second = self
                .only_reading(after)
                .or_else(|| self.only_reading(&format!("{named} {after}")))
                .or_else(|| self.only_value(after).map(|other| same(value, other)));
            let both = second.map(|second| Relation::And(vec![first.clone(), second]));
            let readings = both.into_iter().chain([first]);
            found.extend(readings.map(|relation| Assembled { relation, labels: Vec::new() }));
        }
        found
    }

    /// What a part says, if it is understood in one way.
    fn only_reading(&self, part: &str) -> Option<Relation> {
        let mut readings = self.understand_all(part)?.readings;
        readings.pop().filter(|_| readings.is_empty()).map(|reading| reading.relation)
    }

    /// The value of a part that names one and no more: "says the muesli was worth it".
    fn only_value(&self, part: &str) -> Option<Value> {
        let (_, items) = self.items(part)?;
        let leads = |item: &Item| {
            matches!(
                item,
                Item::Value(_) | Item::Verb(_) | Item::Be | Item::Have | Item::Noun | Item::Unknown
            )
        };
        match items.mentions.as_slice() {
            [mention] if items.items.iter().all(leads) => match mention.values[..] {
                [value] => Some(value),
                _ => None,
            },
            _ => None,
        }
    }
}

fn same(a: Value, b: Value) -> Relation {
    Relation::Offset(a, b, Offsets::SAME)
}

/// What stands before and after each "but", "and" or semicolon.
fn joints<'s>(sentence: &'s str, words: &[Token]) -> Vec<(&'s str, &'s str)> {
    let joint = |&at: &usize| words[at].is(&["but", "and", ";", "while", "though", "although"]);
    let halves = |at: usize| {
        let before = sentence[..words[at].at.start].trim_end_matches([' ', ',']);
        (before, sentence[words[at].at.end..].trim_start_matches([' ', ',']))
    };
    (1..words.len().saturating_sub(1)).filter(joint).map(halves).collect()
}
