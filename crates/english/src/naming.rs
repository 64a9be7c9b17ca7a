//! Names for the categories that a text lists but does not name.

use super::calendar::{day, floors};
use super::families::family;
use super::kinds::{KINDS, Kind, cued_kinds, has_value, value_key};
use super::lexicon::{Class, Lexicon, is_place, is_site};
use super::named::capital;
use super::people;
use super::quantities::amount;
use super::tokens::{Token, number, root, stem};

/// "Day", "Month", "Time", "Age" or "Floor" where that is what the values are.
pub(super) fn calendar_name(values: &[String]) -> Option<&'static str> {
    let all =
        |known: &dyn Fn(&str) -> bool| values.iter().all(|value| known(&value.to_lowercase()));
    let clock = |value: &str| {
        let half = [" am", " pm", "am", "pm", " o'clock", " a.m", " p.m"];
        amount(value).is_some()
            && (value.contains(':') || half.iter().any(|half| value.ends_with(half)))
    };
    let ends = |ends: &[&str]| {
        let last = values.last().map(|last| last.to_lowercase());
        last.is_some_and(|last| ends.iter().any(|end| last.ends_with(end)))
            && all(&|value| amount(value).is_some())
    };
    match () {
        _ if all(&|value| day(value).is_some()) => Some("Day"),
        _ if all(&clock) || ends(&[" o'clock", "am", "pm"]) => Some("Time"),
        _ if ends(&[" years", " years old"]) => Some("Age"),
        _ if ends(&[" kg", "kg", " pounds", " lbs"]) => Some("Weight"),
        _ if ends(&[" points"]) => Some("Score"),
        _ if all(&|value| value.starts_with(['$', '£', '€'])) => Some("Price"),
        _ if all(&|value| value.parse::<u32>().is_ok_and(|k| (1000..2100).contains(&k))) => {
            Some("Year")
        }
        _ if floors(values).is_some() => Some("Floor"),
        _ if all(&is_date) => Some("Date"),
        _ if all(&|value| family(value).is_some() && MONTHS.contains(&&value[..3])) => {
            Some("Month")
        }
        _ => None,
    }
}

/// "3 May", "May 3rd".
fn is_date(value: &str) -> bool {
    let Some((one, other)) = value.split_once(' ') else { return false };
    let month = |word: &str| {
        family(word).is_some() && word.get(..3).is_some_and(|start| MONTHS.contains(&start))
    };
    let day = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
    day(one) && month(other) || month(one) && day(other)
}

const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// A name for a category that the text does not name.
pub(super) fn name_of(values: &[String], before: &[Token], lexicon: &Lexicon) -> String {
    if let Some(name) = calendar_name(values) {
        return name.to_owned();
    }
    let nations = values.iter().filter(|value| family(&value.to_lowercase()).is_some()).count();
    if 2 * nations > values.len() {
        // "The countries are Greece, Malta and Latvia."
        let own = own_noun(before).filter(|noun| noun == "Country");
        return own.unwrap_or_else(|| "Nationality".to_owned());
    }
    let capitals = values.iter().all(|value| value.starts_with(char::is_uppercase));
    let known =
        |kind: &Kind| values.iter().filter(|value| has_value(kind, &value_key(value))).count();
    let best = KINDS.iter().max_by_key(|kind| known(kind));
    // Daisy, Lily and Rose are no flowers.
    let people = capitals && people::are_named(values);
    // Towns may be where somebody goes.
    let goes = || done(before, capitals).filter(|name| ["Destination", "Place"].contains(name));
    if let Some(name) = best.filter(|kind| kind.name == "Town").and_then(|_| goes()) {
        return name.to_owned();
    }
    if let Some(kind) = best.filter(|kind| !people && 2 * known(kind) > values.len()) {
        // "The professions are …": by the text's own word.
        let own = before.iter().rev().take(6).find(|token| {
            let verb = matches!(lexicon.class(&token.word), Class::Verb | Class::Be);
            !verb && kind.has_cue(&root(&token.word))
        });
        // "Their hats are red, green and blue", "three snacks: nuts, …".
        let said =
            own_noun(before).filter(|_| kind.name == "Color" || is_vague(kind.name) || capitals);
        let said = said.or_else(|| counted_noun(before).filter(|noun| ends_in(before, noun)));
        return match (own, said) {
            (Some(own), _) if kind.name == "Color" && is_site(&own.word) => {
                format!("{} color", capital(&stem(&own.word)))
            }
            (Some(own), _) => capital(&stem(&own.word)),
            (None, Some(noun)) if kind.name == "Color" && noun != "Color" => {
                format!("{noun} color")
            }
            (None, Some(noun)) => noun,
            (None, None) => kind.name.to_owned(),
        };
    }
    // "The capacities are 4 people, 6 people and 8 people."
    let figures = values.iter().all(|value| value.starts_with(|c: char| c.is_ascii_digit()));
    if let Some(noun) = own_noun(before).filter(|_| figures) {
        return noun;
    }
    if let Some(noun) = shared_noun(values) {
        return capital(&stem(&noun));
    }
    if let Some(noun) = numbered_noun(values) {
        return noun.to_owned();
    }
    let said = own_noun(before)
        .or_else(|| counted_noun(before).filter(|_| capitals))
        .or_else(|| done(before, capitals).map(str::to_owned))
        .or_else(|| cued_name(values, before, capitals, lexicon));
    if let Some(name) = said {
        return name;
    }
    if let Some(kind) =
        best.filter(|kind| !capitals && known(kind) > 1 && 2 * known(kind) >= values.len())
    {
        return kind.name.to_owned();
    }
    if values.iter().filter(|value| value.ends_with("ing")).count() > 1 {
        return "Hobby".to_owned();
    }
    let noun = before
        .iter()
        .rev()
        .take(4)
        .filter(|token| {
            !token.is_mark()
                && !token.is(&[
                    "else",
                    "something",
                    "among",
                    "own",
                    "namely",
                    "such",
                    "and",
                    "or",
                    "but",
                ])
        })
        .find(|token| lexicon.class(&token.word) == Class::Unknown);
    match noun {
        _ if capitals => one_of(before).unwrap_or_else(|| "Name".to_owned()),
        Some(noun) => capital(&noun.word),
        None => "Category".to_owned(),
    }
}

/// "Year" of "Year 3, Year 4, Year 6".
fn numbered_noun(values: &[String]) -> Option<&str> {
    let number = |value: &str| !value.is_empty() && value.bytes().all(|c| c.is_ascii_digit());
    let parts = values.iter().map(|value| value.rsplit_once(' ').filter(|(_, k)| number(k)));
    let parts: Vec<_> = parts.collect::<Option<_>>()?;
    let (noun, _) = *parts.first()?;
    let same = parts.len() > 2 && parts.iter().all(|(other, _)| *other == noun);
    (same && noun.starts_with(char::is_uppercase) && !is_site(&noun.to_lowercase())).then_some(noun)
}

/// "Cottage" of "Rose Cottage, Ivy Cottage", "lid" of "cork lid, tin lid".
fn shared_noun(values: &[String]) -> Option<String> {
    let parts: Vec<_> = values.iter().map(|value| value.rsplit_once(' ')).collect::<Option<_>>()?;
    let noun = parts.first()?.1.to_lowercase();
    // Brothers and sisters have a name in common.
    let small = values.iter().all(|value| value.starts_with(char::is_lowercase));
    let plain = noun.len() > 2 && noun != "one" && noun.chars().all(char::is_alphabetic);
    // "Red hat, blue hat": the colors of hats.
    let colors = |first: &str| {
        KINDS.iter().any(|kind| kind.describes() && has_value(kind, &value_key(first)))
    };
    (plain
        && (small || is_place(&noun))
        && parts.len() > 2
        && parts.iter().all(|(first, last)| last.to_lowercase() == noun && !colors(first)))
    .then_some(noun)
}

/// Whether a name is the last word before the list.
pub(super) fn ends_in(before: &[Token], name: &str) -> bool {
    let last = before.iter().rev().find(|token| !token.is_mark());
    last.is_some_and(|last| stem(&last.word) == name.to_lowercase())
}

/// "Their surnames Hill, Lake and Wood", "Their authors are Fry, Gray and Hill."
fn own_noun(before: &[Token]) -> Option<String> {
    let people =
        ["they", "names", "people", "owners", "persons", "residents", "friends", "inhabitants"];
    if let [.., their, noun] = before {
        if their.is(&["their", "the"])
            && noun.word.ends_with('s')
            && !noun.is(&people)
            && !is_site(&noun.word)
        {
            return Some(capital(&stem(&noun.word)));
        }
    }
    // "A room of his own, namely Ash, Elm and Fir".
    let own = before.iter().rposition(|token| token.is(&["own"])).filter(|own| *own > 2);
    let own = own.filter(|own| own + 3 > before.len() && before[own - 2].is(&["of"]));
    if let Some(noun) = own.map(|own| &before[own - 3]) {
        return Some(capital(&stem(&noun.word)));
    }
    // "Boats named Gull, Heron and Tern".
    if let [.., noun, named] = before {
        if named.is(&["named", "called"])
            && noun.word.ends_with('s')
            && !is_person(&stem(&noun.word))
            && !noun.is(&["is", "was"])
        {
            return Some(capital(&stem(&noun.word)));
        }
    }
    // "The books on the shelf are", "their cats go by the names of".
    if let [the, noun, rest @ ..] = before {
        let last = rest.iter().rfind(|token| !token.is(&["a", "an", "the"]));
        let link = last.is_some_and(|last| last.is(&["are", "were", "called", "named", "of"]));
        if the.is(&["the", "their"])
            && noun.word.ends_with('s')
            && !noun.is(&people)
            && !is_site(&noun.word)
            && link
            && rest.len() < 7
            && !rest[0].is(&["of"])
        {
            return Some(capital(&stem(&noun.word)));
        }
    }
    let are =
        before.iter().rev().take(3).position(|token| token.is(&["are", "were", "include"]))?;
    let noun = before.iter().rev().nth(are + 1)?;
    let titled = before
        .iter()
        .rev()
        .nth(are + 2)
        .filter(|first| first.is(&["first", "last", "family", "given", "second"]));
    let names = before.iter().any(|token| token.is(&["names"]));
    match noun.word.as_str() {
        // "The names of the three girls are …".
        _ if names && !noun.is(&["names"]) => Some("Name".to_owned()),
        "names" if titled.is_some() => titled.map(|first| format!("{} name", capital(&first.word))),
        word if word.ends_with('s') && !noun.is(&people) => Some(capital(&stem(word))),
        _ => None,
    }
}

/// "Ship" for "three ships lie side by side: the Gull, …", but nothing for people and sites.
pub(super) fn counted_noun(before: &[Token]) -> Option<String> {
    let count = before.iter().rposition(|token| number(&token.word).is_some_and(|k| k > 2))?;
    let plural = |token: &&Token| token.word.ends_with('s') && !token.is(&["us", "is", "was"]);
    let noun = before[count + 1..].iter().take(3).find(plural)?;
    let word = stem(&noun.word);
    (!is_person(&word) && !is_site(&word) && !noun.is_mark()).then(|| capital(&word))
}

/// "Composer" for "a work by exactly one of six composers", "one of these composers".
pub(super) fn one_of(before: &[Token]) -> Option<String> {
    let mut end = before.iter().rev().skip_while(|token| token.is_mark());
    let noun = end.next().filter(|noun| noun.word.ends_with('s'))?;
    let counted = end.next().is_some_and(|count| {
        number(&count.word).is_some() || count.is(&["these", "those", "the", "following"])
    });
    let of = counted && end.next().is_some_and(|of| of.is(&["of"]));
    let one = of && end.next().is_some_and(|one| one.is(&["one"]));
    one.then(|| capital(&stem(&noun.word)))
}

/// Whether a list is better called by the text's own word for it.
pub(super) fn is_vague(name: &str) -> bool {
    ["Category", "Material", "Object"].contains(&name)
}

/// Whether a word is one for people.
fn is_person(word: &str) -> bool {
    let ends = ["er", "or", "ist", "man", "ian", "ant"].iter().any(|end| word.ends_with(end));
    ends && !["plant", "restaurant", "pendant"].contains(&word)
        || "person people friend girl boy kid child student colleague neighbor sister brother lady \
            family resident chef cook dad mum mother couple guest sibling cousin twin pirate \
            knight witch wizard elf dwarf player member candidate boss human adult pupil lad client nurse judge"
            .split_ascii_whitespace()
            .any(|person| person == word)
}

/// What verbs say that stand right before the list.
fn done(before: &[Token], capitals: bool) -> Option<&'static str> {
    let tail = &before[before.len().saturating_sub(5)..];
    let has = |words: &[&str]| tail.iter().any(|token| token.is(words));
    // "One poster shows a bear", but not "the shows".
    let shows = match before {
        [.., noun, verb] => {
            verb.is(&["shows", "depicts"])
                && !noun.is(&["the", "their"])
                && !noun.word.ends_with('s')
        }
        _ => false,
    };
    match () {
        _ if shows && !capitals => Some("Picture"),
        _ if !capitals && has(&["ate", "eat", "eats", "eating"]) => Some("Food"),
        _ if !capitals && has(&["drank", "drink", "drinks", "drinking"]) => Some("Drink"),
        _ if !capitals && has(&["smell", "smells", "smelled", "smelt"]) => Some("Scent"),
        _ if has(&["dressed", "disguised", "costumed"]) && has(&["as"]) => Some("Costume"),
        _ if !capitals && has(&["play", "plays"]) && has(&["the"]) => Some("Role"),
        _ if capitals && has(&["come", "comes", "came", "hail", "hails"]) && has(&["from"]) => {
            Some("Town")
        }
        _ if goes_to(before) => Some("Destination"),
        _ if capitals && has(&["places", "destinations"]) => Some("Place"),
        // "They travel by".
        _ if !capitals && tail.last().is_some_and(|last| last.is(&["by"])) && moves(tail) => {
            Some("Vehicle")
        }
        _ => None,
    }
}

fn moves(words: &[Token]) -> bool {
    let verbs = [
        "travel",
        "travels",
        "traveled",
        "travelled",
        "go",
        "goes",
        "went",
        "come",
        "comes",
        "came",
    ];
    words.iter().any(|token| token.is(&verbs) || token.is(&["arrive", "arrived", "commute"]))
}

/// "The buses went to", but not "the prizes went to", which takes those who won them.
fn goes_to(before: &[Token]) -> bool {
    let verbs = [
        "go",
        "goes",
        "going",
        "went",
        "bound",
        "sail",
        "sails",
        "sailed",
        "sailing",
        "fly",
        "flies",
        "flew",
        "flying",
        "travel",
        "travels",
        "traveled",
        "traveling",
        "headed",
        "heads",
        "heading",
        "drove",
        "drives",
        "rode",
        "runs",
        "ran",
    ];
    let given = ["prize", "medal", "award", "gift", "present", "letter", "parcel", "trophy", "cup"];
    before.windows(2).rev().take(3).any(|pair| {
        (pair[0].is(&verbs) && pair[1].is(&["to"]))
            || pair[0].is(&["bound"]) && pair[1].is(&["for"])
    }) && !before.iter().any(|token| given.contains(&stem(&token.word).as_str()))
}

/// The kind that the nearest word before the list goes with, where a value of the list is known as
/// one of its values, or it has too many to be known.
fn cued_name(
    values: &[String],
    before: &[Token],
    capitals: bool,
    lexicon: &Lexicon,
) -> Option<String> {
    let near = before.iter().rev().take(6).filter(|token| !token.is_mark());
    let near = near.map(|token| (token, cued_kinds(&root(&token.word))));
    let (cue, cued) = near.into_iter().find(|(_, kinds)| !kinds.is_empty())?;
    let known =
        |kind: &Kind| values.iter().filter(|value| has_value(kind, &value_key(value))).count();
    let kind = cued.iter().map(|&kind| &KINDS[kind]).rev().max_by_key(|kind| known(kind))?;
    let names = before.iter().any(|token| {
        number(&token.word).is_some() || token.is(&["called", "named", "names", "are"])
    });
    // Names of people or things are no colors, even where they paint.
    let said = || !capitals && root(&cue.word) == root(&kind.name.to_lowercase());
    let fits = kind.values.is_empty() || known(kind) > 0 || said();
    // By the text's own word: "snack" for food.
    let verb = matches!(lexicon.class(&cue.word), Class::Verb | Class::Be | Class::Filler);
    let name = if verb { kind.name.to_owned() } else { capital(&stem(&cue.word)) };
    (fits && !(capitals && names)).then_some(name)
}
