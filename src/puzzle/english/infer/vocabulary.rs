//! What a text says of its words: what stands for a place, what is a name, what is done.

use std::collections::HashSet;

use super::super::kinds::value_kinds;
use super::super::lexicon::{Class, Lexicon, is_place, is_site};
use super::super::tokens::{Token, stem};
use super::verbs::doer;
use super::words::{Role, is_kind_or_person};

/// What a text says of its words: what stands for a place, and what a category is called.
#[derive(Debug, Default)]
pub(super) struct Vocabulary {
    /// Words that stand for a place or a category, singular.
    pub nouns: HashSet<String>,
    /// Words that have a capital inside a sentence.
    pub names: HashSet<String>,
    /// Base forms of verbs that stand as such beyond doubt.
    pub verbs: HashSet<String>,
}

impl Vocabulary {
    /// From the sentences, with the nouns that are no values.
    pub fn of(sentences: &[Vec<Token>], nouns: HashSet<String>) -> Self {
        let inside = sentences.iter().flat_map(|words| words.iter().skip(1));
        let names = inside.filter(|token| token.capital).map(|token| token.word.clone()).collect();
        Self { nouns, names, verbs: HashSet::new() }
    }

    /// More nouns that are no values.
    pub fn add_nouns(&mut self, nouns: HashSet<String>) {
        self.nouns.extend(nouns);
    }

    /// Learns the verbs of the sentences: what is "ruled by a queen" somebody "rules".
    pub fn learn(&mut self, roles: &[Vec<Role>]) {
        let verb = |role: &Role| match role {
            Role::Verb(base) => Some(base.clone()),
            _ => None,
        };
        self.verbs.extend(roles.iter().flatten().filter_map(verb));
    }

    /// Whether the word stands for a place or a category.
    pub fn is_noun(&self, word: &str, lexicon: &Lexicon) -> bool {
        let single = stem(word);
        is_place(word)
            || is_site(word)
            || self.nouns.contains(&single)
            || is_kind_or_person(&single)
            || lexicon.class(word) == Class::Noun && doer(word).is_some()
    }
}

/// What the sentences name only to say how far from it others are: "the one closest to the door".
pub(super) fn landmarks(sentences: &[Vec<Token>], roles: &[Vec<Role>]) -> HashSet<String> {
    let (mut near, mut elsewhere) = (HashSet::new(), HashSet::new());
    for (words, roles) in sentences.iter().zip(roles) {
        for i in (0..words.len()).filter(|&i| roles[i] == Role::Content) {
            let lead = |at: usize| i.checked_sub(at).map(|at| &words[at]);
            let far = lead(3).is_some_and(|word| word.is(&DISTANCES));
            let to = lead(2).is_some_and(|word| word.is(&["to", "from"]));
            // "The one next to the engine" may be either.
            if to && lead(3).is_some_and(|word| word.is(&["next"])) {
                continue;
            }
            let bare = lead(2).is_some_and(|word| word.is(&DISTANCES));
            let small = value_kinds(&stem(&words[i].word)).is_empty() && !words[i].capital;
            let here = (far && to || bare) && small && roles[i - 1] == Role::Article;
            if here { &mut near } else { &mut elsewhere }.insert(stem(&words[i].word));
        }
    }
    near.retain(|word| !elsewhere.contains(word));
    near
}

/// How far something is from what does not move.
const DISTANCES: [&str; 8] =
    ["closest", "nearest", "farthest", "furthest", "closer", "nearer", "farther", "further"];
