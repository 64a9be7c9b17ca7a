//! What is only named to say that it is there: "one of them has a goat, and somebody drinks rum",
//! "there was shortbread, too".

use super::super::tokens::{Token, tokens};

/// What has more words names nothing by the way.
const MOST_MENTIONED: usize = 12;

/// Whether a sentence may name what the hints do not: "one of them has a goat", "Hugo is in the
/// queue as well".
pub(super) fn names_more(words: &[Token]) -> bool {
    let by_the_way = |token: &Token| {
        token.is(&[
            "also",
            "too",
            "someone",
            "somebody",
            "called",
            "named",
            "besides",
            "another",
            "including",
        ])
    };
    let pair = |pair: &[Token]| {
        pair[0].is(&["there"]) && pair[1].is(&["is", "was", "were", "are"])
            || pair[0].is(&["as"]) && pair[1].is(&["well"])
            || pair[0].is(&["one"]) && pair[1].is(&["of", "is", "was", "has", "had"])
            || pair[0].is(&["the"]) && pair[1].is(&["other", "others", "remaining", "last"])
            || pair[0].is(&["i"]) && pair[1].is(&["forgot", "forget", "mention", "mentioned"])
    };
    words.iter().any(by_the_way)
        || words.first().is_some_and(|first| first.is(&["one"]))
        || words.windows(2).any(pair)
}

/// What a setting names by the way: "(one was from Leeds)", "one of them lost her ring", "there was
/// even a cello".
pub(super) fn mentioned(sentence: &str) -> Vec<&str> {
    let opens = |part: &&str| {
        let words = tokens(part);
        let each = words.iter().any(|token| token.is(&["each", "every", "different", "own"]));
        let one = words.len() > 2
            && words[0].is(&["one", "another"])
            && words[1].is(&["of", "was", "is", "went", "came", "had", "has", "even", "wore"]);
        // "One tie was decorated with stars".
        let does = |token: &Token| {
            token.is(&["is", "was", "has", "had", "wore", "showed", "bore"])
                || token.word.len() > 4 && token.word.ends_with("ed")
        };
        let thing = words.len() > 3 && words[0].is(&["one"]) && does(&words[2]);
        let there = words.len() > 2 && words[0].is(&["there"]) && words[1].is(&["is", "was"]);
        (one || thing || there) && !each && words.len() <= MOST_MENTIONED
    };
    let marks = ['(', ')', ';', '\u{2013}', '\u{2014}'];
    let mut found: Vec<&str> = sentence.split(marks).map(str::trim).filter(opens).collect();
    found.extend(included(sentence));
    found
}

/// "Animal (including a moose": what a setting names one of, with the noun before it.
fn included(sentence: &str) -> Vec<&str> {
    let words = tokens(sentence);
    let from = (1..words.len()).filter(|&at| words[at].is(&["including"]));
    let named = from.filter_map(|at| {
        let noun = (0..at).rev().find(|&i| !words[i].is_mark())?;
        let ends = |token: &&Token| token.is(&[")", ",", ";", ".", "-"]);
        let length = words[at..].iter().take_while(|token| !ends(token)).count();
        // "Including the one who …" tells more than a name.
        let several = words[at..at + length].iter().any(|token| {
            token.is(&["and", "or", "who", "that", "which", "one", "two", "three", "both"])
        });
        (!several && (2..6).contains(&length))
            .then(|| &sentence[words[noun].at.start..words[at + length - 1].at.end])
    });
    named.collect()
}
