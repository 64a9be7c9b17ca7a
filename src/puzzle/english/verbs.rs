//! What serves as the verb of a sentence that has no known one.

use super::items::{Form, Item, Sentence};

/// In a sentence without a known verb, a word between a value and what can be said of it is one.
/// Nobody knows what it means, so that it is told.
pub(super) fn find_verb(sentence: &mut Sentence) {
    let items = &mut sentence.items;
    if items.iter().any(|item| matches!(item, Item::Verb(_) | Item::Be | Item::Have)) {
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

/// "Ann lectures in May and Bob in June": the second clause has the verb of the first.
pub(super) fn fill_gaps(sentence: &mut Sentence) {
    let category = |item: &Item| match item {
        Item::Value(mention) => match sentence.mentions[*mention].values.as_slice() {
            [only] => Some(only.category),
            _ => None,
        },
        _ => None,
    };
    let items = &sentence.items;
    let Some(verb) = items.iter().position(|item| matches!(item, Item::Verb(_))) else { return };
    let denied = items.contains(&Item::Not) || items.contains(&Item::Neither);
    let (Some(subject), Some(object)) =
        (verb.checked_sub(1).map(|i| &items[i]), items.get(verb + 1))
    else {
        return;
    };
    let (subject, object) = (category(subject), category(object));
    if verb != 1 || denied || subject.is_none() || object.is_none() {
        return;
    }
    let gaps: Vec<usize> = (verb + 3..items.len().saturating_sub(1))
        .filter(|&i| {
            matches!(items[i - 1], Item::And | Item::Comma | Item::But)
                && category(&items[i]) == subject
                && category(&items[i + 1]) == object
                && matches!(items.get(i + 2), None | Some(Item::And | Item::Comma | Item::But))
        })
        .collect();
    for i in gaps.into_iter().rev() {
        sentence.items.insert(i + 1, Item::Verb(Form::Plain));
        let start = sentence.starts[i + 1];
        sentence.starts.insert(i + 1, start);
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
