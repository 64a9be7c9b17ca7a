//! Pairs that are counted before they are named, and neighbors that are counted.

use super::Wording;

impl Wording<'_> {
    /// "By either of the two ladies, Mrs Eden and Mrs Fry": by either Mrs Eden or Mrs Fry.
    pub(super) fn name_pairs(&mut self) {
        for at in 0..self.tokens.len() {
            let joint = match self.tokens[at].word.as_str() {
                "either" | "one" => "or",
                "neither" => "nor",
                "both" => "and",
                _ => continue,
            };
            let counted = at + 2 + usize::from(self.is(at + 2, &["the", "these", "those"]));
            if !self.is(at + 1, &["of"]) || !self.is(counted, &["two"]) {
                continue;
            }
            let mark = (counted + 1..counted + 5).find(|&mark| self.is_mark(mark));
            let Some(mark) = mark.filter(|&mark| !self.names(at..mark)) else { continue };
            let and = (mark + 1..self.tokens.len().min(mark + 8)).find(|&and| {
                self.is(and, &["and", "or"])
                    && self.names(mark + 1..and)
                    && self.names(and + 1..and + 4)
            });
            let Some(and) = and else { continue };
            let end = self.named().iter().find(|named| named.start > and).map(|named| named.end);
            // "One …, the other …": which is which.
            if self.is(at, &["one"]) {
                if self.tokens[and..].iter().any(|token| token.is(&["other"])) {
                    return;
                }
                self.replace(at..at + 1, "either");
            }
            if let Some(end) = end.filter(|&end| self.is(end, &[",", ")", "-"])) {
                self.replace(end..end + 1, "");
            }
            self.replace(and..and + 1, joint);
            self.replace(at + 1..mark + 1, "");
            return;
        }
    }

    /// "Only one of Ann's two sides had a neighbor", "Ann had a neighbor on one side only": she is at
    /// an end.
    pub(super) fn seat_at_an_end(&mut self) {
        let Some(neighbor) = (0..self.tokens.len()).find(|&at| {
            self.is(at, &["neighbor", "somebody", "someone"])
                && (at + 1 == self.tokens.len() || self.is_mark(at + 1))
        }) else {
            return;
        };
        let start = usize::from(self.is(0, &["only", "just", "exactly"]));
        let sides = (start..neighbor).find(|&at| self.is(at, &["sides"]));
        let (true, true, Some(sides)) =
            (self.is(start, &["one"]), self.is(start + 1, &["of"]), sides)
        else {
            return;
        };
        let Some(owner) = self.named().last().cloned().filter(|owner| owner.end <= sides) else {
            return;
        };
        let has = (sides + 1..neighbor)
            .all(|at| self.is(at, &["has", "had", "a", "any", "is", "was", "next", "to"]));
        if has && start + 2 <= owner.start {
            self.tokens[owner.end - 1].possessive = false;
            self.replace(owner.end..neighbor + 1, "is at one of the ends");
            self.replace(0..start + 2, "");
        }
    }
}
