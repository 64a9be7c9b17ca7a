//! Before and after, above and below: which of two comes first.

use super::super::lexicon::is_site;
use super::super::scenery::Row;
use super::super::tokens::{Token, number};
use super::directions::directed;
use super::{Reach, Side, Words};

impl Words<'_> {
    /// Before, after, above, below and their like.
    pub(super) fn in_order(&mut self, reach: Reach) -> Option<Side> {
        const EARLIER: [&str; 20] = [
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
        // "Followed directly behind": the direction is said by what comes next.
        let follows = self.is(0, &["followed", "follows", "following", "follow"]);
        if follows && follows_behind(&self.tokens[self.at + 1..]) {
            return None;
        }
        let whole = |side: Side| Some(side);
        // "The day before", "the next day after".
        let led = self.at.checked_sub(1).is_some_and(|at| self.tokens[at].is(&["the"]));
        let unit = match self.one_unit().filter(|_| led && reach == Reach::Unsaid) {
            Some(1) => Reach::Immediate,
            Some(k) => Reach::Exactly(k),
            None => reach,
        };
        self.at += usize::from(unit != reach);
        // "Ann leads Bob", but not a meeting.
        let led =
            ["meeting", "tour", "team", "group", "class", "talk", "session", "course", "walk"];
        // In a row that lies flat somebody leads a thing: "Beth leads the hiking".
        let ordered = matches!(self.scenery.row, Row::Order | Row::Time);
        let leads = self.is(0, &["leads"])
            && ordered
            && !self.is(1, &["a", "an"])
            && !(2..5).any(|ahead| self.is(ahead, &led));
        if self.take_any(&EARLIER) || leads && self.take("leads") {
            return whole(directed(true, unit, self.stands(start)));
        }
        if self.take_any(&LATER) {
            return whole(directed(false, unit, self.stands(start)));
        }
        // "One stop short of the zoo", "three stops further than Ann".
        if let Reach::Exactly(_) = unit {
            let passed = self
                .at
                .checked_sub(1)
                .is_some_and(|at| self.tokens[at].is(&["further", "farther", "longer"]));
            let ordered = matches!(self.scenery.row, Row::Order | Row::Time);
            if self.take("short of") {
                return whole(directed(true, unit, false));
            }
            if passed && (ordered || self.rides()) && self.take("than") {
                return whole(directed(false, unit, false));
            }
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
            // "Ann sits on the third, and Bob on the one before it".
            "one" => {
                let led = self.at.checked_sub(2).map(|at| &self.tokens[at]);
                let again = ["it", "that", "his", "hers", "her", "him", "theirs", "this"];
                return (led.is_some_and(|token| token.is(&["at", "on", "in"]))
                    && self.is(2, &again))
                .then_some(1);
            }
            "hour" => 6000,
            "year" | "week" | "evening" | "night" | "morning" | "afternoon" => 100,
            _ => return None,
        };
        let part = self.is(0, &["evening", "night", "morning", "afternoon"]);
        match self.scenery.scale {
            // Days with names: "the evening before" is the day before.
            Some(0) if part => Some(1),
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

/// Whether only how far comes before "behind".
pub(in super::super) fn follows_behind(words: &[Token]) -> bool {
    let behind = words.iter().take(5).position(|token| token.is(&["behind", "after"]));
    let far = |token: &Token| {
        number(&token.word).is_some()
            || token.is(&[
                "directly",
                "immediately",
                "right",
                "straight",
                "just",
                "close",
                "closely",
                "a",
                "exactly",
                "place",
                "places",
                "position",
                "positions",
                "home",
                "in",
            ])
    };
    behind.is_some_and(|behind| words[..behind].iter().all(far))
}
