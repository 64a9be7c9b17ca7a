//! Turns of phrase with what they say in plain words. A word may be one of several,
//! "opens/opened"; one that ends with a question mark may be left out; `{place}` is any noun for a
//! place of the row, or for who is at one (not as the first word).

mod asides;
mod beside;
mod ends;
mod having;

pub(super) use asides::ASIDES;
pub(super) use beside::BESIDE;
pub(super) use ends::ENDS;
pub(super) use having::HAVING;

/// A turn of phrase, and what it says.
pub(super) type Idiom = (&'static str, &'static str);
