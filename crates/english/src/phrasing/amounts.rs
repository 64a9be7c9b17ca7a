//! Amounts of two in other words: "there are two years between Ann and Bob", "the difference in
//! price between A and B is $10", "A and B cost $30 together", "only Ann is older than Bob".

use std::ops::Range;

use super::super::lexicon::Class;
use super::super::measures::is_unit;
use super::super::quantities::quantity;
use super::super::tokens::{Token, phrase_at};
use super::{COMPARATIVES, Wording};

const EXACTLY: &[&str] = &["exactly", "precisely", "just", "only"];
const BOUNDS: &[&str] = &["at least", "at most", "more than", "less than", "no more than"];

/// Words that say that somebody else is meant than a place between.
const PASSES: &[&str] = &[
    "passed",
    "elapsed",
    "separate",
    "separated",
    "separates",
    "passes",
    "separating",
    "went by",
    "go by",
];

impl Wording<'_> {
    pub(super) fn phrase(&self, at: usize, phrases: &[&str]) -> Option<usize> {
        phrases.iter().find_map(|phrase| phrase_at(&self.tokens, at, phrase))
    }

    /// Where what is said from token `at` on ends: at a mark.
    pub(super) fn said_until(&self, at: usize) -> usize {
        (at..self.tokens.len()).find(|&at| self.is_mark(at)).unwrap_or(self.tokens.len())
    }

    pub(super) fn does(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| {
            matches!(self.ground.class(&token.word), Class::Verb | Class::Be)
                || token.is(&["cost", "costs"])
        })
    }

    /// "At least ten dollars", with its unit: how many tokens, and whether it has one.
    pub(super) fn amount_at(&self, at: usize) -> Option<(usize, bool)> {
        let exactly = usize::from(self.is(at, EXACTLY));
        let bound = self.phrase(at + exactly, BOUNDS).unwrap_or(0);
        let from = at + exactly + bound;
        let (_, len) = quantity(self.tokens.get(from..)?)?;
        let unit = self.tokens.get(from + len).is_some_and(|token| {
            is_unit(&token.word)
                || token.is(&["hour", "hours"])
                || self.ground.measures.names(&token.word)
                || self.ground.measures.is_called(&token.word)
        });
        let article = self.is(from, &["a", "an"]);
        (unit || !article).then_some((from + len + usize::from(unit) - at, unit))
    }

    /// "Larger by exactly 6 sailors than": exactly 6 sailors larger than.
    pub(super) fn more_by_so_much(&mut self) {
        let found = (1..self.tokens.len()).find_map(|at| {
            let by = self.is(at, &COMPARATIVES) && self.is(at + 1, &["by"]);
            let (len, _) = self.amount_at(at + 2).filter(|_| by)?;
            self.is(at + 2 + len, &["than"]).then_some((at, len))
        });
        if let Some((at, len)) = found {
            let mut words = self.tokens[at + 2..at + 2 + len].to_vec();
            words.push(self.tokens[at].clone());
            self.replace_by(at..at + 2 + len, words);
        }
    }

    /// "There are two years between A and B", "a difference of $5 between", "the difference in price
    /// between A and B is $10", "90 minutes separate A from B": they are so much apart.
    pub(super) fn amounts_between(&mut self) {
        if self.ground.measures.is_empty() {
            return;
        }
        let start = self.phrase(0, &["in all ,", "and", "but"]).unwrap_or(0);
        if let Some((amount, pair)) = self.difference_of(start) {
            let end = self.said_until(start);
            let mut price = self.in_what(start, pair.start);
            let paid = ["paid", "spent", "pays", "spends", "cost", "costs", "price", "prices"];
            if price.is_empty() && pair.clone().any(|at| self.is(at, &paid)) {
                price = "in price".to_owned();
            }
            let mut words = self.two_of(pair);
            let place = words.len();
            words.extend(self.tokens[amount].to_vec());
            self.tokens.splice(start..end, words);
            let end = self.said_until(start);
            self.replace(end..end, &format!("apart {price}"));
            self.replace(start + place..start + place, "are");
        }
    }

    /// "What Ann paid and what Bob paid", "Ann from Bob": Ann and Bob.
    fn two_of(&self, pair: Range<usize>) -> Vec<Token> {
        let and = pair.clone().any(|at| self.is(at, &["and"]));
        let mut words: Vec<Token> = Vec::new();
        let mut own = false;
        for at in pair {
            let mut token = self.tokens[at].clone();
            own |= token.is(&["what"]);
            let verb = own && self.does(at) && (self.is(at + 1, &["and"]) || self.does_last(at));
            if token.is(&["what"]) || verb {
                continue;
            }
            if !and && token.is(&["from"]) {
                token.word = "and".to_owned();
            }
            own &= !token.is(&["and"]);
            words.push(token);
        }
        words
    }

    /// Whether this verb ends its clause.
    fn does_last(&self, at: usize) -> bool {
        self.does(at) && (self.said_until(at) == at + 1 || self.amount_at(at + 2).is_some())
    }

    /// The words of the amount, and those of the pair.
    fn difference_of(&self, start: usize) -> Option<(Range<usize>, Range<usize>)> {
        let end = self.said_until(start);
        let two = |pair: Range<usize>| {
            let named = self.named().iter().filter(|named| pair.contains(&named.start)).count();
            (named >= 2).then_some(pair)
        };
        let the = usize::from(self.is(start, &["the", "a"]));
        let there = self.phrase(start, &["there is", "there are", "there was", "there were"]);
        // "The difference in price between A and B is $10", "the age difference between".
        let differ = ["difference", "gap"];
        let noun = (start + the..start + the + 2).find(|&at| self.is(at, &differ));
        if let Some(noun) = noun.filter(|_| the > 0 && there.is_none()) {
            let between = (noun + 1..noun + 5).find(|&at| self.is(at, &["between"]))?;
            let be = (between + 3..end).rfind(|&at| {
                self.is(at, &["is", "was", "amounts", "came", "comes"])
                    && self.amount_at(at + 1 + usize::from(self.is(at + 1, &["to"]))).is_some()
            })?;
            let from = be + 1 + usize::from(self.is(be + 1, &["to"]));
            let (len, _) = self.amount_at(from)?;
            let over = from + len == end;
            return over.then_some((from..from + len, two(between + 1..be)?));
        }
        let at = start + there.unwrap_or(0);
        let of = self.phrase(at, &["a difference of", "a gap of", "an age gap of"]);
        let from = at + of.unwrap_or(0);
        let (len, unit) = self.amount_at(from)?;
        let mut after = from + len;
        // "$100 between the price of A and that of B".
        let paid = ["price", "prices", "paid", "spent", "cost", "costs"];
        let money = || (after..end).any(|at| self.is(at, &paid));
        if of.is_none() && !unit && !money() {
            return None;
        }
        // Days between may be counted as places are.
        let counts = (from..after).any(|at| {
            self.is(at, &["day", "days", "month", "months", "week", "weeks"])
                || self.ground.scenery.is_place(&self.tokens[at].word) && !self.is(at, &["one"])
        });
        if self.is(after, &["in"]) && !self.is(after + 1, &["between"]) {
            after += 2;
        }
        let passes = self.phrase(after, PASSES);
        if counts && passes.is_none() && of.is_none() {
            return None;
        }
        after += passes.unwrap_or(0);
        let separates = after > 0 && self.tokens[after - 1].word.starts_with("separat");
        let between = usize::from(self.is(after, &["between"]));
        if between == 0 && !separates || there.is_none() && passes.is_none() {
            return None;
        }
        Some((from..from + len, two(after + between..end)?))
    }

    /// "In price", "in age", where the words before say so.
    fn in_what(&self, start: usize, end: usize) -> String {
        let what = ["price", "age", "height", "weight", "length", "cost", "score"];
        let noun = (start..end + 3).find(|&at| self.is(at, &what) && at < self.tokens.len());
        let noun = noun.filter(|&at| at < end);
        noun.map_or(String::new(), |at| format!("in {}", self.tokens[at].word))
    }

    /// "A and B together cost $30", "the ages of A and B add up to 20": 30 dollars together.
    pub(super) fn amounts_together(&mut self) {
        if self.ground.measures.is_empty() || self.named().len() < 2 {
            return;
        }
        const ADD: &[&str] = &[
            "add up to",
            "adds up to",
            "added up to",
            "add to",
            "sum to",
            "total",
            "totaled",
            "totalled",
            "come to",
            "came to",
        ];
        let sum = (2..self.tokens.len()).find_map(|at| {
            let to = self.phrase(at, ADD)?;
            let exactly = usize::from(self.is(at + to, &["a"]));
            let (len, _) = self.amount_at(at + to + exactly)?;
            let two = self.named().iter().filter(|named| named.end <= at).count() > 1;
            two.then_some((at, at + to, at + to + exactly + len))
        });
        let end = self.said_until(0);
        if let Some((at, from, to)) = sum.filter(|(.., to)| *to == end) {
            self.replace(to..to, "together");
            self.replace(at..from, "are");
            return;
        }
        // "A and B sold a total of six pears".
        const TOTAL: &[&str] = &["a total of", "a combined total of", "a grand total of"];
        let total = (2..end).find_map(|at| {
            let len = self.phrase(at, TOTAL)?;
            let (amount, _) = self.amount_at(at + len)?;
            let two = self.named().iter().filter(|named| named.end <= at).count() == 2;
            let noun = end.saturating_sub(at + len + amount);
            (two && noun < 2).then_some((at, len, at + len + amount))
        });
        if let Some((at, len, to)) = total {
            self.replace(to..to, "together");
            self.replace(at..at + len, "");
            return;
        }
        const WHOLE: &[&str] =
            &["together", "in total", "altogether", "in all", "combined", "between them"];
        let Some((at, len)) = (0..end).find_map(|at| Some((at, self.phrase(at, WHOLE)?))) else {
            return;
        };
        let amount = (2..end).find_map(|at| {
            let verb = self.does(at - 1) || self.is(at - 2, &["cost", "paid"]);
            let (len, _) = self.amount_at(at).filter(|_| verb)?;
            let after = at + len;
            let spent = self.is(after, &["for", "on"]) && !self.names(after..end);
            let said = after == end
                || spent
                || self.phrase(after, WHOLE).is_some_and(|k| after + k == end);
            said.then_some(after)
        });
        let Some(after) = amount else { return };
        // "For their pizzas".
        if self.is(after, &["for", "on"]) && at < after {
            self.replace(after..end, "");
        }
        if at < after {
            self.replace(after..after, "together");
            self.replace(at..at + len + usize::from(self.is(at + len, &[","])), "");
        } else {
            self.replace(at..at + len, "together");
        }
    }
}
