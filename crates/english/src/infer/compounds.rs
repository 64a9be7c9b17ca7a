//! Several words that are one value, or none: "root beer", "Kermit the Frog", "father-in-law".

use super::super::kinds::{KINDS, value_kinds};
use super::super::tokens::{Token, number, stem};
use super::words::Role;

/// Gives words that belong together the same role.
pub(super) fn join_words(words: &[Token], roles: &mut [Role]) {
    // "Top hat", "root beer": known by both words.
    for i in 1..words.len() {
        let joined = format!("{}{}", words[i - 1].word, stem(&words[i].word));
        if !value_kinds(&joined).is_empty() && !words[i - 1].possessive {
            roles[i - 1..=i].fill(Role::Content);
        }
    }
    // "Kermit the Frog" is one name, but "Ann the Dane" is two.
    for i in 1..words.len().saturating_sub(1) {
        let names = words[i - 1].capital && words[i + 1].capital && words[i].is(&["the"]);
        let content = roles[i - 1] == Role::Content && roles[i + 1] == Role::Content;
        let given = i > 1 && matches!(roles[i - 2], Role::Verb(_));
        let nation = value_kinds(&stem(&words[i + 1].word));
        let nation = nation.iter().any(|&kind| KINDS[kind].describes());
        if names && content && !given && !nation && !words[i - 1].possessive {
            roles[i] = Role::Content;
        }
    }
    // "The #10 White Whippet".
    for i in 2..words.len() {
        let digits = words[i - 1].word.bytes().all(|c| c.is_ascii_digit());
        if words[i - 2].is(&["#"]) && digits && words[i].capital && roles[i] == Role::Content {
            roles[i - 2..i].fill(Role::Content);
        }
    }
    // "Ann and Bob are both good swimmers" says the same of two, which no value does.
    for i in 1..words.len() {
        let said = words[i].is(&["both", "all"]) && words[i - 1].is(&["are", "were"]);
        let end = (i + 1..words.len()).find(|&at| roles[at] != Role::Content);
        let end = end.unwrap_or(words.len());
        if said && end > i + 1 && stem(&words[end - 1].word) != words[end - 1].word {
            roles[i + 1..end].fill(Role::Filler);
        }
    }
    // "Father-in-law".
    for i in 2..words.len() {
        if words[i].glued && words[i - 1].glued && number(&words[i - 2].word).is_none() {
            roles[i - 2..=i].fill(Role::Content);
        }
    }
}
