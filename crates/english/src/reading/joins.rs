//! What the functions of the grammar mean that join things: entities, places, relations, predicates.

use puzzle::Offsets;

use super::meaning::Composer;
use super::node::{Id, Join, Op};

/// No group is longer.
const LONGEST: usize = 10;

impl Composer<'_> {
    /// Two mentions of one entity: "the Dane in the red house".
    pub(super) fn merged(&mut self, left: Id, right: Id) -> Option<Id> {
        let (ours, theirs) = (self.arena.values(left), self.arena.values(right));
        let one_category =
            ours.first().map(|value| value.category) == Some(theirs.first()?.category);
        if one_category || [left, right].into_iter().any(|id| self.arena.is_pronoun(id)) {
            return None;
        }
        let mut parts = [self.arena.parts(left), self.arena.parts(right)].concat();
        // The values first: what is known of them is taken for granted.
        parts.sort_by_key(|part| !matches!(self.arena.op(*part), Op::Value(_)));
        Some(self.arena.add(Op::Entity, &parts))
    }

    pub(super) fn group(&mut self, one: Id, other: Id) -> Option<Id> {
        let entities = [one, other].iter().all(|id| self.arena.op(*id) == Op::Entity);
        let group = Op::Group { join: Join::And, denied: false };
        entities.then(|| self.arena.add(group, &[one, other]))
    }

    /// One more, before what is joined already.
    pub(super) fn longer(&mut self, join: Id, first: Id, rest: Id) -> Option<Id> {
        let join = self.conjunction(join)?;
        let parts = [&[first], self.arena.parts(rest)].concat();
        // "Rum and neither milk nor tea" are no group.
        let denied = matches!(self.arena.op(rest), Op::Group { denied: true, .. });
        let fits = matches!(join, Join::And | Join::Comma) && parts.len() <= LONGEST;
        (fits && !denied).then(|| self.arena.add(self.arena.op(rest), &parts))
    }

    /// One of two excludes the other ([`Join::Xor`]), or what was said to need not ([`Join::Or`]).
    pub(super) fn of_two(&mut self, id: Id, said: Join) -> Option<Id> {
        let mut parts = self.arena.parts(id).to_vec();
        let two = |join| if parts.len() == 2 { said } else { join };
        let may_be = |join| join == Join::Xor || said == Join::Xor && join == Join::Or;
        let op = match self.arena.op(id) {
            Op::Joined(join) if may_be(join) => {
                // "Either red or blue, but not first": what is said behind "but" is said of both.
                let but = |part: &Id| self.joins(*part) == Some(Join::But);
                self.more += if parts.iter().any(but) { 0.5 } else { 0.0 };
                Op::Joined(two(join))
            }
            Op::Group { join, denied } if may_be(join) => Op::Group { join: two(join), denied },
            op @ (Op::Statement | Op::Holds) => {
                let inner = if op == Op::Holds { 0..2 } else { 0..1 };
                let made =
                    inner.into_iter().find_map(|at| Some((at, self.of_two(parts[at], said)?)));
                let (at, made) = made?;
                parts[at] = made;
                op
            }
            _ => return None,
        };
        Some(self.arena.add(op, &parts))
    }

    /// "One of the two, Ann or Bob": both, of whom one is meant.
    pub(super) fn either_of(&mut self, id: Id) -> Option<Id> {
        let Op::Group { join: Join::Or | Join::Xor, denied: false } = self.arena.op(id) else {
            return None;
        };
        let parts = self.arena.parts(id).to_vec();
        let both = self.arena.add(Op::Group { join: Join::And, denied: false }, &parts);
        (parts.len() == 2).then_some(both)
    }

    /// A group that is spoken about behind what is said of it; hardly "neither Ann nor Bob".
    pub(super) fn inverted(&mut self, group: Id) -> Id {
        let denied = matches!(self.arena.op(group), Op::Group { denied: true, .. });
        self.more += if denied { 1.0 } else { 0.0 };
        group
    }

    /// One of two, or of a group.
    pub(super) fn one_of(&mut self, id: Id) -> Option<Id> {
        let group = matches!(self.arena.op(id), Op::Group { .. });
        let of = if group { id } else { self.part(id, 0)? };
        match self.arena.parts(of).len() {
            2 => self.any_of(id, Join::Xor),
            _ if group => self.any_of(id, Join::Or),
            _ => None,
        }
    }

    /// A group, or a statement of several, joined in this way.
    pub(super) fn any_of(&mut self, id: Id, join: Join) -> Option<Id> {
        if let Op::Group { denied, .. } = self.arena.op(id) {
            let members = self.arena.parts(id).to_vec();
            return Some(self.arena.add(Op::Group { join, denied }, &members));
        }
        let formula = self.part(id, 0)?;
        let several = matches!(self.joins(formula), Some(Join::And | Join::Or));
        let parts = self.arena.parts(formula).to_vec();
        let formula = self.arena.add(Op::Joined(join), &parts);
        several.then(|| self.with_formula(id, formula))
    }

    pub(super) fn join(&mut self, conjunction: Id, left: Id, right: Id) -> Option<Id> {
        let join = self.conjunction(conjunction)?;
        match (self.arena.op(left), self.arena.op(right)) {
            (Op::Entity, _) => self.grouped(join, left, right),
            (Op::Places(a), Op::Places(b)) => {
                let fits = matches!(join, Join::Or | Join::Nor | Join::Comma | Join::And);
                fits.then(|| self.arena.add(Op::Places(a.union(b)), &[]))
            }
            (Op::Offsets(a), Op::Offsets(b)) => {
                let bits = match join {
                    Join::Or => a.bits() | b.bits(),
                    Join::And | Join::But => a.bits() & b.bits(),
                    _ => 0,
                };
                (bits != 0).then(|| self.relation(Offsets::from_bits(bits)))
            }
            (Op::Offsets(_) | Op::Amounts(..), _) => None,
            (Op::Statement, _) => match join {
                Join::Comma | Join::But => Some(self.together(Join::And, left, right)),
                Join::AndNot => self.not(right).map(|right| self.together(Join::And, left, right)),
                Join::Nor => None,
                join => Some(self.together(join, left, right)),
            },
            _ => self.predicates(join, left, right),
        }
    }

    pub(super) fn grouped(&mut self, join: Join, left: Id, right: Id) -> Option<Id> {
        let join = match join {
            Join::Comma => {
                self.more += 0.3;
                Join::And
            }
            Join::AndNot | Join::Nor | Join::But => return None,
            _ => join,
        };
        Some(self.arena.add(Op::Group { join, denied: false }, &[left, right]))
    }

    pub(super) fn predicates(&mut self, join: Join, left: Id, right: Id) -> Option<Id> {
        let mut parts = vec![left, right];
        let inner = match self.arena.op(right) {
            Op::Joined(inner) => Some(inner),
            _ => None,
        };
        let denied = self.is_denied(left);
        let (join, cost) = match (join, inner) {
            (Join::Comma, Some(inner @ (Join::Or | Join::And))) => {
                parts = [&[left], self.arena.parts(right)].concat();
                (inner, if inner == Join::Or && denied { 0.6 } else { 0.0 })
            }
            (Join::Comma, _) => (Join::And, 0.5),
            (Join::And | Join::But, _) => (join, 0.0),
            (Join::AndNot, _) => {
                parts[1] = self.denied(right);
                (Join::And, 0.0)
            }
            (Join::Nor, _) => return None,
            (join, Some(Join::And)) => (join, 0.3),
            (join, _) if denied && !self.is_not(right) => (join, 2.0),
            (join, _) => (join, 0.0),
        };
        self.more += cost;
        Some(self.arena.add(Op::Joined(join), &parts))
    }

    /// Both are denied; groups and relations by what comes before them.
    pub(super) fn nor(&mut self, conjunction: Id, left: Id, right: Id) -> Option<Id> {
        let join = self.conjunction(conjunction)?;
        let op = match (self.arena.op(left), self.arena.op(right)) {
            (Op::Statement, _) if join == Join::Or => Op::Statement,
            _ if join != Join::Nor => return None,
            (Op::Offsets(a), Op::Offsets(b)) => {
                return Some(self.relation(Offsets::from_bits(a.bits() | b.bits())));
            }
            (Op::Offsets(_) | Op::Amounts(..), _) => return None,
            (op, _) => op,
        };
        match op {
            Op::Entity => self.group(left, right),
            Op::Statement => {
                let (left, right) = (self.not(left)?, self.not(right)?);
                Some(self.together(Join::And, left, right))
            }
            _ => {
                let mut deny =
                    |id| if self.is_not(id) { Some(self.denied(id)) } else { self.not(id) };
                let both = [deny(left)?, deny(right)?];
                Some(self.arena.add(Op::Joined(Join::And), &both))
            }
        }
    }
}
