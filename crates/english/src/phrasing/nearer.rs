//! Which of two that were put apart is nearer to an end: "there is one stall between the red and the
//! blue one, and the red one is nearer the entrance".

use super::super::lexicon::is_site;
use super::super::scenery::Row;
use super::super::tokens::number;
use super::Wording;

impl Wording<'_> {
    /// "Between the two there is exactly one other stall": one stall.
    pub(super) fn others_between(&mut self) {
        let Some(between) = (0..self.tokens.len()).find(|&at| self.is(at, &["between"])) else {
            return;
        };
        // "Between the lockers of Ann and Bob": between them.
        let site = self.tokens.get(between + 2).is_some_and(|noun| is_site(&noun.word));
        let theirs = site && self.is(between + 1, &["the"]) && self.is(between + 3, &["of"]);
        if theirs && !self.names(between..between + 4) {
            self.replace(between + 1..between + 4, "");
        }
        let counted = |at: usize| number(&self.tokens[at].word).is_some();
        let found = (between + 1..self.tokens.len().saturating_sub(2))
            .find(|&at| counted(at) && self.is(at + 1, &["other"]) && !self.is_mark(at + 2));
        if let Some(at) = found.filter(|&at| !self.names(at..at + 3)) {
            self.replace(at + 1..at + 2, "");
        }
        self.count_first();
    }

    /// "Between the two there is exactly one stall, and …": there is one stall between them.
    fn count_first(&mut self) {
        let there = (2..self.tokens.len())
            .find(|&at| self.is(at, &["there"]) && self.is(at + 1, &["is", "are", "was", "were"]));
        let Some(there) = there.filter(|_| self.is(0, &["between"])) else { return };
        let exact = usize::from(self.is(there + 2, &["exactly", "just", "only"]));
        let count = there + 2 + exact;
        let counted = self.tokens.get(count).is_some_and(|token| number(&token.word).is_some());
        let goes_on = self.is_mark(count + 2) && count + 3 < self.tokens.len();
        if counted && goes_on && self.names(1..there) && !self.names(there..count + 2) {
            let between = self.tokens.drain(..there).collect::<Vec<_>>();
            let at = count + 2 - there;
            self.tokens.splice(at..at, between);
            self.named.take();
        }
    }

    /// Says that one of two named before is before or after the other.
    pub(super) fn nearer_of_the_two(&mut self) {
        let near = ["nearer", "closer", "nearest", "closest"];
        let Some(at) = (4..self.tokens.len()).find(|&at| self.is(at, &near)) else { return };
        let start = (1..at).rev().find(|&i| self.is_mark(i) || self.is(i, &["and", "with"]));
        let Some(start) = start else { return };
        let named = self.named().to_vec();
        let (before, here): (Vec<_>, Vec<_>) =
            named.iter().filter(|range| range.start < at).partition(|range| range.end <= start);
        let ([.., a, b], [x]) = (before.as_slice(), here.as_slice()) else { return };
        // Only an end comes after it: "the nearer of the two to the front".
        let rest = at + 1..self.tokens.len();
        let idle = ["of", "the", "two", "to", "them", "one", ".", "end"];
        let mut ends = rest.filter(|&i| !self.is(i, &idle));
        let (Some(end), None) = (ends.next(), ends.next()) else { return };
        let Some(first) = self.ground.scenery.end_named(&self.tokens[end].word) else { return };
        let values = |range: &std::ops::Range<usize>| {
            let mut all = self.mentions().iter();
            all.find(|mention| mention.start == range.start).map(|mention| &mention.values)
        };
        let other = match values(x) {
            same if same == values(a) => b,
            same if same == values(b) => a,
            _ => return,
        };
        let side = match (self.ground.scenery.row, first) {
            (Row::Floors, true) | (Row::Stack, false) => "below",
            (Row::Floors, false) | (Row::Stack, true) => "above",
            (Row::Side, true) => "to the left of",
            (Row::Side, false) => "to the right of",
            (_, true) => "before",
            (_, false) => "after",
        };
        let other = self.tokens[other.start..other.end].to_vec();
        let from = x.end.max(start);
        let len = self.tokens.len();
        self.tokens.truncate(from.min(len));
        self.tokens.extend(other);
        self.named.take();
        self.replace(from..from, &format!("is somewhere {side} the"));
    }
}
