//! What a relation says of a group, and how many are beside one.

use puzzle::{Houses, Offsets};

use super::meaning::{Composer, Made};
use super::node::{Group, Id, Join, Link, Node};

impl Composer<'_> {
    pub(super) fn mutual(&mut self, left: Id, right: Id) -> Option<Id> {
        let (group, relation) =
            if self.arena.group(left).is_some() { (left, right) } else { (right, left) };
        let Group { join, members, denied } = self.arena.group(group)?;
        if join != Join::And || denied {
            return None;
        }
        let formula = match *self.arena.get(relation) {
            Node::Mutually { offsets, denied, size } => {
                let fits = size.is_none_or(|size| usize::from(size) == members.len());
                // No three are all next to each other.
                let possible = members.len() == 2 || offsets != Offsets::NEXT_TO;
                if !fits || !possible {
                    return None;
                }
                let formula = self.arena.add(Node::Mutual(group, offsets));
                if denied { self.not(formula) } else { formula }
            }
            _ => return None,
        };
        Some(self.statement(formula, Some(group), None))
    }

    /// "Two houses stand between …"
    pub(super) fn counted_between(&mut self, left: Id, right: Id) -> Option<Id> {
        let (number, group) = match self.arena.number(left) {
            Some(number) => (number, right),
            None => (self.arena.number(right)?, left),
        };
        self.arena.two(group)?;
        let formula = self.arena.add(Node::Mutual(group, Offsets::apart(number + 1)));
        Some(self.statement(formula, Some(group), None))
    }

    /// "… are neighbours, with Ann on the left."
    pub(super) fn mutual_ordered(&mut self, statement: Id, told: Id, side: Offsets) -> Option<Id> {
        let statement = self.arena.statement(statement)?;
        let Node::Mutual(group, offsets) = *self.arena.get(statement.formula) else { return None };
        let [a, b] = self.arena.two(group)?;
        let side = match told {
            _ if told == a => side,
            _ if told == b => side.reversed(),
            _ => return None,
        };
        let offsets = Offsets::from_bits(offsets.bits() & side.bits());
        let formula = self.arena.add(Node::Mutual(group, offsets));
        Some(self.statement(formula, statement.subject, None))
    }

    pub(super) fn grouped(&mut self, left: Id, right: Id) -> Made {
        let (join, other) = self.arena.joined(right)?;
        let (join, cost) = match join {
            Join::Comma => (Join::And, 0.3),
            Join::AndNot | Join::Nor => return None,
            _ => (join, 0.0),
        };
        let group = Group { join, members: vec![left, other], denied: false };
        Some((self.arena.add_group(group), cost))
    }

    pub(super) fn grouped_nor(&mut self, left: Id, right: Id) -> Option<Id> {
        let (join, other) = self.arena.joined(right)?;
        let group = Group { join: Join::And, members: vec![left, other], denied: false };
        (join == Join::Nor).then(|| self.arena.add_group(group))
    }

    pub(super) fn grouped_longer(&mut self, left: Id, right: Id) -> Option<Id> {
        let (join, rest) = self.arena.joined(right)?;
        let mut group = self.arena.group(rest)?;
        if !matches!(join, Join::And | Join::Comma) || group.members.len() > 9 {
            return None;
        }
        group.members.insert(0, left);
        Some(self.arena.add_group(group))
    }

    /// Where an entity is that so many places stand to in this way.
    pub(super) fn counted_places(&self, number: u8, offsets: Offsets) -> Houses {
        let n = self.places as i8;
        let count = |place: i8| (0..n).filter(|k| offsets.contains(place - k)).count();
        let places = (0..n).filter(|place| count(*place) == usize::from(number));
        places.fold(Houses::NONE, |all, place| all.union(Houses::only(place as u8)))
    }

    pub(super) fn counted(&mut self, left: Id, right: Id) -> Option<Id> {
        let (number, predicate) = match *self.arena.get(left) {
            Node::Number(number) => (number, right),
            _ => (self.arena.number(right)?, left),
        };
        let Node::Related(Link::Offsets(offsets), other) = *self.arena.get(predicate) else {
            return None;
        };
        self.arena.entity_of(other)?;
        let at = self.counted_places(number, offsets);
        let at = self.arena.add(Node::At(at));
        let formula = self.arena.add(Node::Holds(other, at));
        Some(self.statement(formula, Some(other), None))
    }

    /// "Ann has two houses to her left."
    pub(super) fn has_counted(&mut self, who: Id, counted: Id) -> Option<Id> {
        let (number, predicate) = self.arena.pair(counted)?;
        let number = self.arena.number(number)?;
        let Node::Related(Link::Offsets(offsets), other) = *self.arena.get(predicate) else {
            return None;
        };
        self.arena.entity_of(other).filter(|entity| entity.pronoun)?;
        let at = self.counted_places(number, offsets);
        let at = self.arena.add(Node::At(at));
        let formula = self.arena.add(Node::Holds(who, at));
        Some(self.statement(formula, Some(who), None))
    }

    pub(super) fn chained(&mut self, left: Id, right: Id) -> Option<Id> {
        let group = if self.arena.group(left).is_some() { left } else { right };
        let Group { join, members, denied } = self.arena.group(group)?;
        if join != Join::And || denied {
            return None;
        }
        let mut claims = Vec::new();
        for pair in members.windows(2) {
            let link = Link::Offsets(Offsets::SOMEWHERE_LEFT);
            let before = self.arena.add(Node::Related(link, pair[1]));
            claims.push(self.arena.add(Node::Holds(pair[0], before)));
        }
        let formula = self.arena.add(Node::Joined(Join::And, claims));
        Some(self.statement(formula, Some(group), None))
    }

    pub(super) fn matched(&mut self, a: Id, b: Id, ordered: bool) -> Option<Id> {
        let (one, other) = (self.arena.group(a)?, self.arena.group(b)?);
        let plain = |group: &Group| group.join == Join::And && !group.denied;
        let fit = plain(&one) && plain(&other) && one.members.len() == other.members.len();
        if !fit || one.members.len() > 5 {
            return None;
        }
        let formula = self.arena.add(Node::Matched(a, b, ordered));
        Some(self.statement(formula, Some(a), None))
    }
}
