//! What nobody does somewhere; what one does and another in the same words; when "later" is.

use super::super::lexicon::Class;
use super::super::scenery::Row;
use super::super::tokens::{number, ordinal, stem};
use super::Wording;

impl Wording<'_> {
    /// "Neither of the people next to Ann drinks rum", "all the cabins left of Bob's serve neither
    /// ale nor rum": nobody there does.
    pub(super) fn nobody_there(&mut self) {
        self.none_of_those_places();
        let mut noun = match () {
            () if self.is(0, &["neither", "none"]) && self.is(1, &["of"]) => 2,
            () if self.is(0, &["all", "every", "each"]) => 1 + usize::from(self.is(1, &["of"])),
            () => return,
        };
        noun += usize::from(self.is(noun, &["the", "those"]));
        noun += usize::from(self.is(noun, &["two"]));
        let there = ["somewhere", "anywhere", "next", "beside", "adjacent", "to", "on", "above"];
        let more = ["below", "before", "after", "behind", "ahead", "in", "left", "right", "that"];
        let led = self.is(noun + 1, &there) || self.is(noun + 1, &more);
        let whom = self.named().first().filter(|whom| whom.start > noun + 1).cloned();
        let Some(whom) = whom.filter(|_| led && !self.names(0..noun + 1)) else { return };
        let end = self.said_until(whom.end);
        let denials: Vec<usize> =
            (whom.end..end).filter(|&at| self.is(at, &["not", "neither", "never"])).collect();
        if self.is(0, &["neither", "none"]) {
            if denials.is_empty() {
                self.replace(0..noun + 1, "nobody");
            }
            return;
        }
        let [denial] = denials.as_slice() else { return };
        if self.is(*denial, &["neither"]) {
            let nor = (*denial..end).find(|&at| self.is(at, &["nor"]));
            let Some(nor) = nor else { return };
            self.replace(nor..nor + 1, "or");
        }
        let does = usize::from(self.is(denial - 1, &["do", "does", "did"]));
        self.replace(denial - does..denial + 1, "");
        // "Left of Bob's serve ale": the verb is no noun of his.
        self.tokens[whom.end - 1].possessive = false;
        self.replace(0..noun, "no");
    }

    /// "None of the first three cabins has the axe", "is in none of the first three": nobody there,
    /// not there.
    fn none_of_those_places(&mut self) {
        let found = (0..self.tokens.len()).find(|&at| {
            let none = self.is(at, &["none"])
                || at > 0 && self.is(at, &["one"]) && self.is(at - 1, &["not"]);
            let ranked = self.tokens.get(at + 3).is_some_and(|token| {
                ordinal(&token.word).is_some_and(|rank| rank == 1) || token.is(&["last"])
            });
            let counted = self.tokens.get(at + 4).is_some_and(|t| number(&t.word).is_some());
            none && self.is(at + 1, &["of"]) && self.is(at + 2, &["the"]) && ranked && counted
        });
        let Some(at) = found else { return };
        let from = at - usize::from(self.is(at, &["one"]));
        if from == 0 {
            self.replace(0..at + 2, "nobody in");
        } else if self.is(from - 1, &["in", "on", "at"]) {
            self.replace(at..at + 2, "");
            self.replace(from - 1..from - 1, "not");
        }
    }

    /// "Only Ann or Bob could have the bow", "nobody but Ann or Bob": one of them has it.
    pub(super) fn only_these_could(&mut self) {
        let only = match () {
            () if self.is(0, &["only"]) => 1,
            () => self
                .phrase(0, &["nobody except", "nobody but", "no one except", "no one but"])
                .unwrap_or(0),
        };
        let named = self.named().to_vec();
        let (true, [a, b, ..]) = (only > 0, named.as_slice()) else { return };
        // "Only Ann and Bob beat Cy": and nobody else did.
        let counted = self.tokens.get(only).is_some_and(|t| number(&t.word).is_some());
        let both = (a.end..b.start).any(|at| self.is(at, &["and"]));
        if both && a.start < only + 3 && !counted {
            self.replace(0..only, "might");
            return;
        }
        let or = (a.end..b.start).any(|at| self.is(at, &["or"]));
        let modal = (b.end..b.end + 3).find(|&at| {
            self.is(at, &["can", "could", "may", "might"])
                && self.is(at + 1, &["be", "have", "own"])
        });
        let Some(modal) = modal.filter(|_| or && a.start < only + 3) else { return };
        let is = if self.is(modal + 1, &["be"]) { "is" } else { "has" };
        self.replace(modal..modal + 2, is);
        self.replace(0..only, "");
    }

    /// "…, and the same goes for Bob": so does he, or neither does he.
    pub(super) fn the_same_goes_for(&mut self) {
        let ways = [
            "the same goes for",
            "the same is true of",
            "the same is true for",
            "the same applies to",
            "the same holds for",
            "the same can be said of",
        ];
        let Some(at) = (3..self.tokens.len()).find(|&at| self.phrase(at, &ways).is_some()) else {
            return;
        };
        let len = self.phrase(at, &ways).unwrap_or(0);
        let denied = (0..at).any(|at| self.is(at, &["not", "neither", "never", "no"]));
        self.replace(at..at + len, if denied { "neither does" } else { "so does" });
    }

    /// "Ann has no figs, Bob has no dates, and Cy doesn't have either": he has neither.
    pub(super) fn have_either(&mut self) {
        let Some(end) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let has = end > 8
            && self.is(end, &["either", "one", "any"])
            && self.is(end - 1, &["have", "own", "has", "like", "drink", "eat"])
            && self.is(end - 2, &["not"]);
        let named = self.named().to_vec();
        let (true, [a, b, c, d, e]) = (has, named.as_slice()) else { return };
        let alike = self.alike(b.clone(), d.clone());
        if alike && self.alike(a.clone(), c.clone()) && self.alike(a.clone(), e.clone()) {
            let (b, d) = (self.tokens[b.clone()].to_vec(), self.tokens[d.clone()].to_vec());
            let len = b.len();
            self.tokens.splice(end..end + 1, b.into_iter().chain(d));
            self.named.take();
            self.replace(end + len..end + len, "or");
        }
    }

    /// "Either the first cabin has the sword or the second one does": either of the two has it.
    pub(super) fn either_this_place_or_that(&mut self) {
        if !self.is(0, &["either"]) {
            return;
        }
        let end = self.said_until(0);
        let aux = end.saturating_sub(1);
        let does = ["does", "did", "is", "was", "has", "had", "do"];
        let Some(or) = (3..aux).rfind(|&at| self.is(at, &["or"])) else { return };
        let place = |from: usize, to: usize| {
            let mut at = from + usize::from(self.is(from, &["the"]));
            let rank = self.tokens.get(at).is_some_and(|token| {
                ordinal(&token.word).is_some()
                    || token.is(&["last", "middle", "leftmost", "rightmost"])
            });
            at += 1;
            let noun = at < to
                && (self.is(at, &["one"]) || self.ground.scenery.is_place(&self.tokens[at].word));
            (rank && at <= to).then_some(at + usize::from(noun))
        };
        let verb = place(1, or);
        let other = place(or + 1, aux);
        let plain = !(1..end).any(|at| self.is(at, &["not", "and", "never"]));
        let (Some(verb), Some(other)) = (verb, other) else { return };
        if other != aux || !self.is(aux, &does) || !plain || !self.names(verb..or) {
            return;
        }
        let mut second = self.tokens[or..aux].to_vec();
        // "The second one" is the second of those.
        if let Some(one) = second.last_mut().filter(|one| one.is(&["one"])) {
            *one = self.tokens[verb - 1].clone();
        }
        self.tokens.drain(or..end);
        self.tokens.splice(verb..verb, second);
        self.named.take();
    }

    /// "Neither Ann nor the baker …, and the two of them are different people": of those two.
    pub(super) fn two_different_people(&mut self) {
        let found = (4..self.tokens.len()).find(|&at| {
            self.is(at, &["different"])
                && self.is(at + 1, &["people", "persons"])
                && (at.saturating_sub(7)..at).any(|i| self.is(i, &["they", "these", "them", "two"]))
        });
        let named = self.named().to_vec();
        let (Some(at), [a, b, ..]) = (found, named.as_slice()) else { return };
        let mut from = at;
        while from > b.end && !self.is_mark(from - 1) {
            from -= 1;
        }
        let plain = self.is(from, &["and", "but"]) && !self.names(from..at);
        let joined = (a.end..b.start).any(|at| self.is(at, &["nor", "and", "or"]));
        if !plain || !joined || from == b.end || self.alike(a.clone(), b.clone()) {
            return;
        }
        let (a, b) = (self.tokens[a.clone()].to_vec(), self.tokens[b.clone()].to_vec());
        self.tokens.drain(from..at + 2);
        let len = a.len();
        self.tokens.splice(from..from, a.into_iter().chain(b));
        self.tokens[from - 1].word = ";".to_owned();
        self.named.take();
        self.replace(from + len..from + len, "is not");
    }

    /// "It is not Ann who has the dog": Ann has it not.
    pub(super) fn it_is_not_she_who(&mut self) {
        let be = ["is", "was"];
        let found = (0..self.tokens.len()).find(|&at| {
            let opens = at == 0 || self.is_mark(at - 1) || self.is(at - 1, &["and", "but"]);
            opens && self.is(at, &["it"]) && self.is(at + 1, &be) && self.is(at + 2, &["not"])
        });
        let Some(at) = found else { return };
        let named = self.named().to_vec();
        let mut after = named.iter().filter(|named| named.start > at + 2);
        let (Some(a), Some(b)) = (after.next(), after.next()) else { return };
        let end = self.said_until(b.end);
        let who = (a.end..a.end + 3).find(|&at| self.is(at, &["who", "that"]));
        let Some(who) = who.filter(|&who| who < b.start && after.next().is_none()) else { return };
        let plain = a.start < at + 5 && end < b.end + 2;
        // Only where something comes before: else the cleft is read as it stands.
        if plain && at > 0 && !(a.end..b.start).any(|at| self.is(at, &["not", "next", "or"])) {
            self.replace(who..who, "is not the one");
            self.replace(at..at + 3, "");
        }
    }

    /// "… on Tuesday; two days later Bob came", "a day later somebody sang": so long after that.
    pub(super) fn so_long_later(&mut self) {
        if self.ground.scenery.row != Row::Time {
            return;
        }
        let units = ["day", "night", "evening", "morning", "week", "month", "year", "hour"];
        let found = (5..self.tokens.len()).find(|&at| {
            let count = &self.tokens[at - 2].word;
            let said = self.is(at, &["later", "earlier"])
                || self.is(at, &["afterwards", "before"]) && self.is(at + 1, &[","]);
            said && units.contains(&stem(&self.tokens[at - 1].word).as_str())
                && (number(count).is_some() || count == "a")
                && (self.is_mark(at - 3) || self.is(at - 3, &["and", "but", "then"]))
        });
        let Some(at) = found else { return };
        let next = at + 1 + usize::from(self.is(at + 1, &[","]));
        let named = self.named().to_vec();
        let subject = named.iter().find(|named| named.start >= next);
        let led = subject.is_some_and(|subject| subject.start <= next + 1);
        let somebody = self.is(next, &["somebody", "someone"]);
        if !led && !somebody || self.names(at - 2..at + 1) || !self.names(0..at - 2) {
            return;
        }
        if somebody {
            self.replace(next..next + 1, "there is somebody who");
        }
        let after = self.is(at, &["later", "afterwards"]);
        self.replace(at..at + 1, if after { "after that ," } else { "before that ," });
    }

    /// "Two days after that Bob came": that is not Bob.
    pub(super) fn pause_after_that(&mut self) {
        let found = (2..self.tokens.len()).find(|&at| {
            self.is(at - 1, &["that", "this"])
                && self.is(at - 2, &["after", "before"])
                && self.named().iter().any(|named| named.start == at && self.does(named.end))
        });
        if let Some(at) = found {
            self.replace(at..at, ",");
        }
    }

    /// "Ann cannot bear the drums being played above her": they are above her.
    pub(super) fn something_being_done(&mut self) {
        let named = self.named().to_vec();
        let [a, b] = named.as_slice() else { return };
        let end = self.said_until(b.end);
        let being = b.end + usize::from(self.is(b.end, &["music"]));
        let him = end > being && self.is(end - 1, &["him", "her", "it", "them"]);
        let plain = a.start < 2 && !self.names(being..end) && !(0..end).any(|at| self.is_mark(at));
        if !self.is(being, &["being"]) || !him || !plain {
            return;
        }
        let mut words = self.tokens[b.clone()].to_vec();
        let be = words.len();
        words.extend(self.tokens[being + 1..end - 1].to_vec());
        words.extend(self.tokens[a.clone()].to_vec());
        self.tokens.splice(..end, words);
        self.named.take();
        self.replace(be..be, "is");
    }

    /// "Ann's number is twice Bob's", "half that of Bob": each pair of places that fits.
    pub(super) fn times_the_other(&mut self) {
        let named = self.named().to_vec();
        let [a, b] = named.as_slice() else { return };
        let factors: [(&[&str], u8, u8); 4] = [
            (&["twice", "double", "two times"], 2, 1),
            (&["three times", "thrice", "triple"], 3, 1),
            (&["four times"], 4, 1),
            (&["half"], 1, 2),
        ];
        let found = (a.end..b.start).find_map(|at| {
            let mut ways = factors.iter();
            ways.find_map(|(words, m, d)| Some((at, self.phrase(at, words)?, *m, *d)))
        });
        let Some((at, len, times, parts)) = found else { return };
        let end = self.said_until(b.end);
        let numbered = (a.end..at).any(|at| self.is(at, &["number"]));
        let idle = ["that", "of", "the", "as", "big", "large", "high", "one", "number"];
        let fits = |at: usize| {
            self.is(at, &idle)
                || self.ground.scenery.is_place(&self.tokens[at].word)
                || self.does(at)
                || self.ground.class(&self.tokens[at].word) == Class::Noun
        };
        let plain = (a.end..at).chain(at + len..b.start).chain(b.end..end).all(fits);
        let n = self.ground.houses;
        if !numbered || !plain || !self.ground.scenery.numbered || !self.ground.measures.is_empty()
        {
            return;
        }
        let pairs = (1..=n).flat_map(|x| (1..=n).map(move |y| (x, y)));
        let pairs: Vec<_> = pairs.filter(|(x, y)| x * parts == y * times).collect();
        let bare = |range: &std::ops::Range<usize>| {
            let mut words = self.tokens[range.clone()].to_vec();
            words.iter_mut().for_each(|word| word.possessive = false);
            words
        };
        let (a, b) = (bare(a), bare(b));
        self.tokens.drain(..end);
        self.named.take();
        for (i, (x, y)) in pairs.into_iter().rev().enumerate() {
            self.replace(0..0, &format!("is in place {y} {}", if i > 0 { ", or" } else { "" }));
            self.tokens.splice(0..0, b.iter().cloned());
            self.named.take();
            self.replace(0..0, &format!("is in place {x} and"));
            self.tokens.splice(0..0, a.iter().cloned());
            self.named.take();
        }
    }

    /// "The week began with the dog and ended with the cat": they are first and last.
    pub(super) fn began_and_ended(&mut self) {
        let begins = ["began", "begins", "started", "starts", "opened", "opens"];
        let ends = ["ended", "ends", "closed", "closes", "finished", "finishes"];
        let joint = (3..self.tokens.len()).find(|&at| {
            let led = self.is(at, &ends) || self.is(at, &begins);
            led && self.is(at + 1, &["with"])
                && (self.is(at - 1, &["and", "but"]) || self.is(at - 2, &["and", "but"]))
        });
        if let Some(at) = joint {
            let which = if self.is(at, &ends) { "last is" } else { "first is" };
            let from = at - usize::from(self.is(at - 1, &["it"]));
            self.replace(from..at + 2, which);
        }
    }
}
