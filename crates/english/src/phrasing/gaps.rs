//! How far two amounts or places are from each other, said as a difference: "there was a difference
//! of exactly £100 between what Ann paid and what the vase fetched", "their prices differ by $20".

use std::ops::Range;

use super::Wording;
use crate::measures::is_unit;
use crate::tokens::{TITLES, Token, number};

const DIFFERENCE: &[&str] = &["difference", "gap"];
const DIFFER: &[&str] = &["differ", "differs", "differed"];
/// What may stand between the words of a difference and its amount.
const LEADS: &[&str] = &[
    "of",
    "by",
    "exactly",
    "precisely",
    "just",
    "only",
    "a",
    "an",
    "is",
    "was",
    "are",
    "were",
    "in",
    "price",
    "not",
    "full",
    "be",
    "of",
    "to",
    "it",
    "and",
    "that",
];

const MONEY: &[&str] = &["dollars", "dollar", "euros", "euro", "pounds", "pound", "cents", "pence"];

impl Wording<'_> {
    /// Says that two are so far apart.
    pub(super) fn difference_between(&mut self) {
        let word = |at: &usize| self.is(*at, DIFFERENCE) || self.is(*at, DIFFER);
        let Some(at) = (0..self.tokens.len()).find(word) else { return };
        let Some(amount) = self.amount_by(at) else { return };
        let apart = |range: &&Range<usize>| range.end <= amount.start || amount.end <= range.start;
        let named: Vec<Range<usize>> = self.named().iter().filter(apart).cloned().collect();
        let [a, b] = named.as_slice() else { return };
        // Both before the verb, or both around the "and" after "between".
        let joined = (a.end..b.start).any(|i| self.is(i, &["and", "from"]));
        let between = (0..a.start).rev().find(|&i| self.is(i, &["between"]));
        // "The price of A differs from that of B by $10."
        let from =
            self.is(at, DIFFER) && a.end <= at && (at..b.start).any(|i| self.is(i, &["from"]));
        let verb = self.is(at, DIFFER) && b.end <= at || from;
        let other = [
            "positions",
            "places",
            "numbers",
            "position",
            "place",
            "either",
            "if",
            "nor",
            "than",
            "least",
            "most",
            "more",
            "less",
        ];
        let clear = !(0..self.tokens.len()).any(|i| {
            // "One way or the other" leaves nothing open.
            self.is(i, &other) || i > 0 && self.is(i, &["or"]) && !self.is(i - 1, &["way"])
        });
        if !joined || !(between.is_some() || verb) || !clear {
            return;
        }
        let denied = (0..self.tokens.len()).any(|i| self.is(i, &["not", "no", "never"]));
        // With the title that a name has: "Mr Osei".
        let words = |range: &Range<usize>| {
            let titled = range.start > 0 && self.is(range.start - 1, &TITLES);
            self.unowning(&(range.start - usize::from(titled)..range.end))
        };
        let unit = &self.tokens[amount.end - 1].word;
        let paid = match amount.len() {
            1 => self.ground.cues.is_name_of_category("price"),
            _ => MONEY.contains(&unit.as_str()),
        };
        let (a, b, amount) = (words(a), words(b), words(&amount));
        let word = |word: &str| Token { word: word.to_owned(), ..bare(&a[0]) };
        let are = if denied { vec![word("are"), word("not")] } else { vec![word("are")] };
        let of = match paid {
            true => ["the", "prices", "of"].map(word).to_vec(),
            false => Vec::new(),
        };
        let all = [of, a.clone(), vec![word("and")], b, are, amount, vec![word("apart")]].concat();
        // What is said after it stays.
        let end = self.tokens.len() - usize::from(self.is(self.tokens.len() - 1, &[".", "!"]));
        let rest = (at..end).find(|&i| self.is(i, &[";"])).unwrap_or(end);
        if self.named().iter().all(|range| range.end <= rest) {
            self.replace_by(0..rest, all);
        }
    }

    /// The amount that such a word speaks of, with its unit.
    fn amount_by(&self, at: usize) -> Option<Range<usize>> {
        let number_at = |at: usize| {
            let counted = self.tokens.get(at).is_some_and(|token| {
                let spelt = number(&token.word).is_some() && !token.is(&["a", "an"]);
                spelt || token.word.parse::<u32>().is_ok()
            });
            let unit = self.tokens.get(at + 1).is_some_and(|token| is_unit(&token.word));
            counted.then_some(at..at + 1 + usize::from(unit))
        };
        // "A $20 difference".
        let before = (at.saturating_sub(2)..at).find_map(number_at);
        before.or_else(|| {
            let mut i = at + 1;
            while self.is(i, LEADS) || self.is_mark(i) && self.tokens[i].word != "," {
                i += 1;
            }
            number_at(i).or_else(|| {
                // "The difference between A and B is $20": at its end.
                let last = self.tokens.len().saturating_sub(1);
                (last.saturating_sub(3)..=last).find_map(number_at)
            })
        })
    }
}

/// A token without marks of its own.
fn bare(token: &Token) -> Token {
    Token { capital: false, upper: false, possessive: false, glued: false, ..token.clone() }
}
