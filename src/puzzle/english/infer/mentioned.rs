//! What is only named to say that it is there: "one of them has a goat, and somebody drinks rum",
//! "there was shortbread, too".

use super::super::tokens::{Token, ordinal, tokens};

/// What has more words names nothing by the way.
const MOST_MENTIONED: usize = 12;

/// Whether a sentence may name what the hints do not: "one of them has a goat", "Hugo is in the
/// queue as well".
pub(super) fn names_more(words: &[Token]) -> bool {
    let by_the_way = |token: &Token| {
        token.is(&["also", "too", "someone", "somebody", "called", "named", "besides", "another"])
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
        let there = words.len() > 2 && words[0].is(&["there"]) && words[1].is(&["is", "was"]);
        (one || there) && !each && words.len() <= MOST_MENTIONED
    };
    sentence.split(['(', ')', ';']).map(str::trim).filter(opens).collect()
}

/// Whether a clause says only that there is something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Existence {
    /// "Someone was a vampire".
    Said,
    /// One more in a list: "a violin" after "there is a flute".
    GoesOn,
    Unsaid,
}

/// The clauses of a sentence, each with whether it only says that there is something: "one of the
/// four is a Norwegian, and one house is purple".
pub(in super::super) fn clauses_of_mentions(sentence: &str) -> Vec<(String, Existence)> {
    let joints = [" and ", " while ", " as well as "];
    // "Xena was there, too, and …", but not "Xena, too, is …".
    let sentence = [".", "!", ";", ", and ", ", some", ", one "]
        .iter()
        .fold(sentence.to_owned(), |sentence, end| {
            sentence.replace(&format!(", too{end}"), &format!(" too{end}"))
        });
    let mut clauses: Vec<&str> = sentence.split(['(', ')', ';', ',', ':']).collect();
    for joint in joints {
        clauses = clauses.into_iter().flat_map(|clause| clause.split(joint)).collect();
    }
    let mut listed = false;
    let mut found = Vec::new();
    for clause in clauses.into_iter().map(plain).filter(|clause| !clause.is_empty()) {
        let words = tokens(&clause);
        let exists = is_existence(&words);
        let done = ["is", "was", "has", "had", "are", "were"];
        let goes_on = listed && !words.iter().any(|token| token.is(&done));
        let existence = match (exists, goes_on) {
            (true, _) => Existence::Said,
            (false, true) => Existence::GoesOn,
            (false, false) => Existence::Unsaid,
        };
        found.push((clause, existence));
        listed |= exists;
    }
    found
}

/// A clause without what leads up to it, and without "of them".
fn plain(clause: &str) -> String {
    let clause = clause.replace(" of them", "").replace(" of the ", " the ");
    let idle = ["and ", "also ", "then ", "but ", "oh ", "yes ", "finally ", "while ", "besides "];
    let mut rest = clause.trim();
    while let Some(shorter) = idle.iter().find_map(|idle| {
        rest.get(..idle.len()).filter(|start| start.eq_ignore_ascii_case(idle))?;
        rest.get(idle.len()..)
    }) {
        rest = shorter.trim_start();
    }
    rest.trim_end_matches(['.', '!']).to_owned()
}

/// "Someone was a vampire", "there is also a doctor", "Alfie came, too", "the others were Xena".
fn is_existence(words: &[Token]) -> bool {
    let opens = |list: &[&str]| words.first().is_some_and(|first| first.is(list));
    let other = opens(&["the"])
        && words.get(1).is_some_and(|next| next.is(&["other", "others", "remaining"]))
        && words.iter().any(|token| token.is(&["is", "are", "was", "were"]));
    let last = words.iter().rev().find(|token| !token.is_mark());
    let too = last.is_some_and(|token| token.is(&["too", "well"]));
    let member = words.windows(2).any(|pair| pair[0].is(&["is", "was"]) && pair[1].is(&["one"]));
    let counted = words.windows(2).any(|pair| {
        ordinal(&pair[0].word).is_some() && pair[1].is(&["one", "man", "woman", "person"])
    });
    opens(&["one", "someone", "somebody", "another", "there"])
        || counted
        || words.iter().any(|token| token.is(&["also"]))
        || opens(&["so"]) && words.get(1).is_some_and(|next| next.is(&["is", "are", "was", "were"]))
        || other
        || too
        || member
}
