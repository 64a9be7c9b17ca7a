//! Places with numbers of their own: "five houses, numbered 2, 4, 6, 8 and 10 from left to right".

use super::categories::Listed;
use super::naming::counted_noun;
use super::tokens::{Token, tokens};

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
