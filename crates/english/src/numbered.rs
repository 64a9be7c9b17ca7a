//! Lists of numbers in running text: those of places that are not counted from 1, "five houses,
//! numbered 2, 4, 6, 8 and 10", and those with a unit, "for one, two or three weeks".

use super::categories::Listed;
use super::lexicon::is_site;
use super::named::capital;
use super::naming::counted_noun;
use super::quantities::quantity;
use super::tokens::{Token, stem, tokens};

/// The numbers that places have, other than 1, 2, 3 and on.
pub(super) fn numbered(sentence: &str, n: Option<usize>, line: usize) -> Option<Listed> {
    let words = tokens(sentence);
    let start = words.iter().position(|token| token.is(&["numbered"]))? + 1;
    let start = start + usize::from(words.get(start).is_some_and(|token| token.is(&["as"])));
    let mut values: Vec<String> = Vec::new();
    for token in &words[start..] {
        match token.word.parse::<u16>() {
            Ok(_) => values.push(token.word.clone()),
            Err(_) if token.is(&[",", "and"]) => {}
            Err(_) => break,
        }
    }
    let numbers: Vec<u16> = values.iter().flat_map(|value| value.parse()).collect();
    let rises = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    let falls = numbers.windows(2).all(|pair| pair[0] > pair[1]);
    let counted = (1..=numbers.len() as u16).eq(numbers.iter().copied());
    let fits = n.map_or(numbers.len() > 2, |n| n == numbers.len());
    if !fits || counted || !(rises || falls) {
        return None;
    }
    let noun = counted_noun(&words[..start]).unwrap_or_else(|| "House".to_owned());
    let description = words[..start].iter().map(|t: &Token| t.word.as_str()).collect::<Vec<_>>();
    Some(Listed {
        name: format!("{noun} number"),
        values,
        description: description.join(" "),
        line,
    })
}

/// Numbers that share a unit: "one, two or three weeks", "seven, eight and ten years old".
pub(super) fn counted(sentence: &str, n: Option<usize>, line: usize) -> Option<Listed> {
    let words = tokens(sentence);
    let mut best = (0, Vec::new(), 0);
    let mut at = 0;
    // The longest run of numbers.
    while at < words.len() {
        let (numbers, end) = run(&words, at);
        if numbers.len() > best.1.len() {
            best = (at, numbers, end);
        }
        at = end.max(at + 1);
    }
    let (start, numbers, at) = best;
    let rises = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    let unit = words.get(at)?;
    // "One, two or three houses away".
    let plural = unit.word.ends_with('s') && unit.word.len() > 3;
    let timed = unit.is(&["days", "weeks", "months", "hours", "nights"]);
    let fits = numbers.len() > 2 && n.is_none_or(|n| n == numbers.len());
    if !fits || !rises || !plural || is_site(&unit.word) && !timed {
        return None;
    }
    let aged = words.get(at + 1).is_some_and(|next| next.is(&["old"]));
    let noun = stem(&unit.word);
    let value = |k: &i64| match (aged, k) {
        (true, _) => k.to_string(),
        (false, 1) => format!("1 {noun}"),
        (false, _) => format!("{k} {}", unit.word),
    };
    Some(Listed {
        name: if aged { "Age".to_owned() } else { capital(&noun) },
        values: numbers.iter().map(value).collect(),
        description: words[..start].iter().map(|t| t.word.as_str()).collect::<Vec<_>>().join(" "),
        line,
    })
}

/// Whole numbers from the word at `at` on, with marks, "and" or "or" between them, and where that
/// ends. Two of them at least are joined by a word.
pub(super) fn run(words: &[Token], mut at: usize) -> (Vec<i64>, usize) {
    let mut numbers = Vec::new();
    let mut joined = false;
    while let Some(token) = words.get(at) {
        match quantity(&words[at..]) {
            Some((number, len)) if number % 100 == 0 && !token.is(&["a", "an"]) => {
                numbers.push(number / 100);
                at += len;
            }
            _ if token.is(&[",", "and", "or"]) && !numbers.is_empty() => {
                joined |= !token.is(&[","]);
                at += 1;
            }
            _ => break,
        }
    }
    if joined { (numbers, at) } else { (Vec::new(), at) }
}
