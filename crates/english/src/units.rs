//! Lists of numbers that have their unit, or what leads up to them, but once.

use rustc_hash::FxHashMap;

use super::clock::spell_out;
use super::lexicon::is_place;
use super::measures::is_unit;
use super::tokens::{Token, number};
use puzzle::Category;

/// What the numbers of a list count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Unit {
    /// Words for it.
    pub word: &'static str,
    /// How a category of these is called, where the unit tells.
    pub name: Option<&'static str>,
}

pub(super) const AGED: Unit = Unit { word: "age aged old", name: Some("Age") };

/// Words after a unit, with what is measured.
const MEASURED: [(&str, &str); 8] = [
    (" tall", "Height"),
    (" high", "Height"),
    (" long", "Length"),
    (" wide", "Width"),
    (" deep", "Depth"),
    (" thick", "Thickness"),
    (" heavy", "Weight"),
    (" in weight", "Weight"),
];

/// What a word after a unit says is measured: "tall".
pub(super) fn measured(word: &str) -> Option<&'static str> {
    MEASURED.iter().find(|(end, _)| end.trim_start() == word).map(|(_, name)| *name)
}

/// What bare numbers count where only the hints say it, twice at least: "the ship with 20 sailors"
/// where a crew is one of 14, 18 and 20. By the category's number.
pub(super) fn counted_units(categories: &[Category], words: &[Token]) -> Vec<(u8, String)> {
    let digits = |value: &String| value.bytes().all(|digit| digit.is_ascii_digit());
    let bare = |category: &&Category| category.values.iter().all(digits);
    // What two lists share belongs to neither.
    let own = |value: &str| {
        let lists = categories.iter().filter(bare);
        lists.filter(|category| category.values.iter().any(|other| other == value)).count() == 1
    };
    let units = categories.iter().enumerate().filter(|(_, category)| bare(category));
    let units = units.filter_map(|(c, category)| {
        let mut said: FxHashMap<&str, usize> = FxHashMap::default();
        for pair in words.windows(2) {
            let [count, noun] = pair else { continue };
            let counts = own(&count.word) && category.values.contains(&count.word);
            let plural = noun.word.len() > 3 && noun.word.ends_with('s') && !noun.capital;
            let known = is_place(&noun.word) || is_unit(&noun.word) || noun.is(&["less", "others"]);
            if counts && plural && !known && noun.word.chars().all(char::is_alphabetic) {
                *said.entry(&noun.word).or_default() += 1;
            }
        }
        let (noun, times) = said.into_iter().max_by_key(|(noun, times)| (*times, *noun))?;
        (times > 1).then(|| (c as u8, noun.to_owned()))
    });
    units.collect()
}

/// Takes off what leads up to numbers, and the unit that only the last has: "at 9:00, 9:30 and
/// 10:00", "aged 5, 6 and 8", "two, three and four weeks", "12, 14 and 16 feet tall".
pub(super) fn without_units(values: &mut [String]) -> Option<Unit> {
    if spell_out(values) {
        return Some(Unit { word: "time", name: Some("Time") });
    }
    let digit = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let (first, rest) = values.split_first_mut()?;
    let lead = ["at ", "aged ", "for ", "in ", "from "].iter().find(|lead| {
        first.strip_prefix(**lead).is_some_and(digit) && rest.iter().all(|value| digit(value))
    });
    if let Some(lead) = lead {
        first.replace_range(..lead.len(), "");
    }
    // "Standing 12, 14 and 16 feet tall", "priced at $5, $6 and $7".
    let priced = |text: &str| digit(text.trim_start_matches(['$', '€', '£']));
    let verb = |text: &str| {
        let opening = text.split(' ').next().unwrap_or_default();
        // Places have numbers of their own.
        opening != "numbered"
            && ["ing", "ed"].iter().any(|end| opening.ends_with(end))
            && text.split(' ').count() < 3
            && !text.contains(char::is_uppercase)
    };
    if let Some((_, own)) = first.rsplit_once(' ').filter(|(text, own)| verb(text) && priced(own))
        && rest.iter().all(|value| priced(value))
    {
        *first = own.to_owned();
    }
    // "Feet tall", "pounds in weight": the unit is feet, pounds.
    let measured = rest.last().filter(|value| digit(value)).and_then(|last| {
        MEASURED
            .into_iter()
            .find(|(end, _)| last.strip_suffix(end).is_some_and(|own| own.contains(' ')))
    });
    if let (Some((end, _)), Some(last)) = (measured, rest.last_mut()) {
        last.truncate(last.len() - end.len());
    }
    // "Are 20, 25 and 30 years old", "are 60, 70 and 80 points".
    let number =
        |text: &str| text.bytes().all(|digit| digit.is_ascii_digit()) || number(text).is_some();
    let units = [
        " years of age",
        " years old",
        " years",
        " yrs",
        " points",
        " weeks",
        " months",
        " days",
        " hours",
        " minutes",
        " miles",
        " pounds",
        " lbs",
        " lb",
        " feet",
        " foot",
        " ft",
        " inches",
        " kg",
        " kilos",
        " cm",
        " dollars",
        " euros",
    ];
    let unit = units.into_iter().find(|unit| {
        let ends = rest.last().and_then(|last| last.strip_suffix(unit)).is_some_and(number);
        ends && number(first) && rest[..rest.len() - 1].iter().all(|value| number(value))
    });
    if let (Some(unit), Some(last)) = (unit, rest.last_mut()) {
        last.truncate(last.len() - unit.len());
    }
    match unit {
        Some(unit) if unit.starts_with(" y") => Some(AGED),
        Some(unit) => {
            let name = measured.map(|(_, name)| name).or(match unit {
                " points" => Some("Score"),
                " lbs" | " lb" | " kg" | " kilos" => Some("Weight"),
                _ => None,
            });
            Some(Unit { word: unit.trim_start(), name })
        }
        None => lead.filter(|lead| **lead == "aged ").map(|_| AGED),
    }
}
