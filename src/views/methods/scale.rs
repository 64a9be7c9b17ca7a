//! Where times and numbers stand on a logarithmic scale.

/// A scale of powers of ten.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    least: f64,
    most: f64,
}

impl Scale {
    /// From one number to another, both more than 0; at least one power of ten long.
    pub fn new(least: f64, most: f64) -> Self {
        let least = least.max(f64::MIN_POSITIVE);
        Self { least, most: most.max(10.0 * least) }
    }

    /// Where a number stands, 0..=1; what is less than the least stands with it.
    pub fn place(&self, number: f64) -> f64 {
        if number <= self.least {
            return 0.0;
        }
        ((number / self.least).ln() / (self.most / self.least).ln()).clamp(0.0, 1.0)
    }

    /// The ticks that are on the scale, with their places.
    pub fn ticks(&self, marks: &[(f64, &'static str)]) -> Vec<(f64, &'static str)> {
        let on = |(mark, _): &&(f64, &str)| (self.least..=self.most).contains(mark);
        marks.iter().filter(on).map(|(mark, name)| (self.place(*mark), *name)).collect()
    }
}

/// What stands beneath a scale of numbers.
pub const NUMBERS: [(f64, &str); 9] = [
    (1.0, "≤ 1"),
    (1e2, "100"),
    (1e4, "10⁴"),
    (1e6, "10⁶"),
    (1e8, "10⁸"),
    (1e10, "10¹⁰"),
    (1e14, "10¹⁴"),
    (1e20, "10²⁰"),
    (1e30, "10³⁰"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_of_ten_are_equally_far_apart() {
        let scale = Scale::new(1.0, 1e4);
        assert_eq!(scale.place(0.0), 0.0);
        assert!((scale.place(100.0) - 0.5).abs() < 1e-12);
        assert_eq!(scale.place(1e9), 1.0);
        let ticks = scale.ticks(&NUMBERS);
        assert_eq!(ticks.iter().map(|(_, name)| *name).collect::<Vec<_>>(), ["≤ 1", "100", "10⁴"]);
    }
}
