//! Words that compare, their units, and phrases made of them.

use super::super::quantities::quantity;
use super::super::tokens::Token;
use super::Kind;

/// Words that compare, for what, and whether more is meant.
pub(super) const COMPARATIVES: [(&str, &[Kind], bool); 26] = [
    ("faster", &[Kind::Duration], false),
    ("quicker", &[Kind::Duration], false),
    ("slower", &[Kind::Duration], true),
    ("warmer", &[Kind::Temperature], true),
    ("hotter", &[Kind::Temperature], true),
    ("colder", &[Kind::Temperature], false),
    ("cooler", &[Kind::Temperature], false),
    ("wider", &[Kind::Length], true),
    ("narrower", &[Kind::Length], false),
    ("older", &[Kind::Age], true),
    ("younger", &[Kind::Age], false),
    ("taller", &[Kind::Height], true),
    ("shorter", &[Kind::Height, Kind::Length], false),
    ("longer", &[Kind::Length], true),
    ("heavier", &[Kind::Weight], true),
    ("lighter", &[Kind::Weight], false),
    ("cheaper", &[Kind::Price], false),
    ("dearer", &[Kind::Price], true),
    ("pricier", &[Kind::Price], true),
    ("costlier", &[Kind::Price], true),
    ("later", &[Kind::Date], true),
    ("after", &[Kind::Date], true),
    ("earlier", &[Kind::Date], false),
    ("sooner", &[Kind::Date], false),
    ("before", &[Kind::Date], false),
    ("newer", &[Kind::Date], true),
];

/// Words that compare amounts of any kind.
pub(super) const MORE: [&str; 8] =
    ["more", "greater", "higher", "larger", "bigger", "deeper", "thicker", "stronger"];
pub(super) const LESS: [&str; 7] =
    ["less", "fewer", "lower", "smaller", "shallower", "thinner", "weaker"];

/// Words for what is paid.
pub(super) const PAYING: [&str; 19] = [
    "pay", "pays", "paid", "paying", "spend", "spends", "spent", "spending", "cost", "costs",
    "price", "priced", "prices", "bid", "bill", "worth", "sold", "fetched", "went",
];

pub(super) const SUPERLATIVES: [(&str, &[Kind], bool); 27] = [
    ("thickest", &[Kind::Length], true),
    ("thinnest", &[Kind::Length], false),
    ("earliest", &[Kind::Date], false),
    ("fastest", &[Kind::Duration], false),
    ("quickest", &[Kind::Duration], false),
    ("slowest", &[Kind::Duration], true),
    ("best", &[Kind::Score], true),
    ("worst", &[Kind::Score], false),
    ("newest", &[Kind::Date], true),
    ("latest", &[Kind::Date], true),
    ("warmest", &[Kind::Temperature], true),
    ("hottest", &[Kind::Temperature], true),
    ("coldest", &[Kind::Temperature], false),
    ("coolest", &[Kind::Temperature], false),
    ("widest", &[Kind::Length], true),
    ("narrowest", &[Kind::Length], false),
    ("oldest", &[Kind::Age], true),
    ("eldest", &[Kind::Age], true),
    ("dearest", &[Kind::Price], true),
    ("youngest", &[Kind::Age], false),
    ("tallest", &[Kind::Height], true),
    ("shortest", &[Kind::Height, Kind::Length], false),
    ("longest", &[Kind::Length], true),
    ("heaviest", &[Kind::Weight], true),
    ("lightest", &[Kind::Weight], false),
    ("cheapest", &[Kind::Price], false),
    ("priciest", &[Kind::Price], true),
];

pub(super) const UNITS: [&str; 62] = [
    "m",
    "ft",
    "fortnight",
    "fortnights",
    "million",
    "months",
    "month",
    "weeks",
    "week",
    "days",
    "day",
    "hours",
    "hour",
    "dollars",
    "dollar",
    "euros",
    "euro",
    "pounds",
    "pound",
    "pounder",
    "lb",
    "lbs",
    "ounces",
    "ounce",
    "oz",
    "cents",
    "years",
    "year",
    "points",
    "point",
    "pts",
    "minutes",
    "minute",
    "min",
    "mins",
    "inches",
    "inch",
    "cm",
    "centimeters",
    "centimetres",
    "kg",
    "kilo",
    "kilos",
    "kilograms",
    "miles",
    "mile",
    "km",
    "kilometers",
    "kilometres",
    "feet",
    "foot",
    "degrees",
    "coins",
    "pages",
    "seconds",
    "meters",
    "metres",
    "grams",
    "laps",
    "stars",
    "pence",
    "liters",
];

/// Units in all the ways to write them.
const SPELLINGS: [&str; 14] = [
    "lb lbs pound pounds pounder",
    "oz ounce ounces",
    "kg kilo kilos kilogram kilograms",
    "g gram grams",
    "ft foot feet footer",
    "in inch inches",
    "m meter meters metre metres",
    "cm centimeter centimeters centimetre centimetres",
    "km kilometer kilometers kilometre kilometres",
    "mi mile miles",
    "min mins minute minutes",
    "sec secs second seconds",
    "yr yrs year years",
    "pt pts point points",
];

/// The ways to write a unit, where there are several.
pub(super) fn spellings(unit: &str) -> impl Iterator<Item = &'static str> {
    let all = SPELLINGS.iter().find(|all| all.split(' ').any(|other| other == unit));
    all.into_iter().flat_map(|all| all.split(' '))
}

/// Whether these words speak of times of day: "hours", "in the day".
pub(super) fn of_clock(words: &[Token]) -> bool {
    const UNITS: [&str; 4] = ["hour", "hours", "minute", "minutes"];
    let of_day = |three: &[Token]| {
        three[0].is(&["in", "of"]) && three[1].is(&["the", "that"]) && three[2].is(&["day"])
    };
    words.iter().any(|token| token.is(&UNITS)) || words.windows(3).any(of_day)
}

pub(super) struct Phrase<'t> {
    pub tokens: &'t [Token],
    pub at: usize,
}

impl Phrase<'_> {
    pub fn word(&self, ahead: usize) -> &str {
        self.tokens.get(self.at + ahead).map_or("", |token| token.word.as_str())
    }

    pub fn is(&self, ahead: usize, words: &[&str]) -> bool {
        words.contains(&self.word(ahead))
    }

    /// Whether these words come next.
    pub fn says(&self, words: &str) -> bool {
        words.split(' ').enumerate().all(|(ahead, word)| self.word(ahead) == word)
    }

    pub fn take(&mut self, words: &[&str]) {
        self.at += usize::from(self.is(0, words));
    }

    /// An amount, in hundredths: "two", "$10"; "a" and "half an" before a unit.
    pub fn amount(&mut self) -> Option<i64> {
        let (found, len) = quantity(self.tokens.get(self.at..)?)?;
        let unit = |at: usize| {
            self.tokens.get(at).is_some_and(|t| t.is(&UNITS) || t.is(&["hour", "hours"]))
        };
        if self.is(0, &["a", "an", "half", "quarter"]) && !unit(self.at + len) {
            return None;
        }
        self.at += len;
        Some(found)
    }
}
