//! Which of two that were put apart is nearer to an end: "there is one stall between the red and the
//! blue one, and the red one is nearer the entrance".

use super::Wording;

impl Wording<'_> {
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
        let side = if first { "before" } else { "after" };
        let other = self.tokens[other.start..other.end].to_vec();
        let from = x.end.max(start);
        let len = self.tokens.len();
        self.tokens.truncate(from.min(len));
        self.tokens.extend(other);
        self.named.take();
        self.replace(from..from, &format!("is somewhere {side} the"));
    }
}
