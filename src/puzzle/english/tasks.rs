//! Questions that are put as tasks: "Work out the nationality of Ann."; and what a question asks for
//! by another word than its list is called.

use super::super::Category;
use super::kinds::{cued_kinds, value_kinds};
use super::quantities::amount;
use super::tokens::{Token, root, stem, tokens};

/// "Please find out which pet Ann keeps", "work out the job of Ann": the question, with "what is"
/// before the second.
pub(super) fn task(text: &str) -> Option<String> {
    let words = tokens(text);
    let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|token| token.is(list));
    let orders = ["find", "work", "figure"];
    let at = (0..words.len().min(8)).find(|&at| is(at, &orders) && is(at + 1, &["out"]))?;
    let led = words[..at].iter().all(|token| {
        token.is(&["please", "can", "could", "you", "your", "task", "is", "to", "now", "so"])
    });
    let start = words.get(at + 2).filter(|_| led)?;
    let rest = &text[start.at.start..];
    if start.is(&["the"]) {
        let of = (at + 4..at + 7).any(|at| is(at, &["of"]));
        let all = words.iter().any(|token| token.is(&["each", "every", "all", "everyone"]));
        return (of && !all).then(|| format!("What is {rest}"));
    }
    let asks = ["who", "whose", "what", "which", "where", "when", "how", "in", "on", "at"];
    start.is(&asks).then(|| rest.to_owned())
}

/// The only other category of the kind of thing that this noun names: beverages for "which drink",
/// dogs and cats for "which pet".
pub(super) fn of_kind(
    noun: &Token,
    categories: &[Category],
    own: &dyn Fn(&u8) -> bool,
) -> Option<u8> {
    let kinds = cued_kinds(&root(&noun.word));
    let called = |category: &Category| {
        tokens(&category.name)
            .iter()
            .any(|word| cued_kinds(&root(&word.word)).iter().any(|kind| kinds.contains(kind)))
    };
    let holds = |category: &Category| {
        let fits = category.values.iter().filter(|value| {
            let key: String = tokens(value).iter().map(|word| stem(&word.word)).collect();
            value_kinds(&key).iter().any(|kind| kinds.contains(kind))
        });
        2 * fits.count() > category.values.len()
    };
    let only = |fits: &dyn Fn(&Category) -> bool| {
        let all = (0..categories.len() as u8).filter(|c| !own(c));
        let mut found = all.filter(|c| fits(&categories[usize::from(*c)]));
        found.next().filter(|_| found.next().is_none())
    };
    only(&called).or_else(|| only(&holds))
}

/// The only other category that is not one of amounts: whatever it is called, it is asked for.
pub(super) fn only_things(categories: &[Category], own: &dyn Fn(&u8) -> bool) -> Option<u8> {
    let things = |c: &u8| {
        let values = &categories[usize::from(*c)].values;
        !own(c) && values.iter().any(|value| amount(value).is_none())
    };
    let mut found = (0..categories.len() as u8).filter(things);
    found.next().filter(|_| found.next().is_none())
}

/// Whether a noun names somebody, not something.
pub(super) fn names_somebody(word: &str) -> bool {
    const PERSONS: &str = "person people man men woman women boy girl guy lady gentleman resident \
        owner occupant inhabitant individual tenant citizen family friend runner child kid student \
        contestant competitor racer athlete participant customer guest visitor patient passenger \
        colleague employee worker member couple neighbor player driver rider winner mother father \
        daughter son teammate entrant team one fellow chap suspect sibling sister brother cousin";
    PERSONS.split_ascii_whitespace().any(|person| person == stem(word) || person == word)
}

/// The category of those that are called boxes, or by another word for what is a place and a thing:
/// the only one, or letters.
pub(super) fn things(noun: &str, categories: &[Category]) -> Option<u8> {
    let things = "box crate container parcel jar basket bag case carton package tin";
    let thing = things.split(' ').any(|thing| stem(noun) == thing);
    let lettered = |category: &Category| category.values.iter().all(|value| value.len() == 1);
    let found = match categories {
        [_] => Some(0),
        _ => categories.iter().position(lettered),
    };
    found.filter(|_| thing).map(|c| c as u8)
}
