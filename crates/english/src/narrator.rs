//! Who tells the puzzle, where that is one of its people: "Abby, Beau and me, Dani". In what is told
//! after that, "I" and "my" are Dani and hers. And of whom it is told, where that is nobody in it.

use super::Ground;
use super::document::Line;
use super::lexicon::Class;
use super::marks::Mark;
use super::tokens::{Token, tokens};

/// Takes "me, Dani" for Dani in the setting; the name.
pub(super) fn take_narrator(lines: &mut [Line]) -> Option<String> {
    lines.iter_mut().filter(|line| line.mark == Mark::None).find_map(|line| {
        let words = tokens(&line.text);
        let (name, range) = (0..words.len()).find_map(|at| named(&words, at, &line.text))?;
        line.text.replace_range(range, &name);
        Some(name)
    })
}

/// "Me, Dani", "me (Dani)", "I, Dani,", "me (call me Dani)", "my name is Dani": the name, and what
/// stands for it.
fn named(words: &[Token], at: usize, text: &str) -> Option<(String, std::ops::Range<usize>)> {
    let is = |i: usize, list: &[&str]| words.get(i).is_some_and(|token| token.is(list));
    let proper = |i: usize| {
        words.get(i).is_some_and(|token| token.capital && !token.is_mark() && !token.is(&["i"]))
    };
    let from = words[at].at.start;
    if is(at, &["my"]) && is(at + 1, &["name"]) && is(at + 2, &["is"]) && proper(at + 3) {
        let name = &words[at + 3];
        return Some((text[name.at.clone()].to_owned(), name.at.clone()));
    }
    let open = is(at, &["me", "i", "myself"]) && is(at + 1, &[",", "(", "-"]);
    // "Three friends and me, Ann told us" goes on with somebody else.
    let led = at == 0 || is(at - 1, &["and", ",", "or", "&"]);
    let mut name = at + 2;
    for lead in [&["call", "me"][..], &["i", "am"], &["my", "name", "is"], &["that", "is"]] {
        if lead.iter().enumerate().all(|(k, word)| is(name + k, &[word])) {
            name += lead.len();
        }
    }
    if !open || !led || !proper(name) {
        return None;
    }
    let token = &words[name];
    let said = text[token.at.clone()].to_owned();
    let next = words.get(name + 1);
    let bracket = is(at + 1, &["("]);
    let end = match next {
        Some(next) if bracket && next.is(&[")"]) => next.at.end,
        None => token.at.end,
        Some(next) if next.is_mark() && !bracket => token.at.end,
        _ => return None,
    };
    Some((said, from..end))
}

/// Says the name for whoever tells it: "I have the dog", "my tent", "next to me".
pub(super) fn in_third_person(words: Vec<Token>, name: &str) -> Vec<Token> {
    let mut said: Vec<Token> = Vec::with_capacity(words.len());
    for mut token in words {
        let before = said.last().is_some_and(|last| last.word == name.to_lowercase());
        let me = token.is(&["i", "me", "myself"]);
        let mine = token.is(&["my", "mine"]);
        if me || mine {
            token.word = name.to_lowercase();
            token.capital = true;
            token.upper = false;
            token.possessive = mine;
        } else if before && token.is(&["am"]) {
            token.word = "is".to_owned();
        } else if before && token.is(&["have"]) {
            token.word = "has".to_owned();
        }
        said.push(token);
    }
    said
}

/// Whoever all is told of and is no value: "Nora has four appointments this week". She has a name
/// in the setting, and `sentences` go on about her.
pub(super) fn protagonist(
    setting: &[Token],
    sentences: &[Vec<Token>],
    ground: &Ground,
) -> Option<String> {
    let does = |words: &[Token], at: usize| {
        let verb = words.get(at + 1).is_some_and(|next| {
            matches!(ground.lexicon.class(&next.word), Class::Verb | Class::Be)
        });
        let named = words[at].capital
            && !words[at].possessive
            && words[at].word.len() > 2
            && ground.lexicon.class(&words[at].word) == Class::Unknown;
        verb && named && ground.gazetteer.find(&ground.lexicon, &words[at..at + 1]).is_empty()
    };
    let told = (0..setting.len()).filter(|&at| does(setting, at));
    told.map(|at| setting[at].word.clone()).find(|name| {
        sentences
            .iter()
            .any(|words| words.first().is_some_and(|first| first.word == *name) && does(words, 0))
    })
}

/// Whether a line only signs the text: "Love, Dani", "Best wishes from Ann".
pub(super) fn is_signature(text: &str) -> bool {
    let words = tokens(text);
    let greets = words.first().is_some_and(|first| {
        first.is(&["love", "yours", "cheers", "best", "regards", "kind", "sincerely", "xoxo"])
    });
    let parts = text.split_once(',').map(|(greeting, name)| (greeting.trim(), name.trim()));
    let short = parts.is_some_and(|(greeting, name)| {
        greeting.split(' ').count() < 4
            && name.split(' ').count() < 4
            && name.starts_with(char::is_uppercase)
            && !name.ends_with(['.', '?'])
    });
    greets && short
}
