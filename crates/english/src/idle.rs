//! Clauses that name nothing and put nothing anywhere: "where the snow never melts", "and I checked
//! that twice". Who guesses leaves them out, with what they deny.

use super::Ground;
use super::items::{Item, Sentence};
use super::tokens::{Token, tokens};

/// Words that may change what other clauses say, though they name nothing.
const BEARING: [&str; 41] = [
    "vice",
    "versa",
    "both",
    "either",
    "neither",
    "or",
    "respectively",
    "order",
    "same",
    "opposite",
    "other",
    "others",
    "false",
    "lie",
    "lies",
    "wrong",
    "true",
    "untrue",
    "only",
    "except",
    "unless",
    "if",
    "reverse",
    "reversed",
    "exactly",
    "least",
    "most",
    "each",
    "all",
    "adjacent",
    "together",
    "apart",
    "between",
    "directly",
    "immediately",
    "unlike",
    "also",
    "swapped",
    "too",
    "so",
    "necessarily",
];

/// Whether an item says nothing without others.
fn is_idle(item: &Item) -> bool {
    matches!(
        item,
        Item::Verb(_)
            | Item::Be
            | Item::Have
            | Item::Not
            | Item::Noun
            | Item::Unknown
            | Item::Pronoun
            | Item::Him
            | Item::Who
            | Item::There
            | Item::Of
            | Item::Danger
            | Item::Nobody
            | Item::Possessive
            | Item::And
            | Item::But
            | Item::Comma
    )
}

/// Whether a clause puts what it names nowhere, and leaves other clauses as they are.
pub(super) fn says_nothing(items: &[Item], words: &[Token]) -> bool {
    let idle = |item: &Item| is_idle(item) || matches!(item, Item::Value(_));
    items.iter().all(idle) && !words.iter().any(|word| word.is(&BEARING))
}

/// The sentence without clauses between marks that say nothing but deny or hedge.
pub(super) fn without_idle(sentence: &Sentence, words: &[Token]) -> Sentence {
    let mark = |item: &Item| matches!(item, Item::Comma | Item::Dash | Item::Stop);
    let mut kept: Vec<usize> = Vec::new();
    let mut start = 0;
    while start < sentence.items.len() {
        let rest = &sentence.items[start..];
        let end = start + rest.iter().position(mark).unwrap_or(rest.len());
        let clause = &sentence.items[start..end];
        let from = sentence.starts[start];
        let to = sentence.starts.get(end).copied().unwrap_or(words.len()).min(words.len());
        let hedges = |item: &Item| matches!(item, Item::Not | Item::Danger | Item::Nobody);
        let idle = from <= to
            && clause.iter().any(hedges)
            && !clause.iter().any(|item| matches!(item, Item::Value(_)))
            && says_nothing(clause, &words[from..to]);
        if idle {
            // The mark before it goes, too.
            kept.pop();
        } else {
            kept.extend(start..end);
        }
        if end < sentence.items.len() && !(idle && start == 0) {
            kept.push(end);
        }
        start = end + 1;
    }
    Sentence {
        items: kept.iter().map(|&i| sentence.items[i].clone()).collect(),
        starts: kept.iter().map(|&i| sentence.starts[i]).collect(),
        mentions: sentence.mentions.clone(),
        sides: sentence.sides.clone(),
        idle: sentence.idle.clone(),
        of_thing: sentence.of_thing,
    }
}

/// More parts between marks are no sentence to shorten.
const MOST_PARTS: usize = 8;

impl Ground {
    /// The sentence without the parts between marks that say nothing, in the ways that its other
    /// marks may go with them; none where there is no such part.
    pub(super) fn shortened(&self, sentence: &str) -> Vec<String> {
        let words = tokens(sentence);
        let mark = |token: &Token| token.is(&[",", "(", ")", "\u{2013}", "\u{2014}"]);
        let mut parts: Vec<(usize, usize)> = Vec::new();
        let mut start = 0;
        for at in (0..words.len()).filter(|&at| mark(&words[at])).chain([words.len()]) {
            if start < at {
                parts.push((words[start].at.start, words[at - 1].at.end));
            }
            start = at + 1;
        }
        if !(2..=MOST_PARTS).contains(&parts.len()) || !self.may_read(words.len()) {
            return Vec::new();
        }
        let idle = |&(from, to): &(usize, usize)| {
            let text = &sentence[from..to];
            self.items(text).is_some_and(|(_, items)| {
                items.mentions.is_empty() && says_nothing(&items.items, &tokens(text))
            })
        };
        let kept: Vec<(usize, usize)> = parts.iter().copied().filter(|part| !idle(part)).collect();
        if kept.is_empty() || kept.len() == parts.len() {
            return Vec::new();
        }
        let text = |joint: &str| {
            let texts: Vec<&str> = kept.iter().map(|&(from, to)| &sentence[from..to]).collect();
            texts.join(joint)
        };
        match kept.len() {
            1 => vec![text("")],
            _ => vec![text(" "), text(", ")],
        }
    }
}
