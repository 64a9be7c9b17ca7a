//! Writes another puzzle into a text: what is the same stays to the byte, and comments stay beside
//! what they were beside.

use super::super::Puzzle;
use super::line::{Entry, comment_at, entry};
use super::write::{Kind, entries};
use super::{Document, with_line_feeds};

/// An entry's line with the blank lines and comments above it.
#[derive(Clone, Copy)]
struct Chunk<'a> {
    kind: Kind,
    above: &'a str,
    line: &'a str,
}

/// The text of `puzzle` after the pattern of `document`.
pub(super) fn rewritten(document: &Document, puzzle: &Puzzle) -> String {
    let text = with_line_feeds(&document.text);
    let (chunks, end) = chunks(&text);
    // What each chunk says in the usual spelling.
    let mut old = entries(document.puzzle());
    let mut said: Vec<Option<String>> = chunks
        .iter()
        .map(|chunk| {
            let place = old.iter().position(|(kind, _)| *kind == chunk.kind)?;
            Some(old.remove(place).1)
        })
        .collect();
    let mut new: Vec<(Kind, String)> = Vec::new();
    for (kind, line) in entries(puzzle) {
        let same = |place: &usize| chunks[*place].kind == kind;
        let place = (0..chunks.len())
            .find(|place| same(place) && said[*place].as_deref() == Some(&line))
            .map(|place| (place, chunks[place].line.to_owned()))
            .or_else(|| {
                let key = |line: &str| line.split(['.', ':']).next().map(str::to_owned);
                let alike = |place: &usize| {
                    same(place) && said[*place].as_deref().and_then(key) == key(&line)
                };
                let place = (0..chunks.len()).find(alike)?;
                Some((place, format!("{line}{}", comment(chunks[place].line))))
            });
        new.push(match place {
            Some((place, kept)) => {
                said[place] = None;
                (kind, format!("{}{kept}\n", chunks[place].above))
            }
            None => (kind, format!("{line}\n")),
        });
    }
    arranged(&chunks, new) + end
}

/// The new entries in the places that the old ones of their kind have.
fn arranged(chunks: &[Chunk<'_>], mut new: Vec<(Kind, String)>) -> String {
    let mut text = String::new();
    let named = new.iter().any(|(kind, line)| *kind == Kind::Houses && line.contains("::"));
    let mut take = |kind: Kind, all: bool, text: &mut String| {
        while let Some(place) = new.iter().position(|(other, _)| *other == kind) {
            text.push_str(&new.remove(place).1);
            if !all {
                break;
            }
        }
    };
    let has = |kind: Kind| chunks.iter().any(|chunk| chunk.kind == kind);
    if !has(Kind::Title) {
        take(Kind::Title, true, &mut text);
    }
    // The number of houses may be left to the categories, not what they are called.
    if !has(Kind::Houses) && named {
        take(Kind::Houses, true, &mut text);
    }
    let mut placed_rest = false;
    let mut rest = |text: &mut String, take: &mut dyn FnMut(Kind, bool, &mut String)| {
        if !std::mem::replace(&mut placed_rest, true) {
            for kind in [Kind::Category, Kind::Question] {
                if !has(kind) {
                    take(kind, true, text);
                }
            }
        }
    };
    for (place, chunk) in chunks.iter().enumerate() {
        if chunk.kind == Kind::Hint {
            rest(&mut text, &mut take);
        }
        let last = chunks[place + 1..].iter().all(|later| later.kind != chunk.kind);
        take(chunk.kind, last, &mut text);
    }
    rest(&mut text, &mut take);
    if !has(Kind::Hint) {
        text.push('\n');
        take(Kind::Hint, true, &mut text);
    }
    text
}

/// The entries of a text, and what stands behind the last.
fn chunks(text: &str) -> (Vec<Chunk<'_>>, &str) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut chunks = Vec::new();
    let (mut start, mut at) = (0, 0);
    for line in text.split_inclusive('\n') {
        let bare = line.trim_end_matches(['\n', '\r']);
        let kind = match entry(bare) {
            Ok(Entry::Title(_)) => Some(Kind::Title),
            Ok(Entry::Houses { .. }) => Some(Kind::Houses),
            Ok(Entry::Category { .. }) => Some(Kind::Category),
            Ok(Entry::Question { .. }) => Some(Kind::Question),
            Ok(Entry::Hint { .. }) => Some(Kind::Hint),
            Ok(Entry::Blank) | Err(_) => None,
        };
        if let Some(kind) = kind {
            chunks.push(Chunk { kind, above: &text[start..at], line: bare });
            start = at + line.len();
        }
        at += line.len();
    }
    (chunks, &text[start..])
}

/// The comment at the end of a line, with the white space before it.
fn comment(line: &str) -> &str {
    let place = line.rmatch_indices('#').map(|(at, _)| at).find(|&at| comment_at(line, at));
    match place {
        Some(at) if !line[at..].contains('"') => &line[line[..at].trim_end().len()..],
        _ => "",
    }
}
