//! What phrases mean while they are combined: nodes that share their parts.

use std::hash::BuildHasher;

use puzzle::{Houses, Offsets, Value};
use rustc_hash::{FxBuildHasher, FxHashMap};

/// A node of the arena.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Id(u32);

/// How parts are joined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Join {
    /// A and B.
    And,
    /// A, B: what joins the last two joins all.
    Comma,
    /// A or B.
    Or,
    /// Exactly one of both.
    Xor,
    /// Neither A nor B.
    Nor,
    /// A but not B.
    AndNot,
    /// A but B: what denies A says nothing of B.
    But,
}

/// How something lies between two others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Betweenness {
    /// At any distance, either way round.
    Anywhere,
    /// At any distance, the first on the left.
    Ordered,
    /// Next to both.
    Beside,
}

/// How an amount compares with another; amounts are in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Comparison {
    /// It is more.
    More,
    /// It is less.
    Less,
    /// It is so much more.
    MoreBy(u32),
    /// It is so much less.
    LessBy(u32),
    /// They differ by so much.
    Apart(u32),
    /// It is so many times as much.
    Times(u32),
    /// It is such a part: half where it is 2.
    Part(u32),
}

impl Comparison {
    /// Whether two amounts compare so.
    pub fn fits(self, one: u32, other: u32) -> bool {
        match self {
            Self::More => one > other,
            Self::Less => one < other,
            Self::MoreBy(by) => one.checked_sub(other) == Some(by),
            Self::LessBy(by) => other.checked_sub(one) == Some(by),
            Self::Apart(by) => one.abs_diff(other) == by,
            Self::Times(times) => one != other && other.checked_mul(times) == Some(one),
            Self::Part(part) => one != other && one.checked_mul(part) == Some(other),
        }
    }

    /// The same with more for less: of years, the older are the less. Twice a year is nothing.
    pub fn reversed(self) -> Self {
        match self {
            Self::More => Self::Less,
            Self::Less => Self::More,
            Self::MoreBy(by) => Self::LessBy(by),
            Self::LessBy(by) => Self::MoreBy(by),
            it => it,
        }
    }
}

/// What a node is, with its parts in brackets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A value.
    Value(Value),
    /// Whoever a sentence before speaks of.
    It,
    /// Places.
    Places(Houses),
    /// A number.
    Number(u8),
    /// A conjunction.
    Conjunction(Join),
    /// How something is between.
    Betweenness(Betweenness),
    /// A relation of places: `place(other) - place(subject)` is one of these.
    Offsets(Offsets),
    /// A relation of amounts: the category that holds them, and how that of the subject compares.
    Amounts(u8, Comparison),
    /// A relation of each two of a group.
    Mutually {
        /// How each two stand.
        offsets: Offsets,
        /// Whether it is denied.
        denied: bool,
        /// How many there must be.
        size: Option<u8>,
    },
    /// A word with no meaning but its class.
    Mark,
    /// Who is all this (values and predicates, or whoever "it" is first).
    Entity,
    /// Entities (these).
    Group {
        /// How they are joined.
        join: Join,
        /// Whether what is said is denied of each.
        denied: bool,
    },
    /// Predicate: is this (a value or places).
    Is,
    /// Predicate: has one of these (values).
    AnyOf,
    /// Predicate: stands so to another (a relation, an entity or group).
    Related,
    /// Predicate: lies between two (an entity each).
    Between(Betweenness),
    /// Does not hold (a predicate or formula).
    Not,
    /// Predicates or formulas together (these).
    Joined(Join),
    /// Formula: what is said of whom (an entity or group, a predicate).
    Holds,
    /// Formula: each two stand so (a group).
    Mutual(Offsets),
    /// Formula: both are the same, in some order or in this one (two groups).
    Matched {
        /// Whether in this one.
        ordered: bool,
    },
    /// Formula: values of one name are never together.
    NamesakesApart,
    /// Formula: the first implies the second (two formulas).
    If,
    /// Formula: both or neither (two formulas).
    Iff,
    /// A claim (a formula), with whom it is about, who else is named last, and what is said of the
    /// first; a [`Op::Mark`] where there is none.
    Statement,
    /// Two things that wait for a third (these).
    Pair,
}

/// A statement's parts.
#[derive(Clone, Copy, Debug)]
pub struct Statement {
    /// What it claims.
    pub formula: Id,
    /// About whom.
    pub subject: Option<Id>,
    /// Who else is named.
    pub object: Option<Id>,
    /// What is said of the subject.
    pub predicate: Option<Id>,
}

/// Nodes, each once.
#[derive(Clone, Debug, Default)]
pub struct Arena {
    /// Each with where its parts end in `parts`; they begin where those of the one before end.
    nodes: Vec<(Op, usize)>,
    parts: Vec<Id>,
    /// By hash, or the next free number.
    known: FxHashMap<u64, Id>,
}

impl Arena {
    /// The node with this meaning.
    pub fn add(&mut self, op: Op, parts: &[Id]) -> Id {
        let mut hash = FxBuildHasher.hash_one((op, parts));
        while let Some(&id) = self.known.get(&hash) {
            if self.op(id) == op && self.parts(id) == parts {
                return id;
            }
            hash = hash.wrapping_add(1);
        }
        let id = Id(self.nodes.len() as u32);
        self.parts.extend(parts);
        self.nodes.push((op, self.parts.len()));
        self.known.insert(hash, id);
        id
    }

    /// What a node is.
    pub fn op(&self, id: Id) -> Op {
        self.nodes[id.0 as usize].0
    }

    /// Its parts.
    pub fn parts(&self, id: Id) -> &[Id] {
        let node = id.0 as usize;
        let start = node.checked_sub(1).map_or(0, |before| self.nodes[before].1);
        &self.parts[start..self.nodes[node].1]
    }

    /// The entity of one value.
    pub fn entity(&mut self, value: Value) -> Id {
        let value = self.add(Op::Value(value), &[]);
        self.add(Op::Entity, &[value])
    }

    /// A statement.
    pub fn state(&mut self, statement: Statement) -> Id {
        let none = self.add(Op::Mark, &[]);
        let Statement { formula, subject, object, predicate } = statement;
        let or_none = |part: Option<Id>| part.unwrap_or(none);
        let parts = [formula, or_none(subject), or_none(object), or_none(predicate)];
        self.add(Op::Statement, &parts)
    }

    /// The parts of a statement.
    pub fn statement(&self, id: Id) -> Option<Statement> {
        let (Op::Statement, &[formula, subject, object, predicate]) = (self.op(id), self.parts(id))
        else {
            return None;
        };
        let some = |part: Id| (self.op(part) != Op::Mark).then_some(part);
        let (subject, object, predicate) = (some(subject), some(object), some(predicate));
        Some(Statement { formula, subject, object, predicate })
    }

    /// The values that a meaning is made of.
    pub fn values(&self, entity: Id) -> Vec<Value> {
        let value = |part: &Id| match self.op(*part) {
            Op::Value(value) => Some(value),
            _ => None,
        };
        self.parts(entity).iter().filter_map(value).collect()
    }

    /// Whether an entity is whom a sentence before speaks of.
    pub fn is_pronoun(&self, id: Id) -> bool {
        let first = self.parts(id).first().filter(|_| self.op(id) == Op::Entity);
        first.is_some_and(|first| self.op(*first) == Op::It)
    }

    /// Whether it can be spoken about: a group, or an entity that has a value or is known from before.
    pub fn is_named(&self, id: Id) -> bool {
        matches!(self.op(id), Op::Group { .. })
            || self.is_pronoun(id)
            || !self.values(id).is_empty()
    }

    /// Whether a node speaks of whom a sentence before speaks of.
    pub fn has_pronoun(&self, id: Id) -> bool {
        self.op(id) == Op::It || self.parts(id).iter().any(|part| self.has_pronoun(*part))
    }

    /// The values of entities that a formula speaks of, in its order.
    pub fn named_values(&self, id: Id) -> Vec<Value> {
        let mut named = self.values(id);
        for value in self.parts(id).iter().flat_map(|part| self.named_values(*part)) {
            if !named.contains(&value) {
                named.push(value);
            }
        }
        named
    }

    /// The same with an entity for the pronoun; nothing where that is one itself.
    pub fn resolved(&mut self, id: Id, entity: Id) -> Option<Id> {
        if !self.has_pronoun(id) {
            return Some(id);
        }
        if self.op(entity) != Op::Entity || self.is_pronoun(entity) {
            return None;
        }
        // Its first value tells who it is.
        let known = self.parts(entity).to_vec();
        let count = if self.values(entity).is_empty() { known.len() } else { 1 };
        let mut parts = Vec::new();
        for part in self.parts(id).to_vec() {
            match self.op(part) {
                Op::It => parts.extend(&known[..count]),
                _ => parts.push(self.resolved(part, entity)?),
            }
        }
        Some(self.add(self.op(id), &parts))
    }
}
