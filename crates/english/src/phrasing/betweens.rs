//! Who is between two that are named first: "between Ann and Bob stand Cy and the baker".

use super::super::tokens::number;
use super::Wording;

impl Wording<'_> {
    /// "Between Ann and Bob stand Cy and the baker": they are between them.
    pub(super) fn between_whom_several(&mut self) {
        let named = self.named().to_vec();
        let [a, b, c, d] = named.as_slice() else { return };
        let start = usize::from(self.is(0, &["in"]));
        let joined = |x: &std::ops::Range<usize>, y: &std::ops::Range<usize>| {
            (x.end..y.start).any(|at| self.is(at, &["and"]))
                && !(x.end..y.start).any(|at| self.is_mark(at) || self.does(at))
        };
        let Some(verb) = (b.end..c.start).find(|&at| self.does(at)) else { return };
        let end = (d.end..self.tokens.len()).find(|&at| self.is_mark(at));
        let end = end.unwrap_or(self.tokens.len());
        let says = ["not", "or", "only", "exactly", "just", "either", "neither", "nor", "order"];
        let plain = !(0..end).any(|at| self.is_mark(at) || self.is(at, &says));
        let last = (d.end..self.tokens.len()).filter(|&at| !self.is_mark(at)).count() < 3;
        if !self.is(start, &["between"]) || !joined(a, b) || !joined(c, d) || !plain || !last {
            return;
        }
        let mut words = self.tokens[verb + 1..end].to_vec();
        let at = words.len();
        words.extend(self.tokens[start + 1..verb].to_vec());
        self.tokens.splice(..end, words);
        self.named.take();
        self.replace(at..at, "are somewhere between");
    }

    /// "There is exactly one seat between Ann and Bob, and Cy sits there": he is directly between.
    pub(super) fn one_between_who_is_there(&mut self) {
        let start = 2 + usize::from(self.is(2, &["exactly", "only", "just"]));
        let one = self.is(0, &["there"])
            && self.is(1, &["is", "was"])
            && self.is(start, &["one", "a"])
            && (start + 2..start + 4).any(|at| self.is(at, &["between"]));
        let named = self.named().to_vec();
        let ([a, b, c], true) = (named.as_slice(), one) else { return };
        let joint = (b.end..c.start).find(|&at| self.is(at, &["and", ";"]));
        let Some(joint) = joint else { return };
        let end = self.tokens.len();
        // "…, between the two".
        let two = (c.end..end)
            .find(|&at| self.phrase(at, &["between the two", "between them"]).is_some());
        let end = two.unwrap_or(end);
        let there = (joint..end).any(|at| self.is(at, &["there", "it", "that"]));
        let idle = [
            "it", "is", "that", "the", "where", "there", "taken", "occupied", "by", "who", "sits",
            "lives", "stands", "belongs", "to", "home", "of", "and", "seat", "house",
        ];
        let plain = (joint..end)
            .filter(|at| !(c.start..c.end).contains(at))
            .all(|at| self.is_mark(at) || self.is(at, &idle) || self.does(at))
            && !(joint..end).any(|at| self.is(at, &["not"]));
        if !there || !plain {
            return;
        }
        let mut who = self.tokens[c.clone()].to_vec();
        who.iter_mut().for_each(|word| word.possessive = false);
        let pair: Vec<_> = self.tokens[a.start..b.end].to_vec();
        let len = who.len();
        self.tokens.splice(.., who.into_iter().chain(pair));
        self.named.take();
        self.replace(len..len, "is directly between");
        let last = self.tokens.len();
        self.replace(last..last, ".");
    }

    /// "The positions of Ann and Bob differ by one": they are one place from each other.
    pub(super) fn differ(&mut self) {
        let by = (3..self.tokens.len()).find(|&at| {
            self.is(at, &["by"]) && self.is(at - 1, &["differ", "differs", "differed"])
        });
        let Some(by) = by.filter(|&by| self.named().len() == 2 && !self.names(by..by + 4)) else {
            return;
        };
        let count = by + 1 + usize::from(self.is(by + 1, &["exactly", "only", "just"]));
        if self.tokens.get(count).is_none_or(|token| number(&token.word).is_none()) {
            return;
        }
        // "Three minutes apart".
        let bare = count + 1 >= self.tokens.len() || self.is_mark(count + 1);
        let end = count + 1 + usize::from(!bare);
        self.replace(end..end, if bare { "places from each other" } else { "apart" });
        self.replace(by - 1..by + 1, "are");
    }
}
