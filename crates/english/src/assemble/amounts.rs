//! Comparisons of amounts: "older than" is a choice of pairs of ages.

use super::super::clause::REVERSED;
use super::super::measures::Comparison;
use super::Choice;
use super::compose::{and, or};
use super::places::Place;
use puzzle::{Offsets, Relation, Value};

impl Choice {
    /// What a side says of amounts, the subject's first.
    pub(super) fn comparison(&self, side: usize) -> Option<Comparison> {
        let reversed = side >= REVERSED;
        let found = self.comparisons[if reversed { side - REVERSED } else { side }].clone()?;
        let fits = match reversed {
            true => found.fits.into_iter().map(|(x, y)| (y, x)).collect(),
            false => found.fits,
        };
        Some(Comparison { fits, ..found })
    }

    /// The amounts of two places stand so to each other: for each amount of the second, those that
    /// the first may have.
    pub(super) fn compared(&self, a: Place, b: Place, comparison: &Comparison) -> Option<Relation> {
        let category = comparison.category;
        let known = |place: Place| match place {
            Place::Of(value) if value.category == category => Some(value.index),
            _ => None,
        };
        if known(a).is_some() && known(b).is_some() {
            return None;
        }
        let has = |place: Place, index: u8| {
            self.related(place, Place::Of(Value { category, index }), Offsets::SAME)
        };
        // Two of one category never have the same amount: "not as old as".
        let apart = match (a, b) {
            (Place::Of(a), Place::Of(b)) => a.category == b.category,
            _ => false,
        };
        let mut ways = Vec::new();
        for second in 0..self.houses {
            if known(b).is_some_and(|index| index != second) {
                continue;
            }
            let firsts = comparison.fits.iter().filter(|(_, y)| *y == second).map(|(x, _)| *x);
            let firsts = firsts.filter(|first| !apart || *first != second);
            let mut firsts: Vec<u8> = firsts.collect();
            if let Some(index) = known(a) {
                firsts.retain(|first| *first == index);
            }
            if firsts.is_empty() {
                continue;
            }
            let mut both = Vec::new();
            if known(b).is_none() {
                both.push(has(b, second)?);
            }
            if known(a).is_none() {
                let each = firsts.iter().map(|&first| has(a, first));
                both.push(or(each.collect::<Option<Vec<_>>>()?));
            }
            ways.push(and(both));
        }
        (!ways.is_empty()).then(|| or(ways))
    }
}
