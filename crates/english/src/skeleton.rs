//! What is left of a sentence when all that only leads from one value or place to the next is one
//! verb: "Jolyon, the colonel, steadies his nerves with gin" as "Jolyon, colonel, has gin". The
//! grammar often knows the skeleton of a sentence that it does not know.

use super::items::{Form, Item, Sentence};
use super::tokens::{Token, number};

/// Words that deny what they take.
const DENIALS: [&str; 20] = [
    "hates", "hate", "hated", "dislikes", "dislike", "disliked", "avoids", "avoid", "avoided",
    "refuses", "refused", "lacks", "lack", "lacked", "without", "none", "detests", "loathes",
    "despises", "rejects",
];

/// Words that say nothing where there is another relation or none.
const IDLE: [&str; 20] = [
    "same",
    "together",
    "every",
    "instead",
    "any",
    "over",
    "under",
    "said",
    "says",
    "say",
    "costs",
    "cost",
    "likely",
    "previously",
    "formerly",
    "could",
    "might",
    "may",
    "one",
    "true",
];

/// The skeletons of a sentence, the likeliest first; none where words change its meaning in ways
/// that a skeleton would lose.
pub(super) fn skeletons(sentence: &Sentence, words: &[Token]) -> Vec<Sentence> {
    let Some(marked) = marked(sentence, words) else { return Vec::new() };
    let plain = collapsed(&marked);
    let mut found = vec![plain.clone()];
    let mut add = |items: Option<Vec<(Item, usize)>>| {
        if let Some(items) = items.filter(|items| !found.contains(items)) {
            found.push(items);
        }
    };
    add(place_last(&plain));
    add(without_commas(&plain));
    let built = |items: Vec<(Item, usize)>| {
        let (items, starts) = items.into_iter().unzip();
        let (mentions, sides) = (sentence.mentions.clone(), sentence.sides.clone());
        Sentence {
            items,
            starts,
            mentions,
            sides,
            idle: sentence.idle.clone(),
            of_thing: sentence.of_thing,
        }
    };
    found.into_iter().map(built).collect()
}

/// The items with their first tokens, words that deny as such; `None` where others are in the way.
fn marked(sentence: &Sentence, words: &[Token]) -> Option<Vec<(Item, usize)>> {
    let item = |(i, (item, &start)): (usize, (&Item, &usize))| {
        // What nothing was said for at the end starts after the last word.
        let is = |list: &[&str]| words.get(start).is_some_and(|word| word.is(list));
        let next = sentence.items.get(i + 1);
        // "The next lighthouse to the east of it".
        let beside =
            sentence.items[i + 1..].iter().take(2).any(|item| matches!(item, Item::Side(_)));
        Some(match item {
            // "One of the two dearest" is more than the dearest.
            Item::Danger if is(&["one"]) && of_several(words, start) => return None,
            Item::Danger if is(&DENIALS) => (Item::Not, start),
            Item::Danger if is(&IDLE) => (Item::Unknown, start),
            Item::Danger if is(&["next"]) && beside => (Item::Unknown, start),
            // "Stout and nothing but".
            Item::Danger if is(&["nothing"]) && next == Some(&Item::But) => (Item::Unknown, start),
            Item::Danger => return None,
            Item::Dash => (Item::Comma, start),
            other => (other.clone(), start),
        })
    };
    // "Tea, or not milk" chooses in ways that a skeleton would lose.
    if sentence.items.contains(&Item::Or) && sentence.items.contains(&Item::Not) {
        return None;
    }
    let mut found: Vec<(Item, usize)> =
        sentence.items.iter().zip(&sentence.starts).enumerate().map(item).collect::<Option<_>>()?;
    // "His pride and joy".
    for i in 1..found.len().saturating_sub(1) {
        let bare = |item: &Item| matches!(item, Item::Noun | Item::Unknown);
        if found[i].0 == Item::And && bare(&found[i - 1].0) && bare(&found[i + 1].0) {
            found[i].0 = Item::Unknown;
        }
    }
    Some(found)
}

/// "One of the two", "one of those three".
fn of_several(words: &[Token], one: usize) -> bool {
    let of = words.get(one + 1).is_some_and(|word| word.is(&["of"]));
    of && words[one + 2..].iter().take(2).any(|word| number(&word.word).is_some())
}

/// Whether an item only leads from one to the next.
fn leads(item: &Item) -> bool {
    matches!(
        item,
        Item::Verb(_) | Item::Be | Item::Have | Item::Noun | Item::Unknown | Item::There | Item::Of
    )
}

/// Whether an item names something.
fn names(item: Option<&Item>) -> bool {
    matches!(
        item,
        Some(Item::Value(_) | Item::At(_) | Item::Possessive | Item::Pronoun | Item::Him)
    )
}

/// Each run of words that only lead on as one verb, or as nothing where no verb can stand.
fn collapsed(items: &[(Item, usize)]) -> Vec<(Item, usize)> {
    let mut found: Vec<(Item, usize)> = Vec::new();
    let mut at = 0;
    while at < items.len() {
        let (item, start) = &items[at];
        if !leads(item) {
            at += 1;
            // "The one who" after a relation, and after a joint, is what comes next.
            let relative = *item == Item::Who && !names(found.last().map(|(item, _)| item));
            let after_mark = matches!(found.last(), Some((Item::Comma, _)));
            if !relative || after_mark {
                found.push((item.clone(), *start));
            }
            continue;
        }
        let end = at + items[at..].iter().take_while(|(item, _)| leads(item)).count();
        let run = &items[at..end];
        let before = found.last().map(|(item, _)| item);
        let after = items.get(end).map(|(item, _)| item);
        let acts =
            |item: &Item| matches!(item, Item::Verb(_) | Item::Be | Item::Have | Item::Unknown);
        let verb = run.iter().any(|(item, _)| acts(item));
        let led = names(before)
            || matches!(before, Some(Item::Who | Item::Not))
            || matches!(before, Some(Item::And | Item::But | Item::Comma | Item::Or | Item::Nor));
        let leads_on = matches!(
            after,
            Some(
                Item::Value(_)
                    | Item::At(_)
                    | Item::Side(_)
                    | Item::Between(_)
                    | Item::Not
                    | Item::Neither
                    | Item::Either
                    | Item::Gap(_)
                    | Item::Him
                    | Item::Who
            )
        );
        let kept = match run {
            [(only, _)] if matches!(only, Item::Be | Item::Have) => only.clone(),
            _ => Item::Verb(Form::Plain),
        };
        let denied = before == Some(&Item::Not)
            && found.len() > 1
            && matches!(found[found.len() - 2].0, Item::Verb(_) | Item::Be | Item::Have);
        if verb && led && leads_on && !denied && after != Some(&Item::Who) {
            found.push((kept, run[0].1));
        } else if before == Some(&Item::Possessive) && !leads_on {
            found.push((Item::Noun, run[0].1));
        }
        at = end;
    }
    while matches!(found.last(), Some((Item::Comma | Item::And | Item::But, _))) {
        found.pop();
    }
    found.dedup_by(|b, a| a.0 == Item::Comma && b.0 == Item::Comma);
    found
}

/// "In the fifth house, the baker drinks tea": the place said last.
fn place_last(items: &[(Item, usize)]) -> Option<Vec<(Item, usize)>> {
    let ((Item::At(_), place), rest) = (items.first()?.clone(), &items[1..]) else { return None };
    let rest = match rest.first()? {
        (Item::Comma | Item::Verb(_) | Item::Be | Item::Have, _) => &rest[1..],
        _ => rest,
    };
    let mut found = rest.to_vec();
    found.push((Item::And, place));
    found.push((Item::Verb(Form::Plain), place));
    found.push(items[0].clone());
    Some(found)
}

/// Commas around what is named in between, and before it, as joints.
fn without_commas(items: &[(Item, usize)]) -> Option<Vec<(Item, usize)>> {
    let mut found: Vec<(Item, usize)> = Vec::new();
    for (i, (item, start)) in items.iter().enumerate() {
        let next = items.get(i + 1).map(|(item, _)| item);
        if *item != Item::Comma || matches!(next, Some(Item::And | Item::But | Item::Or)) {
            found.push((item.clone(), *start));
        }
    }
    (found.len() < items.len()).then_some(found)
}
