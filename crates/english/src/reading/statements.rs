//! What the functions of the grammar mean that make and join statements.

use puzzle::Offsets;

use super::meaning::Composer;
use super::node::{Id, Join, Op, Statement};

impl Composer<'_> {
    /// A statement that claims this, about whom.
    pub(super) fn claimed(&mut self, op: Op, parts: &[Id], subject: Option<Id>) -> Id {
        let formula = self.arena.add(op, parts);
        self.arena.state(Statement { formula, subject, object: None, predicate: None })
    }

    pub(super) fn with_formula(&mut self, statement: Id, formula: Id) -> Id {
        let parts = [&[formula], &self.arena.parts(statement)[1..]].concat();
        self.arena.add(Op::Statement, &parts)
    }

    /// A subject and its predicate.
    pub(super) fn holds(&mut self, who: Id, predicate: Id) -> Option<Id> {
        let mut subject = who;
        if !self.arena.is_named(who) {
            // "The third is at an end" says nothing of anybody.
            match self.arena.op(predicate) {
                Op::Is if self.has_value(predicate) => subject = self.object(predicate)?,
                Op::Related | Op::Not => {}
                _ if self.has_value(predicate) => {}
                _ => return None,
            }
        }
        Some(self.said(who, subject, predicate))
    }

    fn said(&mut self, who: Id, subject: Id, predicate: Id) -> Id {
        let formula = self.arena.add(Op::Holds, &[who, predicate]);
        let object = self.object(predicate);
        let (subject, predicate) = (Some(subject), Some(predicate));
        self.arena.state(Statement { formula, subject, object, predicate })
    }

    fn has_value(&self, predicate: Id) -> bool {
        let parts = self.arena.parts(predicate);
        match self.arena.op(predicate) {
            Op::Is => parts.iter().any(|part| matches!(self.arena.op(*part), Op::Value(_))),
            Op::Joined(Join::And | Join::But) => parts.iter().any(|part| self.has_value(*part)),
            _ => false,
        }
    }

    /// Who is named last in a predicate, for "who" and "it" after it.
    fn object(&mut self, predicate: Id) -> Option<Id> {
        let last = *self.arena.parts(predicate).last()?;
        match (self.arena.op(predicate), self.arena.op(last)) {
            (Op::Related, _) => Some(last),
            (Op::Is, Op::Value(value)) => Some(self.arena.entity(value)),
            (Op::Not | Op::Joined(_), _) => self.object(last),
            _ => None,
        }
    }

    /// Two predicates or statements joined; whom the first statement is about goes on.
    pub(super) fn together(&mut self, join: Join, left: Id, right: Id) -> Id {
        let both = self.of_both(Op::Joined(join), left, right);
        both.unwrap_or_else(|| self.arena.add(Op::Joined(join), &[left, right]))
    }

    /// Two statements as one whose formula is made of theirs.
    pub(super) fn of_both(&mut self, op: Op, left: Id, right: Id) -> Option<Id> {
        let (first, second) = (self.arena.statement(left)?, self.arena.statement(right)?);
        let formula = self.arena.add(op, &[first.formula, second.formula]);
        let named = first.subject.filter(|subject| self.arena.is_named(*subject));
        let subject = named.or(second.subject);
        Some(self.arena.state(Statement { formula, subject, ..second }))
    }

    /// The second statement, its pronoun taken for whom the first is about.
    pub(super) fn about(&mut self, first: Id, second: Id) -> Option<Id> {
        let (first, formula) = (self.arena.statement(first)?, self.part(second, 0)?);
        match self.arena.has_pronoun(formula) {
            true => self.arena.resolved(second, first.subject?),
            false => Some(second),
        }
    }

    /// The same where the second has a pronoun.
    pub(super) fn about_it(&mut self, first: Id, second: Id) -> Option<Id> {
        let formula = self.part(second, 0)?;
        if self.arena.has_pronoun(formula) { self.about(first, second) } else { None }
    }

    /// "… and drinks tea": one more claim about the subject.
    pub(super) fn also(&mut self, conjunction: Id, left: Id, claim: Id) -> Option<Id> {
        let (first, second) = (self.arena.statement(left)?, self.arena.statement(claim)?);
        match self.conjunction(conjunction)? {
            Join::AndNot | Join::Nor => {
                let denied = match (second.subject, second.predicate) {
                    (Some(subject), Some(predicate)) => {
                        let predicate = self.denied(predicate);
                        self.said(subject, subject, predicate)
                    }
                    _ => {
                        let formula = self.denied(second.formula);
                        self.with_formula(claim, formula)
                    }
                };
                Some(self.together(Join::And, left, denied))
            }
            // "Not on Monday or on Tuesday" is neither.
            Join::Or if self.is_denied(first.formula) => None,
            Join::Comma | Join::But => Some(self.together(Join::And, left, claim)),
            join => Some(self.together(join, left, claim)),
        }
    }

    /// Whether the last of what is claimed is denied.
    pub(super) fn is_denied(&self, formula: Id) -> bool {
        let last = self.arena.parts(formula).last();
        match self.arena.op(formula) {
            Op::Not => true,
            Op::Holds | Op::Joined(_) => last.is_some_and(|part| self.is_denied(*part)),
            _ => false,
        }
    }

    pub(super) fn otherwise(&mut self, left: Id, right: Id) -> Option<Id> {
        let (first, second) = (self.arena.statement(left)?, self.arena.statement(right)?);
        let condition = self.part(first.formula, 0)?;
        let is_if = self.arena.op(first.formula) == Op::If;
        let unless = self.denied(condition);
        let claim = self.arena.add(Op::If, &[unless, second.formula]);
        let claim = self.with_formula(right, claim);
        is_if.then(|| self.together(Join::And, left, claim))
    }

    /// Of two, one and the other.
    pub(super) fn one_each(&mut self, group: Id, one: Id, other: Id) -> Option<Id> {
        let &[a, b] = self.arena.parts(group) else { return None };
        let two = self.is_two(group);
        let ways = [(a, b), (b, a)].map(|(first, second)| {
            let claims = [(first, one), (second, other)]
                .map(|(who, what)| self.arena.add(Op::Holds, &[who, what]));
            self.arena.add(Op::Joined(Join::And), &claims)
        });
        two.then(|| self.claimed(Op::Joined(Join::Xor), &ways, Some(group)))
    }

    /// "… and so does Bob"; "… and Bob does not".
    pub(super) fn again(&mut self, left: Id, again: Id, denied: bool) -> Option<Id> {
        let (join, who) = match (self.arena.op(again), self.arena.parts(again)) {
            (Op::Pair, &[conjunction, who]) => (self.conjunction(conjunction)?, who),
            _ => (Join::And, again),
        };
        let join = if join == Join::Or { Join::Or } else { Join::And };
        // "Ann does not, and nor does Bob" denies again; "Ann does not, but Bob does" does not.
        let mut predicate = self.arena.statement(left)?.predicate?;
        if self.is_not(predicate) {
            predicate = self.denied(predicate);
        }
        let mut claim = self.said(who, who, predicate);
        if denied {
            let formula = self.part(claim, 0)?;
            let formula = self.denied(formula);
            claim = self.with_formula(claim, formula);
        }
        Some(self.together(join, left, claim))
    }

    /// What a relation says of each two of a group.
    pub(super) fn mutual(&mut self, group: Id, relation: Id) -> Option<Id> {
        let Op::Mutually { offsets, denied, size } = self.arena.op(relation) else { return None };
        let members = self.arena.parts(group).len();
        let fits = size.is_none_or(|size| usize::from(size) == members);
        // No three are all next to each other.
        let possible = members == 2 || offsets != Offsets::NEXT_TO;
        let whole = self.arena.op(group) == Op::Group { join: Join::And, denied: false };
        if !whole || !fits || !possible {
            return None;
        }
        let statement = self.claimed(Op::Mutual(offsets), &[group], Some(group));
        let formula = self.part(statement, 0)?;
        let formula = if denied { self.denied(formula) } else { formula };
        Some(self.with_formula(statement, formula))
    }

    /// What a relation says of the first of two to the second: no three differ by so much.
    pub(super) fn first_to_second(&mut self, group: Id, relation: Id) -> Option<Id> {
        let &[first, second] = self.arena.parts(group) else { return None };
        let to_second = self.arena.add(Op::Related, &[relation, second]);
        self.is_two(group).then(|| self.holds(first, to_second))?
    }

    /// "… are neighbours, with Ann on the left."
    pub(super) fn sided(&mut self, statement: Id, told: Id, side: Id) -> Option<Id> {
        let formula = self.part(statement, 0)?;
        let (Op::Mutual(offsets), Op::Offsets(side)) =
            (self.arena.op(formula), self.arena.op(side))
        else {
            return None;
        };
        let group = self.part(formula, 0)?;
        let &[a, b] = self.arena.parts(group) else { return None };
        let side = match told {
            _ if told == a => side,
            _ if told == b => side.reversed(),
            _ => return None,
        };
        let offsets = Offsets::from_bits(offsets.bits() & side.bits());
        let formula = self.arena.add(Op::Mutual(offsets), &[group]);
        (offsets.bits() != 0).then(|| self.with_formula(statement, formula))
    }

    /// Two groups that are the same.
    pub(super) fn matched(&mut self, a: Id, b: Id, ordered: bool) -> Option<Id> {
        let plain = Op::Group { join: Join::And, denied: false };
        let sizes = [a, b].map(|group| self.arena.parts(group).len());
        let groups = [a, b].iter().all(|group| self.arena.op(*group) == plain);
        let fit = groups && sizes[0] == sizes[1] && sizes[0] <= 5;
        fit.then(|| self.claimed(Op::Matched { ordered }, &[a, b], Some(a)))
    }
}
