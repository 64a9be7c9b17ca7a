//! What somebody likes best: "prefers tea to all other drinks", "likes tea best".

use super::super::scenery::Row;
use super::Wording;

/// Verbs of liking, and of liking more.
const LIKES: &[&str] = &[
    "likes",
    "like",
    "liked",
    "loves",
    "love",
    "loved",
    "enjoys",
    "enjoy",
    "enjoyed",
    "prefers",
    "prefer",
    "preferred",
    "favors",
    "favor",
    "favored",
];

/// What stands before all others of which somebody likes something more.
const MORE: &[&str] = &["to", "over", "above", "more than", "better than"];

impl Wording<'_> {
    /// "Prefers tea to all other drinks": tea is what she likes.
    pub(super) fn prefers_to_all_others(&mut self) {
        let mut from = 1;
        while let Some((at, end)) = (from..self.tokens.len()).find_map(|at| {
            let end = self.all_others(at).filter(|_| self.is_liked(at))?;
            (!self.names(at..end)).then_some((at, end))
        }) {
            self.replace(at..end, "");
            from = at;
        }
    }

    /// Where "to all the other drinks", "over any other" starts here: where it ends.
    fn all_others(&self, at: usize) -> Option<usize> {
        let mut end = at + self.phrase(at, MORE)?;
        let all = self.is(end, &["all", "any", "every"]);
        end += 1;
        end += usize::from(self.is(end, &["of"]));
        end += usize::from(self.is(end, &["the"]));
        let others = self.is(end, &["others"]);
        let noun =
            self.is(end, &["other"]) && end + 1 < self.tokens.len() && !self.is_mark(end + 1);
        (all && (others || noun)).then_some(end + 1 + usize::from(noun))
    }

    /// "The jury preferred Ann to Bob", where all are ranked: she is ahead of him. Elsewhere that says
    /// nothing of where they are or what they have.
    pub(super) fn preferred_by_the_jury(&mut self) {
        let jury = ["jury", "judges", "judge", "panel", "referee", "referees", "critics"];
        let prefers = ["prefers", "prefer", "preferred", "favors", "favor", "favored"];
        let led = self.is(0, &["the"]) && self.is(1, &jury) && self.is(2, &prefers);
        let end = self.said_until(3);
        let over = (end..self.tokens.len()).all(|at| self.is_mark(at));
        let to = (4..end).find(|&at| self.is(at, &["to", "over"]));
        let Some(to) = to.filter(|&to| {
            led && over && self.names(3..to) && self.names(to + 1..end) && !self.names(0..3)
        }) else {
            return;
        };
        let ranked = self.ground.scenery.row == Row::Order;
        self.replace(to..to + 1, if ranked { "is somewhere ahead of" } else { "might" });
        self.replace(0..3, "");
    }

    /// "Likes tea best", "likes neither tea nor milk most": with nothing to compare.
    pub(super) fn likes_it_best(&mut self) {
        while let Some(at) = (2..self.tokens.len()).find(|&at| {
            self.is(at, &["best", "most"])
                && !self.names(at..at + 1)
                && !self.is(at - 1, &["the"])
                && self.is_liked(at)
        }) {
            let all = usize::from(self.is(at + 1, &["of"]) && self.is(at + 2, &["all"])) * 2;
            self.replace(at..at + 1 + all, "");
        }
    }

    /// Whether what ends before a token is all that a verb of liking is said of.
    fn is_liked(&self, at: usize) -> bool {
        let joint = |at: usize| {
            self.is(
                at,
                &["the", "a", "an", "and", "or", "nor", "either", "neither", "both", "his", "her"],
            )
        };
        let ends = self.named().iter().any(|named| named.end == at);
        let verb = (0..at).rev().find(|&at| !self.names(at..at + 1) && !joint(at));
        ends && verb.is_some_and(|verb| self.is(verb, LIKES))
    }
}
