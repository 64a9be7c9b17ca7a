//! The words and signs of a relation.

use super::super::Offsets;
use super::line::{Problem, comment_at, one_line, quoted_name, skip_space};
use super::names::Name;

pub(super) enum Token {
    Name(Name),
    /// A sign between two values that allows these offsets.
    Offsets(Offsets),
    /// `@`
    In,
    /// `!@`
    NotIn,
    Open,
    Close,
    Comma,
    And,
    Or,
    Xor,
    Not,
    If,
    Then,
    Iff,
    Between,
    /// Nothing more, or a comment.
    End,
}

/// The words that compose relations; a value that holds one of them is written in quotes or after
/// its category and a point.
pub(super) const KEYWORDS: [&str; 8] = ["and", "or", "xor", "not", "if", "then", "iff", "between"];

/// The relation that starts at byte `from` in tokens, each with the byte where it begins; the last
/// one is the end.
pub(super) fn tokens(line: &str, from: usize) -> Result<Vec<(usize, Token)>, Problem> {
    let mut tokens = Vec::new();
    let mut at = skip_space(line, from);
    while at < line.len() && !comment_at(line, at) {
        let (token, end) = match sign(line, at)? {
            Some((token, length)) => (token, at + length),
            None => word(line, at)?,
        };
        tokens.push((at, token));
        at = skip_space(line, end);
    }
    tokens.push((at, Token::End));
    Ok(tokens)
}

/// The sign at byte `at` with its length.
fn sign(line: &str, at: usize) -> Result<Option<(Token, usize)>, Problem> {
    let rest = &line[at..];
    if let Some(inside) = rest.strip_prefix("~{") {
        let (offsets, length) = braced(inside).map_err(|message| (at, message))?;
        return Ok(Some((Token::Offsets(offsets), 2 + length)));
    }
    // A number belongs to the sign only when it touches it: `A ~2 B`, but `A ~ 2` for a value 2.
    for (start, of_distance) in DISTANCE_SIGNS {
        let Some(after) = rest.strip_prefix(start) else { continue };
        let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let apart =
            after[digits..].is_empty() || after[digits..].starts_with([' ', '\t', '"', '#']);
        if digits == 0 || !apart {
            continue;
        }
        return match after[..digits].parse() {
            Ok(k @ 0..=15) => Ok(Some((Token::Offsets(of_distance(k)), start.len() + digits))),
            _ => Err((at, "houses are at most 15 apart".to_owned())),
        };
    }
    Ok(SIGNS
        .iter()
        .find(|(sign, _)| rest.starts_with(sign))
        .map(|(sign, token)| (token(), sign.len())))
}

type OfDistance = fn(u8) -> Offsets;

/// Signs that a distance may follow; longer ones first.
const DISTANCE_SIGNS: [(&str, OfDistance); 4] = [
    ("!~", |k| Offsets::apart(k).complement()),
    ("<<", |k| Offsets::only(k as i8)),
    (">>", |k| Offsets::only(-(k as i8))),
    ("~", Offsets::apart),
];

type MakeToken = fn() -> Token;

/// Signs without a distance; longer ones first.
const SIGNS: [(&str, MakeToken); 13] = [
    ("!=", || Token::Offsets(Offsets::DIFFERENT)),
    ("!~", || Token::Offsets(Offsets::NOT_NEXT_TO)),
    ("!@", || Token::NotIn),
    ("<<", || Token::Offsets(Offsets::IMMEDIATELY_LEFT)),
    (">>", || Token::Offsets(Offsets::IMMEDIATELY_RIGHT)),
    ("=", || Token::Offsets(Offsets::SAME)),
    ("<", || Token::Offsets(Offsets::SOMEWHERE_LEFT)),
    (">", || Token::Offsets(Offsets::SOMEWHERE_RIGHT)),
    ("~", || Token::Offsets(Offsets::NEXT_TO)),
    ("@", || Token::In),
    ("(", || Token::Open),
    (")", || Token::Close),
    (",", || Token::Comma),
];

/// Offsets such as `-2, 1..4`, up to a closing brace, and the bytes they take with it.
fn braced(inside: &str) -> Result<(Offsets, usize), String> {
    let end = inside.find('}').ok_or("the brace that begins here does not end")?;
    let mut offsets = Offsets::default().bits();
    if !inside[..end].trim().is_empty() {
        for item in inside[..end].split(',') {
            let (first, last) = item.split_once("..").unwrap_or((item, item));
            let read = |text: &str| text.trim().parse().ok().filter(|d| (-15..=15i8).contains(d));
            match (read(first), read(last)) {
                (Some(first), Some(last)) if first <= last => {
                    offsets |= (first..=last).collect::<Offsets>().bits();
                }
                _ => {
                    return Err("expected offsets from -15 to 15 in the braces, such as \
                                `~{-2,1..3}`"
                        .to_owned());
                }
            }
        }
    }
    Ok((Offsets::from_bits(offsets), end + 1))
}

/// The keyword or name at byte `at`, and where it ends.
fn word(line: &str, at: usize) -> Result<(Token, usize), Problem> {
    if line[at..].starts_with('"') {
        let (first, end) = quoted_name(line, at)?;
        let Some(rest) = line[end..].strip_prefix('.') else {
            return Ok((Token::Name(Name::Quoted(first)), end));
        };
        return if rest.starts_with('"') {
            let (value, end) = quoted_name(line, end + 1)?;
            Ok((Token::Name(Name::Of(first, value)), end))
        } else {
            let value_end = end_of_bare(line, end + 1);
            Ok((Token::Name(Name::Of(first, one_line(&line[end + 1..value_end]))), value_end))
        };
    }
    if let Some((token, length)) = keyword(&line[at..]) {
        return Ok((token, at + length));
    }
    let end = end_of_bare(line, at);
    let name = line[at..end].trim_end();
    match name.strip_suffix('.') {
        Some(category) if line[end..].starts_with('"') && name.len() == end - at => {
            let (value, end) = quoted_name(line, end)?;
            Ok((Token::Name(Name::Of(one_line(category), value)), end))
        }
        _ if name.is_empty() => Err((
            at,
            format!("expected a value or a relation, found {}", super::line::found(&line[at..])),
        )),
        _ => Ok((Token::Name(Name::Bare(one_line(name))), end)),
    }
}

/// The keyword that `text` starts with, and its length.
fn keyword(text: &str) -> Option<(Token, usize)> {
    let end = text.find(ends_word).unwrap_or(text.len());
    let token = match &text[..end] {
        "and" => Token::And,
        "or" => Token::Or,
        "xor" => Token::Xor,
        "not" => Token::Not,
        "if" => Token::If,
        "then" => Token::Then,
        "iff" => Token::Iff,
        "between" => Token::Between,
        _ => return None,
    };
    Some((token, end))
}

fn ends_word(c: char) -> bool {
    c.is_whitespace() || c.is_control() || is_sign(c)
}

/// The characters that end a name without quotes. An exclamation mark only does before a sign.
pub(super) fn is_sign(c: char) -> bool {
    matches!(c, '=' | '<' | '>' | '~' | '@' | '(' | ')' | ',' | '"' | '{' | '}')
}

/// Whether the text begins with the sign of a negated relation.
pub(super) fn negated_sign(text: &str) -> bool {
    ["!=", "!~", "!@"].iter().any(|sign| text.starts_with(sign))
}

/// Where the name without quotes that begins at byte `from` ends: at a sign, a keyword, a comment
/// or the end of the line.
fn end_of_bare(line: &str, from: usize) -> usize {
    let mut at = from;
    while let Some(c) = line[at..].chars().next() {
        let starts_word = line[..at].ends_with(|c: char| c.is_whitespace() || c.is_control());
        if is_sign(c)
            || negated_sign(&line[at..])
            || comment_at(line, at)
            || (at > from && starts_word && keyword(&line[at..]).is_some())
        {
            break;
        }
        at += c.len_utf8();
    }
    at
}
