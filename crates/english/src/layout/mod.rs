//! Takes a text apart by its form.

mod chain;
mod columns;
mod facts;
mod features;
mod grid;
mod items;
mod lists;
mod marks;
mod markup;
mod names;
mod order;
mod parts;
mod pieces;
mod places;
mod roles;
mod said;
mod sentences;
mod source;
mod spans;
mod tables;
mod titled;
mod words;

use crate::document::{Document, List, Passage};

use lists::{Finder, Found};
use pieces::Piece;
use sentences::Sentence;
use tables::Tables;
use words::Words;

pub use chain::{Role, Scores, Weights};

/// Takes a text apart: title, setting, lists, hints, questions.
pub fn layout(text: &str) -> Document {
    let words = Words::load();
    let Parted { plain, tables, pieces, mut sentences, features } = Parted::of(text, words);
    roles::decide(&plain, &pieces, &mut sentences, &features, 0.0);
    // What stands behind the puzzle counts something else.
    let last = sentences.iter().rposition(|one| one.role != Role::Chatter).unwrap_or(0);
    let loose = sentences[..sentences.len().min(last + 1)].iter();
    let of_all = |one: &&Sentence| match one.role {
        Role::Hint => false,
        Role::Chatter => pieces[one.piece].mark.is_none(),
        Role::Setting | Role::Question => true,
    };
    let loose = loose.filter(of_all).map(|one| &plain[one.range.clone()]);
    let counts: Vec<usize> = loose.flat_map(|body| places::counts(body, words)).collect();
    let flat = plain.replace(['\n', '\r'], " ");
    let breaks: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
    let line = |one: &Sentence| breaks.partition_point(|at| *at < one.range.start) + 1;
    let finder = Finder::new(&flat, &pieces, &sentences, line, words);
    let (places, found) = finder.lists(tables.lists, tables.grids, &counts);
    let taken = finder.taken(&found);
    roles::find_more(&plain, &pieces, &mut sentences, &features);
    for list in &found {
        let told = sentences[list.of.clone()].iter_mut().filter(|one| one.role == Role::Hint);
        told.for_each(|one| one.role = Role::Setting);
    }
    let opens = taken.first().is_some_and(|taken| !taken);
    let title = if opens { title(&plain, &pieces, words) } else { String::new() };
    let named = usize::from(!title.is_empty());
    // What is written in a language of programs says nothing but lists.
    let code = markup::code(text, words);
    let coded = |one: &Sentence| code.iter().any(|fenced| fenced.contains(&one.range.start));
    let mut taken = taken.into_iter();
    sentences.retain(|one| !taken.next().unwrap_or(false) && one.piece >= named && !coded(one));
    roles::join(&plain, &pieces, &mut sentences, words);
    let passages = |role: Role| {
        let of = sentences.iter().filter(move |sentence| sentence.role == role);
        of.map(|one| passage(&plain, &pieces, one, line(one))).collect()
    };
    Document {
        title,
        lists: found.into_iter().map(|list| finished(list, words)).collect(),
        setting: passages(Role::Setting),
        hints: passages(Role::Hint),
        questions: passages(Role::Question),
        places: places.and_then(|places| u8::try_from(places).ok()),
        notes: Vec::new(),
    }
}

/// Whether values say in which order the places are: "Monday, Tuesday", "9:00, 10:00".
pub fn is_order(values: &[String]) -> bool {
    order::ordered(values, Words::load())
}

/// The sentences of a text, each with the features that its role is told from.
pub fn features(text: &str) -> Vec<(String, Vec<String>)> {
    let Parted { plain, sentences, features, .. } = Parted::of(text, Words::load());
    let bodies = sentences.iter().map(|one| tidy(&plain[one.range.clone()]));
    bodies.zip(features).collect()
}

/// A text taken apart by its form alone.
struct Parted {
    /// Without markup; as long as it was.
    plain: String,
    tables: Tables,
    pieces: Vec<Piece>,
    sentences: Vec<Sentence>,
    /// By sentence: what its role is told from.
    features: Vec<Vec<String>>,
}

impl Parted {
    fn of(text: &str, words: &Words) -> Self {
        let plain = markup::plain(&source::plain(text, words), words);
        let tables = Tables::of(&plain, words);
        let mut pieces = pieces::pieces(&plain, &tables.taken, words);
        titled::untitled(&plain, &mut pieces);
        let sentences = sentences::sentences(&plain, &pieces, words);
        let features = features::features(&plain, &pieces, &sentences, words);
        Self { plain, tables, pieces, sentences, features }
    }
}

fn finished(list: Found, words: &Words) -> List {
    let name = names::name(&list.label, words);
    let ordered = order::ordered(&list.values, words);
    List { name, values: list.values, ordered, ..List::default() }
}

/// The first line, where it is no sentence and others follow.
fn title(text: &str, pieces: &[Piece], words: &Words) -> String {
    let Some(first) = pieces.first().filter(|first| first.mark.is_none()) else {
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
