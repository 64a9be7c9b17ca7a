//! So many steps along the row in other words: "the next talk after", "the second one to leave
//! after", "one orbit further out than", "the outermost planet".

use super::super::scenery::Row;
use super::super::tokens::{number, ordinal};
use super::Wording;

impl Wording<'_> {
    /// "Occupies a floor lower than Ann's": a lower floor, by however many; "lives a floor lower" is
    /// by one.
    pub(super) fn a_place_lower(&mut self) {
        let has = ["occupy", "occupies", "occupied", "occupying", "has", "have", "had", "on", "to"];
        let lower = ["lower", "higher", "earlier", "later"];
        let found = (1..self.tokens.len()).find(|&at| {
            self.is(at, &["a"])
                && self.is(at - 1, &has)
                && self.is(at + 2, &lower)
                && self.is(at + 3, &["than"])
                && self.ground.scenery.is_place(&self.tokens[at + 1].word)
        });
        if let Some(at) = found {
            self.tokens.swap(at + 1, at + 2);
        }
    }

    /// Whether a word names what stands in the row: a place, or one of those who stand there.
    pub(super) fn stands_in_row(&self, at: usize) -> bool {
        let persons = ["one", "person", "child", "man", "woman", "sibling", "brother", "sister"];
        self.is(at, &persons)
            || self.tokens.get(at).is_some_and(|token| {
                !self.is_mark(at)
                    && (self.ground.scenery.is_place(&token.word)
                        || !self.ground.cues.called(&token.word).is_empty())
            })
    }

    /// "To the left of Ann, with exactly one house in between": two places to the left of her.
    pub(super) fn so_many_between_them(&mut self) {
        let sides = ["left", "right", "before", "after", "above", "below"];
        // "Sits left from Ann".
        let from = (1..self.tokens.len()).find(|&at| {
            self.is(at, &["left", "right"])
                && self.is(at + 1, &["from"])
                && self.is(
                    at - 1,
                    &[
                        "sits", "sit", "stands", "stand", "lives", "live", "is", "sitting",
                        "standing",
                    ],
                )
        });
        if let Some(at) = from.filter(|at| !self.names(*at..at + 2)) {
            self.replace(at + 1..at + 2, "of");
            self.replace(at..at, "to the");
        }
        let found = (2..self.tokens.len()).find_map(|with| {
            let only = usize::from(self.is(with + 1, &["exactly", "just", "only", "precisely"]));
            let count =
                number(&self.tokens.get(with + 1 + only)?.word).filter(|count| *count > 0)?;
            let noun = with + 2 + only;
            let between = noun + 1 + usize::from(self.is(noun + 1, &["in"]));
            let led = self.is(with, &["with"]) && self.is(between, &["between"]);
            let them = usize::from(self.is(between + 1, &["them"]));
            let end = between + 1 + them;
            let over = end >= self.tokens.len() || self.is_mark(end);
            (led && over && self.stands_in_row(noun)).then_some((with, end, count))
        });
        let Some((with, end, count)) = found else { return };
        let mut beside = (0..with).filter(|&at| self.is(at, &sides) && !self.names(at..at + 1));
        let (Some(side), None) = (beside.next(), beside.next()) else { return };
        let way = self.is(side, &["left", "right"]);
        // "To the left of", "on the left of".
        let start = if way { side.saturating_sub(2) } else { side };
        let near = ["immediately", "directly", "right", "just", "not", "places"];
        let told = start > 0 && self.is(start - 1, &near);
        let led = !way || self.is(start, &["to", "on"]) && self.is(start + 1, &["the"]);
        let marks = (start..with - 1).any(|at| self.is_mark(at));
        if told || !led || marks || !self.names(side..with) {
            return;
        }
        let from = with - usize::from(self.is(with - 1, &[","]));
        let to = end + usize::from(self.is(end, &[","]));
        self.replace(from..to, "");
        let some = start > 0 && self.is(start - 1, &["somewhere", "sometime"]);
        let start = start - usize::from(some);
        self.replace(start..start + usize::from(some), &format!("{} places", count + 1));
    }

    /// "The next talk after" is immediately after, "the second one to leave after" two after.
    pub(super) fn count_to_the_next(&mut self) {
        const BEYOND: &[&str] = &["after", "before", "behind", "following"];
        let mut at = 1;
        while at + 2 < self.tokens.len() {
            let count = match self.is(at, &["next"]) {
                true => Some(1),
                false => ordinal(&self.tokens[at].word).filter(|count| *count > 1),
            };
            let led = self.is(at - 1, &["the"]);
            // "The next to cross the line after".
            if count == Some(1) && led && self.is(at + 1, &["to"]) {
                let end = (at + 3..at + 7).find(|&end| self.is(end, &["after", "following"]));
                if let Some(end) = end.filter(|&end| !self.names(at..end)) {
                    self.replace(at - 1..end, "immediately");
                }
                at += 1;
                continue;
            }
            let Some(count) = count.filter(|_| led && self.stands_in_row(at + 1)) else {
                at += 1;
                continue;
            };
            let mut end = at + 2;
            // "To leave", "born", "along".
            if self.is(end, &["to"]) {
                end += 2;
            } else if self.is(end, &["born", "along", "up", "down", "out", "outward", "outwards"]) {
                end += 1;
                // "Along the road".
                if self.is(end, &["the"]) && !self.is_mark(end + 1) {
                    end += 2;
                }
            }
            // "The next one up from" counts up in a row with numbers.
            let up = end > at + 2
                && self.is(end - 1, &["up", "along"])
                && self.is(end, &["from"])
                && self.ground.scenery.row == Row::Side;
            if up && !self.names(at..end) {
                self.replace(end..end + 1, "after");
            }
            // "The next one on the right of".
            let side = count == 1
                && self.is(end, &["on", "to"])
                && self.is(end + 1, &["the"])
                && self.is(end + 2, &["left", "right"])
                && self.is(end + 3, &["of"]);
            if side && !self.names(at..end) {
                self.replace(at - 1..end, "immediately");
            } else if self.is(end, BEYOND) && (count == 1 || end > at + 2) && !self.names(at..end) {
                let words = match count {
                    1 => "immediately".to_owned(),
                    count => format!("{count} places"),
                };
                self.replace(at - 1..end, &words);
            }
            at += 1;
        }
    }

    /// "Ann sits left to Bob": to the left of him.
    pub(super) fn left_to(&mut self) {
        let seated = [
            "is",
            "are",
            "was",
            "were",
            "sits",
            "sit",
            "sat",
            "sitting",
            "seated",
            "stands",
            "stand",
            "stood",
            "standing",
            "lives",
            "live",
            "living",
            "and",
            "but",
            "immediate",
            "immediately",
            "directly",
            "just",
            "exactly",
            "somewhere",
        ];
        for at in 1..self.tokens.len() {
            let sided = self.is(at, &["left", "right"]) && self.is(at + 1, &["to"]);
            if sided && self.is(at - 1, &seated) && !self.is(at + 2, &["left", "right", "be"]) {
                let side = self.tokens[at].word.clone();
                self.replace(at..at + 2, &format!("to the {side} of"));
            }
        }
    }

    /// Around a star or a middle, out is later and in is earlier.
    pub(super) fn face_outward(&mut self) {
        if !self.ground.scenery.bearings.outward {
            return;
        }
        let mut at = 0;
        while at < self.tokens.len() {
            let far = self.is(at, &["further", "farther"]);
            let near = self.is(at, &["closer", "nearer", "further", "farther"]);
            let (out, inward) = (["out", "outward", "outwards"], ["in", "inward", "inwards"]);
            if self.is(at, &["innermost"]) {
                self.replace(at..at + 1, "first");
            } else if self.is(at, &["outermost"]) {
                self.replace(at..at + 1, "last");
            } else if far && self.is(at + 1, &out) && self.is(at + 2, &["than"]) {
                self.replace(at..at + 2, "later");
            } else if near && self.is(at + 1, &inward) && self.is(at + 2, &["than"]) {
                self.replace(at..at + 2, "earlier");
            } else if self.is(at, &["outward", "outwards"]) && self.is(at + 1, &["of", "from"]) {
                self.replace(at..at + 2, "after");
            } else if self.is(at, &["inward", "inwards"]) && self.is(at + 1, &["of", "from"]) {
                self.replace(at..at + 2, "before");
            } else if self.is(at, &["out", "in"]) && self.is(at + 1, &["from"]) {
                // "The next planet out from", but not "out from the star".
                if at > 0 && self.stands_in_row(at - 1) {
                    let way = if self.is(at, &["out"]) { "after" } else { "before" };
                    self.replace(at..at + 2, way);
                }
            } else if self.is(at, &["inside", "outside", "beyond"]) {
                self.step_over(at);
            }
            at += 1;
        }
    }

    /// "Just inside the orbit of the red planet", "outside both Arn and Bol": before, or after.
    fn step_over(&mut self, at: usize) {
        let mut end = at + 1;
        for word in ["of", "the", "orbit", "orbits", "of", "both"] {
            end += usize::from(self.is(end, &[word]));
        }
        let article = usize::from(self.is(end, &["the"]));
        if self.names(end + article..end + article + 1) {
            let both = if self.is(end - 1, &["both"]) { " both" } else { "" };
            let way = if self.is(at, &["inside"]) { "before" } else { "after" };
            self.replace(at..end, &format!("{way}{both}"));
        }
    }

    /// "Velvet opens", "the folk band closes": at an end of the show.
    pub(super) fn open_and_close(&mut self) {
        if !matches!(self.ground.scenery.row, Row::Time | Row::Order) {
            return;
        }
        let Some(last) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let plain = last > 0 && !self.is(last - 1, &["shop", "store", "door", "and"]);
        if plain && self.is(last, &["opens", "opened"]) {
            self.replace(last..last + 1, "comes first");
        } else if plain && self.is(last, &["closes", "closed", "headlines", "headlined"]) {
            self.replace(last..last + 1, "comes last");
        }
    }
}
