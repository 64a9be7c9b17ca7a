//! Beside, apart, left and right.

use super::super::scenery::Row;
use super::{Reach, Side, Words};
use puzzle::Offsets;

const IMMEDIATE: &str = "immediately";
const SOMEWHERE: &str = "somewhere";

impl Words<'_> {
    pub(super) fn beside(&mut self, reach: Reach) -> Option<Side> {
        if !matches!(reach, Reach::Unsaid | Reach::Immediate | Reach::Exactly(1)) {
            return None;
        }
        let next = Side::sure(Offsets::NEXT_TO);
        if self.take_any(&["next door but one to", "next but one to", "next door but one from"]) {
            return Some(Side::sure(Offsets::apart(2)));
        }
        if self.take_any(&["adjoin each other", "adjoin one another"]) {
            return Some(Side { mutual: true, ..next });
        }
        // "Have adjoining plots".
        let adjoining = self.is(0, &["adjoining"])
            && self.word(1).ends_with('s')
            && self.scenery.is_place(self.word(1));
        if adjoining {
            self.at += 2;
            return Some(Side { mutual: true, ..next });
        }
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
            "in adjoining",
            "on adjoining",
            "at adjoining",
            "on consecutive",
            "on adjacent",
            "on neighboring",
            "at adjacent",
            "at consecutive",
            "in succession",
            "one after the other",
            "one directly after the other",
            "one right after the other",
            "one immediately after the other",
            "directly one after the other",
            "one right behind the other",
            "one directly behind the other",
            "one directly above the other",
            "one right above the other",
            "directly after one another",
            "adjacent",
            "consecutive",
            "neighboring",
            "next to",
        ]) {
            let last = self.tokens[self.at - 1].word.clone();
            if last == "to" {
                return Some(next);
            }
            if matches!(&*last, "adjacent" | "neighboring" | "consecutive" | "adjoining") {
                // "In consecutive months".
                let noun = self.word(0);
                let plural = noun.ends_with('s')
                    && noun.len() > 3
                    && self.is(1, &["", ".", ",", ";", "and"]);
                if plural && !self.scenery.is_place(noun) {
                    self.at += 1;
                    return Some(Side { mutual: true, ..next });
                }
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
        // Nobody says how near; who reads it is told.
        let start = self.at;
        if self.take_any(&["near to", "near", "close to"]) {
            let parts = [
                "end",
                "ends",
                "middle",
                "center",
                "front",
                "back",
                "top",
                "bottom",
                "start",
                "beginning",
                "edge",
                "left",
                "right",
            ];
            // "Near the end of the row".
            if self.is(0, &["the", "one", "either"]) && (self.is(1, &parts) || self.is(2, &parts)) {
                self.at = start;
                return None;
            }
            return Some(next);
        }
        if self.take_any(&[
            "on either side of",
            "either side of",
            "next door to",
            "next door from",
            "beside",
            "besides",
            "alongside of",
            "alongside",
            "adjoining",
            "adjoins",
            "adjoined",
            "bordered",
            "abuts",
            "flanks",
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
        // Wherever that is, it is somebody else; who reads it is told.
        let table = ["across from", "across the table from", "across the street from"];
        if self.take_any(&table) {
            let each = self.take_any(&["each other", "one another"]);
            return Some(Side { mutual: each, ..Side::sure(Offsets::DIFFERENT) });
        }
        // "The neighbor who drinks tea" is somebody of the row.
        let led = self.at.checked_sub(1).is_some_and(|at| self.tokens[at].is(&["the", "that"]));
        let somebody = led
            && self.is(0, &["neighbor"])
            && self.is(1, &["who", "whose", "with", "that", "from", "named", "in", "wearing"]);
        if somebody {
            return None;
        }
        let door = self.take("next door");
        if self.take_any(&["neighbors", "neighbor"]) {
            let plural = self.tokens[self.at - 1].word == "neighbors";
            if self.take_any(&["of each other", "to each other"]) {
                return Some(Side { mutual: true, ..next });
            }
            if matches!(self.word(0), "to" | "on")
                && self.is(1, &["the", "his", "her", "its", "left", "right"])
                && !self.is(2, &["line", "row", "street", "queue"])
            {
                // "A neighbor on the left" is a side.
                let at = self.at;
                self.at += 1;
                self.take_any(&["the", "his", "her", "its"]);
                self.take_any(&["immediate"]);
                if self.is(0, &["left", "right", "west", "east", "north", "south"]) {
                    let offsets = direction(self.scenery.end_named(self.word(0))?, 1);
                    self.at += 1;
                    self.take("of");
                    return Some(Side { noun: true, ..Side::sure(offsets) });
                }
                self.at = at;
            }
            if self.take_any(&["of", "to", "with"]) {
                return Some(Side { noun: true, ..next });
            }
            let of_row = [
                "in the line",
                "in the row",
                "in the queue",
                "on the street",
                "in the street",
                "in line",
                "in the lineup",
            ];
            if plural {
                self.take_any(&of_row);
            }
            let end = self.is(0, &["", ".", ",", "and"]);
            return Some(Side { noun: true, mutual: plural && end, ..next });
        }
        door.then_some(Side { mutual: true, ..next })
    }

    pub(super) fn apart(&mut self, reach: Reach) -> Option<Side> {
        let k = match reach {
            Reach::Exactly(k) => k.min(15),
            Reach::AtLeast(k) | Reach::AtMost(k) | Reach::Range(k, _) => k.min(15),
            _ => return None,
        };
        let ranged = matches!(reach, Reach::Range(..));
        if !ranged
            && self.take_any(&[
                "apart from each other",
                "apart from one another",
                "apart from",
                "apart",
                "separated from",
                "separated",
            ])
        {
            let mutual = !(self.tokens[self.at - 1].is(&["from"]));
            let near = "counting steps";
            let far = "with so many between";
            // "Two days apart" is the difference of the days.
            let time = [
                "day", "days", "month", "months", "year", "years", "week", "weeks", "hour", "hours",
            ];
            let timed = self.tokens[..self.at].iter().rev().take(4).any(|token| token.is(&time));
            let apart = |k: u8| match reach {
                Reach::AtLeast(_) => offsets_where(|d| d.unsigned_abs() >= k),
                Reach::AtMost(_) => offsets_where(|d| (1..=k).contains(&d.unsigned_abs())),
                _ => Offsets::apart(k),
            };
            let readings = [(apart(k), near), (apart((k + 1).min(15)), far)];
            let readings = if timed { &readings[..1] } else { &readings[..] };
            return Some(Side { mutual, ..Side::of(readings) });
        }
        if self.take_any(&["from each other", "from one another"]) {
            return Some(Side { mutual: true, ..Side::sure(Offsets::apart(k)) });
        }
        // "Two houses away from", "two houses from".
        let along =
            ["along from", "over from", "removed from", "distant from", "along the row from"];
        if self.take_any(&along)
            || self.take_any(&["from", "of"])
                && !self.is(0, &["the"]) | !self.is(1, &["left", "right", "end", "top", "bottom"])
        {
            let far = |d: i8| match reach {
                Reach::AtLeast(k) => d.unsigned_abs() >= k,
                Reach::AtMost(k) => (1..=k).contains(&d.unsigned_abs()),
                Reach::Range(a, b) => (a..=b).contains(&d.unsigned_abs()),
                _ => d.unsigned_abs() == k,
            };
            if self.tokens[self.at - 1].is(&["of"]) && matches!(reach, Reach::Exactly(_)) {
                return None;
            }
            return Some(Side::sure(offsets_where(far)));
        }
        None
    }

    pub(super) fn left_or_right(&mut self, reach: Reach) -> Option<Side> {
        let left = match self.word(0) {
            side @ ("left" | "right" | "west" | "east" | "north" | "south") => {
                self.scenery.end_named(side)?
            }
            // "Ann's upstairs neighbor".
            side @ ("upstairs" | "downstairs" | "upper" | "lower")
                if self.is(1, &["neighbor", "neighbors"])
                    && matches!(self.scenery.row, Row::Floors | Row::Stack) =>
            {
                let up = matches!(side, "upstairs" | "upper");
                self.scenery.end_named(if up { "top" } else { "bottom" })?
            }
            // "Ann's western neighbor".
            side @ ("western" | "eastern" | "northern" | "southern")
                if self.is(1, &["neighbor", "neighbors"]) =>
            {
                self.scenery.end_named(side)?
            }
            "leftward" | "leftwards" => self.scenery.starts_left(),
            "rightward" | "rightwards" => !self.scenery.starts_left(),
            _ => return None,
        };
        // "Came in right after".
        let nearness = ["after", "before", "behind", "ahead", "next", "above", "below", "in"];
        if !left && self.is(1, &nearness) {
            return None;
        }
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
pub(super) fn directed(left: bool, reach: Reach, asks: bool) -> Side {
    let sign = |d: i8| if left { d } else { -d };
    let anywhere = if left { Offsets::SOMEWHERE_LEFT } else { Offsets::SOMEWHERE_RIGHT };
    match reach {
        Reach::Immediate => Side::sure(direction(left, 1)),
        Reach::Somewhere => Side::sure(anywhere),
        Reach::Exactly(k) => Side::sure(direction(left, k)),
        Reach::AtLeast(k) => Side::sure(offsets_where(|d| sign(d) >= k.max(1) as i8)),
        Reach::AtMost(k) => Side::sure(offsets_where(|d| (1..=k as i8).contains(&sign(d)))),
        Reach::Range(a, b) => Side::sure(offsets_where(|d| (a as i8..=b as i8).contains(&sign(d)))),
        Reach::Unsaid if asks => {
            Side::of(&[(direction(left, 1), IMMEDIATE), (anywhere, SOMEWHERE)])
        }
        Reach::Unsaid => Side::sure(anywhere),
    }
}
