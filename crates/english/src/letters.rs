//! Things that are called by letters, from the first to the last: "five houses, A to E".

use super::categories::Listed;
use super::naming::counted_noun;
use super::tokens::{Token, number, tokens};

/// The letters as a list, where there are `n` of them and nothing says that they go along the row.
pub(super) fn letters(sentence: &str, n: Option<usize>, line: usize) -> Option<Listed> {
    let words = tokens(sentence);
    let has = |list: &[&str]| words.iter().any(|token| token.is(list));
    // "Seats A to E from left to right": the letters are places, if it is known which.
    let along = has(&["left", "right", "order", "top", "bottom", "west", "east", "front"])
        && from_end(sentence).is_none();
    let start = (0..words.len()).find(|&i| range(&words[i..]).is_some())?;
    let (first, last) = range(&words[start..])?;
    let values: Vec<String> = (first..=last).map(|letter| (letter as char).to_string()).collect();
    let fits = n.map_or((3..=16).contains(&values.len()), |n| n == values.len());
    if along || !fits {
        return None;
    }
    let before = &words[..start];
    let name = counted_noun(before).unwrap_or_else(|| "Name".to_owned());
    Some(Listed { name, values, description: "called named".to_owned(), line })
}

/// "A, B and C from left to right": the end where letters start that go along the row.
pub(super) fn from_end(sentence: &str) -> Option<&'static str> {
    const ENDS: [&str; 8] = ["left", "right", "west", "east", "top", "bottom", "north", "south"];
    let words = tokens(sentence);
    let end = |token: &Token| ENDS.into_iter().find(|end| token.word == *end);
    if words.iter().any(|token| token.is(&["not", "necessarily", "particular"])) {
        return None;
    }
    // "A, B and C live on three floors, numbered 1 to 3 from bottom to top": the floors go so.
    let counted =
        words.windows(2).any(|pair| pair[0].is(&["numbered"]) && number(&pair[1].word).is_some());
    if counted {
        return None;
    }
    words.windows(2).find_map(|pair| match (pair[0].word.as_str(), end(&pair[1])) {
        ("from", Some(from)) => Some(from),
        _ if pair[1].is(&["to"]) => end(&pair[0]),
        _ => None,
    })
}

/// "A to E", "P through V", "W-Z".
fn range(words: &[Token]) -> Option<(u8, u8)> {
    let letter = |token: &Token| {
        let letter = token.word.as_bytes();
        (letter.len() == 1 && token.capital).then(|| letter[0].to_ascii_uppercase())
    };
    let first = letter(words.first()?)?;
    let last = match words.get(1)? {
        next if next.is(&["to", "through", "-", "until"]) => letter(words.get(2)?)?,
        next if next.glued => letter(next)?,
        _ => return None,
    };
    (first < last).then_some((first, last))
}
