//! Sets of houses and sets of offsets between houses, as bitmasks of different types so that they
//! cannot be mixed up.

use serde::{Deserialize, Serialize};

/// A set of houses of a row of at most 16; house numbers start at 1, indices at 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Houses(u16);

impl Houses {
    /// No house.
    pub const NONE: Self = Self(0);

    /// The first `n` houses, `n` at most 16.
    pub const fn all(n: u8) -> Self {
        Self(((1u32 << n) - 1) as u16)
    }

    /// The house of index `h` (0..16) alone.
    pub const fn only(h: u8) -> Self {
        Self(1 << h)
    }

    /// The first and the last of `n` houses.
    pub const fn ends(n: u8) -> Self {
        Self::only(0).union(Self::only(n - 1))
    }

    /// From a mask whose bit `h` stands for the house of index `h`.
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// The mask whose bit `h` stands for the house of index `h`.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether the house of index `h` is in the set.
    pub const fn contains(self, h: u8) -> bool {
        self.0 >> h & 1 == 1
    }

    /// How many houses.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The houses of either.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The houses of both.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The houses of `self` that are not in `other`.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The indices, rising.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..16).filter(move |&h| self.contains(h))
    }
}

impl FromIterator<u8> for Houses {
    fn from_iter<I: IntoIterator<Item = u8>>(indices: I) -> Self {
        indices.into_iter().fold(Self::NONE, |set, h| set.union(Self::only(h)))
    }
}

impl std::fmt::Debug for Houses {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|h| h + 1)).finish()
    }
}

/// A set of offsets `house(b) − house(a)`, each −15..=15.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Offsets(u32);

impl Offsets {
    /// The largest offset either way: 16 houses are at most 15 apart.
    pub const MAX: i8 = 15;
    const ZERO_BIT: i8 = Self::MAX;

    /// The same house.
    pub const SAME: Self = Self(1 << Self::ZERO_BIT);
    /// Any offset.
    pub const ANY: Self = Self((1 << (2 * Self::MAX + 1)) - 1);
    /// Different houses.
    pub const DIFFERENT: Self = Self(Self::ANY.0 & !Self::SAME.0);
    /// `a` immediately left of `b`.
    pub const IMMEDIATELY_LEFT: Self = Self::only(1);
    /// `a` immediately right of `b`.
    pub const IMMEDIATELY_RIGHT: Self = Self::only(-1);
    /// Next to each other, either side.
    pub const NEXT_TO: Self = Self::apart(1);
    /// Not next to each other; the same house is allowed.
    pub const NOT_NEXT_TO: Self = Self(Self::ANY.0 & !Self::NEXT_TO.0);
    /// `a` somewhere left of `b`.
    pub const SOMEWHERE_LEFT: Self = Self(Self::ANY.0 & !(2 * Self::SAME.0 - 1));
    /// `a` somewhere right of `b`.
    pub const SOMEWHERE_RIGHT: Self = Self(Self::SAME.0 - 1);

    /// The offset `d` (−15..=15) alone.
    pub const fn only(d: i8) -> Self {
        Self(1 << (Self::ZERO_BIT + d))
    }

    /// Exactly `k` houses apart, either side; `k` is 0..=15.
    pub const fn apart(k: u8) -> Self {
        Self(Self::only(k as i8).0 | Self::only(-(k as i8)).0)
    }

    /// From a mask whose bit `15 + d` stands for the offset `d`; higher bits are dropped.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::ANY.0)
    }

    /// The mask whose bit `15 + d` stands for the offset `d`.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the offset `d` is allowed.
    pub const fn contains(self, d: i8) -> bool {
        self.0 >> (Self::ZERO_BIT + d) & 1 == 1
    }

    /// The offsets that are not in the set.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self(Self::ANY.0 & !self.0)
    }

    /// The same relation seen from the other side: each offset negated.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self((self.0 << 1).reverse_bits())
    }

    /// The houses so far from this one, in a row of so many.
    pub fn from(self, house: u8, houses: u8) -> Houses {
        let there = |other: &u8| self.contains(*other as i8 - house as i8);
        (0..houses).filter(there).collect()
    }

    /// How far they reach, if they put one value to the left or right of another.
    pub fn reading(self) -> Option<Reading> {
        match self {
            Self::IMMEDIATELY_LEFT | Self::IMMEDIATELY_RIGHT => Some(Reading::Immediate),
            Self::SOMEWHERE_LEFT | Self::SOMEWHERE_RIGHT => Some(Reading::Somewhere),
            _ => None,
        }
    }

    /// The offsets, rising.
    pub fn iter(self) -> impl Iterator<Item = i8> {
        (-Self::MAX..=Self::MAX).filter(move |&d| self.contains(d))
    }
}

impl FromIterator<i8> for Offsets {
    fn from_iter<I: IntoIterator<Item = i8>>(offsets: I) -> Self {
        Self(offsets.into_iter().fold(0, |bits, d| bits | Self::only(d).0))
    }
}

impl std::fmt::Debug for Offsets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

crate::worded! {
    /// How far "left of" or "right of" reaches.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Reading {
        /// The word for it in links and on the command line.
        pub word;
    } {
        /// The very next house on that side.
        Immediate = "immediate";
        /// Any house on that side.
        Somewhere = "somewhere";
    }
}

impl Reading {
    /// The other reading.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Immediate => Self::Somewhere,
            Self::Somewhere => Self::Immediate,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_offsets_hold_what_their_names_say() {
        for d in -15..=15i8 {
            assert_eq!(Offsets::SAME.contains(d), d == 0);
            assert_eq!(Offsets::DIFFERENT.contains(d), d != 0);
            assert_eq!(Offsets::NEXT_TO.contains(d), d.abs() == 1);
            assert_eq!(Offsets::NOT_NEXT_TO.contains(d), d.abs() != 1);
            assert_eq!(Offsets::SOMEWHERE_LEFT.contains(d), d > 0);
            assert_eq!(Offsets::SOMEWHERE_RIGHT.contains(d), d < 0);
            assert_eq!(Offsets::only(d).reversed(), Offsets::only(-d));
        }
        assert_eq!(Offsets::SOMEWHERE_LEFT.reversed(), Offsets::SOMEWHERE_RIGHT);
    }

    #[test]
    fn houses_go_up_to_sixteen() {
        assert_eq!(Houses::all(16).len(), 16);
        assert_eq!(Houses::all(5).iter().collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
        assert_eq!([0, 4].into_iter().collect::<Houses>().bits(), 0b10001);
    }
}
