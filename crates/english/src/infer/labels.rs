//! The categories that a setting names without their values: "each has a different pet", "no two
//! drink the same thing", "one cook, one hat and one drink each".

use std::collections::BTreeSet;

use super::super::kinds::{KINDS, cued, cued_kinds, value_kinds};
use super::super::lexicon::{Class, Lexicon, is_place, is_site};
use super::super::named::{capital, is_marker};
use super::super::tokens::{Token, number, root, stem};
use super::asked::names_in_task;
use super::features::{Feature, cues};
use super::verbs::{base, doer};
use super::words::{is_person, is_preposition};

/// A category that is named.
#[derive(Clone, Debug)]
pub(super) struct Label {
    pub name: String,
    /// The words of its name, singular.
    pub words: Vec<String>,
    pub features: BTreeSet<Feature>,
}

/// More are not looked for.
const MOST_LABELS: usize = 24;

/// Whoever has something.
const OWNERS: [&str; 3] = ["owner", "keeper", "master"];

/// What somebody is in, goes to or comes from.
const REGIONS: [&str; 11] = [
    "region",
    "country",
    "city",
    "town",
    "village",
    "place",
    "island",
    "state",
    "county",
    "destination",
    "continent",
];

/// Whether a sentence names a category.
pub(super) fn names_one(words: &[Token], lexicon: &Lexicon) -> bool {
    (0..words.len())
        .filter(|&i| marks(words, i, lexicon))
        .any(|i| named(words, i + 1, verb_before(words, i, lexicon).as_ref(), lexicon).is_some())
}

/// All categories that the sentences of the setting name, and the tasks that ask for all of them.
pub(super) fn labels(
    sentences: &[Vec<Token>],
    tasks: &[Vec<Token>],
    lexicon: &Lexicon,
) -> Vec<Label> {
    let mut found: Vec<Label> = Vec::new();
    for words in sentences {
        for at in counted_alike(words) {
            if let Some((label, _)) = named(words, at, None, lexicon) {
                let known = found.iter().any(|other| other.words.last() == label.words.last());
                found.extend((!known && found.len() < MOST_LABELS).then_some(label));
            }
        }
        for i in 0..words.len() {
            let label = varied(words, i, lexicon).map(|(label, _)| label);
            if let Some(label) = label.or_else(|| differently(words, i)) {
                let known = found.iter().any(|other| other.words.last() == label.words.last());
                found.extend((!known && found.len() < MOST_LABELS).then_some(label));
            }
            if !marks(words, i, lexicon) {
                continue;
            }
            let favorite =
                words[i..].iter().take(2).any(|token| token.is(&["favorite", "preferred"]));
            let liked = favorite.then(|| Feature::Verb(root("like")));
            let verb = liked.or_else(|| verb_before(words, i, lexicon));
            let described = described(words, i);
            let mut at = i + 1;
            while let Some((mut label, end)) = named(words, at, verb.as_ref(), lexicon) {
                label.features.extend(described.clone().map(Feature::Head));
                let known = found.iter().any(|other| other.words.last() == label.words.last());
                if !known && found.len() < MOST_LABELS {
                    found.push(label);
                }
                match next(words, end, lexicon) {
                    Some(next) => at = next,
                    None => break,
                }
            }
        }
    }
    for words in tasks {
        for start in names_in_task(words) {
            let mut at = start;
            while let Some((label, end)) = named(words, at, None, lexicon) {
                let known = found.iter().any(|other| other.words.last() == label.words.last());
                // Everybody's name is no category by itself, nor is the place in the row.
                let plain = label.words.last().is_none_or(|word| {
                    ["name", "number", "position", "place", "order"].contains(&word.as_str())
                });
                found.extend((!known && !plain && found.len() < MOST_LABELS).then_some(label));
                match next(words, end, lexicon) {
                    Some(next) => at = next,
                    None => break,
                }
            }
        }
    }
    found
}

/// "Five dogs of five breeds are brought by five owners", "four days, four speakers, four
/// subjects": what there is as many of as of what is counted first, by where its name starts. What
/// comes after "in" says where that is.
fn counted_alike(words: &[Token]) -> Vec<usize> {
    let plural = |token: &Token| {
        let word = &token.word;
        word.len() > 3 && word.ends_with('s') && !word.ends_with("ss") && !token.is_mark()
    };
    let counts: Vec<(u8, usize)> = words
        .iter()
        .enumerate()
        .filter_map(|(i, token)| Some((number(&token.word).filter(|&k| k > 2)?, i + 1)))
        .filter(|&(_, at)| words.get(at..at + 3).unwrap_or(&words[at..]).iter().any(plural))
        .collect();
    let alike = |k: u8| counts.iter().filter(|(other, _)| *other == k).count();
    match counts.first() {
        Some(&(k, _)) if alike(k) > 1 => {
            let inside = |at: usize| at > 1 && words[at - 2].is(&["in", "on", "at", "to"]);
            let others = counts.iter().skip(1).filter(|&&(other, at)| other == k && !inside(at));
            others.map(|&(_, at)| at).collect()
        }
        _ => Vec::new(),
    }
}

/// "The prize was never the same twice", "the stamps were all different": the category before this
/// word.
fn varied(words: &[Token], i: usize, lexicon: &Lexicon) -> Option<(Label, usize)> {
    let be = words[i].is(&["is", "was", "are", "were"]);
    let noun = i.checked_sub(1).filter(|&noun| be && !words[noun].is_mark())?;
    let the = noun.checked_sub(1).is_some_and(|the| words[the].is(&["the", "their", "his", "her"]));
    let said = |list: &[&str]| {
        list.iter()
            .zip(words.get(i + 1..).unwrap_or_default())
            .filter(|(a, b)| **a == b.word)
            .count()
            == list.len()
    };
    let varies = said(&["never", "the", "same"])
        || said(&["all", "different"])
        || said(&["different", "each"])
        || said(&["different", "every"]);
    (the && varies).then(|| named(words, noun, None, lexicon)).flatten()
}

/// "Five differently colored houses": what differs is said of the noun.
fn differently(words: &[Token], i: usize) -> Option<Label> {
    let [how, colored, noun] = words.get(i..i + 3)? else { return None };
    let varies = how.is(&["differently"]) && colored.is(&["colored", "painted"]);
    let single = stem(&noun.word);
    let color = KINDS.iter().position(|kind| kind.name == "Color")?;
    (varies && !noun.is_mark()).then(|| Label {
        name: format!("{} color", capital(&single)),
        features: [Feature::Head(single.clone()), Feature::Kind(color)].into(),
        words: vec![single, "color".to_owned()],
    })
}

/// Whether what comes after this word is what differs from one to the next.
fn marks(words: &[Token], i: usize, lexicon: &Lexicon) -> bool {
    let token = &words[i];
    let has = |list: &[&str]| words.iter().any(|token| token.is(list));
    let every = has(&["each", "every", "everyone", "everybody"]);
    match token.word.as_str() {
        // "Each is eating something different".
        "something" => {
            let other = words.get(i + 1..i + 4).is_some_and(|next| {
                next[0].is(&["that"]) && next[1].is(&["nobody", "none", "no"])
                    || next[0].is(&["the", "none", "nobody"])
                        && next.iter().any(|token| token.is(&["other", "others", "else"]))
            });
            other || words.get(i + 1).is_some_and(|next| next.is(&["different"]))
        }
        "different" | "unique" | "distinct" | "separate" | "specific" => {
            is_marker(words, i) && !words[i + 1].is(&["from", "than"])
        }
        // "Each went out on another day", but "various friends came".
        "another" | "various" => every && is_marker(words, i),
        "own" | "favorite" | "preferred" | "particular" | "certain" | "single" => {
            every && words.get(i + 1).is_some_and(|next| !next.is(&["different", "unique"]))
        }
        "same" => {
            let none = words.windows(2).any(|pair| pair[0].is(&["no"]) && pair[1].is(&["two"]));
            none || has(&["nobody", "none"])
        }
        // But not "(one has rice on board)".
        "one" => {
            // "Each one plays something", but "one drink each".
            let did = ["has", "had", "did", "does", "do", "is", "was"];
            let does =
                |next: &Token| next.word.ends_with('s') && lexicon.class(&next.word) == Class::Verb;
            every && !words.get(i + 1).is_some_and(|next| next.is(&did) || does(next))
        }
        "a" | "an" => {
            let noun = words.get(i + 1).map(|next| root(&next.word));
            let kind = noun.is_some_and(|noun| cued(&noun).is_some());
            let verb = i > 0 && lexicon.class(&words[i - 1].word) == Class::Verb;
            every && kind && verb
        }
        _ => false,
    }
}

/// The verb that leads up to what differs: "saw a different animal".
fn verb_before(words: &[Token], i: usize, lexicon: &Lexicon) -> Option<Feature> {
    let mut preposition = None;
    for token in words[..i].iter().rev().take(4) {
        if is_preposition(&token.word) {
            preposition = Some(token.word.clone());
            continue;
        }
        let verb = base(&token.word);
        match lexicon.class(&token.word) {
            Class::Verb => {
                return Some(match preposition {
                    Some(preposition) => Feature::Toward(verb, preposition),
                    None => Feature::Verb(verb),
                });
            }
            Class::Filler if !token.is(&["they"]) => {}
            _ => break,
        }
    }
    // "Each from a different county", "each with a different weapon".
    preposition.filter(|word| word != "of").map(Feature::With)
}

/// "Shirt" in "a shirt of a different color".
fn described(words: &[Token], i: usize) -> Option<String> {
    let of = words[..i].iter().rposition(|token| !token.is(&["a", "an", "the"]))?;
    let noun = of.checked_sub(1).map(|noun| &words[noun])?;
    let fits = words[of].is(&["of", "in"]) && !is_person(&noun.word) && !noun.is_mark();
    fits.then(|| stem(&noun.word))
}

/// What is called here, and where its name ends.
fn named(
    words: &[Token],
    at: usize,
    verb: Option<&Feature>,
    lexicon: &Lexicon,
) -> Option<(Label, usize)> {
    let mut from = at;
    let something = at > 0 && words[at - 1].is(&["something"]);
    while !something
        && words.get(from)?.is(&["one", "a", "an", "the", "same", "own", "different", "unique"])
    {
        from += 1;
    }
    let at = from;
    // "A different kind of tent".
    let kinds = ["kind", "type", "sort", "brand", "make", "variety", "style", "species"];
    let kind = |token: &Token| token.is(&kinds) || kinds.contains(&stem(&token.word).as_str());
    let of_kind = kind(words.get(from)?) && words.get(from + 1).is_some_and(|of| of.is(&["of"]));
    if of_kind {
        from += 2;
    }
    let stops = |i: usize| {
        let token = &words[i];
        let class = lexicon.class(&token.word);
        // "A kind of pet", but "a musician of a different nationality".
        let of = token.is(&["of"])
            && words.get(i + 1).is_some_and(|next| {
                !next.is_mark() && !next.is(&["a", "an", "the", "different", "another"])
            });
        token.is_mark()
            || token.is(&["and", "or", "each", "every", "that", "they", "he", "she"])
            || is_preposition(&token.word) && !of
            || matches!(class, Class::Be | Class::Who)
            || token.is(&["can", "could", "may", "might", "must", "will", "would", "should"])
            || token.is(&["after", "before", "behind", "next"])
            || i > from && token.word.ends_with("ing") && cued(&root(&words[i - 1].word)).is_some()
            || i > from && class == Class::Verb && !of && cued(&root(&token.word)).is_none()
    };
    let mut to = from;
    while to < words.len() && to - from < 4 && !stops(to) {
        to += 1;
    }
    let name = words.get(from..to).filter(|name| !name.is_empty())?;
    let of = name.iter().position(|token| token.is(&["of"]));
    let head = &name[of.unwrap_or(name.len()).checked_sub(1)?];
    let single = stem(&head.word);
    let vague = something || ["thing", "one", "item", "object"].contains(&single.as_str());
    let place = is_place(&head.word) || is_site(&head.word);
    // "A different owner", but "a different person".
    let does = doer(&head.word).is_some();
    let place = place && from == at || is_person(&head.word) && !does;
    // "With a different friend".
    let company =
        matches!(verb, Some(Feature::With(with) | Feature::Toward(_, with)) if with == "with");
    let place = place && !(company && is_person(&head.word));
    if place && name.len() == 1 || head.capital || number(&head.word).is_some() {
        return None;
    }
    let mut features: BTreeSet<Feature> = verb.cloned().into_iter().collect();
    // "Every ship has its own pilot".
    let job = || value_kinds(&single).iter().any(|&kind| KINDS[kind].name == "Job");
    let someone = company && is_person(&head.word);
    if REGIONS.contains(&single.as_str()) {
        for preposition in ["in", "to", "from"] {
            features.insert(Feature::With(preposition.to_owned()));
        }
    }
    // "Each has a different code name": whose a plain name is, nobody knows.
    let alias = ["nickname", "surname", "alias", "codename"].contains(&single.as_str())
        || single == "name" && name.len() > 1;
    if does || someone || job() || alias {
        features.insert(Feature::Name);
        features.extend(OWNERS.contains(&single.as_str()).then_some(Feature::Owner));
        // Owners and tailors may be called otherwise than by a first name.
        features.extend(someone.then_some(Feature::FirstName));
    }
    let done = match verb {
        Some(Feature::Verb(verb) | Feature::Toward(verb, _)) => Some(verb),
        _ => None,
    };
    let said = if vague {
        let verb = done?;
        let verb = lexicon.verb_of(verb).unwrap_or(verb);
        // What is kept in a glove compartment is no pet.
        let kind = cued(&root(verb)).filter(|kind| kind.name != "Pet");
        kind.map_or_else(|| capital(verb), |kind| kind.name.to_owned())
    } else {
        let mut said: Vec<String> = name.iter().map(|token| token.word.clone()).collect();
        if of.is_none() {
            *said.last_mut()? = single.clone();
        }
        features.extend(name.iter().map(|token| Feature::Head(stem(&token.word))));
        capital(&said.join(" "))
    };
    let cued: Vec<Feature> = features.iter().filter(|_| !does || vague).flat_map(cues).collect();
    features.extend(cued);
    // "A different beast on his shield".
    let whose = words.get(to..to + 3).filter(|after| {
        is_preposition(&after[0].word) && after[1].is(&["his", "her", "its", "their", "the"])
    });
    let holder = whose.map(|after| &after[2]).filter(|holder| {
        !is_place(&holder.word) && !is_site(&holder.word) && !is_person(&holder.word)
    });
    features.extend(holder.map(|holder| Feature::Head(stem(&holder.word))));
    for token in name.iter().filter(|token| doer(&token.word).is_none()) {
        let (root, single) = (root(&token.word), stem(&token.word));
        features.extend(cued_kinds(&root).iter().map(|&kind| Feature::Kind(kind)));
        // "Types of coffee" are drinks.
        if of_kind {
            features.extend(value_kinds(&single).iter().map(|&kind| Feature::Kind(kind)));
        }
        let named = |kind: &usize| KINDS[*kind].name.to_lowercase() == single;
        features.extend((0..KINDS.len()).filter(named).map(Feature::Kind));
    }
    let stems = name.iter().filter(|token| !token.is(&["of"])).map(|token| stem(&token.word));
    Some((Label { name: said, words: stems.collect(), features }, to))
}

/// Where the next name of a list starts: "a different pet, drink and hat".
fn next(words: &[Token], end: usize, lexicon: &Lexicon) -> Option<usize> {
    let mut at = end;
    while words.get(at).is_some_and(|token| token.is(&[",", "and", "or"])) {
        at += 1;
    }
    let token = words.get(at).filter(|_| at > end)?;
    // "…, enjoy different kinds of tea" says what differs once more.
    let article = words.get(at + 1).is_some_and(|next| next.is(&["a", "an", "his", "her"]));
    let marker = at + 1 + usize::from(article);
    if words.get(marker).is_some_and(|next| !next.is_mark()) && marks(words, marker, lexicon) {
        return None;
    }
    let noun = matches!(lexicon.class(&token.word), Class::Unknown | Class::Noun)
        || cued(&root(&token.word)).is_some();
    let ends = (at + 1..words.len()).find(|&i| {
        !matches!(lexicon.class(&words[i].word), Class::Unknown | Class::Noun) || words[i].is_mark()
    });
    let own = cued(&root(&token.word)).is_some();
    let listed = own
        || ends.is_none_or(|i| {
            words[i].is_mark()
                || words[i].is(&["and", "or", "of", "each"])
                || cued(&root(&words[i].word)).is_some()
        });
    (noun && listed && !token.capital && !token.is_mark()).then_some(at)
}
