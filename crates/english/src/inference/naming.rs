//! What a category is called, which words speak of it, and how its values are written.

use rustc_hash::FxHashMap;

use super::candidates::Candidate;
use super::lexicon::Lexicon;
use crate::document::List;

/// What a group of candidates is as a category.
pub fn category(group: &[&Candidate], lexicon: &Lexicon, number: usize) -> List {
    let cues = cues(group);
    let kind = kind(group, lexicon);
    let tail = common_tail(group);
    let values =
        group.iter().map(|one| written(one, group, tail.as_deref(), kind, lexicon)).collect();
    let name = name(group, &cues, kind, lexicon).unwrap_or_else(|| format!("Category {number}"));
    List {
        name,
        values,
        cues: cues.into_iter().map(|(cue, _)| cue).collect(),
        inferred: true,
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
fn cues(group: &[&Candidate]) -> Vec<(String, f32)> {
    let mut weights: FxHashMap<&str, (usize, f32)> = FxHashMap::default();
    for (cue, weight) in group.iter().flat_map(|one| &one.cues) {
        let known = weights.entry(cue).or_insert((0, 0.0));
        *known = (known.0 + 1, known.1 + weight);
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
    let spoken = |kind: usize| group.iter().filter(|one| one.spoken.contains(&kind)).count();
    let score = |kind: usize| (2 * count(kind) + spoken(kind), usize::MAX - kind);
    let best = (0..lexicon.kinds.len()).max_by_key(|&kind| score(kind))?;
    (2 * count(best) >= group.len()).then_some(best)
}

fn name(
    group: &[&Candidate],
    cues: &[(String, f32)],
    kind: Option<usize>,
    lexicon: &Lexicon,
) -> Option<String> {
    if let Some(kind) = kind {
        return Some(lexicon.kinds[kind].name.to_owned());
    }
    if 2 * group.iter().filter(|one| one.is_name()).count() > group.len() && cues.is_empty() {
        return Some("Name".to_owned());
    }
    let (cue, weight) = cues.first()?;
    (*weight >= 1.5 * group.len() as f32).then(|| capitalised(cue))
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The noun that stands after every value each time.
fn common_tail(group: &[&Candidate]) -> Option<String> {
    let (_, first) = group.first()?.tails.first()?;
    let all = group.iter().all(|one| one.tails.iter().any(|(_, stem)| stem == first));
    all.then(|| first.clone())
}

/// A value as the text writes it most often. Its noun belongs to it where others of its category
/// have none.
fn written(
    candidate: &Candidate,
    group: &[&Candidate],
    tail: Option<&str>,
    kind: Option<usize>,
    lexicon: &Lexicon,
) -> String {
    let main = |written: &str| lexicon.stems(written) == candidate.key.trim_end_matches(" (name)");
    let best =
        candidate.written.iter().rev().max_by_key(|(written, count)| (main(written), *count));
    let mut written = best.map_or_else(String::new, |(written, _)| written.clone());
    let initial = candidate.small + candidate.capital == 0;
    let small = candidate.small > 0 && candidate.small >= candidate.capital;
    let others_small = 2 * group.iter().filter(|one| one.is_word()).count() >= group.len();
    if small || initial && others_small {
        written = written.to_lowercase();
    }
    let known = kind.is_some_and(|kind| candidate.kinds.contains(&kind));
    if !known && tail.is_none() && candidate.count as usize == candidate.tails.len() {
        if let Some((word, _)) = candidate.tails.first().filter(|(_, stem)| {
            group.iter().filter(|one| one.tails.iter().any(|(_, tail)| tail == stem)).count() > 1
                && group.iter().any(|one| one.tails.is_empty())
        }) {
            written = format!("{written} {word}");
        }
    }
    written
}
