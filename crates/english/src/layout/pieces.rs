//! Cuts a text into its pieces: lines, what goes on from one line to the next joined, and several
//! marked things in one line apart.

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::marks::{Mark, counter, mark, roman};
use super::markup::SPEAKER;
use super::source::BLANK;
use super::words::Words;

/// Marks inside a line, by where they are.
type Cuts = Vec<(usize, Mark)>;

/// More ways of counting than one line has.
const MOST: usize = 16;

/// A piece of the text: a line, a marked item, a paragraph that was broken into lines.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Which bytes it takes, without its mark.
    pub range: Range<usize>,
    /// Its line, from 1.
    pub line: usize,
    /// How far it is set in.
    pub indent: usize,
    /// Whether a blank line or a rule stands before it.
    pub gap: bool,
    /// What it is counted or set off by.
    pub mark: Option<Mark>,
    /// Whether it is marked as a heading.
    pub heading: bool,
    /// Whether its line begins with who says it.
    pub said: bool,
}

impl Piece {
    /// Its words.
    pub fn text<'a>(&self, text: &'a str) -> &'a str {
        &text[self.range.clone()]
    }

    /// Whether both are marked in one way; what they say or their marks start in one column, as
    /// " 9." and "10." do or do not.
    pub fn like(&self, other: &Self) -> bool {
        let style = |piece: &Self| piece.mark.as_ref().map(|mark| mark.style.clone());
        let says = |piece: &Self| piece.indent + piece.mark.as_ref().map_or(0, |mark| mark.len);
        let level = self.indent == other.indent || says(self) == says(other);
        level && style(self) == style(other)
    }
}

/// The pieces of a text, without the lines that are taken already.
pub fn pieces(text: &str, taken: &[bool], words: &Words) -> Vec<Piece> {
    let lines = lines(text, taken);
    let mut pieces = Vec::new();
    lines.into_iter().for_each(|line| split(text, line, words, &mut pieces));
    adopt_styles(&mut pieces);
    runs(text, &mut pieces);
    join(text, pieces, words)
}

/// How much shorter than the longest line a full one may be, in characters.
const RAGGED: usize = 4;

/// The lines that say something.
fn lines(text: &str, taken: &[bool]) -> Vec<Piece> {
    let mut lines = Vec::new();
    let (mut start, mut gap) = (0, true);
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let body = line.trim();
        let heading = body.starts_with("##") || body.starts_with("==");
        let body = if heading { body.trim_matches(['#', '=', ' ']) } else { body };
        let at = start + line.find(body).unwrap_or(0);
        let says = body.chars().any(char::is_alphanumeric) && !body.contains("___");
        if says && !taken.get(index).copied().unwrap_or(false) {
            let piece = Piece {
                range: at..at + body.len(),
                line: index + 1,
                indent: line[..line.len() - line.trim_start().len()].replace(BLANK, "").len(),
                gap: gap || heading,
                mark: None,
                heading,
                said: line.as_bytes().contains(&SPEAKER),
            };
            lines.push(piece);
            gap = false;
        } else {
            gap = true;
        }
        start += line.len();
    }
    lines
}

/// A line apart at the marks inside it.
fn split(text: &str, mut line: Piece, words: &Words, pieces: &mut Vec<Piece>) {
    if line.heading {
        pieces.push(line);
        return;
    }
    line.mark = mark(line.text(text), words);
    // "★ THE PUZZLE ★" is set off at both ends.
    let sign = line.mark.as_ref().filter(|mark| !mark.counts() && mark.style != "*");
    let said = line.text(text);
    let asks = said.contains('?') || words.any("ask", said);
    let framed = said.chars().next().filter(|sign| said.ends_with(*sign) && !asks);
    if let Some((mark, sign)) = sign.zip(framed) {
        line.range = line.range.start + mark.len..line.range.end - sign.len_utf8();
        (line.heading, line.mark) = (true, None);
        push(text, line, pieces);
        return;
    }
    let cuts = cuts(line.text(text), line.mark.as_ref());
    let start = line.range.start;
    line.range.start += line.mark.as_ref().map_or(0, |mark| mark.len);
    let end = line.range.end;
    for (at, mark) in cuts {
        let mut next = line.clone();
        line.range.end = start + at;
        next.range = start + at + mark.len..end;
        next.gap = false;
        next.mark = Some(mark);
        push(text, line, pieces);
        line = next;
    }
    push(text, line, pieces);
}

fn push(text: &str, mut piece: Piece, pieces: &mut Vec<Piece>) {
    let body = piece.text(text);
    piece.range.start += body.len() - body.trim_start().len();
    piece.range.end = piece.range.start + body.trim().len();
    if piece.text(text).chars().any(char::is_alphanumeric) {
        pieces.push(piece);
    }
}

/// Where the marks inside a line are: those that count on, else those that are alike.
fn cuts(body: &str, first: Option<&Mark>) -> Cuts {
    let mut chains: Vec<(String, u32, Cuts)> = Vec::new();
    if let Some(Mark { style, value: Some(value), .. }) = first {
        chains.push((style.clone(), *value, Vec::new()));
    }
    let mut dashes: Cuts = Vec::new();
    let mut before = 'x';
    for (at, c) in body.char_indices() {
        if before.is_whitespace() && !c.is_whitespace() {
            if let Some(mark) = counter(&body[at..]).filter(|mark| !mark.style.ends_with('~')) {
                let value = mark.value.unwrap_or(0);
                let few = chains.len() < MOST;
                let chain = chains.iter_mut().find(|(style, last, _)| {
                    *style == mark.style && follows(*last, value, &body[at..])
                });
                match chain {
                    Some((_, last, cuts)) => {
                        *last += 1;
                        cuts.push((at, mark));
                    }
                    None if few && (value == 1 || first_roman(&body[at..])) => {
                        chains.push((mark.style.clone(), 1, vec![(at, mark)]));
                    }
                    None => (),
                }
            }
            let rest = &body[at + c.len_utf8()..];
            let sign = "•‣▪●►✓-*".contains(c) && rest.starts_with(' ');
            let next = rest.trim_start().chars().next().unwrap_or(' ');
            if sign && (c > '\u{7f}' || next.is_uppercase()) {
                let len = c.len_utf8() + rest.len() - rest.trim_start().len();
                dashes.push((at, Mark { style: c.to_string(), value: None, len }));
            }
        }
        before = c;
    }
    let whole = first.is_some_and(|mark| mark.value.is_some());
    let best = chains.into_iter().map(|(_, _, cuts)| cuts).max_by_key(Vec::len).unwrap_or_default();
    let enough = best.len() + usize::from(whole) > 2 && full(body, &best);
    if enough {
        return best;
    }
    let colons = dashes.windows(2).all(|pair| body[pair[0].0..pair[1].0].contains(':'));
    let bullets = dashes.first().is_some_and(|(_, mark)| !mark.style.is_ascii());
    let dashed = dashes.len() > 1 && (colons || bullets) && full(body, &dashes);
    if dashed { dashes } else { Vec::new() }
}

fn follows(last: u32, value: u32, text: &str) -> bool {
    value == last + 1 || roman_of(text) == Some(last + 1)
}

fn first_roman(text: &str) -> bool {
    roman_of(text) == Some(1)
}

fn roman_of(text: &str) -> Option<u32> {
    let inner = text.trim_start_matches(['(', '[']);
    let end = inner.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(inner.len());
    roman(&inner[..end]).filter(|_| end > 0)
}

/// Whether what stands between the cuts is long enough for items.
fn full(body: &str, cuts: &[(usize, Mark)]) -> bool {
    let Some((first, _)) = cuts.first() else { return false };
    body[*first..].split_whitespace().count() >= cuts.len() * 4
}

/// Gives a number without a sign the style of the one that it counts on from, or that goes on from it:
/// `4. …`, `5 …`, `6. …`.
fn adopt_styles(pieces: &mut [Piece]) {
    let said = |pieces: &[Piece], at: usize| {
        let mark = pieces.get(at)?.mark.as_ref()?;
        mark.value.map(|value| (value, mark.style.clone()))
    };
    for at in 0..pieces.len() {
        let Some((value, _)) = said(pieces, at).filter(|(_, style)| style == "#~") else {
            continue;
        };
        let before = at.checked_sub(1).and_then(|at| said(pieces, at));
        let before = before.filter(|(before, _)| before + 1 == value);
        let after = said(pieces, at + 1).filter(|(after, _)| value + 1 == *after);
        if let (Some((_, style)), Some(mark)) = (before.or(after), &mut pieces[at].mark) {
            mark.style = style;
        }
    }
}

/// Takes back the marks that are no run: `18. HOTEL`, `5 houses stand …`.
fn runs(text: &str, pieces: &mut [Piece]) {
    let mut styles: FxHashMap<String, Vec<(usize, u32)>> = FxHashMap::default();
    for (index, piece) in pieces.iter_mut().enumerate() {
        let Some(mark) = &mut piece.mark else { continue };
        let before = &text[piece.range.start - mark.len..piece.range.start];
        let known = styles.entry(mark.style.clone()).or_default();
        // "i" is the ninth letter or the first Roman number, by what stands around it.
        if let (Some(value), Some(other)) = (mark.value, roman_of(before)) {
            let last = known.last().map_or(0, |(_, last)| *last);
            if last + 1 != value && last + 1 == other || last == 0 && other == 1 {
                mark.value = Some(other);
            }
        }
        known.push((index, mark.value.unwrap_or(0)));
    }
    for (style, known) in styles {
        let steps = known.windows(2).filter(|pair| pair[1].1 == pair[0].1 + 1).count();
        let near = known.windows(2).filter(|pair| pair[1].0 == pair[0].0 + 1).count();
        let first = known.windows(2).find(|pair| pair[1].1 == pair[0].1 + 1).map(|pair| pair[0].1);
        let counts = style.contains(['#', 'a', 'A']);
        let run = match counts {
            _ if style == "#~" => steps > 1 && first.is_some_and(|first| first < 3),
            _ if style == "#" => near > 0,
            true => steps > 0,
            false => style != "o" || known.len() > 2,
        };
        // The words before a number stay away even where there is but one: `Question 3: …`.
        let keep_off = style.len() > 4 && style.contains('#') || style == "#";
        for (at, &(index, said)) in known.iter().enumerate() {
            // A number without any sign is a mark only beside its neighbours: `1a`, `1b`, `2`.
            let follows = |other: usize| known.get(other).is_some_and(|it| it.1.abs_diff(said) < 2);
            let alone = style == "#~" && !follows(at.wrapping_sub(1)) && !follows(at + 1);
            let piece = &mut pieces[index];
            if let Some(mark) = piece.mark.take_if(|_| !run || alone) {
                piece.range.start -= if keep_off { 0 } else { mark.len };
                piece.heading |= style == "#";
            }
        }
    }
}

/// Joins what goes on in the next line.
fn join(text: &str, pieces: Vec<Piece>, words: &Words) -> Vec<Piece> {
    let mut joined: Vec<Piece> = Vec::new();
    let wrapped = wrapped(text, &pieces);
    let mut last_line = 0;
    for (index, piece) in pieces.into_iter().enumerate() {
        let on = joined.last().is_some_and(|last| {
            let (body, next) = (last.text(text), piece.text(text));
            let open = !body.ends_with(['.', '?', '!', ':', ';', '”', '"', ')']);
            let small = next.starts_with(|c: char| c.is_lowercase());
            let own = piece.gap || piece.said || piece.mark.is_some();
            let free = !own && !piece.heading && !last.heading;
            let shouted = !body.contains(char::is_lowercase);
            let begins = next.split(' ').next().is_some_and(|label| label.ends_with(':'));
            let marked = last.mark.is_some() && open && small && !shouted && !begins;
            let marked = marked && !body.contains(": ") && !next.ends_with(':');
            // A list that ends in a comma or a semicolon goes on in words that say nothing else.
            let open_list = body.strip_suffix([',', ';']).is_some_and(|body| {
                labelled(body) && body.ends_with(|c: char| c.is_alphanumeric())
            });
            let says = |line: &str| words.any("verb", line) || line.ends_with(['.', '?', '!']);
            let listed = open_list && !labelled(next) && !says(body) && !says(next);
            free && piece.line > last_line && (wrapped[index] || marked || listed)
        });
        last_line = piece.line;
        match joined.last_mut() {
            Some(last) if on => last.range.end = piece.range.end,
            _ => joined.push(piece),
        }
    }
    joined
}

/// Whether a line begins with a label: `Pets: …`, `PETS – …`.
fn labelled(line: &str) -> bool {
    [": ", " – ", " — ", " - "].iter().any(|sign| line.find(sign).is_some_and(|at| at < 30))
}

/// Which pieces go on in a paragraph that was broken where a line was full.
fn wrapped(text: &str, pieces: &[Piece]) -> Vec<bool> {
    let mut wrapped = vec![false; pieces.len()];
    let mut start = 0;
    while start < pieces.len() {
        let mut end = start + 1;
        while end < pieces.len() && !pieces[end].gap && pieces[end].mark.is_none() {
            end += 1;
        }
        let block = &pieces[start..end];
        let width = |piece: &Piece| piece.indent + piece.text(text).chars().count();
        let widest = block.iter().map(width).max().unwrap_or(0);
        let full = |pair: &[Piece]| {
            let word = pair[1].text(text).split_whitespace().next().unwrap_or("");
            width(&pair[0]) + word.chars().count() + RAGGED > widest.max(40)
        };
        let ends = |piece: &Piece| piece.text(text).ends_with(['.', '?', '!', ':']);
        let ended = block.iter().filter(|piece| ends(piece)).count();
        let breaks = block.len() - 1;
        let full = block.windows(2).filter(|pair| full(pair)).count();
        let open = block.windows(2).filter(|pair| !ends(&pair[0])).count();
        let whole = block.iter().all(|piece| !piece.heading)
            && block.iter().any(|piece| !labelled(piece.text(text)));
        // Where most lines end in a stop, one that does not goes on in small letters.
        if ended * 2 >= block.len() {
            for at in start + 1..end {
                let small = pieces[at].text(text).starts_with(|c: char| c.is_lowercase());
                let label = pieces[at].text(text).ends_with(':');
                wrapped[at] |= small && !label && !ends(&pieces[at - 1]);
            }
        }
        if breaks > 0 && whole && full * 5 >= breaks * 4 && open * 2 > breaks {
            wrapped[start + 1..end].fill(true);
        }
        start = end;
    }
    wrapped
}
