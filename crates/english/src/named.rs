//! How a category is called by what introduces it.

use super::tokens::{Token, number, stem, tokens};

/// Words before what a category is called.
const MARKERS: [&str; 10] = [
    "different",
    "unique",
    "own",
    "distinct",
    "favorite",
    "various",
    "preferred",
    "another",
    "separate",
    "specific",
];

/// Whether the word here marks what comes after as a category: "a different pet", but not "one
/// after another" or "on one day or another by".
pub(super) fn is_marker(words: &[Token], i: usize) -> bool {
    let before = i.checked_sub(1).is_some_and(|i| words[i].is(&["after", "one", "to", "by"]));
    let links = ["by", "in", "on", "at", "of", "with", "from", "to", "and", "or", "too"];
    let noun = words.get(i + 1).is_some_and(|next| !next.is_mark() && !next.is(&links));
    let owned =
        i.checked_sub(1).is_some_and(|i| words[i].is(&["his", "her", "their", "its", "an"]));
    if words[i].is(&["own"]) && !owned {
        return false;
    }
    words[i].is(&MARKERS) && noun && !(words[i].is(&["another"]) && before)
}

/// "Mother" in "The mothers' names in different houses are unique", "child" in "Each person's child
/// is named uniquely".
fn what_is_unique(words: &[Token]) -> Option<&Token> {
    let ends = ["unique", "different", "distinct", "uniquely", "differently"];
    words.last().filter(|last| last.is(&ends))?;
    let be = words.iter().rposition(|word| word.is(&["is", "are"]))?;
    let place = words[..be].iter().position(|word| word.is(&["in", "of", "at", "for"]));
    let subject = &words[..place.unwrap_or(be)];
    match subject {
        [.., owner, name] if name.is(&["name", "names"]) && owner.possessive => Some(owner),
        [.., subject] => Some(subject),
        [] => None,
    }
}

/// "Child" in "and each child has a unique name", but nothing for those whom all is about.
fn who_has_a_name(words: &[Token]) -> Option<&Token> {
    let [.., each, who, has, a, unique, name] = words else { return None };
    let about = ["person", "owner", "resident", "occupant", "house", "one"];
    let named = each.is(&["each", "every"])
        && has.is(&["has", "have"])
        && a.is(&["a"])
        && unique.is(&["unique", "different"])
        && name.is(&["name"]);
    (named && words.len() > 6 && !who.is(&about)).then_some(who)
}

/// Words that end before what a category is called.
const HEAD: [&str; 13] = [
    "a",
    "an",
    "the",
    "of",
    "their",
    "his",
    "its",
    "following",
    "these",
    "are",
    "have",
    "is",
    "one",
];

/// Words between what a category is called and its list.
const TAIL: [&str; 42] = [
    "each",
    "is",
    "are",
    "were",
    "of",
    "the",
    "following",
    "from",
    "among",
    "they",
    "include",
    "as",
    "follows",
    "available",
    "namely",
    "being",
    "in",
    "options",
    "for",
    "some",
    "order",
    "no",
    "particular",
    "possible",
    "list",
    "values",
    "one",
    "out",
    "such",
    "either",
    "called",
    "below",
    "these",
    "chosen",
    "taken",
    "viz",
    "like",
    "between",
    "by",
    "come",
    "here",
    "involved",
];

/// Words that start a sentence before what a category is called.
const LEADS: [&str; 21] = [
    "available",
    "possible",
    "and",
    "but",
    "so",
    "then",
    "finally",
    "also",
    "lastly",
    "next",
    "now",
    "there",
    "plus",
    "our",
    "their",
    "his",
    "her",
    "its",
    "these",
    "all",
    "the",
];

/// The name of a category from the words that introduce it.
pub(super) fn category_name(description: &str) -> String {
    let words: Vec<Token> =
        tokens(description).into_iter().filter(|token| !token.is_mark()).collect();
    if let Some(named) = who_has_a_name(&words) {
        return capital(&stem(&named.word));
    }
    if let Some(subject) = what_is_unique(&words) {
        return capital(&stem(&subject.word));
    }
    let to = (1..=words.len()).rev().find(|&to| !words[to - 1].is(&TAIL)).unwrap_or(words.len());
    let to = to.max(1).min(words.len());
    let mut from = 0;
    if let Some(i) = (0..to).rfind(|&i| is_marker(&words, i)) {
        from = i + 1;
    } else if words.len() > 3 {
        from = words[..to].iter().rposition(|token| token.is(&HEAD)).map_or(0, |i| i + 1);
    }
    // "And the songs", "three songs".
    let opens =
        |token: &Token| token.is(&LEADS) || token.is(&["of"]) || number(&token.word).is_some();
    while from + 1 < to && opens(&words[from]) {
        from += 1;
    }
    let mut kept: Vec<&Token> = words[from..to]
        .iter()
        .filter(|token| !token.is(&["different", "the", "a", "type", "kind", "of", "brand", "for"]))
        .collect();
    // "Level of education" is an education level.
    if let ([_, _], [_, of, _]) = (kept.as_slice(), &words[from..to]) {
        if of.is(&["of"]) {
            kept.swap(0, 1);
        }
    }
    if kept.is_empty() {
        kept = words.iter().rev().take(1).collect();
    }
    if kept.len() > 4 {
        kept = kept.split_off(kept.len() - 2);
    }
    if let [one, house] = kept.as_slice() {
        if one.is(&["colored", "painted"]) {
            return format!("{} color", capital(&house.word));
        }
    }
    let mut name: Vec<String> =
        kept.iter().map(|token| description[token.at.clone()].to_owned()).collect();
    // "OWNERS".
    if kept.iter().all(|token| token.upper && token.word.len() > 3) {
        name = kept.iter().map(|token| token.word.clone()).collect();
    }
    if let Some(last) = name.last_mut() {
        let singular = stem(&last.to_lowercase());
        if last.len() > singular.len() && last.to_lowercase().starts_with(&singular) {
            last.truncate(singular.len());
        } else if last.ends_with("ies") {
            last.truncate(last.len() - 3);
            last.push('y');
        }
    }
    capital(&name.join(" "))
}

pub(super) fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}
