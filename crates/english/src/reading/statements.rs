//! What the rules that make and join statements mean.

use puzzle::{Houses, Offsets};

use super::meaning::{Composer, Meaning};
use super::node::{Group, Id, Join, Link, Node, Statement};

impl Composer<'_> {
    /// See [`Composer::combine`].
    pub(super) fn combine_statements(
        &mut self,
        meaning: Meaning,
        left: Id,
        right: Id,
    ) -> Option<(Id, f32)> {
        use Meaning as M;
        let made =
            match meaning {
                M::HoldsInverted => self.holds_inverted(left, right),
                M::Statements => self.statements(left, right, false),
                M::StatementsObject => self.statements(left, right, true),
                M::Also => self.also(left, right),
                M::AlsoNor => self.also_nor(left, right),
                M::AlsoMutual => self.also_mutual(left, right),
                M::AlsoNeither => self.also_neither(left, right),
                M::AlsoOpposite => self.also_opposite(left, right),
                M::ObjectAlso => {
                    let first = self.arena.statement(left)?;
                    let object = first.object.filter(|object| self.arena.is_named(*object))?;
                    let claim = self.arena.add(Node::Holds(object, right));
                    Some(self.both(first, claim, Some(object)))
                }
                M::Then => {
                    let (first, then) = self.two_statements(left, right)?;
                    Some(self.both(first, then.formula, then.object))
                }
                M::NotBoth => {
                    let first = self.arena.statement(left)?;
                    let formula = self.exclusive(first.formula)?;
                    Some(self.statement(formula, first.subject, first.object))
                }
                M::If => self
                    .conditional(left, right, |composer, a, b| composer.arena.add(Node::If(a, b))),
                M::IfReversed => self
                    .conditional(left, right, |composer, a, b| composer.arena.add(Node::If(b, a))),
                M::Iff => self
                    .conditional(left, right, |composer, a, b| composer.arena.add(Node::Iff(a, b))),
                M::Unless => self.conditional(left, right, |composer, a, b| {
                    composer.arena.add(Node::Joined(Join::Or, vec![a, b]))
                }),
                M::Otherwise => self.otherwise(left, right),
                M::OneOfStatements | M::AnyOfStatements => {
                    let inner = self.arena.statement(right)?;
                    let Node::Joined(Join::And | Join::Or, parts) =
                        self.arena.get(inner.formula).clone()
                    else {
                        return None;
                    };
                    let join = match meaning {
                        M::OneOfStatements if parts.len() == 2 => Join::Xor,
                        M::OneOfStatements => return None,
                        _ => Join::Or,
                    };
                    let formula = self.arena.add(Node::Joined(join, parts));
                    Some(self.statement(formula, inner.subject, inner.object))
                }
                M::OneEach => {
                    let (one, other) = self.arena.pair(right)?;
                    self.one_each(left, one, other)
                }
                M::OneEachAfter => {
                    let (one, other) = self.arena.pair(left)?;
                    self.one_each(right, one, other)
                }
                M::OneEachSplit => {
                    let (group, one) = self.arena.pair(left)?;
                    self.one_each(group, one, right)
                }
                M::One => {
                    let members = self.arena.two(left)?.to_vec();
                    let group = Group { join: Join::Xor, members, denied: false };
                    let group = self.arena.add_group(group);
                    let formula = self.arena.add(Node::Holds(group, right));
                    Some(self.statement(formula, Some(left), None))
                }
                M::SoSubject => {
                    let first = self.arena.statement(left)?;
                    let claim = self.arena.add(Node::Holds(right, first.predicate?));
                    let formula =
                        self.arena.add(Node::Joined(Join::And, vec![first.formula, claim]));
                    Some(self.arena.add(Node::Statement(Statement { formula, ..first })))
                }
                M::AlsoSubject => self.verb_again(left, right, false),
                M::NotSubject => self.verb_again(left, right, true),
                _ => None,
            };
        made.map(|id| (id, 0.0))
    }

    /// A subject and its predicate.
    pub(super) fn holds(&mut self, who: Id, predicate: Id) -> Option<Id> {
        let mut subject = who;
        if !self.arena.is_named(who) {
            // "The third is at an end" says nothing of anybody.
            match *self.arena.get(predicate) {
                Node::Is(value) => subject = self.arena.entity(vec![value], false, vec![]),
                Node::Related(..) | Node::Not(_) => {}
                _ if self.has_value(predicate) => {}
                _ => return None,
            }
        }
        let formula = self.arena.add(Node::Holds(who, predicate));
        let object = self.object(predicate);
        let (subject, predicate) = (Some(subject), Some(predicate));
        Some(self.arena.add(Node::Statement(Statement { formula, subject, object, predicate })))
    }

    fn holds_inverted(&mut self, predicate: Id, who: Id) -> Option<Id> {
        if !self.arena.is_named(who) {
            return None;
        }
        let formula = self.arena.add(Node::Holds(who, predicate));
        let object = self.object(predicate);
        Some(self.statement(formula, Some(who), object))
    }

    fn has_value(&self, predicate: Id) -> bool {
        match self.arena.get(predicate) {
            Node::Is(_) => true,
            Node::Joined(Join::And, parts) => parts.iter().any(|part| self.has_value(*part)),
            _ => false,
        }
    }

    /// Who is named last in a predicate, for "who" and "it" after it.
    fn object(&mut self, predicate: Id) -> Option<Id> {
        match self.arena.get(predicate).clone() {
            Node::Related(_, other) => Some(other),
            Node::Is(value) => Some(self.arena.entity(vec![value], false, vec![])),
            Node::Not(inner) => self.object(inner),
            Node::Joined(_, parts) => self.object(*parts.last()?),
            _ => None,
        }
    }

    /// Both, the second resolved about whom the first speaks of.
    fn two_statements(&mut self, left: Id, right: Id) -> Option<(Statement, Statement)> {
        let (first, mut second) = (self.arena.statement(left)?, self.arena.statement(right)?);
        if self.arena.has_pronoun(second.formula) {
            second.formula = self.arena.resolved(second.formula, first.subject?)?;
        }
        Some((first, second))
    }

    fn both(&mut self, first: Statement, claim: Id, object: Option<Id>) -> Id {
        let formula = self.arena.add(Node::Joined(Join::And, vec![first.formula, claim]));
        self.statement(formula, first.subject, object)
    }

    fn statements(&mut self, left: Id, right: Id, about_object: bool) -> Option<Id> {
        let (join, other) = self.arena.joined(right)?;
        let join = match join {
            Join::Comma => Join::And,
            Join::AndNot | Join::Nor => return None,
            join => join,
        };
        let (first, second) = (self.arena.statement(left)?, self.arena.statement(other)?);
        let mut formula = second.formula;
        if self.arena.has_pronoun(formula) {
            let about = if about_object { first.object? } else { first.subject? };
            formula = self.arena.resolved(formula, about)?;
        } else if about_object {
            return None;
        }
        let formula = self.arena.add(Node::Joined(join, vec![first.formula, formula]));
        let named = first.subject.filter(|subject| self.arena.is_named(*subject));
        Some(self.statement(formula, named.or(second.subject), second.object))
    }

    /// "… and drinks tea": one more predicate of the subject.
    fn also(&mut self, left: Id, right: Id) -> Option<Id> {
        let first = self.arena.statement(left)?;
        let (join, predicate) = self.arena.joined(right)?;
        let (join, predicate) = match join {
            Join::Comma => (Join::And, predicate),
            Join::AndNot | Join::Nor => (Join::And, self.not(predicate)),
            // "Not on Monday or on Tuesday" is neither.
            Join::Or if self.is_denied(first.formula) => return None,
            join => (join, predicate),
        };
        let subject = first.subject.filter(|subject| self.arena.is_named(*subject))?;
        let claim = self.arena.add(Node::Holds(subject, predicate));
        let formula = self.arena.add(Node::Joined(join, vec![first.formula, claim]));
        let object = self.object(predicate);
        Some(self.statement(formula, Some(subject), object))
    }

    /// Whether the last of what is claimed is denied.
    fn is_denied(&self, formula: Id) -> bool {
        match self.arena.get(formula) {
            Node::Not(_) => true,
            Node::Holds(_, predicate) => self.is_denied(*predicate),
            Node::Joined(_, parts) => parts.last().is_some_and(|part| self.is_denied(*part)),
            _ => false,
        }
    }

    /// "No Dane … , nor …": both are denied.
    fn also_nor(&mut self, left: Id, right: Id) -> Option<Id> {
        let first = self.arena.statement(left)?;
        let (join, predicate) = self.arena.joined(right)?;
        let subject = first.subject.filter(|subject| self.arena.is_named(*subject))?;
        if !matches!(join, Join::Nor | Join::Or) {
            return None;
        }
        let claim = self.arena.add(Node::Holds(subject, predicate));
        let both = [self.not(first.formula), self.not(claim)].to_vec();
        let formula = self.arena.add(Node::Joined(Join::And, both));
        let object = self.object(predicate);
        Some(self.statement(formula, Some(subject), object))
    }

    /// "…, but the two are not next to each other": the subject and who is named last.
    fn also_mutual(&mut self, left: Id, right: Id) -> Option<Id> {
        let first = self.arena.statement(left)?;
        let (join, relation) = self.arena.joined(right)?;
        let members = vec![first.subject?, first.object?];
        let each_is_one = members.iter().all(|member| self.arena.entity_of(*member).is_some());
        if !each_is_one || !members.iter().all(|member| self.arena.is_named(*member)) {
            return None;
        }
        let group = self.arena.add_group(Group { join: Join::And, members, denied: false });
        let claim = self.mutual(group, relation)?;
        let claim = self.arena.statement(claim)?.formula;
        let denied = matches!(join, Join::AndNot | Join::Nor);
        let claim = if denied { self.not(claim) } else { claim };
        Some(self.both(first, claim, first.object))
    }

    /// "Ann or Bob …, but neither of them …".
    fn also_neither(&mut self, left: Id, right: Id) -> Option<Id> {
        let first = self.arena.statement(left)?;
        let (_, predicate) = self.arena.joined(right)?;
        let members = self.arena.group(first.subject?)?.members;
        let group = self.arena.add_group(Group { join: Join::And, members, denied: true });
        let claim = self.arena.add(Node::Holds(group, predicate));
        Some(self.both(first, claim, first.object))
    }

    /// "Ann is at one end and Bob at the other."
    fn also_opposite(&mut self, left: Id, right: Id) -> Option<Id> {
        let first = self.arena.statement(left)?;
        let (_, other) = self.arena.joined(right)?;
        let ends = Houses::only(0).union(Houses::only(self.places.checked_sub(1)?));
        let at_an_end = matches!(self.arena.get(first.predicate?), Node::At(at) if *at == ends);
        let link = Link::Offsets(Offsets::apart(self.places - 1));
        let opposite = self.arena.add(Node::Related(link, other));
        let claim = self.arena.add(Node::Holds(first.subject?, opposite));
        at_an_end.then(|| self.both(first, claim, Some(other)))
    }

    fn conditional(
        &mut self,
        left: Id,
        right: Id,
        join: impl Fn(&mut Self, Id, Id) -> Id,
    ) -> Option<Id> {
        let (first, second) = self.two_statements(left, right)?;
        let formula = join(self, first.formula, second.formula);
        Some(self.statement(formula, first.subject, second.object))
    }

    fn otherwise(&mut self, left: Id, right: Id) -> Option<Id> {
        let (first, second) = self.two_statements(left, right)?;
        let Node::If(condition, _) = *self.arena.get(first.formula) else { return None };
        let unless = self.not(condition);
        let claim = self.arena.add(Node::If(unless, second.formula));
        Some(self.both(first, claim, second.object))
    }

    /// A choice of two that excludes both.
    pub(super) fn exclusive(&mut self, formula: Id) -> Option<Id> {
        let node = match self.arena.get(formula).clone() {
            Node::Joined(Join::Or | Join::Xor, parts) if parts.len() == 2 => {
                Node::Joined(Join::Xor, parts)
            }
            Node::Group(Group { join: Join::Or | Join::Xor, members, denied })
                if members.len() == 2 =>
            {
                Node::Group(Group { join: Join::Xor, members, denied })
            }
            Node::Statement(statement) => {
                let formula = self.exclusive(statement.formula)?;
                Node::Statement(Statement { formula, ..statement })
            }
            Node::Joined(join @ (Join::Or | Join::Xor), parts) => Node::Joined(join, parts),
            Node::Group(Group { join: join @ (Join::Or | Join::Xor), members, denied }) => {
                Node::Group(Group { join, members, denied })
            }
            Node::Holds(who, what) => match self.exclusive(who) {
                Some(who) => Node::Holds(who, what),
                None => Node::Holds(who, self.exclusive(what)?),
            },
            _ => return None,
        };
        Some(self.arena.add(node))
    }

    /// Of two, one and the other.
    fn one_each(&mut self, group: Id, one: Id, other: Id) -> Option<Id> {
        let [a, b] = self.arena.two(group)?;
        let mut way = |first, second| {
            let claims = vec![
                self.arena.add(Node::Holds(first, one)),
                self.arena.add(Node::Holds(second, other)),
            ];
            self.arena.add(Node::Joined(Join::And, claims))
        };
        let ways = vec![way(a, b), way(b, a)];
        let formula = self.arena.add(Node::Joined(Join::Xor, ways));
        Some(self.statement(formula, Some(group), None))
    }

    /// "… and so does Bob"; "… and Bob does not".
    fn verb_again(&mut self, left: Id, again: Id, denied: bool) -> Option<Id> {
        let (join, who) = self.arena.joined(again).unwrap_or((Join::And, again));
        let join = if join == Join::Or { Join::Or } else { Join::And };
        let first = self.arena.statement(left)?;
        let mut predicate = first.predicate?;
        while let Node::Not(inner) = *self.arena.get(predicate) {
            predicate = inner;
        }
        // "Ann does not, and nor does Bob" denies again; "Ann does not, but Bob does" does not.
        let claim = self.arena.add(Node::Holds(who, predicate));
        let claim = if denied { self.not(claim) } else { claim };
        let formula = self.arena.add(Node::Joined(join, vec![first.formula, claim]));
        let statement = Statement { formula, ..first };
        Some(self.arena.add(Node::Statement(statement)))
    }
}
