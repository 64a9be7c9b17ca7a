//! Words for places in the row: "the third house", "at one of the ends", "leftmost", "ground
//! floor", "second from the right".

use super::super::Houses;
use super::scenery::Scenery;
use super::tokens::{Token, number, ordinal};

/// The houses named from token `i` on, and after how many tokens the name ends.
pub(super) fn houses_at(
    tokens: &[Token],
    i: usize,
    n: u8,
    scenery: &Scenery,
) -> Option<(Houses, usize)> {
    let words = Words { tokens, i, scenery };
    words
        .counted_set(n)
        .or_else(|| words.counted_back(n))
        .or_else(|| words.by_ordinal(n))
        .or_else(|| words.by_number(n))
        .or_else(|| words.by_name(n))
}

fn only(position: u8, n: u8) -> Option<Houses> {
    (1..=n).contains(&position).then(|| Houses::only(position - 1))
}

/// The middle house, or the two in the middle of an even row.
pub(super) fn middle(n: u8) -> Houses {
    Houses::only((n - 1) / 2).union(Houses::only(n / 2))
}

fn ends(n: u8) -> Houses {
    Houses::only(0).union(Houses::only(n - 1))
}

struct Words<'t> {
    tokens: &'t [Token],
    i: usize,
    scenery: &'t Scenery,
}

impl Words<'_> {
    fn is(&self, ahead: usize, words: &[&str]) -> bool {
        self.tokens.get(self.i + ahead).is_some_and(|token| token.is(words))
    }

    fn word(&self, ahead: usize) -> &str {
        self.tokens.get(self.i + ahead).map_or("", |token| token.word.as_str())
    }

    /// Whether the words from `ahead` on are these.
    fn are(&self, ahead: usize, phrase: &str) -> Option<usize> {
        let mut count = 0;
        for word in phrase.split(' ') {
            if self.word(ahead + count) != word {
                return None;
            }
            count += 1;
        }
        Some(count)
    }

    /// After an optional noun for a place.
    fn past_place(&self, ahead: usize) -> usize {
        let mut ahead = ahead;
        if self.is(ahead, &["numbered", "most"]) {
            ahead += 1;
        }
        // "First place finisher", "first house on the street".
        for _ in 0..2 {
            let word = self.word(ahead);
            if !self.scenery.is_place(word) || word == "one" {
                break;
            }
            ahead += 1;
        }
        ahead
    }

    /// "One of the first two houses", "either end", "one of the middle houses".
    fn counted_set(&self, n: u8) -> Option<(Houses, usize)> {
        let start =
            ["one of the two", "either of the two", "one of the", "either of the", "either", "one"]
                .iter()
                .find_map(|phrase| self.are(0, phrase))
                .unwrap_or(0);
        if self.is(
            start,
            &[
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
            ],
        ) {
            if start == 0 && self.is(0, &["extreme"]) && self.is(1, &["left", "right"]) {
                return None;
            }
            let mut after = self.past_place(start + 1);
            if self.is(after, &["ends", "positions"]) {
                after += 1;
            }
            for phrase in
                ["of the row", "of the street", "of the line", "of the queue", "of the table"]
            {
                after += self.are(after, phrase).unwrap_or(0);
            }
            return Some((ends(n), after));
        }
        if start == 3 && self.is(start, &["middle", "center", "central"]) {
            let after = self.past_place(start + 1);
            return (n % 2 == 0 && after > start + 1).then(|| (middle(n), after));
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
        let from = if self.is(start, &["the"]) { start + 1 } else { start };
        let count = number(self.word(from + 1))?;
        if count < 2 || count > n || !self.scenery.is_place(self.word(from + 2)) {
            return None;
        }
        let set: Houses = match self.word(from) {
            "first" | "leftmost" => (0..count).collect(),
            "last" | "rightmost" | "final" => (n - count..n).collect(),
            end => match self.scenery.end_named(end)? {
                true => (0..count).collect(),
                false => (n - count..n).collect(),
            },
        };
        Some((set, from + 3))
    }

    /// "Second to last", "next to last", "penultimate".
    fn counted_back(&self, n: u8) -> Option<(Houses, usize)> {
        let second = |len| Some((only(n.checked_sub(1)?, n)?, self.past_place(len)));
        for phrase in [
            "next to last",
            "last but one",
            "second to the last",
            "one before last",
            "penultimate",
            "next to the last",
        ] {
            if let Some(len) = self.are(0, phrase) {
                return second(len);
            }
        }
        let k = ordinal(self.word(0))?;
        if self.are(1, "to last").is_some() || self.are(1, "from last").is_some() {
            return Some((only((n + 1).checked_sub(k)?, n)?, self.past_place(3)));
        }
        let after = self.past_place(1);
        let mut from = after;
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
        let position = if first { k } else { (n + 1).checked_sub(k)? };
        Some((only(position, n)?, end))
    }

    /// "The third house", "finished third", "in 3rd position".
    fn by_ordinal(&self, n: u8) -> Option<(Houses, usize)> {
        let k = ordinal(self.word(0))?;
        let after = self.past_place(1);
        // "The second house to the left of" is a distance.
        let side = self.is(after, &["to", "on"])
            && (self.is(after + 1, &["left", "right"]) || self.is(after + 2, &["left", "right"]));
        if side || self.is(after, &["left", "right", "above", "below"]) {
            return None;
        }
        Some((only(k, n)?, after))
    }

    /// "House 3", "position number three", "#3".
    fn by_number(&self, n: u8) -> Option<(Houses, usize)> {
        let mut at = 0;
        let place =
            self.scenery.is_place(self.word(0)) && !self.is(0, &["one", "person", "people"]);
        if place {
            at = 1;
        }
        let marked = self.is(at, &["number", "no", "#", "nr", "num"]);
        at += usize::from(marked);
        if self.is(at, &[".", "#"]) && marked {
            at += 1;
        }
        // "Came home one place ahead of Ann": that is how far.
        let counts = self.word(at) == "one" && self.scenery.is_place(self.word(at + 1));
        if !place && !marked || counts {
            return None;
        }
        let k = number(self.word(at))?;
        let mut houses = only(k, n)?;
        at += 1;
        // "House 1, 3 or 5".
        {
            while self.is(at, &[",", "or"]) {
                let skip = if self.is(at + 1, &["or"]) { 2 } else { 1 };
                match number(self.word(at + skip)).and_then(|k| only(k, n)) {
                    Some(more) => {
                        houses = houses.union(more);
                        at += skip + 1;
                    }
                    None => break,
                }
            }
        }
        Some((houses, at))
    }

    fn by_name(&self, n: u8) -> Option<(Houses, usize)> {
        let first = Houses::only(0);
        let last = Houses::only(n - 1);
        if self.is(0, &["middle", "center", "central", "midmost", "mid", "centermost"]) {
            return Some((middle(n), self.past_place(1)));
        }
        if self.is(0, &["odd", "even"]) {
            let odd = self.is(0, &["odd"]);
            let after = self.past_place(1);
            let set = (0..n).filter(|h| (h % 2 == 0) == odd).collect();
            return Some((set, after));
        }
        if let Some(len) = self.opened_or_closed() {
            return Some((ends(n), len));
        }
        if self.is(0, &["last", "final"]) {
            return Some((last, self.past_place(1)));
        }
        if let Some(len) = [
            "leftmost",
            "far left",
            "extreme left",
            "left most",
            "westernmost",
            "very left",
            "left end",
            "left hand end",
            "furthest left",
            "farthest left",
        ]
        .iter()
        .find_map(|phrase| self.are(0, phrase))
        {
            return Some((first, self.past_side(len)));
        }
        if let Some(len) = [
            "rightmost",
            "far right",
            "extreme right",
            "right most",
            "easternmost",
            "very right",
            "right end",
            "right hand end",
            "furthest right",
            "farthest right",
        ]
        .iter()
        .find_map(|phrase| self.are(0, phrase))
        {
            return Some((last, self.past_side(len)));
        }
        self.scenery
            .named(&|phrase| self.are(0, phrase), n)
            .map(|(set, len)| (set, self.past_place(len)))
    }

    /// "Opened or closed the show".
    fn opened_or_closed(&self) -> Option<usize> {
        let verbs = |ahead: usize, list: &[&str]| self.is(ahead, list);
        let open = ["opened", "opens", "open", "started", "starts", "began", "begins"];
        let close = ["closed", "closes", "close", "ended", "ends", "finished", "finishes"];
        (verbs(0, &open) && verbs(1, &["or"]) && verbs(2, &close) && verbs(3, &["the"]))
            .then_some(5)
    }

    fn past_side(&self, len: usize) -> usize {
        let mut at = self.past_place(len);
        for phrase in ["end", "hand side", "side", "of the row", "of the street", "of the line"] {
            at += self.are(at, phrase).unwrap_or(0);
        }
        at
    }
}
