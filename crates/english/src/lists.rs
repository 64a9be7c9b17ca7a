//! Lists in running text: "red, green and blue", "`Eric`, `Arnold`".

use super::quantities::count;
use super::tokens::{Token, number, stem, tokens};

/// What stands before and after the first colon that is not that of a time.
pub(super) fn at_colon(text: &str) -> Option<(&str, &str)> {
    colons(text).next().map(|i| (&text[..i], &text[i + 1..]))
}

/// Where the colons are that are not those of times.
pub(super) fn colons(text: &str) -> impl Iterator<Item = usize> {
    let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    text.match_indices(':').map(|(i, _)| i).filter(move |&i| {
        !(digit(text[..i].chars().next_back()) && digit(text[i + 1..].chars().next()))
    })
}

/// The items of a list that ought to have `n`, where that is known.
pub(super) fn items(text: &str, n: Option<usize>) -> Vec<String> {
    let text = text.trim().trim_end_matches(['.', ';', ':', '!']).trim();
    let text = without_remark(text);
    // "Viz. red, green and blue".
    let text = ["namely ", "viz. ", "viz ", "i.e. ", "to wit "]
        .iter()
        .find_map(|lead| text.strip_prefix(lead))
        .unwrap_or(text);
    let straight = text.replace(['\u{201c}', '\u{201d}'], "\"");
    for quote in ['`', '"'] {
        let quoted: Vec<&str> = straight.split(quote).skip(1).step_by(2).collect();
        if quoted.len() >= 2 && straight.matches(quote).count() % 2 == 0 {
            // "The Heron," with the comma of the sentence.
            let bare = |item: &str| item.trim().trim_end_matches([',', '.', ';']).to_owned();
            return quoted.into_iter().map(bare).filter(|item| !item.is_empty()).collect();
        }
    }
    let text = text.trim_start_matches(['[', '{', '(']).trim_end_matches([']', '}', ')']);
    let mark = mark_between(text);
    let mut found: Vec<&str> = match mark {
        Some(",") => at_commas(text),
        Some(mark) => text.split(mark).collect(),
        None => vec![text],
    };
    // "Dog & cat & fox".
    for joint in [" & ", " or ", " and "] {
        if mark.is_none() && text.matches(joint).count() > 1 {
            found = text.split(joint).collect();
        }
    }
    found.retain(|item| !item.trim().is_empty());
    let Some(last) = found.pop() else { return Vec::new() };
    let bare = without_joint(last);
    let whole = n == Some(found.len() + 1);
    match split_joint(bare) {
        Some((a, b)) if !whole && (n.is_none() || n == Some(found.len() + 2)) => {
            found.extend([a, b])
        }
        _ => found.push(bare),
    }
    with_one(found.into_iter().map(clean).filter(|item| !item.is_empty()).collect())
}

/// What stands between the items of a list.
fn mark_between(text: &str) -> Option<&'static str> {
    let mut close = [";", "|", "\u{b7}", "\u{2022}", ",", "/"].into_iter();
    // One dash may be part of an item or lead to a remark: "tea - no milk".
    let spaced = [" - ", " \u{2013} ", " \u{2014} ", " * ", " ~ ", " + ", " . "].into_iter();
    let mut spaced = spaced.filter(|mark| text.matches(mark).count() > 1);
    close.find(|mark| text.contains(mark)).or_else(|| spaced.next())
}

/// Of what there are so many, where that is all that tells them apart: "no moons, one moon, two
/// moons".
pub(super) fn counted(values: &[String]) -> Option<String> {
    let counted = |value: &String| match value.split_once(' ') {
        Some((word, noun)) => count(word).map(|k| (k, stem(noun))),
        // The article of "one moon" is gone.
        None => Some((1, stem(value))),
    };
    let all: Vec<(u8, String)> = values.iter().map(counted).collect::<Option<_>>()?;
    let alike = all.len() > 2 && all.iter().all(|(_, noun)| *noun == all[0].1);
    let distinct = (1..all.len()).all(|i| all[..i].iter().all(|(k, _)| *k != all[i].0));
    // "7 pm, 8 pm" need no words for it.
    let spelt = values.iter().any(|value| value.starts_with(char::is_lowercase));
    (alike && distinct && spelt).then(|| all[0].1.clone())
}

/// "One moon" where its "one" was taken for an article.
pub(super) fn with_one(mut values: Vec<String>) -> Vec<String> {
    if counted(&values).is_some() {
        values.iter_mut().filter(|value| !value.contains(' ')).for_each(|value| {
            value.insert_str(0, "one ");
        });
    }
    values
}

/// Whether these could be the names of values: "a skier, three hikers, a nun", but no "three houses,
/// three doors".
pub(super) fn are_items(values: &[String]) -> bool {
    let several = values.iter().filter(|value| counts(&tokens(value))).count();
    let named = |value: &String| {
        let words = tokens(value);
        is_named(value, &words[usize::from(counts(&words))..])
    };
    counted(values).is_some() || 2 * several < values.len() && values.iter().all(named)
}

/// Cuts at commas, but not at that of "$25,000" where others have a space after them.
fn at_commas(text: &str) -> Vec<&str> {
    let spaced = text.contains(", ");
    let digits = |part: &str| part.bytes().take_while(u8::is_ascii_digit).count();
    let mut found = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices(',') {
        let thousands = text[..at].ends_with(|c: char| c.is_ascii_digit());
        // "Chess (yes, it counts), golf".
        let before = &text[..at];
        if before.matches('(').count() > before.matches(')').count() && text[at..].contains(')') {
            continue;
        }
        if !(spaced && thousands && digits(&text[at + 1..]) == 3) {
            found.push(&text[start..at]);
            start = at + 1;
        }
    }
    found.push(&text[start..]);
    found
}

/// A list without what says how it goes: "beans, leeks and kale, one per plot", "1, 3 and 5, in that
/// order".
fn without_remark(text: &str) -> &str {
    let remark = |last: &str| {
        let one = ["one per ", "one each", "one to ", "one for ", "one in ", "one on "];
        // "…, one kind per cabin", "…, one sort to a stall".
        let kind = ["kind", "sort", "type", "item", "piece"];
        let bare = last.strip_prefix("one ").and_then(|rest| {
            let (noun, rest) = rest.split_once(' ')?;
            kind.contains(&noun).then(|| format!("one {rest}"))
        });
        let last = bare.as_deref().unwrap_or(last);
        one.iter().any(|lead| last.starts_with(lead))
            || last.ends_with(" order") && last.starts_with("in ")
            || last == "respectively"
    };
    let text = before_goings_on(text);
    match text.rsplit_once(", ") {
        Some((list, last)) if remark(last.trim()) && list.contains([',', ';']) => list,
        _ => text,
    }
}

/// "A cat, a dog and a fox, in three baskets": the list ends with its "and".
fn before_goings_on(text: &str) -> &str {
    let (list, last) = match text.rsplit_once(", ") {
        Some((list, last)) if list.contains(", ") => (list, last),
        _ => return text,
    };
    let leads = ["in ", "on ", "at ", "along ", "by ", "from ", "with ", "for "];
    let joined = list.rsplit(", ").next().is_some_and(|item| {
        split_joint(item).is_some() || without_joint(item).len() < item.trim().len()
    });
    if joined && leads.iter().any(|lead| last.starts_with(lead)) { list } else { text }
}

fn without_joint(item: &str) -> &str {
    let item = item.trim();
    ["and ", "or ", "& "].iter().find_map(|joint| item.strip_prefix(joint)).unwrap_or(item)
}

fn split_joint(item: &str) -> Option<(&str, &str)> {
    [" and ", " or ", " & "].iter().find_map(|joint| item.rsplit_once(joint))
}

/// An item without quotes, article and remarks in brackets.
pub(super) fn clean(item: &str) -> String {
    // "(1) Ann, (2) Bob".
    let item = match item.trim().split_once(") ") {
        Some((mark, rest)) if (1..3).contains(&mark.trim_start_matches('(').len()) => rest,
        _ => item,
    };
    // The article of a title is its own.
    let quoted = item.trim().starts_with(['"', '\'', '\u{201c}', '\u{2018}']);
    let mut item = item
        .trim()
        .trim_matches(['`', '"', '*', '\u{201c}', '\u{201d}', '\u{2018}', '\u{2019}', '\''])
        .trim();
    if let Some((before, _)) = item.split_once('(') {
        if !before.trim().is_empty() {
            item = before.trim();
        }
    }
    item = item.trim_end_matches(['.', ';', ':', ')', '!']);
    item = without_joint(item);
    // "And of course Rudolph".
    let asides =
        ["of course ", "finally ", "lastly ", "last but not least ", "last but not least, "];
    item = asides.iter().find_map(|aside| item.strip_prefix(aside)).unwrap_or(item);
    // "In 2021, 2022 and 2023 I went abroad".
    item = item.strip_suffix(" I").filter(|year| year.len() == 4).unwrap_or(item);
    // "At 9 am, 10 am and 11 am".
    if let Some(time) =
        item.strip_prefix("at ").filter(|time| time.starts_with(|c: char| c.is_ascii_digit()))
    {
        item = time;
    }
    // "One week" is so long.
    let lasts = ["one day", "one week", "one month", "one year", "one hour", "one night"];
    for article in ["a ", "an ", "the ", "one ", "A ", "An ", "The ", "some ", "his ", "her "] {
        if let Some(rest) = item.strip_prefix(article).filter(|_| !quoted && !lasts.contains(&item))
        {
            if rest.len() > 1 {
                item = rest;
                break;
            }
        }
    }
    // "A pair of gloves" are gloves, and "Messrs Ash and Birch" go by their names.
    let leads = ["pair of ", "Messrs ", "Messrs. ", "Mesdames "];
    let item = item.trim();
    leads.iter().find_map(|lead| item.strip_prefix(lead)).unwrap_or(item).to_owned()
}

/// Whether this could be the name of a value: a few words, none of them a verb of a sentence.
pub(super) fn is_item(item: &str) -> bool {
    let words = tokens(item);
    !counts(&words) && is_named(item, &words)
}

/// "Three houses".
fn counts(words: &[Token]) -> bool {
    let spelt = words.first().is_some_and(|first| {
        first.word.len() > 2
            && first.word != "one"
            && !first.capital
            && number(&first.word).is_some()
    });
    let units = [
        "years", "months", "weeks", "days", "hours", "minutes", "points", "pounds", "dollars",
        "miles",
    ];
    let several = words.last().is_some_and(|last| last.word.ends_with('s') && !last.is(&units));
    spelt && words.len() > 1 && several
}

/// Whether these words, with what they are in the text, could be a name and no sentence.
fn is_named(item: &str, words: &[Token]) -> bool {
    // "The licorice will loudly giggle" says something.
    if words.len() > 2
        && words.iter().skip(1).any(|token| token.is(&["will", "would"]) && !token.capital)
    {
        return false;
    }
    // "1 to 4, left to right" numbers the places.
    let range = |three: &[Token]| {
        three[1].is(&["to"])
            && (number(&three[0].word).is_some() && number(&three[2].word).is_some()
                || three[0].is(&["left", "right", "top", "bottom", "west", "east", "front"]))
    };
    if words.windows(3).any(range) {
        return false;
    }
    // "2 on the right" says where, not what.
    if item.ends_with(" on the left") || item.ends_with(" on the right") {
        return false;
    }
    (1..=6).contains(&words.len())
        && item.len() <= 60
        && !words.iter().any(|token| {
            token.is(&[
                "is",
                "are",
                "was",
                "has",
                "have",
                "lives",
                "does",
                "who",
                "which",
                "where",
                "what",
                "not",
                "there",
                "each",
                "every",
                "following",
                "their",
                "different",
                ":",
                "?",
                "owns",
                "numbered",
            ])
        })
        // "Just before it", but not the department IT.
        && !words.iter().any(|token| token.is(&["it"]) && !token.capital)
        // "Drinks" heads a list, "drinks tea" is said of somebody.
        && !words.iter().rev().skip(1).any(|token| token.is(&["drinks"]))
}
