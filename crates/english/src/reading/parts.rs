//! What a node is, for the meanings that ask.

use puzzle::{Houses, Offsets, Value};

use super::node::{Arena, Entity, Group, Id, Join, Link, Node, Statement};

/// Questions about the kind of a node; nothing where it is of another.
impl Arena {
    pub fn value(&self, id: Id) -> Option<Value> {
        match self.get(id) {
            Node::Value(value) => Some(*value),
            _ => None,
        }
    }

    pub fn houses(&self, id: Id) -> Option<Houses> {
        match self.get(id) {
            Node::Places(houses) => Some(*houses),
            _ => None,
        }
    }

    pub fn number(&self, id: Id) -> Option<u8> {
        match self.get(id) {
            Node::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub fn pair(&self, id: Id) -> Option<(Id, Id)> {
        match self.get(id) {
            Node::Pair(a, b) => Some((*a, *b)),
            _ => None,
        }
    }

    pub fn statement(&self, id: Id) -> Option<Statement> {
        match self.get(id) {
            Node::Statement(statement) => Some(*statement),
            _ => None,
        }
    }

    pub fn entity_of(&self, id: Id) -> Option<Entity> {
        match self.get(id) {
            Node::Entity(entity) => Some(entity.clone()),
            _ => None,
        }
    }

    pub fn group(&self, id: Id) -> Option<Group> {
        match self.get(id) {
            Node::Group(group) => Some(group.clone()),
            _ => None,
        }
    }

    /// The two members of a group that joins two.
    pub fn two(&self, id: Id) -> Option<[Id; 2]> {
        match self.get(id) {
            Node::Group(Group { join: Join::And, members, denied: false }) => {
                members.as_slice().try_into().ok()
            }
            _ => None,
        }
    }

    /// A conjunction and what it joins.
    pub fn joined(&self, id: Id) -> Option<(Join, Id)> {
        let (conjunction, other) = self.pair(id)?;
        match self.get(conjunction) {
            Node::Conjunction(join) => Some((*join, other)),
            _ => None,
        }
    }

    /// The offsets that a phrase means by itself.
    pub fn offsets(&self, id: Id) -> Option<Offsets> {
        match self.get(id) {
            Node::Link(Link::Offsets(offsets)) | Node::Mutually { offsets, .. } => Some(*offsets),
            _ => None,
        }
    }

    /// Whether it joins with and.
    pub fn joins_all(&self, id: Id) -> bool {
        let (Node::Group(Group { join, .. }) | Node::Joined(join, _)) = self.get(id) else {
            return false;
        };
        *join == Join::And
    }

    /// Whether an entity can be spoken about: it has a value or is known from before.
    pub fn is_named(&self, id: Id) -> bool {
        match self.get(id) {
            Node::Entity(Entity { values, pronoun, .. }) => *pronoun || !values.is_empty(),
            Node::Group(Group { .. }) => true,
            _ => false,
        }
    }

    pub fn entity(&mut self, values: Vec<Value>, pronoun: bool, conditions: Vec<Id>) -> Id {
        self.add(Node::Entity(Entity { values, pronoun, conditions }))
    }

    pub fn add_group(&mut self, group: Group) -> Id {
        self.add(Node::Group(group))
    }
}
