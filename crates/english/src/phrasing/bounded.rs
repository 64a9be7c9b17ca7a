//! Amounts that are bounded in other words than "more than": "over 30", "40 books at most", "between
//! 20 and 40"; and those that are not sure: "almost 50".

use super::super::scenery::Row;
use super::super::tokens::{number, ordinal};
use super::Wording;

impl Wording<'_> {
    /// "Over 30 books", "is under 8", "up to 30": more than, younger than, at most.
    pub(super) fn over_so_many(&mut self) {
        for at in 1..self.tokens.len() {
            let amount =
                at + 1 + usize::from(self.is(at + 1, &["to"]) && self.is(at, &["up", "close"]));
            if !self.is_listed_amount(amount) || self.names(at..at + 1) {
                continue;
            }
            let be = self.is(at - 1, &["is", "was", "not", "just", "turned"]);
            let aged = be && self.ground.measures.has_ages();
            let said = match self.tokens[at].word.as_str() {
                "over" | "above" if aged => "older than",
                "under" | "below" if aged => "younger than",
                "over" => "more than",
                "under" => "less than",
                "up" => "at most",
                "almost" | "nearly" | "roughly" | "about" | "around" | "approximately"
                | "close" => "might",
                _ => continue,
            };
            self.replace(at..amount, said);
            return;
        }
    }

    /// "40 books at most": at most 40 books.
    pub(super) fn at_most_behind(&mut self) {
        let found = (3..self.tokens.len()).find(|&at| {
            self.is(at, &["at"])
                && (self.is(at + 1, &["most", "least"])
                    || self.is(at + 1, &["the"]) && self.is(at + 2, &["most", "least"]))
        });
        let Some(at) = found else { return };
        let the = usize::from(self.is(at + 1, &["the"]));
        let ends = at + 2 + the >= self.tokens.len() || self.is_mark(at + 2 + the);
        let amount = (at.saturating_sub(3)..at).find(|&at| self.is_listed_amount(at));
        let Some(amount) = amount.filter(|_| ends) else { return };
        let words = format!("at {}", self.tokens[at + 1 + the].word);
        self.replace(at..at + 2 + the, "");
        self.replace(amount..amount, &words);
    }

    /// "20 books fewer than Ann": 20 fewer books.
    pub(super) fn so_many_fewer(&mut self) {
        let found = (2..self.tokens.len()).find(|&at| {
            self.is(at, &["fewer", "more", "less"])
                && self.is(at + 1, &["than"])
                && number(&self.tokens[at - 2].word).is_some()
                && !self.is_mark(at - 1)
                && self.tokens[at - 1].word.ends_with('s')
                && !super::super::measures::is_unit(&self.tokens[at - 1].word)
        });
        if let Some(at) = found {
            self.tokens.swap(at - 1, at);
            self.named.take();
        }
    }

    /// "Between 20 and 40 books", both of which are listed: more than the one, less than the other.
    pub(super) fn between_amounts(&mut self) {
        let found = (1..self.tokens.len()).find(|&at| {
            self.is(at, &["between"])
                && self.is_listed_amount(at + 1)
                && self.is(at + 2, &["and"])
                && self.is_listed_amount(at + 3)
                && self.alike(at + 1..at + 2, at + 3..at + 4)
        });
        let Some(at) = found else { return };
        // Years and hours are no amounts; places are between places.
        let amount = |at: usize| {
            let word = &self.tokens[at].word;
            word.contains(':') || word.trim_start_matches('$').len() > 3 && !word.starts_with('$')
        };
        let unit = self.tokens.get(at + 4).is_some_and(|unit| !unit.is_mark());
        if amount(at + 1) || amount(at + 3) || !(unit || self.tokens[at + 1].word.starts_with('$'))
        {
            return;
        }
        self.replace(at + 2..at + 3, "and less than");
        self.replace(at..at + 1, "more than");
    }

    /// "Third or better", "second or lower": which places that are.
    pub(super) fn third_or_better(&mut self) {
        let n = self.ground.houses;
        let found = (1..self.tokens.len()).find_map(|at| {
            let rank = ordinal(&self.tokens[at].word).filter(|k| (1..=n).contains(k))?;
            let or = self.is(at + 1, &["or"]) && !self.names(at..at + 1);
            let better = ["better", "earlier", "higher", "sooner"];
            let worse = ["worse", "later", "lower"];
            let noun = usize::from(self.is(at + 1, &["place"]));
            let or = or || noun == 1 && self.is(at + 2, &["or"]);
            let way = at + 2 + noun;
            let up = self.is(way, &better);
            let ranks = matches!(self.ground.scenery.row, Row::Order | Row::Time);
            (or && ranks && (up || self.is(way, &worse))).then_some((at, way + 1, rank, up))
        });
        if let Some((at, end, rank, up)) = found {
            let places = if up { 1..=rank } else { rank..=n };
            let places: Vec<String> = places.map(|place| place.to_string()).collect();
            self.replace(at..end, &format!("in place {}", places.join(" or ")));
        }
    }

    /// "The fastest of the women", "the only runner to beat Ann", "behind whom", "all but one": what
    /// nothing is made of here.
    pub(super) fn of_some_of_them(&mut self) {
        let some = ["women", "men", "girls", "boys", "ladies", "gentlemen"];
        let found = (0..self.tokens.len()).find(|&at| {
            let of = self.is(at, &["of"])
                && self.is(at + 1, &["the"])
                && self.is(at + 2, &some)
                && at > 0
                && (self.tokens[at - 1].word.ends_with("est")
                    || self.is(at - 1, &["first", "last", "only"]));
            let first = self.is(at, &["first", "last"])
                && self.is(at + 1, &["woman", "man", "girl", "boy", "lady"])
                && self.is(at + 2, &["to"]);
            let whom = self.is(at, &["whom"])
                && at > 0
                && self.is(at - 1, &["behind", "before", "after", "above", "below", "of", "to"])
                && !self.is(at.wrapping_sub(2), &["both", "all", "neither", "one"]);
            let only = self.is(at, &["the"])
                && self.is(at + 1, &["only"])
                && self.is(at + 3, &["to"])
                && !self.names(at + 2..at + 3);
            let but = self.is(at, &["all"]) && self.is(at + 1, &["but"]);
            of || first || whom || only || but
        });
        let Some(at) = found else { return };
        self.replace(at..at, "might");
    }

    /// "Third at best", "at 3 pm at the earliest": who knows.
    pub(super) fn at_best(&mut self) {
        let ways = [
            "at best",
            "at worst",
            "at the earliest",
            "at the latest",
            "at the very earliest",
            "at the very latest",
        ];
        if let Some(at) = (1..self.tokens.len()).find(|&at| self.phrase(at, &ways).is_some()) {
            let len = self.phrase(at, &ways).unwrap_or(1);
            self.replace(at..at + len, "might");
        }
    }

    /// Whether a value that is a number is named here.
    fn is_listed_amount(&self, at: usize) -> bool {
        let digits = self.tokens.get(at).is_some_and(|token| {
            token.word.contains(|c: char| c.is_ascii_digit()) || number(&token.word).is_some()
        });
        digits && self.names(at..at + 1) && !self.ground.measures.is_empty()
    }
}
