//! What one meets who walks along the row: "you pass the red house, later Bob's, and later still the
//! zoo", "one hut along from the white one", and several who come in the order of the sentence.

use std::ops::Range;

use super::super::tokens::{Token, number};
use super::Wording;

/// Words that put what comes next somewhere after what came before.
const LATER: &[&str] = &[
    "later",
    "then",
    "afterwards",
    "eventually",
    "finally",
    "next",
    "after",
    "further",
    "farther",
];

impl Wording<'_> {
    /// "… if you look to the right of Ann": what a sentence goes on after is not there.
    pub(super) fn drop_outer_marks(&mut self) {
        let first = self.tokens.iter().position(|token| !token.is_mark()).unwrap_or(0);
        if first > 0 {
            self.replace(0..first, "");
        }
        // A list of hints may end each with a semicolon.
        let last = self.tokens.len().saturating_sub(1);
        if self.is(last, &[";", ","]) {
            self.replace(last..last + 1, ".");
        }
    }

    /// "Straight after Ann, with nobody in between, came Bob": directly, as it has said.
    pub(super) fn directly_with_nobody_between(&mut self) {
        let near = ["straight", "directly", "immediately", "right", "next", "just"];
        let found = (3..self.tokens.len()).find_map(|with| {
            let nobody = self.phrase(
                with,
                &[
                    "with nobody",
                    "with nothing",
                    "with none",
                    "with no one",
                    "with no others",
                    "with no other",
                ],
            )?;
            let between = self.phrase(
                with + nobody,
                &["in between them", "between them", "in between", "between"],
            )?;
            Some((with, with + nobody + between))
        });
        let Some((with, end)) = found else { return };
        let near = (0..with).any(|at| self.is(at, &near) && !self.names(at..at + 1));
        let over = end >= self.tokens.len();
        if near && self.is_mark(with - 1) && (over || self.is(end, &[",", "."])) {
            self.replace(with - 1..end + usize::from(self.is(end, &[","])), "");
        }
    }

    /// "Walking from left to right you pass Ann, at some later point Bob, and later still Cy": they
    /// stand in this order, perhaps with others between.
    pub(super) fn passed_in_turn(&mut self) {
        let [a, b, c] = self.named() else { return };
        let (a, b, c) = (a.clone(), b.clone(), c.clone());
        let meets = [
            "pass", "passes", "passed", "meet", "meets", "met", "reach", "reaches", "reached",
            "see", "sees", "saw", "come", "comes", "came",
        ];
        let meet = (0..a.start).any(|at| self.is(at, &meets));
        let later = |mut range: Range<usize>| range.any(|at| self.is(at, LATER));
        let near = ["immediately", "directly", "straight", "right", "not", "or", "if"];
        let turned = (a.end..c.start).any(|at| self.is(at, &near));
        let marked = (a.end..b.start).any(|at| self.is_mark(at));
        if !meet || turned || !marked || !later(a.end..b.start) || !later(b.end..c.start) {
            return;
        }
        // "From right to left" against the row, else along it.
        let from = (0..a.start).find(|&at| self.is(at, &["from"]));
        let end = from.and_then(|from| {
            let at = from + 1 + usize::from(self.is(from + 1, &["the"]));
            self.ground.scenery.end_named(&self.tokens.get(at)?.word)
        });
        if from.is_some() && end.is_none() {
            return;
        }
        let way =
            if end == Some(false) { "is somewhere after the" } else { "is somewhere before the" };
        self.say_chain([&a, &b, &c], way);
    }

    /// "Soup, tram, Ann: three different days, in that order": one after the other.
    pub(super) fn three_in_that_order(&mut self) {
        let [a, b, c] = self.named() else { return };
        let (a, b, c) = (a.clone(), b.clone(), c.clone());
        let led = a.start < 2 && b.start <= a.end + 3 && c.start <= b.end + 3;
        let Some(colon) = (c.end..c.end + 2).find(|&at| self.is(at, &[":", "-"])) else { return };
        let order = (colon..self.tokens.len())
            .find_map(|at| self.phrase(at, &["in that order", "in this order"]).map(|_| at));
        let different = (colon..self.tokens.len()).any(|at| self.is(at, &["different", "three"]));
        let turned = (0..self.tokens.len())
            .any(|at| self.is(at, &["not", "or", "reverse", "consecutive", "immediately"]));
        if led && different && order.is_some() && !turned {
            self.say_chain([&a, &b, &c], "is somewhere before the");
        }
    }

    /// "One hut along from the white one, to the right": one hut to the right of it.
    pub(super) fn so_many_along(&mut self) {
        let found = (0..self.tokens.len()).find(|&at| {
            number(&self.tokens[at].word).is_some()
                && self.stands_in_row(at + 1)
                && self.is(at + 2, &["along", "on", "over", "down", "up"])
                && self.is(at + 3, &["from"])
        });
        let Some(at) = found else { return };
        let whom = self.named().iter().find(|named| named.start >= at + 4).cloned();
        let Some(whom) = whom.filter(|whom| whom.start < at + 7) else { return };
        let to = (whom.end..self.tokens.len().min(whom.end + 4)).find_map(|to| {
            let len =
                self.phrase(to, &["to the left", "to the right", "on the left", "on the right"])?;
            Some((to, len))
        });
        let Some((to, len)) = to else { return };
        let way = format!("to the {} of", self.tokens[to + len - 1].word);
        let from = to - usize::from(self.is_mark(to - 1));
        self.replace(from..to + len, "");
        self.replace(at + 2..at + 4, &way);
    }

    /// "Treading on Ann's heels": directly behind her.
    pub(super) fn on_her_heels(&mut self) {
        let Some(heels) = (2..self.tokens.len()).find(|&at| self.is(at, &["heels"])) else {
            return;
        };
        let owner = self.named().iter().rfind(|named| named.end <= heels).cloned();
        let Some(owner) = owner.filter(|owner| owner.end == heels) else { return };
        let mut on = owner.start;
        while on > 0 && self.is(on - 1, &["the"]) {
            on -= 1;
        }
        if on < 2 || !self.is(on - 1, &["on", "at"]) || self.names(heels..heels + 1) {
            return;
        }
        let led = usize::from(self.is(on - 2, &["treading", "hot", "hard", "close", "right"]));
        self.replace(heels..heels + 1, "");
        self.tokens[heels - 1].possessive = false;
        self.replace(on - 1 - led..on, "directly behind");
    }

    /// "Reach for the middle shelf if you want the pickles": there they are.
    pub(super) fn go_there_if_you_want(&mut self) {
        let wants = [
            "if you want",
            "if you need",
            "if you fancy",
            "if you like",
            "if you are after",
            "if you are looking for",
            "if you would like",
            "if you seek",
        ];
        let found = (2..self.tokens.len()).find_map(|at| Some((at, self.phrase(at, &wants)?)));
        let Some((when, len)) = found else { return };
        let goes = [
            "reach for",
            "go to",
            "go for",
            "head for",
            "head to",
            "look on",
            "look in",
            "look at",
            "turn to",
            "stop at",
            "try",
            "open",
            "visit",
            "choose",
            "take",
        ];
        let Some(goes) = self.phrase(0, &goes) else { return };
        let wanted = self.named().iter().filter(|named| named.start >= when + len).count();
        let end = self.said_until(when + len);
        if wanted != 1 || (0..self.tokens.len()).any(|at| self.is(at, &["not", "or", "never"])) {
            return;
        }
        let there = self.tokens[goes..when].to_vec();
        let what = self.tokens[when + len..end].to_vec();
        let at = what.len();
        self.replace_by(0..end, [what, there].concat());
        self.replace(at..at, "is at");
    }

    /// The whole sentence anew: each of three related in this way to the next.
    fn say_chain(&mut self, named: [&Range<usize>; 3], way: &str) {
        let [a, b, c] = named.map(|range| self.unowning(range));
        let (first, second) = (a.len(), a.len() + b.len());
        let all: Vec<Token> = [a, b.clone(), b, c].concat();
        let twice = second + (second - first);
        self.replace_by(0..self.tokens.len(), all);
        self.replace(twice..twice, way);
        self.replace(second..second, "and");
        self.replace(first..first, way);
    }
}
