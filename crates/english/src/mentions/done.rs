//! Other forms of what is done, where values are called by that.

use super::super::lexicon::forms;
use super::super::tokens::{Token, stem};

/// "Rolled over" for "rolling over", "jump through the hoop" for "jumping through a hoop", "ducked the
/// bludger" for "ducking bludger": the words of what is done, stemmed and joined.
pub(super) fn done_otherwise(words: &[Token]) -> Vec<String> {
    let Some((first, rest)) = words.split_first().filter(|(_, rest)| !rest.is_empty()) else {
        return Vec::new();
    };
    let Some(bare) = first.word.strip_suffix("ing").filter(|bare| bare.len() > 2) else {
        return Vec::new();
    };
    let mut bases = vec![bare.to_owned(), format!("{bare}e")];
    // "Run" for "running".
    let mut letters = bare.chars().rev();
    if letters.next() == letters.next() {
        bases.push(bare.chars().take(bare.chars().count() - 1).collect());
    }
    let mut verbs: Vec<String> = vec![first.word.clone()];
    for base in &bases {
        verbs.extend(forms(base).into_iter().map(str::to_owned));
        verbs.extend(["", "s", "d", "ed"].iter().map(|ending| format!("{base}{ending}")));
    }
    verbs.extend(bases.iter().map(|_| format!("{bare}ed")));
    let tail = |article: &str| -> String {
        let plain = rest.iter().map(|word| match word.is(&["a", "an", "the"]) {
            true => article.to_owned(),
            false => stem(&word.word),
        });
        plain.collect()
    };
    let mut tails = ["a", "the", ""].map(tail).to_vec();
    if !rest[0].is(&["a", "an", "the", "his", "her", "their", "to", "in", "on", "at", "with"]) {
        let led = ["a", "an", "the", "his", "her", "their"];
        tails.extend(led.map(|article| stem(article) + &tail("")));
    }
    let all = verbs.iter().flat_map(|verb| tails.iter().map(move |tail| stem(verb) + tail));
    let own: String = words.iter().map(|word| stem(&word.word)).collect();
    let mut found: Vec<String> = all.filter(|done| *done != own).collect();
    found.sort();
    found.dedup();
    found
}
