//! As many here as there: "as many people live above Ann as below Bob", "the number of boxes between
//! A and B is equal to that between C and D".

use std::ops::Range;

use super::Wording;

/// What is counted is before somebody, after somebody, or between two.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Before,
    After,
    Between,
}

impl Wording<'_> {
    /// Says that two are mirrored, at the same place, or pairs as far apart as each other.
    pub(super) fn as_many_as(&mut self) {
        let end = self.tokens.iter().rposition(|token| !token.is_mark()).map_or(0, |at| at + 1);
        let Some(first) = self.named().first().map(|named| named.start) else { return };
        let counts = (0..first.min(12)).any(|at| {
            self.is(at, &["number"]) && self.is(at + 1, &["of"])
                || self.is(at, &["as"]) && self.is(at + 1, &["many"])
                || self.is(at, &["same", "equal"]) && self.is(at + 1, &["number"])
        });
        let turns = ["not", "or", "if", "never", "twice", "more", "fewer", "less", "half"];
        if !counts || (0..end).any(|at| self.is(at, &turns) || self.is_mark(at)) {
            return;
        }
        let sides: Vec<(usize, Side)> =
            (0..end).filter_map(|at| Some((at, self.counted_side(at)?))).collect();
        let [(one, here), (other, there)] = sides.as_slice() else { return };
        // Where the second count starts: "… is the same as the number of …", "… as …".
        let Some(joint) = self.joint(*one, *other) else { return };
        let (a, b) = (self.beyond(*one)..joint, self.beyond(*other)..end);
        let named = |range: &Range<usize>| {
            self.named().iter().filter(|named| range.contains(&named.start)).count()
        };
        let between = *here == Side::Between;
        let wanted = if between { 2 } else { 1 };
        if between != (*there == Side::Between) || named(&a) != wanted || named(&b) != wanted {
            return;
        }
        let mut words = self.tokens[a].to_vec();
        let at = words.len();
        words.extend(self.tokens[b].to_vec());
        words.iter_mut().for_each(|word| word.possessive = false);
        self.tokens.splice(..end, words);
        self.named.take();
        let last = self.tokens.iter().rposition(|token| !token.is_mark()).map_or(0, |at| at + 1);
        match () {
            () if between => self.replace(at..at, "are as far apart as"),
            () if here == there => self.replace(at..at, "is at the same place as"),
            () => {
                self.replace(last..last, "are mirrored");
                self.replace(at..at, "and");
            }
        }
    }

    fn counted_side(&self, at: usize) -> Option<Side> {
        let token = self.tokens.get(at).filter(|_| !self.names(at..at + 1))?;
        let scenery = &self.ground.scenery;
        Some(match token.word.as_str() {
            "between" => Side::Between,
            "before" | "below" | "beneath" | "ahead" => Side::Before,
            "front" if self.is(at.wrapping_sub(1), &["in"]) => Side::Before,
            "after" | "above" | "behind" => Side::After,
            "left" | "right" | "north" | "south" | "west" | "east" => {
                let led = at > 0 && (self.is(at - 1, &["the", "to"]) || self.is(at + 1, &["of"]));
                match scenery.end_named(&token.word).filter(|_| led)? {
                    true => Side::Before,
                    false => Side::After,
                }
            }
            _ => return None,
        })
    }

    /// After the words of a side: "of", "floor".
    fn beyond(&self, side: usize) -> usize {
        side + 1 + usize::from(self.is(side + 1, &["of"]))
    }

    /// Where what is said of the first count ends.
    fn joint(&self, one: usize, other: usize) -> Option<usize> {
        let named = self.named().iter().rfind(|named| one < named.start && named.end <= other)?;
        (named.end..other).find(|&at| {
            let same = (at + 1..at + 4).any(|at| self.is(at, &["same", "equal", "as"]));
            self.is(at, &["as"]) || self.is(at, &["is", "are", "was", "were", "equals"]) && same
        })
    }
}
