//! The integers that the search counts with: the smallest type in which no count of the instance
//! at hand can overflow, chosen before the search from the product of the candidates left.

use super::Count;
use super::natural::Natural;

/// An unsigned integer that a search counts with. Each is one more copy of the search in a program.
pub trait Number: Clone + PartialEq + Into<Count> {
    const ZERO: Self;
    /// What it takes, in room and time, against one machine word.
    const WEIGHT: u64;
    /// A number of choices, at most 16.
    fn small(choices: u32) -> Self;
    fn from_word(word: u64) -> Self;
    fn is_zero(&self) -> bool;
    fn add(&mut self, other: &Self);
    fn subtract(&mut self, other: &Self);
    fn times(&self, other: &Self) -> Self;
    /// Division that leaves no remainder.
    fn quotient(&self, divisor: &Self) -> Self;
}

macro_rules! machine_number {
    ($($type:ty: $weight:literal),*) => {$(
        impl Number for $type {
            const ZERO: Self = 0;
            const WEIGHT: u64 = $weight;

            fn small(choices: u32) -> Self {
                choices.into()
            }

            fn from_word(word: u64) -> Self {
                word.into()
            }

            fn is_zero(&self) -> bool {
                *self == 0
            }

            fn add(&mut self, other: &Self) {
                *self += other;
            }

            fn subtract(&mut self, other: &Self) {
                *self -= other;
            }

            fn times(&self, other: &Self) -> Self {
                self * other
            }

            fn quotient(&self, divisor: &Self) -> Self {
                self / divisor
            }
        }
    )*};
}

machine_number!(u64: 1, u128: 2);

impl Number for Natural {
    const ZERO: Self = Self::ZERO;
    const WEIGHT: u64 = 16;

    fn small(choices: u32) -> Self {
        u128::from(choices).into()
    }

    fn from_word(word: u64) -> Self {
        u128::from(word).into()
    }

    fn is_zero(&self) -> bool {
        self.is_zero()
    }

    fn add(&mut self, other: &Self) {
        self.add(other);
    }

    fn subtract(&mut self, other: &Self) {
        self.subtract(other);
    }

    fn times(&self, other: &Self) -> Self {
        self.times(other)
    }

    fn quotient(&self, divisor: &Self) -> Self {
        self.quotient(divisor)
    }
}
