//! Runs of words that may name a value, and the nouns that such words recur before.

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::families::family;
use super::super::kinds::{KINDS, value_kinds};
use super::super::tokens::{Token, stem};
use super::words::Role;

/// The longest name of a value, in words.
const LONGEST: usize = 4;

/// Runs of words in a sentence that may name a value.
pub(super) fn runs(
    words: &[Token],
    roles: &[Role],
    bare: &FxHashSet<String>,
) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        if !matches!(roles[at], Role::Content | Role::Title(_) | Role::Listed(_) | Role::Deed) {
            at += 1;
            continue;
        }
        let from = at;
        at += 1;
        while at < words.len()
            && roles[at] == roles[from]
            && !words[at - 1].possessive
            && (matches!(roles[from], Role::Title(_))
                || at - from < LONGEST && !apart(words, from, at, bare))
        {
            at += 1;
        }
        // "A jaunty purple one" is purple.
        let color = at - from > 1
            && !words[from].capital
            && value_kinds(&stem(&words[at - 1].word)).iter().any(|&kind| KINDS[kind].describes())
            && value_kinds(&key(&words[from..at])).is_empty()
            && !words[at - 2].is(&SHADES);
        found.push((if color { at - 1 } else { from }, at));
    }
    found
}

/// Words that make another color of one.
const SHADES: [&str; 10] =
    ["dark", "light", "pale", "deep", "navy", "royal", "sky", "bright", "lime", "olive"];

/// "The green Norwegian" is two, and so is "the blue parrot" where parrots have no color elsewhere.
fn apart(words: &[Token], from: usize, at: usize, bare: &FxHashSet<String>) -> bool {
    let (before, after) = (stem(&words[at - 1].word), stem(&words[at].word));
    if value_kinds(&before).is_empty() || words[at].glued {
        return false;
    }
    let joined = key(&words[from..=at]);
    let known = !value_kinds(&after).is_empty() || bare.contains(&after);
    // "Apple pie" is one.
    let describes = |word: &str| value_kinds(word).iter().any(|&kind| KINDS[kind].describes());
    known && value_kinds(&joined).is_empty() && (describes(&before) || describes(&after))
}

/// The words of a value in one spelling; one for all words of a nation.
pub(super) fn key(words: &[Token]) -> String {
    let joined: String = words.iter().map(|token| stem(&token.word)).collect();
    match family(&joined) {
        Some(family) => family.split(' ').next().unwrap_or_default().to_owned(),
        None => joined,
    }
}

/// Words that are bare values, and heads that other words recur before: "carrot cake", "seed cake".
pub(super) fn heads(
    sentences: &[Vec<Token>],
    roles: &[Vec<Role>],
) -> (FxHashSet<String>, FxHashSet<String>) {
    let mut bare = FxHashSet::default();
    let mut modifiers: FxHashMap<String, FxHashSet<String>> = FxHashMap::default();
    let mut led: FxHashSet<String> = FxHashSet::default();
    for (words, roles) in sentences.iter().zip(roles) {
        for (from, to) in runs(words, roles, &FxHashSet::default()) {
            if roles[from] != Role::Content {
                continue;
            }
            let last = stem(&words[to - 1].word);
            // "The Cornwall trip".
            let capital = words[from].capital && !words[to - 1].capital && from > 0;
            if capital && to - from == 2 && value_kinds(&last).is_empty() {
                led.insert(last.clone());
            }
            if to - from == 1 {
                bare.insert(last);
            } else if !words[to - 1].capital
                && value_kinds(&last).is_empty()
                && value_kinds(&key(&words[from..to])).is_empty()
            {
                modifiers.entry(last).or_default().insert(key(&words[from..to - 1]));
            }
        }
    }
    let recurs = |words: &FxHashSet<String>| {
        words.len() > 1
            || words
                .iter()
                .any(|word| value_kinds(word).iter().any(|&kind| KINDS[kind].describes()))
    };
    led.retain(|head| bare.contains(head));
    let mut heads: FxHashSet<String> = modifiers
        .into_iter()
        .filter(|(head, words)| {
            // "The lobster suit", where the lobster is named without it.
            let alone = words.iter().all(|word| bare.contains(word)) && !bare.contains(head);
            recurs(words) && (words.len() > 1 || !bare.contains(head)) || alone
        })
        .map(|(head, _)| head)
        .collect();
    heads.extend(led);
    bare.retain(|word| !heads.contains(word));
    (heads, bare)
}
