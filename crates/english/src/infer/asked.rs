//! What a question or a task asks for, without what only says that it does: "the challenge is to
//! figure out who owns the fish using the hints below".

use super::super::tokens::{Token, tokens};

/// Words for finding out.
const FINDING: [&str; 18] = [
    "find",
    "figure",
    "work",
    "determine",
    "deduce",
    "discover",
    "tell",
    "say",
    "identify",
    "establish",
    "guess",
    "know",
    "learn",
    "see",
    "explain",
    "help",
    "challenge",
    "task",
];

/// What a question starts with.
const WORDS: [&str; 8] = ["who", "whose", "whom", "which", "what", "where", "when", "how"];

/// The sentence from the word that asks, where what stands before only says that something is to be
/// found, to where it goes on about how.
pub(super) fn asked(sentence: &str) -> &str {
    let words = tokens(sentence);
    let Some(at) = words.iter().position(|word| word.is(&WORDS)) else { return sentence };
    let finds = words[..at].iter().any(|word| word.is(&FINDING));
    // "Ann lives in which house?"
    let plain = words[..at].iter().skip(1).all(|word| !word.capital);
    let from = if finds && plain { at } else { 0 };
    let to = (from + 2..words.len()).find(|&i| says_how(&words[i..])).unwrap_or(words.len());
    sentence[words[from].at.start..words[to - 1].at.end].trim_end()
}

/// Whether a task is about everybody: "match each man with his tie, and determine who gave it to him".
pub(super) fn asks_of_all(words: &[Token]) -> bool {
    let finds = words.iter().any(|word| word.is(&FINDING) || word.is(&["match"]));
    let each = words.iter().any(|word| word.is(&["each", "every", "everyone", "everybody"]));
    let asking = words.iter().filter(|word| word.is(&WORDS)).count();
    finds && (each || asking > 2)
}

/// Where the names of categories start in a task that is about everybody: "each man's name and
/// job", "match each child with her friend", "which kid each toy goes to".
pub(super) fn names_in_task(words: &[Token]) -> Vec<usize> {
    let each = |at: usize| words.get(at).is_some_and(|word| word.is(&["each", "every"]));
    let mut found = Vec::new();
    for at in 0..words.len() {
        let owner =
            each(at) && (at + 1..words.len().min(at + 4)).find(|&i| words[i].possessive).is_some();
        if owner {
            found.extend((at + 1..words.len()).find(|&i| words[i].possessive).map(|i| i + 1));
        }
        let with = words[at].is(&["with"])
            && words[..at].iter().any(|word| word.is(&["match"]))
            && words
                .get(at + 1)
                .is_some_and(|word| word.is(&["his", "her", "its", "their", "the"]));
        if with {
            found.push(at + 2);
        }
        if words[at].is(&["which", "what"]) {
            let end = (at + 2..words.len().min(at + 5)).find(|&i| {
                each(i) || words[i].is(&["he", "she", "it", "they", "was", "is", "did", "does"])
            });
            found.extend(end.map(|_| at + 1));
        }
    }
    found.retain(|&at| words.get(at).is_some_and(|word| !word.is_mark()));
    found
}

/// "Using the hints below", "from the following clues".
fn says_how(words: &[Token]) -> bool {
    let given =
        ["hint", "hints", "clue", "clues", "statement", "statements", "information", "facts"];
    let near = words.iter().skip(1).take(4).any(|word| word.is(&given));
    words[0].is(&["using", "given", "from", "with", "by"]) && near
}
