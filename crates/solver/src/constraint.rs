//! Relations brought down to three kinds of constraint: on one value, on two, and formulas.

use puzzle::{HintSet, Offsets, Order, Relation, Value};

use super::table::Table;

/// A value as one number: category · houses + index.
pub(super) type ValueId = u16;

/// What the network understands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Constraint {
    /// The value is in one of the houses of the mask.
    In(ValueId, u16),
    /// The houses of the two different values are a pair of the table.
    Pair(ValueId, ValueId, Table),
    /// A composition over three values or more.
    Formula(Formula),
    /// What cannot be.
    Never,
}

/// A composition in negation normal form; its leaves are on one value or two.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Formula {
    In(ValueId, u16),
    Pair(ValueId, ValueId, Table),
    All(Vec<Formula>),
    Any(Vec<Formula>),
    Iff(Box<Formula>, Box<Formula>),
}

/// What the candidates left allow a formula to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Verdict {
    /// It may still come out true.
    pub may_hold: bool,
    /// It may still come out false.
    pub may_fail: bool,
}

impl Constraint {
    /// Calls `visit` with each mention of a value.
    pub(super) fn for_each_value(&self, visit: &mut impl FnMut(ValueId)) {
        match self {
            Self::In(value, _) => visit(*value),
            Self::Pair(a, b, _) => {
                visit(*a);
                visit(*b);
            }
            Self::Formula(formula) => formula.for_each_value(visit),
            Self::Never => {}
        }
    }
}

/// Whether a relation is asked to hold or to fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sense {
    Holds,
    Fails,
}

impl Sense {
    fn flipped(self) -> Self {
        match self {
            Self::Holds => Self::Fails,
            Self::Fails => Self::Holds,
        }
    }
}

/// The constraints, all of which hold exactly when the relation does (or does not: `sense`).
pub(super) fn lower(houses: u8, relation: &Relation, sense: Sense) -> Vec<Constraint> {
    let mut constraints = Vec::new();
    Lowering { houses }.lower(relation, sense, &mut constraints);
    constraints
}

pub(super) fn value_id(houses: u8, value: Value) -> ValueId {
    ValueId::from(value.category) * ValueId::from(houses) + ValueId::from(value.index)
}

/// What a hint asks for when it is on, and what its contrary does.
#[derive(Debug)]
pub(super) struct Lowered {
    pub holds: Vec<Constraint>,
    pub fails: Vec<Constraint>,
}

impl Lowered {
    pub(super) fn new(houses: u8, relation: &Relation) -> Self {
        Self {
            holds: lower(houses, relation, Sense::Holds),
            fails: lower(houses, relation, Sense::Fails),
        }
    }
}

/// What the active hints ask for.
pub(super) fn constraints<'h>(
    hints: &'h [Option<Lowered>],
    active: &HintSet,
) -> impl Iterator<Item = &'h Constraint> {
    let active = active.clone();
    hints
        .iter()
        .enumerate()
        .filter(move |(i, _)| active.contains(*i))
        .filter_map(|(_, hint)| hint.as_ref())
        .flat_map(|hint| &hint.holds)
}

struct Lowering {
    houses: u8,
}

impl Lowering {
    fn lower(&self, relation: &Relation, sense: Sense, out: &mut Vec<Constraint>) {
        match (relation, sense) {
            (Relation::Not(inner), _) => return self.lower(inner, sense.flipped(), out),
            (Relation::And(parts), Sense::Holds) | (Relation::Or(parts), Sense::Fails) => {
                return parts.iter().for_each(|part| self.lower(part, sense, out));
            }
            (Relation::If(p, q), Sense::Fails) => {
                self.lower(p, Sense::Holds, out);
                return self.lower(q, Sense::Fails, out);
            }
            (
                Relation::Between { middle, ends: (left, right), order: Order::AsGiven },
                Sense::Holds,
            ) => {
                for (a, b) in [(*left, *middle), (*middle, *right)] {
                    let before = Relation::Offset(a, b, Offsets::SOMEWHERE_LEFT);
                    self.lower(&before, sense, out);
                }
                return;
            }
            _ => {}
        }
        let formula = self.formula(relation, sense);
        match (self.verdict(&formula), formula) {
            (Verdict { may_hold: false, .. }, _) => out.push(Constraint::Never),
            (Verdict { may_fail: false, .. }, _) => {}
            (_, Formula::In(value, mask)) => out.push(Constraint::In(value, mask)),
            (_, Formula::Pair(a, b, table)) => out.push(Constraint::Pair(a, b, table)),
            (_, formula) => out.push(Constraint::Formula(formula)),
        }
    }

    /// With every house open to every value.
    fn verdict(&self, formula: &Formula) -> Verdict {
        formula.verdict(&|_| ((1u32 << self.houses) - 1) as u16)
    }

    /// The relation as one formula, each part over at most two values as one leaf; a part that is
    /// so or not so whatever the houses mentions no value.
    fn formula(&self, relation: &Relation, sense: Sense) -> Formula {
        let formula = self.mentioning_all(relation, sense);
        match self.verdict(&formula) {
            Verdict { may_hold: false, .. } => Formula::Any(Vec::new()),
            Verdict { may_fail: false, .. } => Formula::All(Vec::new()),
            _ => formula,
        }
    }

    fn mentioning_all(&self, relation: &Relation, sense: Sense) -> Formula {
        let n = self.houses;
        let mut values = Vec::new();
        relation.for_each_value(&mut |value| {
            if values.len() < 3 && !values.contains(&value) {
                values.push(value);
            }
        });
        let truth = |house: &dyn Fn(Value) -> u8| relation.holds(&house) == (sense == Sense::Holds);
        match *values {
            [] if truth(&|_| 0) => Formula::All(Vec::new()),
            [] => Formula::Any(Vec::new()),
            [value] => {
                let mask = (0..n).fold(0, |mask, h| mask | u16::from(truth(&|_| h)) << h);
                Formula::In(value_id(n, value), mask)
            }
            [a, b] => {
                let table = match (relation, sense) {
                    (Relation::Offset(p, _, offsets), Sense::Holds) if *p == a => {
                        Table::from_offsets(n, *offsets)
                    }
                    _ => Table::from_fn(n, |x, y| truth(&|value| if value == a { x } else { y })),
                };
                Formula::Pair(value_id(n, a), value_id(n, b), table)
            }
            _ => self.composed(relation, sense),
        }
    }

    fn composed(&self, relation: &Relation, sense: Sense) -> Formula {
        let each =
            |parts: &[&Relation], sense| parts.iter().map(|p| self.formula(p, sense)).collect();
        let join = |parts, sense| match sense {
            Sense::Holds => Formula::All(parts),
            Sense::Fails => Formula::Any(parts),
        };
        match relation {
            Relation::Not(inner) => self.formula(inner, sense.flipped()),
            Relation::And(parts) => join(each(&parts.iter().collect::<Vec<_>>(), sense), sense),
            Relation::Or(parts) => {
                join(each(&parts.iter().collect::<Vec<_>>(), sense), sense.flipped())
            }
            Relation::If(p, q) => join(
                vec![self.formula(p, sense.flipped()), self.formula(q, sense)],
                sense.flipped(),
            ),
            Relation::Iff(p, q) => Formula::Iff(
                Box::new(self.formula(p, Sense::Holds)),
                Box::new(self.formula(q, sense)),
            ),
            Relation::Xor(p, q) => Formula::Iff(
                Box::new(self.formula(p, Sense::Holds)),
                Box::new(self.formula(q, sense.flipped())),
            ),
            Relation::Between { middle, ends: (left, right), order } => {
                let before = |a, b| Relation::Offset(a, b, Offsets::SOMEWHERE_LEFT);
                let chain = |a, b| Relation::And(vec![before(a, *middle), before(*middle, b)]);
                let rising = chain(*left, *right);
                match order {
                    Order::AsGiven => self.composed(&rising, sense),
                    Order::Either => {
                        self.composed(&Relation::Or(vec![rising, chain(*right, *left)]), sense)
                    }
                }
            }
            // These are over two values at most and never get here.
            Relation::In(..) | Relation::Offset(..) => self.mentioning_all(relation, sense),
        }
    }
}

impl Formula {
    /// Judges by the candidates of each value. Exact once every value has one candidate.
    pub(super) fn verdict(&self, candidates: &impl Fn(ValueId) -> u16) -> Verdict {
        match self {
            Self::In(value, mask) => {
                let houses = candidates(*value);
                Verdict { may_hold: houses & mask != 0, may_fail: houses & !mask != 0 }
            }
            Self::Pair(a, b, table) => {
                let (a, b) = (candidates(*a), candidates(*b));
                Verdict { may_hold: table.image(a) & b != 0, may_fail: !table.covers(a, b, false) }
            }
            Self::All(parts) => {
                parts.iter().fold(Verdict { may_hold: true, may_fail: false }, |sum, part| {
                    let part = part.verdict(candidates);
                    Verdict {
                        may_hold: sum.may_hold && part.may_hold,
                        may_fail: sum.may_fail || part.may_fail,
                    }
                })
            }
            Self::Any(parts) => {
                parts.iter().fold(Verdict { may_hold: false, may_fail: true }, |sum, part| {
                    let part = part.verdict(candidates);
                    Verdict {
                        may_hold: sum.may_hold || part.may_hold,
                        may_fail: sum.may_fail && part.may_fail,
                    }
                })
            }
            Self::Iff(p, q) => {
                let (p, q) = (p.verdict(candidates), q.verdict(candidates));
                Verdict {
                    may_hold: p.may_hold && q.may_hold || p.may_fail && q.may_fail,
                    may_fail: p.may_hold && q.may_fail || p.may_fail && q.may_hold,
                }
            }
        }
    }

    /// Of how many parts it is made, itself among them.
    pub(super) fn size(&self) -> usize {
        match self {
            Self::In(..) | Self::Pair(..) => 1,
            Self::All(parts) | Self::Any(parts) => 1 + parts.iter().map(Self::size).sum::<usize>(),
            Self::Iff(p, q) => 1 + p.size() + q.size(),
        }
    }

    /// Calls `visit` with each mention of a value.
    pub(super) fn for_each_value(&self, visit: &mut impl FnMut(ValueId)) {
        match self {
            Self::In(value, _) => visit(*value),
            Self::Pair(a, b, _) => {
                visit(*a);
                visit(*b);
            }
            Self::All(parts) | Self::Any(parts) => {
                parts.iter().for_each(|part| part.for_each_value(visit));
            }
            Self::Iff(p, q) => {
                p.for_each_value(visit);
                q.for_each_value(visit);
            }
        }
    }
}
