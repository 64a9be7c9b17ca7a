//! Lists of values that lines show by their form.

use std::ops::Range;

use super::items::{is_value, items, value};
use super::pieces::Piece;
use super::words::{Words, words as all_words};

/// Longer pieces are no lists.
const LONGEST: usize = 8000;

/// What may be a list.
#[derive(Clone, Debug)]
pub struct Found {
    /// The words before it.
    pub label: String,
    /// Its values.
    pub values: Vec<String>,
    /// Its line.
    pub line: usize,
    /// Which pieces it takes; none where it is of a table.
    pub pieces: Range<usize>,
    /// Where it names its values without commas: their words, to be parted when their number is
    /// known.
    pub loose: bool,
}

/// All lists that lines show, with those of tables.
pub fn all(text: &str, pieces: &[Piece], tables: Vec<Found>, words: &Words) -> Vec<Found> {
    let mut found = tables;
    let each = pieces.iter().enumerate();
    found.extend(each.flat_map(|(index, piece)| labelled(text, index, piece, words)));
    let used = used(pieces.len(), found.iter().filter(|list| list.values.len() > 2));
    found.extend(bare(text, pieces, &used, words));
    found.extend(columns(text, pieces, &used, words));
    found
}

/// Which of so many pieces the lists take.
pub fn used<'l>(count: usize, lists: impl IntoIterator<Item = &'l Found>) -> Vec<bool> {
    let mut used = vec![false; count];
    lists.into_iter().for_each(|list| used[list.pieces.clone()].fill(true));
    used
}

/// The lists with a label before them in one piece, such as `Pets: cat, dog, owl`.
fn labelled(text: &str, index: usize, piece: &Piece, words: &Words) -> Vec<Found> {
    let body = piece.text(text);
    let mut found = Vec::new();
    if body.len() > LONGEST || body.ends_with(['!', '?']) {
        return found;
    }
    let colons = separators(body);
    let mut start = 0;
    for (order, &(at, len)) in colons.iter().enumerate() {
        let next = colons.get(order + 1).map_or(body.len(), |(at, _)| *at);
        let label = body[start.min(at)..at].trim();
        let mut end = next;
        if next < body.len() {
            end = at + len + label_start(&body[at + len..next], words);
        }
        let rest = &body[at + len..end];
        start = end;
        let values = items(rest, words);
        let loose: Vec<String> = match values.is_empty() && !rest.contains([',', ';', '|']) {
            true => rest.split_whitespace().map(|word| value(word, words)).collect(),
            false => Vec::new(),
        };
        let short = loose.len() > 1 && all_words(label).count() < 4 && is_loose(rest, words);
        if rest.trim().is_empty() {
            continue;
        }
        // What several sentences say is read sentence by sentence.
        let long = label.contains([';', ',', '?', '!', '(']) || label.contains(". ");
        if label.is_empty() || long || values.is_empty() && !short {
            return Vec::new();
        }
        found.push(Found {
            label: label.to_owned(),
            loose: values.is_empty(),
            values: if values.is_empty() { loose } else { values },
            line: piece.line + body[..at].matches('\n').count(),
            pieces: index..index + 1,
        });
    }
    found
}

/// Whether words without commas may be values: no verb, no stop among them.
fn is_loose(rest: &str, words: &Words) -> bool {
    let inner = rest.trim().trim_end_matches('.');
    !words.any("verb", inner) && !inner.contains(['.', '?', '!', ',', ';']) && {
        let small = all_words(inner).filter(|word| words.is("small", word)).count();
        small == 0
    }
}

/// What stands between labels and their values: where, and how long.
fn separators(body: &str) -> Vec<(usize, usize)> {
    let colons: Vec<(usize, usize)> = body
        .match_indices(':')
        .filter(|(at, _)| body[at + 1..].chars().next().is_none_or(char::is_whitespace))
        .map(|(at, _)| (at, 1))
        .collect();
    if !colons.is_empty() {
        return colons;
    }
    let signs = ["->", "→", "=>", "=", "....", " - ", " – ", " — ", "\t"];
    let sign = signs.iter().find(|sign| body.contains(**sign));
    let Some(sign) = sign else { return Vec::new() };
    let many = *sign == "=";
    let places = body.match_indices(sign).map(|(at, _)| {
        let more = body[at..].chars().take_while(|c| sign.contains(*c) || *c == ' ').count();
        (at, sign.len().max(if *sign == "...." { more } else { 0 }))
    });
    places.take(if many { usize::MAX } else { 1 }).collect()
}

/// Where the label of the next list begins, behind the values of this one.
fn label_start(between: &str, words: &Words) -> usize {
    let stops = [". ", "; ", " - ", "\n", "} ", "] ", ") "];
    if let Some(at) = stops.iter().filter_map(|stop| between.rfind(stop).map(|at| at + 1)).max() {
        return at;
    }
    let trimmed = between.trim_end();
    let mut start = trimmed.rfind(char::is_whitespace).map_or(0, |at| at + 1);
    // "Hut Colors", "favourite drinks": a capital or a small word in front belongs to the label.
    let before = trimmed[..start].trim_end();
    let word = before.rsplit(char::is_whitespace).next().unwrap_or("");
    if words.is("small", word) {
        start = before.len() - word.len();
    }
    start
}

/// Lines of values only, one below the other, with names above them or in a line over all.
fn bare(text: &str, pieces: &[Piece], used: &[bool], words: &Words) -> Vec<Found> {
    let lists: Vec<Vec<String>> = pieces
        .iter()
        .enumerate()
        .map(|(index, piece)| match used[index] || piece.heading {
            true => Vec::new(),
            false => pure(piece.text(text), words),
        })
        .collect();
    let mut found = Vec::new();
    let mut start = 0;
    while start < pieces.len() {
        let count = lists[start].len();
        let end =
            (start..pieces.len()).find(|at| lists[*at].len() != count).unwrap_or(pieces.len());
        if count < 3 {
            start += 1;
            continue;
        }
        let before = start.checked_sub(1);
        let names = before.map_or(&[][..], |at| &lists[at][..]);
        let over = names.len() == end - start && names.len() > 1;
        let headed = |at: usize| {
            let heading = pieces[..at].last().filter(|piece| head(piece, text));
            heading.map(|piece| piece.text(text).trim_end_matches(':').to_owned())
        };
        for at in start..end {
            let label = if over { Some(names[at - start].clone()) } else { headed(at) };
            if end - start > 1 || label.is_some() {
                found.push(Found {
                    label: label.unwrap_or_default(),
                    values: lists[at].clone(),
                    line: pieces[at].line,
                    pieces: at..at + 1,
                    loose: false,
                });
            }
        }
        start = end;
    }
    found
}

/// The values of a line that is nothing but a list.
fn pure(body: &str, words: &Words) -> Vec<String> {
    let ends = body.ends_with(['?', '!', ':']);
    let values = if ends { Vec::new() } else { items(body, words) };
    let long = values.iter().any(|value| value.split_whitespace().count() > 4);
    if long { Vec::new() } else { values }
}

/// Whether a piece has the form of a heading over a list.
fn head(piece: &Piece, text: &str) -> bool {
    let body = piece.text(text);
    piece.heading || body.ends_with(':') || short(body)
}

fn short(body: &str) -> bool {
    body.split_whitespace().count() < 5
        && !body.ends_with(['.', '?', '!', ';', ','])
        && !body.contains(", ")
}

/// Values one to a line beneath headings.
fn columns(text: &str, pieces: &[Piece], used: &[bool], words: &Words) -> Vec<Found> {
    let mut groups: Vec<Found> = Vec::new();
    let mut at = 0;
    while at + 2 < pieces.len() {
        let (top, first) = (&pieces[at], &pieces[at + 1]);
        let fits = |index: usize| {
            let piece = &pieces[index];
            let body = piece.text(text).trim_end_matches(',');
            !used[index]
                && !piece.heading
                && short(body)
                && !body.ends_with(':')
                && is_value(body, words)
        };
        let mut end = at + 1;
        while end < pieces.len()
            && fits(end)
            && pieces[end].like(first)
            && !(end > at + 1 && pieces[end].gap)
        {
            end += 1;
        }
        let apart = !top.like(first) || top.gap || top.text(text).ends_with(':');
        // Without marks the next heading looks like the values, unless a blank line is before it.
        let closed = first.mark.is_some()
            || first.indent > top.indent
            || pieces.get(end).is_none_or(|next| next.gap);
        if end > at + 2 && apart && closed && !used[at] && head(top, text) {
            groups.push(Found {
                label: top.text(text).trim_end_matches(':').to_owned(),
                values: (at + 1..end).map(|at| value(pieces[at].text(text), words)).collect(),
                line: top.line,
                pieces: at..end,
                loose: false,
            });
            at = end;
        } else {
            at += 1;
        }
    }
    groups.truncate(64);
    let count = |size: usize| groups.iter().filter(|group| group.values.len() == size).count();
    let sizes: Vec<usize> = groups.iter().map(|group| count(group.values.len())).collect();
    let mut sizes = sizes.into_iter();
    groups.retain(|_| sizes.next().is_some_and(|same| same > 1));
    groups
}
