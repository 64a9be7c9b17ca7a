//! What values look like.

use rustc_hash::FxHashSet;

use super::marks::counter;
use super::words::{Words, stem, words as all_words};

/// A value without quotes, articles and the like.
pub fn value(part: &str, words: &Words) -> String {
    let mut part = part.trim().trim_end_matches([',', ';']).trim();
    // "A) Curie", "(1) butcher"
    if let Some(mark) = counter(part).filter(|mark| mark.style.ends_with(')')) {
        part = &part[mark.len..];
    }
    let first = part.split_whitespace().next().unwrap_or("");
    if words.is("join", first) && first.len() < part.len() {
        part = part[first.len()..].trim_start();
    }
    // "the pub", "in the pub"
    let mut ahead = part.split_whitespace();
    let pair = (ahead.next().unwrap_or(""), ahead.next().unwrap_or(""));
    let inner = words.is("small", pair.0) && words.is("article", pair.1) && ahead.next().is_some();
    if pair.0.starts_with(char::is_lowercase) && inner {
        part = part[pair.0.len()..].trim_start();
    }
    // "van (again not in this order": a bracket that ends behind the list says nothing of the value.
    if let Some((inner, _)) = part.split_once(" (").filter(|(_, rest)| !rest.contains(')')) {
        part = inner;
    }
    let first = part.split_once(' ').map_or("", |(first, _)| first);
    if first.starts_with(char::is_lowercase) && words.is("article", first) {
        part = part[first.len()..].trim_start();
    }
    for (open, close) in [('"', '"'), ('“', '”'), ('\'', '\''), ('‘', '’'), ('(', ')')] {
        let inner = part.strip_prefix(open).and_then(|inner| inner.strip_suffix(close));
        part = inner.unwrap_or(part);
    }
    let part = part.trim_matches([',', '"', '“', '”']);
    part.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Takes what brackets say more of values away, "Medusa (2 masts)", where they stay distinct.
pub fn without_glosses(values: &mut [String]) {
    let bare = |value: &String| {
        let (bare, gloss) = value.split_once(" (").unwrap_or((value, ""));
        let whole = gloss.strip_suffix(')').is_some_and(|gloss| !gloss.contains(')'));
        if whole { bare.to_owned() } else { value.clone() }
    };
    let all: Vec<String> = values.iter().map(bare).collect();
    if are_distinct(&all) {
        values.clone_from_slice(&all);
    }
}

/// Whether a text says anything.
pub fn says(text: &str) -> bool {
    text.chars().any(char::is_alphanumeric)
}

/// Whether a text has the form of a value: a few words, no verb.
pub fn is_value(value: &str, words: &Words) -> bool {
    let count = value.split_whitespace().count();
    let colon = value
        .match_indices(':')
        .any(|(at, _)| !value[at + 1..].starts_with(|c: char| c.is_ascii_digit()));
    let marks = colon
        || value.contains(" - ")
        || value.contains(['?', '!', '=', '\n'])
        || value.contains(". ") && count > 3;
    // "the one from Owl" speaks of a value.
    let mut ahead = value.split_whitespace();
    let first = ahead.next().filter(|first| first.starts_with(char::is_lowercase)).unwrap_or("");
    let goes_on =
        ahead.next().is_some_and(|next| words.is("small", next) || words.is("where", next));
    let speaks = goes_on && words.is("somebody", first);
    // Titles may have verbs: "Some Like It Hot".
    let title =
        all_words(value).all(|word| !word.starts_with(char::is_lowercase) || word.len() < 4);
    let plain = title || !words.any("verb", value);
    says(value) && !speaks && plain && !marks && (1..=if title { 8 } else { 5 }).contains(&count)
}

/// Whether these are no values but the heads of columns: `1`, `2` …, `#1` …, `House 1` …, `Option A` ….
pub fn counts_up(values: &[String]) -> bool {
    let head = values.first().and_then(|first| first.rsplit_once(' ')).map(|(head, _)| head);
    let letter =
        |at: usize| head.and_then(|_| u8::try_from(at).ok()).map(|at| char::from(b'A' + at));
    values.iter().enumerate().all(|(at, value)| {
        let (words, last) =
            value.rsplit_once(' ').map_or((None, value.as_str()), |(a, b)| (Some(a), b));
        let counts = last.trim_start_matches('#') == (at + 1).to_string()
            || letter(at).is_some_and(|c| last == c.to_string());
        words == head && counts
    })
}

/// What a value begins with: a small letter, a capital, a digit.
pub fn kind(part: &str, words: &Words) -> u8 {
    let mut bare = part;
    while let Some((first, rest)) = bare.split_once(' ') {
        if !words.is("article", first) && !words.is("join", first) {
            break;
        }
        bare = rest;
    }
    match bare.chars().find(|c| c.is_alphanumeric()) {
        Some(c) if c.is_numeric() => 2,
        Some(c) if c.is_uppercase() => 1,
        _ => 0,
    }
}

/// Whether no two values are the same.
pub fn are_distinct(values: &[String]) -> bool {
    values.iter().collect::<FxHashSet<_>>().len() == values.len()
}

/// Takes away the noun of the label where each value ends in it: "vases: a teal vase, an amber vase".
pub fn without_noun(values: &mut [String], label: &str) {
    let of_label = |noun: &str| all_words(label).any(|word| stem(word) == stem(noun));
    let ends = |value: &String| value.rsplit_once(' ').is_some_and(|(_, noun)| of_label(noun));
    if values.iter().all(ends) {
        for value in values {
            value.truncate(value.rfind(' ').unwrap_or(value.len()));
        }
    }
}
