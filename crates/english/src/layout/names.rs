//! Names of lists, and values that no comma parts.

use super::words::{Words, stem, words as all_words};

/// A label of so many words is a name as it is.
const LONGEST: usize = 3;

/// What a label calls its values: its words that tell something, of a long label the last.
pub fn name(label: &str, words: &Words) -> String {
    let small = |word: &&str| words.is("small", word) || words.is("leads", word);
    let telling = all_words(label).filter(|word| !small(word) && words.number(word).is_none());
    let mut telling: Vec<&str> = telling.collect();
    if all_words(label).count() > LONGEST {
        telling.drain(..telling.len().saturating_sub(1));
    }
    let name = telling.join(" ");
    // "SUSPECTS" shouts; "OS" is short for something.
    let shouted = name.chars().count() > 2 && !name.contains(char::is_lowercase);
    match name.char_indices().nth(1).filter(|_| shouted) {
        Some((second, _)) => name[..second].to_owned() + &name[second..].to_lowercase(),
        None => name,
    }
}

/// As many values as there are places from words without commas: pairs that the text writes more
/// than once stay together.
pub fn parted(list: &[String], places: usize, text: &str) -> Vec<String> {
    let mut values: Vec<String> = list.to_vec();
    if places < 2 || values.len() < places || values.len() > places * 3 {
        return Vec::new();
    }
    let text = text.to_lowercase();
    while values.len() > places {
        let often = |at: usize| {
            let pair = format!("{} {}", values[at], values[at + 1]).to_lowercase();
            let seen = text.matches(&pair).count();
            let last = stem(&values[at + 1]);
            let alone = text.matches(&last).count();
            (seen, usize::MAX - alone)
        };
        let best = (0..values.len() - 1).max_by_key(|at| (often(*at), usize::MAX - at));
        let Some(at) = best.filter(|at| often(*at).0 > 1) else { return Vec::new() };
        let second = values.remove(at + 1);
        values[at] = format!("{} {second}", values[at]);
    }
    values
}
