//! Names of lists, their order, and values that no comma parts.

use super::places::plural;
use super::words::{Words, stem, words as all_words};

/// What a label calls its values, and its other words that speak of them.
pub fn name(label: &str, words: &Words) -> (String, Vec<String>) {
    // "rode in four boats": the noun behind a number names them best.
    let whole: Vec<&str> = all_words(label).collect();
    let number = |word: &&str| words.index("number", word).is_some_and(|at| at > 1);
    let noun = whole.iter().rposition(number).and_then(|at| {
        whole[at + 1..].iter().take(2).find(|word| plural(word, words) && !words.is("small", word))
    });
    let clause =
        label.rsplit(['.', ';', ',', '(', ')']).find(|part| all_words(part).next().is_some());
    let label = clause.unwrap_or(label);
    let all: Vec<&str> = all_words(label).collect();
    let telling: Vec<&str> = all
        .iter()
        .copied()
        .filter(|word| !words.is("small", word) && !words.is("leads", word))
        .filter(|word| words.number(word).is_none())
        .collect();
    let differ = all.iter().rposition(|word| words.is("differ", word));
    let behind: Vec<&str> = differ.map_or(Vec::new(), |at| {
        let after = match &all[at + 1..] {
            [sort, of, after @ ..] if *of == "of" && words.is("sort", sort) => after,
            after => after,
        };
        let ends = |word: &&str| words.is("small", word) || words.is("leads", word);
        after.iter().copied().take_while(|word| !ends(word)).collect()
    });
    let name = match all.len() {
        _ if noun.is_some() => noun.map_or(String::new(), |noun| (*noun).to_owned()),
        0 => String::new(),
        1..4 if differ.is_none() => telling.join(" "),
        _ if !behind.is_empty() => behind.join(" "),
        _ => telling.last().copied().unwrap_or("").to_owned(),
    };
    let cues = telling.iter().filter(|word| !name.contains(**word));
    let cues: Vec<String> = cues.map(|word| word.to_lowercase()).collect();
    if name.is_empty() && all.len() < 3 {
        return (String::new(), Vec::new());
    }
    (name, cues)
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
