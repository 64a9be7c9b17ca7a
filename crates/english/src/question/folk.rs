//! Which lists are of people: whoever is asked "who" is in one, and no answer to "what" is.

use super::super::Ground;
use super::super::kinds::{KINDS, value_kinds};
use super::super::people;
use super::super::persons::is_doer;
use super::super::tokens::{stem, tokens};
use super::tasks::names_somebody;
use puzzle::Category;

/// Whether a category says who somebody is.
pub(super) fn is_of_people(c: u8, categories: &[Category], ground: &Ground) -> bool {
    let category = &categories[usize::from(c)];
    let values = &category.values;
    let name = tokens(&category.name).pop();
    name.is_some_and(|name| names_somebody(&name.word) || is_doer(&name.word))
        || ground.peoples.contains(&c)
        || people::are_named(values)
        || people::are_titled(values)
        || is_of_jobs(category)
}

/// Whether its values say what somebody does for a living.
pub(super) fn is_of_jobs(category: &Category) -> bool {
    let doer = |value: &&String| {
        let words = tokens(value);
        words.last().is_some_and(|last| {
            let kinds = value_kinds(&stem(&last.word));
            is_doer(&last.word) || kinds.iter().any(|&k| ["Job", "Rank"].contains(&KINDS[k].name))
        })
    };
    let named = people::are_named(&category.values);
    !named && 2 * category.values.iter().filter(doer).count() > category.values.len()
}
