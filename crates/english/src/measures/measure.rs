//! A category of amounts, with what is measured and the words for it.

use rustc_hash::FxHashSet;

use super::super::calendar::{date, day_of_year, days_of_month, past_noon};
use super::super::quantities::amount;
use super::super::tokens::{Token, number, root, stem, tokens};
use super::words::spellings;
use super::{Kind, is_unit};
use puzzle::{Category, Value};

/// Names of what is paid.
const PRICES: [&str; 7] = ["price", "cost", "fare", "fee", "rent", "pay", "spend"];

/// A category of amounts.
#[derive(Clone, Debug)]
pub(super) struct Measure {
    pub category: u8,
    /// By value, in hundredths, as [`amount`] gives them.
    pub amounts: Vec<i64>,
    pub kinds: Vec<Kind>,
    /// Roots of the words for it: its name, its description, its unit.
    words: FxHashSet<String>,
    /// Those of its name and its values alone: what is counted.
    counted: FxHashSet<String>,
    /// Whether they are days of a year.
    pub in_days: bool,
    /// Whether they are named, as days of the week and months are.
    named: bool,
    /// Whether they are times that say which half of the day is meant.
    pub halved: bool,
    /// How many days each has, where they are months.
    pub month_days: Vec<u8>,
}

impl Measure {
    /// The number by which an amount is called odd or even: January and Monday are the first.
    pub fn number(&self, amount: i64) -> i64 {
        amount / 100 + i64::from(self.named)
    }

    /// The difference from one amount to the next, where it is always the same.
    pub fn step(&self) -> Option<i64> {
        let mut sorted = self.amounts.clone();
        sorted.sort_unstable();
        let step = sorted.get(1)? - sorted[0];
        sorted.windows(2).all(|pair| pair[1] - pair[0] == step).then_some(step)
    }

    pub fn of(c: u8, category: &Category, description: &str) -> Option<Self> {
        let amount_of = |value: &String| {
            let word = value.to_lowercase();
            amount(&word).or_else(|| number(&word).map(|k| i64::from(k) * 100))
        };
        let dates = category.values.iter().map(|value| date(value)).collect::<Option<Vec<i64>>>();
        let dated = dates.is_some();
        let amounts = category.values.iter().map(amount_of).collect::<Option<Vec<i64>>>();
        let days = category.values.iter().map(|value| day_of_year(value));
        let days = days.collect::<Option<Vec<i64>>>();
        let (dated, in_days) = (dated || days.is_some(), days.is_some());
        let named = amounts.is_none() && !in_days;
        let amounts = amounts.or(dates).or(days)?;
        let amounts = past_noon(amounts, &category.values);
        let distinct: FxHashSet<i64> = amounts.iter().copied().collect();
        if distinct.len() != amounts.len() {
            return None;
        }
        // Articles and the like name nothing.
        let word = |token: &Token| {
            token.word.len() > 2
                && token.word.chars().all(char::is_alphabetic)
                && !token.is(&[
                    "each",
                    "everyone",
                    "has",
                    "have",
                    "different",
                    "the",
                    "and",
                    "their",
                ])
        };
        let of_values = category.values.iter().flat_map(|value| tokens(value));
        let own = tokens(&category.name).into_iter().chain(of_values);
        let mut counted: FxHashSet<String> =
            own.filter(word).map(|token| root(&token.word)).collect();
        // "120 ft", "Weights (lbs)": feet and pounds.
        let unit = |value: &String| tokens(value).last().map(|last| last.word.clone());
        let units = category.values.iter().filter_map(unit).chain(
            tokens(description).into_iter().filter(|token| is_unit(&token.word)).map(|t| t.word),
        );
        let units: FxHashSet<String> = units.collect();
        counted.extend(units.iter().flat_map(|unit| spellings(unit)).map(root));
        let described = tokens(description).into_iter().filter(word).map(|t| root(&t.word));
        let mut words: FxHashSet<String> = counted.iter().cloned().chain(described).collect();
        // "Fifty dollars" where they are listed as $50.
        let signs = [('$', "dollar"), ('€', "euro"), ('£', "pound")];
        let sign = category.values.first().and_then(|value| value.chars().next());
        let unit = signs.iter().find(|(own, _)| Some(*own) == sign);
        words.extend(unit.map(|(_, unit)| root(unit)));
        let any = |list: &[&str]| list.iter().any(|word| words.contains(&root(word)));
        let money = |value: &String| value.starts_with(['$', '€', '£']);
        // "5 days", "2 weeks".
        let lasting = category.values.iter().all(|value| {
            let units = ["day", "week", "month", "hour", "night", "second"];
            tokens(value).last().is_some_and(|last| units.contains(&stem(&last.word).as_str()))
        });
        let degrees = |value: &String| value.contains('°');
        let years = amounts.iter().all(|k| (100_000..300_000).contains(k));
        let timed = category.values.iter().all(|value| {
            let lower = value.to_lowercase();
            let ends = ["am", "pm", "noon", "midday", "midnight"];
            lower.contains(':') || ends.iter().any(|end| lower.ends_with(end))
        });
        let stays = !years && counted.contains(&root("year")) && !any(&["age", "aged", "old"]);
        let kinds = [
            (Kind::Age, !years && any(&["age", "aged", "old", "year"])),
            (
                Kind::Price,
                category.values.iter().all(money) || any(&PRICES) || any(&["dollar", "euro"]),
            ),
            (Kind::Height, any(&["height", "tall", "inch", "feet"])),
            (
                Kind::Weight,
                any(&["weight", "weigh", "kilo"])
                    || any(&["pound"]) && !category.values.iter().all(money),
            ),
            (
                Kind::Length,
                any(&["length", "long", "minute", "page", "duration", "distance", "mile"])
                    || lasting
                    || counted.contains(&root("night"))
                    || stays,
            ),
            (
                Kind::Temperature,
                any(&["temperature", "degree"]) || category.values.iter().all(degrees),
            ),
            (Kind::Stay, stays),
            (Kind::Duration, !timed && any(&["minute", "second", "time", "duration"])),
            (Kind::Score, any(&["score", "point", "grade", "mark", "result", "rating"])),
            (Kind::Date, years || timed || dated),
        ];
        let kinds: Vec<Kind> =
            kinds.into_iter().filter(|(_, is)| *is).map(|(kind, _)| kind).collect();
        if kinds.contains(&Kind::Duration) {
            words.insert(root("time"));
        }
        let halved = timed
            && (amounts.iter().any(|k| *k > 12 * 60 * 100)
                || category.values.iter().any(|value| value.to_lowercase().ends_with('m')));
        let month_days = category.values.iter().map(|value| days_of_month(value));
        let month_days = month_days.collect::<Option<_>>().unwrap_or_default();
        Some(Self {
            category: c,
            amounts,
            kinds,
            words,
            counted,
            in_days,
            named,
            halved,
            month_days,
        })
    }

    /// Takes one more word for what it counts.
    pub fn count_by(&mut self, unit: &str) {
        self.words.insert(root(unit));
        self.counted.insert(root(unit));
    }

    /// The value of this amount.
    pub fn value_of(&self, amount: i64) -> Option<Value> {
        let index = self.amounts.iter().position(|k| *k == amount)?;
        Some(Value { category: self.category, index: index as u8 })
    }

    pub fn has(&self, word: &str) -> bool {
        self.words.contains(&root(word))
    }

    /// Whether this is what it counts, by its name or its values: "candles".
    pub fn counts(&self, word: &str) -> bool {
        self.counted.contains(&root(word))
    }

    /// How much of what it counts one of this unit is: an hour is 60 minutes, a week 7 days. None
    /// where a unit of time is not what it counts.
    pub fn factor(&self, unit: &[Token]) -> Option<i64> {
        let is = |words: &[&str]| unit.iter().any(|token| token.is(words));
        match () {
            () if self.counts_minutes() && is(&["hour", "hours"]) => Some(60),
            () if self.in_days && is(&["week", "weeks"]) => Some(7),
            () if self.in_days && is(&["fortnight", "fortnights"]) => Some(14),
            () if self.in_days && !is(&["day", "days"]) && !unit.is_empty() => None,
            () => Some(1),
        }
    }

    /// Whether it is called a price, or by another word for what is paid.
    pub fn is_called_price(&self) -> bool {
        PRICES.iter().any(|word| self.counted.contains(&root(word)))
    }

    /// Whether its amounts are years.
    pub fn is_of_years(&self) -> bool {
        self.amounts.iter().all(|k| (100_000..300_000).contains(k))
    }

    /// Whether its amounts are minutes, as those of clock times are.
    pub fn counts_minutes(&self) -> bool {
        !self.in_days
            && !self.named
            && self.kinds.contains(&Kind::Date)
            && self.amounts.iter().all(|k| *k < 24 * 60 * 100)
    }
}
