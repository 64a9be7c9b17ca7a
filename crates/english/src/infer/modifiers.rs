//! Words that only say how something is, and those that name it so: "entirely", "the striped house".

use super::super::kinds::{KINDS, value_kinds};
use super::super::lexicon::is_site;
use super::super::tokens::Token;
use super::verbs::is_irregular;
use super::words::{Role, is_person, is_preposition};

/// "Entirely", and "Optionally, …", but not Emily.
pub(super) fn is_adverb(words: &[Token], i: usize) -> bool {
    let things = [
        "jelly",
        "lily",
        "holly",
        "lolly",
        "butterfly",
        "dragonfly",
        "firefly",
        "grizzly",
        "woolly",
        "curly",
        "prickly",
        "silly",
        "ugly",
        "smelly",
        "wobbly",
        "friendly",
    ];
    !words[i].is(&things) && !words[i].capital
        || i == 0 && words[0].word.len() > 8
        || i == 0 && words.get(1).is_some_and(|next| next.is(&[","]))
}

/// Whether a word, in the singular, is something to drink.
pub(super) fn is_drink(single: &str) -> bool {
    value_kinds(single).iter().any(|&kind| KINDS[kind].name == "Drink")
}

/// "The striped sail": no verb of one subject stands so.
pub(super) fn is_described(words: &[Token], i: usize, before: &[Role]) -> bool {
    let word = words[i].word.as_str();
    let form = ["s", "ed", "ing"].iter().any(|ending| word.ends_with(ending));
    let start = before.iter().rposition(|role| *role != Role::Content);
    let article = start.is_some_and(|start| start + 1 < i && before[start] == Role::Article);
    article && !form && !is_irregular(word) && !words[i - 1].capital && !words[i - 1].possessive
}

/// "The seated man": a participle before who it describes, but "the striped sail" and "a moped".
pub(super) fn is_participle(words: &[Token], i: usize) -> bool {
    let next = words.get(i + 1);
    // "The striped house" is known by its stripes.
    let described = next.is_none_or(|next| {
        (!is_person(&next.word) || is_site(&next.word)) && !is_preposition(&next.word)
    });
    words[i].word.ends_with("ed") && !described || words[i].is(&["next", "following", "remaining"])
}
