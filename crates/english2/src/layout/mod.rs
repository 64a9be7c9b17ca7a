//! Takes a text apart by its form.

mod items;
mod lists;
mod marks;
mod markup;
mod names;
mod pieces;
mod places;
mod prose;
mod roles;
mod sentences;
mod tables;
mod words;

use crate::document::{Document, List, Passage};

use lists::Found;
use pieces::Piece;
use roles::{Role, Sentence};
use words::Words;

/// Takes a text apart: title, setting, lists, hints, questions.
pub fn layout(text: &str) -> Document {
    let words = Words::new();
    let plain = markup::plain(text);
    let counts = places::counts(&plain, &words);
    let (tables, taken) = tables::tables(&plain, &counts, &words);
    let pieces = pieces::pieces(&plain, &taken, &words);
    let mut used = vec![false; pieces.len()];
    let (places, found) = lists(&plain, &pieces, &mut used, tables, &counts, &words);
    let title = title(&plain, &pieces, &used);
    let start = usize::from(!title.is_empty());
    used[..start].fill(true);
    let sentences = roles::roles(&plain, &pieces, &used, &words);
    let passages = |role: Role| {
        let of = sentences.iter().filter(move |sentence| sentence.role == role);
        of.map(|sentence| passage(&plain, &pieces, sentence)).collect()
    };
    let mut document = Document {
        title,
        lists: found.into_iter().map(|list| finished(list, &plain, &words)).collect(),
        setting: passages(Role::Setting),
        hints: passages(Role::Hint),
        questions: passages(Role::Question),
        places: places.and_then(|places| u8::try_from(places).ok()),
        notes: Vec::new(),
    };
    prose(&plain, &mut document, &counts, &words);
    document
}

/// The lists that lines and tables show, and the number of places.
fn lists(
    text: &str,
    pieces: &[Piece],
    used: &mut [bool],
    tables: Vec<Found>,
    counts: &[usize],
    words: &Words,
) -> (Option<usize>, Vec<Found>) {
    let mut found = tables;
    for (index, piece) in pieces.iter().enumerate() {
        found.extend(lists::labelled(text, index, piece, words));
    }
    for list in &found {
        if list.piece < used.len() && list.values.len() > 2 {
            used[list.piece] = true;
        }
    }
    found.extend(lists::bare(text, pieces, used, words));
    found.extend(lists::columns(text, pieces, used, words));
    used.fill(false);
    let sizes: Vec<usize> = found
        .iter()
        .filter(|list| !list.loose && list.values.len() > 2)
        .map(|list| list.values.len())
        .collect();
    let loose: Vec<usize> =
        found.iter().filter(|list| list.loose).map(|list| list.values.len()).collect();
    let places = places::places(if sizes.is_empty() { &loose } else { &sizes }, counts);
    found.retain_mut(|list| {
        if list.loose {
            list.values = names::parted(&list.values, places.unwrap_or(0), text);
        }
        Some(list.values.len()) == places
    });
    let columns = found.clone();
    for list in columns {
        if list.piece < used.len() {
            used[list.piece] = true;
            let column = pieces[list.piece + 1..].iter().take(list.values.len());
            let alone = list
                .values
                .iter()
                .zip(column)
                .all(|(value, piece)| piece.text(text).contains(value.as_str()));
            if alone
                && pieces.len() > list.piece + list.values.len()
                && !pieces[list.piece].text(text).contains(&list.values[0])
            {
                used[list.piece + 1..=list.piece + list.values.len()].fill(true);
            }
        }
    }
    (places, found)
}

fn finished(list: Found, text: &str, words: &Words) -> List {
    let mut values = list.values;
    items::without_glosses(&mut values, text);
    let (name, cues) = names::name(&list.label, words);
    let ordered = names::ordered(&values, words);
    List { name, cues, values, ordered, line: list.line }
}

/// Lists in the sentences of the setting.
fn prose(text: &str, document: &mut Document, counts: &[usize], words: &Words) {
    let mut found = Vec::new();
    for passage in &document.setting {
        let lists = prose::lists(&passage.text, text, words);
        found.extend(lists.into_iter().map(|list| (passage.line, list)));
    }
    let sizes: Vec<usize> = found.iter().map(|(_, list)| list.values.len()).collect();
    let places = document.places.map(usize::from);
    let places = if document.lists.is_empty() { places::places(&sizes, counts) } else { places };
    for (line, list) in found {
        let known = document.lists.iter().any(|other| {
            let same = list.values.iter().filter(|value| other.values.contains(value));
            same.count() * 2 >= list.values.len()
        });
        if Some(list.values.len()) == places && !known {
            let (name, cues) = names::name(&list.before, words);
            let ordered = names::ordered(&list.values, words);
            document.lists.push(List { name, cues, values: list.values, ordered, line });
        }
    }
    document.places = places.and_then(|places| u8::try_from(places).ok());
    document.lists.sort_by_key(|list| list.line);
}

/// The first line, where it is no sentence and others follow.
fn title(text: &str, pieces: &[Piece], used: &[bool]) -> String {
    let Some(first) = pieces.first().filter(|first| !used[0] && first.mark.is_none()) else {
        return String::new();
    };
    let body = first.text(text);
    let apart = first.heading || pieces.get(1).is_some_and(|next| next.gap);
    let short = body.split_whitespace().count() < 13 && !body.ends_with(['.', ':', ';', ',']);
    let said = body.ends_with('?') && !first.heading;
    if apart && short && !said { tidy(body) } else { String::new() }
}

fn passage(text: &str, pieces: &[Piece], sentence: &Sentence) -> Passage {
    let piece = &pieces[sentence.piece];
    let body = &text[sentence.range.clone()];
    let line = piece.line + text[piece.range.start..sentence.range.start].matches('\n').count();
    let number = piece.mark.as_ref().and_then(|mark| mark.value);
    Passage { text: tidy(body), number, line, range: sentence.range.clone() }
}

/// A text on one line, with single blanks and none before a stop.
fn tidy(body: &str) -> String {
    let mut tidy = String::with_capacity(body.len());
    for word in body.split_whitespace() {
        let stop = word.chars().all(|c| ".,;:?!".contains(c));
        if !tidy.is_empty() && !stop {
            tidy.push(' ');
        }
        tidy.push_str(word);
    }
    tidy.trim_end_matches([';', ',']).to_owned()
}

#[cfg(test)]
mod tests;
