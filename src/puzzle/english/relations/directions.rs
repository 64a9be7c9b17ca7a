//! The directions themselves, with what belongs to them.

use super::super::super::Offsets;
use super::super::lexicon::is_site;
use super::super::scenery::Row;
use super::{Reach, Side, Words};

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
            if last == "adjacent" || last == "neighboring" || last == "consecutive" {
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
        if self.take_any(&["near to", "near", "close to"]) {
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
            {
                // "A neighbor on the left" is a side.
                let at = self.at;
                self.at += 1;
                self.take_any(&["the", "his", "her", "its"]);
                self.take_any(&["immediate"]);
                if self.is(0, &["left", "right"]) {
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
            let readings = [(Offsets::apart(k), near), (Offsets::apart((k + 1).min(15)), far)];
            // "Two days apart" is the difference of the days.
            let time = [
                "day", "days", "month", "months", "year", "years", "week", "weeks", "hour", "hours",
            ];
            let timed = self.tokens[..self.at].iter().rev().take(4).any(|token| token.is(&time));
            let readings = if timed { &readings[..1] } else { &readings[..] };
            return Some(Side { mutual, ..Side::of(readings) });
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

    /// Before, after, above, below and their like.
    pub(super) fn in_order(&mut self, reach: Reach) -> Option<Side> {
        const EARLIER: [&str; 21] = [
            "before reaching",
            "before visiting",
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
            "outranked",
            "leads",
            "in the lead of",
            "faster than",
            "in advance of",
            "defeated",
            "outran",
            "quicker than",
        ];
        const LATER: [&str; 14] = [
            "after leaving",
            "after visiting",
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
        let passive =
            [("followed", true), ("preceded", false), ("beaten", false), ("outrun", false)];
        for (verb, first) in passive {
            let at = self.at;
            if self.take(verb) {
                let said = self.how_far_behind();
                if self.take_any(&["by that of", "by"]) {
                    let reach = said.unwrap_or(reach);
                    let race = matches!(verb, "beaten" | "outrun");
                    return Some(directed(first, reach, !race));
                }
                self.at = at;
            }
        }
        let start = self.at;
        let whole = |side: Side| Some(side);
        // "The day before", "the next day after".
        let led = self.at.checked_sub(1).is_some_and(|at| self.tokens[at].is(&["the"]));
        let unit = match self.one_unit().filter(|_| led && reach == Reach::Unsaid) {
            Some(1) => Reach::Immediate,
            Some(k) => Reach::Exactly(k),
            None => reach,
        };
        self.at += usize::from(unit != reach);
        if self.take_any(&EARLIER) {
            return whole(directed(true, unit, self.stands(start)));
        }
        if self.take_any(&LATER) {
            return whole(directed(false, unit, self.stands(start)));
        }
        let up = self.take_any(&[
            "above",
            "over",
            "on top of",
            "atop",
            "upstairs from",
            "upstairs of",
            "up from",
        ]);
        if up
            || self.take_any(&[
                "below",
                "beneath",
                "under",
                "underneath",
                "downstairs from",
                "downstairs of",
                "down from",
            ])
        {
            let first = up == (self.scenery.row == Row::Stack);
            if self.scenery.row != Row::Floors
                && self.scenery.row != Row::Stack
                && self.scenery.row != Row::Order
            {
                return None;
            }
            let order = self.scenery.row == Row::Order;
            // A boat sails under its sail.
            if order && !self.tokens[self.at - 1].is(&["above", "below"]) {
                return None;
            }
            let first = if order { up } else { first };
            // In a ranking they are at any distance.
            return whole(directed(first, unit, self.scenery.row != Row::Order));
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

    /// "Followed home, one place later, by": how far.
    fn how_far_behind(&mut self) -> Option<Reach> {
        self.take_any(&["home", "in", "across the line", "over the line"]);
        self.take(",");
        let near = [
            "immediately",
            "directly",
            "right away",
            "straight away",
            "straightaway",
            "at once",
            "straight after",
            "right after",
            "immediately after",
            "immediately afterwards",
            "directly after",
        ];
        let at = self.at;
        let mut said = self.take_any(&near).then_some(Reach::Immediate);
        if said.is_none() {
            let one =
                self.take_any(&["a place", "a position", "a day", "a spot", "a single place"]);
            let reach = if one { Reach::Exactly(1) } else { self.reach() };
            let way = [
                "later",
                "behind",
                "after",
                "afterwards",
                "further on",
                "further back",
                "before",
                "earlier",
                "ahead",
            ];
            match reach {
                Reach::Exactly(_) if self.take_any(&way) => said = Some(reach),
                _ => self.at = at,
            }
        }
        self.take(",");
        said
    }

    /// "The year before", "the house after": how many places that is.
    fn one_unit(&self) -> Option<u8> {
        let hundredths = match self.word(0) {
            word if is_site(word) => return Some(1),
            "hour" => 6000,
            "year" | "week" | "evening" | "night" | "morning" | "afternoon" => 100,
            _ => return None,
        };
        match self.scenery.scale {
            Some(step) if hundredths % step.max(1) == 0 => {
                u8::try_from(hundredths.checked_div(step)?).ok()
            }
            Some(_) => None,
            None => (self.scenery.row == Row::Time).then_some(1),
        }
    }

    /// Whether "behind" or "in front of" is about where somebody stands, which can mean right
    /// behind, and not about the order of arrival.
    pub(super) fn stands(&self, start: usize) -> bool {
        let stands = self.tokens[start].is(&["behind"])
            || self.tokens[start + 1..].first().is_some_and(|token| token.is(&["front"]));
        let verb = start.checked_sub(1).map(|i| &self.tokens[i]);
        let arrives = [
            "finished", "finish", "finishes", "placed", "came", "ranked", "arrived", "ended",
            "comes",
        ];
        stands && !verb.is_some_and(|verb| verb.is(&arrives))
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
