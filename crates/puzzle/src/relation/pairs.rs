//! Sets of pairs of houses: what a relation between two values allows.

use std::ops::Index;

use crate::{MAX_HOUSES, Offsets};

const MAX: usize = MAX_HOUSES as usize;

/// A set of pairs of houses: row `h` is the mask of the houses allowed for the second value when
/// the first is in the house of index `h`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Pairs([u16; MAX]);

impl Pairs {
    /// The pairs of the first `n` houses for which `allowed(first, second)`.
    pub fn from_fn(n: u8, mut allowed: impl FnMut(u8, u8) -> bool) -> Self {
        let mut rows = [0; MAX];
        for a in 0..n {
            for b in 0..n {
                rows[usize::from(a)] |= u16::from(allowed(a, b)) << b;
            }
        }
        Self(rows)
    }

    /// The pairs of the first `n` houses at these offsets.
    pub fn from_offsets(n: u8, offsets: Offsets) -> Self {
        let all = (1u32 << n) - 1;
        let mut rows = [0; MAX];
        for (a, row) in rows.iter_mut().enumerate().take(usize::from(n)) {
            // Bit 15 + d of the offsets is bit a + d of the row.
            *row = ((u64::from(offsets.bits()) << a >> Offsets::MAX) as u32 & all) as u16;
        }
        Self(rows)
    }

    /// All houses of the second value that go with one of these houses of the first.
    #[inline]
    pub fn image(&self, mut houses: u16) -> u16 {
        let mut image = 0;
        while houses != 0 {
            image |= self.0[houses.trailing_zeros() as usize];
            houses &= houses - 1;
        }
        image
    }

    /// Seen from the other side: the second value's house first.
    #[must_use]
    pub fn transposed(&self) -> Self {
        let mut rows = [0; MAX];
        for (a, row) in self.0.iter().enumerate() {
            for (b, flipped) in rows.iter_mut().enumerate() {
                *flipped |= (row >> b & 1) << a;
            }
        }
        Self(rows)
    }

    /// The pairs of both.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|h| self.0[h] & other.0[h]))
    }

    /// Without the pairs of a house with itself.
    #[must_use]
    pub fn off_diagonal(&self) -> Self {
        Self(std::array::from_fn(|h| self.0[h] & !(1 << h)))
    }

    /// The houses paired with themselves.
    pub fn diagonal(&self) -> u16 {
        (0..MAX).fold(0, |mask, h| mask | self.0[h] & 1 << h)
    }

    /// Whether each pair is of a house with itself.
    pub fn is_diagonal(&self) -> bool {
        self.0.iter().enumerate().all(|(h, row)| row & !(1 << h) == 0)
    }

    /// Whether every pair of `a × b` is in; under `apart`, every pair of different houses.
    #[inline]
    pub fn covers(&self, a: u16, b: u16, apart: bool) -> bool {
        let mut rest = a;
        while rest != 0 {
            let h = rest.trailing_zeros();
            let free = if apart { 1 << h } else { 0 };
            if b & !self.0[h as usize] & !free != 0 {
                return false;
            }
            rest &= rest - 1;
        }
        true
    }
}

/// By the house of the first value: the houses of the second that go with it.
impl Index<usize> for Pairs {
    type Output = u16;

    #[inline]
    fn index(&self, house: usize) -> &u16 {
        &self.0[house]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_and_pairs_agree_for_every_size() {
        for n in 2..=16 {
            for offsets in [
                Offsets::SAME,
                Offsets::NEXT_TO,
                Offsets::SOMEWHERE_LEFT,
                Offsets::apart(15),
                Offsets::ANY,
            ] {
                let pairs = Pairs::from_offsets(n, offsets);
                let slow = Pairs::from_fn(n, |a, b| offsets.contains(b as i8 - a as i8));
                assert_eq!(pairs, slow, "{n} {offsets:?}");
                assert_eq!(pairs.transposed(), Pairs::from_offsets(n, offsets.reversed()));
            }
        }
    }
}
