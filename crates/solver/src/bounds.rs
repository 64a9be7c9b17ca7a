//! What counts of several sets of hints prove of each other.

use puzzle::HintSet;

use super::{Count, Tally};

/// Raises lower bounds: a set of hints has at least as many solutions as any that has all of them
/// and more. A bound that meets the exact count of a set with fewer of them is exact.
pub fn tighten(counted: &mut [(HintSet, Tally)]) {
    let known = counted.to_vec();
    for (set, tally) in counted {
        let Tally::AtLeast(bound) = &*tally else { continue };
        let of_more = known.iter().filter(|(other, _)| set.is_within(other));
        let least = of_more.map(|(_, other)| other.number()).max().unwrap_or(bound).clone();
        let of_fewer = known.iter().filter(|(other, _)| other.is_within(set));
        let most: Option<&Count> = of_fewer.filter_map(|(_, other)| other.exact()).min();
        let meets = most == Some(&least);
        *tally = if meets { Tally::Exact(least) } else { Tally::AtLeast(least) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tightened(counts: &[(&[usize], Tally)]) -> Vec<Tally> {
        let set = |hints: &[usize]| hints.iter().copied().collect();
        let mut counted: Vec<_> = counts.iter().map(|(h, tally)| (set(h), tally.clone())).collect();
        tighten(&mut counted);
        counted.into_iter().map(|(_, tally)| tally).collect()
    }

    fn exact(count: u64) -> Tally {
        Tally::Exact(count.into())
    }

    fn at_least(count: u64) -> Tally {
        Tally::AtLeast(count.into())
    }

    #[test]
    fn more_hints_never_have_more_solutions() {
        let counts: [(&[usize], Tally); 6] = [
            (&[], exact(100)),
            (&[0], at_least(0)),
            (&[0, 1], at_least(9)),
            (&[0, 1, 2], at_least(3)),
            (&[0, 1, 2, 3], exact(5)),
            // Neither has all hints of the other.
            (&[1, 70], at_least(7)),
        ];
        let wanted = [exact(100), at_least(9), at_least(9), at_least(5), exact(5), at_least(7)];
        assert_eq!(tightened(&counts), wanted);
    }

    #[test]
    fn between_equal_counts_there_is_no_other() {
        let counts: [(&[usize], Tally); 3] =
            [(&[0], exact(4)), (&[0, 1], at_least(1)), (&[0, 1, 2], exact(4))];
        assert_eq!(tightened(&counts), [exact(4), exact(4), exact(4)]);
        let none: [(&[usize], Tally); 2] = [(&[3], exact(0)), (&[3, 4], at_least(0))];
        assert_eq!(tightened(&none), [exact(0), exact(0)]);
    }
}
