//! Patterns of wording: how a puzzle says what its places and values are called.

/// Stands for the ordinal in the pattern of a place, for the value in that of a category.
pub const SLOT: &str = "{}";

/// What stands between a place's preposition and its noun.
pub(super) const THE: &str = " the {} ";

/// Whether a place's pattern says where something is, and what a place is called; an empty one says
/// nothing.
pub(super) fn is_place(pattern: &str) -> bool {
    let bare = |text: &str| !text.is_empty() && split(text, SLOT).is_none();
    pattern.is_empty()
        || split(pattern, THE).is_some_and(|(before, noun)| bare(before) && bare(noun))
}

/// Whether a category's pattern has one place for the value; an empty one says nothing.
pub(super) fn is_phrase(pattern: &str) -> bool {
    pattern.is_empty() || split(pattern, SLOT).is_some_and(|(_, rest)| split(rest, SLOT).is_none())
}

/// The text before and after the first place of a part. The standard search for texts is large, and the
/// first program of the page has no other use for it.
pub(super) fn split<'t>(text: &'t str, part: &str) -> Option<(&'t str, &'t str)> {
    let at = text.as_bytes().windows(part.len()).position(|window| window == part.as_bytes())?;
    Some((text.get(..at)?, text.get(at + part.len()..)?))
}
