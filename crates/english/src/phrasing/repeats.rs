//! What is said twice: "between Ann and Bob, with one of them on either side", "the middle floors, 3
//! or 4", "neither Ann nor Bob …, and neither of them …".

use super::super::lexicon::Class;
use super::super::tokens::{TITLES, number};
use super::Wording;

impl Wording<'_> {
    /// "A higher number than Ann but a lower one than Bob": a lower number.
    pub(super) fn a_lower_one(&mut self) {
        let Some(one) =
            (4..self.tokens.len()).find(|&at| self.is(at, &["one"]) && self.is(at + 1, &["than"]))
        else {
            return;
        };
        let noun = (1..one - 2).find(|&at| self.is(at + 1, &["than"]) && !self.names(at..at + 1));
        let compared = |at: usize| {
            let word = self.tokens.get(at).map_or("", |token| token.word.as_str());
            word.ends_with("er") && self.is(at.wrapping_sub(1), &["a", "an"])
        };
        if let Some(noun) = noun.filter(|&noun| compared(noun - 1) && compared(one - 1)) {
            self.tokens[one] = self.tokens[noun].clone();
        }
    }

    /// "Ann had the middle stall; neither she nor Bob …": neither Ann nor Bob.
    pub(super) fn neither_she_nor(&mut self) {
        let found = (1..self.tokens.len()).find(|&at| {
            self.is(at, &["neither"])
                && self.is(at + 1, &["he", "she", "it", "they"])
                && self.is(at + 2, &["nor"])
        });
        let Some(at) = found else { return };
        let before: Vec<_> = self.named().iter().filter(|named| named.end <= at).cloned().collect();
        let [who] = before.as_slice() else { return };
        let mut from = who.start;
        while from > 0 && self.is(from - 1, &["the", "a", "an"]) || self.is_title(from) {
            from -= 1;
        }
        let words = self.unowning(&(from..who.end));
        self.replace_by(at + 1..at + 2, words);
    }

    /// Whether a form of address stands before.
    fn is_title(&self, at: usize) -> bool {
        at > 0 && self.is(at - 1, &TITLES)
    }

    /// "Between Ann and Bob, both right beside him": directly between them.
    pub(super) fn both_right_beside(&mut self) {
        let Some(end) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let end = end + 1;
        let Some(mark) = (3..end).rfind(|&at| self.is_mark(at)) else { return };
        let all = ["one", "each", "both", "either"];
        let led = usize::from(self.is(mark + 1, &["with"]));
        let with_both = self.is(end - 1, &["both"])
            && self.is(mark + 1, &["side", "next", "beside", "right", "adjacent"]);
        let led_in = self.is(mark + 1 + led, &all) || with_both;
        if mark + 2 > end || self.names(mark..end) || !led_in {
            return;
        }
        let near = [
            "beside",
            "next",
            "adjacent",
            "neighbor",
            "neighbors",
            "side",
            "adjoining",
            "door",
            "alongside",
        ];
        let idle = [
            "of",
            "them",
            "on",
            "either",
            "each",
            "side",
            "right",
            "directly",
            "immediately",
            "just",
            "him",
            "her",
            "it",
            "to",
            "his",
            "its",
            "as",
            "a",
            "neighbor",
            "neighbors",
            "sitting",
            "standing",
            "living",
            "seated",
            "being",
            "the",
            "two",
            "these",
            "by",
            "with",
            "both",
        ];
        let says = |at: usize| self.is(at, &near);
        let said = (mark + 2 + led..end).any(says);
        let plain = (mark + 2 + led..end).all(|at| says(at) || self.is(at, &idle));
        if !said || !plain {
            return;
        }
        let between = (1..mark).rfind(|&at| self.is(at, &["between"]));
        self.replace(mark..end, "");
        let sure = ["directly", "immediately", "right", "sandwiched"];
        if let Some(between) = between.filter(|&at| !self.is(at - 1, &sure)) {
            self.replace(between..between, "directly");
        }
    }

    /// "One of the two middle floors, 3 or 4": the numbers say the same again.
    pub(super) fn middle_by_number(&mut self) {
        let Some(end) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let Some(mark) = (3..end).rfind(|&at| self.is(at, &[",", "(", "-"])) else { return };
        let middle = (mark.saturating_sub(4)..mark).any(|at| self.is(at, &["middle", "central"]));
        let n = self.ground.houses;
        let numbers = (mark + 1..=end).filter_map(|at| number(&self.tokens[at].word));
        let numbers: Vec<u8> = numbers.collect();
        let plain = (mark + 1..=end).all(|at| {
            let word = &self.tokens[at];
            number(&word.word).is_some()
                || word.is(&["or", "and", "number", "numbers"])
                || word.is_mark()
                || self.ground.scenery.is_place(&word.word)
        });
        let center = if n % 2 == 0 { vec![n / 2, n / 2 + 1] } else { vec![n / 2 + 1] };
        if middle && plain && numbers == center && !self.names(mark..end + 1) {
            self.replace(mark..end + 1, "");
        }
    }

    /// "Neither Ann nor Bob has the cat, and neither of them …": neither Ann nor Bob.
    pub(super) fn neither_of_them(&mut self) {
        let Some(neither) = (0..self.tokens.len()).find(|&at| self.is(at, &["neither"])) else {
            return;
        };
        if self.neither_of_two(neither) {
            return;
        }
        let again = (neither + 3..self.tokens.len()).find(|&at| {
            self.is(at, &["neither"]) && self.is(at + 1, &["of"]) && self.is(at + 2, &["them"])
        });
        let named: Vec<_> = self.named().to_vec();
        let (Some(again), Some(a)) = (again, named.iter().find(|a| a.start > neither)) else {
            return;
        };
        let nor = (a.end..again).find(|&at| self.is(at, &["nor"]));
        let Some(b) = nor.and_then(|nor| named.iter().find(|b| b.start > nor && b.end <= again))
        else {
            return;
        };
        let pair = self.tokens[neither..b.end].to_vec();
        self.tokens.splice(again..again + 3, pair);
        self.named.take();
    }

    /// "Has a neighbor with a dog on his left": has a dog there.
    pub(super) fn neighbor_with(&mut self) {
        let Some(at) = (2..self.tokens.len()).find(|&at| {
            self.is(at, &["neighbor"])
                && self.is(at - 1, &["a"])
                && self.is(at - 2, &["has", "have", "had"])
                && self.is(at + 1, &["with", "in", "from"])
        }) else {
            return;
        };
        let end = self.said_until(at);
        let own = ["his", "her", "its", "their"];
        let sided = end > at + 4
            && self.is(end - 1, &["left", "right"])
            && self.is(end - 2, &own)
            && self.is(end - 3, &["on", "to"]);
        if sided && self.names(at + 2..end - 3) {
            self.replace(at - 1..at + 2, "");
        }
    }

    /// "Either Ann was third, or Bob was, but not both": either Ann or Bob was.
    pub(super) fn either_was_or_was(&mut self) {
        const AUX: &[&str] = &["is", "was", "are", "were", "did", "does", "do", "has", "had"];
        let named = self.named().to_vec();
        let Some(a) = named.first().filter(|a| self.is(0, &["either"]) && a.start < 6) else {
            return;
        };
        let or = (a.end + 2..self.tokens.len()).find(|&at| self.is(at, &["or"]));
        let Some(b) = or.and_then(|or| {
            named.iter().find(|b| b.start > or && b.start < or + 6 && self.is(b.end, AUX)).cloned()
        }) else {
            return;
        };
        let or = or.unwrap_or_default();
        let ends = self.said_until(b.end + 1) == b.end + 1;
        let noun = usize::from(
            self.tokens.get(a.end).is_some_and(|noun| self.ground.class(&noun.word) == Class::Noun),
        );
        let verb = a.end + noun;
        if !ends || !self.does(verb) || (1..or).any(|at| self.is(at, &["not", "or", "and"])) {
            return;
        }
        let other: Vec<_> = self.tokens[or..b.end].to_vec();
        let from = or - usize::from(self.is_mark(or - 1));
        self.tokens.drain(from..b.end + 1);
        self.tokens.splice(verb..verb, other);
        self.named.take();
    }

    /// "Ann spoke later than Bob, but neither of them on Monday": neither Ann nor Bob.
    fn neither_of_two(&mut self, neither: usize) -> bool {
        let of = self.is(neither + 1, &["of"]) && self.is(neither + 2, &["them"]);
        let one = self.is(neither + 1, &["one"]);
        let joined =
            neither > 3 && (self.is(neither - 1, &["and", "but"]) || self.is_mark(neither - 1));
        let before: Vec<_> =
            self.named().iter().filter(|named| named.end <= neither).cloned().collect();
        let ([a, b], true, true) = (before.as_slice(), of || one, joined) else { return false };
        let copy = |range: &std::ops::Range<usize>| {
            let mut words = self.tokens[range.clone()].to_vec();
            words.iter_mut().for_each(|word| word.possessive = false);
            words
        };
        let (a, b) = (copy(a), copy(b));
        let len = if of { 2 } else { 1 };
        self.replace(neither + 1..neither + 1 + len, "nor");
        let nor = neither + 1;
        self.tokens.splice(nor + 1..nor + 1, b);
        self.tokens.splice(nor..nor, a);
        self.named.take();
        true
    }

    /// "Two floors higher or two floors lower than", "two places above or below": two away from.
    pub(super) fn either_way(&mut self) {
        const WAYS: [(&str, &str); 6] = [
            ("above", "below"),
            ("higher", "lower"),
            ("before", "after"),
            ("left", "right"),
            ("earlier", "later"),
            ("ahead", "behind"),
        ];
        let found = (2..self.tokens.len()).find_map(|at| {
            let or = at + 1;
            if !self.is(or, &["or"]) {
                return None;
            }
            let k = number(&self.tokens[at - 2].word)?;
            if !self.ground.scenery.is_place(&self.tokens[at - 1].word) {
                return None;
            }
            let again = self.tokens.get(or + 1).is_some_and(|t| number(&t.word) == Some(k));
            let second = or + 1 + 2 * usize::from(again);
            let opposite = WAYS.iter().any(|(a, b)| {
                self.is(at, &[a]) && self.is(second, &[b])
                    || self.is(at, &[b]) && self.is(second, &[a])
            });
            let end = second + 1 + usize::from(self.is(second + 1, &["than", "of"]));
            opposite.then_some((at, end))
        });
        if let Some((at, end)) = found {
            self.replace(at..end, "away from");
        }
    }
}
