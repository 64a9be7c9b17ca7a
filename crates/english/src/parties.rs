//! People told in parties: "two women, Ann and Bea, and three men, Carl, Don and Ed".

use super::categories::Listed;
use super::document::Line;
use super::tokens::{Token, number, tokens};
use puzzle::MAX_HOUSES;

/// The names of all parties in one list, where the text has such a sentence.
pub(super) fn parties(lines: &[Line]) -> Option<Listed> {
    lines.iter().take(8).find_map(|line| {
        let words = tokens(&line.text);
        let mut values: Vec<String> = Vec::new();
        let mut found = 0;
        let mut at = 0;
        while at < words.len() {
            match party(&words, at) {
                Some(names) => {
                    found += 1;
                    at = names.last().map_or(at + 1, |last| last.1);
                    let name = |&(from, to): &(usize, usize)| {
                        line.text[words[from].at.start..words[to - 1].at.end].to_owned()
                    };
                    values.extend(names.iter().map(name));
                }
                None => at += 1,
            }
        }
        let fits = found > 1 && (3..=usize::from(MAX_HOUSES)).contains(&values.len());
        let (name, description) = ("Name".to_owned(), "called named".to_owned());
        fits.then_some(Listed { name, values, description, line: line.number })
    })
}

/// "Three men named Carl, Don and Ed": the names, if there are as many as the number says.
fn party(words: &[Token], at: usize) -> Option<Vec<(usize, usize)>> {
    let count = usize::from(number(&words[at].word).filter(|count| *count > 0)?);
    let who = |token: &Token| {
        let groups = [
            "men",
            "women",
            "girls",
            "boys",
            "ladies",
            "gentlemen",
            "sisters",
            "brothers",
            "males",
            "females",
            "adults",
            "children",
            "kids",
            "husbands",
            "wives",
            "pupils",
            "teachers",
        ];
        let one = ["man", "woman", "girl", "boy", "child", "lady", "gentleman", "adult", "teacher"];
        token.is(if count == 1 { &one[..] } else { &groups[..] })
    };
    let noun = (at + 1..words.len().min(at + 4)).find(|&i| who(&words[i]))?;
    let lead = |token: &Token| token.is_mark() || token.is(&["named", "called", "are", "is"]);
    let mut next = (noun + 1..words.len()).find(|&i| !lead(&words[i]))?;
    if next == noun + 1 {
        return None;
    }
    let mut names = Vec::new();
    loop {
        let from = next;
        while next < words.len() && words[next].capital && !words[next].is_mark() {
            next += 1;
        }
        if next == from {
            return None;
        }
        names.push((from, next));
        if names.len() == count {
            return Some(names);
        }
        let joint = |token: &Token| token.is(&[",", "and"]);
        let start = next;
        while words.get(next).is_some_and(joint) {
            next += 1;
        }
        if next == start {
            return None;
        }
    }
}
