//! Which of two comes first in time, where one clause says when the other is: "when the pie was
//! served, Ann had already cooked".

use super::clause::{Said, Statement};
use super::items::{Item, Sentence};
use super::relations::Side;
use super::scenery::Row;
use super::tokens::Token;
use puzzle::Offsets;

/// What such a sentence says; its side is added to those of the sentence.
pub(super) fn sequence(words: &[Token], sentence: &mut Sentence, row: Row) -> Option<Statement> {
    let at = |phrase: &str| {
        let count = phrase.split(' ').count();
        words.windows(count).position(|window| {
            phrase.split(' ').zip(window).all(|(word, token)| token.word == word)
        })
    };
    let comma = words.iter().position(|token| token.is(&[","]));
    let starts = |phrase: &str| at(phrase) == Some(0);
    let timed = ["when", "by the time", "once"].iter().find_map(|phrase| at(phrase));
    let already = words.iter().position(|token| token.is(&["already"]));
    let still = words.iter().position(|token| token.is(&["still"]));
    // The first stands so to the second; both by their tokens.
    let (first, second, offsets) = match (timed, already, still, comma) {
        (None, None, None, Some(comma)) if starts("as soon as") => {
            let end = words.iter().position(|token| token.is(&[":", ";", "-"]));
            (comma..end.unwrap_or(words.len()), 0..comma, Offsets::IMMEDIATELY_RIGHT)
        }
        (Some(0), Some(already), None, Some(comma)) if already > comma => {
            (comma..words.len(), 0..comma, Offsets::SOMEWHERE_LEFT)
        }
        (Some(when), Some(already), None, _) if 0 < when && already < when => {
            (0..when, when..words.len(), Offsets::SOMEWHERE_LEFT)
        }
        // Who is still running comes in later.
        (Some(when), None, Some(still), _) if row == Row::Order && 0 < when && still < when => {
            (0..when, when..words.len(), Offsets::SOMEWHERE_RIGHT)
        }
        _ => return None,
    };
    if !matches!(row, Row::Order | Row::Time) {
        return None;
    }
    let (a, b) = (named(sentence, &first)?, named(sentence, &second)?);
    for (item, &start) in sentence.items.iter_mut().zip(&sentence.starts) {
        if words[start].is(&["already", "still", "soon", "over", "time"]) {
            *item = Item::Noun;
        }
    }
    sentence.sides.push(Side::sure(offsets));
    let said = Said::Side(sentence.sides.len() - 1, Box::new(b));
    Some(Statement::Clause { subjects: vec![a], any: false, said })
}

/// What is named within these tokens, where they say nothing else.
fn named(sentence: &Sentence, range: &std::ops::Range<usize>) -> Option<Said> {
    let mut all: Vec<Said> = Vec::new();
    let here = sentence.items.iter().zip(&sentence.starts);
    for (item, _) in here.filter(|(_, start)| range.contains(start)) {
        match item {
            Item::Value(mention) => {
                let values = &sentence.mentions[*mention].values;
                let known = |said: &Said| matches!(said, Said::Value(m) if sentence.mentions[*m].values == *values);
                if !all.iter().any(known) {
                    all.push(Said::Value(*mention));
                }
            }
            Item::Noun
            | Item::Verb(_)
            | Item::Be
            | Item::Have
            | Item::Who
            | Item::Possessive
            | Item::Unknown
            | Item::Comma
            | Item::Dash
            | Item::Him => {}
            _ => return None,
        }
    }
    match all.len() {
        0 => None,
        1 => all.pop(),
        _ => Some(Said::All(all)),
    }
}
