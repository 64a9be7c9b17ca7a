//! Words for what somebody is: "the nun", "was dressed as a zombie", "the pilgrim drank cider".

use std::collections::BTreeSet;

use super::super::kinds::KINDS;
use super::super::persons::is_doer;
use super::super::tokens::{Token, root};
use super::features::Feature;
use super::words::{Role, is_helper, is_person};

/// Whether this is what somebody is said to be: "was dressed as a zombie", "picked by the ghost",
/// "someone was a vampire", "there is a juggler".
pub(super) fn is_called(
    words: &[Token],
    roles: &[Role],
    from: usize,
    features: &BTreeSet<Feature>,
) -> bool {
    let small = !words[from].capital;
    let article = from > 0 && roles[from - 1] == Role::Article;
    let kinds = features.iter().any(|feature| matches!(feature, Feature::Kind(_)));
    if !small || !article || kinds || from < 2 {
        return false;
    }
    let there = roles[from - 2] == Role::Be && from > 2 && words[from - 3].is(&["there"]);
    let is = roles[from - 2] == Role::Be && from > 2 && is_person(&words[from - 3].word);
    let by = words[from - 2].is(&["by"])
        && features.iter().any(|f| matches!(f, Feature::Toward(_, by) if by == "by"));
    words[from - 2].is(&["as"]) || by || is || there && is_doer(&words[from].word)
}

/// What only people do, in their base forms.
const HUMAN: &str = "drink eat order wear own keep drive smoke read like love prefer ride buy pay \
    speak study sip choose play sing bring get enjoy collect cook bake knock arrive sit live";

/// Whether what stands before does what only people do: "the pilgrim drank", "the monk did not have".
pub(super) fn acts(words: &[Token], roles: &[Role], to: usize) -> bool {
    let Some(verb) = (to..roles.len()).find(|&i| !is_helper(&words[i])) else { return false };
    let human = |word: &str| HUMAN.split_ascii_whitespace().any(|human| root(human) == word);
    let has = words[verb].is(&["had", "has"]) || verb > to && words[verb].is(&["have"]);
    has || matches!(&roles[verb], Role::Verb(word) if human(&root(word)))
}

/// Whether a word that stands for itself is one for what somebody is, as it may be where it `acts`.
pub(super) fn is_somebody(word: &Token, acts: bool, features: &BTreeSet<Feature>) -> bool {
    let mut kinds = features.iter().filter_map(|feature| match feature {
        Feature::Kind(kind) => Some(KINDS[*kind].name),
        _ => None,
    });
    let people = |kind| matches!(kind, "Job" | "Rank" | "Relative");
    let free = features.contains(&Feature::Free) && !word.capital;
    free && (kinds.clone().any(people) || kinds.next().is_none() && (acts || is_doer(&word.word)))
}
