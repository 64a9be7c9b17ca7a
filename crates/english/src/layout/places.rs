//! How many places there are.

use super::order::span;
use super::words::{Words, words as all_words};

/// The numbers that stand before things in the plural, and those up to which places are counted.
pub fn counts(text: &str, words: &Words) -> Vec<usize> {
    let mut clauses = vec![String::new()];
    let letters: Vec<char> = text.chars().collect();
    for (at, &letter) in letters.iter().enumerate() {
        let digit =
            |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(char::is_ascii_digit);
        // Times and decimals count nothing: "the 7:15", "2.5 pounds".
        let inside = digit(at.checked_sub(1)) && digit(Some(at + 1));
        match clauses.last_mut() {
            Some(clause) if inside || !".:;()?!|".contains(letter) => clause.push(letter),
            _ => clauses.push(String::new()),
        }
    }
    let mut counts: Vec<usize> =
        clauses.iter().flat_map(|clause| clause_counts(clause, words)).collect();
    // "From Monday to Friday" says it as well as a list.
    let days = span(text, words).len();
    if (3..=12).contains(&days) {
        counts.extend([days; 3]);
    }
    counts
}

fn clause_counts(text: &str, words: &Words) -> Vec<usize> {
    let list: Vec<&str> = all_words(text).collect();
    let mut counts = Vec::new();
    // "door 1, door 2 and door 3"
    let mut counted = (0, 0);
    for (at, word) in list.iter().enumerate() {
        let near = counted.0 == 0 || at < counted.1 + 4;
        if near && word.parse() == Ok(counted.0 + 1) {
            counted = (counted.0 + 1, at);
        }
    }
    if (3..=12).contains(&counted.0) {
        counts.extend([counted.0; 2]);
    }
    for (at, word) in list.iter().enumerate() {
        let before = at.checked_sub(1).map_or("", |at| list[at]);
        // "seats 1-4"
        let last = word.strip_prefix("1-").filter(|_| plural(before, words));
        let spans = last.is_some();
        let number = words.number(last.unwrap_or(word)).filter(|number| (2..=12).contains(number));
        // "No two have the same pet" counts nothing.
        let Some(number) = number.filter(|_| !words.is("none", before)) else { continue };
        let behind = list[at + 1..].iter().take(3);
        let things = behind.take_while(|word| words.number(word).is_none());
        let many =
            things.take_while(|word| !words.is("measure", word)).find(|word| plural(word, words));
        let up_to =
            at > 1 && words.is("up-to", list[at - 1]) && words.number(list[at - 2]) == Some(1);
        // "Five of the family", "four of us".
        let next = list.get(at + 1).unwrap_or(&"");
        let of = next.eq_ignore_ascii_case("of")
            && (at == 0 || list.get(at + 2).is_some_and(|word| words.is("talk", word)));
        let there = list[..at].iter().rev().take(3).any(|word| word.eq_ignore_ascii_case("there"));
        let the = before.eq_ignore_ascii_case("the") && number > 2;
        let many = many.is_some() && !words.is("measure", list.get(at + 1).unwrap_or(&""));
        if the || many || up_to || spans || of {
            // "Four wizards stand …", "There are four wizards" say it best.
            let weight = match many {
                true if there && number > 2 => 3,
                true if at == 0 => 2,
                _ => 1,
            };
            counts.extend([number; 3].iter().take(weight));
        }
    }
    counts
}

/// Whether a word is the plural of a noun, as far as its form tells.
pub fn plural(word: &str, words: &Words) -> bool {
    let ends =
        word.ends_with('s') && word.len() > 3 && !word.ends_with("ss") && !word.ends_with("'s");
    (ends || words.is("plural", word)) && !words.is("verb", word)
}

/// The number of places: what most lists and the text agree on.
pub fn places(lists: &[usize], counts: &[usize]) -> Option<usize> {
    let mut votes: Vec<usize> = counts.to_vec();
    votes.extend(lists.iter().flat_map(|size| [*size; 3]));
    ranked(&votes).first().copied()
}

/// Numbers by how often they are said, the earlier first; two places are hardly ever meant.
pub fn ranked(counts: &[usize]) -> Vec<usize> {
    let mut ranked: Vec<usize> = Vec::new();
    for number in counts {
        if !ranked.contains(number) {
            ranked.push(*number);
        }
    }
    let first = counts.first().copied();
    let weight = |number: &usize| {
        let said = counts.iter().filter(|other| *other == number).count();
        (*number > 2, said + if first == Some(*number) { 2 } else { 0 })
    };
    ranked.sort_by_key(|number| std::cmp::Reverse(weight(number)));
    ranked
}
