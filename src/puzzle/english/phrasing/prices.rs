//! Amounts of two in the words of buyers and sellers: "the sum Ann paid", "$10 more or $10 less
//! than", "$10 cheaper or $10 dearer".

use std::ops::Range;

use super::Wording;
use crate::puzzle::english::tokens::Token;

const SUMS: &[&str] = &["price", "sum", "amount", "figure", "total"];
const PAID: &[&str] = &["paid", "spent", "pays", "spends", "bid", "charged", "fetched", "got"];
const EXACTLY: &[&str] = &["exactly", "precisely", "just", "only", "either"];

/// Words that compare, each with the one that says the opposite.
const OPPOSITES: [(&str, &str); 12] = [
    ("more", "less"),
    ("more", "fewer"),
    ("higher", "lower"),
    ("older", "younger"),
    ("taller", "shorter"),
    ("longer", "shorter"),
    ("heavier", "lighter"),
    ("dearer", "cheaper"),
    ("faster", "slower"),
    ("better", "worse"),
    ("greater", "smaller"),
    ("warmer", "colder"),
];

impl Wording<'_> {
    /// "The price Ann paid", "the sum that Ann spent": what Ann paid.
    pub(super) fn sums_paid(&mut self) {
        if self.ground.measures.is_empty() {
            return;
        }
        while let Some((at, from)) = (1..self.tokens.len()).find_map(|at| {
            let sum = self.is(at, SUMS) && self.is(at - 1, &["the"]);
            let from = at + 1 + usize::from(self.is(at + 1, &["that", "which"]));
            let near = from..from + 3;
            let who = self.named().iter().find(|who| sum && near.contains(&who.start))?;
            let led = (from..who.start).all(|at| self.is(at, &["the", "mr", "mrs", "ms", "miss"]));
            (led && self.is(who.end, PAID)).then_some((at, from))
        }) {
            self.replace(at - 1..from, "what");
        }
    }

    /// "The clock cost exactly $10 more or $10 less than the vase", "a year older or younger than":
    /// they are so much apart.
    pub(super) fn more_or_less(&mut self) {
        if self.ground.measures.is_empty() {
            return;
        }
        let opposite = |a: usize, b: usize| {
            OPPOSITES.iter().any(|(more, less)| {
                self.is(a, &[more]) && self.is(b, &[less])
                    || self.is(a, &[less]) && self.is(b, &[more])
            })
        };
        let found = (3..self.tokens.len()).find_map(|or| {
            let first = (or - 1).checked_sub(usize::from(self.is(or - 1, &["expensive"])))?;
            let led = or + 1 + usize::from(self.is(or + 1, EXACTLY));
            let again = self.amount_at(led).map_or(0, |(len, _)| led - or - 1 + len);
            let second = or + 1 + again;
            let than = second + 1 + usize::from(self.is(second + 1, &["expensive"]));
            let fits = self.is(or, &["or"]) && opposite(first, second) && self.is(than, &["than"]);
            // The amount ends where the first comparison starts.
            let start = (first.saturating_sub(4)..first)
                .find(|&at| fits && self.amount_at(at).is_some_and(|(len, _)| at + len == first))?;
            Some((start, first, than))
        });
        let Some((start, first, than)) = found else { return };
        let from = start - usize::from(start > 0 && self.is(start - 1, EXACTLY));
        let end = self.said_until(than);
        // "Was", "weighs": the verb before the amount.
        let Some(verb) = from.checked_sub(1).filter(|&verb| verb > 0 && self.does(verb)) else {
            return;
        };
        let amount: Vec<Token> = self.tokens[from..first].to_vec();
        let other: Vec<Token> = self.tokens[than + 1..end].to_vec();
        if other.is_empty() {
            return;
        }
        let whom = verb + other.len();
        let apart = whom + amount.len();
        self.tokens.splice(verb..end, other.into_iter().chain(amount));
        self.named.take();
        self.replace(apart..apart, "apart");
        self.replace(whom..whom, "are");
        self.replace(verb..verb, "and");
    }

    /// "Either $75 cheaper or $75 dearer than", "4 years before or 4 years after": so far apart,
    /// where the two comparisons are no pair of opposites.
    pub(super) fn so_much_more_or_less(&mut self) {
        const LESS: &[&str] = &[
            "less", "cheaper", "fewer", "lower", "younger", "shorter", "lighter", "earlier",
            "before", "faster", "smaller",
        ];
        const MORE: &[&str] = &[
            "more",
            "dearer",
            "higher",
            "older",
            "taller",
            "longer",
            "heavier",
            "later",
            "after",
            "slower",
            "larger",
            "bigger",
            "expensive",
        ];
        let Some(or) = (2..self.tokens.len()).find(|&at| self.is(at, &["or"])) else { return };
        let Some((len, _)) = self.amount_at(or + 1) else { return };
        let said = |range: Range<usize>| -> Vec<&str> {
            self.tokens[range].iter().map(|token| token.word.as_str()).collect()
        };
        let again = said(or + 1..or + 1 + len);
        let from = (or.saturating_sub(len + 3)..or)
            .find(|&at| at + len < or && said(at..at + len) == again);
        let Some(from) = from else { return };
        let comparing = |at: usize, list: &[&str]| self.is(at, list);
        let sooner = (from + len..or).any(|at| comparing(at, LESS));
        let later = (from + len..or).any(|at| comparing(at, MORE));
        let mut end = or + 1 + len;
        let (mut less, mut more) = (false, false);
        while comparing(end, LESS) || comparing(end, MORE) {
            less |= comparing(end, LESS);
            more |= comparing(end, MORE);
            end += 1;
        }
        end += usize::from(self.is(end, &["than"]));
        if !(sooner && more && !less || later && less && !more) || self.names(end - 1..end) {
            return;
        }
        let amount = self.tokens[from..from + len].to_vec();
        let start = from - usize::from(from > 0 && self.is(from - 1, &["either"]));
        self.replace_by(start..end, amount);
        self.replace(start + len..start + len, "apart from");
    }
}
