//! What is drawn together: "the mug's in the middle"; and from where somebody looks.

use super::super::lexicon;
use super::super::tokens::{number, ordinal};
use super::Wording;
use puzzle::Houses;

impl Wording<'_> {
    /// "The mug's in the middle", "Ann's the baker": it is.
    pub(super) fn part_contractions(&mut self) {
        let what = [
            "in", "on", "at", "the", "a", "an", "not", "always", "wearing", "sitting", "with",
            "between",
        ];
        let mut at = 0;
        while at + 1 < self.tokens.len() {
            // "Has the owl's on one side".
            let has = self.tokens[..at].iter().any(|token| token.is(&["has", "have", "had"]));
            // "Between Kurt and Barq's in that order".
            let order = self.is(at + 2, &["that", "this", "either", "any"]);
            if self.tokens[at].possessive && self.leads_predicate(at + 1, &what) && !has && !order {
                self.tokens[at].possessive = false;
                self.replace(at + 1..at + 1, "is");
            } else if self.tokens[at].possessive && self.is(at + 1, &["got"]) {
                self.tokens[at].possessive = false;
                self.replace(at + 1..at + 2, "has");
            } else if self.is(at, &["is"]) && self.is(at + 1, &["got"]) {
                self.replace(at..at + 2, "has");
            }
            at += 1;
        }
    }

    /// Whether what follows a possessive makes it "is": "the mug's in the middle", "the room's booked
    /// on Monday", "Ann's one house further".
    fn leads_predicate(&self, at: usize, what: &[&str]) -> bool {
        let lexicon = &self.ground.lexicon;
        let led = ["in", "on", "at", "by", "for", "as", "with"];
        let done = self.tokens.get(at).is_some_and(|token| {
            token.word.ends_with("ed") && lexicon.class(&token.word) == lexicon::Class::Verb
        });
        let counts = self.tokens.get(at).is_some_and(|token| number(&token.word).is_some());
        let far =
            ["further", "farther", "nearer", "closer", "away", "higher", "lower", "up", "down"];
        self.is(at, what)
            || done && self.is(at + 1, &led)
            || self.is(at, &["next"]) && self.is(at + 1, &["to"])
            || counts && self.is(at + 2, &far)
    }

    /// "When you stand in front of the houses, …", "seen from the street, …".
    pub(super) fn drop_point_of_view(&mut self) {
        let start = usize::from(self.is(0, &["and", "but"]));
        let led = self.is(start, &["if", "when", "as", "seen", "viewed", "looking", "standing"]);
        let Some(comma) = self.tokens.iter().take(14).position(|token| token.is(&[","])) else {
            return;
        };
        let yours = self.tokens[..comma]
            .iter()
            .any(|token| token.is(&["you", "seen", "viewed", "looking", "standing"]));
        let sees = self.tokens[..comma].iter().any(|token| {
            token.is(&[
                "stand", "face", "look", "walk", "view", "seen", "viewed", "looking", "standing",
            ])
        });
        // "If you count from the left" counts as ever.
        let left = comma > 1 && self.is(comma - 1, &["left"]) && self.is(comma - 2, &["the"]);
        let counts = (start..comma).any(|at| self.is(at, &["count", "counting"]));
        let usual = left && !self.ground.scenery.bearings.from_right;
        let sees = sees || counts && usual;
        // "Going from left to right, the red house comes before the blue one."
        let along = ["going", "reading", "counting", "looking", "walking", "from"];
        if self.is(start, &along) && !self.ground.scenery.bearings.from_right {
            let way = ["left", "to", "right"];
            let said = comma >= 3 && (1..4).all(|back| self.is(comma - back, &[way[3 - back]]));
            if said && !self.names(0..comma) {
                self.replace(start..comma + 1, "");
                return;
            }
        }
        // "If you line them up from oldest to newest, …": as the row goes.
        let sorts = (start..comma).any(|at| {
            self.is(at, &["line", "put", "arrange", "sort", "rank", "order", "list", "place"])
        });
        let from = (start..comma).find(|&at| self.is(at, &["from"]));
        if let Some(from) = from.filter(|_| led && yours && sorts && !self.names(0..comma)) {
            let (at, scenery) =
                (from + 1 + usize::from(self.is(from + 1, &["the"])), &self.ground.scenery);
            let grade = scenery.grade.and_then(|grade| grade.extreme(&self.tokens, at, 2));
            let first = grade.map(|(houses, _)| houses == Houses::only(0));
            if first.or_else(|| scenery.end_named(&self.tokens[at].word)) == Some(true) {
                self.replace(0..comma + 1, "");
                return;
            }
        }
        // "If you look into the third house" says where.
        let places = self.tokens[..comma].iter().any(|token| {
            ordinal(&token.word).is_some()
                || number(&token.word).is_some()
                || token.is(&["into", "leftmost", "rightmost", "middle", "last"])
        });
        if led && yours && sees && !places && !self.names(0..comma) {
            self.replace(0..comma + 1, "");
        }
    }
}
