//! Lists in running text: "(ball, doll, train)", "painted red, blue, green and yellow".

use super::categories::Listed;
use super::kinds::{KINDS, cued, has_value};
use super::lexicon::{Class, Lexicon, family};
use super::lists::{clean, is_item, items};
use super::named::{capital, category_name};
use super::tokens::{Token, number, root, stem, tokens};

/// "A, b, c and d" in a sentence.
pub(super) fn enumerations(
    sentence: &str,
    n: Option<usize>,
    line: usize,
    lexicon: &Lexicon,
) -> Vec<Listed> {
    let mut found = bracketed(sentence, n, line, lexicon);
    if !found.is_empty() {
        return found;
    }
    let plain = one_by_one(sentence);
    let sentence = plain.as_str();
    let words = tokens(sentence);
    let mut start = 0;
    while let Some((values, first, end)) = next_run(sentence, &words, start, n, lexicon) {
        // "Three boys, Tim, Jon and Rob": the first is what they are.
        let values = match n {
            Some(n) if values.len() == n + 1 => values[1..].to_vec(),
            _ => values,
        };
        let fits = n.map_or(values.len() >= 3, |n| values.len() == n);
        if fits && values.iter().all(|value| is_item(value)) {
            let before = &words[..first];
            let name = name_of(&values, before, lexicon);
            let clause = before
                .iter()
                .rposition(|token| token.is(&[",", ";", ".", "("]))
                .map_or(0, |i| i + 1);
            let description: Vec<&str> =
                before[clause..].iter().map(|token| token.word.as_str()).collect();
            found.push(Listed { name, values, description: description.join(" "), line });
        }
        start = end.max(start + 1);
    }
    found
}

/// "One of them is a nurse, one is a pilot and one is a judge" without what is repeated.
fn one_by_one(sentence: &str) -> String {
    let mut plain = sentence.to_owned();
    for phrase in [
        "one of them is ",
        "one is ",
        "another is ",
        "the other is ",
        "one has ",
        "another has ",
        "the third is ",
    ] {
        if plain.to_lowercase().matches(phrase).count() > 0 && sentence.matches(" is ").count() > 1
        {
            plain = plain.replace(phrase, "").replace(&capital(phrase), "");
        }
    }
    plain
}

/// "A favorite toy (ball, doll, train)".
fn bracketed(sentence: &str, n: Option<usize>, line: usize, lexicon: &Lexicon) -> Vec<Listed> {
    let mut found = Vec::new();
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('(') {
        let Some((inside, after)) = after.split_once(')') else { break };
        let values = items(inside, n);
        let fits = n.map_or(values.len() >= 3, |n| values.len() == n);
        if fits && values.iter().all(|value| is_item(value)) {
            let clause = before.rsplit([',', ';', ':', ')']).next().unwrap_or(before).trim();
            let words = tokens(clause);
            let marked = words.iter().any(|token| {
                token.is(&["different", "favorite", "own", "unique", "another", "distinct"])
            });
            let name = if marked || words.len() == 1 {
                category_name(clause)
            } else {
                name_of(&values, &words, lexicon)
            };
            found.push(Listed { name, values, description: clause.to_owned(), line });
        }
        rest = after;
    }
    found
}

/// The next run of items with commas and a last "and": its values, its first token, and where it
/// ends.
fn next_run(
    text: &str,
    words: &[Token],
    start: usize,
    n: Option<usize>,
    lexicon: &Lexicon,
) -> Option<(Vec<String>, usize, usize)> {
    let stops = |token: &Token| {
        token.is_mark()
            || token
                .is(&["and", "or", "a", "an", "the", "are", "is", "in", "of", "with", "by", "from"])
            || (!token.capital
                && !is_value_word(&token.word)
                && matches!(
                    lexicon.class(&token.word),
                    Class::Verb | Class::Be | Class::Who | Class::Noun | Class::Filler
                ))
    };
    let comma = (start..words.len()).find(|&i| words[i].is(&[","]))?;
    // Back from the comma to where the first item starts.
    let mut first = comma;
    while first > start && !stops(&words[first - 1]) && comma - first < 4 {
        first -= 1;
    }
    if first == comma && first > start && !words[first - 1].is_mark() {
        first -= 1;
    }
    if first == comma {
        return Some((Vec::new(), comma, comma + 1));
    }
    let slice = |from: usize, to: usize| clean(&text[words[from].at.start..words[to - 1].at.end]);
    let mut values = vec![slice(first, comma)];
    let mut at = comma + 1;
    loop {
        let mut last = false;
        if words.get(at).is_some_and(|token| token.is(&["and", "or"])) {
            at += 1;
            last = true;
        }
        while words.get(at).is_some_and(|token| token.is(&["a", "an", "the", "one"])) {
            at += 1;
        }
        let from = at;
        while at < words.len() && !stops(&words[at]) && at - from < 5 {
            at += 1;
        }
        if at == from && words.get(at).is_some_and(|token| !token.is_mark()) {
            at += 1;
        }
        if at == from {
            return Some((Vec::new(), first, comma + 1));
        }
        values.push(slice(from, at));
        if last {
            return Some((values, first, at));
        }
        match words.get(at) {
            Some(token) if token.is(&[","]) => at += 1,
            Some(token) if token.is(&["and", "or"]) => {}
            // "The traders are Abby, Bern, Carl."
            None => return Some((values, first, at)),
            Some(token) if token.is(&["."]) && n.is_some() => return Some((values, first, at)),
            _ => return Some((Vec::new(), first, comma + 1)),
        }
    }
}

fn is_value_word(word: &str) -> bool {
    let stem = stem(word);
    KINDS.iter().any(|kind| has_value(kind, &stem)) || family(word).is_some()
}

/// A name for a category that the text does not name.
pub(super) fn name_of(values: &[String], before: &[Token], lexicon: &Lexicon) -> String {
    let key =
        |value: &String| tokens(value).iter().map(|token| stem(&token.word)).collect::<String>();
    let nations = values.iter().filter(|value| family(&value.to_lowercase()).is_some()).count();
    if 2 * nations > values.len() {
        return "Nationality".to_owned();
    }
    let best = KINDS
        .iter()
        .max_by_key(|kind| values.iter().filter(|value| has_value(kind, &key(value))).count());
    if let Some(kind) = best {
        if 2 * values.iter().filter(|value| has_value(kind, &key(value))).count() > values.len() {
            return kind.name.to_owned();
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
    match cued {
        Some(kind) if !(capitals && names) => return kind.name.to_owned(),
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
