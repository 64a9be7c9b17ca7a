//! What searches make of a relation: negations pushed inwards, conjunctions taken apart, what is
//! about one value or two tabulated, the whole judged by candidates. The solver and the
//! explanations both start here; checks of what they find do not, they go by
//! [`Relation::holds`] alone.

use super::{Order, Pairs, Relation};
use crate::{Houses, Offsets, Value};

/// A composition without negations but at its leaves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Form<L = Statement> {
    /// What is not taken apart.
    Leaf(L),
    /// All hold; with none inside, always true.
    All(Vec<Form<L>>),
    /// At least one holds; with none inside, never true.
    Any(Vec<Form<L>>),
    /// Both hold or neither does.
    Iff(Box<Form<L>>, Box<Form<L>>),
}

/// A relation with nothing inside, or its contrary.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Statement {
    /// What it is about.
    pub relation: Relation,
    /// Whether it holds.
    pub holds: bool,
}

/// What candidates allow a relation to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// It may still come out true.
    pub may_hold: bool,
    /// It may still come out false.
    pub may_fail: bool,
}

/// A form by how many values it is about: those about one or two are tabulated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Extent {
    /// None: it holds or does not.
    None(bool),
    /// The value is in one of these houses.
    One(Value, Houses),
    /// The houses of two different values are one of these pairs.
    Two(Value, Value, Pairs),
    /// Three or more.
    Many,
}

impl Verdict {
    /// True, whatever the candidates.
    pub const TRUE: Self = Self { may_hold: true, may_fail: false };
    /// False, whatever the candidates.
    pub const FALSE: Self = Self::TRUE.contrary();

    /// Of the contrary.
    #[must_use]
    pub const fn contrary(self) -> Self {
        Self { may_hold: self.may_fail, may_fail: self.may_hold }
    }

    /// Of both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            may_hold: self.may_hold && other.may_hold,
            may_fail: self.may_fail || other.may_fail,
        }
    }

    /// Of at least one of the two.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        self.contrary().and(other.contrary()).contrary()
    }

    /// Of both or neither.
    #[must_use]
    pub const fn iff(self, other: Self) -> Self {
        Self {
            may_hold: self.may_hold && other.may_hold || self.may_fail && other.may_fail,
            may_fail: self.may_hold && other.may_fail || self.may_fail && other.may_hold,
        }
    }
}

impl Relation {
    /// What it takes that the relation holds.
    pub fn form(&self) -> Form {
        self.form_of(true)
    }

    /// What it takes that it does not.
    pub fn contrary(&self) -> Form {
        self.form_of(false)
    }

    fn form_of(&self, holds: bool) -> Form {
        let parts = |parts: &[Self]| parts.iter().map(|part| part.form_of(holds)).collect();
        let all_of = |parts, all| if all { Form::All(parts) } else { Form::Any(parts) };
        match self {
            Self::Not(inner) => inner.form_of(!holds),
            Self::And(inner) => all_of(parts(inner), holds),
            Self::Or(inner) => all_of(parts(inner), !holds),
            Self::If(p, q) => all_of(vec![p.form_of(!holds), q.form_of(holds)], !holds),
            Self::Iff(p, q) => Form::Iff(Box::new(p.form()), Box::new(q.form_of(holds))),
            Self::Xor(p, q) => Form::Iff(Box::new(p.form()), Box::new(q.form_of(!holds))),
            Self::In(..) | Self::Offset(..) | Self::Between { .. } => {
                Form::Leaf(Statement { relation: self.clone(), holds })
            }
        }
    }

    /// The same composed of relations between two values, where it is about three.
    pub fn by_twos(&self) -> Option<Self> {
        match self {
            Self::Between { middle, ends: (left, right), order } => {
                let before = |a, b| Self::Offset(a, b, Offsets::SOMEWHERE_LEFT);
                let rising = |a, b| Self::And(vec![before(a, *middle), before(*middle, b)]);
                Some(match order {
                    Order::AsGiven => rising(*left, *right),
                    Order::Either => Self::Or(vec![rising(*left, *right), rising(*right, *left)]),
                })
            }
            _ => None,
        }
    }

    /// Judges a relation with nothing inside by the candidates of each value.
    pub fn judged(&self, candidates: &impl Fn(Value) -> Houses) -> Verdict {
        let values = self.values();
        let (mut sum, mut houses) = (Verdict { may_hold: false, may_fail: false }, Vec::new());
        self.try_houses(&values, candidates, &mut houses, &mut sum);
        sum
    }

    fn try_houses(
        &self,
        values: &[Value],
        candidates: &impl Fn(Value) -> Houses,
        houses: &mut Vec<u8>,
        sum: &mut Verdict,
    ) {
        let Some(&next) = values.get(houses.len()) else {
            let place = |value| values.iter().position(|&v| v == value).map_or(0, |i| houses[i]);
            let holds = self.holds(&place);
            sum.may_hold |= holds;
            sum.may_fail |= !holds;
            return;
        };
        for house in candidates(next).iter() {
            houses.push(house);
            self.try_houses(values, candidates, houses, sum);
            houses.pop();
            if sum.may_hold && sum.may_fail {
                return;
            }
        }
    }
}

impl Form {
    /// The same with statements about two values at most, as far as they can be put so.
    #[must_use]
    pub fn by_twos(self) -> Self {
        self.map(&mut |statement| match statement.relation.by_twos() {
            Some(relation) => relation.form_of(statement.holds),
            None => Form::Leaf(statement),
        })
    }

    /// Whether it holds when each value is in the house that `house` gives.
    pub fn holds(&self, house: &impl Fn(Value) -> u8) -> bool {
        let judge = |relation: &Relation| match relation.holds(house) {
            true => Verdict::TRUE,
            false => Verdict::FALSE,
        };
        self.judged(&judge).may_hold
    }

    /// Judges by what `judge` says of each relation with nothing inside.
    pub fn judged(&self, judge: &impl Fn(&Relation) -> Verdict) -> Verdict {
        self.verdict(&|Statement { relation, holds }: &Statement| {
            let verdict = judge(relation);
            if *holds { verdict } else { verdict.contrary() }
        })
    }

    /// The values that it is about, each once, in reading order.
    pub fn values(&self) -> Vec<Value> {
        self.first_values(usize::MAX)
    }

    fn first_values(&self, most: usize) -> Vec<Value> {
        let mut values = Vec::new();
        self.for_each_leaf(&mut |statement| {
            statement.relation.for_each_value(&mut |value| {
                if values.len() < most && !values.contains(&value) {
                    values.push(value);
                }
            });
        });
        values
    }

    /// What it says of the first `n` houses.
    pub fn extent(&self, n: u8) -> Extent {
        let values = self.first_values(3);
        // One way to ask for all of them: each other would travel to every reader once more.
        let holds = |first, second| {
            self.holds(&|value| if values.first() == Some(&value) { first } else { second })
        };
        match *values {
            [] => Extent::None(holds(0, 0)),
            [value] => Extent::One(value, (0..n).filter(|&house| holds(house, 0)).collect()),
            [a, b] => {
                let pairs = match self {
                    Form::Leaf(Statement { relation: Relation::Offset(_, _, offsets), holds }) => {
                        Pairs::from_offsets(n, if *holds { *offsets } else { offsets.complement() })
                    }
                    _ => Pairs::from_fn(n, holds),
                };
                Extent::Two(a, b, pairs)
            }
            _ => Extent::Many,
        }
    }
}

impl<L> Form<L> {
    /// The parts all of which hold exactly when it does.
    pub fn parts(self) -> Vec<Self> {
        match self {
            Self::All(parts) => parts.into_iter().flat_map(Self::parts).collect(),
            part => vec![part],
        }
    }

    /// The same with other leaves.
    pub fn map<M>(self, leaf: &mut impl FnMut(L) -> Form<M>) -> Form<M> {
        match self {
            Self::Leaf(own) => leaf(own),
            Self::All(parts) => Form::All(parts.into_iter().map(|part| part.map(leaf)).collect()),
            Self::Any(parts) => Form::Any(parts.into_iter().map(|part| part.map(leaf)).collect()),
            Self::Iff(p, q) => Form::Iff(Box::new(p.map(leaf)), Box::new(q.map(leaf))),
        }
    }

    /// Judges by what `leaf` says of the leaves. Exact where that settles each of them.
    pub fn verdict(&self, leaf: &impl Fn(&L) -> Verdict) -> Verdict {
        match self {
            Self::Leaf(own) => leaf(own),
            Self::All(parts) => {
                parts.iter().fold(Verdict::TRUE, |sum, part| sum.and(part.verdict(leaf)))
            }
            Self::Any(parts) => {
                parts.iter().fold(Verdict::FALSE, |sum, part| sum.or(part.verdict(leaf)))
            }
            Self::Iff(p, q) => p.verdict(leaf).iff(q.verdict(leaf)),
        }
    }

    /// Calls `visit` with each leaf, in reading order.
    pub fn for_each_leaf(&self, visit: &mut impl FnMut(&L)) {
        match self {
            Self::Leaf(own) => visit(own),
            Self::All(parts) | Self::Any(parts) => {
                parts.iter().for_each(|part| part.for_each_leaf(visit));
            }
            Self::Iff(p, q) => {
                p.for_each_leaf(visit);
                q.for_each_leaf(visit);
            }
        }
    }

    /// Of how many parts it is made, itself among them.
    pub fn size(&self) -> usize {
        1 + match self {
            Self::Leaf(_) => 0,
            Self::All(parts) | Self::Any(parts) => parts.iter().map(Self::size).sum(),
            Self::Iff(p, q) => p.size() + q.size(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    const N: u8 = 3;

    fn values() -> Vec<Value> {
        (0..2).flat_map(|category| (0..N).map(move |index| Value { category, index })).collect()
    }

    /// Any relation over a few values, composed to this depth.
    fn thrown(random: &mut Random, depth: u8) -> Relation {
        let mut value = || values()[random.below(6) as usize];
        let (a, b, c) = (value(), value(), value());
        let bits = random.number() as u32;
        let order = if bits & 1 == 0 { Order::AsGiven } else { Order::Either };
        let mut inner = || Box::new(thrown(random, depth - 1));
        match bits >> 8 & if depth == 0 { 1 } else { 7 } {
            0 if bits >> 4 & 1 == 0 => Relation::In(a, Houses::from_bits(bits as u16)),
            0 => Relation::Between { middle: a, ends: (b, c), order },
            1 => Relation::Offset(a, b, Offsets::from_bits(bits >> 1)),
            2 => Relation::Not(inner()),
            3 => Relation::And(vec![*inner(), *inner(), *inner()]),
            4 => Relation::Or(vec![*inner(), *inner()]),
            5 => Relation::Xor(inner(), inner()),
            6 => Relation::If(inner(), inner()),
            _ => Relation::Iff(inner(), inner()),
        }
    }

    /// Every way to put the values into houses, each by itself.
    fn ways() -> impl Iterator<Item = impl Fn(Value) -> u8> {
        (0..u32::from(N).pow(6)).map(|way| {
            move |value: Value| {
                let place = u32::from(value.category * N + value.index);
                (way / u32::from(N).pow(place) % u32::from(N)) as u8
            }
        })
    }

    #[test]
    fn forms_parts_and_tables_say_what_the_definition_says() {
        let mut random = Random::new(7);
        for _ in 0..120 {
            let relation = thrown(&mut random, 3);
            let (form, contrary) = (relation.form(), relation.contrary());
            let parts = form.clone().by_twos().parts();
            let extents: Vec<Extent> = parts.iter().map(|part| part.extent(N)).collect();
            for house in ways() {
                let holds = relation.holds(&house);
                assert_eq!(form.holds(&house), holds, "{relation:?}");
                assert_eq!(contrary.holds(&house), !holds, "{relation:?}");
                assert_eq!(contrary.clone().by_twos().holds(&house), !holds, "{relation:?}");
                let part = |(part, extent): (&Form, &Extent)| match extent {
                    Extent::None(holds) => *holds,
                    Extent::One(value, houses) => houses.contains(house(*value)),
                    Extent::Two(a, b, pairs) => pairs[usize::from(house(*a))] >> house(*b) & 1 == 1,
                    Extent::Many => part.holds(&house),
                };
                assert_eq!(parts.iter().zip(&extents).all(part), holds, "{relation:?}");
            }
        }
    }

    #[test]
    fn a_verdict_is_never_wrong_and_of_statements_exact() {
        let mut random = Random::new(8);
        for round in 0..120 {
            let relation = thrown(&mut random, if round % 2 == 0 { 0 } else { 2 });
            let masks: Vec<u16> = values().iter().map(|_| random.below(7) as u16 + 1).collect();
            let candidates = |value: Value| {
                Houses::from_bits(masks[usize::from(value.category * N + value.index)])
            };
            let judged = relation.form().judged(&|statement| statement.judged(&candidates));
            let open = |house: &dyn Fn(Value) -> u8| {
                values().into_iter().all(|value| candidates(value).contains(house(value)))
            };
            let (mut may_hold, mut may_fail) = (false, false);
            for house in ways().filter(|house| open(house)) {
                let holds = relation.holds(&house);
                (may_hold, may_fail) = (may_hold || holds, may_fail || !holds);
            }
            assert!(judged.may_hold || !may_hold, "{relation:?}");
            assert!(judged.may_fail || !may_fail, "{relation:?}");
            if relation.depth() == 1 {
                assert_eq!(judged, Verdict { may_hold, may_fail }, "{relation:?}");
            }
        }
    }
}
