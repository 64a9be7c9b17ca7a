//! Words that put one value beside another: "immediately to the left of", "two houses away from",
//! "the day before", "next to". Which end counts as left is the same in every row: what comes first
//! is on the left.

use super::super::Offsets;
use super::scenery::{Row, Scenery};
use super::tokens::{Token, number, ordinal};

/// What such words say of `x` and `y` in "x … y": `house(y) − house(x)` is one of `offsets`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Side {
    /// The readings, with what sets them apart where there are several.
    pub readings: Vec<(Offsets, &'static str)>,
    /// Whether the words name what stands there ("the left neighbor"), so that they can follow a
    /// possessive or "has a".
    pub noun: bool,
    /// Whether they want another value ("next to"), or speak of their subjects ("adjacent",
    /// "two houses apart").
    pub mutual: bool,
}

impl Side {
    fn sure(offsets: Offsets) -> Self {
        Self { readings: vec![(offsets, "")], noun: false, mutual: false }
    }

    fn of(readings: &[(Offsets, &'static str)]) -> Self {
        Self { readings: readings.to_vec(), noun: false, mutual: false }
    }
}

const IMMEDIATE: &str = "immediately";
const SOMEWHERE: &str = "somewhere";

/// How far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    Unsaid,
    Immediate,
    Somewhere,
    Exactly(u8),
    AtLeast(u8),
    AtMost(u8),
}

/// The relation named from token `i` on, and after how many tokens its name ends.
pub(super) fn side_at(
    tokens: &[Token],
    i: usize,
    n: u8,
    scenery: &Scenery,
) -> Option<(Side, usize)> {
    let mut words = Words { tokens, at: i, scenery };
    let side = words.side(n)?;
    Some((side, words.at - i))
}

struct Words<'t> {
    tokens: &'t [Token],
    at: usize,
    scenery: &'t Scenery,
}

impl Words<'_> {
    fn word(&self, ahead: usize) -> &str {
        self.tokens.get(self.at + ahead).map_or("", |token| token.word.as_str())
    }

    fn is(&self, ahead: usize, words: &[&str]) -> bool {
        words.contains(&self.word(ahead))
    }

    /// Goes past this phrase if it comes next.
    fn take(&mut self, phrase: &str) -> bool {
        let mut ahead = 0;
        for word in phrase.split(' ') {
            if self.word(ahead) != word {
                return false;
            }
            ahead += 1;
        }
        self.at += ahead;
        true
    }

    fn take_any(&mut self, phrases: &[&str]) -> bool {
        phrases.iter().any(|phrase| self.take(phrase))
    }

    fn take_place(&mut self) -> bool {
        let place = self.scenery.is_place(self.word(0)) && !self.is(0, &["one"]);
        self.at += usize::from(place);
        place
    }

    fn side(&mut self, n: u8) -> Option<Side> {
        let reach = self.reach();
        let mut reach = reach;
        // What may stand between the distance and the direction.
        let before = self.at;
        let articles =
            ["to the", "on the", "at the", "in the", "to", "on", "at", "in", "the", "a", "an"];
        let mut guard = 0;
        while guard < 4 {
            guard += 1;
            if let Some(side) = self.core(reach, n) {
                return Some(side);
            }
            if self.take_any(&articles) {
                continue;
            }
            match self.adverb() {
                Some(more) if reach == Reach::Unsaid => reach = more,
                Some(_) => {}
                None => break,
            }
        }
        let _ = before;
        None
    }

    /// "Immediately", "somewhere", "exactly two houses", "at least one place".
    fn reach(&mut self) -> Reach {
        let start = self.at;
        let bound: fn(u8) -> Reach =
            if self.take_any(&["at least", "no less than", "no fewer than"]) {
                Reach::AtLeast
            } else if self.take("more than") {
                |k| Reach::AtLeast(k + 1)
            } else if self.take_any(&["at most", "no more than", "within"]) {
                Reach::AtMost
            } else if self.take_any(&["exactly", "precisely", "just", "only"]) {
                Reach::Exactly
            } else {
                Reach::Exactly
            };
        self.take_any(&["in the", "the", "a", "an", "on the", "to the"]);
        let k = number(self.word(0)).or_else(|| {
            // "The second house to the left of".
            let k = ordinal(self.word(0))?;
            let after = 1 + usize::from(self.scenery.is_place(self.word(1)));
            let rest = &self.tokens[(self.at + after).min(self.tokens.len())..];
            let of = rest.iter().take(5).any(|token| token.is(&["of", "from"]));
            let led = ["to", "on", "left", "right", "above", "below", "before", "after"];
            (of && self.is(after, &led)).then_some(k)
        });
        if let Some(k) = k {
            self.at += 1;
            self.take_any(&["full", "whole"]);
            let place = self.take_place()
                || self.take_any(&[
                    "places", "steps", "days", "spaces", "doors", "units", "hours", "levels",
                    "ranks", "rows",
                ]);
            let away = self.take_any(&["away", "further", "farther", "over", "down"]);
            if place
                || away
                || self.is(
                    0,
                    &[
                        "to", "left", "right", "above", "below", "before", "after", "ahead",
                        "behind", "on", "in", "up", "apart", "from", "earlier", "later", "higher",
                        "lower",
                    ],
                )
            {
                return bound(k);
            }
        }
        self.at = start;
        self.adverb().unwrap_or(Reach::Unsaid)
    }

    fn adverb(&mut self) -> Option<Reach> {
        if self.take_any(&[
            "somewhere",
            "anywhere",
            "someplace",
            "sometime",
            "some place",
            "at some point",
            "some time",
            "some distance",
            "not necessarily directly",
            "not necessarily immediately",
            "not necessarily",
            "at any distance",
            "at some distance",
            "further",
            "farther",
            "anytime",
            "any time",
            "some houses",
            "some days",
            "some places",
            "some floors",
            "some positions",
            "some seats",
            "several places",
            "eventually",
        ]) {
            return Some(Reach::Somewhere);
        }
        // "Right" is an adverb only before a direction.
        let right = self.is(0, &["right"])
            && (self.is(
                1,
                &[
                    "next",
                    "beside",
                    "before",
                    "after",
                    "above",
                    "below",
                    "behind",
                    "ahead",
                    "between",
                    "in",
                    "alongside",
                ],
            ) || self.is(1, &["to", "on"]) && self.is(3, &["left", "right"]));
        if right {
            self.at += 1;
            return Some(Reach::Immediate);
        }
        self.take_any(&[
            "immediately",
            "directly",
            "immediate",
            "direct",
            "just",
            "exactly",
            "precisely",
            "adjacent and",
            "next door and",
        ])
        .then_some(Reach::Immediate)
    }

    /// A direction with what belongs to it.
    fn core(&mut self, reach: Reach, n: u8) -> Option<Side> {
        let start = self.at;
        let side = self.core_at(reach, n);
        if side.is_none() {
            self.at = start;
        }
        side
    }

    fn core_at(&mut self, reach: Reach, n: u8) -> Option<Side> {
        if let Some(side) = self.beside(reach) {
            return Some(side);
        }
        if let Some(side) = self.apart(reach) {
            return Some(side);
        }
        if self.take_any(&["opposite ends", "opposite end", "different ends", "opposite sides"]) {
            self.take_any(&["of the row", "of the street", "of the line"]);
            let mutual = !self.take_any(&["from", "of", "to"]);
            return Some(Side { mutual, ..Side::sure(Offsets::apart(n - 1)) });
        }
        self.left_or_right(reach).or_else(|| self.in_order(reach))
    }

    fn beside(&mut self, reach: Reach) -> Option<Side> {
        if !matches!(reach, Reach::Unsaid | Reach::Immediate | Reach::Exactly(1)) {
            return None;
        }
        let next = Side::sure(Offsets::NEXT_TO);
        if self.take_any(&[
            "next to each other",
            "next door to each other",
            "next to one another",
            "beside each other",
            "beside one another",
            "side by side",
            "adjacent to each other",
            "adjacent to one another",
            "next door to one another",
            "alongside each other",
            "alongside one another",
            "back to back",
            "consecutively",
            "in consecutive",
            "in adjacent",
            "in neighboring",
            "on consecutive",
            "on adjacent",
            "on neighboring",
            "at adjacent",
            "at consecutive",
            "in succession",
            "one after the other",
            "adjacent",
            "consecutive",
            "neighboring",
            "next to",
        ]) {
            let last = self.tokens[self.at - 1].word.clone();
            if last == "to" {
                return Some(next);
            }
            if last == "adjacent" || last == "neighboring" || last == "consecutive" {
                // "The adjacent house" may still want its other: "adjacent to".
                if self.take("to") {
                    return match self.take_any(&["each other", "one another"]) {
                        true => Some(Side { mutual: true, ..next }),
                        false => Some(next),
                    };
                }
                let place = self.take_place();
                if self.take_any(&["to each other", "to one another"]) {
                    return Some(Side { mutual: true, ..next });
                }
                if self.take_any(&["to", "of", "from"]) {
                    return Some(next);
                }
                if last == "neighboring" && !place && !self.is(0, &[".", ""]) {
                    return Some(next);
                }
            }
            return Some(Side { mutual: true, ..next });
        }
        if self.take_any(&[
            "next door to",
            "next door from",
            "beside",
            "besides",
            "alongside of",
            "alongside",
            "adjoining",
            "bordering",
            "borders",
            "abutting",
            "next door neighbor to",
            "next door neighbor of",
            "next door neighbors with",
            "shares a border with",
            "shares a wall with",
        ]) {
            return Some(next);
        }
        let door = self.take("next door");
        if self.take_any(&["neighbors", "neighbor"]) {
            let plural = self.tokens[self.at - 1].word == "neighbors";
            if self.take_any(&["of each other", "to each other"]) {
                return Some(Side { mutual: true, ..next });
            }
            if !door
                && matches!(self.word(0), "to" | "on")
                && self.is(1, &["the", "his", "her", "its", "left", "right"])
            {
                // "A neighbor on the left" is a side.
                let at = self.at;
                self.at += 1;
                self.take_any(&["the", "his", "her", "its"]);
                self.take_any(&["immediate"]);
                if self.is(0, &["left", "right"]) {
                    let offsets = direction(self.word(0) == "left", 1);
                    self.at += 1;
                    self.take("of");
                    return Some(Side { noun: true, ..Side::sure(offsets) });
                }
                self.at = at;
            }
            if self.take_any(&["of", "to", "with"]) {
                return Some(Side { noun: true, ..next });
            }
            let end = self.is(0, &["", ".", ",", "and"]);
            return Some(Side { noun: true, mutual: plural && end, ..next });
        }
        door.then_some(Side { mutual: true, ..next })
    }

    fn apart(&mut self, reach: Reach) -> Option<Side> {
        let k = match reach {
            Reach::Exactly(k) => k.min(15),
            Reach::AtLeast(k) | Reach::AtMost(k) => k.min(15),
            _ => return None,
        };
        if self.take_any(&[
            "apart from each other",
            "apart from one another",
            "apart from",
            "apart",
            "separated from",
            "separated",
        ]) {
            let mutual = !(self.tokens[self.at - 1].is(&["from"]));
            let near = "counting steps";
            let far = "with so many between";
            let readings = [(Offsets::apart(k), near), (Offsets::apart((k + 1).min(15)), far)];
            return Some(Side { mutual, ..Side::of(&readings) });
        }
        if self.take_any(&["from each other", "from one another"]) {
            return Some(Side { mutual: true, ..Side::sure(Offsets::apart(k)) });
        }
        // "Two houses away from", "two houses from".
        if self.take_any(&["from", "of"])
            && !self.is(0, &["the"]) | !self.is(1, &["left", "right", "end", "top", "bottom"])
        {
            let far = |d: i8| match reach {
                Reach::AtLeast(k) => d.unsigned_abs() >= k,
                Reach::AtMost(k) => (1..=k).contains(&d.unsigned_abs()),
                _ => d.unsigned_abs() == k,
            };
            if self.tokens[self.at - 1].is(&["of"]) && matches!(reach, Reach::Exactly(_)) {
                return None;
            }
            return Some(Side::sure(offsets_where(far)));
        }
        None
    }

    fn left_or_right(&mut self, reach: Reach) -> Option<Side> {
        let left = match self.word(0) {
            "left" | "west" => true,
            "right" | "east" => false,
            "leftward" | "leftwards" => true,
            "rightward" | "rightwards" => false,
            _ => return None,
        };
        let before = self.at.checked_sub(1).map(|at| &self.tokens[at]);
        let led = before.is_some_and(|token| {
            token.is(&["to", "on", "the", "at", "in", "immediate", "his", "her", "its", "a"])
                || token.possessive
        });
        self.at += 1;
        self.take_any(&["hand", "most"]);
        if self.is(0, &["end", "ends"]) {
            return None;
        }
        let side = self.take_any(&["side", "of side"]);
        let neighbor = self.take_any(&["neighbors", "neighbor", "adjacent neighbor"]);
        let than = self.take("than");
        let of = than || self.take_any(&["of", "from"]) || (neighbor && self.take("to"));
        if !of && !neighbor && !led && !side {
            return None;
        }
        let reach = if neighbor && reach == Reach::Unsaid { Reach::Immediate } else { reach };
        let reach = if than && reach == Reach::Unsaid { Reach::Somewhere } else { reach };
        let mut found = directed(left, reach, true);
        found.noun = !of || neighbor;
        Some(found)
    }

    /// Before, after, above, below and their like.
    fn in_order(&mut self, reach: Reach) -> Option<Side> {
        const EARLIER: [&str; 16] = [
            "before",
            "ahead of",
            "in front of",
            "earlier than",
            "sooner than",
            "prior to",
            "preceding",
            "precedes",
            "preceded",
            "beats",
            "beat",
            "faster than",
            "in advance of",
            "defeated",
            "outran",
            "quicker than",
        ];
        const LATER: [&str; 12] = [
            "after",
            "behind",
            "later than",
            "following",
            "follows",
            "followed",
            "subsequent to",
            "lost to",
            "succeeding",
            "succeeds",
            "slower than",
            "finished after",
        ];
        if self.take_any(&["followed by"]) {
            return Some(directed(true, reach, true));
        }
        if self.take_any(&["preceded by"]) {
            return Some(directed(false, reach, true));
        }
        let whole = |side: Side| Some(side);
        // "The day before", "the next day after".
        let unit = if matches!(reach, Reach::Unsaid) && self.take_place() {
            Reach::Immediate
        } else {
            reach
        };
        if self.take_any(&EARLIER) {
            return whole(directed(true, unit, false));
        }
        if self.take_any(&LATER) {
            return whole(directed(false, unit, false));
        }
        let up =
            self.take_any(&["above", "over", "on top of", "atop", "upstairs from", "upstairs of"]);
        if up
            || self.take_any(&[
                "below",
                "beneath",
                "under",
                "underneath",
                "downstairs from",
                "downstairs of",
            ])
        {
            let first = up == (self.scenery.row == Row::Stack);
            if self.scenery.row != Row::Floors
                && self.scenery.row != Row::Stack
                && self.scenery.row != Row::Order
            {
                return None;
            }
            let first = if self.scenery.row == Row::Order { up } else { first };
            return whole(directed(first, unit, true));
        }
        let higher = self.is(0, &["higher"]);
        if higher || self.is(0, &["lower"]) {
            self.at += 1;
            self.take_any(&["up", "down"]);
            self.take_place();
            if !self.take("than") {
                return None;
            }
            let first = match self.scenery.row {
                Row::Floors => !higher,
                Row::Stack | Row::Order => higher,
                _ => return None,
            };
            return whole(directed(first, unit, false));
        }
        // "One place higher than" was taken above; "farther left than" is a side.
        None
    }
}

fn offsets_where(fits: impl Fn(i8) -> bool) -> Offsets {
    let bits = (-Offsets::MAX..=Offsets::MAX)
        .filter(|&d| fits(d))
        .fold(0u32, |bits, d| bits | 1 << (Offsets::MAX + d));
    Offsets::from_bits(bits)
}

/// `k` to the left, or to the right.
fn direction(left: bool, k: u8) -> Offsets {
    let k = k.min(15) as i8;
    Offsets::only(if left { k } else { -k })
}

/// What the words say; `asks`: whether without "immediately" or "somewhere" they are ambiguous.
fn directed(left: bool, reach: Reach, asks: bool) -> Side {
    let sign = |d: i8| if left { d } else { -d };
    let anywhere = if left { Offsets::SOMEWHERE_LEFT } else { Offsets::SOMEWHERE_RIGHT };
    match reach {
        Reach::Immediate => Side::sure(direction(left, 1)),
        Reach::Somewhere => Side::sure(anywhere),
        Reach::Exactly(k) => Side::sure(direction(left, k)),
        Reach::AtLeast(k) => Side::sure(offsets_where(|d| sign(d) >= k.max(1) as i8)),
        Reach::AtMost(k) => Side::sure(offsets_where(|d| (1..=k as i8).contains(&sign(d)))),
        Reach::Unsaid if asks => {
            Side::of(&[(direction(left, 1), IMMEDIATE), (anywhere, SOMEWHERE)])
        }
        Reach::Unsaid => Side::sure(anywhere),
    }
}
