//! How far one has to go: "has to go up three floors to visit".

use super::super::scenery::Row;
use super::super::tokens::number;
use super::directions::directed;
use super::{Reach, Side, Words};

impl Words<'_> {
    /// "Go up three floors to visit", "walks two doors to the right to see".
    pub(super) fn journey(&mut self) -> Option<Side> {
        let start = self.at;
        let found = self.journey_at();
        if found.is_none() {
            self.at = start;
        }
        found
    }

    fn journey_at(&mut self) -> Option<Side> {
        let climbs = self.is(0, &["climb", "climbs", "climbing"]);
        let goes = ["go", "goes", "walk", "walks", "travel", "travels", "ride", "rides", "move"];
        if !climbs && !self.is(0, &goes) {
            return None;
        }
        self.at += 1;
        let mut first = self.way();
        self.take_any(&["exactly", "just", "only", "precisely"]);
        let k = number(self.word(0)).filter(|k| (1..=15).contains(k))?;
        self.at += 1;
        if !self.take_place() && !self.take_any(&["flights", "flight", "doors", "places"]) {
            return None;
        }
        self.take("of stairs");
        first = first.or_else(|| self.way());
        if climbs && first.is_none() {
            first = self.up();
        }
        if !self.take("to") {
            return None;
        }
        if !self.take_any(&["visit", "see", "reach", "meet", "find", "get to", "call on"]) {
            return None;
        }
        // Who goes towards the first place comes after the one visited.
        Some(directed(!first?, Reach::Exactly(k), false))
    }

    /// "Up", "to the left": whether towards the first place.
    fn way(&mut self) -> Option<bool> {
        let up = self.is(0, &["up", "upstairs"]);
        if up || self.is(0, &["down", "downstairs"]) {
            self.at += 1;
            return self.up().map(|first| first == up);
        }
        let at = self.at;
        self.take_any(&["to the", "towards the"]);
        if self.is(0, &["left", "right", "west", "east", "north", "south"]) {
            self.at += 1;
            return self.scenery.end_named(&self.tokens[self.at - 1].word);
        }
        self.at = at;
        None
    }

    /// Whether up is towards the first place.
    fn up(&self) -> Option<bool> {
        match self.scenery.row {
            Row::Floors => Some(false),
            Row::Stack => Some(true),
            _ => None,
        }
    }
}
