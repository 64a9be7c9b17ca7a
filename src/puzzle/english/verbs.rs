//! What serves as the verb of a sentence that has no known one.

use super::items::{Form, Item};

/// In a sentence without a known verb, a word between a value and what can be said of it is one.
pub(super) fn find_verb(items: &mut [Item]) {
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
        items[place + 1] = Item::Verb(Form::Plain);
    }
}

/// A dash is the verb of a sentence without one, and else a pause.
pub(super) fn settle_dashes(items: &mut [Item]) {
    let verb = |item: &Item| matches!(item, Item::Verb(_) | Item::Be | Item::Have | Item::Side(_));
    let mut stands_in = !items.iter().any(verb);
    for item in items.iter_mut().filter(|item| **item == Item::Dash) {
        *item = if stands_in { Item::Be } else { Item::Comma };
        stands_in = false;
    }
}
