//! Lists after a colon, a dash or an equals sign, with what introduces them.

use super::categories::Listed;
use super::kinds::cued;
use super::lexicon::{Class, Lexicon, is_place};
use super::lists::{are_items, at_colon, items};
use super::measures::is_unit;
use super::named::{capital, category_name, is_marker};
use super::naming::{counted_noun, ends_in, is_vague, name_of, one_of};
use super::spurious::Spoken;
use super::tokens::{Token, number, root, stem, tokens};
use super::turns::each_in_turn;
use super::units::without_units;

/// "Description: a, b, c" or "Name - a, b, c" or "Name = a, b".
pub(super) fn colon_list(
    sentence: &str,
    n: Option<usize>,
    line: usize,
    lexicon: &Lexicon,
    spoken: &Spoken,
) -> Vec<Listed> {
    let split = at_colon(sentence)
        .or_else(|| sentence.split_once(" - "))
        .or_else(|| sentence.split_once(" \u{2013} "))
        .or_else(|| sentence.split_once(" \u{2014} "))
        .or_else(|| sentence.split_once(" = "))
        .or_else(|| sentence.split_once(" \u{2208} "))
        .or_else(|| sentence.split_once(" \u{2192} "))
        .or_else(|| sentence.split_once(" -> "))
        .or_else(|| sentence.split_once(" => "))
        .or_else(|| sentence.split_once(" >> "))
        .or_else(|| slashed(sentence))
        .or_else(|| pooled(sentence))
        .or_else(|| dotted(sentence))
        .or_else(|| bare(sentence));
    let Some((description, list)) = split else { return Vec::new() };
    // "What there is: people: Ann, Bob and Cy".
    let inner = at_colon(list).filter(|(label, list)| {
        label.split_whitespace().count() < 4 && !label.contains(',') && list.contains(',')
    });
    let (description, list) = inner.unwrap_or((description, list));
    // "Colors (not in this order)".
    let remark = description.split_once(" (").filter(|(_, remark)| remark.ends_with(')'));
    // "How long (days)" is measured in days.
    let unit = remark.map(|(_, unit)| unit.trim_end_matches(')')).filter(|unit| is_unit(unit));
    let description = remark.map_or(description, |(name, _)| name);
    let description = description.trim().trim_matches(['*', '`', '_']).trim();
    // "Use exactly these — Name: …": what stands before the dash is no part of the name.
    let description = description.rsplit(" \u{2014} ").next().unwrap_or(description);
    let mut values = each_in_turn(list, lexicon, spoken).unwrap_or_else(|| items(list, n));
    // "Mon - Tue - Wed": the first is a value as well, unless it is what they are called.
    let dashed = at_colon(sentence).is_none()
        && [" - ", " \u{2013} ", " \u{2014} "].iter().any(|dash| list.matches(dash).count() > 1);
    let names = cued(&root(&description.to_lowercase())).is_some() || n == Some(values.len());
    if dashed && !names {
        return Vec::new();
    }
    let unit_said = without_units(&mut values);
    let label = tokens(description);
    let hint = label.first().is_some_and(|first| {
        first.is(&[
            "clue",
            "clues",
            "hint",
            "hints",
            "facts",
            "question",
            "questions",
            "note",
            "answer",
        ])
    }) && label.len() < 4;
    // "Houses: 3 in a row", "an object whose keys are …": no values.
    let numbering = label.len() == 1 && is_place(&label[0].word) && list.contains("in a row");
    // "Lucky object: wok, ladle" is a list like any other.
    let form = label.iter().any(|token| token.is(&["keys", "json", "format"]))
        || label.len() > 2 && label.iter().any(|token| token.is(&["object"]));
    // "The following are three different skippers: Ann, …", "no two of these are the same: Ann, …".
    let two = |pair: &[Token]| pair[0].is(&["no", "none"]) && pair[1].is(&["two", "of"]);
    let apart = label.windows(2).any(two) && label.iter().any(|token| token.is(&["same"]))
        || label.windows(3).any(|three| {
            three[0].is(&["are", "were", "about", "with"])
                && number(&three[1].word).is_some()
                && three[2].is(&["different", "separate"])
        }) && !label[0].is(&["there"]);
    if hint
        || apart
        || numbering
        || form
        || label.is_empty()
        || label.len() > 30
        || values.len() < 2
        || !are_items(&values)
        || tells_of_two(&values)
        || runs_on(&values, lexicon)
        || counts_first(&values)
    {
        return Vec::new();
    }
    if n.is_some_and(|n| values.len() != n && values.len() + 1 != n && label.len() > 5) {
        return Vec::new();
    }
    let marked = (0..label.len()).any(|i| is_marker(&label, i));
    let counted = label.iter().any(|token| number(&token.word).is_some()) && label.len() > 2;
    // "The pets they keep".
    let noun = description.split_once(" they ").map(|(noun, _)| noun);
    let description = noun
        .filter(|noun| tokens(noun).len() < 4 && !noun.starts_with("What"))
        .unwrap_or(description);
    let label = tokens(description);
    let is_verb = |token: &Token| {
        !token.capital
            && lexicon.class(&token.word) == Class::Verb
            && !token.is(&["play", "work", "follow", "follows", "following"])
    };
    // "I painted them", "on the chairs", "the people are called": no name.
    let told = label[0].is(&["on", "in", "at", "from", "to", "i", "we", "they", "what"])
        || label.iter().any(|token| token.is(&["called", "they", "them"]))
        || !counted && label.len() > 2 && label[1..].iter().any(is_verb);
    let name = if (counted || told) && !marked {
        let capitals = values.iter().all(|value| value.starts_with(char::is_uppercase));
        let noun = counted_noun(&label).filter(|_| !told);
        // "Three snacks: nuts, …".
        let ends = noun.as_ref().is_some_and(|noun| ends_in(&label, noun));
        let before = if told || ends || one_of(&label).is_some() { &label[..] } else { &[] };
        let name = name_of(&values, before, lexicon);
        // "Each mother is accompanied by their child".
        let theirs = match label.as_slice() {
            [.., their, noun] if their.is(&["their", "his", "her", "its"]) => {
                Some(capital(&stem(&noun.word))).filter(|_| !noun.is(&["name", "names"]))
            }
            _ => None,
        };
        // "3 houses in a row: brick, straw, …".
        let plural = label.iter().find(|token| token.word.ends_with('s') && is_place(&token.word));
        let site = plural.map(|token| capital(&stem(&token.word)));
        let one = one_of(&label);
        match name.as_str() {
            known if (known == "Name" || is_vague(known)) && theirs.is_some() => {
                theirs.unwrap_or_default()
            }
            known if (known == "Name" || is_vague(known)) && noun.is_some() => {
                noun.unwrap_or_default()
            }
            known if is_vague(known) && one.is_some() => one.unwrap_or_default(),
            known if is_vague(known) && site.is_some() && !capitals => site.unwrap_or_default(),
            "Category" if capitals || !told => "Name".to_owned(),
            "Category" => category_name(description),
            _ => name,
        }
    } else {
        category_name(description)
    };
    let description = match unit.or(unit_said.map(|unit| unit.word)) {
        Some(unit) => format!("{description} {unit}"),
        None => description.to_owned(),
    };
    vec![Listed { name, values, description, line }]
}

/// "Keynote day: four talks, at 9 am, 10 am and 11 am": the first says how many there are.
fn counts_first(values: &[String]) -> bool {
    let spelt = |value: &String| {
        let words = tokens(value);
        let first = words.first().filter(|first| !first.word.bytes().all(|c| c.is_ascii_digit()));
        let several = words.last().is_some_and(|last| last.word.ends_with('s'));
        several && first.is_some_and(|first| number(&first.word).is_some_and(|k| k > 2))
    };
    values.iter().position(spelt) == Some(0)
        && values.iter().filter(|value| spelt(value)).count() == 1
}

/// "Ann, Bob and Cy sit in a row": the sentence goes on after its list.
fn runs_on(values: &[String], lexicon: &Lexicon) -> bool {
    let Some((last, others)) = values.split_last() else { return false };
    let capital = |value: &String| value.starts_with(char::is_uppercase);
    let mut words = last.split(' ');
    // "Rio de Janeiro", "Salt and Pepper" are names.
    let small = words.nth(1).is_some_and(|second| {
        second.starts_with(char::is_lowercase)
            && matches!(lexicon.class(second), Class::Verb | Class::Be)
    });
    let longest = others.iter().map(|value| value.split(' ').count()).max();
    others.iter().all(capital)
        && small
        && longest.is_some_and(|longest| longest < words.count() + 2)
}

/// "Guests | Ann / Bob / Cy".
fn slashed(sentence: &str) -> Option<(&str, &str)> {
    sentence.split_once(" | ").filter(|(_, list)| list.matches(" / ").count() > 1)
}

/// "pet(dog; cat; fish).", as facts of a program pool them.
fn pooled(sentence: &str) -> Option<(&str, &str)> {
    let fact = sentence.trim_end_matches('.').strip_suffix(')')?;
    let (name, list) = fact.split_once('(')?;
    let word = |text: &str| {
        !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || c == '_' || c == ' ')
    };
    let pooled = list.matches(';').count() > 1 && !list.contains(',');
    (pooled && word(name) && !name.contains(' ') && list.split(';').all(word))
        .then_some((name, list))
}

/// "PETS dog · cat · fish", "Pets • dog • cat • fish".
fn dotted(sentence: &str) -> Option<(&str, &str)> {
    [" \u{b7} ", " \u{2022} "].iter().find_map(|dot| {
        let (head, list) = sentence.split_once(' ')?;
        let title = head.len() > 2 && head.chars().all(char::is_uppercase);
        if title && list.matches(dot).count() > 1 {
            return Some((head, list));
        }
        // The first says what they are.
        let (head, list) = sentence.split_once(dot)?;
        let plural = head.ends_with('s') && head.starts_with(char::is_uppercase);
        let named = plural || cued(&root(&head.to_lowercase())).is_some() || head == "People";
        (named && !head.contains(' ') && list.matches(dot).count() > 1).then_some((head, list))
    })
}

/// "Pets dog, cat, fish".
fn bare(sentence: &str) -> Option<(&str, &str)> {
    let (head, list) = sentence.split_once(' ')?;
    let title = head.ends_with('s') && head.starts_with(char::is_uppercase);
    let kind = cued(&root(&head.to_lowercase())).is_some_and(|kind| {
        tokens(list).first().is_some_and(|first| !kind.has_cue(&root(&first.word)))
    });
    let listed = list.matches(", ").count() > 1 && !sentence.ends_with(['.', '?', '!']);
    (title && kind && listed && items(list, None).iter().all(|item| item.split(' ').count() < 4))
        .then_some((head, list))
}

/// "Ann and Bob: one of them has the cat, the other the dog" lists nothing.
fn tells_of_two(values: &[String]) -> bool {
    match values {
        // The article and the first "one" are off.
        [one, other] => one.starts_with("of ") && other.starts_with("other "),
        _ => false,
    }
}
