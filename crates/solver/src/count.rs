//! Exact numbers of solutions, of any magnitude.

use std::fmt;
use std::str::FromStr;

use super::natural::Natural;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// An exact non-negative integer of any magnitude: (16!)^32 has 427 digits.
///
/// Serialised as its decimal digits for people, and as its bytes (least significant first)
/// otherwise.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Count(Natural);

impl Count {
    /// The longest decimal text that is read: far past the largest count there can be.
    const MAX_DIGITS: usize = 1000;

    /// How many arrangements there are without any hint: (n!)^m.
    pub fn arrangements(houses: u8, categories: u8) -> Self {
        let mut arrangements = Natural::from(1);
        for _ in 0..categories {
            for choices in 1..=u32::from(houses) {
                arrangements.times_plus(choices, 0);
            }
        }
        Self(arrangements)
    }

    /// Whether there is no solution.
    pub fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// Whether there is exactly one solution.
    pub fn is_one(&self) -> bool {
        self.0.bits() == 1
    }

    /// The number where it fits.
    pub fn to_u64(&self) -> Option<u64> {
        self.0.to_u128()?.try_into().ok()
    }

    /// The decimal logarithm, for scales; −∞ for 0.
    pub fn log10(&self) -> f64 {
        let (mantissa, exponent) = self.scaled();
        mantissa.log10() + f64::from(exponent) * std::f64::consts::LOG10_2
    }

    /// This count as a share of another: `self / whole`, 0 where `whole` is 0. Rounding makes it
    /// neither nothing nor the whole where it is not.
    pub fn ratio(&self, whole: &Self) -> f64 {
        if self.is_zero() || whole.is_zero() {
            return 0.0;
        }
        let (a, ea) = self.scaled();
        let (b, eb) = whole.scaled();
        // The general power of two brings a table as large as a view.
        let ratio = a / b * 2f64.powi(ea - eb);
        if self < whole { ratio.clamp(f64::MIN_POSITIVE, 1.0 - f64::EPSILON) } else { ratio }
    }

    /// `mantissa · 2^exponent`, the mantissa below 2^64.
    fn scaled(&self) -> (f64, i32) {
        let (top, below) = self.0.top();
        (top as f64, below as i32)
    }

    pub(super) fn big(&self) -> &Natural {
        &self.0
    }
}

impl From<u64> for Count {
    fn from(number: u64) -> Self {
        Self(u128::from(number).into())
    }
}

impl From<u128> for Count {
    fn from(number: u128) -> Self {
        Self(number.into())
    }
}

impl From<Natural> for Count {
    fn from(number: Natural) -> Self {
        Self(number)
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Nine decimal digits at a time, the last ones first.
        let mut rest = self.0.clone();
        let mut groups = vec![rest.divide(1_000_000_000)];
        while !rest.is_zero() {
            groups.push(rest.divide(1_000_000_000));
        }
        let mut text = groups.pop().unwrap_or_default().to_string();
        for group in groups.iter().rev() {
            text.push_str(&format!("{group:09}"));
        }
        f.pad_integral(true, "", &text)
    }
}

impl fmt::Debug for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a whole number that a count could be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotACount;

impl fmt::Display for NotACount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a count is written in decimal digits")
    }
}

impl std::error::Error for NotACount {}

impl FromStr for Count {
    type Err = NotACount;

    fn from_str(text: &str) -> Result<Self, NotACount> {
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if !digits || text.len() > Self::MAX_DIGITS {
            return Err(NotACount);
        }
        let mut number = Natural::ZERO;
        for digit in text.bytes() {
            number.times_plus(10, u32::from(digit - b'0'));
        }
        Ok(Self(number))
    }
}

impl Serialize for Count {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            self.0.to_bytes().serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
        } else {
            Vec::<u8>::deserialize(deserializer).map(|bytes| Self(Natural::from_bytes(&bytes)))
        }
    }
}

/// What is known about a number of solutions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Tally {
    /// This many.
    Exact(Count),
    /// At least this many: the work was stopped before the end. Proven, not estimated.
    AtLeast(Count),
}

impl Tally {
    /// The number, exact or the bound.
    pub fn number(&self) -> &Count {
        match self {
            Self::Exact(count) | Self::AtLeast(count) => count,
        }
    }

    /// The number, if it is exact.
    pub fn exact(&self) -> Option<&Count> {
        match self {
            Self::Exact(count) => Some(count),
            Self::AtLeast(_) => None,
        }
    }

    /// Whether it is a bound that says nothing: at least 0.
    pub fn says_nothing(&self) -> bool {
        self.exact().is_none() && self.number().is_zero()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_any_size_go_through_text() {
        let text = "123456789".repeat(40);
        let count: Count = text.parse().unwrap();
        assert_eq!(count.to_string(), text);
        assert!((count.log10() - (359.0 + 1.23456789f64.log10())).abs() < 1e-9);
        assert!((count.ratio(&count) - 1.0).abs() < 1e-12);
        assert_eq!(count.to_u64(), None);
    }

    #[test]
    fn five_houses_and_five_categories_make_24_883_200_000_arrangements() {
        assert_eq!(Count::arrangements(5, 5), Count::from(24_883_200_000u64));
        assert_eq!(Count::arrangements(16, 32).to_string().len(), 427);
    }

    #[test]
    fn nothing_is_minus_infinity_on_a_logarithmic_scale() {
        assert_eq!(Count::default().log10(), f64::NEG_INFINITY);
        assert_eq!(Count::default().ratio(&Count::from(4u64)), 0.0);
        assert!(Count::from(1u64).is_one() && Count::default().is_zero());
    }

    #[test]
    fn a_share_is_not_rounded_to_nothing_or_to_the_whole() {
        let whole = Count::arrangements(16, 32);
        let mut rest = whole.big().clone();
        rest.subtract(&Natural::from(1));
        let all_but_one = Count::from(rest).ratio(&whole);
        assert!(all_but_one < 1.0 && all_but_one > 0.999, "{all_but_one}");
        let one = Count::from(1u64).ratio(&whole);
        assert!(one > 0.0 && one < 0.001, "{one}");
        assert_eq!(whole.ratio(&whole), 1.0);
    }

    #[test]
    fn what_is_not_a_number_is_refused() {
        for text in ["", "-1", "+1", "1 000", "1e3", "x", &"9".repeat(1001)] {
            assert_eq!(text.parse::<Count>(), Err(NotACount), "{text}");
        }
    }
}
