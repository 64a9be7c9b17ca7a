//! What only leads to what is said: "please note:", "furthermore", and whom "that passenger" means.

use std::ops::Range;

use super::super::lexicon::Class;
use super::super::tokens::{number, ordinal};
use super::Wording;
use puzzle::ORDINALS;

/// Words by which more than an introduction is said.
const SAYS_MORE: &[&str] = &[
    "true",
    "false",
    "correct",
    "one",
    "two",
    "three",
    "either",
    "neither",
    "both",
    "exactly",
    "only",
    "following",
    "order",
    "different",
    "separate",
    "distance",
    "of",
    "between",
    "next",
    "left",
    "right",
    "not",
    "no",
    "never",
    "if",
    "unless",
    "first",
    "last",
    "who",
    "which",
    "what",
    "where",
    "is",
    "are",
    "was",
    "were",
    "before",
    "after",
    "from",
    "to",
];

/// Words that join a clause to the one before.
const JOINTS: &[&str] = &["and", "or", "but", "then", "that"];

impl Wording<'_> {
    /// "Please note: Ann …", "wait, I remember: Ann …", "furthermore, Ann …".
    pub(super) fn drop_preamble(&mut self) {
        const ADVERBS: [&str; 8] = [
            "furthermore",
            "moreover",
            "additionally",
            "likewise",
            "ok",
            "okay",
            "similarly",
            "further",
        ];
        // "Yes, it was Ann who …".
        if self.is(0, &["yes", "yeah"]) {
            self.replace(0..1 + usize::from(self.is(1, &[",", "and"])), "");
        }
        let adverb = self.is(0, &ADVERBS);
        let parted = self.is(1, &[",", "so", "and"]);
        if adverb && (parted || self.is(0, &["furthermore", "moreover"])) {
            self.replace(0..1 + usize::from(parted), "");
        }
        // "Three different students: A, B and C."
        let apart = self.is(1, &["different", "separate", "distinct"]);
        let counted = self.tokens.first().is_some_and(|first| number(&first.word).is_some());
        if apart && counted && (3..6).any(|at| self.is(at, &[":"])) {
            self.replace(0..0, "the following are");
            return;
        }
        let colon = (1..self.tokens.len().min(9)).find(|&at| self.is(at, &[":"]));
        let Some(colon) = colon else { return };
        let lead = 0..colon;
        let plain = |at: usize| {
            let token = &self.tokens[at];
            !token.is(SAYS_MORE) && number(&token.word).is_none() && ordinal(&token.word).is_none()
        };
        let clause = colon + 1..self.tokens.len();
        let says = clause.clone().any(|at| self.does(at) || self.is_be(at));
        if lead.clone().all(plain) && !self.names(lead) && says && self.names(clause) {
            self.replace(0..colon + 1, "");
        }
    }

    /// "In position 4 from the top": fourth from the top.
    pub(super) fn number_from_an_end(&mut self) {
        let found = (1..self.tokens.len()).find_map(|at| {
            let place = self.is(at, &["position", "place", "number", "slot"]);
            let from = place && self.is(at + 2, &["from"]) && self.is(at + 3, &["the"]);
            let k: usize = self.tokens.get(at + 1).filter(|_| from)?.word.parse().ok()?;
            Some((at, ORDINALS.get(k.checked_sub(1)?)?))
        });
        if let Some((at, ordinal)) = found {
            let start = at - usize::from(self.is(at - 1, &["in", "at"]));
            self.replace(start..at + 2, ordinal);
        }
    }

    fn is_be(&self, at: usize) -> bool {
        self.ground.class(&self.tokens[at].word) == Class::Be
    }

    /// "Either Mr Quill wore the beret, or that passenger travelled with the hatbox", "the said
    /// sample": whoever was spoken of.
    pub(super) fn that_very_one(&mut self) {
        let found: Vec<Range<usize>> = (2..self.tokens.len().saturating_sub(1))
            .filter_map(|at| {
                let that = self.is(at, &["that", "this"]);
                let said = self.is(at, &["the"]) && self.is(at + 1, &["said"]);
                let noun = at + 1 + usize::from(said);
                let led = said || self.is_mark(at - 1) || self.is(at - 1, JOINTS);
                let word = self.tokens.get(noun).filter(|_| (that || said) && led)?;
                // "Exactly one person is to the left of the Swede, and that person …" is nobody yet.
                let new = (1..at).any(|before| {
                    // "Only one next-door neighbor, and this neighbor".
                    let near = &self.tokens[before.saturating_sub(3)..before];
                    self.tokens[before].word == word.word
                        && near.iter().any(|token| number(&token.word).is_some())
                });
                let pronoun = ["he", "she", "it", "they", "one", "person", "house", "place"];
                let person = self.ground.class(&word.word) != Class::Verb
                    && !word.is_mark()
                    && !word.is(&pronoun)
                    && !new
                    && !self.names(noun..noun + 1);
                let goes_on = noun + 1 < self.tokens.len()
                    && (self.is_be(noun + 1) || self.does(noun + 1) || self.is(noun + 1, &["did"]));
                (person && goes_on).then_some(at..noun + 1)
            })
            .collect();
        for range in found.into_iter().rev() {
            self.replace(range, "he");
        }
    }
}
