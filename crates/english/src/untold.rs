//! Clauses that say only what is not told: "I forget which of them was first", "whichever way
//! round", "(as, for example, Monday and Thursday are)", "maybe not directly".

use std::ops::Range;

use super::Ground;
use super::mentions::Mention;
use super::tokens::{Token, tokens};

/// What somebody does who does not tell.
const KNOWING: &[&str] = &[
    "know",
    "knows",
    "known",
    "recall",
    "recalls",
    "remember",
    "remembers",
    "forget",
    "forgets",
    "forgot",
    "forgotten",
    "sure",
    "idea",
    "tell",
    "tells",
    "telling",
    "say",
    "says",
    "saying",
    "said",
    "matter",
    "matters",
    "clear",
    "certain",
    "ask",
    "mention",
    "mentioning",
    "mentioned",
    "record",
    "write",
    "reveal",
    "revealing",
    "specify",
    "specified",
    "stated",
    "guess",
    "specifying",
    "note",
    "noted",
    "told",
    "decide",
    "discover",
    "find",
    "work",
    "figure",
];
/// What is not told.
const OPEN: &[&str] =
    &["which", "who", "whom", "what", "order", "where", "whether", "way", "how", "if"];
const DENIED: &[&str] = &[
    "not",
    "nobody",
    "cannot",
    "forgot",
    "forget",
    "forgets",
    "forgotten",
    "never",
    "no",
    "without",
    "none",
    "nothing",
    "guess",
    "impossible",
    "leave",
    "leaving",
];
/// Clauses of these words alone leave open which of two ways something is.
const EITHER_WAY: &[&str] = &[
    "in",
    "on",
    "at",
    "to",
    "one",
    "either",
    "the",
    "other",
    "way",
    "side",
    "be",
    "it",
    "or",
    "left",
    "right",
    "front",
    "behind",
    "before",
    "after",
    "above",
    "below",
    "again",
    "whether",
    "him",
    "her",
    "them",
    "from",
    "a",
    "just",
    "earlier",
    "later",
    "round",
    "around",
    "order",
    "up",
    "down",
    "direction",
    "that",
];
/// One of these leaves it open.
const WAYS: &[&str] = &["or", "either", "whether"];

impl Ground {
    /// The sentence without clauses between marks that only say what is not told; `None` where it
    /// has none.
    pub(super) fn without_untold(&self, sentence: &str) -> Option<String> {
        self.without(sentence, false)
    }

    /// As `without_untold`, but only for clauses that say themselves that they do not tell.
    pub(super) fn without_the_withheld(&self, sentence: &str) -> Option<String> {
        self.without(sentence, true)
    }

    fn without(&self, sentence: &str, only_withheld: bool) -> Option<String> {
        let words = tokens(sentence);
        let mentions = self.gazetteer.find(&self.lexicon, &words);
        let clauses = Clauses { words: &words, mentions: &mentions, only_withheld };
        let left_out = clauses.untold();
        if left_out.is_empty() {
            return None;
        }
        let mut text = String::new();
        let mut from = 0;
        for range in left_out {
            text.push_str(sentence.get(from..words.get(range.start)?.at.start)?);
            text.push(' ');
            from = words.get(range.end).map_or(sentence.len(), |token| token.at.start);
        }
        text.push_str(sentence.get(from..)?);
        Some(text)
    }
}

/// A sentence by its marks.
struct Clauses<'s> {
    words: &'s [Token],
    mentions: &'s [Mention],
    /// Whether only clauses go that say themselves that they do not tell.
    only_withheld: bool,
}

impl Clauses<'_> {
    /// What to leave out, in order.
    fn untold(&self) -> Vec<Range<usize>> {
        let example = self.example();
        let goes = |clause: &Range<usize>| match self.only_withheld {
            true => self.is_withheld(clause),
            false => self.is_untold(clause),
        };
        let mut found: Vec<Range<usize>> = Vec::new();
        let mut from = 0;
        while let Some(clause) = self.next(from) {
            from = clause.end + 1;
            let others = self.names(0..clause.start) || self.names(clause.end..self.words.len());
            if example.as_ref().is_some_and(|example| example.contains(&clause.start)) {
                continue;
            }
            if others && !self.names(clause.clone()) && goes(&clause) {
                let mut range = self.with_marks(clause);
                // The mark between two of them goes once.
                if let Some(last) = found.last().filter(|last| range.start < last.end) {
                    range.start = last.end.min(range.end);
                }
                found.push(range);
            }
        }
        found.extend(example);
        found.sort_by_key(|range| range.start);
        found
    }

    fn is(&self, at: usize, words: &[&str]) -> bool {
        self.words.get(at).is_some_and(|token| token.is(words))
    }

    fn is_mark(&self, at: usize) -> bool {
        self.words.get(at).is_some_and(Token::is_mark)
    }

    fn names(&self, range: Range<usize>) -> bool {
        self.mentions.iter().any(|named| named.start < range.end && range.start < named.end)
    }

    /// The clause between marks that starts here or next; none at the end.
    fn next(&self, from: usize) -> Option<Range<usize>> {
        let start = (from..self.words.len()).find(|&at| !self.is_mark(at))?;
        let end = (start..self.words.len()).find(|&at| self.is_mark(at));
        Some(start..end.unwrap_or(self.words.len()))
    }

    fn any(&self, clause: &Range<usize>, list: &[&str]) -> bool {
        clause.clone().any(|at| self.is(at, list))
    }

    /// The first word of a clause that is no joint.
    fn opening(&self, clause: &Range<usize>) -> usize {
        let joint = ["though", "although", "but", "and", "or", "even", "still", "just"];
        clause.clone().find(|&at| !self.is(at, &joint)).unwrap_or(clause.end)
    }

    /// "Whichever came first", "I am not saying which of them is on the left".
    fn is_withheld(&self, clause: &Range<usize>) -> bool {
        let first = self.opening(clause);
        let whichever = self.is(first, &["whichever", "regardless"])
            || self.is(first, &["in"]) && self.is(first + 1, &["whichever"])
            || self.is(first, &["no"]) && self.is(first + 1, &["matter"])
            || self.is(first, &["never"]) && self.is(first + 1, &["mind"])
            // "Not that anybody has ever seen it".
            || self.is(first, &["not"]) && self.is(first + 1, &["that"]);
        let unknown =
            self.any(clause, KNOWING) && self.any(clause, OPEN) && self.any(clause, DENIED);
        whichever || unknown
    }

    fn is_untold(&self, clause: &Range<usize>) -> bool {
        let any = |list: &[&str]| self.any(clause, list);
        let first = self.opening(clause);
        let either_way = clause.len() > 1
            && any(WAYS)
            && clause.clone().all(|at| self.is(at, EITHER_WAY))
            && !(any(&["either", "some"]) && any(&["order"]));
        let maybe = self.is(first, &["maybe", "perhaps", "possibly"]) && !any(&["necessarily"]);
        // "I forget which", "don't ask".
        let short = clause.len() < 7 && any(&["forget", "forgot", "ask", "recall"]) && any(DENIED);
        self.is_withheld(clause) || either_way || maybe || short
    }

    /// The clause with the mark before it, and the one after where it stands inside.
    fn with_marks(&self, mut clause: Range<usize>) -> Range<usize> {
        // "(No, I'm not saying which was first)": what it opens with goes too.
        let opens = ["no", "oh", "ah", "well", "sorry", "and", "but", "though", "alas"];
        if clause.start > 2
            && self.is(clause.start - 1, &[","])
            && self.is(clause.start - 2, &opens)
            && self.is_mark(clause.start - 3)
        {
            clause.start -= 2;
        }
        // "…, and whichever place they got, they beat Bob": the joint stays.
        let joint = self.is(clause.start, &["and", "but", "or"]);
        if joint && clause.end + 1 < self.words.len() && self.is(clause.end, &[","]) {
            return clause.start + 1..clause.end + 1;
        }
        let start = clause.start - usize::from(clause.start > 0 && self.is_mark(clause.start - 1));
        let inside = self.is(clause.end, &[")"])
            || clause.end + 1 < self.words.len() && self.is(clause.end, &[",", "-"]);
        start..clause.end + usize::from(inside && start < clause.start)
    }

    /// "(for example, Monday and Thursday)".
    fn example(&self) -> Option<Range<usize>> {
        let open = (1..self.words.len()).find(|&open| {
            let led = (open..open + 5).any(|at| self.is(at, &["example", "instance", "eg", "e.g"]));
            self.is(open, &["("]) && led
        })?;
        let close = (open + 1..self.words.len()).find(|&at| self.is(at, &[")"]))?;
        Some(open..close + 1)
    }
}
