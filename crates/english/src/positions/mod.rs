//! Words for places in the row: "the third house", "at one of the ends", "leftmost", "ground
//! floor", "second from the right".

mod ranks;
mod sets;

use super::scenery::{Row, Scenery};
use super::tokens::{Token, number, ordinal, phrase_at};
use puzzle::Houses;

/// The houses named from token `i` on, and after how many tokens the name ends.
pub(super) fn houses_at(
    tokens: &[Token],
    i: usize,
    n: u8,
    scenery: &Scenery,
) -> Option<(Houses, usize)> {
    let words = Words { tokens, i, scenery };
    let graded = || scenery.grade.and_then(|grade| grade.extreme(tokens, i, n));
    words
        .counted_set(n)
        .or_else(graded)
        .or_else(|| words.counted_back(n))
        .or_else(|| words.ranked(n))
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

    /// Whether the word before is one of these.
    fn after(&self, words: &[&str]) -> bool {
        self.i.checked_sub(1).is_some_and(|i| self.tokens[i].is(words))
    }

    fn word(&self, ahead: usize) -> &str {
        self.tokens.get(self.i + ahead).map_or("", |token| token.word.as_str())
    }

    /// Whether the words from `ahead` on are these.
    fn are(&self, ahead: usize, phrase: &str) -> Option<usize> {
        phrase_at(self.tokens, self.i + ahead, phrase)
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

    /// "The third house", "finished third", "in 3rd position".
    fn by_ordinal(&self, n: u8) -> Option<(Houses, usize)> {
        let k = ordinal(self.word(0))?;
        // "Ann's first name".
        if self.is(1, &["name", "names"]) {
            return None;
        }
        let after = self.past_place(1);
        // "The second house to the left of" is a distance.
        let side = self.is(after, &["to", "on"])
            && (self.is(after + 1, &["left", "right"]) || self.is(after + 2, &["left", "right"]));
        if side || self.is(after, &["left", "right", "above", "below"]) {
            return None;
        }
        // "The first or the third floor": with or without the noun.
        let bare = after == 1 && self.scenery.row == Row::Floors;
        let above = self.above_ground(after);
        let k = k + above.max(u8::from(bare && self.scenery.bearings.ground_below));
        Some((only(k, n)?, after))
    }

    /// 1 where the word before `ahead` is a floor and floors are counted above the ground.
    fn above_ground(&self, ahead: usize) -> u8 {
        let floor = ahead.checked_sub(1).is_some_and(|at| self.is(at, &["floor", "story"]));
        u8::from(floor && self.scenery.bearings.ground_below)
    }

    /// "House 3", "position number three", "#3".
    fn by_number(&self, n: u8) -> Option<(Houses, usize)> {
        let mut at = 0;
        // "Took place 2 years before".
        let happens =
            self.is(0, &["place"]) && self.after(&["take", "takes", "took", "taken", "taking"]);
        if happens {
            return None;
        }
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
        // "Came home one place ahead of Ann", "a floor one higher": that is how far.
        let compares = [
            "higher", "lower", "up", "down", "above", "below", "before", "after", "less", "more",
            "greater", "smaller", "fewer",
        ];
        let counts = self.word(at) == "one"
            && (self.scenery.is_place(self.word(at + 1)) || self.is(at + 1, &compares));
        // "Goes on stage three slots before", "stands 2 places to the right": how far, too.
        let spelt = !self.word(at).starts_with(|c: char| c.is_ascii_digit());
        let counts = counts
            || !marked
                && (spelt || self.word(0).ends_with('s'))
                && self.word(at + 1).ends_with('s')
                && self.scenery.is_place(self.word(at + 1));
        // "The vessel that seats 4 people".
        let room = self.is(at + 1, &["people", "persons", "passengers", "guests", "adults"]);
        if !place && !marked || counts || room {
            return None;
        }
        // "House 5" is not the fifth where the houses are numbered 5, 7 and 9.
        if self.scenery.renumbered && !spelt {
            return None;
        }
        let zero = u8::from(self.scenery.bearings.from_zero);
        let offset = if marked { zero } else { self.above_ground(at).max(zero) };
        let mut houses = only(number(self.word(at))? + offset, n)?;
        at += 1;
        // "House 1, 3 or 5".
        {
            while self.is(at, &[",", "or"]) {
                let skip = if self.is(at + 1, &["or"]) { 2 } else { 1 };
                match number(self.word(at + skip)).and_then(|k| only(k + offset, n)) {
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
        if self.is(0, &["middle", "center", "central", "midmost", "mid", "centermost", "median"]) {
            return Some((middle(n), self.past_place(1)));
        }
        if self.is(0, &["odd", "even"]) {
            let odd = self.is(0, &["odd"]);
            let after = self.past_place(1);
            // "Even in summer" is no place.
            let led = self.after(&["an", "is", "are", "was", "at", "in", "the", "on", "or", "not"]);
            if after == 1 && !led && !self.is(1, &["numbered", "number", "position", "or"]) {
                return None;
            }
            let set = (0..n).filter(|h| (h % 2 == 0) == odd).collect();
            return Some((set, after));
        }
        if let Some((highest, len)) = self.numbered_most() {
            return Some((if highest { last } else { first }, len));
        }
        if let Some(len) = self.opened_or_closed() {
            return Some((ends(n), len));
        }
        if self.is(0, &["last", "final"]) && self.is(1, &["name", "names"]) {
            return None;
        }
        if self.is(0, &["last", "final"]) {
            return Some((last, self.past_place(1)));
        }
        let outer = [("rearmost", last), ("hindmost", last), ("backmost", last)]
            .into_iter()
            .chain([("foremost", first), ("frontmost", first)]);
        if let Some((_, end)) = outer.into_iter().find(|(name, _)| self.is(0, &[name])) {
            return Some((end, self.past_place(1)));
        }
        if let Some((start, len)) = self.outermost() {
            return Some((if start { first } else { last }, self.past_side(len)));
        }
        // "Came back" is nowhere in the row.
        if self.is(0, &["back", "rear", "front"])
            && !self.after(&["the", "very", "far", "extreme", "right"])
        {
            return None;
        }
        self.scenery
            .named(&|phrase| self.are(0, phrase), n)
            .map(|(set, len)| (set, self.past_place(len)))
    }

    /// "The highest-numbered lane", "the lane with the highest number".
    fn numbered_most(&self) -> Option<(bool, usize)> {
        let highest = self.is(0, &["highest", "largest", "biggest"]);
        if !highest && !self.is(0, &["lowest", "smallest"]) {
            return None;
        }
        if self.is(1, &["numbered"]) {
            return Some((highest, self.past_place(1)));
        }
        let place = usize::from(self.scenery.is_place(self.word(1)));
        let with =
            self.i.checked_sub(2).is_some_and(|i| self.tokens[i].is(&["with", "has", "had"]));
        let led = self.after(&["the"]) && with && self.scenery.numbered;
        (self.is(1 + place, &["number"]) && (place == 1 || led)).then_some((highest, 2 + place))
    }

    /// "Leftmost", "far right", "the eastern end": whether it is where counting starts.
    fn outermost(&self) -> Option<(bool, usize)> {
        let outer =
            ["leftmost", "rightmost", "westernmost", "easternmost", "northernmost", "southernmost"];
        let sides = ["left", "right", "west", "east", "north", "south"];
        let ends = ["western", "eastern", "northern", "southern", "upper", "lower"];
        let far = ["far", "extreme", "very", "furthest", "farthest", "outermost"];
        let (at, len) = match () {
            () if self.is(0, &outer) => (0, 1),
            () if self.is(0, &far) && self.is(1, &sides) => (1, 2),
            () if self.is(0, &sides) && self.is(1, &["most", "end"]) => (0, 2),
            () if self.is(0, &sides) && self.are(1, "hand end").is_some() => (0, 3),
            () if self.is(0, &ends) && self.is(1, &["end"]) => (0, 2),
            () => return None,
        };
        Some((self.scenery.end_named(self.word(at))?, len))
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
        for phrase in ["hand", "end", "side", "of the row", "of the street", "of the line"] {
            at += self.are(at, phrase).unwrap_or(0);
        }
        at
    }
}
