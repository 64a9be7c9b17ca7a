//! Lists in running text: "(ball, doll, train)", "painted red, blue, green and yellow".

use super::calendar::{amount, storey};
use super::categories::Listed;
use super::kinds::{KINDS, Kind, cued, has_value};
use super::lexicon::{Class, Lexicon, family};
use super::lists::{clean, is_item};
use super::named::{capital, category_name, is_marker};
use super::runs::next_run;
use super::tokens::{Token, number, ordinal, root, stem, tokens};

/// "A, b, c and d" in a sentence, wherever it stands: "Each ate a different dish - lamb, trout or
/// pie - and had a different hobby: chess, golf or darts".
pub(super) fn enumerations(
    sentence: &str,
    n: Option<usize>,
    line: usize,
    lexicon: &Lexicon,
) -> Vec<Listed> {
    let words = tokens(sentence);
    let mut found = Vec::new();
    if let Some((listed, at)) = one_by_one(sentence, &words, n, line, lexicon) {
        let mut before = enumerations(&sentence[..words[at].at.start], n, line, lexicon);
        before.push(listed);
        return before;
    }
    let mut start = 0;
    while let Some(run) = next_run(&words, start, lexicon).filter(|_| found.len() < 40) {
        let mut items = run;
        let end = items.last().map_or(start + 1, |item| item.1);
        // "Three boys, Tim, Jon and Rob": the first is what they are.
        if n.is_some_and(|n| items.len() == n + 1) {
            items.remove(0);
        }
        let slice = |&(from, to): &(usize, usize)| {
            clean(&sentence[words[from].at.start..words[to - 1].at.end])
        };
        let mut values: Vec<String> = items.iter().map(slice).collect();
        let aged = bare_numbers(&mut values);
        let fits = n.map_or(values.len() >= 3, |n| values.len() == n);
        // "Each has a different name, pet and drink" lists categories, not values.
        let heads = (1..4)
            .filter_map(|back| items[0].0.checked_sub(back))
            .take_while(|&i| !words[i].is_mark() && !words[i].is(&["are", "were"]))
            .any(|i| is_marker(&words, i));
        if fits && !heads && values.iter().all(|value| is_item(value)) {
            let before = &words[start..items[0].0];
            let (name, description) = match aged {
                true => ("Age".to_owned(), "age aged old".to_owned()),
                false => introduced(sentence, before, &values, lexicon),
            };
            found.push(Listed { name, values, description, line });
            start = end;
        } else {
            start = items[0].1.max(start + 1);
        }
    }
    found
}

/// The name of a category, and its description, from the words before its list.
fn introduced(
    sentence: &str,
    before: &[Token],
    values: &[String],
    lexicon: &Lexicon,
) -> (String, String) {
    let pause = |token: &Token| token.is(&[",", ";", ".", ")"]);
    let mut to = before.len();
    while to > 0 && before[to - 1].is_mark() {
        to -= 1;
    }
    let from = before[..to].iter().rposition(pause).map_or(0, |i| i + 1);
    let clause = &before[from..to];
    let description = match clause {
        [] => String::new(),
        [first, .., last] => sentence[first.at.start..last.at.end].to_owned(),
        [only] => sentence[only.at.clone()].to_owned(),
    };
    let marked = (0..clause.len()).any(|i| is_marker(clause, i));
    let name = match marked || clause.len() == 1 {
        true => category_name(&description),
        false => name_of(values, clause, lexicon),
    };
    (name, description)
}

/// "One is a nurse, one a pilot and the third is a judge"; "one has a cat, another a dog and …".
fn one_by_one(
    sentence: &str,
    words: &[Token],
    n: Option<usize>,
    line: usize,
    lexicon: &Lexicon,
) -> Option<(Listed, usize)> {
    let opens = |i: usize| {
        let here = &words[i..];
        let ordinal = here.len() > 1
            && here[0].is(&["the", "a"])
            && (here[1].is(&["other", "last", "final"]) || ordinal(&here[1].word).is_some());
        let starts = i == 0 || words[i - 1].is_mark() || words[i - 1].is(&["and", "while", "but"]);
        match () {
            _ if !starts => None,
            _ if here[0].is(&["one", "another"]) => Some(i + 1),
            _ if ordinal => Some(i + 2),
            _ => None,
        }
    };
    let starts: Vec<(usize, usize)> =
        (0..words.len()).filter_map(|i| Some((i, opens(i)?))).collect();
    if starts.len() < 3.max(n.unwrap_or(3)) {
        return None;
    }
    let values = said_in_turn(sentence, words, &starts, lexicon)?;
    let fits = n.is_none_or(|n| values.len() == n) && values.iter().all(|value| is_item(value));
    let description = words[..starts[1].0].iter().map(|token| token.word.as_str());
    let description = description.collect::<Vec<_>>().join(" ");
    let name = name_of(&values, &words[..starts[1].0], lexicon);
    fits.then_some((Listed { name, values, description, line }, starts[0].0))
}

/// The list "one is a nurse, one drives a van and one is eating figs", where every item has its
/// "one".
pub(super) fn each_in_turn(list: &str, lexicon: &Lexicon) -> Option<Vec<String>> {
    let words = tokens(list);
    let opens = |i: usize| {
        words[i].is(&["one"]) && (i == 0 || words[i - 1].is_mark() || words[i - 1].is(&["and"]))
    };
    let starts: Vec<(usize, usize)> =
        (0..words.len()).filter(|&i| opens(i)).map(|i| (i, i + 1)).collect();
    let items = words.iter().filter(|token| token.is(&[","])).count() + 1;
    if starts.len() < 2.max(items) || starts[0].0 > 0 {
        return None;
    }
    said_in_turn(list, &words, &starts, lexicon)
}

/// What is said of each, by where its "one" stands and where what is said of it starts.
fn said_in_turn(
    sentence: &str,
    words: &[Token],
    starts: &[(usize, usize)],
    lexicon: &Lexicon,
) -> Option<Vec<String>> {
    let mut values = Vec::new();
    for (k, &(_, from)) in starts.iter().enumerate() {
        let mut to = starts.get(k + 1).map_or(words.len(), |next| next.0);
        while to > from && (words[to - 1].is_mark() || words[to - 1].is(&["and", "while", "but"])) {
            to -= 1;
        }
        // "One of them is a nurse", "one person has a cat", "one drinks tea".
        let verb = (from..to).find(|&i| {
            matches!(lexicon.class(&words[i].word), Class::Verb | Class::Be)
                && !words[i].capital
                && i + 1 < to
        });
        // "One is eating figs".
        let doing = |verb: usize| {
            let next = &words[verb + 1];
            lexicon.class(&words[verb].word) == Class::Be
                && next.word.ends_with("ing")
                && lexicon.class(&next.word) == Class::Verb
                && verb + 2 < to
        };
        let from = verb.map_or(from, |verb| verb + 1 + usize::from(doing(verb)));
        if from >= to {
            return None;
        }
        values.push(clean(&sentence[words[from].at.start..words[to - 1].at.end]));
    }
    Some(without_lead(values))
}

/// Takes off what leads up to numbers: "at 9:00, 9:30 and 10:00", "aged 5, 6 and 8"; whether they
/// are ages.
fn bare_numbers(values: &mut [String]) -> bool {
    let digit = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let Some((first, rest)) = values.split_first_mut() else { return false };
    let lead = ["at ", "aged "].iter().find(|lead| {
        first.strip_prefix(**lead).is_some_and(digit) && rest.iter().all(|value| digit(value))
    });
    if let Some(lead) = lead {
        first.replace_range(..lead.len(), "");
    }
    lead == Some(&"aged ")
}

/// Takes off the word that leads up to each value: "one in May, one in June".
fn without_lead(values: Vec<String>) -> Vec<String> {
    let led = |lead: &str| values.iter().all(|value| value.starts_with(lead));
    match ["in ", "on ", "at ", "from "].iter().find(|lead| led(lead)) {
        Some(lead) => values.iter().map(|value| value[lead.len()..].to_owned()).collect(),
        None => values,
    }
}

/// "Day", "Month", "Time" or "Floor" where that is what the values are.
pub(super) fn calendar_name(values: &[String]) -> Option<&'static str> {
    const DAYS: [&str; 7] =
        ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    let all =
        |known: &dyn Fn(&str) -> bool| values.iter().all(|value| known(&value.to_lowercase()));
    match () {
        _ if all(&|value| DAYS.contains(&value)) => Some("Day"),
        _ if all(&|value| value.contains(':') && amount(value).is_some()) => Some("Time"),
        _ if all(&|value| storey(value).is_some()) => Some("Floor"),
        _ if all(&|value| family(value).is_some() && MONTHS.contains(&&value[..3])) => {
            Some("Month")
        }
        _ => None,
    }
}

const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// A name for a category that the text does not name.
pub(super) fn name_of(values: &[String], before: &[Token], lexicon: &Lexicon) -> String {
    let key =
        |value: &String| tokens(value).iter().map(|token| stem(&token.word)).collect::<String>();
    if let Some(name) = calendar_name(values) {
        return name.to_owned();
    }
    let nations = values.iter().filter(|value| family(&value.to_lowercase()).is_some()).count();
    if 2 * nations > values.len() {
        return "Nationality".to_owned();
    }
    let best = KINDS
        .iter()
        .max_by_key(|kind| values.iter().filter(|value| has_value(kind, &key(value))).count());
    if let Some(kind) = best {
        if 2 * values.iter().filter(|value| has_value(kind, &key(value))).count() > values.len() {
            // "The professions are …": by the text's own word.
            let own = before.iter().rev().take(6).find(|token| {
                let verb = matches!(lexicon.class(&token.word), Class::Verb | Class::Be);
                !verb && kind.has_cue(&root(&token.word))
            });
            return own.map_or_else(|| kind.name.to_owned(), |own| capital(&stem(&own.word)));
        }
    }
    // "Their surnames Hill, Lake and Wood".
    if let [.., their, noun] = before {
        if their.is(&["their"]) && noun.word.ends_with('s') && !noun.is(&["names"]) {
            return capital(&stem(&noun.word));
        }
    }
    // "Their authors are Fry, Gray and Hill."
    let before_are = before.iter().rev().take(3).position(|token| token.is(&["are"]));
    if let Some(noun) = before_are.and_then(|back| before.iter().rev().nth(back + 1)) {
        let people =
            ["they", "names", "people", "owners", "persons", "residents", "friends", "inhabitants"];
        if noun.word.ends_with('s') && !noun.is(&people) {
            return capital(&stem(&noun.word));
        }
    }
    let cue =
        before.iter().rev().take(6).filter(|token| !token.is_mark()).map(|token| root(&token.word));
    let capitals = values.iter().all(|value| value.starts_with(char::is_uppercase));
    let cued = cue.into_iter().find_map(|cue| cued(&cue));
    let names = before.iter().any(|token| {
        number(&token.word).is_some() || token.is(&["called", "named", "names", "are"])
    });
    // Names of people or things are no colors, even where they paint.
    let known = |kind: &Kind| {
        kind.values.is_empty() || values.iter().any(|value| has_value(kind, &key(value)))
    };
    match cued {
        Some(kind) if !capitals || !names && known(kind) => return kind.name.to_owned(),
        _ => {}
    }
    let noun = before
        .iter()
        .rev()
        .take(4)
        .find(|token| !token.is_mark() && lexicon.class(&token.word) == Class::Unknown);
    match noun {
        _ if capitals => "Name".to_owned(),
        Some(noun) => capital(&noun.word),
        None => "Category".to_owned(),
    }
}
