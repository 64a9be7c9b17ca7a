//! What a text speaks of as a whole: what its row is, and what this program cannot read.

use super::Draft;
use crate::document::Row;
use crate::tokens::{Token, Words, data_lines, named};

/// What the text speaks of that cannot be read, in words; `lost` tells which hints are not understood.
pub(super) fn out_of_scope(draft: &Draft<'_>, lost: impl Fn(usize) -> bool) -> Vec<&'static str> {
    let words = &draft.language.words;
    let hints = draft.document.hints.iter().enumerate();
    let hints = hints.map(|(hint, passage)| (words.tokens(&passage.text), lost(hint)));
    let setting = draft.document.setting.iter().map(|passage| (words.tokens(&passage.text), false));
    let passages: Vec<(Vec<Token>, bool)> = hints.chain(setting).collect();
    let speaks_of = |lost_only: bool, list: &str| {
        let mut passages = passages.iter().filter(|(_, lost)| *lost || !lost_only);
        passages.any(|(tokens, _)| count(words, tokens, list) > 0)
    };
    let kinds = lines("scope").map(|kind| (false, kind));
    let kinds = kinds.chain(lines("lost").map(|kind| (true, kind)));
    let found = kinds.filter(|(lost_only, (_, list))| speaks_of(*lost_only, list));
    found.map(|(_, (message, _))| message).collect()
}

/// What the row of places is.
pub(super) fn row(draft: &Draft<'_>) -> Row {
    let words = &draft.language.words;
    let passages = draft.document.hints.iter().chain(&draft.document.setting);
    let tokens: Vec<Token> = passages.flat_map(|passage| words.tokens(&passage.text)).collect();
    let counts =
        lines("row").filter_map(|(name, list)| Some((named(name)?, count(words, &tokens, list))));
    // The first of those that are spoken of most.
    let row = std::iter::once((Row::Side, 0))
        .chain(counts)
        .reduce(|most, other| if other.1 > most.1 { other } else { most });
    let row = row.map_or(Row::Side, |(row, _)| row);
    match row {
        Row::Floors | Row::Stack if draft.reader.scene().rising => Row::Floors,
        Row::Floors | Row::Stack => Row::Stack,
        row => row,
    }
}

/// The lines of the data of this kind: a name and phrases.
fn lines(kind: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = data_lines(include_str!("../../data/import.txt"));
    lines.filter_map(move |(_, line)| line.strip_prefix(kind)?.trim().split_once(" = "))
}

/// How often the words of phrases stand beside each other.
fn count(words: &Words, tokens: &[Token], list: &str) -> usize {
    let of_phrase = |phrase: &str| {
        let stems: Vec<String> = phrase.split(' ').map(|word| words.stem(word)).collect();
        let pairs =
            |window: &[Token]| window.iter().zip(&stems).all(|(token, it)| token.stem == *it);
        tokens.windows(stems.len()).filter(|window| pairs(window)).count()
    };
    list.split(" | ").map(of_phrase).sum()
}
