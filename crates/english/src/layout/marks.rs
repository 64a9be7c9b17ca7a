//! Numbers, letters and bullets before a line.

use super::words::Words;

/// What a line is counted or set off by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Its shape, such as `(#)` or `•`: the same for all of one run.
    pub style: String,
    /// The number it says.
    pub value: Option<u32>,
    /// How many bytes it takes, with the blanks after it.
    pub len: usize,
}

/// The style of all small pictures.
const PICTURE: &str = "☺";

/// The greatest number in a circle that is one sign.
const MOST_ENCLOSED: u32 = 20;

impl Mark {
    /// Whether it counts.
    pub fn counts(&self) -> bool {
        self.style.contains(['#', 'a', 'A', '~'])
    }
}

/// The mark at the start of a text; several together are one (`- 2. Clue 1:`).
pub fn mark(text: &str, words: &Words) -> Option<Mark> {
    let mut found = bullet(text).or_else(|| counter(text)).or_else(|| label(text, words))?;
    for _ in 0..2 {
        let rest = &text[found.len..];
        let more = match found.value.is_some() {
            true => label(rest, words),
            false => counter(rest).filter(|mark| mark.style != "#~").or_else(|| label(rest, words)),
        };
        let Some(more) = more else { break };
        found.len += more.len;
        found.value = more.value;
        found.style += &more.style;
    }
    Some(found)
}

/// A single sign that is no letter, digit or bracket.
fn bullet(text: &str) -> Option<Mark> {
    let sign = text.chars().next()?;
    if sign.is_alphanumeric() && sign != 'o' || "\"'([{<>|$£€&@_=.,?!¿¡“‘„«…".contains(sign)
    {
        return None;
    }
    let rest = text[sign.len_utf8()..].trim_start_matches([sign, '\u{fe0f}', '\u{200d}']);
    let blanks = rest.len() - rest.trim_start().len();
    let next = rest.trim_start().chars().next()?;
    let glued = blanks == 0 && (sign == 'o' || sign == '#' || !next.is_alphanumeric());
    // "~ ~ ~ DRAGON MOUNTAIN ~ ~ ~" is set off at both ends.
    let end = text.trim_end().strip_suffix(sign);
    let framed = !sign.is_alphanumeric() && end.is_some_and(|inner| inner.ends_with(' '));
    if glued || framed {
        return None;
    }
    let style = if is_picture(sign) { PICTURE.to_owned() } else { sign.to_string() };
    let len = text.len() - rest.trim_start().len();
    Some(Mark { style, value: None, len })
}

/// A number in a circle, in brackets or with a dot that is one sign: `①`, `⑴`, `❶`.
fn enclosed(text: &str) -> Option<Mark> {
    let sign = text.chars().next()?;
    let first = ['①', '⑴', '⒈', '❶', '➀', '➊'];
    let run = first.into_iter().rev().find(|one| (*one..='➓').contains(&sign))?;
    let value = u32::from(sign) - u32::from(run) + 1;
    let rest = text[sign.len_utf8()..].trim_start_matches(['.', ')', ':', '\u{fe0e}', '\u{fe0f}']);
    let rest = rest.trim_start();
    let counts = value <= MOST_ENCLOSED && !rest.is_empty();
    let mark = Mark { style: format!("#{run}"), value: Some(value), len: text.len() - rest.len() };
    counts.then_some(mark)
}

/// Whether a sign is a small picture, of which each line may have another.
fn is_picture(sign: char) -> bool {
    matches!(sign, '\u{2600}'..='\u{26ff}' | '\u{1f000}'..)
}

/// `1.`, `2)`, `(3)`, `(C4)`, `1a`, `iv.`, `(b)`, `1 –`, `①`, the keycap 1️⃣.
pub fn counter(text: &str) -> Option<Mark> {
    enclosed(text).or_else(|| spelled(text))
}

fn spelled(text: &str) -> Option<Mark> {
    let open = text.chars().next().filter(|c| "([".contains(*c));
    let inner = &text[open.map_or(0, char::len_utf8)..];
    let lettered = inner.starts_with(|c: char| c.is_ascii_alphabetic())
        && inner[1..].starts_with(|c: char| c.is_ascii_digit());
    let inner = if open.is_some() && lettered { &inner[1..] } else { inner };
    let inner = inner.strip_prefix('#').unwrap_or(inner);
    let size = inner.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(inner.len());
    let token = &inner[..size];
    let (value, kind) = value(token)?;
    let after = inner[size..].trim_start_matches('\u{fe0f}');
    let close = after.find(|c: char| !"\u{20e3}).:]-–/".contains(c)).unwrap_or(after.len());
    let mut closers = &after[..close];
    let mut rest = &after[close..];
    if closers.is_empty() {
        let dashed = rest.trim_start();
        if let Some(dash) = dashed.chars().next().filter(|c| "-–—".contains(*c)) {
            let behind = &dashed[dash.len_utf8()..];
            if behind.starts_with(' ') {
                closers = &dashed[..dash.len_utf8()];
                rest = behind;
            }
        }
    }
    let next = rest.chars().next()?;
    let apart = next.is_whitespace();
    let closed = open.is_none_or(|_| closers.starts_with([')', ']']));
    let bare = closers.is_empty() && (kind != '#' || open.is_some());
    if !apart || !closed || bare || closers.chars().count() > 2 {
        return None;
    }
    let closers = if closers.is_empty() { "~" } else { closers };
    let style = format!("{}{kind}{closers}", open.map_or(String::new(), String::from));
    let len = text.len() - rest.trim_start().len();
    Some(Mark { style, value: Some(value), len })
}

/// What a token counts, and its kind: `#` digits, `a` and `A` letters or Roman numbers.
fn value(token: &str) -> Option<(u32, char)> {
    let digits = token.trim_end_matches(|c: char| c.is_ascii_lowercase());
    if digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.len() < 4
        && token.len() < digits.len() + 2
    {
        return digits.parse().ok().map(|value| (value, '#'));
    }
    let lower = token.bytes().all(|b| b.is_ascii_lowercase());
    let upper = token.bytes().all(|b| b.is_ascii_uppercase());
    let kind = if lower { 'a' } else { 'A' };
    match token.as_bytes() {
        _ if token.is_empty() || !lower && !upper => None,
        [letter] => Some((u32::from(letter.to_ascii_lowercase() - b'a') + 1, kind)),
        _ => roman(token).map(|value| (value, kind)),
    }
}

/// What a Roman number says.
pub fn roman(token: &str) -> Option<u32> {
    let digit = |c: char| match c.to_ascii_lowercase() {
        'i' => Some(1),
        'v' => Some(5),
        'x' => Some(10),
        'l' => Some(50),
        _ => None,
    };
    let digits: Vec<u32> = token.chars().map(digit).collect::<Option<_>>()?;
    let mut sum = 0;
    let mut largest = 0;
    for one in digits.iter().rev() {
        if *one < largest {
            sum -= one;
        } else {
            sum += one;
            largest = *one;
        }
    }
    (digits.len() < 7).then_some(sum)
}

/// `Clue 3:`, `Hint #4.`, `Clue three.`, `Clue the third:`, `N°5 :`, `First:`, `Card B (torn):`.
fn label(text: &str, words: &Words) -> Option<Mark> {
    let size = text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len());
    let (word, after) = text.split_at(size);
    if word.is_empty() {
        return None;
    }
    if let Some(rest) = after.strip_prefix(':').filter(|rest| rest.starts_with(' ')) {
        let value = words.index("ordinal", word)? as u32 + 1;
        let len = text.len() - rest.trim_start().len();
        return Some(Mark { style: "first#".to_owned(), value: Some(value), len });
    }
    let number = after.trim_start_matches([' ', '#', '.', '°', 'º']);
    let number = number.trim_start_matches("No.").trim_start_matches("the ").trim_start();
    let digits = number.find(|c: char| !c.is_alphanumeric()).unwrap_or(number.len());
    // What stands in brackets tells where the card was.
    let behind = number[digits..].trim_start();
    let gloss = behind.strip_prefix('(').and_then(|rest| rest.split_once(')'));
    let behind = gloss.map_or(behind, |(_, rest)| rest).trim_start();
    // "Clue 3" on a line of its own, the clue below.
    if behind.is_empty() && words.is("card", word) {
        let value = number.trim_end().parse().ok()?;
        return Some(Mark { style: "card#".to_owned(), value: Some(value), len: text.len() });
    }
    let closers = behind.chars().next()?;
    let said = &number[..digits];
    let letter = said.bytes().next().filter(|c| digits == 1 && c.is_ascii_uppercase());
    let letter = letter.map(|letter| u32::from(letter - b'A') + 1);
    let letter = letter.filter(|_| closers == ':' && words.is("card", word));
    let value = said.parse().ok().filter(|_| digits < 4).or(letter);
    // "… the\nchequered one." goes on.
    let named = word.starts_with(char::is_uppercase) || words.is("card", word);
    let said = if named { said } else { "" };
    let counted = || words.index("number", said).map(|value| value as u32);
    let ordinal = || words.index("ordinal", said).map(|value| value as u32 + 1);
    let value = value.or_else(counted).or_else(ordinal)?;
    if !":.)-–".contains(closers) || size > 1 && after.starts_with(|c: char| !" #.°º".contains(c))
    {
        return None;
    }
    let rest = &behind[closers.len_utf8()..];
    if !rest.is_empty() && !rest.starts_with(' ') {
        return None;
    }
    let style = format!("{}#{closers}", word.to_lowercase());
    let len = text.len() - rest.trim_start().len();
    Some(Mark { style, value: Some(value), len })
}
