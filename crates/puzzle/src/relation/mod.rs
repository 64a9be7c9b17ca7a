//! What a hint says, formally.

mod form;
mod pairs;

use serde::{Deserialize, Serialize};

use super::{Houses, Offsets, Shape, Value};

pub use form::{Extent, Form, Statement, Verdict};
pub use pairs::Pairs;

/// Whether "between" fixes which end is on the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Order {
    /// First end left of the middle, middle left of the second end.
    AsGiven,
    /// Either end may be the left one.
    Either,
}

/// A relation between values and houses that an arrangement satisfies or not.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Relation {
    /// The value is in one of these houses.
    In(Value, Houses),
    /// `house(b) − house(a)` is one of these offsets: `Offset(a, b, offsets)`.
    Offset(Value, Value, Offsets),
    /// The value `middle` is strictly between the two `ends`, at any distance.
    Between {
        /// The value in between.
        middle: Value,
        /// The values at the ends; the first is the left one under [`Order::AsGiven`].
        ends: (Value, Value),
        /// Whether the ends may swap sides.
        order: Order,
    },
    /// The relation does not hold.
    Not(Box<Relation>),
    /// All hold; with none inside, always true.
    And(Vec<Relation>),
    /// At least one holds; with none inside, never true.
    Or(Vec<Relation>),
    /// Exactly one of the two holds.
    Xor(Box<Relation>, Box<Relation>),
    /// If the first holds, so does the second.
    If(Box<Relation>, Box<Relation>),
    /// Both hold or neither does.
    Iff(Box<Relation>, Box<Relation>),
}

/// What a relation is made of, in reading order.
enum Inside<'a> {
    /// A statement is about values.
    Values(Vec<Value>),
    /// A composition is of relations.
    Parts(Vec<&'a Relation>),
}

impl Relation {
    /// How deep compositions may nest; deeper ones are refused by [`super::Puzzle::new`].
    pub const MAX_DEPTH: usize = 64;

    /// The words that the text format says relations with; a value that holds one of them is
    /// written in quotes or after its category and a point.
    pub const WORDS: [&str; 8] = ["and", "or", "xor", "not", "if", "then", "iff", "between"];

    /// Whether the relation holds when each value is in the house whose index `house` gives.
    ///
    /// This is the definition of every relation, written to be read, not to be fast. Whoever checks
    /// what a search claims goes by it alone.
    pub fn holds(&self, house: &impl Fn(Value) -> u8) -> bool {
        match self {
            Self::In(value, houses) => houses.contains(house(*value)),
            Self::Offset(a, b, offsets) => offsets.contains(house(*b) as i8 - house(*a) as i8),
            Self::Between { middle, ends: (left, right), order } => {
                let (l, m, r) = (house(*left), house(*middle), house(*right));
                l < m && m < r || *order == Order::Either && r < m && m < l
            }
            Self::Not(inner) => !inner.holds(house),
            Self::And(parts) => parts.iter().all(|part| part.holds(house)),
            Self::Or(parts) => parts.iter().any(|part| part.holds(house)),
            Self::Xor(p, q) => p.holds(house) != q.holds(house),
            Self::If(p, q) => !p.holds(house) || q.holds(house),
            Self::Iff(p, q) => p.holds(house) == q.holds(house),
        }
    }

    /// Calls `visit` with every mention of a value, in reading order; a value may come twice.
    pub fn for_each_value(&self, visit: &mut impl FnMut(Value)) {
        match self.inside() {
            Inside::Values(values) => values.into_iter().for_each(visit),
            Inside::Parts(parts) => parts.iter().for_each(|part| part.for_each_value(visit)),
        }
    }

    /// Whether a puzzle of this shape has all values that are mentioned.
    pub fn fits(&self, shape: Shape) -> bool {
        let mut all = true;
        self.for_each_value(&mut |value| all &= shape.contains(value));
        all
    }

    /// The values mentioned, each once, in reading order.
    pub fn values(&self) -> Vec<Value> {
        let mut values = Vec::new();
        self.for_each_value(&mut |value| {
            if !values.contains(&value) {
                values.push(value);
            }
        });
        values
    }

    /// Calls `visit` with every single statement of the composition, in reading order.
    pub fn for_each_statement(&self, visit: &mut dyn FnMut(&Self)) {
        match self.inside() {
            Inside::Values(_) => visit(self),
            Inside::Parts(parts) => parts.iter().for_each(|part| part.for_each_statement(visit)),
        }
    }

    fn inside(&self) -> Inside<'_> {
        match self {
            Self::In(value, _) => Inside::Values(vec![*value]),
            Self::Offset(a, b, _) => Inside::Values(vec![*a, *b]),
            Self::Between { middle, ends: (left, right), .. } => {
                Inside::Values(vec![*middle, *left, *right])
            }
            Self::Not(inner) => Inside::Parts(vec![inner]),
            Self::And(parts) | Self::Or(parts) => Inside::Parts(parts.iter().collect()),
            Self::Xor(p, q) | Self::If(p, q) | Self::Iff(p, q) => Inside::Parts(vec![p, q]),
        }
    }

    /// The same about other values; nothing where a value has no other.
    pub fn mapped(&self, other: &impl Fn(Value) -> Option<Value>) -> Option<Self> {
        let part = |part: &Self| part.mapped(other);
        let boxed = |inner: &Self| part(inner).map(Box::new);
        let parts = |all: &[Self]| all.iter().map(part).collect::<Option<Vec<_>>>();
        Some(match self {
            Self::In(value, houses) => Self::In(other(*value)?, *houses),
            Self::Offset(a, b, offsets) => Self::Offset(other(*a)?, other(*b)?, *offsets),
            Self::Between { middle, ends: (left, right), order } => Self::Between {
                middle: other(*middle)?,
                ends: (other(*left)?, other(*right)?),
                order: *order,
            },
            Self::Not(inner) => Self::Not(boxed(inner)?),
            Self::And(all) => Self::And(parts(all)?),
            Self::Or(all) => Self::Or(parts(all)?),
            Self::Xor(p, q) => Self::Xor(boxed(p)?, boxed(q)?),
            Self::If(p, q) => Self::If(boxed(p)?, boxed(q)?),
            Self::Iff(p, q) => Self::Iff(boxed(p)?, boxed(q)?),
        })
    }

    /// Levels of composition: 1 for a relation with nothing inside.
    pub fn depth(&self) -> usize {
        match self.inside() {
            Inside::Values(_) => 1,
            Inside::Parts(parts) => 1 + parts.iter().map(|part| part.depth()).max().unwrap_or(0),
        }
    }
}
