//! Numbers that somebody wears, as runners do: "the runner wearing number 3 came first". They are
//! values, though they are spelt like the places of the row.

use super::categories::Listed;
use super::document::Line;
use super::tokens::{Token, number, tokens};

/// Who is told apart by fewer numbers than this may only wear the number of a place.
const LEAST: usize = 2;

/// The numbers that the text says are worn, where there are so many places.
pub(super) fn worn_numbers(lines: &[Line], places: usize) -> Option<Listed> {
    let mut found: Vec<u8> = Vec::new();
    for line in lines {
        let words = tokens(&line.text);
        found.extend((0..words.len()).filter_map(|at| worn(&words, at)));
    }
    found.sort_unstable();
    found.dedup();
    let of_places = found.iter().all(|&k| (1..=places).contains(&usize::from(k)));
    let numbers: Vec<u8> = match found.len() {
        count if count < LEAST => return None,
        _ if of_places => (1..=places as u8).collect(),
        count if count == places => found,
        _ => return None,
    };
    Some(Listed {
        name: "Number".to_owned(),
        values: numbers.iter().map(u8::to_string).collect(),
        description: "wear".to_owned(),
        line: 0,
    })
}

/// "Wore number #3", "is wearing the bib with number 3", "the number 3 shirt": the number.
fn worn(words: &[Token], at: usize) -> Option<u8> {
    let digit = |token: &Token| {
        number(&token.word).filter(|_| token.word.bytes().all(|c| c.is_ascii_digit()))
    };
    let calls = |token: &Token| token.is(&["number", "no", "#", "numbered"]);
    if words[at].is(&["wear", "wears", "wore", "worn", "wearing"]) {
        let rest = &words[at + 1..];
        let lead = |token: &&Token| {
            calls(token)
                || GARMENTS.contains(&token.word.as_str())
                || token.is(&["the", "a", "his", "her", "with", "race", "racing", "."])
        };
        let count = rest.iter().take_while(lead).count();
        let led = rest[..count].iter().any(calls) || rest.get(count)?.word.starts_with('#');
        return rest.get(count).filter(|_| led).and_then(digit);
    }
    let garment = words.get(at + 2).is_some_and(|next| GARMENTS.contains(&next.word.as_str()));
    words.get(at + 1).filter(|_| calls(&words[at]) && garment).and_then(digit)
}

/// What has a number on it.
const GARMENTS: [&str; 7] = ["bib", "shirt", "jersey", "vest", "jacket", "cap", "top"];
