//! What is said of several at once and of no place: "Ann and the baker are both good swimmers". All
//! that it tells is that they are different people.

use super::super::idle::says_nothing;
use super::super::tokens::TITLES;
use super::Wording;

/// Words that may say more than that.
const BEARING: &[&str] = &[
    "not",
    "never",
    "neither",
    "nor",
    "or",
    "either",
    "same",
    "different",
    "each",
    "every",
    "other",
    "others",
    "odd",
    "even",
    "if",
    "unless",
    "but",
    "than",
    "except",
    "between",
    "respectively",
    "order",
    "likes",
    "like",
    "liked",
    "love",
    "loved",
    "drink",
    "drank",
    "eat",
    "ate",
];

impl Wording<'_> {
    /// "Ann, the baker and the Dane all sing in the choir" as "Ann, the baker and the Dane are three
    /// different people".
    pub(super) fn said_of_all_alike(&mut self) {
        let named = self.named().to_vec();
        let ([first, _, ..], Some(last)) = (named.as_slice(), named.last()) else { return };
        if named.len() > 4 || first.start > 2 || self.tokens[last.end - 1].possessive {
            return;
        }
        let joined = named.windows(2).all(|pair| {
            let mut aside = false;
            let mut between = pair[0].end..pair[1].start;
            !between.is_empty()
                && between.all(|at| {
                    // "Ann (whose cat is old), Bob and Cy".
                    aside = (aside || self.is(at, &["("])) && !self.is(at, &[")"]);
                    let joint = self.is(at, &[",", "and", "the", "a", "an", ")"]);
                    aside || joint || self.is(at, &TITLES)
                })
        });
        let and = last.start.saturating_sub(3)..last.start;
        let joined = joined && and.clone().any(|at| self.is(at, &["and"]));
        // "Both" or "all" stands next to the verb.
        let near = last.end..self.tokens.len().min(last.end + 3);
        let all = near.clone().find(|&at| self.is(at, &["both", "all"]));
        let Some(all) = all.filter(|_| joined) else { return };
        let led =
            (last.end..all).all(|at| self.is(at, &["are", "were", "have", "had", "do", "did"]));
        let end = self.tokens.len() - usize::from(self.is_mark(self.tokens.len() - 1));
        let rest = all + 1..end;
        let bearing = self.names(rest.clone()) || rest.clone().any(|at| self.is(at, BEARING));
        let rest = rest.start + usize::from(self.is(rest.start, &["two", "three", "four"]))..end;
        let text: Vec<&str> =
            self.tokens[rest.clone()].iter().map(|token| token.word.as_str()).collect();
        if !led || rest.is_empty() || bearing || !self.tells_nothing(&text.join(" ")) {
            return;
        }
        let count = ["two", "three", "four"][named.len() - 2];
        self.replace(last.end..end, &format!("are {count} different people"));
    }

    /// Whether words name nothing and put nothing anywhere.
    fn tells_nothing(&self, text: &str) -> bool {
        let found = self.ground.items(text);
        found.is_some_and(|(words, items)| {
            items.mentions.is_empty() && says_nothing(&items.items, &words)
        })
    }
}
