//! Lists of which some items have a joint of their own: "fish and chips", "War and Peace".

use super::lexicon::{Class, Lexicon};
use super::lists::{are_items, clean};
use super::runs::without_article;
use super::tokens::{Token, tokens};

/// "The dishes were fish and chips, bangers and mash, and pie": where commas alone make as many as
/// there ought to be; the values, and where they start.
pub(super) fn with_joints(
    sentence: &str,
    n: Option<usize>,
    lexicon: &Lexicon,
) -> Option<(Vec<String>, usize)> {
    let n = n.filter(|n| *n > 2)?;
    let leads = [
        " are ",
        " were ",
        ": ",
        " had eaten ",
        " ate ",
        " had ",
        " ordered ",
        " chose ",
        " took ",
    ];
    leads.iter().find_map(|lead| {
        let at = sentence.find(lead)? + lead.len();
        let mut parts: Vec<&str> = sentence[at..].trim_end_matches('.').split(", ").collect();
        let joined = |part: &&&str| part.contains(" and ");
        let mut ends = parts.last()?.starts_with("and ");
        // "Fish and chips, pie and mash, stew and pizza": the last "and" ends the list.
        if let Some((before, last)) = parts.last()?.rsplit_once(" and ").filter(|_| !ends)
            && parts.len() + 1 == n
        {
            parts.pop();
            parts.extend([before, last]);
            ends = true;
        }
        let values: Vec<String> = parts.iter().map(|part| clean(part)).collect();
        // "Ann, Bob and Cy, and they sit in a row" goes on.
        let speaks = |value: &String| {
            tokens(value).iter().any(|token| {
                token.is(&["they", "he", "she", "it", "there"])
                    || !token.capital
                        && lexicon.class(&token.word) == Class::Verb
                        && value.matches(' ').count() > 2
            })
        };
        let fits = ends && parts.len() == n && parts.iter().any(|part| joined(&part));
        (fits && are_items(&values) && !values.iter().any(speaks)).then_some((values, at))
    })
}

/// A run of `n` items of which some have a joint of their own: "Dracula, War and Peace and Emma". It
/// starts where `run`, which stopped at such a joint, starts.
pub(super) fn with_inner_joints(
    words: &[Token],
    run: &[(usize, usize)],
    n: usize,
) -> Option<Vec<(usize, usize)>> {
    let start = run.first()?.0;
    let closes = |token: &Token| token.is_mark() && !token.is(&[","]);
    let end = (start..words.len()).find(|&i| closes(&words[i])).unwrap_or(words.len());
    let joint = |i: usize| words[i].is(&["and", "or"]);
    let mut items = Vec::new();
    let mut from = start;
    while items.len() < n {
        let to = (from..end).find(|&i| words[i].is(&[","])).unwrap_or(end);
        let last = items.len() + 2 == n;
        if let Some(at) = (from + 1..to.max(from + 1) - 1).rfind(|&i| joint(i)).filter(|_| last) {
            let next = without_article(words, at + 1);
            let within = |from: usize, to: usize| from < to && to - from < 6;
            if !within(from, at) || !within(next, to) {
                return None;
            }
            items.extend([(from, at), (next, to)]);
            let inner = items.iter().any(|&(from, to)| (from..to).any(joint));
            return inner.then_some(items);
        }
        if to == end || from >= to || to - from > 5 {
            return None;
        }
        items.push((from, to));
        from = without_article(words, to + 1);
    }
    None
}
