//! Takes one line of a text apart, without knowing any names yet.

use super::super::Invalid;
use super::super::pattern::{is_phrase, is_place};

/// What a line says. Offsets are in bytes of the line.
pub(super) enum Entry {
    /// Nothing, or a comment.
    Blank,
    Title(String),
    Houses {
        number: u8,
        /// How a sentence names one.
        place: String,
    },
    Category {
        name: Spanned,
        values: Vec<Spanned>,
        /// How a sentence names one of them.
        phrase: String,
    },
    Question {
        text: String,
        /// Where the formal part begins.
        formal: usize,
    },
    Hint {
        number: u32,
        text: String,
        /// Where the relation begins, if there is one.
        formal: Option<usize>,
    },
}

/// A name and where it begins.
pub(super) struct Spanned {
    pub at: usize,
    pub name: String,
}

/// What is wrong with a line, and at which byte.
pub(super) type Problem = (usize, String);

/// The words before a colon that are not categories.
pub(super) const KEYWORDS: [&str; 3] = ["title", "houses", "question"];

pub(super) fn entry(line: &str) -> Result<Entry, Problem> {
    let start = skip_space(line, 0);
    if line[start..].is_empty() || line[start..].starts_with('#') {
        return Ok(Entry::Blank);
    }
    if let Some(dot) = hint_number(&line[start..]).map(|digits| start + digits) {
        let number = line[start..dot]
            .parse()
            .map_err(|_| (start, format!("a hint's number is at most {}", u32::MAX)))?;
        let (text, formal) = statement(line, dot + 1);
        return Ok(Entry::Hint { number, text, formal: formal.ok() });
    }
    let (name, quoted, after) = if line[start..].starts_with('"') {
        let (name, after) = quoted_name(line, start)?;
        (name, true, after)
    } else {
        let colon = line[start..].find(':').map_or(line.len(), |colon| start + colon);
        (one_line(&line[start..colon]), false, colon)
    };
    let colon = skip_space(line, after);
    if !line[colon..].starts_with(':') || line[colon..].starts_with("::") || name.is_empty() {
        return Err((
            start,
            "expected title:, houses:, question:, a category such as `Pet: dog, cat`, or a hint \
             with its number such as `1. text`"
                .to_owned(),
        ));
    }
    match name.as_str() {
        "title" if !quoted => Ok(Entry::Title(free_text(line, colon + 1, comment_at).0)),
        "houses" if !quoted => houses(line, colon + 1),
        "question" if !quoted => question(line, colon + 1),
        _ => {
            let (values, end) = values(line, colon + 1)?;
            let phrase = pattern(line, end, is_phrase, Invalid::Phrase)?;
            Ok(Entry::Category { name: Spanned { at: start, name }, values, phrase })
        }
    }
}

/// How many digits start the line, if it is a hint's: `12.` with a space, `::` or nothing after it.
pub(super) fn hint_number(line: &str) -> Option<usize> {
    let digits = line.find(|c: char| !c.is_ascii_digit())?;
    let rest = line[digits..].strip_prefix('.')?;
    let apart = rest.is_empty() || rest.starts_with(char::is_whitespace) || rest.starts_with("::");
    (digits > 0 && apart).then_some(digits)
}

fn houses(line: &str, from: usize) -> Result<Entry, Problem> {
    let at = skip_space(line, from);
    let text = line[at..pattern_at(line, at)].trim_end();
    match text.parse() {
        Ok(number) => {
            let place = pattern(line, pattern_at(line, at), is_place, Invalid::Place)?;
            Ok(Entry::Houses { number, place })
        }
        Err(_) => Err((at, format!("expected the number of houses, found {}", found(text)))),
    }
}

fn question(line: &str, from: usize) -> Result<Entry, Problem> {
    match statement(line, from) {
        (text, Ok(formal)) => Ok(Entry::Question { text, formal }),
        (_, Err(end)) => Err((
            line[..end].trim_end().len(),
            "expected what is asked, such as `:: Nationality of fish` or `:: house of fish`"
                .to_owned(),
        )),
    }
}

/// Where the pattern begins that says how to name a place or a value, or the line ends.
fn pattern_at(line: &str, from: usize) -> usize {
    let end = end_of_words(line, from);
    (from..end).find(|&at| starts_pattern(line, at)).unwrap_or(end)
}

/// Two colons after white space: in a name they may stand as in `std::list`.
pub(super) fn starts_pattern(line: &str, at: usize) -> bool {
    line.as_bytes()[at..].starts_with(b"::")
        && (at == 0 || line[..at].ends_with(char::is_whitespace))
}

/// The pattern at `at`, if there is one and not a comment or nothing.
fn pattern(
    line: &str,
    at: usize,
    is_right: fn(&str) -> bool,
    wrong: fn(String) -> Invalid,
) -> Result<String, Problem> {
    if !line[at..].starts_with("::") {
        return Ok(String::new());
    }
    let start = skip_space(line, at + 2);
    let text = free_text(line, start, comment_at).0;
    if text.is_empty() {
        return Err((start, "expected how to name it, such as `the {} scarf`".to_owned()));
    }
    if is_right(&text) { Ok(text) } else { Err((start, wrong(text).to_string())) }
}

/// Values, apart by commas, up to a pattern or a comment, and where that begins.
fn values(line: &str, from: usize) -> Result<(Vec<Spanned>, usize), Problem> {
    let mut values = Vec::new();
    let mut next = from;
    loop {
        let at = skip_space(line, next);
        let (name, after) = if line[at..].starts_with('"') {
            quoted_name(line, at)?
        } else {
            let ends = |&(i, c): &(usize, char)| {
                c == ',' || comment_at(line, at + i) || starts_pattern(line, at + i)
            };
            let end = line[at..].char_indices().find(ends).map_or(line.len(), |(i, _)| at + i);
            let name = one_line(&line[at..end]);
            if name.is_empty() {
                let here = &line[at..end_of_words(line, at)];
                return Err((at, format!("expected a value, found {}", found(here))));
            }
            (name, end)
        };
        values.push(Spanned { at, name });
        let after = skip_space(line, after);
        if line[after..].starts_with(',') {
            next = after + 1;
        } else if after == line.len() || comment_at(line, after) || line[after..].starts_with("::")
        {
            return Ok((values, after));
        } else {
            return Err((after, "expected a comma or the end of the line".to_owned()));
        }
    }
}

/// A name in double quotes that begins at `start`, in which a backslash keeps a quote or a
/// backslash; and where it ends.
pub(super) fn quoted_name(line: &str, start: usize) -> Result<(String, usize), Problem> {
    let mut name = String::new();
    let mut chars = line[start + 1..].char_indices();
    while let Some((i, c)) = chars.next() {
        match c {
            '"' => return Ok((name, start + 1 + i + 1)),
            '\\' => match chars.next() {
                Some((_, kept @ ('"' | '\\'))) => name.push(kept),
                Some((_, other)) => name.extend(['\\', printable(other)]),
                None => break,
            },
            _ => name.push(printable(c)),
        }
    }
    Err((start, "the quote that begins here does not end".to_owned()))
}

/// Text that people read, from `from` to where it `ends`, and the byte of that end. A backslash
/// keeps a colon, a number sign or a backslash.
fn free_text(line: &str, from: usize, ends: fn(&str, usize) -> bool) -> (String, usize) {
    let mut text = String::new();
    let mut at = from;
    while !ends(line, at) {
        let mut chars = line[at..].chars();
        let Some(c) = chars.next() else { break };
        at += c.len_utf8();
        match chars.next() {
            Some(kept @ ('#' | ':' | '\\')) if c == '\\' => {
                text.push(kept);
                at += 1;
            }
            _ => text.push(c),
        }
    }
    (one_line_of_text(&text), at)
}

/// The text of a hint or question from `from`, and where its formal part begins, if there is one;
/// otherwise where the text ends.
fn statement(line: &str, from: usize) -> (String, Result<usize, usize>) {
    let (text, end) = free_text(line, from, |line, at| comment_at(line, at) || formal(line, at));
    let relation = if formal(line, end) { Ok(end + 2) } else { Err(end) };
    (text, relation)
}

fn formal(line: &str, at: usize) -> bool {
    line[at..].starts_with("::")
}

/// Whether a comment starts at byte `at`: a number sign after white space, unless a digit follows
/// as in "house #3".
pub(super) fn comment_at(line: &str, at: usize) -> bool {
    line[at..].starts_with('#')
        && (at == 0 || line[..at].ends_with(char::is_whitespace))
        && !line[at + 1..].starts_with(|c: char| c.is_ascii_digit())
}

/// Where the text from `from` ends: at a comment or at the end of the line.
fn end_of_words(line: &str, from: usize) -> usize {
    line[from..]
        .match_indices('#')
        .map(|(i, _)| from + i)
        .find(|&at| comment_at(line, at))
        .unwrap_or(line.len())
}

pub(super) fn skip_space(line: &str, from: usize) -> usize {
    line.len() - line[from..].trim_start().len()
}

/// Words as they are kept, such as a name that is not in quotes: runs of white space are one space.
pub fn one_line(name: &str) -> String {
    let mut one = String::with_capacity(name.len());
    for word in name.split(|c: char| c.is_whitespace() || c.is_control()) {
        if !word.is_empty() {
            if !one.is_empty() {
                one.push(' ');
            }
            one.push_str(word);
        }
    }
    one
}

/// Text as it is kept: on one line, without white space around it.
pub(super) fn one_line_of_text(text: &str) -> String {
    text.chars().map(printable).collect::<String>().trim().to_owned()
}

/// Line breaks and other controls are spaces in a text of lines.
pub(super) fn printable(c: char) -> char {
    if c.is_control() { ' ' } else { c }
}

/// What was found where something else was expected.
pub(super) fn found(text: &str) -> String {
    const SHOWN: usize = 40;
    match text.trim_end().char_indices().nth(SHOWN) {
        _ if text.trim_end().is_empty() => "the end of the line".to_owned(),
        Some((end, _)) => format!("`{}…`", &text[..end]),
        None => format!("`{}`", text.trim_end()),
    }
}
