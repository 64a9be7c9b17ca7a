//! Forms of "to be", and what they say something of.

use super::super::tokens::{Token, stem};
use super::words::Role;

/// What a predicate speaks of: "the ship in the middle is", "Benny's house is".
pub(super) fn subject(words: &[Token], roles: &[Role], be: usize) -> Option<String> {
    let start = roles[..be]
        .iter()
        .rposition(|role| matches!(role, Role::Stop | Role::Comma | Role::Joint | Role::Who))
        .map_or(0, |i| i + 1);
    let noun = |i: usize| (roles[i] == Role::Noun).then(|| stem(&words[i].word));
    if be > start {
        if let Some(noun) = noun(be - 1) {
            return Some(noun);
        }
    }
    let values = roles[start..be]
        .iter()
        .any(|role| matches!(role, Role::Content | Role::Title(_) | Role::Listed(_)));
    (start..be).find_map(noun).filter(|_| !values)
}

/// Whether a form of "to be" comes here, or "can be".
pub(super) fn is_predicate(words: &[Token], roles: &[Role], at: usize) -> bool {
    let can = words[at].is(&["can", "may", "must", "will", "could"]);
    roles[at] == Role::Be || can && roles.get(at + 1) == Some(&Role::Be)
}
