//! What each sentence is: setting, hint, question or chatter.

use std::ops::Range;

use super::pieces::Piece;
use super::sentences::sentences;
use super::words::{Words, words as all_words};

/// What a sentence is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Setting,
    Hint,
    Question,
    Chatter,
}

/// A sentence of the text.
#[derive(Clone, Debug)]
pub struct Sentence {
    /// Which bytes it takes.
    pub range: Range<usize>,
    /// Which piece it is of.
    pub piece: usize,
    /// What it is.
    pub role: Role,
}

/// Whether a piece is a heading: it says nothing of its own.
pub fn is_heading(body: &str) -> bool {
    let count = body.split_whitespace().count();
    let ends = body.ends_with(['.', '?', '!', ';', ',', '"', '”']);
    body.ends_with(':') && count < 16 || !ends && count < 4
}

/// The sentences of a text with what each is, without those of pieces that are used up.
pub fn roles(text: &str, pieces: &[Piece], used: &[bool], words: &Words) -> Vec<Sentence> {
    let mut found = Vec::new();
    let free = pieces.iter().enumerate().filter(|(index, _)| !used[*index]);
    for (index, piece) in free {
        if piece.heading || piece.mark.is_none() && is_heading(piece.text(text)) {
            continue;
        }
        for range in sentences(text, piece.range.clone(), words) {
            if piece.mark.is_none() && text[range.clone()].ends_with(':') {
                continue;
            }
            let role = alone(&text[range.clone()], piece.mark.is_some(), words);
            found.push(Sentence { range, piece: index, role });
        }
    }
    let marked = marked(text, pieces, used, &found);
    if marked.is_empty() {
        lines_or_sentences(text, pieces, &mut found, words);
    } else {
        around(text, &marked, &mut found, words);
    }
    found
}

/// What a sentence is by its own form.
fn alone(sentence: &str, marked: bool, words: &Words) -> Role {
    let list: Vec<&str> = all_words(sentence).collect();
    let first = list.first().copied().unwrap_or("");
    let asks = sentence.trim_end_matches(['"', '”', ')', '!']).ends_with('?');
    let open = marked && words.is("ask", first) && !sentence.ends_with('.');
    if asks || open || !marked && task(&list, words) {
        return Role::Question;
    }
    if setting(&list, words) {
        return Role::Setting;
    }
    match words.any("talk", sentence) {
        true => Role::Chatter,
        false => Role::Hint,
    }
}

/// "Find out who …", "Using the clues, work out which …", "Match each … with …".
fn task(list: &[&str], words: &Words) -> bool {
    list.iter().enumerate().any(|(at, word)| {
        let starts = at == 0 || words.is("before-task", list[at - 1]);
        let behind = list[at + 1..].iter().take(12);
        let asks = behind.clone().any(|word| words.is("ask", word));
        let all = behind.clone().any(|word| words.is("everyone", word));
        words.is("task", word) && starts && (asks || all)
    })
}

/// Sentences that speak of all: "Each of them …", "There are five houses".
fn setting(list: &[&str], words: &Words) -> bool {
    let all = list.iter().any(|word| words.is("everyone", word));
    let differ = list.iter().any(|word| words.is("differ", word));
    let first = list.first().copied().unwrap_or("");
    let many = list.iter().take(8).enumerate().any(|(at, word)| {
        words.number(word).is_some_and(|number| number > 2)
            && list[at + 1..]
                .iter()
                .take(3)
                .any(|word| word.ends_with('s') || words.is("plural", word))
            && !words.is("measure", list.get(at + 1).unwrap_or(&""))
    });
    let between = list.iter().any(|word| word.eq_ignore_ascii_case("between"));
    all && differ || many && !between || words.is("everyone", first) && list.len() > 2
}

/// The pieces that are marked hints.
fn marked(text: &str, pieces: &[Piece], used: &[bool], sentences: &[Sentence]) -> Vec<usize> {
    let mut hints: Vec<usize> = Vec::new();
    let mut start = 0;
    while start < pieces.len() {
        let mut end = start + 1;
        while end < pieces.len() && pieces[end].like(&pieces[start]) {
            end += 1;
        }
        let free: Vec<usize> = (start..end).filter(|at| !used[*at]).collect();
        let short = free.iter().filter(|at| pieces[**at].text(text).split_whitespace().count() < 3);
        let asked = free.iter().filter(|at| {
            let mut of = sentences.iter().filter(|sentence| sentence.piece == **at);
            of.all(|sentence| sentence.role == Role::Question)
        });
        if pieces[start].mark.is_some()
            && short.count() * 2 <= free.len()
            && asked.count() < free.len()
        {
            hints.extend(free);
        }
        start = end;
    }
    if hints.len() > 1 { hints } else { Vec::new() }
}

/// What stands around marked hints.
fn around(text: &str, marked: &[usize], found: &mut [Sentence], words: &Words) {
    let first = marked.first().copied().unwrap_or(0);
    for sentence in found {
        let own = marked.binary_search(&sentence.piece).is_ok();
        let body = &text[sentence.range.clone()];
        sentence.role = match sentence.role {
            Role::Question => Role::Question,
            _ if own => Role::Hint,
            Role::Chatter => Role::Chatter,
            _ if sentence.piece < first => Role::Setting,
            _ if words.is("somebody", all_words(body).next().unwrap_or("")) => Role::Setting,
            _ => Role::Chatter,
        };
    }
}

/// Hints without marks: one to a line, else sentences of a paragraph.
fn lines_or_sentences(text: &str, pieces: &[Piece], found: &mut [Sentence], words: &Words) {
    let single: Vec<bool> = (0..pieces.len())
        .map(|at| found.iter().filter(|sentence| sentence.piece == at).count() == 1)
        .collect();
    let hints = found.iter().filter(|sentence| sentence.role == Role::Hint);
    let (mut lined, mut all) = (0, 0);
    for sentence in hints {
        all += 1;
        lined += usize::from(single[sentence.piece]);
    }
    let by_line = lined > 2 && lined * 3 > all * 2;
    let first = found
        .iter()
        .position(|sentence| sentence.role == Role::Hint && (!by_line || single[sentence.piece]));
    let talks = paragraphs(pieces, found);
    for (at, sentence) in found.iter_mut().enumerate() {
        let before = first.is_none_or(|first| at < first);
        sentence.role = match sentence.role {
            Role::Hint if talks[at] => Role::Chatter,
            Role::Hint if by_line && !single[sentence.piece] && before => Role::Setting,
            Role::Hint if by_line && !single[sentence.piece] => Role::Chatter,
            role => role,
        };
    }
    let _ = (text, words);
}

/// Whether the paragraph of each sentence is chatter for the most part.
fn paragraphs(pieces: &[Piece], found: &[Sentence]) -> Vec<bool> {
    let mut talks = vec![false; found.len()];
    let mut start = 0;
    while start < found.len() {
        let mut end = start + 1;
        while end < found.len()
            && (found[end].piece == found[start].piece || !pieces[found[end].piece].gap)
        {
            end += 1;
        }
        let count =
            |role: Role| found[start..end].iter().filter(|sentence| sentence.role == role).count();
        talks[start..end].fill(count(Role::Chatter) > count(Role::Hint) / 2);
        start = end;
    }
    talks
}
