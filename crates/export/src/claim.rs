//! What a hint claims, brought down to the few forms that every language has to write.

use puzzle::{Houses, Offsets, Puzzle, Relation, Value};

/// A relation whose leaves are on one value or two and can both hold and fail; [`Claim::True`] and
/// [`Claim::False`] stand alone, never inside another claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Claim {
    True,
    False,
    /// The value is in one of these houses, numbered from 1.
    In(Value, Vec<i8>),
    /// How far the second of two different values is from the first.
    Step(Value, Value, Step),
    Not(Box<Claim>),
    /// Two or more.
    All(Vec<Claim>),
    /// Two or more.
    Any(Vec<Claim>),
    If(Box<Claim>, Box<Claim>),
    Iff(Box<Claim>, Box<Claim>),
}

/// The distance from house `a` to house `b`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Same,
    Different,
    /// a < b
    Left,
    /// a > b
    Right,
    /// b = a + d; d is not 0.
    By(i8),
    /// |a − b| = k; k is not 0.
    Apart(i8),
    /// |a − b| ≠ k; k is not 0.
    NotApart(i8),
    /// b − a is one of these, rising.
    OneOf(Vec<i8>),
}

impl Step {
    fn of(offsets: Offsets, houses: u8) -> Self {
        match offsets {
            Offsets::SAME => return Self::Same,
            Offsets::DIFFERENT => return Self::Different,
            Offsets::SOMEWHERE_LEFT => return Self::Left,
            Offsets::SOMEWHERE_RIGHT => return Self::Right,
            _ => {}
        }
        for k in 1..=Offsets::MAX {
            let apart = Offsets::apart(k as u8);
            let step = [
                (Offsets::only(k), Self::By(k)),
                (Offsets::only(-k), Self::By(-k)),
                (apart, Self::Apart(k)),
                (apart.complement(), Self::NotApart(k)),
            ];
            if let Some((_, step)) = step.into_iter().find(|(named, _)| *named == offsets) {
                return step;
            }
        }
        Self::OneOf(offsets.iter().filter(|d| d.unsigned_abs() < houses).collect())
    }

    /// The offsets it allows among so many houses, rising.
    pub(super) fn offsets(&self, houses: u8) -> Vec<i8> {
        let allowed = |d: i8| match self {
            Self::Same => d == 0,
            Self::Different => d != 0,
            Self::Left => d > 0,
            Self::Right => d < 0,
            Self::By(k) => d == *k,
            Self::Apart(k) => d.abs() == *k,
            Self::NotApart(k) => d.abs() != *k,
            Self::OneOf(list) => list.contains(&d),
        };
        let most = houses as i8 - 1;
        (-most..=most).filter(|&d| allowed(d)).collect()
    }
}

impl Claim {
    /// What a relation claims in a row of so many houses.
    pub(super) fn of(relation: &Relation, houses: u8) -> Self {
        let of = |relation: &Relation| Self::of(relation, houses);
        match relation {
            Relation::In(value, set) => {
                let all = Houses::all(houses);
                match set.intersection(all) {
                    Houses::NONE => Self::False,
                    set if set == all => Self::True,
                    set => Self::In(*value, set.iter().map(|h| h as i8 + 1).collect()),
                }
            }
            Relation::Offset(a, b, offsets) if a == b => Self::constant(offsets.contains(0)),
            Relation::Offset(a, b, offsets) => {
                let step = Step::of(*offsets, houses);
                match step.offsets(houses).len() {
                    0 => Self::False,
                    all if all == 2 * usize::from(houses) - 1 => Self::True,
                    _ => Self::Step(*a, *b, step),
                }
            }
            Relation::Not(inner) => of(inner).negated(),
            Relation::And(parts) => Self::all(parts.iter().map(of).collect()),
            Relation::Or(parts) => Self::any(parts.iter().map(of).collect()),
            Relation::Xor(p, q) => Self::iff(of(p), of(q).negated()),
            Relation::Iff(p, q) => Self::iff(of(p), of(q)),
            Relation::If(p, q) => match (of(p), of(q)) {
                (Self::False, _) | (_, Self::True) => Self::True,
                (Self::True, q) => q,
                (p, Self::False) => p.negated(),
                (p, q) => Self::If(Box::new(p), Box::new(q)),
            },
            statement => of(&statement.by_twos().expect("it is about three values")),
        }
    }

    fn constant(holds: bool) -> Self {
        if holds { Self::True } else { Self::False }
    }

    fn all(mut parts: Vec<Self>) -> Self {
        parts.retain(|part| *part != Self::True);
        match parts.len() {
            _ if parts.contains(&Self::False) => Self::False,
            0 => Self::True,
            1 => parts.remove(0),
            _ => Self::All(parts),
        }
    }

    fn any(mut parts: Vec<Self>) -> Self {
        parts.retain(|part| *part != Self::False);
        match parts.len() {
            _ if parts.contains(&Self::True) => Self::True,
            0 => Self::False,
            1 => parts.remove(0),
            _ => Self::Any(parts),
        }
    }

    fn iff(p: Self, q: Self) -> Self {
        match (p, q) {
            (Self::True, other) | (other, Self::True) => other,
            (Self::False, other) | (other, Self::False) => other.negated(),
            (p, q) => Self::Iff(Box::new(p), Box::new(q)),
        }
    }

    fn negated(self) -> Self {
        match self {
            Self::True => Self::False,
            Self::False => Self::True,
            Self::Not(inner) => *inner,
            Self::Step(a, b, Step::Same) => Self::Step(a, b, Step::Different),
            Self::Step(a, b, Step::Different) => Self::Step(a, b, Step::Same),
            Self::Step(a, b, Step::Apart(k)) => Self::Step(a, b, Step::NotApart(k)),
            Self::Step(a, b, Step::NotApart(k)) => Self::Step(a, b, Step::Apart(k)),
            other => Self::Not(Box::new(other)),
        }
    }

    /// The values it is about, each once, in reading order.
    pub(super) fn values(&self) -> Vec<Value> {
        let mut values = Vec::new();
        self.for_each_value(&mut |value| {
            if !values.contains(&value) {
                values.push(value);
            }
        });
        values
    }

    fn for_each_value(&self, visit: &mut impl FnMut(Value)) {
        match self {
            Self::True | Self::False => {}
            Self::In(value, _) => visit(*value),
            Self::Step(a, b, _) => {
                visit(*a);
                visit(*b);
            }
            Self::Not(inner) => inner.for_each_value(visit),
            Self::All(parts) | Self::Any(parts) => {
                parts.iter().for_each(|part| part.for_each_value(visit));
            }
            Self::If(p, q) | Self::Iff(p, q) => {
                p.for_each_value(visit);
                q.for_each_value(visit);
            }
        }
    }
}

/// The houses of a row that are not among these, all numbered from 1.
pub(super) fn other_houses(puzzle: &Puzzle, houses: &[i8]) -> Vec<i8> {
    (1..=puzzle.houses() as i8).filter(|h| !houses.contains(h)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Value = Value { category: 0, index: 0 };
    const B: Value = Value { category: 1, index: 0 };

    #[test]
    fn what_always_or_never_holds_is_folded_away() {
        let never = Relation::In(A, Houses::NONE);
        let same = Relation::Offset(A, B, Offsets::SAME);
        let or = Relation::Or(vec![never.clone(), same.clone()]);
        assert_eq!(Claim::of(&or, 5), Claim::Step(A, B, Step::Same));
        assert_eq!(Claim::of(&Relation::And(vec![never, same]), 5), Claim::False);
        assert_eq!(Claim::of(&Relation::Offset(A, A, Offsets::SAME), 5), Claim::True);
        assert_eq!(Claim::of(&Relation::Offset(A, B, Offsets::only(5)), 5), Claim::False);
    }

    #[test]
    fn offsets_keep_the_form_that_people_know() {
        let step = |offsets| Claim::of(&Relation::Offset(A, B, offsets), 5);
        assert_eq!(step(Offsets::NEXT_TO), Claim::Step(A, B, Step::Apart(1)));
        assert_eq!(step(Offsets::IMMEDIATELY_RIGHT), Claim::Step(A, B, Step::By(-1)));
        let odd: Offsets = [-3, 0, 2, 7].into_iter().collect();
        assert_eq!(step(odd), Claim::Step(A, B, Step::OneOf(vec![-3, 0, 2])));
    }
}
