//! Two sides at once, or one of two: "next to and left of", "before or after".

use super::Side;
use puzzle::Offsets;

impl Side {
    /// This or the other.
    pub fn either(&self, other: &Self) -> Option<Self> {
        let joined = |a: Offsets, b: Offsets| Offsets::from_bits(a.bits() | b.bits());
        let readings = match (self.readings.as_slice(), other.readings.as_slice()) {
            ([(a, _)], [(b, _)]) => vec![(joined(*a, *b), "")],
            (all, others) if all.len() == others.len() => all
                .iter()
                .zip(others)
                .map(|((a, label), (b, _))| (joined(*a, *b), *label))
                .collect(),
            // "Immediately to the left or right of".
            ([(a, _)], others) | (others, [(a, _)]) => {
                let near = others.iter().find(|(_, label)| *label == "immediately")?;
                vec![(joined(*a, near.0), "")]
            }
            _ => return None,
        };
        let of_row = self.comparison.is_none() && other.comparison.is_none();
        (of_row && self.mutual == other.mutual).then_some(Self {
            readings,
            noun: self.noun && other.noun,
            mutual: self.mutual,
            comparison: None,
        })
    }

    /// This and the other at once, where they can be.
    pub fn both(&self, other: &Self) -> Option<Self> {
        let mut readings: Vec<(Offsets, &'static str)> = Vec::new();
        for (a, label) in &self.readings {
            for (b, other) in &other.readings {
                let both = Offsets::from_bits(a.bits() & b.bits());
                if both.bits() != 0 && readings.iter().all(|(known, _)| *known != both) {
                    readings.push((both, if label.is_empty() { other } else { label }));
                }
            }
        }
        let of_row = self.comparison.is_none() && other.comparison.is_none();
        let plain = !self.mutual && !other.mutual && of_row && !readings.is_empty();
        if let [(_, label)] = readings.as_mut_slice() {
            *label = "";
        }
        plain.then_some(Self { readings, noun: false, mutual: false, comparison: None })
    }
}
