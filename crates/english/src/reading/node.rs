//! What phrases mean while they are combined: nodes that share their parts.

use puzzle::{Houses, Offsets, Value};
use rustc_hash::FxHashMap;

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

/// What a relation is of: places or amounts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Link {
    /// `place(other) - place(subject)` is one of these.
    Offsets(Offsets),
    /// The amount of the subject in this category is the greater or the less, by this much.
    Amounts {
        /// Which category holds the amounts.
        category: u8,
        /// Whether the subject has more.
        more: bool,
        /// By how many hundredths; any where nothing is said.
        by: Option<u32>,
    },
}

/// What a statement is about, for what goes on about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

/// What has all these values and of what all these predicates hold; whoever "it" is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Entity {
    /// Its values.
    pub values: Vec<Value>,
    /// Whether it is whom a sentence before speaks of.
    pub pronoun: bool,
    /// What else holds of it.
    pub conditions: Vec<Id>,
}

/// Several entities.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Group {
    /// How they are joined.
    pub join: Join,
    /// Which.
    pub members: Vec<Id>,
    /// Whether what is said is denied of each.
    pub denied: bool,
}

/// A meaning, or a part of one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// A value.
    Value(Value),
    /// Predicate: has one of these values.
    Values(Vec<Value>),
    /// Some entity.
    Entity(Entity),
    /// Several entities.
    Group(Group),
    /// Predicate: has the value.
    Is(Value),
    /// Predicate: is at one of these.
    At(Houses),
    /// Predicate: stands so to an entity or group.
    Related(Link, Id),
    /// Predicate: lies between two entities.
    Between(Betweenness, Id, Id),
    /// A predicate or formula that does not hold.
    Not(Id),
    /// Predicates or formulas joined by and, or, xor.
    Joined(Join, Vec<Id>),
    /// Formula: the predicate holds of the entity or group.
    Holds(Id, Id),
    /// Formula: each two of the group stand so.
    Mutual(Id, Offsets),
    /// Formula: the groups are the same in some order, or in this one.
    Matched(Id, Id, bool),
    /// Formula: values of one name are never together.
    NamesakesApart,
    /// Formula: the first implies the second.
    If(Id, Id),
    /// Formula: both or neither.
    Iff(Id, Id),
    /// A statement.
    Statement(Statement),
    /// A relation of phrases.
    Link(Link),
    /// A relation of groups: whether it is denied, and how large the group has to be.
    Mutually {
        /// How each two stand.
        offsets: Offsets,
        /// Whether it is denied.
        denied: bool,
        /// How many there must be.
        size: Option<u8>,
    },
    /// Places.
    Places(Houses),
    /// How something is between.
    Betweenness(Betweenness),
    /// A number.
    Number(u8),
    /// A conjunction.
    Conjunction(Join),
    /// Two things that wait for a third.
    Pair(Id, Id),
    /// A word with no meaning but its class.
    Mark,
}

/// Nodes, each once.
#[derive(Clone, Debug, Default)]
pub struct Arena {
    nodes: Vec<Node>,
    known: FxHashMap<Node, Id>,
}

impl Arena {
    /// The node with this meaning.
    pub fn add(&mut self, node: Node) -> Id {
        if let Some(id) = self.known.get(&node) {
            return *id;
        }
        let id = Id(self.nodes.len() as u32);
        self.nodes.push(node.clone());
        self.known.insert(node, id);
        id
    }

    /// The meaning of a node.
    pub fn get(&self, id: Id) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// Whether a node speaks of whom a sentence before speaks of.
    pub fn has_pronoun(&self, id: Id) -> bool {
        if let Node::Entity(Entity { pronoun: true, .. }) = self.get(id) {
            return true;
        }
        let mut found = false;
        self.for_each_part(id, &mut |part| found |= self.has_pronoun(part));
        found
    }

    /// The values of entities that a formula speaks of, in its order.
    pub fn named_values(&self, id: Id) -> Vec<Value> {
        let mut named = Vec::new();
        if let Node::Entity(Entity { values, .. }) = self.get(id) {
            named.extend(values);
        }
        self.for_each_part(id, &mut |part| {
            for value in self.named_values(part) {
                if !named.contains(&value) {
                    named.push(value);
                }
            }
        });
        named
    }

    /// The same with an entity for the pronoun; nothing where that has no value.
    pub fn resolved(&mut self, id: Id, entity: Id) -> Option<Id> {
        if !self.has_pronoun(id) {
            return Some(id);
        }
        let Node::Entity(Entity { values, pronoun: false, conditions: theirs }) =
            self.get(entity).clone()
        else {
            return None;
        };
        if values.is_empty() && theirs.is_empty() {
            return None;
        }
        let node = match self.get(id).clone() {
            Node::Entity(Entity { values: own, pronoun, conditions }) => {
                let mut conditions = self.all_resolved(&conditions, entity)?;
                let mut all = own;
                if pronoun {
                    all.splice(0..0, values.first().copied());
                    if values.is_empty() {
                        conditions.splice(0..0, theirs);
                    }
                }
                Node::Entity(Entity { values: all, pronoun: false, conditions })
            }
            Node::Group(Group { join, members, denied }) => {
                Node::Group(Group { join, members: self.all_resolved(&members, entity)?, denied })
            }
            Node::Related(link, other) => Node::Related(link, self.resolved(other, entity)?),
            Node::Between(how, a, b) => {
                Node::Between(how, self.resolved(a, entity)?, self.resolved(b, entity)?)
            }
            Node::Not(inner) => Node::Not(self.resolved(inner, entity)?),
            Node::Joined(join, parts) => Node::Joined(join, self.all_resolved(&parts, entity)?),
            Node::Holds(who, what) => {
                Node::Holds(self.resolved(who, entity)?, self.resolved(what, entity)?)
            }
            Node::Mutual(group, offsets) => Node::Mutual(self.resolved(group, entity)?, offsets),
            Node::Matched(a, b, ordered) => {
                Node::Matched(self.resolved(a, entity)?, self.resolved(b, entity)?, ordered)
            }
            Node::If(a, b) => Node::If(self.resolved(a, entity)?, self.resolved(b, entity)?),
            Node::Iff(a, b) => Node::Iff(self.resolved(a, entity)?, self.resolved(b, entity)?),
            node => node,
        };
        Some(self.add(node))
    }

    fn all_resolved(&mut self, parts: &[Id], entity: Id) -> Option<Vec<Id>> {
        parts.iter().map(|part| self.resolved(*part, entity)).collect()
    }

    fn for_each_part(&self, id: Id, visit: &mut dyn FnMut(Id)) {
        match self.get(id) {
            Node::Entity(Entity { conditions: parts, .. })
            | Node::Group(Group { members: parts, .. })
            | Node::Joined(_, parts) => parts.iter().copied().for_each(visit),
            Node::Related(_, part) | Node::Not(part) | Node::Mutual(part, _) => visit(*part),
            Node::Between(_, a, b)
            | Node::Holds(a, b)
            | Node::Matched(a, b, _)
            | Node::If(a, b)
            | Node::Iff(a, b)
            | Node::Pair(a, b) => {
                visit(*a);
                visit(*b);
            }
            Node::Statement(statement) => visit(statement.formula),
            _ => {}
        }
    }
}
