//! Places with names of their own: days, months, years, times, prices. Where the row has no other
//! order, theirs is it, and the category is where it is.

use super::categories::Listed;
use super::document::Line;
use super::lexicon::is_place;
use super::orders::{addresses, from_end_to_end, lettered, told_after, told_in_order};
use super::quantities::amount;
use super::scenery::{Row, Scenery, sides};
use super::tokens::{Token, ordinal, tokens};

/// The category that names the places of the row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Calendar {
    /// Its place among the categories.
    pub category: usize,
    /// By value: its place in the row.
    pub order: Vec<u8>,
    /// The difference from one to the next, in hundredths (of a minute for times), where the values
    /// are numbers and it is always the same.
    pub step: Option<u32>,
    /// Whether it is one of years.
    pub years: bool,
    /// Whether its order is that of time or amounts, and not only told: "from left to right, lane A,
    /// lane B".
    pub counts: bool,
    /// Whether it is one of the times that a race took.
    pub raced: bool,
}

const DAYS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
pub(super) const DAY_NAMES: [&str; 7] =
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
pub(super) const MONTH_NAMES: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// The day of the week with this name: "Monday", "Mon", "Tues".
pub(super) fn day(name: &str) -> Option<&'static str> {
    let name = name.to_lowercase();
    DAY_NAMES
        .into_iter()
        .find(|day| *day == name || (3..6).contains(&name.len()) && day.starts_with(name.as_str()))
}

/// "Mon", "Tues" in full, where all values are days and the text has one of them so.
pub(super) fn spelt_out(values: &[String], words: &[Token]) -> Option<Vec<String>> {
    let days: Vec<&str> = values.iter().map(|value| day(value)).collect::<Option<_>>()?;
    let said = words.iter().any(|token| days.contains(&token.word.as_str()));
    said.then(|| days.into_iter().map(super::named::capital).collect())
}

/// What a value counts for.
enum Key {
    Named(i64),
    Number(i64),
}

fn key(value: &str) -> Option<Key> {
    let lower = value.to_lowercase();
    let named =
        |names: &[&str]| names.iter().position(|name| lower.starts_with(name)).map(|i| i as i64);
    let word = lower.split(' ').next().unwrap_or_default();
    if let Some(day) = named(&DAYS).filter(|_| word.len() <= 9) {
        return Some(Key::Named(day));
    }
    if let Some(month) = named(&MONTHS).filter(|_| word.len() <= 9) {
        // "March 3rd".
        let day: String = lower.chars().filter(char::is_ascii_digit).take(2).collect();
        return Some(Key::Named(month * 100 + day.parse::<i64>().unwrap_or(0)));
    }
    amount(&lower).map(Key::Number)
}

/// A day of the week or a month without a day, by its number, in hundredths.
pub(super) fn date(value: &str) -> Option<i64> {
    match key(value) {
        Some(Key::Named(k)) if !value.contains(|c: char| c.is_ascii_digit()) => {
            Some(if k < 7 && DAYS.iter().any(|day| value.to_lowercase().starts_with(day)) {
                k * 100
            } else {
                k
            })
        }
        _ => None,
    }
}

/// How many days the month has that is meant by "April" or "Apr"; no leap year.
pub(super) fn days_of_month(value: &str) -> Option<u8> {
    const DAYS: [u8; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let word = value.to_lowercase();
    let full = MONTH_NAMES.iter().position(|name| *name == word);
    full.or_else(|| MONTHS.iter().position(|month| *month == word)).map(|month| DAYS[month])
}

/// "July 10", "3 May": the day of the year, in hundredths.
pub(super) fn day_of_year(value: &str) -> Option<i64> {
    const BEFORE: [i64; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
    let words = tokens(value);
    let [a, b] = words.as_slice() else { return None };
    let month = |token: &Token| MONTHS.iter().position(|month| token.word.starts_with(month));
    let day = |token: &Token| {
        let digits = token.word.trim_end_matches(|c: char| c.is_ascii_lowercase());
        digits.parse::<i64>().ok().filter(|day| (1..=31).contains(day))
    };
    let found = month(a).zip(day(b)).or(month(b).zip(day(a)));
    found.map(|(month, day)| (BEFORE[month] + day) * 100)
}

/// The place of a floor that is called so: "ground floor", "third floor", "basement".
pub(super) fn storey(value: &str) -> Option<i64> {
    let lower = value.to_lowercase();
    let words: Vec<&str> = lower.split([' ', '-']).collect();
    match words.as_slice() {
        ["basement"] | ["basement", _] => Some(-1),
        ["ground"] | ["ground", "floor" | "storey" | "story" | "level"] => Some(0),
        ["attic" | "penthouse"] => Some(99),
        ["top", "floor"] => Some(98),
        [first, "floor" | "storey" | "story" | "level"] => ordinal(first).map(i64::from),
        _ => None,
    }
}

/// The places of floors, where all of these are floors: "ground, first, second".
pub(super) fn floors(values: &[String]) -> Option<Vec<i64>> {
    let named = values.iter().any(|value| storey(value).is_some());
    let bare = |value: &String| match value.to_lowercase().as_str() {
        "top" => Some(98),
        lower => ordinal(lower).map(i64::from),
    };
    let floor = |value: &String| storey(value).or_else(|| bare(value).filter(|_| named));
    values.iter().map(floor).collect()
}

/// The category of the floors, where they are listed by their names.
pub(super) fn storeys(listed: &[Listed]) -> Option<Calendar> {
    listed.iter().enumerate().find_map(|(category, listed)| {
        let floors = floors(&listed.values)?;
        let below = |floor: &i64| floors.iter().filter(|other| *other < floor).count() as u8;
        let order: Vec<u8> = floors.iter().map(below).collect();
        let distinct = (1..order.len()).all(|i| !order[..i].contains(&order[i]));
        distinct.then_some(Calendar {
            category,
            order,
            step: None,
            years: false,
            counts: false,
            raced: false,
        })
    })
}

/// Words for races that are timed.
const TIMED_RACE: [&str; 10] =
    ["race", "ran", "run", "runner", "runners", "marathon", "swam", "swimmers", "course", "sprint"];

/// Whether these words speak of a race.
pub(super) fn is_race(words: &[Token]) -> bool {
    words.iter().any(|token| token.is(&TIMED_RACE))
}

/// Whether the values are times as a race takes: "41 minutes".
fn is_short(listed: &Listed) -> bool {
    let unit = ["minute", "minutes", "second", "seconds", "min", "sec"];
    let timed = |value: &String| tokens(value).last().is_some_and(|last| last.is(&unit));
    listed.values.iter().any(timed)
        || tokens(&listed.name).iter().any(|word| word.is(&unit) || word.is(&["time", "times"]))
}

/// Whether the values are ages or terms: "3, 5 or 9 years".
fn lasts(listed: &Listed) -> bool {
    let units = ["years", "months", "weeks", "days", "hours", "minutes"];
    let named = |text: &str, words: &[&str]| tokens(text).iter().any(|token| token.is(words));
    listed.values.iter().any(|value| named(value, &units))
        || named(&listed.name, &["age", "ages", "length", "lengths", "term", "duration"])
}

/// Finds the category that names the places, where one does.
pub(super) fn calendar(
    listed: &[Listed],
    lines: &[Line],
    words: &[Token],
    scenery: &Scenery,
) -> Option<Calendar> {
    let floors = || storeys(listed).filter(|_| scenery.row == Row::Floors);
    let letters = || lettered(listed, lines, scenery);
    let ends = || from_end_to_end(listed, scenery);
    let after = || told_after(listed, lines, scenery);
    let told = told_in_order(listed, lines, scenery).or_else(floors).or_else(letters);
    if let Some(told) = told.or_else(ends).or_else(after) {
        return Some(Calendar { step: told_step(&listed[told.category]), ..told });
    }
    let said = |list: &[&str]| words.iter().any(|token| token.is(list));
    let along = |three: &[Token]| {
        let ends = ["north", "south"];
        three[0].is(&ends) && three[1].is(&["to"]) && three[2].is(&ends)
    };
    let sided = sides(words) > 0
        || said(&["east", "west", "northernmost", "southernmost", "innermost", "outermost"])
        || said(&["outward", "outwards", "inward", "inwards"])
        || words.windows(3).any(along);
    // "The acts took the stage one after another": scores and fees do not order them.
    let another = |four: &[Token]| {
        let other =
            four[2].is(&["another"]) || four[2].is(&["the", "each"]) && four[3].is(&["other"]);
        four[0].is(&["one"]) && four[1].is(&["after"]) && other
    };
    let performed = said(&["stage", "slot", "slots", "succession", "programme", "lineup"])
        || words.windows(4).any(another);
    // Words for places that have no names.
    let placed = scenery.row == Row::Time && performed
        || scenery.row != Row::Time
            && (scenery.row != Row::Side
                || said(&[
                    "row", "line", "numbered", "first", "second", "third", "seat", "position",
                ]));
    let of = |category: usize, listed: &Listed, dates: bool| {
        let keys: Option<Vec<Key>> = listed.values.iter().map(|value| key(value)).collect();
        let keys = keys?;
        let named = keys.iter().all(|key| matches!(key, Key::Named(_)));
        let numbers: Vec<i64> = keys
            .iter()
            .map(|key| match key {
                Key::Named(k) | Key::Number(k) => *k,
            })
            .collect();
        let numbers = past_noon(past_midnight(numbers, &listed.values), &listed.values);
        let numbers = if named { past_the_turn(numbers) } else { numbers };
        let years = numbers.iter().all(|k| (100_000..300_000).contains(k));
        // "Room 203" where the rooms have these numbers: they are the places.
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        let consecutive = !named && sorted.windows(2).all(|pair| pair[1] - pair[0] == 100);
        let numbers_place =
            |pair: &[Token]| is_place(&pair[0].word) && listed.values.contains(&pair[1].word);
        let called = consecutive && !scenery.numbered && words.windows(2).any(numbers_place);
        if called || !named && addresses(listed, lines, &sorted) {
            // "4 higher" is two houses on where every second number is listed.
            let step = sorted.get(1).map_or(0, |second| second - sorted[0]);
            let step = u32::try_from(step).ok().filter(|&step| step > 100);
            let place = |key: &i64| sorted.iter().position(|other| other == key).unwrap_or(0) as u8;
            let order = numbers.iter().map(place).collect();
            return Some(Calendar {
                category,
                order,
                step,
                years: false,
                counts: false,
                raced: false,
            });
        }
        let times = listed.values.iter().all(|value| {
            let lower = value.to_lowercase();
            let ends = ["am", "pm", "a.m.", "p.m.", "noon", "midday", "midnight"];
            lower.contains(':') || ends.iter().any(|end| lower.ends_with(end))
        });
        let dated = named || years || times;
        if dates != dated {
            return None;
        }
        // "Plot 5": the places have numbers, so ages and terms order nothing.
        let own_order = scenery.numbered || placed;
        let ordered = own_order || matches!(scenery.row, Row::Order | Row::Floors);
        let floors = scenery.row == Row::Floors && scenery.told
            || matches!(scenery.row, Row::Floors | Row::Stack)
                && scenery.bearings.from_top.is_some()
            || scenery.row == Row::Stack && said(&["top", "bottom", "topmost", "bottommost"]);
        // Who takes less time to finish a race is ahead.
        let raced = scenery.row == Row::Order && is_race(words) && is_short(listed);
        // Rooms in a row with numbers of their own keep their order, whenever somebody is called.
        let rooms = scenery.flat && scenery.numbered;
        // Old cars of a train keep their order, whenever they were built.
        let rolling =
            |token: &Token| token.is(&["engine", "locomotive", "coupled"]) && !token.capital;
        let coupled = years && words.iter().any(rolling);
        if sided || floors || rooms || coupled || !dated && !raced && (ordered || lasts(listed)) {
            return None;
        }
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        sorted.dedup();
        if sorted.len() != numbers.len() {
            return None;
        }
        let order = numbers
            .iter()
            .map(|key| sorted.iter().position(|other| other == key).unwrap_or(0) as u8)
            .collect();
        let step = sorted.get(1)? - sorted[0];
        let even = !named && sorted.windows(2).all(|pair| pair[1] - pair[0] == step);
        let step = if even { u32::try_from(step).ok() } else { None };
        Some(Calendar { category, order, step, years, counts: true, raced })
    };
    // Dates order what happens, whatever else is counted.
    let find = |dates: bool| listed.iter().enumerate().find_map(|(c, listed)| of(c, listed, dates));
    find(true).or_else(|| find(false))
}

/// How far apart numbers of houses are that go along the row: 2 for 3, 5 and 7. None for 1, 2 and 3.
fn told_step(listed: &Listed) -> Option<u32> {
    let numbers: Option<Vec<i64>> = listed.values.iter().map(|value| amount(value)).collect();
    let mut sorted = numbers?;
    sorted.sort_unstable();
    let step = sorted.get(1)? - sorted[0];
    let even = sorted.windows(2).all(|pair| pair[1] - pair[0] == step);
    u32::try_from(step).ok().filter(|&step| even && step > 100)
}

/// "10:00, 11:00, 1:00": what is listed after an hour past noon, where no half of the day is told, is
/// in the afternoon.
pub(super) fn past_noon(mut amounts: Vec<i64>, values: &[String]) -> Vec<i64> {
    const HALF: i64 = 12 * 60 * 100;
    let clock =
        |value: &String| value.ends_with(|c: char| c.is_ascii_digit()) && value.contains(':');
    let mut falls = (1..amounts.len()).filter(|&i| amounts[i] < amounts[i - 1]);
    let (Some(noon), None, true) = (falls.next(), falls.next(), values.iter().all(clock)) else {
        return amounts;
    };
    let (first, last) = (amounts[0], amounts[amounts.len() - 1]);
    let morning = amounts[noon - 1] < HALF + 60 * 100;
    if morning && last < first && last + HALF - first < HALF {
        amounts[noon..].iter_mut().for_each(|amount| *amount += HALF);
    }
    amounts
}

/// "Sunday, Monday, Tuesday", "November, December, January": days and months that are listed one
/// after the other go on after the turn of the week or the year.
fn past_the_turn(mut numbers: Vec<i64>) -> Vec<i64> {
    let whole_months = numbers.iter().all(|k| k % 100 == 0) && numbers.iter().any(|k| *k > 6);
    let (step, all) = if whole_months { (100, 1200) } else { (1, 7) };
    let follows = |pair: &[i64]| pair[1] == (pair[0] + step) % all;
    let turn = (1..numbers.len()).find(|&i| numbers[i] < numbers[i - 1]);
    if let Some(turn) = turn.filter(|_| numbers.windows(2).all(follows)) {
        numbers[turn..].iter_mut().for_each(|number| *number += all);
    }
    numbers
}

/// "11 pm, midnight, 1 am": what is listed after midnight is of the next day.
fn past_midnight(mut amounts: Vec<i64>, values: &[String]) -> Vec<i64> {
    const DAY: i64 = 24 * 60 * 100;
    let morning = |i: usize| values[i].to_lowercase().ends_with("am");
    let turn = (1..amounts.len()).find(|&i| morning(i) && amounts[i] < amounts[i - 1]);
    if let Some(turn) = turn.filter(|&turn| !(0..turn).any(morning)) {
        amounts[turn..].iter_mut().for_each(|amount| *amount += DAY);
    }
    amounts
}
