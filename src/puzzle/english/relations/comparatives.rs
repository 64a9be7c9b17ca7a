//! Comparisons: "on a lower floor than", "a higher lane number than", "later in the week than",
//! "$10 more than".

use super::super::super::Offsets;
use super::super::calendar::amount;
use super::super::lexicon::is_site;
use super::super::scenery::Row;
use super::super::tokens::number;
use super::directions::directed;
use super::{Reach, Side, Words};

const LESS: [&str; 8] =
    ["lower", "smaller", "less", "cheaper", "younger", "shorter", "lighter", "fewer"];
const MORE: [&str; 16] = [
    "higher", "larger", "bigger", "greater", "more", "older", "taller", "heavier", "longer",
    "costlier", "pricier", "dearer", "richer", "above", "costs", "cost",
];
const SOONER: [&str; 5] = ["earlier", "sooner", "faster", "quicker", "better"];
const LATER: [&str; 3] = ["later", "slower", "worse"];

impl Words<'_> {
    /// "Lower … than", with what stands between.
    pub(super) fn compared(&mut self, reach: Reach) -> Option<Side> {
        let word = self.word(0).to_owned();
        let approach = self.is(0, &["further", "farther", "closer", "nearer", "more"]);
        if !approach && ![&LESS[..], &MORE, &SOONER, &LATER].iter().any(|l| l.contains(&&*word)) {
            return None;
        }
        let rest = &self.tokens[self.at + 1..];
        let than = rest.iter().take(8).position(|token| token.is(&["than"]))?;
        let inner = &rest[..than];
        if inner.iter().any(|token| {
            token.is_mark()
                || token.is(&["and", "or", "who", "is", "not", "of", "one", "necessarily"])
        }) {
            return None;
        }
        let numbering = |list: &[super::Token]| {
            list.iter().any(|token| token.is(&["number", "numbered", "numbers"]))
        };
        let said_before = &self.tokens[self.at.saturating_sub(6)..self.at];
        let toward = inner.iter().rev().find_map(|token| match token.word.as_str() {
            "forward" | "ahead" => Some(true),
            "back" | "behind" => Some(false),
            word => self.scenery.end_named(word),
        });
        let row = self.scenery.row;
        let first = match toward {
            Some(first) if approach => first,
            _ if SOONER.contains(&&*word) => {
                word != "better" || row == Row::Order || inner.is_empty()
            }
            _ if LATER.contains(&&*word) => false,
            _ if numbering(inner) || numbering(said_before) => LESS.contains(&&*word),
            _ if self.is(0, &["higher", "lower"]) && row == Row::Floors => word == "lower",
            _ if self.is(0, &["higher", "lower"]) && matches!(row, Row::Stack | Row::Order) => {
                word == "higher"
            }
            // "A lower seat than" where seats have numbers.
            _ if self.is(0, &["higher", "lower"])
                && inner.last().is_some_and(|noun| self.scenery.is_place(&noun.word))
                && self.scenery.numbered =>
            {
                word == "lower"
            }
            _ if self.scenery.scale.is_some() && LESS.contains(&&*word) => true,
            _ if self.scenery.scale.is_some() && MORE.contains(&&*word) => {
                { !inner.iter().any(|token| token.is(&["cheaply"])) }.then_some(false)?
            }
            _ => return None,
        };
        self.at += than + 2;
        self.take_any(&["that of", "those of"]);
        Some(directed(first, reach, false))
    }

    /// "$10 more than", "two years after": so many units of the scale of the row.
    pub(super) fn measured(&mut self) -> Option<Side> {
        let step = self.scenery.scale?;
        let start = self.at;
        let found = self.measured_at(step);
        if found.is_none() {
            self.at = start;
        }
        found
    }

    fn measured_at(&mut self, step: u32) -> Option<Side> {
        self.take_any(&["exactly", "precisely", "just"]);
        let word = self.word(0).to_owned();
        let half = self.take("half an") || self.take("half a");
        let mut count = match () {
            _ if half => 50,
            _ if matches!(&*word, "a" | "an") => 100,
            _ => number(&word)
                .map(|k| u32::from(k) * 100)
                .or_else(|| u32::try_from(amount(&word)?).ok())?,
        };
        self.at += usize::from(!half);
        let units = [
            "dollars", "dollar", "euros", "euro", "pounds", "pound", "cents", "years", "year",
            "points", "point", "minutes", "minute", "months", "month", "days", "day", "weeks",
            "week", "inches", "cm", "kg", "miles", "km", "feet", "degrees", "coins", "pages",
        ];
        let hours = self.take_any(&["hours", "hour"]);
        let unit = self.take_any(&units) || hours;
        if hours {
            count *= 60;
        }
        if !unit && matches!(&*word, "a" | "an") {
            return None;
        }
        let k = u8::try_from(count.checked_div(step)?).ok()?;
        if count % step != 0 || !(1..=15).contains(&k) {
            return None;
        }
        if self.take_any(&["apart", "away from each other"]) {
            return Some(Side { mutual: true, ..Side::sure(Offsets::apart(k)) });
        }
        if self.take_any(&["away from", "apart from"]) {
            return Some(Side::sure(Offsets::apart(k)));
        }
        if let Some(side) = self.compared(Reach::Exactly(k)) {
            return Some(side);
        }
        self.in_order(Reach::Exactly(k))
    }

    /// "Separated by two houses", "separated from the Brit by two houses".
    pub(super) fn separated(&mut self) -> Option<Side> {
        if !self.take_any(&["separated", "divided", "parted"]) {
            return None;
        }
        let from = self.take("from");
        let by = (self.at..self.tokens.len()).take(10).find(|&i| self.tokens[i].is(&["by"]))?;
        if !from && by != self.at {
            return None;
        }
        let mut at = by + 1;
        while self.tokens.get(at).is_some_and(|token| token.is(&["exactly", "only", "just"])) {
            at += 1;
        }
        let k = match self.tokens.get(at)?.word.as_str() {
            "a" | "another" | "single" => 1,
            word => number(word)?,
        };
        if from {
            return Some(Side::sure(Offsets::apart(k + 1)));
        }
        let mut last = at + 1;
        while self
            .tokens
            .get(last)
            .is_some_and(|token| token.is(&["single", "other", "full"]) || is_site(&token.word))
        {
            last += 1;
        }
        self.at = last;
        Some(Side { mutual: true, ..Side::sure(Offsets::apart(k + 1)) })
    }
}
