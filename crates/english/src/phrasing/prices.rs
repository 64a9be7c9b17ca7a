//! Amounts of two in the words of buyers and sellers: "the sum Ann paid", "$10 more or $10 less
//! than".

use std::ops::Range;

use super::Wording;

const SUMS: &[&str] = &["price", "sum", "amount", "figure", "total"];
const PAID: &[&str] = &["paid", "spent", "pays", "spends", "bid", "charged", "fetched", "got"];
const EXACTLY: &[&str] = &["exactly", "precisely", "just", "only", "either"];

/// Words that say that there is less of it, or that it comes sooner.
const LESS: &[&str] = &[
    "less", "cheaper", "fewer", "lower", "younger", "shorter", "lighter", "earlier", "before",
    "faster", "smaller", "worse", "colder",
];
/// Words that say that there is more of it.
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
    "greater",
    "better",
    "warmer",
    "expensive",
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

    /// "The clock cost exactly $10 more or $10 less than the vase", "a year older or younger than",
    /// "4 years before or 4 years after": so far apart.
    pub(super) fn more_or_less(&mut self) {
        let Some(or) = (2..self.tokens.len()).find(|&at| self.is(at, &["or"])) else { return };
        let led = or + 1 + usize::from(self.is(or + 1, EXACTLY));
        let again = self.amount_at(led).map_or(0, |(len, _)| len);
        // Places are no amounts: "right before or after".
        if again == 0 && self.ground.measures.is_empty() {
            return;
        }
        let said = |range: Range<usize>| -> Vec<&str> {
            self.tokens[range].iter().map(|token| token.word.as_str()).collect()
        };
        let compares = |at: usize| self.is(at, LESS) || self.is(at, MORE);
        let first = (or.saturating_sub(6)..or).find_map(|at| {
            let (len, _) = self.amount_at(at)?;
            let same = again == 0 || said(at..at + len) == said(led..led + again);
            let compared = at + len < or && (at + len..or).all(&compares);
            (same && compared).then_some((at, len))
        });
        let Some((from, len)) = first else { return };
        let second = led + again;
        let mut end = second;
        while compares(end) {
            end += 1;
        }
        let says = |mut range: Range<usize>, list: &[&str]| range.any(|at| self.is(at, list));
        let opposite = says(from + len..or, LESS) != says(second..end, LESS)
            && says(from + len..or, MORE) != says(second..end, MORE);
        end += usize::from(self.is(end, &["than"]));
        if end == second || !opposite || self.names(end - 1..end) {
            return;
        }
        let amount = self.tokens[from..from + len].to_vec();
        let start = from - usize::from(from > 0 && self.is(from - 1, &["either"]));
        self.replace_by(start..end, amount);
        self.replace(start + len..start + len, "apart from");
    }
}
