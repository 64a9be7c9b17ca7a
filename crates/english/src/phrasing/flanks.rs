//! Two that stand around a third, one on each side of it: "Ann's two neighbors are Bob and Cy", "on
//! either side of Ann are Bob and Cy", "the huts just before and just after hers are …".

use std::ops::Range;

use super::super::lexicon::Class;
use super::Wording;

/// Words for both sides.
pub(super) const OPPOSITES: [(&str, &str); 8] = [
    ("east", "west"),
    ("north", "south"),
    ("left", "right"),
    ("before", "after"),
    ("above", "below"),
    ("front", "behind"),
    ("ahead", "behind"),
    ("inside", "outside"),
];

/// Who stands between, and who around.
struct Flanked {
    owner: Range<usize>,
    pair: Range<usize>,
}

impl Wording<'_> {
    /// "Two boxes are between A, which is red and the blue box": between A and the blue box, and A is
    /// red. Where a comma closes what is said of A, nothing needs to be moved.
    pub(super) fn end_with_its_own(&mut self) {
        let Some(between) = (0..self.tokens.len()).find(|&at| self.is(at, &["between"])) else {
            return;
        };
        let after: Vec<_> =
            self.named().iter().filter(|named| named.start > between).cloned().collect();
        let [a, own, b] = after.as_slice() else { return };
        let relative = self.is(a.end, &[","]) && self.is(a.end + 1, &["which", "who"]);
        let Some(and) = (own.end..b.start).find(|&at| self.is(at, &["and"])) else { return };
        let closed = (a.end + 1..b.start).any(|at| self.is_mark(at));
        let ends = (b.end..self.tokens.len()).all(|at| self.is_mark(at) || !self.names(at..at + 1));
        let verb =
            (b.end..self.tokens.len()).any(|at| self.is(at, &["who", "which", "that", "is"]));
        if !relative || closed || !ends || verb {
            return;
        }
        let said = self.tokens[a.end + 2..and].to_vec();
        let subject = self.tokens[a.clone()].to_vec();
        let from = a.end;
        let last = self.tokens.iter().rposition(|token| !token.is_mark()).map_or(0, |at| at + 1);
        let tail = subject.into_iter().chain(said);
        self.tokens.splice(last..last, tail);
        self.tokens.drain(from..and);
        self.named.take();
        let at = last - (and - from);
        self.replace(at..at, "and");
    }

    /// Says of the third that it is directly between the two.
    pub(super) fn stand_around(&mut self) {
        let Some(end) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let end = end + 1;
        let found = self
            .neighbors_named(end)
            .or_else(|| self.around_named(end))
            .or_else(|| self.pair_first(end))
            .or_else(|| self.has_neighbors(end));
        let Some(Flanked { owner, pair }) = found else { return };
        let lone =
            |at: usize| !self.is_mark(at) && !self.is(at, &["and", "or", "not", "nor", "neither"]);
        if !owner.clone().all(|at| lone(at) || self.names(at..at + 1)) {
            return;
        }
        let mut words = self.tokens[owner].to_vec();
        // "His two neighbors are …".
        for word in &mut words {
            word.possessive = false;
            if word.is(&["his", "her", "its", "their"]) {
                word.word = "it".to_owned();
            }
        }
        let len = words.len();
        words.extend(self.tokens[pair].to_vec());
        self.tokens.splice(..end, words);
        self.named.take();
        self.replace(len..len, "is directly between");
    }

    /// Whether these words name two, with nothing else said.
    fn is_pair(&self, pair: &Range<usize>) -> bool {
        let words = &self.tokens[pair.clone()];
        let and = words.iter().position(|token| token.is(&["and"]));
        let plain = words.iter().all(|token| {
            !token.is_mark() && !token.is(&["or", "not", "neither", "nor", "if", "then", "but"])
        });
        let Some(and) = and.map(|and| pair.start + and).filter(|_| plain) else { return false };
        let second = self.tokens[and + 1..pair.end].iter().any(|token| token.is(&["and"]));
        !second && self.names(pair.start..and) && self.names(and + 1..pair.end)
    }

    /// The two after the verb at token `verb`, or after "in some order".
    fn pair_after(&self, verb: usize, end: usize) -> Option<Range<usize>> {
        let orders = ["in some order", "in either order", "in one order or the other"];
        let mut from = verb + 1;
        from += usize::from(self.is(from, &[","]));
        for order in orders {
            let words: Vec<&str> = order.split(' ').collect();
            if words.iter().enumerate().all(|(i, word)| self.is(from + i, &[word])) {
                from += words.len();
                from += usize::from(self.is(from, &[","]));
            }
        }
        let mut to = end;
        for order in orders {
            let words: Vec<&str> = order.split(' ').collect();
            let start = end.saturating_sub(words.len());
            if start > from && words.iter().enumerate().all(|(i, word)| self.is(start + i, &[word]))
            {
                to = start - usize::from(self.is(start - 1, &[","]));
            }
        }
        let pair = from..to.max(from);
        self.is_pair(&pair).then_some(pair)
    }

    /// The last verb before which the owner is named and after which the pair is.
    fn verb_between(&self, from: usize, end: usize) -> Option<(usize, Range<usize>)> {
        (from + 1..end).rev().find_map(|verb| {
            let class = self.ground.class(&self.tokens[verb].word);
            let ties = matches!(class, Class::Be | Class::Verb) && !self.names(verb..verb + 1);
            // "Immediately inside and immediately outside it, are …".
            let owner = ties && self.names(from..verb);
            let pair = owner.then(|| self.pair_after(verb, end)).flatten()?;
            Some((verb, pair))
        })
    }

    /// "Ann's two neighbors are", "the two neighbors of Ann are".
    fn neighbors_named(&self, end: usize) -> Option<Flanked> {
        let at = (1..end).find(|&at| self.is(at, &["neighbors"]))?;
        let idle = ["two", "both", "only", "immediate", "direct", "next", "door", "closest"];
        let mut owner = at;
        while owner > 0 && self.is(owner - 1, &idle) {
            owner -= 1;
        }
        let before = owner.checked_sub(1)?;
        let his = before == 0 && self.is(before, &["his", "her", "its", "their"]);
        if his || self.tokens[before].possessive && self.names(0..owner) {
            let verb = self.tokens.get(at + 1)?;
            let pair = (self.ground.class(&verb.word) == Class::Be)
                .then(|| self.pair_after(at + 1, end))
                .flatten();
            let clear = (0..owner).all(|at| !self.is_mark(at) && !self.is(at, &["of", "and"]));
            return pair.filter(|_| clear).map(|pair| Flanked { owner: 0..owner, pair });
        }
        let led = (0..owner).all(|at| self.is(at, &["the", "both", "of", "and"]));
        if !led || !self.is(at + 1, &["of"]) {
            return None;
        }
        let (verb, pair) = self.verb_between(at + 2, end)?;
        Some(Flanked { owner: at + 2..verb, pair })
    }

    /// "Ann has two neighbors: Bob and Cy".
    fn has_neighbors(&self, end: usize) -> Option<Flanked> {
        let at = (2..end).find(|&at| self.is(at, &["neighbors"]))?;
        let has = (1..at).rfind(|&at| self.is(at, &["has", "have", "had"]))?;
        let idle = ["as", "two", "both", "immediate", "direct", "next", "door", "his", "her"];
        let plain = (has + 1..at).all(|at| self.is(at, &idle));
        let from = at + 1 + usize::from(self.is(at + 1, &[":", ",", "-"]));
        let from = from + usize::from(self.is(from, &["namely"]));
        let pair = from..end;
        let lone = (0..has).all(|at| !self.is_mark(at) && !self.is(at, &["and", "or", "not"]));
        (plain && lone && from > at + 1 && self.names(0..has) && self.is_pair(&pair))
            .then_some(Flanked { owner: 0..has, pair })
    }

    /// "On either side of Ann are", "the huts just before and just after Ann's are".
    fn around_named(&self, end: usize) -> Option<Flanked> {
        let start = usize::from(self.is(0, &["immediately", "directly", "right"]));
        let either = self.is(start, &["on", "to", "at"])
            && self.is(start + 1, &["either", "each", "both"])
            && self.is(start + 2, &["side", "sides"])
            && self.is(start + 3, &["of"]);
        let from = if either { start + 4 } else { self.past_both_sides(end)? };
        let (verb, pair) = self.verb_between(from, end)?;
        // "On either side of Ann, immediately inside and outside it, are".
        let comma = (from..verb).find(|&at| self.is_mark(at)).unwrap_or(verb);
        let aside = (comma..verb).all(|at| !self.names(at..at + 1));
        (aside && self.names(from..comma)).then_some(Flanked { owner: from..comma, pair })
    }

    /// "On one side of Ann lives Bob, on the other Cy", "one of Ann's neighbors is Bob; the other has
    /// the cat": she is directly between them.
    pub(super) fn one_and_the_other(&mut self) {
        let Some(end) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let end = end + 1;
        let side = self.is(0, &["on"]) && self.is(1, &["one"]) && self.is(2, &["side"]);
        let neighbor = self.is(0, &["one"]) && self.is(1, &["of"]);
        let named = self.named().to_vec();
        let [owner, a, b] = named.as_slice() else { return };
        let beside = side && self.is(3, &["of"])
            || neighbor
                && self.tokens[owner.end - 1].possessive
                && (owner.end..a.start).any(|at| self.is(at, &["neighbors"]));
        let Some(other) = (a.end..b.start).find(|&at| self.is(at, &["other"])) else { return };
        let opens = self.is(other - 1, &["the"])
            && (side == self.is(other - 2, &["on", "to"]))
            && (a.end..other).any(|at| self.is_mark(at) || self.is(at, &["and", "while"]));
        let says = ["not", "or", "if", "nor", "neither", "never", "than", "either"];
        let plain = !(0..end).any(|at| self.is(at, &says));
        let near = |from: usize, to: usize| (from..to).filter(|&at| !self.is_mark(at)).count() < 8;
        if !beside || !opens || !plain || !near(owner.end, a.start) || !near(other, b.start) {
            return;
        }
        // The noun that goes with a name stays: "the owl owner".
        let noun = |range: &Range<usize>, to: usize| {
            let next = range.end < to
                && matches!(
                    self.ground.class(&self.tokens[range.end].word),
                    Class::Noun | Class::Unknown
                );
            range.start..range.end + usize::from(next)
        };
        let mut words = self.tokens[owner.clone()].to_vec();
        words.iter_mut().for_each(|word| word.possessive = false);
        let len = words.len();
        words.extend(self.tokens[noun(a, other - 1)].to_vec());
        let and = words.len();
        words.extend(self.tokens[noun(b, end)].to_vec());
        self.tokens.splice(..end, words);
        self.named.take();
        self.replace(and..and, "and");
        self.replace(len..len, "is directly between");
    }

    /// After "the huts just before and just after".
    fn past_both_sides(&self, end: usize) -> Option<usize> {
        if !self.is(0, &["the"]) {
            return None;
        }
        let named = (1..end.min(14)).find(|&at| self.names(at..at + 1))?;
        let said = &self.tokens[1..named];
        let near = said.iter().any(|token| {
            token.is(&["directly", "immediately", "immediate", "just", "right", "next"])
        });
        let position = |word: &str| said.iter().position(|token| token.is(&[word]));
        let both = OPPOSITES.iter().any(|(a, b)| position(a).is_some() && position(b).is_some());
        let joined = said.iter().any(|token| token.is(&["and"]));
        let plain = said.iter().all(|token| !token.is_mark() && !token.is(&["or", "not"]));
        // The owner's article is its own.
        let from = named - usize::from(self.is(named - 1, &["the"]));
        (near && both && joined && plain).then_some(from)
    }

    /// "Bob and Cy are Ann's neighbors", "Bob and Cy sit on either side of Ann".
    fn pair_first(&self, end: usize) -> Option<Flanked> {
        let verb = (3..end).find(|&at| {
            let flanks = self.is(at, &["flank", "flanks", "flanked", "sandwich", "surround"]);
            (flanks || matches!(self.ground.class(&self.tokens[at].word), Class::Be | Class::Verb))
                && !self.names(at..at + 1)
                && self.is_pair(&(0..at))
        })?;
        let mut from = verb + 1;
        from += usize::from(self.is(from, &["immediately", "directly", "right"]));
        let either = self.is(from, &["on"])
            && self.is(from + 1, &["either"])
            && self.is(from + 2, &["side"])
            && self.is(from + 3, &["of"]);
        let (from, to) = match () {
            () if either => (from + 4, end),
            () if self.is(end - 1, &["neighbors"]) => {
                let idle = ["two", "only", "immediate", "direct", "next", "door"];
                let mut to = end - 1;
                while to > from && self.is(to - 1, &idle) {
                    to -= 1;
                }
                (from, if self.tokens[to - 1].possessive { to } else { from })
            }
            // "The gold book and the black book flank the novel."
            () if self.is(verb, &["flank", "flanks", "flanked", "sandwich", "surround"]) => {
                (verb + 1, end)
            }
            () => return None,
        };
        let owner = from..to;
        let plain = owner.clone().all(|at| !self.is_mark(at) && !self.is(at, &["and", "or"]));
        (plain && self.names(owner.clone())).then_some(Flanked { owner, pair: 0..verb })
    }

    /// "Ann talks to Bob through the wall", "over the garden fence": they are next door.
    pub(super) fn through_the_wall(&mut self) {
        let walls = ["wall", "walls", "fence", "hedge", "partition"];
        let wall = (3..self.tokens.len()).find(|&at| {
            let the = (at.saturating_sub(3)..at).rfind(|&the| {
                self.is(the, &["through", "over", "across"])
                    && self.is(the + 1, &["the", "their", "a"])
            });
            self.is(at, &walls) && the.is_some() && !self.names(at - 2..at + 1)
        });
        let Some(wall) = wall else { return };
        let Some(from) = (0..wall).rfind(|&at| self.is(at, &["through", "over", "across"])) else {
            return;
        };
        // "The wall that their houses share".
        let rest = wall + 1..self.tokens.len();
        let shared = rest.clone().all(|at| {
            let idle = ["they", "their", "that", "which", "both", "share", "between", "them"];
            self.is_mark(at) || self.is(at, &idle) || self.stands_in_row(at)
        });
        let [a, b] = self.named() else { return };
        let (a, b) = (a.clone(), b.clone());
        let says = |at: usize| {
            let class = self.ground.class(&self.tokens[at].word);
            self.is_mark(at) || matches!(class, Class::Negation | Class::Danger | Class::Who)
        };
        // "Barks at the cat", but not "threw the ball".
        let to = (a.end..b.start).any(|at| self.is(at, &["to", "at", "with", "hears", "hear"]));
        let plain = !(0..from).any(|at| says(at) && !self.names(at..at + 1));
        if shared && to && plain && a.end < b.start && b.end <= from {
            let end = self.tokens.len();
            self.replace(from..end, "");
            self.tokens[a.end - 1].possessive = false;
            self.replace(a.end..b.start, "is next to the");
        }
    }

    /// "On the far side of Ann from the gate", "on the gate side of Ann": after her, or before.
    pub(super) fn on_the_far_side(&mut self) {
        let scenery = &self.ground.scenery;
        let found = (0..self.tokens.len()).find_map(|at| {
            if !self.is(at, &["on"]) || !self.is(at + 1, &["the"]) {
                return None;
            }
            if !self.is(at + 3, &["side"]) || !self.is(at + 4, &["of"]) {
                return None;
            }
            let value = self.named().iter().find(|named| named.start >= at + 5)?.clone();
            let near = value.start <= at + 6;
            let far = self.is(at + 2, &["far", "other"]);
            let mark = scenery.bearings.landmark(&self.tokens[at + 2].word);
            if let Some(first) = mark.filter(|_| near) {
                return Some((at..at + 5, value.end..value.end, first));
            }
            let from = value.end;
            let landmark = self.is(from, &["from"]) && self.is(from + 1, &["the"]);
            let mark = scenery.bearings.landmark(&self.tokens.get(from + 2)?.word)?;
            (near && far && landmark).then_some((at..at + 5, from..from + 3, !mark))
        });
        if let Some((side, from, before)) = found {
            self.replace(from, "");
            self.replace(side, if before { "somewhere before" } else { "somewhere after" });
        }
    }

    /// "Among Ann, Bob and the baker, no two are the same", "no two of them are": all are different.
    pub(super) fn no_two_the_same(&mut self) {
        let last = |token: &super::Token| !token.is_mark();
        let Some(end) = self.tokens.iter().rposition(last).map(|at| at + 1) else { return };
        let Some(no) = (0..end).find(|&at| self.is(at, &["no"]) && self.is(at + 1, &["two"]))
        else {
            return;
        };
        let Some(be) = (no + 2..end).rfind(|&at| self.is(at, &["are", "were", "is"])) else {
            return;
        };
        let same = be + 1 + usize::from(self.is(be + 1, &["the"]));
        let alike = ["same", "alike", "identical", "equal"];
        let ends = same + 1 >= end || same + 2 == end && self.is(same, &["same"]);
        if !self.is(same, &alike) || !ends {
            return;
        }
        let list = if no == 0 && self.is(2, &["of"]) {
            3..be
        } else {
            let from = usize::from(self.is(0, &["among", "amongst", "of"]));
            let to = no - usize::from(no > 0 && self.is_mark(no - 1));
            let idle = (no + 2..be).all(|at| self.is(at, &["of", "them", "these", "those"]));
            if !idle {
                return;
            }
            from..to
        };
        if self.named().iter().filter(|named| list.contains(&named.start)).count() > 2 {
            self.replace(list.end..end, "are all different");
            self.replace(0..list.start, "");
        }
    }
}
