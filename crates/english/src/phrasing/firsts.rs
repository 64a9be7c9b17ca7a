//! Who comes first and last of all: "the first two across the line were Ann and Bob".

use super::super::lexicon::Class;
use super::super::tokens::{Token, number};
use super::Wording;

impl Wording<'_> {
    /// "Neither of the first two finishers was Dan": he is not in the first two places.
    pub(super) fn none_of_the_first(&mut self) {
        let led = self.is(0, &["neither", "none"])
            && self.is(1, &["of"])
            && self.is(2, &["the"])
            && self.is(3, &["first", "last"]);
        let count = self.tokens.get(4).filter(|token| number(&token.word).is_some());
        let (Some(count), [who]) = (count.filter(|_| led), self.named()) else { return };
        let (which, count) = (self.tokens[3].word.clone(), count.word.clone());
        let be = who.start.checked_sub(2).is_some_and(|before| {
            (before..who.start).any(|at| self.is(at, &["was", "is", "were", "are"]))
        });
        if be && who.start > 4 {
            let who = self.tokens[who.clone()].to_vec();
            self.tokens = who;
            self.named.take();
            let at = self.tokens.len();
            self.replace(at..at, &format!("is not in one of the {which} {count} places"));
        }
    }

    /// "The first three in the queue include Ann and Bob": they are among the first three.
    pub(super) fn first_three_include(&mut self) {
        let Some(verb) = (2..self.tokens.len().min(9))
            .find(|&at| self.is(at, &["include", "includes", "included"]))
        else {
            return;
        };
        let end = self.tokens.iter().rposition(|token| !token.is_mark()).map_or(0, |at| at + 1);
        let led = self.is(0, &["the"])
            && self.is(1, &["first", "last", "front", "top", "bottom"])
            && !self.names(0..verb)
            && self.names(verb..end)
            && !(0..end).any(|at| self.is_mark(at));
        if led {
            let several = (verb..end).any(|at| self.is(at, &["and"]));
            let whole: Vec<_> = self.tokens[..verb].to_vec();
            self.tokens.drain(..verb + 1);
            self.named.take();
            let at = end - verb - 1;
            self.replace(at..at, if several { "are among" } else { "is among" });
            self.tokens.splice(at + 2..at + 2, whole);
            self.named.take();
        }
    }

    /// "The last three acts were Ann, Bob and the pianist, in some order": they are among the last
    /// three, and no two are the same.
    pub(super) fn last_three_are(&mut self) {
        let k = |at: usize| self.tokens.get(at).and_then(|token| number(&token.word));
        let ends = |at: usize| self.is(at, &["first", "last"]);
        // "The first three days saw Ann, Bob and Cy".
        let are =
            &["are", "were", "saw", "see", "brought", "bring", "featured", "feature", "belong"];
        // "The last three acts", "the three acts that came last".
        let (end, count, verb) = match () {
            () if self.is(0, &["the"]) && ends(1) && k(2).is_some() => {
                (1, k(2), (3..8).find(|&at| self.is(at, are)))
            }
            () if self.is(0, &["the"]) && k(1).is_some() => {
                let Some(last) = (3..8).find(|&at| ends(at)) else { return };
                (last, k(1), Some(last + 1).filter(|&at| self.is(at, are)))
            }
            () => return,
        };
        let (Some(count), Some(verb)) = (count.filter(|k| *k > 2), verb) else { return };
        let named = self.named().to_vec();
        let (Some(a), Some(z)) = (named.first(), named.last()) else { return };
        let over =
            (z.end..self.tokens.len()).find(|&at| self.is(at, &[",", "in", "though", "but"]));
        let end_of_list = over.unwrap_or(self.tokens.len());
        let ordered = self.phrase(end_of_list, &["in that order", ", in that order"]).is_some()
            || self.phrase(end_of_list, &["in this order", ", in this order"]).is_some();
        let says = ["not", "or", "neither", "either", "nor"];
        let plain = (0..z.end).all(|at| !self.is(at, &says)) && a.start > verb;
        if named.len() != usize::from(count) || !plain || ordered {
            return;
        }
        let orders = [", in some order", ", in any order", "in some order", "in any order"];
        let order = self.phrase(verb + 1, &orders).unwrap_or(0);
        let comma = usize::from(order > 0 && self.is(verb + 1 + order, &[","]));
        let from = verb + 1 + order + comma;
        let whose = self.phrase(from, &["those of", "home to", "occupied by", "taken by", "to"]);
        let those = from + whose.unwrap_or(0);
        let alike = named[1..].iter().all(|next| self.alike(a.clone(), next.clone()));
        let mut who: Vec<_> = self.tokens[those..z.end].to_vec();
        who.iter_mut().for_each(|word| word.possessive = false);
        let end = self.tokens[end].word.clone();
        self.tokens.truncate(z.end);
        self.tokens.splice(.., who.iter().cloned());
        self.named.take();
        let len = who.len();
        if alike {
            self.replace(len..len, &format!("are among the {end} {count}"));
            return;
        }
        self.replace(len..len, &format!("are among the {end} {count} ;"));
        // "Ann and Bob and the pianist": commas after a stop are no list's.
        for word in who.iter_mut().filter(|word| word.is_mark()) {
            word.word = "and".to_owned();
        }
        who.dedup_by(|next, word| next.is(&["and"]) && word.is(&["and"]));
        self.tokens.extend(who);
        self.named.take();
        let last = self.tokens.len();
        self.replace(last..last, "are all different .");
    }

    /// "The first two houses are Ann's and Bob's, in some order": one is first, the other second.
    pub(super) fn first_two_are(&mut self) {
        let found = (1..self.tokens.len().min(8)).find(|&at| {
            self.is(at - 1, &["the"])
                && self.is(at, &["first", "last"])
                && self.is(at + 1, &["two"])
                && self.two_named_so(at + 2).is_some()
        });
        let Some(at) = found else { return };
        let said = self.two_named_so(at + 2).unwrap_or(at + 3);
        let end = self.tokens.iter().rposition(|token| !token.is_mark()).map_or(0, |at| at + 1);
        let [a, b] = self.named() else { return };
        let (a, b) = (a.clone(), b.clone());
        let verb = (said..a.start).all(|at| {
            self.is(
                at,
                &[
                    "are", "were", "went", "belong", "to", "the", "occupied", "taken", "by", "of",
                    "home", "those", "in", "some", "order", ",",
                ],
            )
        });
        let and = (a.end..b.start).any(|at| self.is(at, &["and"]));
        let either = ["or", "not", "neither", "either", "nor"];
        let order = b.end..end;
        let tail = order.clone().all(|at| {
            self.is_mark(at)
                || self
                    .is(at, &["in", "some", "either", "one", "order", "or", "the", "other", "not"])
                || self.is(at, &["necessarily", "that"])
                || self.ground.class(&self.tokens[at].word) == Class::Noun
        });
        let plain = !(0..b.end).any(|at| self.is(at, &either));
        if a.start < at || !verb || !and || !tail || !plain {
            return;
        }
        let first = self.is(at, &["first"]);
        let (one, two) = if first { ("first", "second") } else { ("last", "second to last") };
        let (a, b) = (self.tokens[a].to_vec(), self.tokens[b].to_vec());
        self.tokens.drain(..end);
        self.named.take();
        let mut at = 0;
        for (name, said) in [
            (&a, format!("is {one} and")),
            (&b, format!("is {two} or")),
            (&a, format!("is {two} and")),
            (&b, format!("is {one}")),
        ] {
            let bare = name.iter().cloned().map(|word| Token { possessive: false, ..word });
            self.tokens.splice(at..at, bare);
            at += name.len();
            let words = said.split(' ').count();
            let like = self.tokens[at - 1].clone();
            let plain = said.split(' ').map(|word| Token {
                word: word.to_owned(),
                capital: false,
                upper: false,
                possessive: false,
                ..like.clone()
            });
            self.tokens.splice(at..at, plain.collect::<Vec<_>>());
            at += words;
        }
        self.replace(0..0, "either");
    }

    /// "Ann finished ahead of everyone except Bob": she is second, and he first.
    pub(super) fn everyone_except(&mut self) {
        let all = ["everyone", "everybody", "anyone", "all"];
        let but = ["except", "but"];
        if self.ahead_of_only() || self.beaten_by_all() {
            return;
        }
        let found = (2..self.tokens.len()).find(|&at| {
            let others = usize::from(self.is(at + 1, &["else", "others", "for", "the"]));
            self.is(at, &all) && self.is(at + 1 + others, &but)
        });
        let Some(at) = found else { return };
        let side = (1..at).rev().take(4).find_map(|from| {
            let (before, next) = self.side_of(from)?;
            (next == at).then_some((from, before))
        });
        let named = self.named().to_vec();
        let [a, b] = named.as_slice() else { return };
        let Some((side, before)) = side.filter(|(side, _)| a.end <= *side && b.start > at) else {
            return;
        };
        let end = self.said_until(b.end);
        if b.end != end || (0..end).any(|at| self.is_mark(at) || self.is(at, &["not", "never"])) {
            return;
        }
        let (first, second) = if before { ("first", "second") } else { ("last", "second to last") };
        let other = self.tokens[b.clone()].to_vec();
        self.tokens.drain(side..end);
        self.named.take();
        self.replace(side..side, &format!("in {second} place and"));
        let at = side + second.split(' ').count() + 3;
        let len = other.len();
        self.tokens.splice(at..at, other);
        self.named.take();
        self.replace(at + len..at + len, &format!("is in {first} place"));
    }

    /// "Ann finished ahead of only Bob": he is last, and she just before him.
    fn ahead_of_only(&mut self) -> bool {
        let named = self.named().to_vec();
        let [a, b] = named.as_slice() else { return false };
        let end = self.said_until(b.end);
        let before = b.start > 0 && self.is(b.start - 1, &["only"]);
        let after = self.is(b.end, &["only", "alone"]);
        let side = (a.end..b.start).find_map(|from| {
            let (first, next) = self.side_of(from)?;
            (next + usize::from(before) == b.start).then_some((from, first))
        });
        let over = end == b.end + usize::from(after) && (before || after);
        let Some((from, first)) =
            side.filter(|_| over && (a.end..end).all(|at| !self.is(at, &["not"])))
        else {
            return false;
        };
        let (last, second) = if first { ("last", "second to last") } else { ("first", "second") };
        let other = self.tokens[b.clone()].to_vec();
        self.tokens.drain(from..end);
        self.named.take();
        let at = from + second.split(' ').count() + 3;
        self.replace(from..from, &format!("in {second} place and"));
        let len = other.len();
        self.tokens.splice(at..at, other);
        self.named.take();
        self.replace(at + len..at + len, &format!("is in {last} place"));
        true
    }

    /// "Nobody beat Ann", "everyone beat Ann", "Ann beat everyone": she is first, or last.
    fn beaten_by_all(&mut self) -> bool {
        let named = self.named().to_vec();
        let [a] = named.as_slice() else { return false };
        let beats = ["beat", "beats", "outran", "defeated", "overtook"];
        let all = ["everyone", "everybody"];
        let end = self.said_until(a.end);
        let led = a.start == 2 && self.is(1, &beats) && end == a.end;
        let said = match () {
            () if led && self.is(0, &["nobody"]) => "is in first place",
            () if led && self.is(0, &all) => "is in last place",
            () if a.start == 0 && self.is(a.end, &beats) && self.is(a.end + 1, &all) => {
                let else_ = usize::from(self.is(a.end + 2, &["else"]));
                if a.end + 2 + else_ != end {
                    return false;
                }
                "is in first place"
            }
            () => return false,
        };
        let name = self.tokens[a.clone()].to_vec();
        let len = name.len();
        self.tokens.splice(..end, name);
        self.named.take();
        self.replace(len..len, said);
        true
    }

    /// "The order of the first three was Ann, Bob, Cy", "the first three were, in order, …".
    pub(super) fn first_three_in_order(&mut self) {
        let lead = usize::from(self.is(0, &["the"])) + usize::from(self.is(1, &["order"])) * 3;
        let count = |at: usize| self.tokens.get(at).and_then(|token| number(&token.word));
        let first = self.is(lead, &["first", "top"]);
        let Some(k) = count(lead + 1).filter(|k| first && *k > 1 && *k <= self.ground.houses)
        else {
            return;
        };
        let Some(be) = (lead + 2..lead + 7).find(|&at| self.is(at, &["was", "were", "are", "is"]))
        else {
            return;
        };
        let named = self.named().to_vec();
        let (Some(a), Some(z)) = (named.first(), named.last()) else { return };
        let orders = ["in order", "in that order", "in this order", "respectively"];
        let ordered = (be..self.tokens.len()).any(|at| self.phrase(at, &orders).is_some())
            || self.is(1, &["order"]);
        let some = (be..self.tokens.len()).any(|at| self.is(at, &["some", "any", "not", "or"]));
        let listed = named
            .windows(2)
            .all(|pair| (pair[0].end..pair[1].start).any(|at| self.is(at, &[",", "and", "then"])));
        if !ordered || some || !listed || named.len() != usize::from(k) || a.start < be {
            return;
        }
        let end = self.tokens.iter().rposition(|token| !token.is_mark()).map_or(z.end, |at| at + 1);
        let names: Vec<Vec<Token>> =
            named.iter().map(|range| self.tokens[range.clone()].to_vec()).collect();
        self.tokens.drain(..end);
        self.named.take();
        for (i, name) in names.into_iter().enumerate().rev() {
            let and = if i + 1 < usize::from(k) { "and" } else { "" };
            self.replace(0..0, &format!("is in place {} {and}", i + 1));
            let bare = name.into_iter().map(|word| Token { possessive: false, ..word });
            self.tokens.splice(0..0, bare);
            self.named.take();
        }
    }

    /// "Ann is exactly halfway between Bob and Cy": as far from the one as from the other.
    pub(super) fn halfway_between(&mut self) {
        let found = (1..self.tokens.len()).find(|&at| {
            self.is(at, &["halfway", "midway", "centrally"]) && self.is(at + 1, &["between"])
        });
        let named = self.named().to_vec();
        let (Some(at), [x, a, b]) = (found, named.as_slice()) else { return };
        let and = (a.end..b.start).any(|at| self.is(at, &["and"]));
        let end = self.said_until(b.end);
        if x.end > at || a.start < at || !and || (0..end).any(|at| self.is(at, &["not"])) {
            return;
        }
        let [x, a, b] = [x, a, b].map(|range| {
            let bare = self.tokens[range.clone()].iter().cloned();
            bare.map(|word| Token { possessive: false, ..word }).collect::<Vec<_>>()
        });
        self.tokens.drain(..end);
        self.named.take();
        for (words, name) in [("", b), ("and", x.clone()), ("are as far apart as", a), ("and", x)] {
            self.replace(0..0, words);
            self.tokens.splice(0..0, name);
            self.named.take();
        }
    }

    /// After "places", "across the line", "to finish": what two are that come first.
    fn two_named_so(&self, at: usize) -> Option<usize> {
        let place = self.tokens.get(at).is_some_and(|token| {
            token.word.ends_with('s')
                && (self.ground.scenery.is_place(&token.word)
                    || token.is(&["finishers", "runners", "arrivals", "riders", "swimmers"]))
        });
        if place {
            return Some(at + 1);
        }
        if self.is(at, &["across", "over", "past"]) && self.is(at + 1, &["the"]) {
            let finish = usize::from(self.is(at + 2, &["finish", "finishing", "winning"]));
            return self.is(at + 2 + finish, &["line", "post"]).then_some(at + 3 + finish);
        }
        let done = ["finish", "arrive", "perform", "speak", "leave", "present"];
        (self.is(at, &["to"]) && self.is(at + 1, &done)).then_some(at + 2)
    }
}
