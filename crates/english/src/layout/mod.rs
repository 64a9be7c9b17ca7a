//! Takes a text apart by its form.

mod choice;
mod items;
mod lists;
mod marks;
mod markup;
mod names;
mod order;
mod pieces;
mod places;
mod prose;
mod roles;
mod sentences;
mod tables;
mod titled;
mod words;

use crate::document::{Document, List, Passage};

use lists::Found;
use pieces::Piece;
use roles::{Role, Sentence};
use words::Words;

/// Takes a text apart: title, setting, lists, hints, questions.
pub fn layout(text: &str) -> Document {
    let words = Words::new();
    let plain = markup::plain(text, &words);
    let (tables, taken) = tables::tables(&plain, &places::counts(&plain, &words), &words);
    let mut pieces = pieces::pieces(&plain, &taken, &words);
    titled::untitled(&plain, &mut pieces);
    let loose = pieces.iter().filter(|piece| piece.mark.is_none());
    let counts: Vec<usize> =
        loose.flat_map(|piece| places::counts(piece.text(&plain), &words)).collect();
    let found = lists::all(&plain, &pieces, tables, &words);
    let (mut places, mut found) = choice::shown(found, &counts, &plain);
    let mut used = lists::used(pieces.len(), &found);
    let title = title(&plain, &pieces, &used, &words);
    used[..usize::from(!title.is_empty())].fill(true);
    let mut sentences = roles::sentences(&plain, &pieces, &used, &words);
    let guesses = places.map_or_else(|| places::ranked(&counts), |places| vec![places]);
    let breaks: Vec<usize> = plain.match_indices('\n').map(|(at, _)| at).collect();
    let line = |one: &Sentence| breaks.partition_point(|at| *at < one.range.start) + 1;
    let told = choice::told(&plain, &mut sentences, &found, &guesses, line, &words);
    places = places.or(told.first().map(|list| list.values.len())).or(guesses.first().copied());
    found.extend(told);
    found.sort_by_key(|list| list.line);
    let values = found.iter().flat_map(|list| &list.values).flat_map(|value| words::words(value));
    let values = values.map(words::stem).collect();
    roles::decide(&plain, &pieces, &mut sentences, &values, &words);
    let passages = |role: Role| {
        let of = sentences.iter().filter(move |sentence| sentence.role == role);
        of.map(|one| passage(&plain, &pieces, one, line(one))).collect()
    };
    Document {
        title,
        lists: found.into_iter().map(|list| finished(list, &plain, &words)).collect(),
        setting: passages(Role::Setting),
        hints: passages(Role::Hint),
        questions: passages(Role::Question),
        places: places.and_then(|places| u8::try_from(places).ok()),
        notes: Vec::new(),
    }
}

fn finished(list: Found, text: &str, words: &Words) -> List {
    let mut values = list.values;
    items::without_glosses(&mut values, text);
    let (name, cues) = names::name(&list.label, words);
    let ordered = order::ordered(&values, words);
    List { name, cues, values, ordered, inferred: false }
}

/// The first line, where it is no sentence and others follow.
fn title(text: &str, pieces: &[Piece], used: &[bool], words: &Words) -> String {
    let Some(first) = pieces.first().filter(|first| !used[0] && first.mark.is_none()) else {
        return String::new();
    };
    let body = first.text(text);
    let label = body.split_once(": ").filter(|(label, _)| words.is("title", label));
    let body = label.map_or(body, |(_, rest)| rest);
    let apart = first.heading || pieces.get(1).is_some_and(|next| next.gap);
    let short = body.split_whitespace().count() < 13 && !body.ends_with(['.', ':', ';', ',']);
    let said = body.ends_with('?') && !first.heading;
    if apart && short && !said { tidy(body) } else { String::new() }
}

fn passage(text: &str, pieces: &[Piece], sentence: &Sentence, line: usize) -> Passage {
    let body = &text[sentence.range.clone()];
    let number = pieces[sentence.piece].mark.as_ref().and_then(|mark| mark.value);
    let label = body.split_once(": ").filter(|(label, _)| !label.contains(' '));
    let body = match (sentence.role, label) {
        (Role::Question, Some((_, rest))) => rest,
        _ => body,
    };
    Passage { text: tidy(body), number, line, range: sentence.range.clone() }
}

/// A text on one line, with single blanks and none before a stop.
fn tidy(body: &str) -> String {
    // Of speech that goes on, only one end is in quotes.
    let cut = body.matches('"').count() % 2 == 1;
    let body = if cut { body.trim_matches('"') } else { body };
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
