//! The values of one list.

use super::words::{Words, words as all_words};

/// The values that a stretch of text lists, or nothing where it is no list.
pub fn items(text: &str, words: &Words) -> Vec<String> {
    let text = text.trim().trim_end_matches(['.', ';', ',', '!']);
    let text = text.trim_start_matches([':', '=']).trim();
    let text = unwrap(text);
    let separator =
        [';', '|', ',', '/', '·'].into_iter().find(|separator| split(text, *separator).len() > 1);
    let mut parts: Vec<&str> = match separator {
        Some(separator) => split(text, separator),
        None => text.split(" - ").collect(),
    };
    if separator.is_none_or(|separator| ",;".contains(separator)) {
        last(&mut parts, words);
    }
    let values: Vec<String> = parts.iter().map(|part| value(part, words)).collect();
    let whole = values.len() > 1 && values.iter().all(|value| is_value(value, words));
    if whole { values } else { Vec::new() }
}

/// The text inside brackets that hold the whole of it.
fn unwrap(text: &str) -> &str {
    for (open, close) in [('[', ']'), ('{', '}'), ('(', ')')] {
        let inner = text.strip_prefix(open).and_then(|text| text.strip_suffix(close));
        if let Some(inner) = inner.filter(|inner| !inner.contains(open)) {
            return inner.trim();
        }
    }
    text
}

/// The parts of a text between separators that are not in quotes, brackets or numbers.
pub fn split(text: &str, separator: char) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut start, mut depth, mut quoted, mut before) = (0, 0i32, false, ' ');
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '"' => quoted = !quoted,
            '“' => quoted = true,
            '”' => quoted = false,
            _ => (),
        }
        let rest = &text[at + c.len_utf8()..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let thousands = c == ',' && before.is_ascii_digit() && digits == 3;
        let closing = matches!(before, ',' | '.');
        if c == separator && depth <= 0 && !quoted && !thousands {
            parts.push(&text[start..at]);
            start = at + c.len_utf8();
        } else if matches!(c, '"' | '”') && closing && !quoted && separator == ',' {
            // `"Night Bus," "Ten Steps," and …`
            parts.push(&text[start..at + c.len_utf8()]);
            start = at + c.len_utf8();
        }
        before = c;
    }
    parts.push(&text[start..]);
    parts.retain(|part| !part.trim().is_empty());
    parts
}

/// Takes the last part apart at its "and", which may stand in a value too ("Dooney and Bourke").
fn last(parts: &mut Vec<&str>, words: &Words) {
    let Some(part) = parts.pop() else { return };
    let trimmed = part.trim();
    let first = trimmed.split_whitespace().next().unwrap_or("");
    if words.is("join", first) || first == "&" {
        parts.push(trimmed[first.len()..].trim());
        return;
    }
    let mut at = 0;
    let mut cut = None;
    for word in trimmed.split(' ') {
        if (words.is("join", word) || word == "&") && at > 0 && !open_quote(&trimmed[..at]) {
            cut = Some((at, at + word.len()));
        }
        at += word.len() + 1;
    }
    match cut {
        Some((from, to)) if to < trimmed.len() => {
            parts.push(trimmed[..from].trim());
            parts.push(trimmed[to..].trim());
        }
        _ => parts.push(trimmed),
    }
}

fn open_quote(text: &str) -> bool {
    let plain = text.matches('"').count() % 2 == 1;
    plain || text.matches('“').count() > text.matches('”').count()
}

/// A value without quotes, articles and the like.
pub fn value(part: &str, words: &Words) -> String {
    let mut part = part.trim().trim_end_matches([',', ';']).trim();
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
    let says = value.chars().any(char::is_alphanumeric);
    // "the one from Owl" speaks of a value.
    let first = value.split_whitespace().next().unwrap_or("");
    let speaks = count > 1 && first.starts_with(char::is_lowercase) && words.is("somebody", first);
    // Titles may have verbs: "Some Like It Hot".
    let title =
        all_words(value).all(|word| !word.starts_with(char::is_lowercase) || word.len() < 4);
    let plain = title || !words.any("verb", value);
    says && !speaks && plain && !marks && (1..=if title { 8 } else { 5 }).contains(&count)
}

/// Drops what brackets add to a value, unless the text writes it so elsewhere.
pub fn without_glosses(values: &mut [String], text: &str) {
    for value in values {
        if let Some((short, _)) = value.split_once(" (").filter(|(short, _)| !short.is_empty()) {
            if text.matches(value.as_str()).count() < 2 {
                *value = short.to_owned();
            }
        }
    }
}
