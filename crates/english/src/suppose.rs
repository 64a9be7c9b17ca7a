//! Questions about no value and no place of their own: "Who sits immediately to the left of Ann?",
//! "Which car is between the Ford and the Fiat?". Each value that may be the answer is put where the
//! question asks, and the sentence that comes of it is read like a hint; which of them is true only
//! the solution knows.

use super::Ground;
use super::question::asks_for;
use super::tokens::{Token, tokens};
use puzzle::{Category, Relation, Value};

/// The values that may be the answer, each with what the question says of it; none where it is not
/// understood word by word.
pub(super) fn supposed(
    text: &str,
    categories: &[Category],
    ground: &Ground,
) -> Vec<(Value, Relation)> {
    let words = tokens(text);
    if let Some(found) = of_somebody(text, &words, categories, ground) {
        return found;
    }
    let Some((asking, len, category)) = asks_for(&words, categories, ground) else {
        return Vec::new();
    };
    // What stands before it may only lead to it: "So, who", "Finally, which car".
    let led = words[..asking].iter().all(|token| token.is_mark() || token.is(&LEADING));
    let twice = words[asking + 1..].iter().any(|token| token.is(&["who", "which", "what"]));
    let (Some(last), true) = (words.get(asking + len - 1), led) else { return Vec::new() };
    let rest = text[last.at.end..].trim_end_matches(ENDING);
    let whose = words[asking].is(&["whose"]);
    if rest.trim().is_empty() || twice && words[asking].is(&["what"]) {
        return Vec::new();
    }
    let named = ground.named(rest).unwrap_or_default();
    // "Who is taller, Ann or Bob?" offers them.
    let offered = words.iter().any(|token| token.is(&["or"]));
    if offered && named.iter().any(|value| value.category == category) {
        return Vec::new();
    }
    let values = (0..categories[usize::from(category)].values.len() as u8)
        .map(|index| Value { category, index })
        .filter(|value| !named.contains(value));
    let supposed: Option<Vec<(Value, Relation)>> = values
        .map(|value| {
            let name = &categories[usize::from(category)].values[usize::from(value.index)];
            let owner = if whose { "'s" } else { "" };
            Some((value, read(&format!("{name}{owner}{rest}."), value, ground)?))
        })
        .collect();
    supposed.filter(|supposed| supposed.len() > 1).unwrap_or_default()
}

/// "What is the drink of the person next to Ann?": that person has one of the drinks.
fn of_somebody(
    text: &str,
    words: &[Token],
    categories: &[Category],
    ground: &Ground,
) -> Option<Vec<(Value, Relation)>> {
    let asking = words.iter().position(|token| token.is(&["what", "which"]))?;
    let led = words[..asking].iter().all(|token| token.is_mark() || token.is(&LEADING));
    let is =
        |ahead: usize, any: &[&str]| words.get(asking + ahead).is_some_and(|token| token.is(any));
    let framed = is(1, &["is", "was"]) && is(2, &["the"]) && is(4, &["of"]) && is(5, &["the"]);
    let [category] = ground.cues.called(&words.get(asking + 3)?.word)[..] else { return None };
    if !led || !framed {
        return None;
    }
    let rest = &text[words[asking + 5].at.start..];
    let rest = rest.trim_end_matches(ENDING);
    let values = 0..categories[usize::from(category)].values.len() as u8;
    values
        .map(|index| {
            let value = Value { category, index };
            let name = &categories[usize::from(category)].values[usize::from(index)];
            Some((value, read(&format!("{rest} is {name}."), value, ground)?))
        })
        .collect()
}

const ENDING: [char; 6] = ['?', '!', ' ', '*', '"', '\u{201d}'];

const LEADING: [&str; 12] =
    ["so", "and", "but", "now", "finally", "then", "tell", "me", "us", "say", "can", "find"];

/// What a sentence says of the value, where every word of it is understood.
fn read(sentence: &str, value: Value, ground: &Ground) -> Option<Relation> {
    let found = ground.understand(sentence)?;
    if found.guessed || !found.passed_over.is_empty() || !found.remarks.is_empty() {
        return None;
    }
    let relation = match found.readings.as_slice() {
        [only] => only.relation.clone(),
        // Who is asked for is one: "to the left of" is the next to the left.
        several => match several.iter().find(|reading| reading.label == "immediately") {
            Some(next) => next.relation.clone(),
            None => Relation::Or(several.iter().map(|r| r.relation.clone()).collect()),
        },
    };
    says_of(&relation, value).then_some(relation)
}

/// Whether a relation speaks of the value.
fn says_of(relation: &Relation, value: Value) -> bool {
    let mut found = false;
    relation.for_each_value(&mut |named| found |= named == value);
    found
}
