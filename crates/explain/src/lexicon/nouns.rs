//! Nouns: which names are some already, and which want one.

use puzzle::Category;

const COLOURS: [&str; 21] = [
    "red",
    "green",
    "blue",
    "yellow",
    "white",
    "black",
    "orange",
    "pink",
    "grey",
    "gray",
    "purple",
    "brown",
    "ivory",
    "violet",
    "beige",
    "amber",
    "crimson",
    "emerald",
    "indigo",
    "maroon",
    "turquoise",
];

/// Whether values of the category want a noun: "the green scarf".
pub(super) fn is_adjective(category: &Category) -> bool {
    let name = category.name.to_lowercase();
    name.contains("color")
        || name.contains("colour")
        || 2 * colours(category) > category.values.len()
}

/// How many values of the category are colours.
pub(super) fn colours(category: &Category) -> usize {
    let coloured = |value: &&String| COLOURS.contains(&value.to_lowercase().as_str());
    category.values.iter().filter(coloured).count()
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
