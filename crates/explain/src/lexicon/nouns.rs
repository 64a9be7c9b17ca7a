//! Nouns: which names are some already, and which want one.

use puzzle::{Category, paint};

/// Whether values of the category want a noun: "the green scarf".
pub(super) fn is_adjective(category: &Category) -> bool {
    let name = category.name.to_lowercase();
    name.contains("color")
        || name.contains("colour")
        || 2 * colours(category) > category.values.len()
}

/// How many values of the category are colours.
pub(super) fn colours(category: &Category) -> usize {
    category.values.iter().filter(|value| paint::of_name(value).is_some()).count()
}

/// "smoker", "editor", but not "door".
pub(super) fn is_agent(noun: &str) -> bool {
    ["er", "tor", "sor", "ist"].iter().any(|end| noun.ends_with(end)) || noun == "fan"
}

/// Whether a name that stands alone looks like many.
pub(super) fn is_plural(name: &str) -> bool {
    name.starts_with(char::is_lowercase) && ends_like_many(name)
}

/// The same of a name with any first letter.
pub(super) fn ends_like_many(name: &str) -> bool {
    name.ends_with('s') && !["ss", "us", "is"].iter().any(|end| name.ends_with(end))
}
