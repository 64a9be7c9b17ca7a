//! Where sentences end, and which facts a paragraph has.

use super::asking::questions_apart;
use super::document::{Section, bare_list, section};
use super::tokens::{is_of_short_form, tokens};

/// The sentences of a paragraph.
pub(super) fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut start = 0;
    for (at, c) in text.char_indices() {
        if !matches!(c, '.' | '?' | '!') {
            continue;
        }
        let rest = &text[at + 1..];
        let after = rest.trim_start_matches(['"', '\'', ')', '\u{201d}', '*', '_', '`']);
        let ends = after.is_empty()
            || after.starts_with(char::is_whitespace)
            || c == '?' && after.starts_with(char::is_uppercase);
        // "Neither likes tea... but Ann does.", "It is watered (rarely!) by the nurse."
        let trails = (text[..at].ends_with("..") || rest.starts_with(')'))
            && after.trim_start().starts_with(|c: char| c.is_lowercase());
        let topic = c == '?' && rest.starts_with(' ') && is_topic(&text[start..at]);
        if !ends || trails || topic || (c == '.' && abbreviated(&text[start..at], after)) {
            continue;
        }
        let end = at + 1 + (rest.len() - after.len());
        found.push(unquoted(text[start..end].trim()));
        start = end;
    }
    found.push(unquoted(text[start..].trim()));
    found.retain(|sentence| sentence.chars().any(char::is_alphanumeric));
    found
}

/// "The yellow hut?": what the next sentence speaks of, and no question of its own.
fn is_topic(said: &str) -> bool {
    let words = tokens(said);
    let asks = ["who", "whose", "whom", "what", "which", "where", "when", "how", "why", "name"];
    let told = [
        "is", "was", "are", "were", "do", "does", "did", "can", "could", "will", "would", "have",
        "has", "had", "should", "may", "must", "ready", "right", "or", "you", "it",
    ];
    (1..6).contains(&words.len())
        && words.iter().all(|word| {
            // "The vicar, sir?"
            (!word.is_mark() || word.is(&[","])) && !word.is(&asks) && !word.is(&told)
        })
}

/// Without a quote that is opened or closed in another sentence.
fn unquoted(sentence: &str) -> &str {
    let quotes = ['"', '\u{201c}', '\u{201d}'];
    match sentence.matches(quotes).count() {
        1 => sentence.trim_matches(quotes).trim(),
        _ => sentence,
    }
}

/// The facts of a paragraph: its sentences, and what stands between the semicolons of a long one:
/// "the first house is red; the nurse lives next to the lawyer; …".
pub(super) fn facts(text: &str) -> Vec<&str> {
    // "A snack (one brought nuts; one brought figs; …)" lists.
    let several = |sentence: &str| {
        let outside = sentence.split(['(', ')']).step_by(2);
        outside.map(|part| part.matches("; ").count()).sum::<usize>() > 1 && !sentence.contains(':')
    };
    let mut found = Vec::new();
    for sentence in sentences(text) {
        // "Clues: Ann drinks tea; the red house is first; …".
        let sentence = match sentence.split_once(": ") {
            Some((label, rest))
                if label.split(' ').count() < 4 && section(label) == Some(Section::Hints) =>
            {
                rest
            }
            // "They finished in the following order: Ann was behind Bob."
            Some((intro, rest)) if announces(intro) && says(rest) => {
                found.push(intro.trim());
                rest.trim()
            }
            _ => sentence,
        };
        match several(sentence) {
            true => found.extend(sentence.split("; ").map(str::trim)),
            false => found.push(sentence),
        }
    }
    questions_apart(text, found)
}

/// Whether an introduction says that facts follow: "… in the following order".
fn announces(intro: &str) -> bool {
    let words = tokens(intro);
    let last = words.len().saturating_sub(3);
    // "Only one of the following is true: …" says that not all of it is.
    let claims = ["true", "false", "correct", "claims", "different", "same", "one", "holds"];
    words[last..].iter().any(|token| token.is(&["following", "follows"]))
        && !words.iter().any(|token| token.is(&claims))
}

/// Whether this is no list but says something.
fn says(rest: &str) -> bool {
    bare_list(rest) == 0 && rest.matches(',').count() < 2 && tokens(rest).len() > 4
}

/// Whether the point after this belongs to a short form, or to a number that counts sentences.
fn abbreviated(before: &str, after: &str) -> bool {
    let last = before.rsplit(|c: char| c.is_whitespace() || c == '(').next().unwrap_or("");
    // "12. The Brit…" in the middle of a line.
    let counts = last.parse::<u32>().is_ok() && before.trim() == last;
    counts || is_of_short_form(last, after)
}
