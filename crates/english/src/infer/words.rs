//! Words by what they can do for inference.

use std::sync::OnceLock;

use rustc_hash::FxHashSet;

use super::super::kinds::KINDS;
use super::super::tokens::{Token, stem};

/// What a word does here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// May name a value, or be part of its name.
    Content,
    /// Part of a title between quotes, by its place: "The Harbour".
    Title(usize),
    /// Part of a value that is listed, with the place of its category.
    Listed(usize),
    /// A verb that is a value by itself: "somebody paints".
    Deed,
    /// Somebody or something that stands for a place, or what a category is called.
    Noun,
    /// A verb in its base form.
    Verb(String),
    Preposition,
    /// An article, or whose it is.
    Article,
    Be,
    Who,
    Joint,
    /// Puts one thing beside another, or says where it is.
    Relation,
    Comma,
    /// Ends a clause.
    Stop,
    /// Says nothing.
    Filler,
}

const PERSONS: &str = "person man woman boy girl guy lady gentleman someone somebody one owner \
    resident occupant inhabitant individual tenant citizen native family friend kid child \
    contestant competitor entrant participant customer guest visitor patient passenger colleague \
    employee worker member couple neighborhood teammate fellow chap bloke male female name \
    surname color colour pet animal drink job nationality hobby house row way time number kind \
    sort type thing choice favourite favorite neighbor fan enthusiast aficionado buff addict \
    devotee lover traveller traveler athlete commuter agent spy who";

/// Whether the word is for somebody, whoever it is.
pub(super) fn is_person(word: &str) -> bool {
    let single = stem(word);
    let called =
        ["name", "surname", "color", "pet", "animal", "drink", "job", "nationality", "hobby"];
    lists().persons.contains(single.as_str()) && !called.contains(&single.as_str())
}

/// Whether the word, in the singular, is for somebody or names a kind of things.
pub(super) fn is_kind_or_person(single: &str) -> bool {
    lists().kinds.contains(single) || lists().persons.contains(single)
}

/// Whether what follows is what somebody keeps away from.
pub(super) fn is_aversion(word: &Token) -> bool {
    word.is(&["afraid", "allergic", "scared", "frightened", "terrified"])
}

/// Whether the word goes with a verb and says nothing by itself.
pub(super) fn is_helper(token: &Token) -> bool {
    token.is(&["did", "does", "not", "do", "always", "never", "also"])
}

/// Whether the word is an article or says whose something is.
pub(super) fn is_article(word: &str) -> bool {
    lists().articles.contains(word)
}

/// Whether the word puts one thing beside another.
pub(super) fn is_relation(word: &str) -> bool {
    lists().relations.contains(word)
}

/// Whether the word is a preposition.
pub(super) fn is_preposition(word: &str) -> bool {
    lists().prepositions.contains(word)
}

const PREPOSITIONS: &str = "in on at with from for to into by of onto aboard as about under over \
    toward towards via through";

const ARTICLES: &str = "a an the his her their its some this that these those my your our";

const RELATIONS: &str = "next left right middle center central end ends between adjacent beside neighbor \
    neighbors neighbours neighboring immediately directly away apart than before after above below \
    behind ahead near opposite same different together follow followed follows precede preceded \
    precedes separate separated separates earlier later higher lower further farther furthest \
    entrance exit farthest nearest closest nearer closer beyond flanked flanks adjoins alongside side \
    consecutive consecutively leftmost rightmost westernmost easternmost outermost top bottom \
    front back last first final west east north south far exactly another other others both either \
    neither nor remaining rest while whereas if then unless highest lowest best worst better worse \
    oldest youngest eldest tallest shortest longest cheapest dearest fastest slowest quickest \
    heaviest lightest largest smallest biggest earliest latest newest odd even beat beats beaten overtook \
    outran defeated counting counted";

/// The lists above, ready to be looked up.
struct Lists {
    prepositions: FxHashSet<&'static str>,
    articles: FxHashSet<&'static str>,
    relations: FxHashSet<&'static str>,
    persons: FxHashSet<&'static str>,
    /// Names of kinds.
    kinds: FxHashSet<String>,
}

fn lists() -> &'static Lists {
    static LISTS: OnceLock<Lists> = OnceLock::new();
    fn set(list: &'static str) -> FxHashSet<&'static str> {
        list.split_ascii_whitespace().collect()
    }
    LISTS.get_or_init(|| Lists {
        prepositions: set(PREPOSITIONS),
        articles: set(ARTICLES),
        relations: set(RELATIONS),
        persons: set(PERSONS),
        kinds: KINDS.iter().map(|kind| kind.name.to_lowercase()).collect(),
    })
}
