//! What a text speaks of as a whole: what its row is, and what this program cannot read.

use super::Draft;
use crate::document::Row;
use crate::tokens::{Token, Words, data_lines};

/// What this program cannot read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum OutOfScope {
    Round,
    Rows,
    Liars,
    Sums,
    Picture,
}

impl OutOfScope {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "round" => Self::Round,
            "rows" => Self::Rows,
            "liars" => Self::Liars,
            "sums" => Self::Sums,
            "picture" => Self::Picture,
            _ => return None,
        })
    }

    pub(super) fn message(self) -> &'static str {
        match self {
            Self::Round => "the places seem to go round; they are read as a row with two ends",
            Self::Rows => "the places seem to form more than one row; they are read as one row",
            Self::Liars => {
                "some statements seem to be false or half true; every hint is read as true"
            }
            Self::Sums => "hints about sums and products are not understood",
            Self::Picture => "the text speaks of a picture; what only that shows is not known",
        }
    }

    /// Whether it only matters where a hint that speaks of it is not understood.
    fn is_of_hints(self) -> bool {
        self == Self::Sums
    }
}

/// What the text speaks of that cannot be read; `lost` tells which hints are not understood.
pub(super) fn out_of_scope(draft: &Draft<'_>, lost: impl Fn(usize) -> bool) -> Vec<OutOfScope> {
    let words = &draft.language.words;
    let hints = draft.document.hints.iter().enumerate();
    let hints = hints.map(|(hint, passage)| (words.tokens(&passage.text), lost(hint)));
    let setting = draft.document.setting.iter().map(|passage| (words.tokens(&passage.text), false));
    let mut found: Vec<OutOfScope> = Vec::new();
    for (tokens, lost) in hints.chain(setting) {
        for (name, phrase) in phrases("scope") {
            let Some(kind) = OutOfScope::named(name) else { continue };
            if !found.contains(&kind)
                && (lost || !kind.is_of_hints())
                && count(words, &tokens, phrase) > 0
            {
                found.push(kind);
            }
        }
    }
    found.sort_unstable();
    found
}

/// What the row of places is.
pub(super) fn row(draft: &Draft<'_>) -> Row {
    let words = &draft.language.words;
    let passages = draft.document.hints.iter().chain(&draft.document.setting);
    let tokens: Vec<Token> = passages.flat_map(|passage| words.tokens(&passage.text)).collect();
    let mut counts =
        [(Row::Side, 0), (Row::Floors, 0), (Row::Stack, 0), (Row::Order, 0), (Row::Time, 0)];
    for (name, phrase) in phrases("row") {
        let row = match name {
            "floors" => Row::Floors,
            "stack" => Row::Stack,
            "order" => Row::Order,
            "time" => Row::Time,
            _ => continue,
        };
        let counted = counts.iter_mut().filter(|(other, _)| *other == row);
        counted.for_each(|(_, number)| *number += count(words, &tokens, phrase));
    }
    let most = counts.iter().map(|(_, number)| *number).max().unwrap_or(0);
    let row = counts.iter().find(|(_, number)| *number == most).map_or(Row::Side, |(row, _)| *row);
    match row {
        Row::Floors | Row::Stack if draft.reader.scene().rising => Row::Floors,
        Row::Floors | Row::Stack => Row::Stack,
        row => row,
    }
}

/// The phrases of the data of this kind, each with its name.
fn phrases(kind: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = data_lines(include_str!("../../data/import.txt"));
    let of_kind = lines.filter_map(move |(_, line)| line.strip_prefix(kind)?.split_once(" = "));
    of_kind.flat_map(|(name, list)| list.split('|').map(move |phrase| (name.trim(), phrase.trim())))
}

/// How often the words stand beside each other.
fn count(words: &Words, tokens: &[Token], phrase: &str) -> usize {
    let stems: Vec<String> = phrase.split(' ').map(|word| words.stem(word)).collect();
    let is = |window: &&[Token]| window.iter().zip(&stems).all(|(token, stem)| token.stem == *stem);
    tokens.windows(stems.len()).filter(is).count()
}
