//! What a category is called, which words speak of it, and how its values are written.

use rustc_hash::FxHashMap;

use super::candidates::{Candidate, Candidates};
use super::lexicon::Lexicon;
use super::slots::Slot;
use crate::document::List;

/// What a group of candidates is as a category.
pub fn category(of: &Candidates, group: &[&Candidate], lexicon: &Lexicon, number: usize) -> List {
    let cues = cues(group, lexicon);
    let kind = kind(group, lexicon);
    let values = group.iter().map(|one| written(one, group)).collect();
    let name =
        name(of, group, &cues, kind, lexicon).unwrap_or_else(|| format!("Category {number}"));
    List {
        name,
        values,
        cues: cues.into_iter().map(|(cue, _)| cue).collect(),
        inferred: true,
        doubts: Vec::new(),
        ordered: kind.is_some_and(|kind| lexicon.kinds[kind].ordered),
    }
}

/// What a list without a name is called.
pub fn list_name(values: &[String], lexicon: &Lexicon, number: usize) -> String {
    let keys: Vec<String> = values.iter().map(|value| lexicon.stems(value)).collect();
    let count = |kind| keys.iter().filter(|key| lexicon.kinds_of(key).contains(&kind)).count();
    let best = (0..lexicon.kinds.len()).rev().max_by_key(|&kind| count(kind));
    if let Some(kind) = best.filter(|&kind| 2 * count(kind) > values.len()) {
        return lexicon.kinds[kind].name.to_owned();
    }
    let named = values.iter().all(|value| value.starts_with(char::is_uppercase));
    if named { "Name".to_owned() } else { format!("Category {number}") }
}

/// Words that speak of two values or more, those of most first.
fn cues(group: &[&Candidate], lexicon: &Lexicon) -> Vec<(String, f32)> {
    let mut weights: FxHashMap<&str, (usize, f32)> = FxHashMap::default();
    for (word, cue) in group.iter().flat_map(|one| one.cues()) {
        let known = weights.entry(word).or_insert((0, 0.0));
        *known = (known.0 + 1, known.1 + cue.weight(&lexicon.weights));
    }
    let several = weights.into_iter().filter(|(cue, (count, weight))| {
        *count > 1 && *weight > 1.9 * *count as f32 && !cue.contains(' ') && cue.chars().count() > 1
    });
    let mut cues: Vec<(String, f32)> =
        several.map(|(cue, (_, weight))| (cue.to_owned(), weight)).collect();
    cues.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    cues
}

/// The kind that most of the values are of.
fn kind(group: &[&Candidate], lexicon: &Lexicon) -> Option<usize> {
    let count = |kind: usize| group.iter().filter(|one| one.kinds.contains(&kind)).count();
    let spoken: Vec<Vec<usize>> = group.iter().map(|one| one.spoken(lexicon)).collect();
    let spoken = |kind: usize| spoken.iter().filter(|kinds| kinds.contains(&kind)).count();
    let score = |kind: usize| (2 * count(kind) + spoken(kind), usize::MAX - kind);
    let best = (0..lexicon.kinds.len()).max_by_key(|&kind| score(kind))?;
    (2 * count(best) >= group.len()).then_some(best)
}

fn name(
    of: &Candidates,
    group: &[&Candidate],
    cues: &[(String, f32)],
    kind: Option<usize>,
    lexicon: &Lexicon,
) -> Option<String> {
    if let Some(kind) = kind {
        return Some(lexicon.kinds[kind].name.to_owned());
    }
    if 2 * group.iter().filter(|one| one.is_name()).count() > group.len() {
        return Some("Name".to_owned());
    }
    let (cue, weight) = cues.first()?;
    (*weight >= 1.5 * group.len() as f32).then(|| capitalised(of.spelled(cue)))
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A value as the text writes it most often.
fn written(candidate: &Candidate, group: &[&Candidate]) -> String {
    let main = |slot: &Slot| slot.stems == candidate.stems();
    let count =
        |slot: &Slot| candidate.slots.iter().filter(|other| other.written == slot.written).count();
    let best = candidate.slots.iter().rev().max_by_key(|slot| (main(slot), count(slot)));
    let written = best.map_or_else(String::new, |slot| slot.written.clone());
    let initial = candidate.small + candidate.capital == 0;
    let small = candidate.small > 0 && candidate.small >= candidate.capital;
    let others_small = 2 * group.iter().filter(|one| one.is_word()).count() >= group.len();
    if small || initial && others_small { written.to_lowercase() } else { written }
}
