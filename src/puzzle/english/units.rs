//! Lists of numbers that have their unit, or what leads up to them, but once.

use super::clock::spell_out;
use super::tokens::number;

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
