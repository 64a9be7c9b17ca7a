//! What a text says of its words: what stands for a place, what is a name, what is done.

use rustc_hash::FxHashSet;

use super::super::kinds::value_kinds;
use super::super::lexicon::{Class, Lexicon, is_place, is_site};
use super::super::tokens::{Token, number, stem};
use super::verbs::doer;
use super::words::{Role, is_kind_or_person, is_preposition};

/// What a text says of its words: what stands for a place, and what a category is called.
#[derive(Debug, Default)]
pub(super) struct Vocabulary {
    /// Words that stand for a place or a category, singular.
    pub nouns: FxHashSet<String>,
    /// Words that have a capital inside a sentence.
    pub names: FxHashSet<String>,
    /// Base forms of verbs that stand as such beyond doubt.
    pub verbs: FxHashSet<String>,
    /// Words for places elsewhere that are things here.
    pub things: FxHashSet<String>,
    /// Names of whoever all is told of: "Nora has four dentists".
    pub told_of: FxHashSet<String>,
    /// Roots of what everybody feels of something else: "each hates a certain prank".
    pub felt: FxHashSet<String>,
}

impl Vocabulary {
    /// From the sentences, with the nouns that are no values.
    pub fn of(sentences: &[Vec<Token>], nouns: FxHashSet<String>) -> Self {
        let inside = sentences.iter().flat_map(|words| words.iter().skip(1));
        let names = inside.filter(|token| token.capital).map(|token| token.word.clone()).collect();
        Self { nouns, names, ..Self::default() }
    }

    /// More nouns that are no values.
    pub fn add_nouns(&mut self, nouns: FxHashSet<String>) {
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
        let stands = is_place(word) || is_site(word) || is_kind_or_person(&single);
        stands && !self.things.contains(&single)
            || self.nouns.contains(&single)
            || lexicon.class(word) == Class::Noun && doer(word).is_some()
    }
}

/// "Nora" of "Nora has four appointments this week": of whom a sentence that counts or lists speaks
/// by name.
pub(super) fn told_of(words: &[Token], lexicon: &Lexicon) -> Option<String> {
    let [name, verb, ..] = words else { return None };
    let does = matches!(lexicon.class(&verb.word), Class::Verb | Class::Be);
    let named = name.capital && !name.possessive && lexicon.class(&name.word) == Class::Unknown;
    (does && named && number(&name.word).is_none()).then(|| name.word.clone())
}

/// Words for places of which there is but one and that the scene does not know: "the one with the
/// stool", "practises in the garage", but not "the third stool" or "Ann's garage".
pub(super) fn single_things(hints: &[Vec<Token>], setting: &[Vec<Token>]) -> FxHashSet<String> {
    let may = |token: &Token| {
        THINGS.contains(&token.word.as_str()) && !token.possessive && !token.capital
    };
    let mut found: FxHashSet<String> = FxHashSet::default();
    let mut places: FxHashSet<String> =
        setting.iter().flatten().map(|token| stem(&token.word)).collect();
    for words in hints {
        for (i, token) in words.iter().enumerate() {
            let led = i > 1
                && words[i - 1].is(&["a", "the"])
                && (is_preposition(&words[i - 2].word) || words[i - 2].is(&["had", "has", "have"]));
            let numbered = words.get(i + 1).is_some_and(|next| {
                number(&next.word).is_some() || next.is(&["number", "with", "of", "where", "that"])
            });
            // "Comes by car", but "the car by the engine".
            let vehicle = token.is(&["car"]) && i > 0 && words[i - 1].is(&["by"]);
            let one = may(token) && led && !numbered || vehicle;
            if one { &mut found } else { &mut places }.insert(stem(&token.word));
        }
    }
    found.retain(|word| !places.contains(word));
    found
}

/// What may be a thing as well as a place of the row.
const THINGS: [&str; 17] = [
    "chair", "cottage", "villa", "desk", "tent", "cabin", "office", "hut", "locker", "box",
    "shelf", "lab", "stool", "garage", "kitchen", "balcony", "garden",
];

/// What the sentences name only to say how far from it others are: "the one closest to the door".
pub(super) fn landmarks(sentences: &[Vec<Token>], roles: &[Vec<Role>]) -> FxHashSet<String> {
    let (mut near, mut elsewhere) = (FxHashSet::default(), FxHashSet::default());
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
