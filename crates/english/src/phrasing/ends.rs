//! The ends of a row and the way between two in it: "at the other end from", "has to pass two doors
//! to reach", "as her only neighbor".

use super::super::tokens::number;
use super::Wording;

impl Wording<'_> {
    /// "Ann lives at the other end of the row from Bob": they are at opposite ends.
    pub(super) fn other_end_from(&mut self) {
        let found = (2..self.tokens.len()).find_map(|at| {
            let end = self.is(at, &["at", "on"])
                && self.is(at + 1, &["the"])
                && self.is(at + 2, &["other", "opposite", "far"])
                && self.is(at + 3, &["end"]);
            let from = (at + 4..at + 8).find(|&i| self.is(i, &["from", "to"]))?;
            let plain = end && !self.names(at..from);
            plain.then_some((at, from))
        });
        let Some((at, from)) = found else { return };
        let verb = at - usize::from(self.does(at - 1) && !self.names(at - 1..at));
        let end = self.said_until(from);
        let denied = (0..end).any(|at| self.is(at, &["not", "or", "neither", "nor", "never"]));
        let marked = (0..at).any(|at| self.is_mark(at));
        if self.names(0..verb) && self.names(from + 1..end) && !denied && !marked {
            self.replace(end..end, "are at opposite ends");
            self.replace(verb..from + 1, "and");
        }
    }

    /// "Ann has to pass exactly two houses to reach Bob's": three away from it.
    pub(super) fn pass_to_reach(&mut self) {
        let found = (2..self.tokens.len()).find_map(|at| {
            let past = usize::from(self.is(at + 1, &["past", "by"]));
            let led = self.is(at, &["pass"]) || self.is(at, &["walk", "go"]) && past == 1;
            let exact = usize::from(self.is(at + 1 + past, &["exactly", "just", "only"]));
            let count = at + 1 + past + exact;
            let k = self.tokens.get(count).and_then(|token| number(&token.word)).filter(|_| led)?;
            let to = (count + 1..count + 4).find(|&i| self.is(i, &["to"]))?;
            let reach = self.is(to + 1, &["reach", "visit", "see", "meet", "call"])
                || self.is(to + 1, &["get"]) && self.is(to + 2, &["to"]);
            let end = to + 2 + usize::from(self.is(to + 2, &["to", "on"]));
            (reach && !self.names(at..end)).then_some((at, end, k))
        });
        let Some((at, end, k)) = found else { return };
        let idle = ["would", "need", "needs", "has", "have", "had", "to", "must", "will", "needed"];
        let mut from = at;
        while from > 1 && self.is(from - 1, &idle) {
            from -= 1;
        }
        if self.names(0..from) && self.names(end..self.tokens.len()) {
            self.replace(from..end, &format!("is {} places away from", k + 1));
        }
    }

    /// "Ann has Bob as her only neighbor": she is at an end, next to him.
    pub(super) fn as_only_neighbor(&mut self) {
        let found = (3..self.tokens.len()).find(|&at| {
            self.is(at, &["as", "for"])
                && self.is(at + 1, &["his", "her", "its", "their", "the", "an"])
                && self.is(at + 2, &["only", "sole"])
                && self.is(at + 3, &["neighbor"])
        });
        let Some(at) = found else { return };
        let has = (1..at).rfind(|&at| self.is(at, &["has", "have", "had"]));
        let Some(has) = has.filter(|&has| self.names(0..has) && self.names(has..at)) else {
            return;
        };
        if self.said_until(at) == at + 4 && !(has..at).any(|at| self.is(at, &["not", "no"])) {
            self.replace(at..at + 4, "");
            self.replace(has..has + 1, "is at an end and is next to");
        }
    }

    /// "All the houses to the left of Ann's": wherever there.
    pub(super) fn all_on_that_side(&mut self) {
        let found = (1..self.tokens.len().min(9)).find(|&at| {
            let noun = self.tokens.get(at - 1).is_some_and(|noun| {
                self.ground.scenery.is_place(&noun.word)
                    && (noun.word.ends_with('s') || at == 2 && self.is(0, &["no", "every", "each"]))
            });
            let side = self.is(at, &["to", "on"])
                && self.is(at + 1, &["the"])
                && self.is(at + 2, &["left", "right"])
                || self.is(at, &["above", "below", "behind", "before", "after"]);
            noun && side
        });
        let all = (0..3).any(|at| self.is(at, &["all", "none", "both", "no", "every", "each"]));
        if let Some(at) = found.filter(|&at| all && !self.names(0..at)) {
            self.replace(at..at, "somewhere");
        }
    }

    /// "Between them, Ann and Bob have the dog and the cat": in some order.
    pub(super) fn between_them_first(&mut self) {
        let led = self.is(0, &["between"]) && self.is(1, &["them"]) && self.is(2, &[","]);
        let end = self.said_until(3);
        let four = self.named().len() == 4 && end > 6;
        let ands = (3..end).filter(|&at| self.is(at, &["and"])).count();
        if led && four && ands == 2 {
            self.replace(end..end, ", in some order");
            self.replace(0..3, "");
        }
    }
}
