//! Places counted from an end, and several at once: "one of the two lowest floors", "second from
//! the left", "last but one".

use super::super::scenery::Row;
use super::super::tokens::{number, ordinal};
use super::{Words, ends, middle, only};
use puzzle::Houses;

/// Words for both ends.
const BOTH: [&str; 14] = [
    "border",
    "borders",
    "end",
    "ends",
    "edge",
    "edges",
    "corner",
    "corners",
    "extremes",
    "extremities",
    "outermost",
    "outer",
    "outside",
    "extreme",
];

impl Words<'_> {
    /// "One of the first two houses", "either end", "one of the middle houses".
    pub(super) fn counted_set(&self, n: u8) -> Option<(Houses, usize)> {
        let start =
            ["one of the two", "either of the two", "one of the", "either of the", "either", "one"]
                .iter()
                .find_map(|phrase| self.are(0, phrase))
                .unwrap_or(0);
        if self.is(start, &BOTH) {
            return self.both_ends(start, n);
        }
        if start == 3 && self.is(start, &["middle", "center", "central"]) {
            let after = self.past_place(start + 1);
            if n % 2 == 0 && after > start + 1 {
                return Some((middle(n), after));
            }
        }
        // "One of the two people at the ends of the queue".
        if start > 0 {
            let mut at = start;
            while at < start + 3 && !self.is(at, &["at", "on", ""]) {
                at += 1;
            }
            let ends_of = ["at the ends", "on the ends", "at either end", "at the two ends"];
            if let Some(len) = ends_of.iter().find_map(|phrase| self.are(at, phrase)) {
                return Some((ends(n), at + len));
            }
        }
        self.half(n).or_else(|| self.so_many(n))
    }

    /// "The front half of the train", where it has two halves.
    fn half(&self, n: u8) -> Option<(Houses, usize)> {
        // "She left half an hour after Ann."
        if n % 2 == 1 || !self.is(1, &["half"]) || self.is(2, &["a", "an"]) {
            return None;
        }
        let first = match self.word(0) {
            "first" => true,
            "second" | "last" | "latter" => false,
            end => self.scenery.end_named(end)?,
        };
        let mut after = 2;
        if self.is(2, &["of"]) && self.is(3, &["the"]) && !self.is(4, &["", ".", ","]) {
            after = 5;
        }
        let set: Houses = if first { 0..n / 2 } else { n / 2..n }.collect();
        Some((set, after))
    }

    fn both_ends(&self, start: usize, n: u8) -> Option<(Houses, usize)> {
        let one_side = start == 0
            && (self.is(0, &["extreme", "outermost"]) && self.is(1, &["left", "right"])
                // "With the Audi outside", but "on the outside", "an outside house".
                || self.is(0, &["outside"])
                    && !self.after(&["the", "an"])
                    && !self.scenery.is_place(self.word(1))
                || self.is(0, &["outside"]) && self.is(1, &["the", "of"]));
        if one_side {
            return None;
        }
        let mut after = self.past_place(start + 1);
        if self.is(after, &["ends", "positions"]) {
            after += 1;
        }
        for phrase in ["of the row", "of the street", "of the line", "of the queue", "of the table"]
        {
            after += self.are(after, phrase).unwrap_or(0);
        }
        // The end of a week or a queue is its last place.
        let last = start == 0
            && self.is(0, &["end"])
            && self.after(&["the"])
            && matches!(self.scenery.row, Row::Order | Row::Time);
        Some((if last { Houses::only(n - 1) } else { ends(n) }, after))
    }

    /// "One of the two lowest floors", "the first three places", "the top two".
    fn so_many(&self, n: u8) -> Option<(Houses, usize)> {
        let one = ["one of the", "one of", "either of the", "among the"];
        let led = one.iter().find_map(|phrase| self.are(0, phrase)).unwrap_or(0);
        let from = if self.is(led, &["the"]) { led + 1 } else { led };
        let (named, counted) = match (number(self.word(from)), number(self.word(from + 1))) {
            (None, Some(_)) => (from, from + 1),
            (Some(_), None) => (from + 1, from),
            _ => return None,
        };
        let count = number(self.word(counted))?;
        if count < 2 || count > n {
            return None;
        }
        let place = self.scenery.is_place(self.word(from + 2));
        let top = self.is(named, &["top", "first", "last", "bottom", "lowest", "highest"])
            || led > 0 && self.scenery.end_named(self.word(named)).is_some();
        let ranked = self.scenery.row == Row::Order || led > 0;
        // "The three in the middle".
        let within = ["in the middle", "in the center"];
        if led > 0 && counted == from {
            let noun = from + 1 + usize::from(self.scenery.is_place(self.word(from + 1)));
            if let Some(len) = within.iter().find_map(|phrase| self.are(noun, phrase)) {
                return Some((central(count, n)?, noun + len));
            }
            // "One of the three kennels nearest the entrance".
            let nearest = ["nearest to the", "nearest the", "closest to the", "closest the"];
            let furthest = ["furthest from the", "farthest from the"];
            let near = nearest.iter().find_map(|phrase| self.are(noun, phrase));
            let far = furthest.iter().find_map(|phrase| self.are(noun, phrase));
            if let Some(len) = near.or(far) {
                let first = self.scenery.end_named(self.word(noun + len))? == near.is_some();
                let set: Houses = if first { 0..count } else { n - count..n }.collect();
                return Some((set, noun + len + 1));
            }
            // "Of the three on the left".
            if let Some(len) = self.are(noun, "on the").or(self.are(noun, "at the")) {
                let first = self.scenery.end_named(self.word(noun + len))?;
                let set: Houses = if first { 0..count } else { n - count..n }.collect();
                return (!self.is(noun + len + 1, &["of"])).then_some((set, noun + len + 1));
            }
        }
        if !(place || top && ranked) {
            return None;
        }
        let set: Houses = match self.word(named) {
            "middle" | "central" | "center" => central(count, n)?,
            "inner" if count + 2 == n => (1..n - 1).collect(),
            "end" | "outer" | "outside" if count == 2 => ends(n),
            "first" => (0..count).collect(),
            "last" | "final" => (n - count..n).collect(),
            end => match self.scenery.end_named(end)? {
                true => (0..count).collect(),
                false => (n - count..n).collect(),
            },
        };
        Some((set, from + 2 + usize::from(place)))
    }

    /// "Second to last", "next to last", "penultimate".
    pub(super) fn counted_back(&self, n: u8) -> Option<(Houses, usize)> {
        let second = |len| Some((only(n.checked_sub(1)?, n)?, self.past_place(len)));
        for phrase in [
            "next to last",
            "second to the last",
            "one before last",
            "penultimate",
            "next to the last",
        ] {
            if let Some(len) = self.are(0, phrase) {
                return second(len);
            }
        }
        if let Some(found) = self.last_but(n) {
            return Some(found);
        }
        let from_end =
            |first: bool, k: u8| only(if first { k } else { (n + 1).checked_sub(k)? }, n);
        let k = ordinal(self.word(0))?;
        if self.are(1, "to last").is_some() || self.are(1, "from last").is_some() {
            return Some((from_end(false, k)?, self.past_place(3)));
        }
        // "Second highest", "third last".
        let extremes = ["last", "lowest", "highest", "leftmost", "rightmost"];
        if k > 1 && self.is(1, &extremes) {
            let first = self.scenery.end_named(self.word(1))?;
            return Some((from_end(first, k)?, self.past_place(2)));
        }
        let after = self.past_place(1);
        let mut from = after + usize::from(self.is(after, &["along"]));
        // "Second from the left"; "second to the left" only where nothing follows with "of".
        let joint =
            if self.is(from, &["from", "on", "in", "to"]) { self.word(from) } else { return None };
        from += 1;
        if self.is(from, &["the"]) {
            from += 1;
        }
        let far = self.is(from, &["far"]);
        from += usize::from(far);
        let first = self.scenery.end_named(self.word(from))?;
        let mut end = from + 1;
        if self.is(end, &["hand"]) {
            end += 1;
        }
        if self.is(end, &["side", "end"]) {
            end += 1;
        }
        if joint != "from" && self.is(end, &["of", "from"]) && self.are(end, "of the row").is_none()
        {
            return None;
        }
        for phrase in ["of the row", "of the street", "of the line", "of the queue"] {
            end += self.are(end, phrase).unwrap_or(0);
        }
        Some((from_end(first, k)?, end))
    }

    /// "Last but one", "the highest floor but one", "the last house on the right".
    fn last_but(&self, n: u8) -> Option<(Houses, usize)> {
        let extremes = ["last", "top", "bottom", "lowest", "highest", "leftmost", "rightmost"];
        if !self.is(0, &extremes) {
            return None;
        }
        let first = self.scenery.end_named(self.word(0))?;
        let after = self.past_place(1);
        if let (true, Some(k)) = (self.is(after, &["but"]), number(self.word(after + 1))) {
            let position = if first { k + 1 } else { n.checked_sub(k)? };
            return Some((only(position, n)?, self.past_place(after + 2)));
        }
        let side = ["on the", "to the", "at the"];
        let at = after + side.iter().find_map(|phrase| self.are(after, phrase))?;
        let end = at + 1 + usize::from(self.is(at + 1, &["side", "end"]));
        if !self.is(0, &["last"]) || !self.is(at, &["left", "right"]) || self.is(end, &["of"]) {
            return None;
        }
        let start = self.scenery.end_named(self.word(at))?;
        Some((Houses::only(if start { 0 } else { n - 1 }), end))
    }
}

/// So many in the middle, where they can be.
fn central(count: u8, n: u8) -> Option<Houses> {
    let side = (n - count) / 2;
    ((n - count) % 2 == 0).then(|| (side..n - side).collect())
}
