//! The words of a question by what they do in it: which one asks, and the nouns for what is asked.

use super::super::Ground;
use super::super::asking::WH;
use super::super::lexicon::{Class, is_site};
use super::super::mentions::Mention;
use super::super::tokens::{Token, number};
use super::tasks::names_somebody;

pub(super) const AUXILIARIES: [&str; 30] = [
    "is", "was", "were", "are", "be", "did", "do", "does", "has", "had", "have", "will", "would",
    "can", "could", "should", "must", "shall", "may", "might", "the", "a", "an", "his", "her",
    "their", "our", "my", "your", "its",
];
/// What may stand between an owner and what is owned.
pub(super) const PREFERRED: [&str; 5] = ["favorite", "favourite", "preferred", "chosen", "own"];
const PRONOUNS: [&str; 7] = ["i", "you", "he", "she", "it", "we", "they"];
const LEADING: [&str; 16] = [
    "in", "on", "at", "to", "into", "for", "from", "with", "by", "of", "behind", "under", "about",
    "so", "and", "but",
];
/// After these it is said what somebody wants to know.
const KNOWING: [&str; 29] = [
    "know",
    "knew",
    "known",
    "tell",
    "say",
    "saying",
    "telling",
    "ask",
    "asks",
    "asked",
    "wonder",
    "wondering",
    "out",
    "determine",
    "discover",
    "guess",
    "decide",
    "deduce",
    "establish",
    "see",
    "name",
    "knowing",
    "deducing",
    "learn",
    "curious",
    "question",
    "wondered",
    "remember",
    "recall",
];
/// "I forget which", "she won't say who".
const DENIALS: [&str; 10] =
    ["not", "never", "nobody", "without", "forget", "forgot", "cannot", "unsure", "no", "neither"];

/// The word that asks: one that opens the sentence or a part of it, or follows "tell me"; in a
/// sentence that ends with a question mark any. What somebody "cannot say" is asked where the reader
/// is dared to: "Can you?"
pub(super) fn asking_word(words: &[Token], dared: bool) -> Option<usize> {
    let asks = |i: &usize| words[*i].is(&WH) && !relates(words, *i);
    let marked = words.iter().rev().take(3).any(|word| word.is(&["?"]));
    let opens = |i: &usize| {
        let led = words[..*i].iter().rev().take_while(|word| word.is(&LEADING)).count();
        match (i - led).checked_sub(1).map(|before| &words[before]) {
            None => true,
            Some(before) => before.is_mark() && !before.is(&[","]) || before.is(&[","]) && marked,
        }
    };
    let all = || (0..words.len()).filter(asks);
    let indirect = |i: &usize| is_wanted(words, *i, dared);
    match marked {
        true => all()
            .find(opens)
            .or_else(|| all().find(indirect))
            .or_else(|| (0..words.len()).rev().find(|&i| words[i].is(&WH))),
        // What is wanted of several things is no single question.
        false => all().find(indirect).filter(|_| all().count() == 1),
    }
}

/// "The one who", "the year in which": it asks nothing.
fn relates(words: &[Token], at: usize) -> bool {
    let led = usize::from(at > 1 && words[at - 1].is(&["in", "on", "at", "with", "of", "for"]));
    at.checked_sub(1 + led).is_some_and(|before| {
        words[before].is(&["one", "person", "those", "man", "woman", "he", "she"])
            || before > 0 && words[before - 1].is(&["the", "a"]) && !words[at].is(&["what", "how"])
    })
}

/// "Tell me who", "I need to know in which", "no trouble in saying what": not "I forget which".
fn is_wanted(words: &[Token], at: usize, dared: bool) -> bool {
    let start = words[..at].iter().rposition(Token::is_mark).map_or(0, |mark| mark + 1);
    let said = &words[start..at];
    let knows = said.iter().rev().take(4).any(|word| word.is(&KNOWING));
    let easy = said
        .windows(2)
        .any(|two| two[0].is(&["no"]) && two[1].is(&["trouble", "difficulty", "problem"]));
    let denied = said.iter().any(|word| word.is(&DENIALS)) && !easy && !dared;
    let all = words[at..].iter().any(|word| word.is(&["each", "every", "everyone", "everybody"]));
    let far =
        words[at].is(&["how"]) && !words.get(at + 1).is_some_and(|next| next.is(&["many", "much"]));
    knows && !denied && !all && !far
}

/// The nouns for what is asked: those of "which flavor", "what kind of book", "the name of the
/// snail", "Ann's hat".
pub(super) fn nouns(
    words: &[Token],
    asking: usize,
    mentions: &[Mention],
    ground: &Ground,
) -> Vec<usize> {
    let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|word| word.is(list));
    let named = |at: usize| mentions.iter().find(|mention| mention.start == at);
    if words[asking].is(&["number", "position", "name", "place", "color"]) {
        return match words[asking].is(&["name"]) {
            true => after_the(words, asking + 1, mentions),
            false => vec![asking],
        };
    }
    if words[asking].is(&["how"]) {
        let many = is(asking + 1, &["many"]) && named(asking + 2).is_none();
        return if many && asking + 2 < words.len() { vec![asking + 2] } else { Vec::new() };
    }
    if !words[asking].is(&["which", "what", "whose"]) {
        return Vec::new();
    }
    let mut at = asking + 1;
    // "Which one of the following", "which of the four travelers".
    if is(at, &["one"]) {
        at += 1;
    }
    if is(at, &["of"]) {
        at += 1;
        while at < words.len()
            && (words[at].is(&["the", "these", "those", "our", "my", "following"])
                || number(&words[at].word).is_some())
        {
            at += 1;
        }
    }
    let mut found = Vec::new();
    while let Some(word) = words.get(at) {
        let first = at == asking + 1;
        let kind =
            at > 0 && is(at - 1, &["kind", "type", "sort", "style", "brand", "make", "piece"]);
        if word.is(&["of"]) && kind {
            at += 1;
            continue;
        }
        let verb = matches!(ground.class(&word.word), Class::Verb | Class::Be);
        // "What place in the row", "which drink does".
        let noun = || {
            is(at + 1, &AUXILIARIES)
                || is_site(&word.word)
                || !ground.cues.named_with(&word.word).is_empty()
        };
        if word.is_mark()
            || word.is(&AUXILIARIES)
            || word.is(&PRONOUNS)
            || word.is(&LEADING)
            || verb && !(first && noun())
            || named(at)
                .is_some_and(|mention| !(first || is(at - 1, &["of"])) || mention.end > at + 1)
        {
            break;
        }
        if !word.is(&["one", "exactly"]) {
            found.push(at);
        }
        at += 1;
    }
    if !found.is_empty() || !words[asking].is(&["what", "which"]) {
        return found;
    }
    // "What is the job of Ann?", "what is the name of the snail with red paint?"
    let be = is(asking + 1, &["is", "was", "are"]);
    if be && is(asking + 2, &["the"]) {
        let of = (asking + 4..words.len().min(asking + 7)).find(|&of| is(of, &["of"]));
        let Some(of) = of else { return Vec::new() };
        if is(of - 1, &["name"]) {
            return after_the(words, of, mentions);
        }
        let nouns = asking + 3..of;
        return nouns
            .filter(|&i| !mentions.iter().any(|m| (m.start..m.end).contains(&i)))
            .collect();
    }
    // "What is Ann's hat?"
    let owner = mentions.iter().find(|mention| words[mention.end - 1].possessive);
    owner.filter(|owner| be && owner.start == asking + 2).map_or(Vec::new(), |owner| {
        // "Ann's favorite hat".
        let noun = owner.end + usize::from(is(owner.end, &PREFERRED));
        if noun < words.len() && !words[noun].is_mark() { vec![noun] } else { Vec::new() }
    })
}

/// The noun of "of the snail with …", unless that is what the question is about.
fn after_the(words: &[Token], of: usize, mentions: &[Mention]) -> Vec<usize> {
    let led = words.get(of).is_some_and(|word| word.is(&["of"]));
    let article = usize::from(words.get(of + 1).is_some_and(|word| word.is(&["the"])));
    let noun = of + 1 + article;
    // "Of the Siamese cat".
    let mention = mentions.iter().find(|mention| (mention.start..mention.end).contains(&noun));
    let described = mention.filter(|mention| {
        !words[mention.end - 1].possessive
            && words
                .get(mention.end)
                .is_some_and(|next| !next.is(&LEADING) && !next.is(&AUXILIARIES))
    });
    let noun = described.map_or(noun, |mention| mention.end);
    let named = mention.is_some() && described.is_none();
    let somebody = |word: &Token| names_somebody(&word.word);
    match words.get(noun).filter(|word| led && !named && !word.is_mark() && !somebody(word)) {
        Some(_) => vec![noun],
        None => Vec::new(),
    }
}

/// "The last digit is the number of the bottle with …": the word for what is asked, where a sentence
/// says what it is good for.
pub(super) fn defined_word(words: &[Token]) -> Option<usize> {
    let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|word| word.is(list));
    let asked = ["number", "position", "place", "name", "color"];
    let led = |at: usize| {
        is(at - 1, &["the"]) && is(at, &asked) && is(at + 1, &["of"]) && is(at + 2, &["the"])
    };
    let opens = |at: usize| {
        words[..at].iter().any(|word| {
            word.is(&[
                "digit",
                "code",
                "padlock",
                "lock",
                "password",
                "answer",
                "solution",
                "combination",
                "tell",
                "say",
                "name",
                "question",
                "write",
                "give",
                "find",
                "state",
            ])
        })
    };
    (1..words.len()).find(|&at| led(at) && opens(at))
}
