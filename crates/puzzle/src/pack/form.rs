//! The forms that relations and questions have, as numbers; frequent ones of relations say all but
//! the values.

use super::super::{MAX_CATEGORIES, Offsets};

/// No relation.
pub(super) const NONE: u8 = 0;
/// `In`, with a mask.
pub(super) const IN: u8 = 1;
/// `Offset`, with a mask.
pub(super) const OFFSET: u8 = 2;
/// `Between` in the order given.
pub(super) const BETWEEN: u8 = 3;
/// `Between` in either order.
pub(super) const BETWEEN_EITHER: u8 = 4;
/// `Not`.
pub(super) const NOT: u8 = 5;
/// `And`, with the number of its parts.
pub(super) const AND: u8 = 6;
/// `Or`, with the number of its parts.
pub(super) const OR: u8 = 7;
/// `Xor`.
pub(super) const XOR: u8 = 8;
/// `If`.
pub(super) const IF: u8 = 9;
/// `Iff`.
pub(super) const IFF: u8 = 10;
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
