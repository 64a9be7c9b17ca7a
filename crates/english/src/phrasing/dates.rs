//! Days and years that are a category of their own beside a row of places: "the day before Ann's",
//! "moved in before Bob" speak of them, not of the row.

use super::super::scenery::Row;
use super::super::tokens::{number, stem};
use super::Wording;

const UNITS: &[&str] = &["day", "month", "year", "week", "night", "evening", "hour", "morning"];

impl Wording<'_> {
    /// "On the same day as Ann": a day without a number is no amount.
    pub(super) fn on_the_same_day_as(&mut self) {
        let found = (1..self.tokens.len()).find(|&at| {
            let unit = self.tokens.get(at + 1).is_some_and(|next| UNITS.contains(&&*next.word));
            let joined = self.is(at + 2, &["as", "that", "when"]);
            self.is(at, &["same"]) && self.is(at - 1, &["the", "very"]) && unit && joined
        });
        let Some(same) = found.filter(|same| !self.names(same - 1..same + 3)) else { return };
        let very = usize::from(self.is(same - 1, &["very"]));
        let from = same - 1 - very;
        let from = from - usize::from(from > 0 && self.is(from - 1, &["on", "in", "at", "during"]));
        self.replace(from..same + 3, "at the same place as");
    }

    pub(super) fn dates_apart(&mut self) {
        let row = self.ground.scenery.row;
        let count = self.ground.measures.dates_beside_the_row();
        if matches!(row, Row::Time | Row::Order) || count == 0 {
            return;
        }
        self.first_to_be_done_then();
        self.on_consecutive_days();
        if count > 1 {
            let compares = ["earlier", "later", "sooner"];
            let found = (1..self.tokens.len())
                .find(|&at| self.is(at, &compares) && self.is(at + 1, &["than"]));
            if let Some(at) = found.filter(|&at| !self.names(at - 1..at)) {
                self.replace(at..at, "might");
            }
        }
        let days = self.ground.measures.dates_in_days();
        let mut at = 0;
        while at < self.tokens.len() {
            if self.is(at, &["midweek"]) && days {
                self.replace(at..at + 1, "wednesday");
            }
            if !self.is(at, &["before", "after"]) || self.names(at..at + 1) || at == 0 {
                at += 1;
                continue;
            }
            let after = self.is(at, &["after"]);
            let unit = UNITS.contains(&stem(&self.tokens[at - 1].word).as_str());
            let counted = unit
                && at > 1
                && (number(&self.tokens[at - 2].word).is_some() || self.is(at - 2, &["a", "an"]));
            let soon = self.is(at - 1, &["immediately", "directly", "right", "just", "straight"]);
            if unit && self.is(at.wrapping_sub(2), &["the"]) {
                let on = at > 2 && self.is(at - 3, &["on"]);
                self.replace(at - 2 - usize::from(on)..at - 1, "one");
                at += 1;
            } else if soon && days {
                self.replace(at - 1..at, "one day");
                at += 2;
            } else if soon || count > 1 && !counted {
                // Who knows of which dates that is said.
                self.replace(at..at, "might");
                at += 1;
            } else if !counted {
                self.replace(at..at + 1, if after { "later than" } else { "earlier than" });
            }
            at += 1;
        }
    }

    /// "The last bin to be emptied", "moved in first": on the last of the days, in the first year.
    fn first_to_be_done_then(&mut self) {
        let end = |token: &super::Token| match token.word.as_str() {
            "first" => Some(true),
            "last" => Some(false),
            _ => None,
        };
        let found = (1..self.tokens.len()).find_map(|at| {
            let first = end(&self.tokens[at]).filter(|_| !self.names(at..at + 1))?;
            let the = self.is(at - 1, &["the"]);
            let to = (at + 1..at + 3).find(|&to| self.is(to, &["to"]));
            if let Some(to) = to.filter(|_| the) {
                let be = usize::from(self.is(to + 1, &["be"]));
                let mut last = to + 2 + be;
                last += usize::from(self.is(last, &["in", "out", "up"]));
                return Some((at - 1, last, first));
            }
            // "Cleans first", "moved in last".
            let over = at + 1 >= self.tokens.len()
                || self.is_mark(at + 1)
                || self.is(at + 1, &["in", "and", "but"]);
            let verb =
                self.does(at - 1) || at > 1 && self.is(at - 1, &["in", "out"]) && self.does(at - 2);
            (verb && over && !self.is(at - 1, &["is", "was"])).then_some((at, at + 1, first))
        });
        let Some((from, to, first)) = found else { return };
        let Some(value) = self.ground.measures.date_at_end(first) else {
            self.replace(from..from, "might");
            return;
        };
        let words = self.ground.gazetteer.printed(value).join(" ");
        self.replace(from..to, &words);
    }

    /// "On consecutive days": one day apart.
    fn on_consecutive_days(&mut self) {
        let found = (2..self.tokens.len()).find(|&at| {
            self.is(at - 1, &["consecutive", "successive", "adjacent"])
                && UNITS.contains(&stem(&self.tokens[at].word).as_str())
        });
        let Some(at) = found else { return };
        let on = usize::from(self.is(at - 2, &["on", "in"]));
        let days = self.ground.measures.dates_in_days() && stem(&self.tokens[at].word) == "day";
        self.replace(at - 1 - on..at + 1, if days { "one day apart" } else { "might" });
    }
}
