//! Natural numbers of any magnitude, with just the arithmetic that counting needs.
//!
//! Our own, because it travels to every reader: the largest count has 1,417 bits, where schoolbook
//! methods are all one wants, and a general library is ten times the size for speed past that.

use std::cmp::Ordering;

/// A natural number: 32-bit digits, least significant first, the last one not 0.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Natural {
    digits: Vec<u32>,
}

impl Natural {
    pub(super) const ZERO: Self = Self { digits: Vec::new() };

    pub(super) fn is_zero(&self) -> bool {
        self.digits.is_empty()
    }

    /// In how many ways the rest of each category can be placed, so many of its values being placed.
    pub(super) fn ways_to_fill(houses: u8, placed: impl Iterator<Item = usize>) -> Self {
        let mut ways = Self::from(1);
        for placed in placed {
            for choices in 1..=(usize::from(houses) - placed) as u32 {
                ways.times_plus(choices, 0);
            }
        }
        ways
    }

    /// How many bits it has; 0 for 0.
    pub(super) fn bits(&self) -> usize {
        self.digits.last().map_or(0, |last| self.digits.len() * 32 - last.leading_zeros() as usize)
    }

    /// The number where it fits.
    pub(super) fn to_u128(&self) -> Option<u128> {
        (self.digits.len() <= 4).then(|| {
            self.digits.iter().rev().fold(0, |number, &digit| number << 32 | u128::from(digit))
        })
    }

    /// The 64 most significant bits, or all there are, and how many bits lie below them.
    pub(super) fn top(&self) -> (u64, usize) {
        let below = self.bits().saturating_sub(64);
        let (whole, part) = (below / 32, below % 32);
        // Three digits hold any 64 bits, wherever they start.
        let window = self.digits[whole..].iter().take(3).rev();
        let top = window.fold(0u128, |number, &digit| number << 32 | u128::from(digit));
        ((top >> part) as u64, below)
    }

    /// The bytes, least significant first, without zeros at the end.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.digits.iter().flat_map(|digit| digit.to_le_bytes()).collect();
        while bytes.last() == Some(&0) {
            bytes.pop();
        }
        bytes
    }

    /// The number of these bytes, least significant first.
    pub(super) fn from_bytes(bytes: &[u8]) -> Self {
        let digit = |chunk: &[u8]| chunk.iter().rev().fold(0, |d, &byte| d << 8 | u32::from(byte));
        Self { digits: bytes.chunks(4).map(digit).collect() }.trimmed()
    }

    pub(super) fn add(&mut self, other: &Self) {
        let length = self.digits.len().max(other.digits.len());
        self.digits.resize(length, 0);
        let mut carry = 0;
        for (i, digit) in self.digits.iter_mut().enumerate() {
            let other = other.digits.get(i).copied().unwrap_or(0);
            let sum = u64::from(*digit) + u64::from(other) + carry;
            *digit = sum as u32;
            carry = sum >> 32;
        }
        if carry > 0 {
            self.digits.push(carry as u32);
        }
    }

    /// Takes away a number that is not larger.
    pub(super) fn subtract(&mut self, other: &Self) {
        let mut borrow = false;
        for (i, digit) in self.digits.iter_mut().enumerate() {
            let other = other.digits.get(i).copied().unwrap_or(0);
            let (difference, first) = digit.overflowing_sub(other);
            let (difference, second) = difference.overflowing_sub(borrow.into());
            *digit = difference;
            borrow = first || second;
        }
        debug_assert!(!borrow, "a natural number below 0");
        self.trim();
    }

    pub(super) fn times(&self, other: &Self) -> Self {
        let mut digits = vec![0; self.digits.len() + other.digits.len()];
        for (i, &a) in self.digits.iter().enumerate() {
            let mut carry = 0;
            for (j, &b) in other.digits.iter().enumerate() {
                let sum = u64::from(a) * u64::from(b) + u64::from(digits[i + j]) + carry;
                digits[i + j] = sum as u32;
                carry = sum >> 32;
            }
            digits[i + other.digits.len()] = carry as u32;
        }
        Self { digits }.trimmed()
    }

    /// Multiplies by a small number and adds another.
    pub(super) fn times_plus(&mut self, factor: u32, summand: u32) {
        let mut carry = u64::from(summand);
        for digit in &mut self.digits {
            let sum = u64::from(*digit) * u64::from(factor) + carry;
            *digit = sum as u32;
            carry = sum >> 32;
        }
        if carry > 0 {
            self.digits.push(carry as u32);
        }
        self.trim();
    }

    /// Divides by a small number that is not 0 and gives the remainder.
    pub(super) fn divide(&mut self, divisor: u32) -> u32 {
        let mut remainder = 0;
        for digit in self.digits.iter_mut().rev() {
            let number = remainder << 32 | u64::from(*digit);
            *digit = (number / u64::from(divisor)) as u32;
            remainder = number % u64::from(divisor);
        }
        self.trim();
        remainder as u32
    }

    /// The whole part of the quotient by a number that is not 0, one bit at a time.
    pub(super) fn quotient(&self, divisor: &Self) -> Self {
        let mut quotient = Self { digits: vec![0; self.digits.len()] };
        let mut remainder = Self::ZERO;
        for bit in (0..self.bits()).rev() {
            remainder.times_plus(2, self.digits[bit / 32] >> (bit % 32) & 1);
            if remainder >= *divisor {
                remainder.subtract(divisor);
                quotient.digits[bit / 32] |= 1 << (bit % 32);
            }
        }
        quotient.trimmed()
    }

    fn trim(&mut self) {
        while self.digits.last() == Some(&0) {
            self.digits.pop();
        }
    }

    fn trimmed(mut self) -> Self {
        self.trim();
        self
    }
}

impl From<u128> for Natural {
    fn from(number: u128) -> Self {
        Self::from_bytes(&number.to_le_bytes())
    }
}

impl Ord for Natural {
    fn cmp(&self, other: &Self) -> Ordering {
        let lengths = self.digits.len().cmp(&other.digits.len());
        lengths.then_with(|| self.digits.iter().rev().cmp(other.digits.iter().rev()))
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers around every edge that digits have, and a few between.
    fn samples() -> Vec<u128> {
        let edges = (0..=60).map(|bit| 1u128 << bit);
        edges.flat_map(|edge| [edge - 1, edge, edge + 1, edge * 3 / 2 + 7]).collect()
    }

    #[test]
    fn arithmetic_agrees_with_the_machines() {
        for a in samples() {
            for b in samples() {
                let (x, y) = (Natural::from(a), Natural::from(b));
                let mut sum = x.clone();
                sum.add(&y);
                assert_eq!(sum.to_u128(), Some(a + b));
                sum.subtract(&y);
                assert_eq!(sum, x);
                assert_eq!(x.times(&y).to_u128(), Some(a * b));
                assert_eq!(x.cmp(&y), a.cmp(&b));
                if let Some(quotient) = a.checked_div(b) {
                    assert_eq!(x.quotient(&y).to_u128(), Some(quotient), "{a} / {b}");
                    assert_eq!(x.times(&y).quotient(&y), x);
                }
            }
        }
    }

    #[test]
    fn small_steps_agree_with_large_ones() {
        for a in samples() {
            let mut x = Natural::from(a);
            x.times_plus(1_000_000_000, 17);
            assert_eq!(x.to_u128(), Some(a * 1_000_000_000 + 17));
            assert_eq!(x.divide(1_000_000_000), 17);
            assert_eq!(x.to_u128(), Some(a));
            assert_eq!(Natural::from_bytes(&x.to_bytes()), x);
        }
    }

    #[test]
    fn the_top_of_a_large_number_is_its_first_bits() {
        let mut x = Natural::from(0xdead_beef_0123_4567_u128);
        for _ in 0..3 {
            assert_eq!(x.top().0, 0xdead_beef_0123_4567);
            x.times_plus(1 << 31, 0);
        }
        assert_eq!(x.top().1, 93);
        assert_eq!(Natural::ZERO.top(), (0, 0));
        assert_eq!(x.bits(), 64 + 93);
    }
}
