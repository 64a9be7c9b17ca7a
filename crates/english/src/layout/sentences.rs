//! Sentences.

use std::ops::Range;

use super::chain::Role;
use super::pieces::Piece;
use super::words::Words;

/// No sentence has so many words without a comma.
const LONG: usize = 60;

/// A sentence of the text.
#[derive(Clone, Debug)]
pub struct Sentence {
    /// Which bytes it takes.
    pub range: Range<usize>,
    /// Which piece it is of.
    pub piece: usize,
    /// What it does, once that is told.
    pub role: Role,
}

/// The sentences of the pieces.
pub fn sentences(text: &str, pieces: &[Piece], words: &Words) -> Vec<Sentence> {
    let of = |(index, piece): (usize, &Piece)| {
        let ranges = of_piece(text, piece.range.clone(), words).into_iter();
        ranges.map(move |range| Sentence { range, piece: index, role: Role::Chatter })
    };
    pieces.iter().enumerate().flat_map(of).collect()
}

/// The sentences of a piece of the text.
fn of_piece(text: &str, piece: Range<usize>, words: &Words) -> Vec<Range<usize>> {
    let body = &text[piece.clone()];
    let mut found = Vec::new();
    let mut start = 0;
    let mut depth = 0usize;
    let chars: Vec<(usize, char)> = body.char_indices().collect();
    for (index, &(at, c)) in chars.iter().enumerate() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => (),
        }
        if at < start || !matches!(c, '.' | '?' | '!' | '…') || depth > 0 {
            continue;
        }
        let mut after = index + 1;
        while chars.get(after).is_some_and(|(_, c)| ".?!…\"”’')]".contains(*c)) {
            after += 1;
        }
        let end = chars.get(after).map_or(body.len(), |(at, _)| *at);
        let space = chars.get(after).is_none_or(|(_, c)| c.is_whitespace());
        let short = c == '.' && shortened(&body[start..at], words);
        if space && end > start && !short {
            found.push(start..end);
            start = end;
            depth = 0;
        }
    }
    found.push(start..body.len());
    // What stands in brackets after a sentence belongs to it: "Hal drinks stout. (He always does.)"
    let mut whole: Vec<Range<usize>> = Vec::new();
    for range in found {
        let part = body[range.clone()].trim();
        let inner = part.strip_prefix('(').filter(|part| part.trim_end_matches('.').ends_with(')'));
        match (whole.last_mut(), inner) {
            // "Sardines? In Lisbon."
            (Some(last), None) if is_asked(&body[last.clone()], words) => last.end = range.end,
            (Some(last), Some(inner)) if !body[last.clone()].ends_with('?') => {
                let said = !inner.starts_with(char::is_lowercase);
                last.end = if said { range.end } else { last.end };
            }
            _ => whole.push(range),
        }
    }
    let found = whole.into_iter().flat_map(|range| chained(body, range, words));
    let found = found.flat_map(|range| glued(body, range, words));
    let found = found.flat_map(|range| spoken(body, range, words));
    let trim = |range: Range<usize>| {
        let part = &body[range.clone()];
        let from = piece.start + range.start + part.len() - part.trim_start().len();
        from..from + part.trim().len()
    };
    found.map(trim).filter(|range| text[range.clone()].chars().any(char::is_alphanumeric)).collect()
}

/// Whether it names what the next sentence tells.
fn is_asked(sentence: &str, words: &Words) -> bool {
    let asked = sentence.trim().strip_suffix('?');
    asked.is_some_and(|asked| {
        asked.split_whitespace().count() < 5
            && !["ask", "verb", "talk", "task"].iter().any(|kind| words.any(kind, asked))
    })
}

/// Whether the stop belongs to the word: `Mr.`, `e.g.`.
fn shortened(sentence: &str, words: &Words) -> bool {
    let word = sentence.rsplit(char::is_whitespace).next().unwrap_or("");
    let word = word.trim_start_matches(|c: char| !c.is_alphanumeric());
    words.is("short", word)
}

/// A sentence apart at its semicolons, where it has many of them.
fn chained(body: &str, range: Range<usize>, words: &Words) -> Vec<Range<usize>> {
    let part = &body[range.clone()];
    let cuts: Vec<usize> = part.match_indices("; ").map(|(at, _)| range.start + at + 1).collect();
    // One or two only where no pronoun speaks of what is before: "…; and Verity is …".
    let joined = |at: &usize| words.is("join", body[*at..].split_whitespace().next().unwrap_or(""));
    // Words between them are a list.
    let brief = part.split("; ").any(|part| part.split_whitespace().count() < 3);
    if cuts.len() < 3 && !cuts.iter().all(joined) || cuts.is_empty() || brief {
        return vec![range];
    }
    let starts = std::iter::once(range.start).chain(cuts.iter().copied());
    let ends = cuts.iter().copied().chain([range.end]);
    starts.zip(ends).map(|(start, end)| start..end).collect()
}

/// What is said without a stop, apart where people take breath: "… um the pug belongs to Gus okay and …"
fn spoken(body: &str, range: Range<usize>, words: &Words) -> Vec<Range<usize>> {
    let part = &body[range.clone()];
    if part.contains([',', ';', ':']) || part.split_whitespace().count() < LONG {
        return vec![range];
    }
    let mut starts = vec![range.start];
    let mut fills = true;
    let mut at = range.start;
    for word in part.split_inclusive(char::is_whitespace) {
        let filler = words.is("filler", word.trim());
        if filler && !fills {
            starts.push(at);
        }
        fills = filler;
        at += word.len();
    }
    let ends = starts[1..].iter().copied().chain([range.end]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

/// A question that follows without a stop: "… drinks water Who owns the fish?"
fn glued(body: &str, range: Range<usize>, words: &Words) -> Vec<Range<usize>> {
    let part = &body[range.clone()];
    if !part.trim_end().ends_with('?') {
        return vec![range];
    }
    let mut before = "";
    let mut at = 0;
    let mut cut = None;
    for word in part.split_inclusive(char::is_whitespace) {
        let bare = word.trim();
        let capital = bare.starts_with(char::is_uppercase);
        let calm =
            before.chars().any(char::is_lowercase) && !before.ends_with([',', ':', ';', '.']);
        if capital && calm && words.is("ask", bare) {
            cut = Some(range.start + at);
        }
        if !bare.is_empty() {
            before = bare;
        }
        at += word.len();
    }
    match cut {
        Some(cut) => vec![range.start..cut, cut..range.end],
        None => vec![range],
    }
}
