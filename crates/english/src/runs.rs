//! Runs of items with commas in running text: where the first starts and the last ends.

use super::families::family;
use super::kinds::{KINDS, has_value};
use super::lexicon::{Class, Lexicon};
use super::phrasing::is_agent;
use super::tokens::{Token, number, stem};
use puzzle::MAX_HOUSES;

/// The next run of items with commas and a last "and" or "or": each item's tokens.
pub(super) fn next_run(
    words: &[Token],
    start: usize,
    lexicon: &Lexicon,
) -> Option<Vec<(usize, usize)>> {
    let mut from = start;
    loop {
        let comma = (from..words.len()).find(|&i| words[i].is(&[","]))?;
        let middle = middle_items(words, comma, lexicon);
        if let Some((middle, last)) = middle.filter(|(middle, _)| !middle.is_empty()) {
            let shape = Shape::of(words, &middle);
            // "In three flats, with red, green and blue doors": the list starts later.
            let leads = |item: &(usize, usize)| {
                words[item.0].is(&[
                    "with", "in", "who", "which", "such", "namely", "for", "from", "at", "on",
                ])
            };
            // "Four candles in a row, lit by Ada, Bo and Cy".
            let led = |item: &(usize, usize)| {
                !words[item.0].capital
                    && words[item.1 - 1].capital
                    && words[item.1 - 2].is(&["by", "named", "called"])
            };
            // "In a race, five runners P, Q, R".
            let counted = |item: &(usize, usize)| {
                item.1 - item.0 > 2
                    && words[item.1 - 1].capital
                    && number(&words[item.0].word).is_some_and(|count| count > 2)
                    && !words[item.0].capital
            };
            // "In a row, starting at 6, 7 and 8".
            let digits = |at: usize| words[at].word.starts_with(|c: char| c.is_ascii_digit());
            let timed = middle[0].1 - middle[0].0 > 2
                && !digits(middle[0].0)
                && digits(middle[0].1 - 1)
                && middle[1..].iter().all(|item| digits(item.0));
            if timed && middle.len() > 1 {
                from = comma + 1;
                continue;
            }
            if (leads(&middle[0]) || led(&middle[0]) || counted(&middle[0]))
                && !middle[1..].iter().all(|item| leads(item) || led(item) || counted(item))
            {
                from = comma + 1;
                continue;
            }
            // "In a tent, a caravan or under a tarp": a tarp.
            let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|word| word.is(list));
            let led = is(last, &["in", "on", "under"]) && is(last + 1, &["a", "an", "the"]);
            let last = last + usize::from(led && !middle.iter().any(leads));
            let first = first_item(words, start, comma, shape, lexicon);
            let end = last_item(words, last, shape, &middle, lexicon);
            if let (Some(first), Some(end)) = (first, end) {
                let mut run = vec![(first, comma)];
                run.extend(middle);
                run.push((without_article(words, last), end));
                return Some(run);
            }
        }
        from = comma + 1;
    }
}

/// The items between the first comma and the last joint, and where the last item starts.
fn middle_items(
    words: &[Token],
    comma: usize,
    lexicon: &Lexicon,
) -> Option<(Vec<(usize, usize)>, usize)> {
    let mut items = Vec::new();
    let mut at = comma + 1;
    loop {
        if words.get(at).is_some_and(|token| token.is(&["and", "or"])) {
            return Some((items, at + 1));
        }
        let from = at;
        while at < words.len()
            && (!words[at].is_mark() || is_inside(words, at))
            && (!words[at].is(&["and", "or"]) || is_inside(words, at))
            && !breaks(&words[at], lexicon)
        {
            at += 1;
        }
        let item = (without_article(words, from), at);
        // "The pigs, as you know, …".
        let aside = words.get(item.0).is_some_and(|first| {
            first.is(&["as", "if", "when", "who", "which", "while", "because"])
        });
        if item.0 >= at || aside || at - from > 6 || items.len() > usize::from(MAX_HOUSES) {
            return None;
        }
        match words.get(at) {
            Some(token) if token.is(&[","]) => items.push(item),
            Some(token) if token.is(&["and", "or"]) => {
                items.push(item);
                return Some((items, at + 1));
            }
            // "Five friends A, B, C, D, E are standing in a line".
            Some(token)
                if lexicon.class(&token.word) == Class::Be
                    && !items.is_empty()
                    && (from..at).all(|i| words[i].capital) =>
            {
                return Some((items, from));
            }
            // A list without a last "and" ends where its bracket, dash or sentence does.
            Some(token) if !token.is(&[")", "(", "-", ".", ";", ":"]) => return None,
            _ => return (!items.is_empty()).then_some((items, from)),
        }
        at += 1;
    }
}

/// Whether this is the sign of a name, "Dent & Sons", where the list goes on to an "and".
fn is_inside(words: &[Token], at: usize) -> bool {
    let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|token| token.is(list));
    let mut rest = at + 1;
    while is(rest, &[",", "the"]) || words.get(rest).is_some_and(|token| token.capital) {
        rest += 1;
    }
    is_ampersand(words, at) && is(rest, &["and", "or"]) && !is_ampersand(words, rest)
}

/// Whether "&" stands between two names.
fn is_ampersand(words: &[Token], at: usize) -> bool {
    let capital = |at: usize| words.get(at).is_some_and(|token| token.capital);
    words[at].is(&["and"])
        && words[at].at.len() == 1
        && at > 0
        && capital(at - 1)
        && capital(at + 1)
}

/// How the items of a list are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// "a cat, an owl".
    Article,
    /// "Ann, Bob".
    Capital,
    Plain,
}

impl Shape {
    fn of(words: &[Token], items: &[(usize, usize)]) -> Self {
        let (from, _) = items[0];
        if from > 0 && words[from - 1].is(&["a", "an", "the"]) {
            Self::Article
        } else if items.iter().all(|item| words[item.0].capital) {
            Self::Capital
        } else {
            Self::Plain
        }
    }
}

/// Whether no item of a list has this word.
fn breaks(token: &Token, lexicon: &Lexicon) -> bool {
    !token.capital
        && (matches!(lexicon.class(&token.word), Class::Be | Class::Who | Class::Negation)
            || token.is(&[
                "each",
                "every",
                "everyone",
                "different",
                "has",
                "have",
                "had",
                "their",
                "they",
                "he",
                "she",
                "there",
                "them",
            ]))
}

pub(super) fn without_article(words: &[Token], from: usize) -> usize {
    // "The bar, the lounge and on the sun deck".
    let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|token| token.is(list));
    let from =
        from + usize::from(is(from, &["in", "on", "at"]) && is(from + 1, &["the", "a", "an"]));
    // "Night Bus, The Heron": a title's own.
    let own = from > 0
        && words[from - 1].is(&[",", "and", "or"])
        && words.get(from).is_some_and(|token| token.capital);
    let article =
        words.get(from).is_some_and(|token| token.is(&["a", "an", "the", "one", "some"]) && !own);
    // "A, B and C".
    let letter = words.get(from + 1).is_none_or(Token::is_mark);
    from + usize::from(article && !letter)
}

/// Where the item before the first comma starts.
fn first_item(
    words: &[Token],
    start: usize,
    comma: usize,
    shape: Shape,
    lexicon: &Lexicon,
) -> Option<usize> {
    let mark = (start..comma).rev().find(|&i| words[i].is_mark()).map_or(start, |i| i + 1);
    if mark == comma {
        return None;
    }
    // "Decaf, a flat white and …": the first has no article where the others have one.
    let article = (mark..comma)
        .rev()
        .take(6)
        .find(|&i| words[i].is(&["a", "an", "the"]) && i + 1 < comma)
        .filter(|_| shape == Shape::Article);
    if let Some(article) = article {
        // "The weapons used were poison, a poker and …".
        let be = (article + 1..comma - 1).rfind(|&i| lexicon.class(&words[i].word) == Class::Be);
        return Some(be.unwrap_or(article) + 1);
    }
    // "Not necessarily in that order, a baker, …".
    if shape == Shape::Article && words[comma - 1].is(&["order", "turn"]) {
        return None;
    }
    match shape {
        Shape::Capital => {
            let mut first = comma;
            // "Five friends A, B, C".
            let letter = |i: usize| words.get(i).is_some_and(|token| token.at.len() == 1);
            if letter(comma - 1) && letter(comma + 1) {
                return Some(comma - 1);
            }
            // "The roadster, Cadillac or Beetle."
            let led = words[mark].is(&["the", "a", "an"]) && comma - mark < 4;
            if led && (mark + 1..comma).all(|i| !stops(&words[i], lexicon)) {
                return Some(mark + 1);
            }
            while first > mark
                && (words[first - 1].capital
                    || (first < comma
                        && words[first - 1].is(&["of", "de", "the", "in", "and", "on"])
                        && first - 1 > mark
                        && words[first - 2].capital
                        && (!words[first - 1].is(&["and"]) || is_ampersand(words, first - 1)))
                    || words[first - 1].word.chars().all(|c| c.is_ascii_digit()))
            {
                first -= 1;
            }
            (first < comma).then_some(first)
        }
        Shape::Article | Shape::Plain => {
            // "One each at 1 pm, 3 pm and 5 pm".
            let digits = |i: usize| words[i].word.starts_with(|c: char| c.is_ascii_digit());
            if digits(comma + 1) {
                if let Some(first) = (mark..comma).rev().take(3).find(|&i| digits(i)) {
                    return Some(first);
                }
            }
            // "For two nights, four nights and ten nights", "at nine o'clock, eight o'clock".
            let counts = |i: usize| {
                number(&words[i].word).is_some()
                    && words
                        .get(i + 1)
                        .is_some_and(|noun| stem(&noun.word) == stem(&words[comma - 1].word))
            };
            if comma - mark > 2 && counts(comma - 2) && counts(comma + 1) {
                return Some(comma - 2);
            }
            let opened = mark > 0 && words[mark - 1].is(&["(", ":"]);
            let lead = |i: usize| {
                words[i].is(&["such", "as", "either", "something", "say", "only"])
                    || opened && words[i].is(&["on", "in", "at", "from", "for"])
            };
            let mark = (mark..comma).find(|&i| !lead(i)).unwrap_or(mark);
            // "(on choosing a college, …".
            if opened && comma - mark <= 4 && (mark..comma).all(|i| !breaks(&words[i], lexicon)) {
                return Some(without_article(words, mark));
            }
            let whole = (mark..comma).all(|i| !stops(&words[i], lexicon));
            if whole && comma - mark <= 4 && mark > 0 {
                return Some(without_article(words, mark));
            }
            let mut first = comma - 1;
            while first > mark && !stops(&words[first - 1], lexicon) && comma - first < 4 {
                first -= 1;
            }
            Some(first)
        }
    }
}

/// What so much of something comes in.
fn is_amount(word: &str) -> bool {
    "pair bag cup glass bottle slice piece bowl plate pint mug jar box handful bunch set tin can \
     packet loaf pot basket batch tray bag sack heap tub tube dish plateful"
        .split_ascii_whitespace()
        .any(|amount| amount == word)
}

/// Whether a word that starts no item and ends none goes before or after it.
fn stops(token: &Token, lexicon: &Lexicon) -> bool {
    token.is_mark()
        || token.is(&["and", "or", "a", "an", "the", "in", "of", "with", "by", "from", "on", "at"])
        || token.is(&["for", "there", "there's"])
        || token.is(&["something", "either", "among", "as"])
        || (!token.capital
            && !is_value_word(&token.word)
            // "Painted dark blue, yellow, white and blue".
            && !token.is(&["dark"])
            && matches!(
                lexicon.class(&token.word),
                Class::Verb | Class::Be | Class::Who | Class::Noun | Class::Filler | Class::Danger
            ))
}

/// After which token the item that starts here ends.
fn last_item(
    words: &[Token],
    from: usize,
    shape: Shape,
    others: &[(usize, usize)],
    lexicon: &Lexicon,
) -> Option<usize> {
    let from = without_article(words, from);
    let mark = (from..words.len()).find(|&i| words[i].is_mark()).unwrap_or(words.len());
    if mark == from {
        return None;
    }
    // "For love, for luck, for sleep".
    let led = |from: usize| words[from].is(&["for", "by", "with", "from", "of"]);
    let again = others.iter().all(|item| led(item.0) && words[item.0].word == words[from].word);
    let from = from + usize::from(again && from + 1 < mark);
    let longest = others.iter().map(|item| item.1 - item.0).max().unwrap_or(1);
    let speaks = |i: usize| {
        words[i].is(&["and", "or", "in", "with", "who", "each", "but"]) && !is_ampersand(words, i)
            || breaks(&words[i], lexicon)
            || i > from
                && lexicon.class(&words[i].word) == Class::Verb
                && !words[i].capital
                && !words[i].word.ends_with("ing")
    };
    if mark - from <= longest.max(2) && (from..mark).all(|i| !speaks(i)) {
        // "A red, a blue and a grey coat".
        let shared = mark - from > longest
            && !words[mark - 1].capital
            // "A vet, a nurse and a bus driver".
            && !is_agent(&words[mark - 1].word)
            && lexicon.class(&words[mark - 1].word) == Class::Noun;
        return Some(mark - usize::from(shared));
    }
    // "A plumber, a dentist and a retired bus conductor."
    let closes = words.get(mark).is_none_or(|mark| mark.is(&[".", ")"]));
    let noun = |i: usize| {
        i == from
            || !speaks(i) && !stops(&words[i], lexicon)
            || lexicon.class(&words[i].word) == Class::Noun
    };
    if closes && mark - from == 3 && shape == Shape::Article && (from..mark).all(noun) {
        return Some(mark);
    }
    let mut end = from;
    match shape {
        Shape::Capital => {
            let goes_on =
                |end: usize| words[end].glued || words[end].capital || is_ampersand(words, end);
            while end < mark && (words[end].capital || (end > from && goes_on(end))) {
                end += 1;
            }
        }
        _ => {
            end += 1;
            while end < mark && end - from < longest.max(2) && !stops(&words[end], lexicon) {
                end += 1;
            }
            // "A pair of red socks".
            if words.get(end).is_some_and(|of| of.is(&["of"])) && is_amount(&words[end - 1].word) {
                end += 1;
                while end < mark && !stops(&words[end], lexicon) {
                    end += 1;
                }
            }
        }
    }
    (end > from).then_some(end)
}

fn is_value_word(word: &str) -> bool {
    let stem = stem(word);
    KINDS.iter().any(|kind| has_value(kind, &stem)) || family(word).is_some()
}
