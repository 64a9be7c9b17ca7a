//! Several at once: "seats 1, 2 and 3 are taken by Ann, Bob and Cy, in that order", "at one end sits
//! Ann, at the other Bob".

use std::ops::Range;

use super::super::tokens::{Token, number, phrase_at, stem};
use super::Wording;

/// What stands for "the first of these is at the first of those".
const IN_ORDER: &[&str] = &["in that order", "in this order", "in the order named", "respectively"];

impl Wording<'_> {
    /// "In seats 1, 2 and 3, in that order, sat Ann, Bob and Cy": Ann is in seat 1, and so on.
    pub(super) fn places_in_order(&mut self) {
        let Some((order, len)) = self.in_order() else { return };
        let place = (0..self.tokens.len()).find(|&at| {
            let word = &self.tokens[at].word;
            word.ends_with('s')
                && self.ground.scenery.is_place(word)
                && self.tokens.get(at + 1).is_some_and(|next| number(&next.word).is_some())
        });
        let Some(place) = place else { return };
        let mut end = place + 1;
        let mut numbers = Vec::new();
        while let Some(token) = self.tokens.get(end) {
            match number(&token.word) {
                Some(k) => numbers.push(k),
                None if token.is(&[",", "and"]) => {}
                None => break,
            }
            end += 1;
        }
        let names = self.listed_from(end);
        let noun = stem(&self.tokens[place].word);
        if numbers.len() < 2
            || names.len() != numbers.len()
            || !self.says_no_more(order..order + len)
        {
            return;
        }
        let said: Vec<String> = numbers.iter().map(|k| format!("is in {noun} {k}")).collect();
        self.say_of_each(&names, &said);
    }

    /// "Ann, Bob and Cy sit in that order, one right after the other", "from left to right, they
    /// live in three consecutive houses": each directly before the next.
    pub(super) fn one_after_the_other(&mut self) {
        let Some((order, len)) = self.in_order().or_else(|| self.along_the_row()) else { return };
        let near = ["immediately", "directly", "right", "straight", "just"];
        let close = (0..self.tokens.len()).find(|&at| {
            self.is(at, &["one"])
                && self.is(at + 1, &near)
                && self.is(at + 2, &["after", "behind", "beside", "below"])
                && self.is(at + 3, &["the", "another"])
                || self.is(at, &["one"])
                    && self.is(at + 1, &["after"])
                    && self.is(at + 2, &["the", "another"])
        });
        let close = close.or_else(|| {
            (0..self.tokens.len()).find(|&at| {
                self.is(at, &["consecutive", "successive", "adjacent", "consecutively"])
            })
        });
        let names = self.listed_from(0);
        if close.is_none() || names.len() < 2 || !self.says_no_more(order..order + len) {
            return;
        }
        let texts: Vec<String> = names[1..].iter().map(|name| self.text(name)).collect();
        let said: Vec<String> =
            texts.iter().map(|next| format!("is directly before {next}")).collect();
        self.say_of_each(&names[..names.len() - 1], &said);
    }

    /// "At one end sits Ann, and at the other Bob", "the two seats at the ends are Ann's and Bob's".
    pub(super) fn one_at_each_end(&mut self) {
        let at_end = |at: usize, words: &str| phrase_at(&self.tokens, at, words).is_some();
        let Some(other) = (0..self.tokens.len()).find(|&at| at_end(at, "at the other")) else {
            return self.two_at_the_ends();
        };
        let [a, b] = self.named() else { return };
        let (a, b) = (a.clone(), b.clone());
        let opens = at_end(0, "at one end") || at_end(0, "at one of the ends");
        let split = a.end <= other && other < b.start;
        let short = a.start < 12 && b.start < other + 9;
        if opens && split && short && self.says_no_more(0..0) {
            self.say_opposite(&a, &b);
        }
    }

    fn two_at_the_ends(&mut self) {
        let ends = (1..self.tokens.len().min(8)).any(|at| {
            self.is(at, &["ends"]) && self.is(at - 1, &["the", "both", "two"])
                || self.is(at, &["end"]) && self.is(at - 1, &["two"])
        });
        let [a, b] = self.named() else { return };
        let (a, b) = (a.clone(), b.clone());
        let two = (0..a.start).any(|at| self.is(at, &["two"]));
        let be = (0..a.start).any(|at| self.is(at, &["are", "were"]));
        let and = (a.end..b.start).any(|at| self.is(at, &["and"]));
        let led = self.is(0, &["the"]);
        if ends && two && be && and && led && self.says_no_more(0..0) {
            self.say_opposite(&a, &b);
        }
    }

    fn say_opposite(&mut self, a: &Range<usize>, b: &Range<usize>) {
        let words = format!("{} and {} are at opposite ends", self.text(a), self.text(b));
        let capitals = [a, b].map(|range| self.tokens[range.start].capital);
        let second = self.text(a).split(' ').count() + 1;
        let end = self.end();
        self.replace(0..end, &words);
        self.tokens[0].capital = capitals[0];
        self.tokens[second].capital = capitals[1];
        self.named.take();
    }

    /// Where "from left to right" is said, as the row goes, and how many words it takes.
    fn along_the_row(&self) -> Option<(usize, usize)> {
        let end = |at: usize| {
            let token = self.tokens.get(at)?;
            self.ground.scenery.end_named(&token.word)
        };
        (0..self.tokens.len()).find_map(|at| {
            if !self.is(at, &["from"]) {
                return None;
            }
            let to = self.is(at + 2, &["to"]);
            let ends = end(at + 1) == Some(true) && end(at + 3) == Some(false);
            // "From the bottom up".
            let the = at + 1 + usize::from(self.is(at + 1, &["the"]));
            let up = self.is(the + 1, &["up", "upward", "upwards"]) && end(the) == Some(true);
            (to && ends).then_some((at, 4)).or(up.then_some((at, the + 2 - at)))
        })
    }

    /// "None of Ann, Bob and Cy drinks tea", "…, and none of them does": neither of them does.
    pub(super) fn none_of_several(&mut self) {
        if self.is(0, &["not"]) && self.is(1, &["one"]) && self.is(2, &["of"]) {
            self.replace(0..2, "none");
        }
        let none = |at: usize| self.is(at, &["none", "neither"]) && self.is(at + 1, &["of"]);
        let Some(at) = (0..self.tokens.len()).find(|&at| none(at)) else { return };
        let them = self.is(at + 2, &["them", "these", "those"]);
        let names: Vec<Range<usize>> = match (them, at) {
            (true, 4..) => {
                let before = self.named().iter().filter(|named| named.end <= at).cloned();
                // "Ann and Bob didn't buy plums, and neither of them": of the two before "and".
                let two = self.is(at, &["neither"]);
                let before: Vec<_> = before.take(if two { 2 } else { 8 }).collect();
                let joined = |pair: &[Range<usize>]| {
                    (pair[0].end..pair[1].start).any(|at| self.is(at, &["and"]))
                };
                if two && !before.windows(2).all(joined) {
                    return;
                }
                before
            }
            (false, 0) => self.list_from(at + 2),
            _ => return,
        };
        if !(2..8).contains(&names.len()) {
            return;
        }
        let texts: Vec<String> = names.iter().map(|name| self.text(name)).collect();
        let plain = format!("neither {}", texts.join(" nor "));
        let end = if them { at + 3 } else { names[names.len() - 1].end };
        self.replace(at..end, &plain);
    }

    /// The values of the list that starts here, and nothing behind it.
    fn list_from(&self, from: usize) -> Vec<Range<usize>> {
        let mut found: Vec<Range<usize>> = Vec::new();
        for named in self.named().iter().filter(|named| named.start >= from) {
            let start = found.last().map_or(from, |last| last.end);
            let small = ["the", "a", "an", ",", "and", "or"];
            if !(start..named.start).all(|at| self.is(at, &small)) {
                break;
            }
            found.push(named.clone());
        }
        found
    }

    /// Where "in that order" is said, and how many words it takes.
    fn in_order(&self) -> Option<(usize, usize)> {
        (1..self.tokens.len()).find_map(|at| {
            IN_ORDER.iter().find_map(|words| Some((at, phrase_at(&self.tokens, at, words)?)))
        })
    }

    /// The values named from token `from` on, where they are one list: each after a comma or "and".
    fn listed_from(&self, from: usize) -> Vec<Range<usize>> {
        let named: Vec<Range<usize>> =
            self.named().iter().filter(|named| named.start >= from).cloned().collect();
        let listed = named.windows(2).all(|pair| {
            let between = pair[0].end..pair[1].start;
            between.clone().any(|at| self.is(at, &[",", "and"]))
                && !between.clone().any(|at| self.is(at, &["or", "not", "than", "before", "after"]))
                && between.len() < 9
        });
        if listed { named } else { Vec::new() }
    }

    /// Whether nothing turns or limits what is said outside these words.
    fn says_no_more(&self, skipped: Range<usize>) -> bool {
        let turns = ["not", "or", "if", "nor", "neither", "never", "unless", "either", "but"];
        !(0..self.tokens.len()).any(|at| !skipped.contains(&at) && self.is(at, &turns))
    }

    fn end(&self) -> usize {
        self.tokens.iter().rposition(|token| !token.is_mark()).map_or(0, |at| at + 1)
    }

    fn text(&self, range: &Range<usize>) -> String {
        let words: Vec<&str> =
            self.tokens[range.clone()].iter().map(|token| token.word.as_str()).collect();
        words.join(" ")
    }

    /// Says each of these of each of those, in place of the sentence.
    fn say_of_each(&mut self, names: &[Range<usize>], said: &[String]) {
        let mut words: Vec<Token> = Vec::new();
        let plain = |text: &str, like: &Token| -> Vec<Token> {
            let word = |word: &str| Token {
                word: word.to_owned(),
                capital: false,
                upper: false,
                possessive: false,
                ..like.clone()
            };
            text.split(' ').map(word).collect()
        };
        for (i, (name, said)) in names.iter().zip(said).enumerate() {
            let like = &self.tokens[name.start];
            if i > 0 {
                words.extend(plain("and", like));
            }
            let bare = self.tokens[name.clone()].iter().cloned();
            words.extend(bare.map(|word| Token { possessive: false, ..word }));
            words.extend(plain(said, like));
        }
        let end = self.end();
        self.tokens.splice(..end, words);
        self.named.take();
    }
}
