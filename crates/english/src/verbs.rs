//! What serves as the verb of a sentence that has no known one.

use super::items::{Form, Item, Sentence};

/// In a sentence without a known verb, a word between a value and what can be said of it is one.
/// Nobody knows what it means, so that it is told.
pub(super) fn find_verb(sentence: &mut Sentence) {
    let items = &mut sentence.items;
    // "Two houses between the tea drinker and the one with the dog" has none.
    let whole = |item: &Item| {
        matches!(item, Item::Verb(_) | Item::Be | Item::Have | Item::Gap(_) | Item::There)
    };
    if items.iter().any(whole) {
        return;
    }
    let place = items.windows(3).position(|three| {
        matches!(three[0], Item::Value(_) | Item::Noun)
            && matches!(three[1], Item::Noun | Item::Unknown)
            && matches!(
                three[2],
                Item::Value(_)
                    | Item::At(_)
                    | Item::Side(_)
                    | Item::Neither
                    | Item::Either
                    | Item::Between(_)
            )
    });
    if let Some(place) = place {
        if items[place + 1] == Item::Unknown {
            sentence.idle.push(sentence.starts[place + 1]);
        }
        items[place + 1] = Item::Verb(Form::Plain);
    }
}

/// "Ann lectures in May and Bob in June", "Ann lives at the top and Bob below Cyd": the second clause
/// has the verb of the first.
pub(super) fn fill_gaps(sentence: &mut Sentence) {
    let joint = |item: &Item| matches!(item, Item::And | Item::But | Item::Comma | Item::Stop);
    for start in (0..sentence.items.len()).rev() {
        if start == 0 || joint(&sentence.items[start - 1]) {
            fill_gaps_after(sentence, start);
        }
    }
}

/// The same for the clauses after the one that starts at `from`.
fn fill_gaps_after(sentence: &mut Sentence, from: usize) {
    let items = &sentence.items;
    let verb = |item: &Item| matches!(item, Item::Verb(_) | Item::Be | Item::Have);
    let Some(start) = items[from..].iter().position(verb).map(|len| from + len) else { return };
    let denied = items.iter().any(|item| matches!(item, Item::Not | Item::Neither | Item::Nor));
    let after = items[start..].iter().position(|item| !verb(item)).map(|len| start + len);
    // "Now, the poodle": what stands before is no part of it.
    let opens = from + items[from..start].iter().take_while(|item| !named(item)).count();
    let (Some(object), Some((subject, 0))) = (after, phrase(sentence, opens, start)) else {
        return;
    };
    let Some((kind, end)) = complement(sentence, object).filter(|_| !denied) else { return };
    let joint = |item: Option<&Item>| {
        matches!(item, None | Some(Item::And | Item::Comma | Item::But | Item::Stop))
    };
    // "Ann wore the pink cap and Bob the gold one".
    let closes = |end: usize| {
        let nouns = items[end.min(items.len())..].iter().take_while(|item| **item == Item::Noun);
        joint(items.get(end + nouns.count()))
    };
    if !closes(end) {
        return;
    }
    let mut gaps: Vec<usize> = Vec::new();
    for i in end + 1..items.len() {
        let led = matches!(items[i - 1], Item::And | Item::Comma | Item::But);
        let Some((other, _)) = led.then(|| phrase(sentence, i, items.len())).flatten() else {
            continue;
        };
        let noun = items[i..].iter().take_while(|item| named(item)).count();
        // "Below Ann, and Bob above Cyd"; without the comma only of the same category.
        let apart = matches!(items[..i], [.., Item::Comma, Item::And | Item::But]);
        let alike = other.is_some() && other == subject;
        let at = if matches!(kind, Object::Value(_)) { i + 1 } else { i + noun };
        let rest = &items[(at + 1).min(items.len())..];
        let trailing = rest.iter().take_while(|item| **item == Item::Noun).count();
        match complement(sentence, at) {
            Some((found, end)) if closes(end) && found == kind => match kind {
                Object::Side if !alike && !apart => {}
                Object::Value(_) if !alike || noun > 2 + trailing => {}
                _ => gaps.push(at),
            },
            _ => {}
        }
    }
    for i in gaps.into_iter().rev() {
        sentence.items.insert(i, Item::Verb(Form::Plain));
        let start = sentence.starts[i];
        sentence.starts.insert(i, start);
    }
}

/// What a clause without its verb says.
#[derive(PartialEq, Eq)]
enum Object {
    /// A value of this category.
    Value(u8),
    Place,
    Side,
}

fn named(item: &Item) -> bool {
    matches!(item, Item::Value(_) | Item::Noun | Item::Possessive)
}

fn category(sentence: &Sentence, item: &Item) -> Option<u8> {
    match item {
        Item::Value(mention) => match sentence.mentions[*mention].values.as_slice() {
            [only] => Some(only.category),
            _ => None,
        },
        _ => None,
    }
}

/// A noun phrase from `start` on that names one value: its category, and how many of the items up
/// to `end` are not part of it.
fn phrase(sentence: &Sentence, start: usize, end: usize) -> Option<(Option<u8>, usize)> {
    let items = &sentence.items[start..end];
    let len = items.iter().take_while(|item| named(item)).count();
    let mut values = items[..len].iter().filter(|item| matches!(item, Item::Value(_)));
    let value = values.next()?;
    Some((category(sentence, value), items.len() - len))
}

/// What is said from item `at` on, and where it ends.
fn complement(sentence: &Sentence, at: usize) -> Option<(Object, usize)> {
    let items = &sentence.items;
    match items.get(at)? {
        Item::At(_) | Item::OtherEnd => Some((Object::Place, at + 1)),
        Item::Side(_) => {
            let len = items[at + 1..].iter().take_while(|item| named(item)).count();
            let one = items[at + 1..at + 1 + len]
                .iter()
                .filter(|item| matches!(item, Item::Value(_)))
                .count();
            (one == 1).then_some((Object::Side, at + 1 + len))
        }
        item => Some((Object::Value(category(sentence, item)?), at + 1)),
    }
}

/// "Ann sits at the left end, and Bob at the right end", "Cy is next to Dee and Ed next to Flo": the
/// second clause has the verb of the first.
pub(super) fn fill_gaps_before_places(sentence: &mut Sentence) {
    let joint = |item: &Item| matches!(item, Item::And | Item::Comma | Item::But | Item::Stop);
    let placing = |item: &Item| matches!(item, Item::At(_) | Item::Side(_) | Item::OtherEnd);
    let verb = |item: &Item| matches!(item, Item::Verb(_) | Item::Be | Item::Have);
    let items = &sentence.items;
    let mut gaps = Vec::new();
    let mut start = 0;
    for k in 2..items.len().saturating_sub(1) {
        let filler = |item: &Item| matches!(item, Item::Noun | Item::Possessive | Item::Unknown);
        let next = k + 1 + items[k + 1..].iter().take_while(|item| filler(item)).count();
        let here = joint(&items[k - 1])
            && matches!(items[k], Item::Value(_))
            && items.get(next).is_some_and(placing);
        let before = &items[start..k - 1];
        let Some(first) = before.iter().position(verb).filter(|_| here) else { continue };
        // Only where the clause before is whole, says a place and denies nothing.
        let plain = before.iter().all(|item| {
            !matches!(item, Item::Not | Item::Neither | Item::Nor | Item::Between(_) | Item::If)
        });
        let placed = before[first..].iter().position(placing).map(|i| first + i);
        let whole = placed.is_some_and(|at| {
            matches!(before[at], Item::At(_))
                || before[at + 1..].iter().any(|item| matches!(item, Item::Value(_)))
        });
        let mutual = matches!(items[next], Item::Side(side) if sentence.sides[side].mutual);
        // "Next to Ann and Bob next door …": a relation wants its other.
        let other = match items[next] {
            Item::At(_) | Item::OtherEnd => true,
            _ => items[next + 1..].iter().any(|item| matches!(item, Item::Value(_) | Item::At(_))),
        };
        if plain && whole && other && !mutual {
            gaps.push(next);
            start = k;
        }
    }
    for at in gaps.into_iter().rev() {
        sentence.items.insert(at, Item::Verb(Form::Plain));
        let start = sentence.starts[at];
        sentence.starts.insert(at, start);
    }
}

/// "The printers, with their heavy machines, are …": what stands between commas and names nothing
/// is passed over, and told.
pub(super) fn drop_asides(sentence: &mut Sentence) {
    let mut at = 0;
    while at < sentence.items.len() {
        let between = sentence.items[at + 1..]
            .iter()
            .take_while(|item| matches!(item, Item::Unknown | Item::Noun | Item::Pronoun));
        let len = between.count();
        let close = at + 1 + len;
        let aside = sentence.items[at] == Item::Comma
            && sentence.items.get(close) == Some(&Item::Comma)
            && sentence.items[at + 1..close].contains(&Item::Unknown);
        let idle = idle_clause(&sentence.items, at);
        if aside || idle.is_some() {
            let close = if aside { close } else { idle.unwrap_or(close) };
            let unknown =
                (at + 1..close).filter(|&i| matches!(sentence.items[i], Item::Unknown | Item::Who));
            let told: Vec<usize> = unknown.map(|i| sentence.starts[i]).collect();
            sentence.idle.extend(told);
            sentence.items.drain(at..=close);
            sentence.starts.drain(at..=close);
        } else {
            at += 1;
        }
    }
}

/// "Room 4, where the chimney howls, belongs to Ann": where the comma after a clause is that says
/// nothing of anybody.
fn idle_clause(items: &[Item], at: usize) -> Option<usize> {
    let named = matches!(
        at.checked_sub(1).map(|before| &items[before]),
        Some(Item::Value(_) | Item::At(_) | Item::Noun)
    );
    if !named || items[at] != Item::Comma || items.get(at + 1) != Some(&Item::Who) {
        return None;
    }
    let idle = |item: &&Item| {
        matches!(
            item,
            Item::Unknown
                | Item::Noun
                | Item::Pronoun
                | Item::Him
                | Item::Who
                | Item::Verb(_)
                | Item::Be
                | Item::Have
                | Item::Not
                | Item::Nobody
                | Item::Possessive
        )
    };
    let close = at + 1 + items[at + 1..].iter().take_while(idle).count();
    let said = items[at + 1..close].contains(&Item::Unknown);
    let goes_on = matches!(
        items.get(close + 1),
        Some(Item::Verb(_) | Item::Be | Item::Have | Item::Not | Item::Neither)
    );
    (said && goes_on && items.get(close) == Some(&Item::Comma)).then_some(close)
}

/// "Green right next to white and left of red": where a sentence without a verb says a place of a
/// value, "is" is left out.
pub(super) fn fill_missing_verb(sentence: &mut Sentence) {
    let items = &sentence.items;
    if items.iter().any(|item| matches!(item, Item::Verb(_) | Item::Be | Item::Have | Item::Dash)) {
        return;
    }
    let named = items.iter().take_while(|item| {
        matches!(item, Item::Value(_) | Item::Noun | Item::Unknown | Item::Possessive | Item::And)
    });
    let at = named.count();
    let count = |of: fn(&Item) -> bool| items[..at].iter().filter(|item| of(item)).count();
    // "Both the mug and the vase cost less than".
    let joints = count(|item| *item == Item::And);
    let values = count(|item| matches!(item, Item::Value(_))).saturating_sub(joints);
    let placed = matches!(items.get(at), Some(Item::At(_) | Item::Side(_) | Item::Not));
    if values == 1 && placed {
        let start = sentence.starts[at];
        sentence.items.insert(at, Item::Be);
        sentence.starts.insert(at, start);
    }
}

/// Says that the only two values are one, where a subject that says nothing and its verb were left
/// out: "the flats at Tootsies".
pub(super) fn join_two_values(sentence: &mut Sentence) {
    let plain = |item: &Item| matches!(item, Item::Value(_) | Item::Noun | Item::Unknown);
    let values: Vec<usize> = (0..sentence.items.len())
        .filter(|&i| matches!(sentence.items[i], Item::Value(_)))
        .collect();
    if let ([_, second], true) = (values.as_slice(), sentence.items.iter().all(plain)) {
        let start = sentence.starts[*second];
        sentence.items.insert(*second, Item::Be);
        sentence.starts.insert(*second, start);
    }
}

/// A dash is the verb of a sentence without one, and else a pause.
pub(super) fn settle_dashes(items: &mut [Item]) {
    let verb = |item: &Item| matches!(item, Item::Verb(_) | Item::Be | Item::Have | Item::Side(_));
    // "Blue hat: directly right of the purple hat."
    let label = items.iter().position(|item| *item == Item::Dash).filter(|&dash| {
        let named = items[..dash].iter().all(|item| matches!(item, Item::Value(_) | Item::Noun));
        let says = matches!(items.get(dash + 1), Some(Item::Side(_) | Item::At(_) | Item::Not));
        let verbs = items.iter().any(|item| matches!(item, Item::Verb(_) | Item::Be | Item::Have));
        dash > 0 && named && says && !verbs
    });
    if let Some(dash) = label {
        items[dash] = Item::Be;
    }
    let mut stands_in = label.is_none() && !items.iter().any(verb);
    for item in items.iter_mut().filter(|item| **item == Item::Dash) {
        *item = if stands_in { Item::Be } else { Item::Comma };
        stands_in = false;
    }
}
