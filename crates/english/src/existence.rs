//! What is only said to be there: "one of the four is a Norwegian, and one house is purple".

use super::Ground;
use super::items::Item;
use super::tokens::{Token, number, ordinal, tokens};

/// Whoever is counted.
const PEOPLE: [&str; 6] = ["one", "man", "woman", "person", "friend", "girl"];

impl Ground {
    /// Whether a sentence only says of several what there is: "one of the four is a Norwegian, and
    /// one house is purple". `surely` where every clause has somebody of its own, so that none goes on
    /// about the one before.
    pub(super) fn only_mentions(&self, sentence: &str, surely: bool) -> bool {
        let clauses = clauses_of_mentions(sentence);
        let own = |(_, existence): &(String, Existence)| *existence == Existence::Said;
        if surely && (clauses.len() < 2 || !clauses.iter().all(own)) {
            return false;
        }
        let named = |clause: &str| self.named(clause).map_or(0, |values| values.len());
        if self.counts_members(sentence) {
            return true;
        }
        // "There is a cat at the left end", "the third man has a cat".
        let placed = |clause: &str| {
            let words = tokens(clause);
            // "One of the four" is no place.
            let all = |i: usize| i > 0 && words[i - 1].is(&["the"]) && words[0].is(&["one"]);
            // "The fifth man" of five may be the one who was not named so far.
            let last = |i: usize| {
                ordinal(&words[i].word) == Some(self.houses)
                    && words.get(i + 1).is_some_and(|next| next.is(&PEOPLE))
            };
            let counts = words.iter().enumerate().any(|(i, token)| {
                ordinal(&token.word).is_some() && !last(i)
                    || number(&token.word).is_some_and(|k| k > 1) && !all(i)
            });
            let at = |item: &Item| matches!(item, Item::At(_) | Item::Side(_));
            let somewhere = !(0..words.len()).any(last)
                && self.items(clause).is_some_and(|(_, items)| items.items.iter().any(at));
            counts || somewhere
        };
        let empty = |(clause, existence): &(String, Existence)| {
            let exists = *existence != Existence::Unsaid && self.puts_nowhere(clause);
            let named = named(clause);
            (named == 0 || named == 1 && exists) && !placed(clause)
        };
        clauses.iter().any(|(clause, _)| named(clause) > 0) && clauses.iter().all(empty)
    }
}

impl Ground {
    /// "A cat and a dog are two of the lost pets": all that it names is of one category.
    fn counts_members(&self, sentence: &str) -> bool {
        let words = tokens(sentence);
        let be = words.windows(3).position(|three| {
            three[0].is(&["are", "were"])
                && number(&three[1].word).is_some()
                && three[2].is(&["of"])
        });
        let Some(be) = be.filter(|&be| be > 0) else { return false };
        let before = |range: std::ops::Range<usize>| {
            self.named(&sentence[words[range.start].at.start..words[range.end - 1].at.end])
                .unwrap_or_default()
        };
        let members = before(0..be);
        let more = before(be..words.len());
        let first = members.first().map(|value| value.category);
        let count = number(&words[be + 1].word).map(usize::from);
        count == Some(members.len())
            && more.is_empty()
            && members.iter().all(|value| Some(value.category) == first)
            && !words[..be].iter().any(|word| word.is(&["not", "who", "in", "at", "on", "with"]))
    }
}

/// Whether a clause says only that there is something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Existence {
    /// "Someone was a vampire".
    Said,
    /// One more in a list: "a violin" after "there is a flute".
    GoesOn,
    Unsaid,
}

/// The clauses of a sentence, each with whether it only says that there is something: "one of the
/// four is a Norwegian, and one house is purple".
fn clauses_of_mentions(sentence: &str) -> Vec<(String, Existence)> {
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
