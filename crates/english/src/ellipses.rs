//! What a later clause leaves out because an earlier one said it: verbs after semicolons and "nor",
//! the second place of a pair.

use super::items::{Form, Item, Sentence};
use super::tokens::Token;

/// Puts back what is left out.
pub(super) fn fill_ellipses(sentence: &mut Sentence) {
    unite_places(sentence);
    fill_after_commas(sentence);
    fill_denials(sentence);
    fill_turned_denials(sentence);
    fill_conditionals(sentence);
}

fn is_verb(item: &Item) -> bool {
    matches!(item, Item::Verb(_) | Item::Be | Item::Have)
}

fn is_name(item: &Item) -> bool {
    matches!(item, Item::Value(_) | Item::Noun | Item::Possessive)
}

/// "At the first or the last meeting" is one place of two.
fn unite_places(sentence: &mut Sentence) {
    let either = sentence.items.contains(&Item::Either);
    let mut at = 0;
    while at + 2 < sentence.items.len() {
        let clause_follows = either && sentence.items.get(at + 3).is_some_and(is_verb);
        match sentence.items[at..at + 3] {
            [Item::At(a), Item::Or, Item::At(b)] if !clause_follows => {
                sentence.items[at] = Item::At(a.union(b));
                sentence.items.drain(at + 1..at + 3);
                sentence.starts.drain(at + 1..at + 3);
                // "First, third or fifth".
                while let [.., Item::At(more), Item::Comma] = sentence.items[..at] {
                    let Item::At(set) = sentence.items[at] else { break };
                    sentence.items[at - 2] = Item::At(set.union(more));
                    sentence.items.drain(at - 1..=at);
                    sentence.starts.drain(at - 1..=at);
                    at -= 2;
                }
            }
            _ => at += 1,
        }
    }
}

/// "The umbrella is later than the hat; the cake, later than the box": a comma stands for the verb.
fn fill_after_commas(sentence: &mut Sentence) {
    let joint = |item: &Item| matches!(item, Item::Stop | Item::And | Item::But);
    let mut start = 0;
    let mut spoken = false;
    while start < sentence.items.len() {
        let len = sentence.items[start..].iter().position(joint);
        let end = len.map_or(sentence.items.len(), |len| start + len);
        let clause = &sentence.items[start..end];
        let said: Vec<usize> = (start..end)
            .filter(|&i| sentence.items[i] == Item::Comma && i > start && i + 1 < end)
            .collect();
        if let ([comma], true) = (said.as_slice(), spoken && !clause.iter().any(is_verb)) {
            let subject = &sentence.items[start..*comma];
            let valued = subject.iter().filter(|item| matches!(item, Item::Value(_))).count();
            let object = matches!(
                sentence.items[comma + 1],
                Item::Side(_) | Item::At(_) | Item::Value(_) | Item::Noun | Item::Not
            );
            let after_stop = start > 0 && matches!(sentence.items[start - 1], Item::Stop)
                || start > 1 && matches!(sentence.items[start - 2], Item::Stop | Item::Comma);
            if subject.iter().all(is_name) && valued == 1 && object && after_stop {
                sentence.items[*comma] = Item::Verb(Form::Plain);
            }
        }
        spoken |= sentence.items[start..end].iter().any(is_verb);
        start = end + 1;
    }
}

/// "The donkey is not in the first house, nor the goat in the second": nor is the goat.
fn fill_denials(sentence: &mut Sentence) {
    let mut at = 1;
    while at < sentence.items.len() {
        let before = &sentence.items[..at];
        let denied = before.contains(&Item::Not)
            && before.iter().any(is_verb)
            && sentence.items[at] == Item::Nor;
        let subject = sentence.items[at + 1..].iter().take_while(|item| is_name(item)).count();
        let end = at + 1 + subject;
        let values = |from: usize, to: usize| -> Vec<usize> {
            (from..to).filter(|&i| matches!(sentence.items[i], Item::Value(_))).collect()
        };
        let named = values(at + 1, end);
        // "Nor the goat the second", "nor Bob the milk".
        let gap = match (named.as_slice(), sentence.items.get(end)) {
            ([_], Some(Item::At(_) | Item::Side(_))) => Some(end),
            ([_, object], None | Some(Item::Comma | Item::Stop)) => Some(*object),
            _ => None,
        };
        if let Some(gap) = gap.filter(|_| denied) {
            let start = sentence.starts[gap];
            sentence.items.splice(gap..gap, [Item::Verb(Form::Plain), Item::Not]);
            sentence.starts.splice(gap..gap, [start, start]);
            sentence.items[at] = Item::And;
        }
        at += 1;
    }
}

/// The items of some range that stand for what is said of a subject, with where they start.
fn copied(sentence: &Sentence, range: std::ops::Range<usize>) -> Vec<(Item, usize)> {
    range.map(|i| (sentence.items[i].clone(), sentence.starts[i])).collect()
}

fn insert(sentence: &mut Sentence, at: usize, said: Vec<(Item, usize)>) {
    let (items, starts): (Vec<Item>, Vec<usize>) = said.into_iter().unzip();
    sentence.items.splice(at..at, items);
    sentence.starts.splice(at..at, starts);
}

/// The only value within a range that holds nothing but a name.
fn lone_value(sentence: &Sentence, range: std::ops::Range<usize>) -> Option<usize> {
    let mut values = range.clone().filter(|&i| matches!(sentence.items[i], Item::Value(_)));
    let value = values.next().filter(|_| values.next().is_none())?;
    sentence.items[range].iter().all(is_name).then_some(value)
}

/// Whether two values are certainly of one category.
fn alike(sentence: &Sentence, a: usize, b: usize) -> bool {
    let category = |at: usize| match sentence.items[at] {
        Item::Value(mention) => match sentence.mentions[mention].values[..] {
            [value] => Some(value.category),
            _ => None,
        },
        _ => None,
    };
    category(a).is_some() && category(a) == category(b)
}

/// "The bus is not Ann's, nor is the tram": nor is the tram hers.
fn fill_turned_denials(sentence: &mut Sentence) {
    let ends = |item: &Item| matches!(item, Item::Comma | Item::Stop);
    let Some(nor) = sentence.items.iter().position(|item| *item == Item::Nor) else { return };
    let end = sentence.items[nor..].iter().position(ends).map_or(sentence.items.len(), |k| nor + k);
    if nor + 2 >= end || !is_verb(&sentence.items[nor + 1]) {
        return;
    }
    let Some(other) = lone_value(sentence, nor + 2..end) else { return };
    let joint = |item: &Item| matches!(item, Item::Stop | Item::And | Item::But | Item::Comma);
    let before = nor - usize::from(nor > 0 && sentence.items[nor - 1] == Item::Comma);
    let start = sentence.items[..before].iter().rposition(joint).map_or(0, |k| k + 1);
    let not = (start + 1..before).find(|&i| sentence.items[i] == Item::Not);
    let Some(not) = not.filter(|&not| is_verb(&sentence.items[not - 1])) else { return };
    let Some(subject) = lone_value(sentence, start..not - 1) else { return };
    if alike(sentence, subject, other) {
        let said = copied(sentence, not - 1..before);
        insert(sentence, end, said);
        sentence.items.splice(nor..nor + 2, [Item::And]);
        sentence.starts.remove(nor + 1);
    }
}

/// "If Ann isn't the baker, then Bob is": then Bob is the baker; "if Ann is, Bob is not".
fn fill_conditionals(sentence: &mut Sentence) {
    let led = |item: &Item| matches!(item, Item::If | Item::Unless);
    let Some(start) = sentence.items.iter().position(led) else { return };
    let idle = |item: &Item| matches!(item, Item::Stop | Item::Comma);
    let end = sentence.items.iter().rposition(|item| !idle(item)).map_or(0, |last| last + 1);
    let Some(comma) = sentence.items[start..end].iter().position(|item| *item == Item::Comma)
    else {
        return;
    };
    let comma = start + comma;
    let then = comma + 1 + usize::from(sentence.items.get(comma + 1) == Some(&Item::Then));
    let last = end - usize::from(sentence.items[end - 1] == Item::Not);
    if then >= last {
        return;
    }
    // The verb at the end may be gone by now.
    let spoken = then < last && is_verb(&sentence.items[last - 1]);
    let Some(verb) = (start + 1..comma).find(|&i| is_verb(&sentence.items[i])) else { return };
    let said = verb + 1 + usize::from(sentence.items.get(verb + 1) == Some(&Item::Not));
    let other = then..last.max(then + 1) - usize::from(spoken);
    let subjects = lone_value(sentence, start + 1..verb).zip(lone_value(sentence, other));
    // "If Ann isn't in seat 6, the vet is."
    let told = |other: usize| {
        (said..comma)
            .all(|i| !matches!(sentence.items[i], Item::Value(_)) || !alike(sentence, i, other))
    };
    if said < comma && subjects.is_some_and(|(_, other)| told(other)) {
        let mut rest = copied(sentence, said..comma);
        if !spoken {
            rest.splice(0..0, copied(sentence, verb..verb + 1));
        }
        insert(sentence, end, rest);
    }
}

/// "Ann is next to the baker but not to the judge": not next to that one either.
pub(super) fn fill_denied_sides(sentence: &mut Sentence, tokens: &[Token]) {
    let found = (2..sentence.items.len()).find_map(|not| {
        let items = &sentence.items;
        let joint = matches!(items[not - 1], Item::But | Item::And | Item::Comma);
        if items[not] != Item::Not || !joint {
            return None;
        }
        let side = items[..not].iter().rposition(|item| matches!(item, Item::Side(_)))?;
        let said =
            |item: &Item| is_name(item) || matches!(item, Item::But | Item::And | Item::Comma);
        let object =
            items[side + 1..not].iter().rposition(|item| matches!(item, Item::Value(_)))?;
        let rest = items[not + 1..].iter().take_while(|item| is_name(item)).count();
        let ends = |item: &Item| matches!(item, Item::Comma | Item::Stop | Item::And | Item::But);
        let whole =
            items[side + 1..not].iter().all(said) && items.get(not + 1 + rest).is_none_or(ends);
        let other = lone_value(sentence, not + 1..not + 1 + rest)?;
        // "But not to the judge", or another value of the same kind.
        let led = (sentence.starts[not] + 1..sentence.starts[not + 1])
            .chain([sentence.starts[not + 1].saturating_sub(1)])
            .any(|at| tokens[at].is(&["to", "of", "from", "than"]));
        (whole && (led || alike(sentence, side + 1 + object, other))).then_some((not, side))
    });
    if let Some((not, side)) = found {
        let start = sentence.starts[not];
        let item = sentence.items[side].clone();
        sentence.items.insert(not + 1, item);
        sentence.starts.insert(not + 1, start);
    }
}

/// "The shelf Ann dusted": that Ann dusted.
pub(super) fn fill_bare_relatives(sentence: &mut Sentence, tokens: &[Token]) {
    for at in (1..sentence.items.len().saturating_sub(1)).rev() {
        let [Item::Noun, Item::Value(_), Item::Verb(Form::Plain | Form::Past)] =
            sentence.items[at - 1..=at + 1]
        else {
            continue;
        };
        let (noun, value) = (sentence.starts[at - 1], sentence.starts[at]);
        let led = noun > 0 && value == noun + 1 && tokens[noun - 1].is(&["the"]);
        let ends = sentence.items.get(at + 2).is_none_or(|item| {
            matches!(item, Item::Comma | Item::Stop | Item::And | Item::Or | Item::Be)
        });
        // "The man Ann met" is somebody else.
        let somebody = [
            "person",
            "man",
            "woman",
            "boy",
            "girl",
            "friend",
            "guest",
            "neighbor",
            "visitor",
            "child",
            "player",
            "runner",
            "colleague",
            "customer",
            "driver",
            "patient",
        ];
        let meets = [
            "met", "visited", "saw", "beat", "followed", "called", "helped", "married", "invited",
            "knows", "likes", "meets", "visits", "envied", "envies", "passed", "faced", "heard",
        ];
        let verb = &tokens[sentence.starts[at + 1]];
        let thing = !tokens[noun].is(&somebody) && !verb.is(&meets);
        if led && ends && thing && tokens[value].capital {
            sentence.items.insert(at, Item::Who);
            sentence.starts.insert(at, value);
        }
    }
}
