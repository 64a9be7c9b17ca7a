//! What stands at the end from which a row is counted, where only hints speak of it: "closer to the
//! window than", "the second desk from the window".

use std::collections::BTreeSet;

use super::bearings::{Bearings, pole};
use super::tokens::{Token, ordinal};

/// What the row is supposed to be counted from: the end that places are counted from, else the one
/// that is spoken of first. Nothing where the text says it, or speaks of sides.
pub(super) fn suppose_ends(
    bearings: &mut Bearings,
    words: &[Token],
    is_value: impl Fn(&str) -> bool,
) -> Option<String> {
    let within = ["above", "below", "middle", "center"];
    let sided = || words.iter().any(|token| pole(&token.word).is_some() || token.is(&within));
    if bearings.has_landmarks() || sided() {
        return None;
    }
    let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|token| token.is(list));
    let noun = |at: usize| {
        let noun = words.get(at)?;
        (!noun.is_mark() && !noun.capital && !is_value(&noun.word)).then_some(noun.word.as_str())
    };
    let nearer = (0..words.len()).filter(|&at| is(at, &["closer", "nearer"]));
    let nearer = nearer.filter_map(|at| {
        let the = at + 1 + usize::from(is(at + 1, &["to"]));
        noun(the + 1).filter(|_| is(the, &["the"]) && is(the + 2, &["than"]))
    });
    let counted = (2..words.len()).filter(|&at| {
        is(at, &["from"]) && ordinal(&words[at - 2].word).is_some() && is(at + 1, &["the"])
    });
    let counted = counted.filter_map(|at| noun(at + 2)).next();
    let nearer: Vec<&str> = nearer.collect();
    let ends: BTreeSet<&str> = nearer.iter().copied().chain(counted).collect();
    // Only what is said more than once, or counted from, is an end of the row.
    if !(1..3).contains(&ends.len()) || nearer.len() < 2 && counted.is_none() {
        return None;
    }
    let first = counted.or(nearer.first().copied())?;
    for end in &ends {
        bearings.suppose(end, *end == first);
    }
    Some(first.to_owned())
}
