//! Blanks what is only dress: quote marks of a mail, emphasis, addresses, who says a line. The text
//! keeps its length, so that every place in it stays the same.

use std::ops::Range;

use super::words::Words;

/// Who writes is told in fewer bytes.
const LONGEST_STAMP: usize = 60;

/// The blank that stands for each byte of what tells who says a line.
pub const SPEAKER: u8 = b'\x0b';

/// The text with blanks for what is only dress.
pub fn plain(text: &str, words: &Words) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let speakers = speakers(text);
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if is_stamp(line, words) {
            blank(&mut bytes, start, start + line.len());
        }
        let quoted = quotes(line);
        blank(&mut bytes, start, start + quoted);
        let said = quoted + speaker(&line[quoted..], &speakers);
        bytes[start + quoted..start + said].fill(SPEAKER);
        addresses(line, start, &mut bytes);
        dress(line, start, said, &mut bytes);
        start += line.len();
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}

/// Where code is: in fences that name a language, unless people write their texts in it.
pub fn code(text: &str, words: &Words) -> Vec<Range<usize>> {
    let mut code = Vec::new();
    let mut open: Option<(usize, bool)> = None;
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        let fence = line.trim_start().strip_prefix("```").map(str::trim);
        if let Some(language) = fence.filter(|behind| !behind.contains([' ', '`'])) {
            match open.take() {
                Some((from, true)) => code.push(from..end),
                Some(_) => {}
                None => open = Some((start, !language.is_empty() && !words.is("prose", language))),
            }
        }
        start = end;
    }
    code
}

fn blank(bytes: &mut [u8], from: usize, to: usize) {
    for byte in &mut bytes[from..to] {
        if *byte != b'\n' && *byte != b'\t' {
            *byte = b' ';
        }
    }
}

/// How many bytes a line's marks of quotation take, or those of a comment in code.
fn quotes(line: &str) -> usize {
    let trimmed = line.trim_start_matches([' ', '>', ':']);
    let comment = ["// ", ";; ", "% "].into_iter().find(|sign| trimmed.starts_with(sign));
    let taken = &line[..line.len() - trimmed.len() + comment.map_or(0, str::len)];
    if taken.contains(['>', ':']) || comment.is_some() { taken.len() } else { 0 }
}

/// What stands before a line in a chat: `[9:05] kim: `, `[Leo] `, `kim: `.
fn prefix(line: &str) -> (&str, &str) {
    let body = line.trim_start();
    let after = match body.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((inner, rest)) if inner.len() < 25 && inner.parse::<u32>().is_err() => rest,
        _ => body,
    };
    let stamp = &line[..line.len() - after.len()];
    let name = match after.split_once(": ") {
        Some((name, _)) if !name.trim().is_empty() && name.split_whitespace().count() < 3 => name,
        _ => "",
    };
    (stamp, name)
}

/// Those who say several lines each, and nothing where nobody does.
fn speakers(text: &str) -> Vec<String> {
    let mut names: Vec<(&str, usize)> = Vec::new();
    for line in text.lines() {
        let (_, name) = prefix(line);
        if name.is_empty() || names.len() > 40 {
            continue;
        }
        match names.iter_mut().find(|(known, _)| *known == name.trim()) {
            Some((_, count)) => *count += 1,
            None => names.push((name.trim(), 1)),
        }
    }
    let often = names.iter().filter(|(_, count)| *count > 1);
    often.map(|(name, _)| (*name).to_owned()).collect()
}

/// Whether a line says who wrote what follows, and when: "kim — Today at 21:14".
fn is_stamp(line: &str, words: &Words) -> bool {
    let mut last = line.split_whitespace().rev().skip_while(|word| words.is("clock", word));
    let time = last.next().and_then(|word| word.split_once(':'));
    let number = |part: &str| part.parse::<u8>().is_ok();
    let timed = time.is_some_and(|(hour, minute)| number(hour) && number(minute));
    timed && line.len() < LONGEST_STAMP && words.any("stamp", line)
}

/// How many bytes of a line tell who says it.
fn speaker(line: &str, speakers: &[String]) -> usize {
    let (stamp, name) = prefix(line);
    let named = speakers.iter().any(|known| known == name.trim());
    if named { stamp.len() + name.len() + 1 } else { 0 }
}

/// Addresses of pages, and calls in code.
fn addresses(line: &str, start: usize, bytes: &mut [u8]) {
    let mut at = 0;
    for word in line.split_inclusive(char::is_whitespace) {
        let bare = word.trim();
        // `dome(Nat,Colour,Drink)`
        let call = bare.split_once('(').is_some_and(|(name, rest)| {
            name.ends_with(char::is_alphanumeric) && rest.contains(',') && rest.contains(')')
        });
        if bare.contains("://") || bare.starts_with("www.") || call {
            blank(bytes, start + at, start + at + bare.len());
        }
        at += word.len();
    }
}

/// Whether a few words that ask are the head of the list behind them.
fn heads_list(head: &str, rest: &str) -> bool {
    let parts = |separator| rest.matches(separator).count() > 1;
    let listed = || [", ", " / ", " | ", "; "].into_iter().any(parts);
    // Each of many signs in a line asks this, but only the last of them looks at all the rest.
    !rest.contains(['?', '.']) && head.split_whitespace().take(4).count() < 4 && listed()
}

/// Emphasis, code marks, leaders, headings within lines and odd spaces.
fn dress(line: &str, start: usize, from: usize, bytes: &mut [u8]) {
    let mut open: Option<(usize, char)> = None;
    let mut before = ' ';
    let mut heading = line.trim_start().starts_with("##") || line.trim_start().starts_with("==");
    let mut chars = line.char_indices().skip_while(|(at, _)| *at < from).peekable();
    while let Some((at, c)) = chars.next() {
        let next = chars.peek().map_or(' ', |(_, next)| *next);
        let len = c.len_utf8();
        match c {
            '`' | '\r' | '\u{a0}' | '\u{200b}' | '\u{feff}' => {
                blank(bytes, start + at, start + at + len);
            }
            // The sides of a box.
            '│' | '║' | '┃'
                if line[..at].trim().is_empty() || line[at + len..].trim().is_empty() =>
            {
                blank(bytes, start + at, start + at + len);
            }
            // Leaders between a label and its values.
            '.' if line[at..].starts_with("....") => {
                let end = at + line[at..].len() - line[at..].trim_start_matches('.').len();
                blank(bytes, start + at, start + end);
                bytes[start + at] = b':';
                while chars.next_if(|(at, _)| *at < end).is_some() {}
            }
            // "Pets .. cat, dog, owl"; three dots are people thinking.
            '.' if before == ' ' && line[at..].starts_with(".. ") => {
                if heads_list(&line[..at], &line[at + 2..]) {
                    blank(bytes, start + at, start + at + 2);
                    bytes[start + at] = b':';
                }
                chars.next();
            }
            // A heading within a line begins one, and what follows its colon another.
            ' ' if line[at + 1..].starts_with("##") && !line[..at].trim().is_empty() => {
                bytes[start + at] = b'\n';
                heading = true;
            }
            // "COLOUR? red / green / blue": the head of a list.
            '?' if heads_list(&line[..at], &line[at + 1..]) => bytes[start + at] = b':',
            ':' if heading && line[at + 1..].starts_with(' ') => {
                bytes[start + at + 1] = b'\n';
                heading = false;
            }
            '*' if next == '*' => {
                chars.next();
                blank(bytes, start + at, start + at + 2);
            }
            '*' | '_' => match open {
                Some((other, mark))
                    if mark == c && !before.is_whitespace() && !next.is_alphanumeric() =>
                {
                    blank(bytes, start + other, start + other + 1);
                    blank(bytes, start + at, start + at + 1);
                    open = None;
                }
                None if next.is_alphanumeric() && !before.is_alphanumeric() => open = Some((at, c)),
                _ => (),
            },
            _ => (),
        }
        before = c;
    }
}
