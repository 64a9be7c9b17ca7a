//! Numbers, prices and times in digits and in words.

use super::tokens::{Token, number, phrase_at};

/// A number, price or time in hundredths (of a minute): "$12.50", "9:30 am", "1994", "10 points".
pub(super) fn amount(text: &str) -> Option<i64> {
    let text = text.trim().trim_start_matches(['$', '€', '£', '#']);
    match text.to_lowercase().as_str() {
        "noon" | "midday" | "12 noon" | "12 midday" => return Some(12 * 60 * 100),
        "midnight" | "12 midnight" => return Some(24 * 60 * 100),
        _ => {}
    }
    // "-5°C".
    let below = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let cold =
        text.strip_prefix(['-', '\u{2212}']).filter(|text| below(text) && text.contains('°'));
    let sign = if cold.is_some() { -1 } else { 1 };
    let text = cold.unwrap_or(text);
    // "Two years", but not "Two Gentlemen of Verona".
    if let Some((word, noun)) = text.split_once(' ') {
        if !noun.contains(' ') && word.bytes().all(|letter| letter.is_ascii_lowercase()) {
            return count(word).map(|k| i64::from(k) * 100);
        }
    }
    // "1.2 million".
    let large = [(" million", 1_000_000), (" thousand", 1_000)];
    let large = large.iter().find_map(|(name, k)| Some((text.strip_suffix(name)?, *k)));
    if let Some((text, k)) = large {
        let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
        let (whole, tenths): (i64, i64) = (whole.parse().ok()?, tenths.parse().ok()?);
        let fits = (0..10_000).contains(&whole) && (0..10).contains(&tenths);
        return fits.then_some((whole * 10 + tenths) * k * 10);
    }
    let joined = without_thousands(text);
    let text = joined.as_deref().unwrap_or(text);
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if !(1..=6).contains(&digits) {
        return None;
    }
    let whole: i64 = text[..digits].parse().ok()?;
    let rest = &text[digits..];
    let rest_lower = rest.to_lowercase();
    let tail = |from: &str| from.trim_start_matches(|c: char| c.is_ascii_digit()).trim().to_owned();
    let half = |rest: &str| -> i64 {
        match whole {
            12 if rest.starts_with("am") => -12 * 60,
            0..12 if rest.starts_with("pm") => 12 * 60,
            _ => 0,
        }
    };
    if let Some(minutes) = rest_lower.strip_prefix(':') {
        let value: i64 = minutes.get(..2)?.parse().ok()?;
        return Some((whole * 60 + value + half(&tail(minutes))) * 100);
    }
    if ["am", "pm"].iter().any(|part| rest_lower.trim_start().starts_with(part)) {
        return Some((whole * 60 + half(rest_lower.trim_start())) * 100);
    }
    if let Some(cents) = rest_lower.strip_prefix('.').filter(|cents| cents.len() >= 2) {
        if let Ok(cents) = cents[..2].parse::<i64>() {
            return Some(whole * 100 + cents);
        }
    }
    // "K9" is no number, and neither is "3rd".
    let unit = ["°", "km", "kg", "cm", "mm", "lb", "min"].iter().any(|u| rest_lower.starts_with(u));
    // "40p", "80¢", "5m", "$10k" where all are in thousands.
    let unit = unit || ["p", "\u{a2}", "m", "g", "k"].contains(&rest_lower.as_str());
    (rest.is_empty() || unit || rest.starts_with([' ', '-', '%'])).then_some(whole * 100 * sign)
}

/// "No" and "two": a number before what is counted.
pub(super) fn count(word: &str) -> Option<u8> {
    if word == "no" { Some(0) } else { number(word) }
}

/// "25,000" as 25000.
fn without_thousands(text: &str) -> Option<String> {
    let (thousands, rest) = text.split_once(',')?;
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let fits = (1..4).contains(&thousands.len()) && digits(thousands) == thousands.len();
    (fits && digits(rest) == 3).then(|| format!("{thousands}{rest}"))
}

/// An amount at the start of these words, in hundredths, and how many words it takes: "two", "$10",
/// "thirty-five", "half an", "a quarter of an", "one and a half".
pub(super) fn quantity(words: &[Token]) -> Option<(i64, usize)> {
    let parts = [
        ("half an", 50),
        ("half a", 50),
        ("a quarter of an", 25),
        ("quarter of an", 25),
        ("three quarters of an", 75),
    ];
    if let Some(found) = parts.iter().find_map(|(part, k)| Some((*k, phrase_at(words, 0, part)?))) {
        return Some(found);
    }
    let first = words.first()?;
    let (whole, len) = match below_hundred(words) {
        Some((whole, len)) => (whole * 100, len),
        None if first.is(&["a", "an"]) => (100, 1),
        None => (amount(&first.word)?, 1),
    };
    let (whole, len) = hundreds(words, whole, len);
    let half = words[len..].len() > 2
        && words[len].is(&["and"])
        && words[len + 1].is(&["a"])
        && words[len + 2].is(&["half"]);
    Some(if half { (whole + 50, len + 3) } else { (whole, len) })
}

/// "Seven", "forty", "thirty-five": the number, and how many words it takes.
fn below_hundred(words: &[Token]) -> Option<(i64, usize)> {
    const TENS: [&str; 8] =
        ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
    let first = words.first()?;
    let tens = TENS.iter().position(|word| first.word == *word).map(|i| (i as i64 + 2) * 10);
    let Some(tens) = tens else { return number(&first.word).map(|k| (i64::from(k), 1)) };
    let one = |token: &&Token| number(&token.word).is_some_and(|k| (1..10).contains(&k));
    let ones = words.get(1).filter(|token| token.glued).filter(one).and_then(|t| number(&t.word));
    Some(ones.map_or((tens, 1), |ones| (tens + i64::from(ones), 2)))
}

/// "Two hundred", "a thousand", "three hundred and fifty" from the number that starts it, in
/// hundredths, with its words.
fn hundreds(words: &[Token], whole: i64, len: usize) -> (i64, usize) {
    let spelt = words[0].word.starts_with(|c: char| c.is_ascii_alphabetic());
    let times = match words.get(len) {
        Some(next) if spelt && next.is(&["hundred"]) => 100,
        Some(next) if spelt && next.is(&["thousand"]) => 1000,
        _ => return (whole, len),
    };
    let (whole, len) = (whole * times, len + 1);
    let and = usize::from(words.get(len).is_some_and(|next| next.is(&["and"])));
    match below_hundred(&words[len + and..]) {
        Some((more, words)) if and > 0 && times == 100 => (whole + more * 100, len + and + words),
        _ => (whole, len),
    }
}
