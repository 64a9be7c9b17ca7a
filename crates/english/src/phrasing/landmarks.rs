//! What stands at the ends of a row as a direction: "beyond Ann's, seen from the gate", "on the way to
//! the window", "as you walk from bow to stern", "forward of Ann's".

use std::ops::Range;

use super::super::scenery::Row;
use super::Wording;

impl Wording<'_> {
    /// "Forward of Ann's cabin", "the aftmost cabin": before or after, as the cabins are counted.
    pub(super) fn forward_or_aft(&mut self) {
        let bearings = &self.ground.scenery.bearings;
        let bow_last = bearings.landmark("bow").map(|first| !first);
        let bow_last = bow_last.or(bearings.landmark("stern")).unwrap_or(false);
        for at in (0..self.tokens.len()).rev() {
            let ahead = self.is(at, &["forward", "foremost", "forwardmost"]);
            if !ahead && !self.is(at, &["aft", "astern", "aftmost", "aftermost"])
                || self.names(at..at + 1)
            {
                continue;
            }
            let first = ahead != bow_last;
            if self.is(at, &["forward", "aft", "astern"]) {
                if self.is(at + 1, &["of"]) {
                    self.replace(at..at + 2, if first { "before" } else { "after" });
                }
            } else {
                self.replace(at..at + 1, if first { "first" } else { "last" });
            }
        }
    }

    /// "Further up the hill than Ann", "further along the corridor": above her, or after.
    pub(super) fn further_up_the_hill(&mut self) {
        let upright = matches!(self.ground.scenery.row, Row::Floors | Row::Stack);
        let found = (0..self.tokens.len()).find_map(|at| {
            let far = self.is(at, &["further", "farther", "higher", "lower"]);
            let along = self.is(at + 1, &["up", "down", "on", "along"]);
            let noun = at + 2 + usize::from(self.is(at + 2, &["the"]));
            let than = self.is(noun + 1, &["than"]) && noun > at + 2;
            (far && along && than && !self.names(at..noun + 1)).then_some((at, noun))
        });
        let Some((at, noun)) = found else { return };
        let water = self.is(noun, &["canal", "river", "stream", "creek", "brook"]);
        let up = self.is(at, &["higher"]) || self.is(at + 1, &["up"]);
        let down = self.is(at, &["lower"]) || self.is(at + 1, &["down"]);
        let plain = match (up, down) {
            (true, false) if upright => "somewhere above",
            (false, true) if upright => "somewhere below",
            (true, false) if water => "somewhere upstream of",
            (false, true) if water => "somewhere downstream of",
            // Up the street may be either way.
            (false, _) if !upright && self.is(at, &["further", "farther"]) => "somewhere after",
            _ => return,
        };
        let from = at - usize::from(at > 0 && self.is(at - 1, &["somewhere"]));
        self.replace(from..noun + 2, plain);
    }

    /// "Somewhere beyond Ann's, seen from the gate": after hers, where the row starts at the gate.
    pub(super) fn beyond_from_a_landmark(&mut self) {
        let mut from_first = true;
        let seen = ["seen", "viewed", "counted", "counting", "coming", "as"];
        let found = (0..self.tokens.len()).find_map(|at| {
            let led = self.is(at, &["from"]) && at > 0 && self.is(at - 1, &seen);
            let (first, end) = self.landmark_at(at + 1).filter(|_| led)?;
            let start = at - if at > 1 && self.is(at - 2, &["as"]) { 2 } else { 1 };
            Some((start - usize::from(start > 0 && self.is_mark(start - 1))..end, first))
        });
        if let Some((aside, first)) = found {
            from_first = first;
            if (aside.start..self.tokens.len()).any(|at| self.is(at, &["beyond"]))
                || (0..aside.start).any(|at| self.is(at, &["beyond", "behind"]))
            {
                self.replace(aside, "");
            }
        } else if !self.ground.scenery.bearings.has_landmarks() {
            return;
        }
        if let Some(at) = (1..self.tokens.len()).find(|&at| self.is(at, &["beyond"]))
            && !self.names(at..at + 1)
        {
            self.replace(at..at + 1, if from_first { "after" } else { "before" });
        }
    }

    /// "The house in which the Italian lives" is the Italian's.
    pub(super) fn place_where_she_lives(&mut self) {
        let lives =
            ["lives", "lived", "live", "resides", "works", "worked", "sits", "sat", "stays"];
        let found = (1..self.tokens.len()).find_map(|at| {
            let which = self.is(at, &["in"]) && self.is(at + 1, &["which"]);
            let from = at + if which { 2 } else { 1 };
            let led = (which || self.is(at, &["where"])) && at > 1 && self.stands_in_row(at - 1);
            let who = self.named().iter().find(|named| named.start >= from)?;
            let article = usize::from(self.is(from, &["the"]));
            let whole = led
                && self.is(at - 2, &["the"])
                && who.start == from + article
                && self.is(who.end, &lives);
            whole.then(|| (at - 2, from, who.end))
        });
        if let Some((start, from, end)) = found {
            self.replace(end..end + 1, "");
            self.replace(start..from, "");
        }
    }

    /// "On the way to the window, the next bench after Ann's": as the benches are counted, or against.
    pub(super) fn on_the_way_to_an_end(&mut self) {
        let Some((way, along)) = self.way_first().or_else(|| self.way_last()) else { return };
        let turns = [("after", "before"), ("before", "after"), ("past", "before")];
        let turning = |at: usize| turns.iter().any(|(from, _)| self.is(at, &[from]));
        if !(0..self.tokens.len()).any(|at| !way.contains(&at) && turning(at)) {
            return;
        }
        self.replace(way, "");
        if along {
            return;
        }
        for at in 0..self.tokens.len() {
            let turn = turns.iter().find(|(from, _)| self.is(at, &[from]));
            if let Some((_, to)) = turn.filter(|_| !self.names(at..at + 1)) {
                self.replace(at..at + 1, to);
            }
        }
    }

    /// "On the way to the window ," and whether that is the way in which the places are counted.
    fn way_first(&self) -> Option<(Range<usize>, bool)> {
        let led = ["on the way", "on your way", "on the walk", "walking", "going", "moving"];
        let at = self.phrase(0, &led)?;
        let towards = self.is(at, &["to", "towards", "toward"]);
        if !towards && !self.is(at, &["from"]) {
            return None;
        }
        let (first, end) = self.landmark_at(at + 1)?;
        // "From the door to the window".
        let to = self.is(end, &["to", "towards"]).then(|| self.landmark_at(end + 1)).flatten();
        let end = to.map_or(end, |(_, end)| end);
        self.is(end, &[","]).then_some((0..end + 1, first != towards))
    }

    /// "… as you walk from bow to stern".
    fn way_last(&self) -> Option<(Range<usize>, bool)> {
        let found = (2..self.tokens.len()).find_map(|at| {
            let (first, middle) = self.landmark_at(at + 1).filter(|_| self.is(at, &["from"]))?;
            let (last, end) = self.landmark_at(middle + 1)?;
            let two = self.is(middle, &["to", "towards"]) && first != last;
            two.then_some((at, end, first))
        });
        let (from, end, first) = found?;
        let goes = ["walk", "go", "move", "walking", "going", "moving", "counting", "counted"];
        let mut start = from;
        while start > 0
            && (self.is(start - 1, &goes)
                || self.is(start - 1, &["as", "when", "you", "one", "we"]))
        {
            start -= 1;
        }
        let over = (end..self.tokens.len()).all(|at| self.is_mark(at));
        let start = start - usize::from(start > 0 && self.is(start - 1, &[","]));
        (over && start < from).then_some((start..end, first))
    }

    /// What stands at an end of the row, from a token on: whether at that of the first place, and
    /// where its words end.
    fn landmark_at(&self, at: usize) -> Option<(bool, usize)> {
        let from = at + usize::from(self.is(at, &["the"]));
        let bearings = &self.ground.scenery.bearings;
        // "The harbor mouth".
        let words = self.tokens.iter().enumerate().skip(from).take(2);
        let plain = words.take_while(|(_, token)| !token.is_mark());
        let mut found = plain.filter_map(|(i, token)| Some((i, bearings.landmark(&token.word)?)));
        let (noun, first) = found.next()?;
        (!self.names(from..noun + 1)).then_some((first, noun + 1))
    }
}
