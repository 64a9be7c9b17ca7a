//! The words and signs of a relation.

use super::super::{Offsets, Relation};
use super::line::{Problem, comment_at, one_line, quoted_name, skip_space};
use super::signs;

/// A name as it is written where a value is expected.
pub(super) enum Name {
    /// Without quotes: a value, or a category and its value with a point between.
    Bare(String),
    /// In quotes: a value.
    Quoted(String),
    /// `Category.value` with quotes around either.
    Of(String, String),
}

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
    /// One of [`Relation::WORDS`].
    Word(&'static str),
    /// Nothing more, or a comment.
    End,
}

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
    if let Some((offsets, length)) = signs::read(rest).map_err(|message| (at, message))? {
        return Ok(Some((Token::Offsets(offsets), length)));
    }
    let mark = MARKS.iter().find(|(mark, _)| rest.starts_with(mark));
    Ok(mark.map(|(mark, token)| (token(), mark.len())))
}

type MakeToken = fn() -> Token;

/// Signs that say no offsets.
const MARKS: [(&str, MakeToken); 5] = [
    ("!@", || Token::NotIn),
    ("@", || Token::In),
    ("(", || Token::Open),
    (")", || Token::Close),
    (",", || Token::Comma),
];

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
    let word = Relation::WORDS.into_iter().find(|word| *word == &text[..end])?;
    Some((Token::Word(word), end))
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
