//! Comparisons: "on a lower floor than", "a higher lane number than", "later in the week than",
//! "$10 more than".

use super::super::lexicon::is_site;
use super::super::measures::is_unit;
use super::super::quantities::quantity;
use super::super::scenery::Row;
use super::super::tokens::{Token, number};
use super::directions::directed;
use super::{Reach, Side, Words};
use puzzle::Offsets;

const LESS: [&str; 11] = [
    "lower", "smaller", "less", "cheaper", "younger", "shorter", "lighter", "fewer", "narrower",
    "colder", "cooler",
];
const MORE: [&str; 19] = [
    "warmer", "hotter", "wider", "higher", "larger", "bigger", "greater", "more", "older",
    "taller", "heavier", "longer", "costlier", "pricier", "dearer", "richer", "above", "costs",
    "cost",
];
const SOONER: [&str; 5] = ["earlier", "sooner", "faster", "quicker", "better"];
const LATER: [&str; 3] = ["later", "slower", "worse"];

impl Words<'_> {
    /// "The very next price below": after "next", the noun for what is measured.
    pub(super) fn pass_measured(&mut self, joint: &[&str]) {
        let measured = ["price", "number", "age", "date", "time", "score", "height"];
        let next = self.tokens[self.at - 1].is(&["next"]);
        self.at += usize::from(next && self.is(0, &measured) && self.is(1, joint));
    }

    /// "Lower … than", with what stands between.
    pub(super) fn compared(&mut self, reach: Reach) -> Option<Side> {
        if let Some(side) = self.higher_or_lower(reach) {
            return Some(side);
        }
        let graded = self.scenery.grade.and_then(|grade| grade.compared(self.tokens, self.at));
        if let Some((first, len)) = graded {
            self.at += len;
            self.take_any(&["that of", "those of", "does", "did", "is", "was"]);
            return Some(directed(first, reach, false));
        }
        let word = self.word(0).to_owned();
        if self.scenery.grade.is_some_and(|grade| grade.compares(&word)) {
            return None;
        }
        let approach = self.is(0, &["further", "farther", "closer", "nearer", "more"]);
        if !approach && ![&LESS[..], &MORE, &SOONER, &LATER].iter().any(|l| l.contains(&&*word)) {
            return None;
        }
        let rest = &self.tokens[self.at + 1..];
        let than = rest.iter().take(8).position(|token| token.is(&["than"]))?;
        let inner = &rest[..than];
        if inner.iter().any(|token| {
            token.is_mark()
                || token.is(&["and", "or", "who", "is", "not", "one", "necessarily"])
                || token.is(&["of"]) && !approach
        }) {
            return None;
        }
        // "Costs 25 dollars more than": the amount says how much.
        let counted = (0..inner.len()).any(|i| {
            !inner[i].is(&["a", "an", "half", "quarter"]) && quantity(&inner[i..]).is_some()
        });
        if matches!(word.as_str(), "cost" | "costs") && counted {
            return None;
        }
        let numbering = |list: &[super::Token]| {
            list.iter().any(|token| token.is(&["number", "numbered", "numbers"]))
        };
        let said_before = &self.tokens[self.at.saturating_sub(9)..self.at];
        let end_of = |token: &super::Token| match token.word.as_str() {
            "forward" | "ahead" => Some(true),
            "back" | "behind" => Some(false),
            word => self.scenery.end_named(word),
        };
        // "Nearer the left end", and only then "nearer the end".
        let named = inner.iter().filter(|token| !token.is(&["end"])).find_map(end_of);
        let away = self.is(0, &["further", "farther"]) && inner.iter().any(|t| t.is(&["from"]));
        let toward = named.or_else(|| inner.iter().find_map(end_of)).map(|first| first != away);
        let row = self.scenery.row;
        let first = match toward {
            Some(first) if approach => first,
            // "Rode 10 miles farther than".
            _ if approach && inner.is_empty() && self.scenery.scale.is_some() => {
                !self.is(0, &["further", "farther", "more"])
            }
            // "Rides further than", "was on the bus longer than".
            _ if inner.is_empty()
                && self.is(0, &["further", "farther", "longer"])
                && self.rides() =>
            {
                false
            }
            // "Further along the row than".
            _ if away_along(inner) && self.is(0, &["further", "farther"]) => false,
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
            // "Cost less than".
            _ if self.scenery.scale.is_some() && inner.iter().any(|token| token.is(&LESS)) => true,
            _ if self.scenery.scale.is_some() && MORE.contains(&&*word) => {
                { !inner.iter().any(|token| token.is(&["cheaply"])) }.then_some(false)?
            }
            _ => return None,
        };
        self.at += than + 2;
        self.take_any(&["that of", "those of", "does", "did", "is", "was"]);
        Some(directed(first, reach, false))
    }

    /// Whether the words before say that somebody rides along the row.
    pub(super) fn rides(&self) -> bool {
        let before = &self.tokens[self.at.saturating_sub(5)..self.at];
        let aboard = ["bus", "train", "tram", "coach", "ferry", "board"];
        let verbs = ["ride", "rides", "rode", "ridden", "riding"];
        let travels = ["travel", "travels", "traveled", "travelled", "traveling"];
        let on = before.windows(2).any(|pair| pair[0].is(&["on", "the"]) && pair[1].is(&aboard))
            && before.iter().any(|token| token.is(&["on", "aboard"]));
        on || before.iter().any(|token| token.is(&verbs) || token.is(&travels))
    }

    /// "One higher or lower than": so far either way.
    fn higher_or_lower(&mut self, reach: Reach) -> Option<Side> {
        let pairs = [("higher", "lower"), ("earlier", "later"), ("more", "less"), ("up", "down")];
        let (Reach::Exactly(k), true) = (reach, self.is(1, &["or"])) else { return None };
        let again = usize::from(number(self.word(2)) == Some(k));
        let (one, other) = (self.word(0), self.word(2 + again));
        let paired = |(a, b): &(&str, &str)| (one, other) == (*a, *b) || (one, other) == (*b, *a);
        if !pairs.iter().any(paired) {
            return None;
        }
        let start = self.at;
        self.at += 3 + again;
        self.take_place();
        if self.take_any(&["than", "from"]) {
            return Some(Side::sure(Offsets::apart(k.min(15))));
        }
        self.at = start;
        None
    }

    /// "As well as", "as high as" after "not": no later than.
    pub(super) fn as_much(&mut self) -> Option<Side> {
        let from = self.at.saturating_sub(4);
        let denied = self.tokens[from..self.at].iter().rev().take_while(|token| !token.is_mark());
        let denies = ["not", "nobody", "never"];
        let quality = self.word(1);
        let ranked = matches!(self.scenery.row, Row::Order | Row::Time);
        let first = match quality {
            "well" | "good" | "fast" | "quickly" | "quick" if ranked => true,
            "badly" | "slowly" | "slow" | "poorly" if ranked => false,
            "early" | "soon" => true,
            "late" => false,
            "high" | "highly" => self.scenery.end_named("top")?,
            "low" => self.scenery.end_named("bottom")?,
            _ => return None,
        };
        if !self.is(0, &["as", "so"]) || !denied.into_iter().any(|token| token.is(&denies)) {
            return None;
        }
        let start = self.at;
        self.at += 2;
        self.take_any(&["up", "down"]);
        if !self.take("as") {
            self.at = start;
            return None;
        }
        let anywhere = if first { Offsets::SOMEWHERE_LEFT } else { Offsets::SOMEWHERE_RIGHT };
        let offsets = Offsets::from_bits(anywhere.bits() | Offsets::SAME.bits());
        Some(Side::sure(offsets))
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
        let article = self.is(0, &["a", "an"]);
        let (count, len) = quantity(&self.tokens[self.at.min(self.tokens.len())..])?;
        let mut count = u32::try_from(count).ok()?;
        self.at += len;
        let hours = self.take_any(&["hours", "hour"]);
        let named = !hours && is_unit(self.word(0));
        self.at += usize::from(named);
        let unit = named || hours;
        // "An hour and a half".
        if hours && self.take_any(&["and a half"]) {
            count += 50;
        }
        if hours {
            count *= 60;
        }
        if !unit && article {
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
        // "From the boat sailed by Ann by two boats".
        let counts = |i: usize| {
            let exact = ["exactly", "only", "just", "a", "another", "no"];
            let next = self.tokens.get(i + 1);
            next.is_some_and(|next| next.is(&exact) || number(&next.word).is_some())
        };
        let by = (self.at..self.tokens.len())
            .take(14)
            .find(|&i| self.tokens[i].is(&["by"]) && counts(i))?;
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

/// "Along the row", "along".
fn away_along(words: &[Token]) -> bool {
    let ways = ["row", "line", "street", "road", "route", "corridor", "hallway", "queue", "lane"];
    match words {
        [along] => along.is(&["along"]),
        [along, the, way] => along.is(&["along"]) && the.is(&["the"]) && way.is(&ways),
        _ => false,
    }
}
