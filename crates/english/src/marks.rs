//! Marks in front of lines: numbers, letters, bullets.

use super::lexicon::is_place;

/// What stands before a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    None,
    /// "3.", "Clue 3:", "(3)".
    Number(u32),
    /// "-", "*", "a)".
    Bullet,
}

/// The mark of a line and what comes after.
pub(super) fn marked(line: &str) -> (Mark, &str) {
    for bullet in [
        "- ", "* ", "• ", "· ", "– ", "— ", "+ ", "▪ ", "◦ ", "‣ ", "-> ", "→ ", "» ", "~ ", "✓ ",
        "★ ", "> ",
    ] {
        if let Some(rest) = line.strip_prefix(bullet) {
            return match numbered(rest.trim_start()) {
                (Mark::Number(number), inner) => (Mark::Number(number), inner),
                _ => (Mark::Bullet, rest),
            };
        }
    }
    // "-Ann has the cat."
    for bullet in ['-', '*', '\u{2022}', '\u{b7}', '\u{2013}', '\u{2014}'] {
        let rest = line.strip_prefix(bullet).filter(|rest| !rest.contains(bullet));
        if let Some(rest) = rest.filter(|rest| rest.starts_with(char::is_uppercase)) {
            return (Mark::Bullet, rest);
        }
    }
    // Whatever sign a line opens with, the rest is what it says.
    let mut letters = line.chars();
    if letters.next().is_some_and(|sign| !sign.is_ascii() && !sign.is_alphanumeric()) {
        let rest = letters.as_str().trim_start_matches('\u{fe0f}');
        let quote = line.starts_with(['\u{201c}', '\u{2018}', '\u{ab}']);
        if let Some(rest) = rest.strip_prefix(' ').filter(|_| !quote) {
            return (Mark::Bullet, rest);
        }
    }
    numbered(line)
}

/// "Card 3: The Brit drinks tea.": a label with a number before a sentence, unless it is a place.
fn labelled(line: &str) -> Option<(u32, &str)> {
    let (label, rest) = line.split_once(": ")?;
    let (name, number) = label.rsplit_once(' ')?;
    let sentence = rest.ends_with(['.', '!']) && rest.split(' ').count() > 3;
    // "Log entry 3".
    let (first, last) = name.split_once(' ').unwrap_or((name, name));
    let word =
        |word: &str| word.chars().all(char::is_alphabetic) && !is_place(&word.to_lowercase());
    let fits = sentence && name.starts_with(char::is_uppercase) && word(first) && word(last);
    number.parse().ok().filter(|_| fits).map(|number| (number, rest))
}

/// The number or letter of a line and what comes after.
fn numbered(line: &str) -> (Mark, &str) {
    if let Some((number, rest)) = labelled(line) {
        return (Mark::Number(number), rest);
    }
    // "(c1)", "[Clue 3]".
    let inner = line.strip_prefix(['(', '[']).unwrap_or(line);
    let lower = inner.to_ascii_lowercase();
    let mut rest = line;
    let mut named = false;
    for name in [
        "clue",
        "hint",
        "fact",
        "statement",
        "rule",
        "constraint",
        "condition",
        "premise",
        "note",
        "entry",
        "item",
        "point",
        "remark",
        "observation",
        "testimony",
        "step",
        "finding",
        "obs.",
        "c",
        "h",
        "r",
    ] {
        if lower.starts_with(name) {
            let after = inner[name.len()..].trim_start_matches([' ', '#', '-', '_']);
            let after = after.strip_prefix("No.").unwrap_or(after).trim_start();
            if after.starts_with(|c: char| c.is_ascii_digit()) {
                rest = after;
                named = true;
                break;
            }
        }
    }
    // "(O1)", "[A2]", "Q3.": whatever letter counts them.
    if !named
        && let letters =
            inner.len() - inner.trim_start_matches(|c: char| c.is_ascii_uppercase()).len()
        && (1..3).contains(&letters)
        && let after = &inner[letters..]
        && let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len()
        && (1..3).contains(&digits)
        && let closed = if inner.len() < line.len() { [')', ']'] } else { [')', '.'] }
        && after[digits..].starts_with(closed)
        && after[digits + 1..].starts_with([' ', ':', '.'])
    {
        rest = after;
        named = true;
    }
    let open = rest.strip_prefix(['(', '[', '#']).unwrap_or(rest);
    let digits = open.len() - open.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if (1..=6).contains(&digits) {
        let after = &open[digits..];
        let close = after
            .strip_prefix([')', ']'])
            .map(|after| after.strip_prefix(['.', ':']).unwrap_or(after));
        let close = close
            .or_else(|| after.strip_prefix([':', '.']))
            .or_else(|| after.strip_prefix("/ "))
            .or_else(|| after.strip_prefix(" . "))
            .or_else(|| after.strip_prefix(" -"))
            .or_else(|| after.strip_prefix(" –"))
            .or_else(|| after.strip_prefix(" —"));
        let close = close.or_else(|| after.strip_prefix('\t')).or_else(|| {
            let hash = rest.starts_with('#');
            ((named || hash) && after.starts_with(' ')).then_some(after)
        });
        if let Some(after) = close {
            if !after.starts_with(|c: char| c.is_ascii_digit()) {
                return (Mark::Number(open[..digits].parse().unwrap_or(0)), after);
            }
        }
    }
    if let Some((label, rest)) = line.split_once([')', ':', '.']) {
        let label = label.trim_start_matches('(');
        let roman =
            !label.is_empty() && label.len() < 6 && label.chars().all(|c| "ivx".contains(c));
        // "IV. Ann drinks tea."
        let capitals = label.len() < 6 && rest.starts_with(' ') && !label.is_empty();
        let roman = roman || capitals && label.chars().all(|c| "IVX".contains(c));
        let mut words = label.split(' ');
        let lettered = words.next().is_some_and(|word| {
            ["clue", "hint", "fact"].contains(&word.to_ascii_lowercase().as_str())
        }) && words.next().is_some_and(|letter| letter.len() == 1)
            && words.next().is_none();
        if roman || lettered {
            return (Mark::Bullet, rest);
        }
    }
    // "2.1 The web server …".
    let (outer, rest) = line.split_once(' ').unwrap_or((line, ""));
    let section = outer.trim_end_matches('.').split_once('.').is_some_and(|(a, b)| {
        [a, b]
            .iter()
            .all(|part| (1..3).contains(&part.len()) && part.bytes().all(|c| c.is_ascii_digit()))
    });
    if section && rest.starts_with(char::is_uppercase) {
        return (Mark::Bullet, rest);
    }
    let mut letters = line.chars();
    if let (Some(c), Some(')')) = (letters.next(), letters.next()) {
        if c.is_ascii_alphabetic() {
            return (Mark::Bullet, letters.as_str());
        }
    }
    // "(b)", "(B)".
    let lettered = line.as_bytes();
    if lettered.len() > 4
        && lettered[0] == b'('
        && lettered[1].is_ascii_alphabetic()
        && lettered[2] == b')'
    {
        return (Mark::Bullet, &line[3..]);
    }
    (Mark::None, line)
}
