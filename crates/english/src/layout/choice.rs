//! Which of the lists that were found are lists of the puzzle.

use rustc_hash::FxHashMap;

use super::lists::Found;
use super::names::parted;
use super::places;
use super::prose;
use super::roles::{Role, Sentence};
use super::words::{Words, stem, words as all_words};

/// More lists than any puzzle has.
const MOST: usize = 64;

/// Longer sentences list no values.
const LONGEST: usize = 3000;

/// The number of places by the lists that lines show, and those of the lists that have it.
pub fn shown(mut found: Vec<Found>, counts: &[usize], text: &str) -> (Option<usize>, Vec<Found>) {
    found.truncate(MOST);
    let labels: Vec<String> = found.iter().map(|list| stem(&list.label)).collect();
    // "Attributes: Drink, Job, Pet" names the lists.
    found.retain(|list| {
        let named = list.values.iter().filter(|value| labels.contains(&stem(value))).count();
        named * 2 < list.values.len() && !is_count(&list.values)
    });
    // Two values make a list only beside another two.
    let pairs = found.iter().filter(|list| !list.loose && list.values.len() == 2).count();
    let least = if pairs > 1 { 2 } else { 3 };
    let sizes = |loose: bool| -> Vec<usize> {
        let of = found.iter().filter(|list| list.loose == loose && list.values.len() >= least);
        of.map(|list| list.values.len()).collect()
    };
    let plain = sizes(false);
    // One line of words, such as "From: Mel (Office)", is no list yet.
    let loose = || Some(sizes(true)).filter(|sizes| sizes.len() > 1).unwrap_or_default();
    let sizes = if plain.is_empty() { loose() } else { plain };
    let places = places::places(&sizes, counts);
    found.retain_mut(|list| {
        if list.loose {
            list.values = parted(&list.values, places.unwrap_or(0), text);
        }
        rejoin(list, places, text);
        Some(list.values.len()) == places
    });
    let mut kept: Vec<Found> = Vec::new();
    for list in found {
        if kept.iter().all(|other| other.values != list.values) {
            kept.push(list);
        }
    }
    (places.filter(|_| !kept.is_empty()), kept)
}

/// One too many, and the last two stand together in the text: "Dolce and Gabbana" is one value.
fn rejoin(list: &mut Found, places: Option<usize>, text: &str) {
    if places.is_none_or(|places| list.values.len() != places + 1) {
        return;
    }
    let joined = list.values[list.values.len() - 2..].join(" and ");
    if text.contains(&joined) {
        list.values.truncate(list.values.len() - 2);
        list.values.push(joined);
    }
}

/// Whether values are but the numbers of the places.
fn is_count(values: &[String]) -> bool {
    values.iter().enumerate().all(|(at, value)| *value == (at + 1).to_string())
}

/// The lists in sentences, which are marked as such.
pub fn told(
    text: &str,
    sentences: &mut [Sentence],
    known: &[Found],
    counts: &[usize],
    line: impl Fn(&Sentence) -> usize,
    words: &Words,
) -> Vec<Found> {
    let bodies: Vec<(String, bool)> = sentences
        .iter()
        .map(|one| {
            let body = text.get(one.range.clone()).filter(|body| body.len() < LONGEST);
            (body.unwrap_or("").replace(['\n', '\r'], " "), one.role == Role::Question)
        })
        .collect();
    let seen = stems(text);
    let labels: Vec<String> = known.iter().map(|list| stem(&list.label)).collect();
    let mut kept: Vec<Found> = Vec::new();
    for (at, lists) in prose::best(&bodies, counts, text, words).into_iter().enumerate() {
        let listed = lists.iter().flat_map(|list| &list.values);
        let size: usize = listed.map(|value| all_words(value).count()).sum();
        let own = stems(&bodies[at].0);
        for list in lists {
            // Values are spoken of elsewhere, unless little else is said.
            let again = list.values.iter().filter(|value| {
                all_words(value).map(stem).any(|stem| seen.get(&stem) > own.get(&stem))
            });
            let firm = list.firm && !bodies[at].1;
            let again = again.count() * 3 >= list.values.len() || bodies.len() < 6 || firm;
            let others =
                known.iter().chain(&kept).filter(|other| overlaps(&list.values, &other.values));
            let most = size * 2 >= all_words(&bodies[at].0).count();
            let names = list.values.iter().any(|value| labels.contains(&stem(value)));
            if kept.len() < MOST
                && again
                && !names
                && others.count() == 0
                && !is_count(&list.values)
                && (!sentences[at].marked || most)
            {
                sentences[at].lists = true;
                kept.push(Found {
                    label: list.before,
                    values: list.values,
                    line: line(&sentences[at]),
                    pieces: 0..0,
                    loose: false,
                });
            }
        }
    }
    kept
}

/// Whether lists have most of their values in common.
fn overlaps(values: &[String], other: &[String]) -> bool {
    let same = values.iter().filter(|value| {
        let mut all = all_words(value);
        other.contains(value) || all.any(|word| other.iter().any(|other| other == word))
    });
    same.count() * 2 > values.len()
}

/// How often the stems of a text's words occur.
fn stems(text: &str) -> FxHashMap<String, usize> {
    let mut seen = FxHashMap::default();
    for word in all_words(text) {
        *seen.entry(stem(word)).or_insert(0) += 1;
    }
    seen
}
