//! Categories whose values are amounts: ages, prices, scores, years. "Older than" speaks of them,
//! not of the row, unless the row is theirs.

mod bounds;
mod differences;
mod measure;
mod pairs;
mod values;
mod words;

use std::cmp::Ordering;

use rustc_hash::FxHashSet;

use super::calendar::Calendar;
use super::scenery::Row;
use super::tokens::{Token, number};
use puzzle::{Category, Offsets, Value};
pub(super) use values::COMPARED;

use measure::Measure;
use words::{COMPARATIVES, PAYING, Phrase, UNITS};

/// Two places stand so to each other that their amounts in a category do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Comparison {
    pub category: u8,
    /// The pairs of values that fit, by index: that of the subject and that of the other.
    pub fits: Vec<(u8, u8)>,
}

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Age,
    Price,
    Height,
    Weight,
    Length,
    Temperature,
    /// How many years somebody has been there.
    Stay,
    /// How long somebody took: less is faster.
    Duration,
    /// Points and marks: more is better.
    Score,
    /// Years and times: what is earlier is older.
    Date,
}

/// The categories of amounts of a puzzle.
#[derive(Clone, Debug, Default)]
pub(super) struct Measures {
    all: Vec<Measure>,
    /// The one that names the places, with the difference between neighbors where it is even.
    row: Option<(u8, Option<u32>)>,
    /// Whether the places are one above another.
    upright: bool,
}

/// How the amount of the subject stands to that of the other.
enum Fit {
    More,
    Less,
    /// So many hundredths more; one of these.
    By(Vec<i64>),
    /// At least so many hundredths more, or less where that is said.
    AtLeast(i64),
    AtMost(i64),
    /// So many hundredths more or less.
    Apart(i64),
    /// More or less, as said, but by no more than this.
    Within(i64),
    /// The next amount in this direction.
    Next(bool),
    /// At least so many hundredths more or less; at most so many.
    ApartBy(i64, bool),
    /// So many hundredths together.
    Sum(i64),
    /// So many times as much, a fraction: how it may stand to that.
    Times(i64, i64, &'static [Ordering]),
}

impl Measures {
    /// From categories, with what the text says of each, and the one that names the places.
    pub fn of(categories: &[Category], described: &[&str], calendar: Option<&Calendar>) -> Self {
        let measure = |(c, category): (usize, &Category)| {
            let description = described.get(c).copied().unwrap_or_default();
            Measure::of(c as u8, category, description)
        };
        let row = calendar.map(|calendar| (calendar.category as u8, calendar.step));
        let mut all: Vec<Measure> = categories.iter().enumerate().filter_map(measure).collect();
        // "1:52" is how long somebody took to finish a race.
        let raced = calendar.filter(|calendar| calendar.raced);
        let raced = raced.and_then(|raced| {
            all.iter_mut().find(|measure| usize::from(measure.category) == raced.category)
        });
        if let Some(raced) = raced.filter(|raced| !raced.kinds.contains(&Kind::Duration)) {
            raced.kinds.push(Kind::Duration);
        }
        // Tips of $2 are no prices where prices are listed.
        if all.iter().any(Measure::is_called_price) {
            for other in all.iter_mut().filter(|measure| !measure.is_called_price()) {
                other.kinds.retain(|kind| *kind != Kind::Price);
            }
        }
        Self { all, row, upright: false }
    }

    /// What a category of bare numbers counts: "20 sailors" where 14, 18 and 20 are listed.
    pub fn count_by(&mut self, category: u8, unit: &str) {
        for measure in self.all.iter_mut().filter(|measure| measure.category == category) {
            measure.count_by(unit);
        }
    }

    /// Beside such a row: on floors "higher" tells no amounts.
    pub fn beside(self, row: Row) -> Self {
        Self { upright: matches!(row, Row::Floors | Row::Stack), ..self }
    }

    /// Whether some of them are ages.
    pub fn has_ages(&self) -> bool {
        self.has(Kind::Age)
    }

    /// The category of dates that does not order the row, where there is one.
    fn dates_apart(&self) -> Option<&Measure> {
        let mut found = self.all_dates_apart();
        found.next().filter(|_| found.next().is_none())
    }

    fn all_dates_apart(&self) -> impl Iterator<Item = &Measure> {
        let row = self.row.map(|(category, _)| category);
        let dates = |measure: &&Measure| measure.kinds.contains(&Kind::Date);
        let dates = self.all.iter().filter(dates);
        dates.filter(move |measure| Some(measure.category) != row)
    }

    /// Whether there are prices, and none that order the row.
    pub fn prices_beside_the_row(&self) -> bool {
        let of_row = |measure: &Measure| self.row.is_some_and(|(c, _)| c == measure.category);
        let mut prices = self.all.iter().filter(|measure| measure.kinds.contains(&Kind::Price));
        prices.next().is_some_and(|first| !of_row(first)) && prices.all(|other| !of_row(other))
    }

    /// How many categories of dates there are that do not order the row.
    pub fn dates_beside_the_row(&self) -> usize {
        self.all_dates_apart().count()
    }

    /// Whether those are days, each the day after the one before.
    pub fn dates_in_days(&self) -> bool {
        self.dates_apart().is_some_and(|measure| measure.in_days || measure.step() == Some(100))
    }

    /// The first or last of those dates.
    pub fn date_at_end(&self, first: bool) -> Option<Value> {
        let measure = self.dates_apart()?;
        let amounts = measure.amounts.iter().enumerate();
        let end = match first {
            true => amounts.min_by_key(|(_, amount)| **amount),
            false => amounts.max_by_key(|(_, amount)| **amount),
        };
        end.map(|(i, _)| Value { category: measure.category, index: i as u8 })
    }

    /// Whether some of them say how many years somebody has been there.
    pub fn counts_stays(&self) -> bool {
        self.has(Kind::Stay)
    }

    /// Whether the only years beside the row say when somebody came to be there.
    pub fn has_arrivals(&self) -> bool {
        let years = self.dates_apart().filter(|measure| measure.is_of_years());
        years.is_some_and(|years| ["moved", "arrived"].iter().any(|word| years.has(word)))
    }

    /// Whether there is no category of amounts.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The category that "how old", "how much" asks for, by the word after "how".
    pub fn asked_for(&self, word: &str) -> Option<u8> {
        let kind = match word {
            "old" => Kind::Age,
            "much" => Kind::Price,
            "tall" => Kind::Height,
            "heavy" => Kind::Weight,
            "long" => Kind::Length,
            "warm" | "hot" | "cold" => Kind::Temperature,
            _ => return None,
        };
        self.meant(&[kind], &[], &[]).map(|measure| measure.category)
    }

    /// The category that "how many candles" asks for, by what is counted.
    pub fn asked_how_many(&self, noun: &str) -> Option<u8> {
        let mut found = self.all.iter().filter(|measure| measure.counts(noun));
        found.next().filter(|_| found.next().is_none()).map(|measure| measure.category)
    }

    /// The only category of amounts, with the rank of each value from the least.
    pub fn ranked(&self) -> Option<(usize, Vec<u8>)> {
        let [measure] = self.all.as_slice() else { return None };
        let rank =
            |amount: &i64| measure.amounts.iter().filter(|other| *other < amount).count() as u8;
        Some((usize::from(measure.category), measure.amounts.iter().map(rank).collect()))
    }

    /// Whether this word compares amounts of a category.
    pub fn compares(&self, word: &str) -> bool {
        let kinds = |kinds: &[Kind]| {
            self.all.iter().any(|m| kinds.iter().any(|kind| m.kinds.contains(kind)))
        };
        COMPARATIVES.iter().any(|(other, all, _)| *other == word && kinds(all))
    }

    /// Whether a category of amounts is called by this word.
    pub fn is_called(&self, word: &str) -> bool {
        self.all.iter().any(|measure| measure.has(word))
    }

    /// The comparison named from token `i` on, and after how many tokens its name ends. None where
    /// the row says the same.
    pub fn comparison_at(&self, tokens: &[Token], i: usize) -> Option<(Comparison, usize)> {
        if self.all.is_empty() {
            return None;
        }
        let mut phrase = Phrase { tokens, at: i };
        phrase.take(&["exactly", "precisely", "just", "only"]);
        // "Either two or three years older than".
        let or = phrase.is(0, &["either"]) && phrase.is(2, &["or"]);
        phrase.at += usize::from(or && number(phrase.word(1)).is_some());
        // "At an earlier hour than".
        let at_time = phrase.is(0, &["at"])
            && phrase.is(1, &["a", "an"])
            && phrase.is(3, &["hour", "time"])
            && phrase.is(4, &["than"]);
        phrase.at += 2 * usize::from(at_time);
        let (measure, fit) =
            self.multiple(&mut phrase, i).or_else(|| self.difference(&mut phrase, i))?;
        if phrase.is(0, &["that", "those"]) && phrase.is(1, &["of"]) {
            phrase.at += 2;
        }
        if let Some((_, step)) = self.row.filter(|(category, _)| *category == measure.category) {
            let step = step.map(i64::from).or_else(|| measure.step());
            let steps = |by: i64| step.is_some_and(|step| step > 0 && by % step == 0);
            let said_of_row = match &fit {
                Fit::More | Fit::Less => true,
                Fit::By(by) => !measure.in_days && matches!(by.as_slice(), [by] if steps(*by)),
                Fit::Apart(by) => !measure.in_days && steps(*by),
                _ => false,
            };
            if said_of_row {
                return None;
            }
        }
        let count = measure.amounts.len();
        let fits = (0..count * count).map(|pair| (pair / count, pair % count));
        let fits = fits.filter(|&(x, y)| {
            let (x, y) = (measure.amounts[x], measure.amounts[y]);
            match &fit {
                Fit::More => x > y,
                Fit::Less => x < y,
                Fit::By(by) => by.contains(&(x - y)),
                Fit::AtLeast(by) => x - y >= *by,
                Fit::AtMost(by) => x - y <= *by,
                Fit::Apart(by) => (x - y).abs() == *by,
                Fit::ApartBy(by, true) => (x - y).abs() >= *by,
                Fit::ApartBy(by, false) => (x - y).abs() <= *by,
                Fit::Within(by) if *by > 0 => x > y && x - y <= *by,
                Fit::Within(by) => x < y && x - y >= *by,
                Fit::Next(up) => {
                    let (low, high) = if *up { (y, x) } else { (x, y) };
                    low < high && !measure.amounts.iter().any(|k| low < *k && *k < high)
                }
                Fit::Sum(sum) => x + y == *sum,
                Fit::Times(times, part, stands) => stands.contains(&(x * part).cmp(&(y * times))),
            }
        });
        let fits = fits.map(|(x, y)| (x as u8, y as u8)).collect();
        Some((Comparison { category: measure.category, fits }, phrase.at - i))
    }

    /// What a comparison of the amounts that name the places says of the row.
    pub fn offsets(&self, comparison: &Comparison) -> Option<Offsets> {
        let (category, _) = self.row?;
        let measure = self.all.iter().find(|measure| measure.category == category)?;
        let rank = |i: u8| {
            let amount = measure.amounts[usize::from(i)];
            measure.amounts.iter().filter(|other| **other < amount).count() as i8
        };
        let way = |(x, y): (u8, u8)| rank(y) - rank(x);
        let ways: FxHashSet<i8> = comparison.fits.iter().copied().map(way).collect();
        let count = measure.amounts.len() as u8;
        let all = (0..count).flat_map(|x| (0..count).map(move |y| (x, y)));
        let said = all.filter(|pair| ways.contains(&way(*pair))).count();
        let fits = comparison.category == category && said == comparison.fits.len();
        // What goes on to the end of this row goes on in any.
        let last = count as i8 - 1;
        let far = |way: i8| {
            let end = last * way.signum();
            way.abs() > last
                && last > 1
                && [end, end - way.signum()].iter().all(|w| ways.contains(w))
        };
        let all = (-15..=15i8).filter(|way| ways.contains(way) || far(*way));
        let bits = all.fold(0, |bits, way| bits | Offsets::only(way).bits());
        (fits && !ways.is_empty()).then(|| Offsets::from_bits(bits))
    }

    /// The only measure that this word names, or that is of its kind.
    fn called_so(&self, word: &str) -> Option<&Measure> {
        let kind = match word {
            "age" | "ages" => Some(Kind::Age),
            "price" | "prices" | "cost" | "costs" | "amount" | "amounts" | "bill" | "bills" => {
                Some(Kind::Price)
            }
            "height" | "heights" => Some(Kind::Height),
            "weight" | "weights" => Some(Kind::Weight),
            "length" | "lengths" => Some(Kind::Length),
            "temperature" | "temperatures" => Some(Kind::Temperature),
            _ => None,
        };
        let fits = |measure: &&Measure| {
            measure.has(word) || kind.is_some_and(|kind| measure.kinds.contains(&kind))
        };
        let mut found = self.all.iter().filter(fits);
        found.next().filter(|_| found.next().is_none())
    }

    /// Whether something of this kind is measured.
    fn has(&self, kind: Kind) -> bool {
        self.all.iter().any(|measure| measure.kinds.contains(&kind))
    }

    /// The only measure that these words can mean: of one of the kinds, or any; called by one of
    /// the words beside the comparison where one is, or by those before it.
    fn meant(&self, kinds: &[Kind], named: &[Token], before: &[Token]) -> Option<&Measure> {
        let fits = |measure: &&Measure| {
            kinds.is_empty() || kinds.iter().any(|kind| measure.kinds.contains(kind))
        };
        let mut all: Vec<&Measure> = self.all.iter().filter(fits).collect();
        // "One hour later", "earlier in the day", where there are days too.
        if words::of_clock(named) && all.iter().any(|measure| measure.counts_minutes()) {
            all.retain(|measure| measure.counts_minutes());
        }
        let called = |words: &[Token]| -> Vec<&Measure> {
            let by_word = |measure: &&&Measure| words.iter().any(|token| measure.has(&token.word));
            all.iter().filter(by_word).copied().collect()
        };
        let articles = ["a", "an", "the", "exactly", "with", "in"];
        let unnamed = named.iter().all(|token| token.is(&articles) || token.is(&UNITS));
        let priced = |measure: &&Measure| measure.kinds.contains(&Kind::Price);
        // "Sold" is said of books as well, where nothing has a price.
        let pays = pays(before) && self.has(Kind::Price);
        // "Spent more on her pizza than".
        let on_what = pays && named.first().is_some_and(|first| first.is(&["on", "for"]));
        let found = match (called(named), called(before)) {
            // "Tipped a dollar more than" where prices are in dollars too.
            (several, before) if several.len() > 1 && before.len() == 1 => before,
            (several, _) if several.len() > 1 && pays => {
                several.into_iter().filter(priced).collect()
            }
            (found, _) if !found.is_empty() => found,
            _ if on_what => all.into_iter().filter(priced).collect(),
            // "An older clock than", "a cheaper bike than": whatever has a date or a price.
            _ if !unnamed && matches!(kinds, [Kind::Date | Kind::Price | Kind::Height]) => all,
            // "More apples than": of something that is no category.
            _ if !unnamed => return None,
            // "The Greek camera cost more than", where cameras have years, too.
            (_, found) if kinds.is_empty() && pays && !found.is_empty() => {
                let paid = found.iter().copied().filter(priced);
                let paid: Vec<&Measure> = paid.collect();
                if paid.is_empty() { all.into_iter().filter(priced).collect() } else { paid }
            }
            (_, found) if !found.is_empty() => found,
            _ if kinds.is_empty() && pays => all.into_iter().filter(priced).collect(),
            _ if kinds.is_empty() && named.is_empty() && self.all.len() > 1 => return None,
            _ => all,
        };
        match found.as_slice() {
            [one] => Some(one),
            _ => None,
        }
    }
}

/// Whether these words say that something is paid.
pub(super) fn pays(words: &[Token]) -> bool {
    words.iter().any(|token| token.is(&PAYING))
}

/// Whether amounts are counted in this: "days", "dollars".
pub(super) fn is_unit(word: &str) -> bool {
    UNITS.contains(&word)
}
