//! Words that put one value beside another: "immediately to the left of", "two houses away from",
//! "the day before", "next to". Which end counts as left is the same in every row: what comes first
//! is on the left.

mod comparatives;
mod directions;
mod joined;
mod journeys;
mod order;

use super::measures::{Comparison, is_unit};
use super::scenery::{Row, Scenery};
use super::tokens::{Token, number, ordinal, phrase_at, stem};
pub(super) use order::follows_behind;
use puzzle::Offsets;

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
    /// What it says of amounts, if it says that and nothing of the row.
    pub comparison: Option<Comparison>,
}

impl Side {
    pub fn sure(offsets: Offsets) -> Self {
        Self { readings: vec![(offsets, "")], noun: false, mutual: false, comparison: None }
    }

    /// Amounts stand so to each other.
    pub fn compared(comparison: Comparison) -> Self {
        Self { comparison: Some(comparison), ..Self::sure(Offsets::ANY) }
    }

    fn of(readings: &[(Offsets, &'static str)]) -> Self {
        Self { readings: readings.to_vec(), noun: false, mutual: false, comparison: None }
    }
}

/// Directions before which "right" says how near.
const AFTER_RIGHT: [&str; 15] = [
    "next",
    "beside",
    "before",
    "after",
    "above",
    "below",
    "under",
    "underneath",
    "beneath",
    "over",
    "behind",
    "ahead",
    "between",
    "in",
    "alongside",
];

/// How far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    Unsaid,
    Immediate,
    Somewhere,
    Exactly(u8),
    AtLeast(u8),
    AtMost(u8),
    /// From so many to so many.
    Range(u8, u8),
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
        let len = phrase_at(self.tokens, self.at, phrase);
        self.at += len.unwrap_or(0);
        len.is_some()
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
        if let Some(side) = self.measured().or_else(|| self.as_much()).or_else(|| self.journey()) {
            return Some(side);
        }
        let start = self.at;
        self.take_any(&[
            "at a", "in a", "on a", "at the", "in the", "on the", "a", "an", "the", "at", "in",
            "on",
        ]);
        if let Some(side) = self.compared(Reach::Unsaid) {
            return Some(side);
        }
        self.at = start;
        let mut reach = self.reach();
        // What may stand between the distance and the direction.
        let articles = [
            "to the", "on the", "at the", "in the", "to his", "to her", "to its", "to their",
            "on his", "on her", "on its", "to", "on", "at", "in", "the", "a", "an",
        ];
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
            } else {
                self.take_any(&["exactly", "precisely", "just", "only"]);
                Reach::Exactly
            };
        self.take_any(&["in the", "the", "a", "an", "on the", "to the"]);
        // "The one from Graz" counts nothing.
        let the_one = self.is(0, &["one"])
            && self.at > 0
            && self.tokens[self.at - 1].is(&["the"])
            && !self.scenery.is_place(self.word(1));
        let k = number(self.word(0)).filter(|_| !the_one).or_else(|| {
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
            // "One or two doors to".
            let more = self.is(0, &["or"]).then(|| number(self.word(1))).flatten();
            let more = more.filter(|more| *more == k + 1);
            self.at += 2 * usize::from(more.is_some());
            let bound = |k| more.map_or_else(|| bound(k), |more| Reach::Range(k, more));
            self.take_any(&["full", "whole"]);
            // "Four seconds faster" counts no places.
            let timed = ["day", "hour", "week", "month", "year"];
            let amount = is_unit(self.word(0)) && !timed.contains(&stem(self.word(0)).as_str());
            if amount {
                self.at = start;
                return self.adverb().unwrap_or(Reach::Unsaid);
            }
            let place = self.take_place()
                || self.take_any(&[
                    "places",
                    "steps",
                    "days",
                    "spaces",
                    "doors",
                    "units",
                    "hours",
                    "levels",
                    "ranks",
                    "rows",
                    "spots",
                    "slots",
                    "stops",
                    "months",
                    "years",
                    "weeks",
                    "month",
                    "year",
                    "week",
                    "position",
                    "positions",
                ]);
            // "Two places in line behind", "three spots in the standings ahead of".
            if place {
                self.pass_the_row();
            }
            // "Two floors down from" says which way.
            let vertical = matches!(self.scenery.row, Row::Floors | Row::Stack);
            // "Two places further back than" compares.
            let than = self.tokens[self.at..].iter().take(7).any(|token| token.is(&["than"]));
            let away = self.take_any(&["away"])
                || !than && self.take_any(&["further", "farther"])
                || !vertical && self.take_any(&["over", "down"]);
            if place
                || away
                || self.is(
                    0,
                    &[
                        "to", "left", "right", "above", "below", "before", "after", "ahead",
                        "behind", "on", "in", "up", "apart", "from", "earlier", "later", "higher",
                        "lower", "further", "farther", "closer", "nearer", "forward", "down",
                        "over", "more", "less", "fewer", "greater", "better", "worse", "short",
                    ],
                )
            {
                return bound(k);
            }
        }
        self.at = start;
        self.adverb().unwrap_or(Reach::Unsaid)
    }

    /// Goes past "in line", "in the standings" before a direction.
    fn pass_the_row(&mut self) {
        let rows = [
            "line",
            "queue",
            "row",
            "order",
            "standings",
            "rankings",
            "ranking",
            "race",
            "list",
            "lineup",
            "field",
            "table",
        ];
        let the = usize::from(self.is(1, &["the"]));
        let directions = ["behind", "ahead", "before", "after", "above", "below", "in"];
        if self.is(0, &["in", "on"]) && self.is(1 + the, &rows) && self.is(2 + the, &directions) {
            self.at += 2 + the;
        }
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
            && (self.is(1, &AFTER_RIGHT)
                || self.is(1, &["to", "on"]) && self.is(3, &["left", "right"]));
        if right {
            self.at += 1;
            return Some(Reach::Immediate);
        }
        // "Next above", "next in line after".
        let next = self.is(0, &["next"]);
        let line = ["next in line", "next in the line", "next in the queue"];
        let joint = ["above", "below", "after", "before", "behind", "under", "over", "ahead"];
        let start = self.at;
        if next && (self.take_any(&line) || self.take("next")) {
            // "The next appointment after".
            let place = self.tokens.get(self.at).is_some_and(|t| self.scenery.is_place(&t.word));
            self.at += usize::from(place && self.is(1, &joint));
            if self.is(0, &joint) {
                return Some(Reach::Immediate);
            }
            self.at = start;
        }
        self.take_any(&[
            "immediately",
            "straight",
            "the very next one",
            "the very next",
            "very next",
            "directly",
            "immediate",
            "direct",
            "just",
            "exactly",
            "precisely",
            "adjacent and",
            "next door and",
        ])
        .then(|| {
            self.pass_measured(&joint);
            Reach::Immediate
        })
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
        if let Some(side) = self.compared(reach) {
            return Some(side);
        }
        if let Some(side) = self.separated() {
            return Some(side);
        }
        // "Has the Brit on one side and the Swede on the other."
        let before = self.at.checked_sub(1).map(|at| &self.tokens[at]);
        if before.is_some_and(|token| token.is(&["on", "the"]))
            && self.take_any(&["one side", "other side"])
        {
            self.take_any(&["of him", "of her", "of it", "of them"]);
            return Some(Side { noun: true, ..Side::sure(Offsets::NEXT_TO) });
        }
        if self.take_any(&["opposite ends", "opposite end", "different ends", "opposite sides"]) {
            // "Of the lane".
            let of = ["of the", "of our"].iter().any(|of| self.take(of));
            self.at += usize::from(of);
            let mutual = !self.take_any(&["from", "of", "to"]);
            return Some(Side { mutual, ..Side::sure(Offsets::apart(n - 1)) });
        }
        self.left_or_right(reach).or_else(|| self.in_order(reach))
    }
}
