//! Another shape for a puzzle: categories and places come, go and move, and with them what hints and
//! questions say about them.

use crate::words::edit as words;

use puzzle::{
    About, Asked, Category, Houses, MAX_CATEGORIES, MAX_HOUSES, MIN_HOUSES, PuzzleParts, Relation,
    Value,
};

/// One more category, with values to be named.
///
/// # Errors
/// A sentence: why there cannot be one more.
pub(super) fn add_category(parts: &mut PuzzleParts) -> Result<(), String> {
    let categories = parts.categories.len();
    if categories >= usize::from(MAX_CATEGORIES) {
        return Err(words::too_many_categories(MAX_CATEGORIES));
    }
    let taken = |name: &str| parts.categories.iter().any(|c| c.name == name);
    let name = (1..)
        .map(words::category_name)
        .skip(categories)
        .find(|name| !taken(name))
        .unwrap_or_default();
    let values = (1..=parts.houses).map(|i| format!("{} {i}", letter(categories)));
    parts.categories.push(Category::new(name, values.collect()));
    Ok(())
}

/// The categories in another order, or fewer of them. Hints about what is gone keep their words and
/// lose their meaning; questions about it go.
pub(super) fn reorder(parts: &mut PuzzleParts, order: &[usize]) {
    let place = |category: u8| order.iter().position(|&c| c == usize::from(category));
    let value =
        |value: Value| Some(Value { category: place(value.category)? as u8, index: value.index });
    remap(parts, &value, &|category| place(category).map(|place| place as u8));
    parts.categories = order.iter().map(|&c| parts.categories[c].clone()).collect();
}

/// So many places: each category gets values to be named, or loses its last ones. What hints and
/// questions say about what is gone goes with it.
///
/// # Errors
/// A sentence: why it cannot be.
pub(super) fn resize(parts: &mut PuzzleParts, houses: u8) -> Result<(), String> {
    if !(MIN_HOUSES..=MAX_HOUSES).contains(&houses) {
        return Err(words::wrong_places(MIN_HOUSES, MAX_HOUSES));
    }
    let value = |value: Value| (value.index < houses).then_some(value);
    remap(parts, &value, &Some);
    parts.questions.retain(|question| match question.about {
        About::House(house) => house < houses,
        About::Value(_) => true,
    });
    let before = Houses::all(parts.houses);
    for (c, category) in parts.categories.iter_mut().enumerate() {
        category.values.truncate(houses.into());
        for number in 1.. {
            if category.values.len() == usize::from(houses) {
                break;
            }
            let name = format!("{} {number}", letter(c));
            if !category.values.contains(&name) {
                category.values.push(name);
            }
        }
    }
    // The ends move; "not in house 2" means all others, also the new ones; "in a house that is gone"
    // means nothing.
    for hint in &mut parts.hints {
        if let Some(Relation::In(_, there)) = &mut hint.relation {
            let out = before.difference(*there);
            let now = Houses::all(houses);
            *there = match () {
                () if *there == Houses::ends(parts.houses) => Houses::ends(houses),
                () if out.len() == 1 => now.difference(out),
                () => there.intersection(now),
            };
            if there.is_empty() {
                hint.relation = None;
            }
        }
    }
    parts.houses = houses;
    Ok(())
}

fn letter(index: usize) -> char {
    char::from(b'A' + (index % 26) as u8)
}

fn remap(
    parts: &mut PuzzleParts,
    value: &impl Fn(Value) -> Option<Value>,
    category: &impl Fn(u8) -> Option<u8>,
) {
    for hint in &mut parts.hints {
        hint.relation = hint.relation.as_ref().and_then(|relation| relation.mapped(value));
    }
    parts.questions.retain_mut(|question| {
        let asked = match question.asked {
            Asked::House => Some(Asked::House),
            Asked::Category(c) => category(c).map(Asked::Category),
        };
        let about = match question.about {
            About::Value(about) => value(about).map(About::Value),
            house @ About::House(_) => Some(house),
        };
        match (asked, about) {
            (Some(asked), Some(about)) => {
                (question.asked, question.about) = (asked, about);
                true
            }
            _ => false,
        }
    });
}
