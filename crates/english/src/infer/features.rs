//! Where words that may name a value stand, and what speaks there for one category or another: the
//! verb that takes them, the noun they describe, being somebody's name.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;

use super::super::kinds::{KINDS, cued_kinds, kinds_as_written, value_kinds};
use super::super::lexicon::{is_place, is_site};
use super::super::people::is_first_name;
use super::super::tokens::{Token, is_address, root, stem};
use super::holders::{NAME_OF_THING, holder, possession_called};
use super::predicates::{is_predicate, subject};
use super::runs::{key, runs};
use super::somebody::{acts, is_called, is_somebody};
use super::verbs::{doer, gerund, is_done_to_people, is_done_to_things, is_party, kinds_of_doer};
use super::words::{Role, is_aversion, is_person};

/// What speaks for a category.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Feature {
    /// A known value of a kind, by its place in [`KINDS`].
    Kind(usize),
    /// Beside a verb or noun that goes with a kind.
    Cued(usize),
    /// What a verb does, in active or passive.
    Verb(String),
    /// With a verb and its preposition: "sails for Cork".
    Toward(String, String),
    /// Before a noun, or said of it: "the white chimney", "the chimney is white".
    Head(String),
    /// With a preposition after a noun: "the ship with copper".
    With(String),
    /// What somebody cannot bear: "afraid of heights".
    Averse,
    /// Stands for somebody by a name.
    Name,
    /// Is called by what somebody is: "the nun", "the banker".
    Person,
    /// More than one, or what comes in numbers: "toffees".
    Several,
    /// Has something: "Mia's snail", "belongs to Mia".
    Owner,
    /// Has a title before the name: "Mrs Abbot".
    Titled,
    /// Has a name that is known as one of people.
    FirstName,
    /// Has a name of its own, as ships have: "the Comet".
    Styled,
    /// Stands for itself, as the subject or beside another.
    Free,
    /// How it is written: with an article, with a capital.
    Written { article: bool, capital: bool },
}

/// A place in a sentence where something is named that may be a value.
#[derive(Clone, Debug)]
pub(super) struct Occurrence {
    pub sentence: usize,
    /// Its tokens.
    pub from: usize,
    pub to: usize,
    pub key: String,
    /// As it is written.
    pub text: String,
    /// The category that lists it, if one does.
    pub listed: Option<usize>,
    pub features: BTreeSet<Feature>,
}

/// Every place in a sentence where a value may be named.
pub(super) fn occurrences(
    sentence: usize,
    text: &str,
    words: &[Token],
    roles: &[Role],
    bare: &FxHashSet<String>,
) -> Vec<Occurrence> {
    let mut found: Vec<Occurrence> = Vec::new();
    for (from, to) in runs(words, roles, bare) {
        let mut features = BTreeSet::new();
        let listed = match roles[from] {
            Role::Listed(category) => Some(category),
            _ => None,
        };
        before(words, roles, (from, to), found.last(), &mut features);
        after(words, roles, to, &mut features);
        features.extend(holder(words, roles, (from, to)).map(Feature::Head));
        let cued: Vec<Feature> = features.iter().flat_map(cues).collect();
        features.extend(cued);
        let deed = gerund(&words[from].word).filter(|_| roles[from] == Role::Deed);
        let key = deed.map_or_else(|| key(&words[from..to]), stem);
        // Rose and Amber are no flower and no color, but BlueMaster is a cigarette.
        let named = features.contains(&Feature::Name);
        let kinds = kinds_as_written(&key, words[from].capital);
        let kinds = kinds.filter(|&kind| !named || !KINDS[kind].names_people());
        // Ms Stone and Captain Wood are made of nothing.
        let proper = words[from].capital && from > 0;
        let kinds = kinds.filter(|&kind| !proper || !KINDS[kind].is_of_things());
        // Leek soup is no vegetable, but who has the coffee house drinks coffee.
        let dish = roles.get(to) == Some(&Role::Noun) && !words[to - 1].possessive && {
            let noun = &words[to].word;
            doer(noun).is_none() && !is_place(noun) && !is_site(noun) && !is_person(noun)
        };
        let kinds = kinds.filter(|&kind| !dish || KINDS[kind].describes());
        // A tabby cat is a cat.
        let last = (to > from + 1).then(|| stem(&words[to - 1].word));
        let whole = value_kinds(&key).is_empty() && !words[from].capital && !dish;
        let last = last.filter(|_| whole).into_iter().flat_map(|last| {
            value_kinds(&last).iter().filter(|&&kind| !KINDS[kind].describes()).copied()
        });
        features.extend(last.map(Feature::Cued));
        // Mints are no color.
        let several = stem(&words[to - 1].word) != words[to - 1].word;
        let kinds = kinds.filter(|&kind| !several || KINDS[kind].name != "Color");
        features.extend(kinds.map(Feature::Kind));
        let called = is_called(words, roles, from, &features);
        if called || is_somebody(&words[from], acts(words, roles, to), &features) {
            features.insert(Feature::Person);
        }
        // A bowler may be a hat, or bowl.
        if from > 0 && roles[from - 1] == Role::Article && !words[from].capital {
            features.extend(kinds_of_doer(&words[to - 1].word).map(Feature::Cued));
        }
        let small = !words[from].capital && !words[to - 1].possessive;
        features.extend((several && small).then_some(Feature::Several));
        let owns = words[to - 1].possessive
            || features.contains(&Feature::Toward(root("belong"), "to".to_owned()));
        features.extend(owns.then_some(Feature::Owner));
        let text = text[words[from].at.start..words[to - 1].at.end]
            .trim_end_matches("'s")
            .trim_end_matches("\u{2019}s");
        let text = deed.unwrap_or(text).to_owned();
        // "Neither the jackal nor the cobra is owned by Ann" says the same of both.
        let joined =
            found.last_mut().filter(|other| joins(&roles[other.to..from], words, other.to));
        if let Some(other) = joined {
            let done = |feature: &&Feature| matches!(feature, Feature::Verb(_));
            let added: Vec<Feature> = features.iter().filter(done).cloned().collect();
            other.features.extend(added);
        }
        found.push(Occurrence { sentence, from, to, key, text, listed, features });
    }
    found
}

/// Whether all that stands between two values is "or" or "nor" and an article.
fn joins(between: &[Role], words: &[Token], at: usize) -> bool {
    let plain = |role: &Role| matches!(role, Role::Joint | Role::Article | Role::Filler);
    between.iter().all(plain) && words[at].is(&["or", "nor"])
}

/// The kinds that a verb or noun goes with.
pub(super) fn cues(feature: &Feature) -> Vec<Feature> {
    let kinds = match feature {
        Feature::Verb(word) | Feature::Toward(word, _) => cued_kinds(word),
        Feature::Head(word) => cued_kinds(&root(word)),
        _ => return Vec::new(),
    };
    kinds.iter().map(|&place| Feature::Cued(place)).collect()
}

/// What stands before a value.
fn before(
    words: &[Token],
    roles: &[Role],
    (from, to): (usize, usize),
    previous: Option<&Occurrence>,
    features: &mut BTreeSet<Feature>,
) {
    let mut at = from;
    let mut article = false;
    let mut preposition: Option<String> = None;
    // Whether it stands where a name of somebody would.
    let mut free = true;
    let led = from > 0 && matches!(roles[from - 1], Role::Preposition);
    while let Some(role) = at.checked_sub(1).map(|i| &roles[i]) {
        at -= 1;
        match role {
            Role::Article => article = true,
            Role::Filler => {}
            Role::Preposition if words[at].is(&["of"]) && preposition.is_none() => {
                let done = at.checked_sub(1).and_then(|i| match roles[i] {
                    Role::Noun => doer(&words[i].word),
                    _ => None,
                });
                if let Some(verb) = done {
                    features.insert(Feature::Verb(root(&verb)));
                    free = false;
                    break;
                }
            }
            Role::Preposition if preposition.is_none() => {
                preposition = Some(words[at].word.clone());
            }
            Role::Verb(verb) => {
                features.insert(match &preposition {
                    // "One tie was decorated with stars", "the tie with the stars".
                    Some(with)
                        if with == "with"
                            && SHOWING.iter().any(|showing| root(showing) == *verb) =>
                    {
                        Feature::With(with.clone())
                    }
                    Some(preposition) => Feature::Toward(verb.clone(), preposition.clone()),
                    None => Feature::Verb(verb.clone()),
                });
                // "Nora saw Ann", where all is told of Nora.
                let of_all = at > 0 && words[at - 1].capital && roles[at - 1] == Role::Filler;
                free = preposition.as_deref().is_some_and(|word| is_party(verb, word))
                    || of_all && is_first_name(&words[from].word);
                break;
            }
            // "There is a barbecue in the hut", "the one with the kayak".
            Role::Be if at > 0 && words[at - 1].is(&["there"]) => {
                features.insert(Feature::With("with".to_owned()));
                free = false;
                break;
            }
            // "A different animal (including a moose)", "four children (including Ralph)".
            Role::Relation if words[at].is(&["including"]) && preposition.is_none() => {
                let noun = words[..at].iter().rev().find(|token| !token.is_mark());
                free = noun
                    .is_none_or(|noun| words[from].capital && !article || is_person(&noun.word));
                if let Some(noun) = noun.filter(|_| !free) {
                    features.insert(Feature::Head(stem(&noun.word)));
                }
                break;
            }
            Role::Relation if is_aversion(&words[at]) => {
                features.insert(Feature::Averse);
                free = false;
                break;
            }
            Role::Relation if preposition.is_some() && words[at].is(&["one", "ones"]) => {
                features.extend(preposition.map(Feature::With));
                free = false;
                break;
            }
            Role::Be => {
                // "One was Oslo".
                free = preposition.is_none() && !(at == 1 && words[0].is(&["one"]));
                if let Some(noun) = subject(words, roles, at).filter(|_| free) {
                    features.insert(Feature::Head(noun));
                } else if let Some(preposition) = preposition {
                    features.insert(Feature::Toward("be".to_owned(), preposition));
                }
                break;
            }
            Role::Noun | Role::Content | Role::Title(_) | Role::Listed(_)
                if preposition.is_some() || *role == Role::Noun =>
            {
                // "The trip to Fiji", but "the door to Ann's".
                let thing = *role == Role::Noun && !is_place(&words[at].word);
                free = preposition.as_deref() == Some("to") && !thing;
                if let Some(preposition) = preposition {
                    features.insert(Feature::With(preposition));
                }
                break;
            }
            Role::Joint => {
                // "Neither Frost nor Judd".
                let other = previous.filter(|other| other.to == at && preposition.is_none());
                if let Some(other) = other.filter(|_| words[at].is(&["or", "nor"])) {
                    let tied = |feature: &&Feature| {
                        matches!(feature, Feature::Verb(_) | Feature::Toward(..) | Feature::Head(_))
                    };
                    features.extend(other.features.iter().filter(tied).cloned());
                    // "Either Iceland or Crete".
                    free = !words[other.from].capital || other.features.contains(&Feature::Name);
                }
                // "Comes from Crete or else from Malta".
                if let Some(preposition) = &preposition {
                    free = preposition == "to" || preposition == "by";
                    let same = |feature: &&Feature| matches!(feature, Feature::Toward(_, word) if word == preposition);
                    let other = previous.map(|other| other.features.iter().filter(same));
                    features.extend(other.into_iter().flatten().cloned());
                }
                break;
            }
            _ => {
                free = preposition.as_deref().is_none_or(|word| word == "to" || word == "by");
                break;
            }
        }
    }
    let capital = words[from].capital && (from..to).all(|i| words[i].capital || words[i].glued);
    // A capital at the start says nothing: "Coffee is drunk", "Brits drink".
    let kinds: Vec<usize> = kinds_as_written(&key(&words[from..to]), words[from].capital).collect();
    // Olive and Violet are no colors where they have a capital.
    let person = from > 0 && !article && is_first_name(&words[from].word);
    let town = led && kinds.iter().any(|&k| KINDS[k].name == "Town");
    let nation = town
        || !person && kinds.iter().any(|&k| KINDS[k].describes() && (from > 0 || k > 0))
        || from == 0
            && kinds.iter().any(|&k| KINDS[k].name != "Town")
            && !words[to - 1].possessive
            && !matches!(roles.get(to), Some(Role::Verb(_)));
    // "Grab a pencil" starts with no name.
    let opens = from == 0 || roles[from - 1] == Role::Stop;
    let label = words.get(to).is_some_and(|next| next.is(&[":"]));
    let starts = !label
        && (!opens
            || words[to - 1].possessive
            || is_first_name(&words[from].word) && to == from + 1
            || speaks_on(&words[to..], &roles[to..]));
    // "The Kellers".
    let family = article
        && capital
        && to == from + 1
        && kinds.is_empty()
        && stem(&words[from].word) != words[from].word
        && !matches!(roles.get(to), Some(Role::Noun | Role::Content));
    let called = capital && from > 0 && words[from - 1].is(&["called", "named"]);
    // "Whose pet is named Sparky" gives somebody's pet a name.
    let possession = called.then(|| possession_called(words, roles, from)).flatten();
    let called = called && possession.is_none();
    let free = free && possession.is_none();
    features.extend(possession.map(|noun| Feature::Head(noun + NAME_OF_THING)));
    let title = is_address(&words[from].word)
        && words[from].capital
        && to > from + 1
        && words[from + 1].capital;
    features.extend(title.then_some(Feature::Titled));
    let titled = family || called && !opens || title;
    if titled || capital && !article && free && !nation && starts {
        features.insert(Feature::Name);
    }
    if free && article {
        features.insert(Feature::Free);
        // "The Monday boat" has no name by that.
        let other = kinds.iter().any(|&k| !KINDS[k].names_people());
        features.extend((capital && !other).then_some(Feature::Styled));
    }
    let first = capital && is_first_name(&words[from].word);
    features.extend(first.then_some(Feature::FirstName));
    features.insert(Feature::Written { article, capital });
}

/// What is so done with something shows it.
const SHOWING: [&str; 6] = ["decorated", "adorned", "marked", "covered", "printed", "painted"];

/// Whether a sentence goes on as after its subject.
fn speaks_on(words: &[Token], after: &[Role]) -> bool {
    let pronoun = |i: usize| words[i].is(&["he", "she", "it", "they", "i", "we", "you"]);
    let next = (0..after.len()).find(|&i| after[i] != Role::Filler || pronoun(i));
    match next.map(|i| &after[i]) {
        Some(Role::Comma) => {
            matches!(next.and_then(|i| after.get(i + 1)), Some(Role::Who | Role::Article))
        }
        Some(Role::Verb(_) | Role::Be | Role::Who | Role::Joint | Role::Relation) => true,
        Some(Role::Noun | Role::Preposition) => true,
        _ => false,
    }
}

/// What stands after a value.
fn after(words: &[Token], roles: &[Role], to: usize, features: &mut BTreeSet<Feature>) {
    match roles.get(to) {
        Some(Role::Noun) if !words[to - 1].possessive => {
            features.insert(match doer(&words[to].word) {
                Some(verb) => Feature::Verb(root(&verb)),
                None => Feature::Head(stem(&words[to].word)),
            });
            features.remove(&Feature::Name);
        }
        Some(Role::Be | Role::Filler) if is_predicate(words, roles, to) => {
            let next =
                (to + 1..roles.len()).find(|&i| !matches!(roles[i], Role::Filler | Role::Be));
            let done = next.filter(|&i| !words[i].word.ends_with("ing"));
            // "Goran was sponsored by the bank": that is done to people.
            let somebody = features.contains(&Feature::Name);
            if let Some((i, Role::Verb(verb))) = done.map(|i| (i, &roles[i]))
                && !(somebody && is_done_to_people(verb))
            {
                features.insert(Feature::Verb(verb.clone()));
                // "Kefir is drunk by the Pole", "candles are sold".
                if words.get(i + 1).is_some_and(|next| next.is(&["by"])) || is_done_to_things(verb)
                {
                    features.remove(&Feature::Name);
                }
            }
        }
        _ => {}
    }
}
