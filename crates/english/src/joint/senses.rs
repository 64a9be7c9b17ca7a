//! Phrases of two senses: "left of" is the next on the left or anywhere there, "two apart" has one
//! place or two in between. A text mostly keeps to one of them.

use puzzle::{Offsets, Relation};

use crate::reading::Reading;

/// What a phrase of two senses was taken for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sense {
    /// On one side, the next.
    Immediately,
    /// On one side, at any distance.
    Somewhere,
    /// So many places apart.
    Apart(u8),
}

/// The senses in which two relations take a phrase, if that is all in which they differ.
pub fn contrast(one: &Relation, other: &Relation) -> Option<[Sense; 2]> {
    let statements = |relation: &Relation| {
        let mut all = Vec::new();
        relation.for_each_statement(&mut |statement| all.push(statement.clone()));
        all
    };
    let (ours, theirs) = (statements(one), statements(other));
    if ours.len() != theirs.len() {
        return None;
    }
    let mut found = None;
    for (one, other) in ours.iter().zip(&theirs).filter(|(one, other)| one != other) {
        let (Relation::Offset(a, b, one), Relation::Offset(c, d, other)) = (one, other) else {
            return None;
        };
        let other = match () {
            () if (a, b) == (c, d) => *other,
            () if (a, b) == (d, c) => other.reversed(),
            () => return None,
        };
        let senses = [(one, &other), (&one.reversed(), &other.reversed())];
        let senses = senses.into_iter().find_map(|(one, other)| two_senses(*one, *other))?;
        if found.is_some_and(|found| found != senses) {
            return None;
        }
        found = Some(senses);
    }
    found
}

/// The senses of two sets of offsets to the right, or to both sides.
fn two_senses(one: Offsets, other: Offsets) -> Option<[Sense; 2]> {
    let next = Offsets::IMMEDIATELY_LEFT;
    match (one, other) {
        (one, Offsets::SOMEWHERE_LEFT) if one == next => {
            return Some([Sense::Immediately, Sense::Somewhere]);
        }
        (Offsets::SOMEWHERE_LEFT, other) if other == next => {
            return Some([Sense::Somewhere, Sense::Immediately]);
        }
        _ => {}
    }
    let apart = |distances: fn(u8) -> Offsets| {
        let far = |offsets: Offsets| (1..Offsets::MAX as u8).find(|k| distances(*k) == offsets);
        let (one, other) = (far(one)?, far(other)?);
        (one.abs_diff(other) == 1).then_some([Sense::Apart(one), Sense::Apart(other)])
    };
    apart(Offsets::apart).or_else(|| apart(|far| Offsets::only(far as i8)))
}

/// The hints with phrases of two senses.
#[derive(Debug, Default)]
pub(super) struct Senses {
    /// By hint and reading, where a phrase of it has several senses.
    by_reading: Vec<Vec<Option<Sense>>>,
    /// Hints that leave the same senses open, and these.
    kinds: Vec<(Vec<Sense>, Vec<usize>)>,
}

impl Senses {
    pub(super) fn of(hints: &[Vec<Reading>]) -> Self {
        let mut senses = Self::default();
        for (hint, readings) in hints.iter().enumerate() {
            let mut of_hint = vec![None; readings.len()];
            for other in 1..readings.len() {
                let found = contrast(&readings[0].relation, &readings[other].relation);
                if let Some([first, second]) = found {
                    of_hint[0] = of_hint[0].or(Some(first));
                    of_hint[other] = Some(second);
                }
            }
            let mut kind: Vec<Sense> = of_hint.iter().flatten().copied().collect();
            kind.sort_unstable();
            senses.by_reading.push(of_hint);
            match senses.kinds.iter_mut().find(|(known, _)| *known == kind) {
                _ if kind.is_empty() => {}
                Some((_, hints)) => hints.push(hint),
                None => senses.kinds.push((kind, vec![hint])),
            }
        }
        senses
    }

    /// The sense of a reading.
    pub(super) fn of_reading(&self, hint: usize, reading: usize) -> Option<Sense> {
        self.by_reading[hint][reading]
    }

    /// Whether two readings of a hint take a phrase in different senses.
    pub(super) fn differ(&self, hint: usize, one: usize, other: usize) -> bool {
        let sense = |reading| self.of_reading(hint, reading);
        sense(one).is_some() && sense(other).is_some() && sense(one) != sense(other)
    }

    /// How many hints do not go with most of their kind, by the sense that each has.
    pub(super) fn mixed(&self, sense: impl Fn(usize) -> Option<Sense>) -> usize {
        let of_kind = |(kind, hints): &(Vec<Sense>, Vec<usize>)| {
            let taken: Vec<Sense> = hints.iter().filter_map(|&hint| sense(hint)).collect();
            let count = |sense: &Sense| taken.iter().filter(|taken| *taken == sense).count();
            taken.len() - kind.iter().map(count).max().unwrap_or(0)
        };
        self.kinds.iter().map(of_kind).sum()
    }
}
