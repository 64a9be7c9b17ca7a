//! The order in which a text tells the names of the places: "from left to right, lane A, lane B",
//! "the top shelf, the second and the bottom shelf".

use super::calendar::Calendar;
use super::categories::Listed;
use super::document::Line;
use super::letters::from_end;
use super::scenery::Scenery;
use super::sentences::sentences;
use super::tokens::{ordinal, tokens};

/// The category whose values are the names of the places, told in their order: "the lanes are, from
/// left to right, lane A, lane B and lane C".
pub(super) fn told_in_order(
    listed: &[Listed],
    lines: &[Line],
    scenery: &Scenery,
) -> Option<Calendar> {
    const WAYS: [(&str, &str, &str); 5] = [
        ("from left to right", "left", "right"),
        ("from right to left", "right", "left"),
        ("from west to east", "west", "east"),
        ("from top to bottom", "top", "bottom"),
        ("from bottom to top", "bottom", "top"),
    ];
    listed.iter().enumerate().find_map(|(category, listed)| {
        let line = lines.iter().find(|line| line.number == listed.line)?;
        let first = line.text.find(listed.values.first()?.as_str())?;
        let before = line.text[..first].trim_end_matches([' ', ',', ':', '(']);
        let before = before.strip_suffix(" the").unwrap_or(before).trim_end_matches([' ', ',']);
        let (way, from, _) = WAYS.iter().find(|(way, ..)| before.ends_with(way))?;
        // "Numbered from left to right" says nothing of what comes next.
        let clause = before.strip_suffix(way)?.trim_end_matches([' ', ',']);
        let numbers =
            tokens(clause).iter().rev().take(3).any(|t| t.is(&["numbered", "row", "line"]));
        let starts = scenery.end_named(from).filter(|_| !numbers)?;
        let n = listed.values.len() as u8;
        let order = (0..n).map(|i| if starts { i } else { n - 1 - i }).collect();
        Some(told(category, order))
    })
}

/// "2, 4, 6 and 8, in that order from west to east": told after the list.
pub(super) fn told_after(listed: &[Listed], lines: &[Line], scenery: &Scenery) -> Option<Calendar> {
    let ends =
        ["left", "right", "west", "east", "top", "bottom", "north", "south", "front", "back"];
    listed.iter().enumerate().find_map(|(category, listed)| {
        let line = lines.iter().find(|line| line.number == listed.line)?;
        let last = listed.values.last()?;
        let after = &line.text[line.text.find(last.as_str())? + last.len()..];
        let words = tokens(after);
        let mut at = words.iter().position(|token| !token.is_mark())?;
        let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|token| token.is(list));
        if is(at, &["in"]) && is(at + 1, &["that", "this"]) && is(at + 2, &["order"]) {
            at += 3;
        }
        at += usize::from(is(at, &[","]));
        at += usize::from(is(at, &["reading", "going", "counting", "running"]));
        let spans = is(at, &["from"]) && is(at + 1, &ends) && is(at + 2, &["to"]);
        let starts = scenery.end_named(&words.get(at + 1).filter(|_| spans)?.word)?;
        let n = listed.values.len() as u8;
        let order = (0..n).map(|i| if starts { i } else { n - 1 - i }).collect();
        Some(told(category, order))
    })
}

/// "The top shelf, the second, the third and the bottom shelf": from one end to the other.
pub(super) fn from_end_to_end(listed: &[Listed], scenery: &Scenery) -> Option<Calendar> {
    let end = |value: &str| {
        tokens(value).iter().find_map(|token| {
            let word = token.word.trim_end_matches("most");
            ["top", "bottom", "left", "right", "upper", "lower"].contains(&word).then(|| {
                scenery.end_named(match word {
                    "upper" => "top",
                    "lower" => "bottom",
                    word => word,
                })
            })?
        })
    };
    let inner = |value: &String| {
        let words = tokens(value);
        words.first().is_some_and(|first| {
            ordinal(&first.word).is_some()
                || first.is(&["middle", "center", "central", "lower", "upper", "next"])
        })
    };
    listed.iter().enumerate().find_map(|(category, listed)| {
        let [first, between @ .., last] = listed.values.as_slice() else { return None };
        let (first, last) = (end(first)?, end(last)?);
        if first == last || between.is_empty() || !between.iter().all(inner) {
            return None;
        }
        let n = listed.values.len() as u8;
        let order = (0..n).map(|i| if first { i } else { n - 1 - i }).collect();
        Some(told(category, order))
    })
}

/// "Their houses have the numbers 10, 12, 14 and 16": numbers of houses stand in their order.
pub(super) fn addresses(listed: &Listed, lines: &[Line], sorted: &[i64]) -> bool {
    let Some(line) = lines.iter().find(|line| line.number == listed.line) else { return false };
    let step = sorted.get(1).map_or(0, |second| second - sorted[0]);
    let even = step > 0 && sorted.windows(2).all(|pair| pair[1] - pair[0] == step);
    let first = listed.values.first().map_or("", String::as_str);
    let own = sentences(&line.text).into_iter().find(|sentence| sentence.contains(first));
    let words = tokens(own.unwrap_or_default());
    let says = |list: &[&str]| words.iter().any(|token| token.is(list));
    even && says(&["houses", "house", "cottages", "doors", "huts", "addresses", "plots"])
        && says(&["number", "numbers", "numbered"])
}

/// "A is the leftmost seat": whether the letter is at the first place.
fn end_of(letter: &str, text: &str, scenery: &Scenery) -> Option<bool> {
    let words = tokens(text);
    words.windows(4).find_map(|four| {
        let said = text[four[0].at.clone()] == *letter
            && four[1].is(&["is", "being"])
            && four[2].is(&["the", "at", "on"]);
        let end = four[3].word.trim_end_matches("most");
        said.then(|| scenery.end_named(end))?
    })
}

/// Letters that go along the row: "pads A, B and C, in alphabetical order from left to right".
pub(super) fn lettered(listed: &[Listed], lines: &[Line], scenery: &Scenery) -> Option<Calendar> {
    let one = |value: &String| value.len() == 1 && value.starts_with(char::is_uppercase);
    listed.iter().enumerate().find_map(|(category, listed)| {
        let line = lines.iter().find(|line| line.number == listed.line)?;
        let letters = listed.values.iter().all(one) && listed.values.is_sorted();
        let mut own = sentences(&line.text).into_iter().filter(|sentence| {
            let words = tokens(sentence);
            let has =
                |value: &String| words.iter().any(|token| sentence[token.at.clone()] == **value);
            listed.values.first().is_some_and(has) && listed.values.last().is_some_and(has)
        });
        let told_so = || {
            let first = listed.values.first()?;
            lines.iter().filter(|_| letters).find_map(|line| end_of(first, &line.text, scenery))
        };
        let along = own.next().filter(|_| letters).and_then(from_end);
        let starts = along.and_then(|from| scenery.end_named(from)).or_else(told_so)?;
        let n = listed.values.len() as u8;
        let order = (0..n).map(|i| if starts { i } else { n - 1 - i }).collect();
        Some(told(category, order))
    })
}

/// Places that only what is told orders.
fn told(category: usize, order: Vec<u8>) -> Calendar {
    Calendar { category, order, step: None, years: false, counts: false, raced: false }
}
