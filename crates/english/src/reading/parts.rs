//! What a node is, for the meanings that ask.

use puzzle::{Houses, Offsets, Value};

use super::node::{Arena, Id, Join, Link, Node, Statement};

/// See [`Node::Entity`].
#[derive(Clone, PartialEq, Debug)]
pub struct Entity {
    pub values: Vec<Value>,
    pub pronoun: bool,
    pub conditions: Vec<Id>,
}

/// See [`Node::Group`].
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    pub join: Join,
    pub members: Vec<Id>,
    pub denied: bool,
}

/// Questions to the arena about the kind of a node; nothing where it is of another.
pub trait Parts {
    fn value(&self, id: Id) -> Option<Value>;
    fn houses(&self, id: Id) -> Option<Houses>;
    fn number(&self, id: Id) -> Option<u8>;
    fn pair(&self, id: Id) -> Option<(Id, Id)>;
    fn statement(&self, id: Id) -> Option<Statement>;
    fn entity_of(&self, id: Id) -> Option<Entity>;
    fn group(&self, id: Id) -> Option<Group>;
    /// The two members of a group that joins two.
    fn two(&self, id: Id) -> Option<[Id; 2]>;
    /// A conjunction and what it joins.
    fn joined(&self, id: Id) -> Option<(Join, Id)>;
    /// The offsets that a phrase means by itself.
    fn offsets(&self, id: Id) -> Option<Offsets>;
    /// Whether it joins with and.
    fn joins_all(&self, id: Id) -> bool;
    /// Whether an entity can be spoken about: it has a value or is known from before.
    fn is_named(&self, id: Id) -> bool;
    fn entity(&mut self, values: Vec<Value>, pronoun: bool, conditions: Vec<Id>) -> Id;
    fn add_group(&mut self, group: Group) -> Id;
}

impl Parts for Arena {
    fn value(&self, id: Id) -> Option<Value> {
        match self.get(id) {
            Node::Value(value) => Some(*value),
            _ => None,
        }
    }

    fn houses(&self, id: Id) -> Option<Houses> {
        match self.get(id) {
            Node::Places(houses) => Some(*houses),
            _ => None,
        }
    }

    fn number(&self, id: Id) -> Option<u8> {
        match self.get(id) {
            Node::Number(number) => Some(*number),
            _ => None,
        }
    }

    fn pair(&self, id: Id) -> Option<(Id, Id)> {
        match self.get(id) {
            Node::Pair(a, b) => Some((*a, *b)),
            _ => None,
        }
    }

    fn statement(&self, id: Id) -> Option<Statement> {
        match self.get(id) {
            Node::Statement(statement) => Some(*statement),
            _ => None,
        }
    }

    fn entity_of(&self, id: Id) -> Option<Entity> {
        match self.get(id) {
            Node::Entity { values, pronoun, conditions } => Some(Entity {
                values: values.clone(),
                pronoun: *pronoun,
                conditions: conditions.clone(),
            }),
            _ => None,
        }
    }

    fn group(&self, id: Id) -> Option<Group> {
        match self.get(id) {
            Node::Group { join, members, denied } => {
                Some(Group { join: *join, members: members.clone(), denied: *denied })
            }
            _ => None,
        }
    }

    fn two(&self, id: Id) -> Option<[Id; 2]> {
        match self.get(id) {
            Node::Group { join: Join::And, members, denied: false } => {
                members.as_slice().try_into().ok()
            }
            _ => None,
        }
    }

    fn joined(&self, id: Id) -> Option<(Join, Id)> {
        let (conjunction, other) = self.pair(id)?;
        match self.get(conjunction) {
            Node::Conjunction(join) => Some((*join, other)),
            _ => None,
        }
    }

    fn offsets(&self, id: Id) -> Option<Offsets> {
        match self.get(id) {
            Node::Link(Link::Offsets(offsets)) | Node::Mutually { offsets, .. } => Some(*offsets),
            _ => None,
        }
    }

    fn joins_all(&self, id: Id) -> bool {
        let (Node::Group { join, .. } | Node::Joined(join, _)) = self.get(id) else {
            return false;
        };
        *join == Join::And
    }

    fn is_named(&self, id: Id) -> bool {
        match self.get(id) {
            Node::Entity { values, pronoun, .. } => *pronoun || !values.is_empty(),
            Node::Group { .. } => true,
            _ => false,
        }
    }

    fn entity(&mut self, values: Vec<Value>, pronoun: bool, conditions: Vec<Id>) -> Id {
        self.add(Node::Entity { values, pronoun, conditions })
    }

    fn add_group(&mut self, Group { join, members, denied }: Group) -> Id {
        self.add(Node::Group { join, members, denied })
    }
}
