//! The forms that relations and questions have, as numbers; frequent ones of relations say all but
//! the values. Those from 1 to 10 are known in `relation` alone.

use super::super::{MAX_CATEGORIES, Offsets};

/// No relation.
pub(super) const NONE: u8 = 0;
/// From here on `Offset` without a mask: see [`offsets`].
pub(super) const NAMED: u8 = 11;
/// From here on `In` one house, by its index.
pub(super) const HOUSE: u8 = 32;
const APART: u8 = 48;
const ONLY: u8 = 64;
const AFTER: u8 = ONLY + 31;

const NAMES: [Offsets; 8] = [
    Offsets::SAME,
    Offsets::DIFFERENT,
    Offsets::IMMEDIATELY_LEFT,
    Offsets::IMMEDIATELY_RIGHT,
    Offsets::SOMEWHERE_LEFT,
    Offsets::SOMEWHERE_RIGHT,
    Offsets::NEXT_TO,
    Offsets::NOT_NEXT_TO,
];

/// Asked of a value in place of a category: its house.
pub(super) const ASKS_HOUSE: u8 = MAX_CATEGORIES;
/// Asked of a value in place of a category: what of its category is in the house of its index.
pub(super) const ASKS_WHAT_IS_IN: u8 = MAX_CATEGORIES + 1;

/// The offsets that a form says.
pub(super) fn offsets(form: u8) -> Option<Offsets> {
    match form {
        NAMED..HOUSE => NAMES.get(usize::from(form - NAMED)).copied(),
        APART..ONLY => Some(Offsets::apart(form - APART)),
        ONLY..AFTER => Some(Offsets::only((form - ONLY) as i8 - Offsets::MAX)),
        _ => None,
    }
}

/// The form that says these offsets, if one does.
pub(super) fn named(offsets: Offsets) -> Option<u8> {
    (NAMED..AFTER).find(|&form| self::offsets(form) == Some(offsets))
}
