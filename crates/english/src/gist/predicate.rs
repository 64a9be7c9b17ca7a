//! What a clause says of its subject.

use super::super::clause::Said;
use super::super::items::Item;
use super::Atom;
use super::build::{alike, one_place};
use super::clause::{Clause, Run};

impl Clause<'_> {
    /// What is said of the subject, and beside whom.
    pub(super) fn predicate(&self, runs: &[Run], subject: &Said) -> Option<(Said, Option<Said>)> {
        let mut rest = runs;
        let mut denied = false;
        let mut alternatives = false;
        while let Some((Run::Op(op), more)) = rest.split_first() {
            match op {
                Atom::Not | Atom::Neither => denied = true,
                Atom::Either => alternatives = true,
                _ => break,
            }
            rest = more;
        }
        let mut terms: Vec<(bool, Option<Said>, Option<usize>)> = Vec::new();
        let mut object = None;
        let mut joined = false;
        let mut denying = denied;
        while !rest.is_empty() {
            let (term, side, more) = self.term(rest, subject, &mut object)?;
            terms.push((denying, term, side));
            rest = more;
            let Some((Run::Op(joint), more)) = rest.split_first() else { break };
            match joint {
                Atom::Or if denied => {}
                Atom::Or => alternatives = true,
                Atom::Nor => denying = true,
                Atom::And => joined = true,
                _ => return None,
            }
            rest = more;
            while let Some((Run::Op(op @ (Atom::Not | Atom::Either)), more)) = rest.split_first() {
                denying |= *op == Atom::Not;
                rest = more;
            }
        }
        if terms.is_empty() || !rest.is_empty() || alternatives && (joined || denying) {
            return None;
        }
        // "Immediately before or immediately after B": the same B.
        let shared = object.clone().or_else(|| self.other(subject));
        let term = |(denied, term, side): (bool, Option<Said>, Option<usize>)| {
            let said = match (term, side) {
                (Some(said), None) => said,
                (Some(said), Some(side)) => Said::Side(side, Box::new(said)),
                (None, Some(side)) => Said::Side(side, Box::new(shared.clone()?)),
                (None, None) => return None,
            };
            Some(if denied { Said::Not(Box::new(said)) } else { said })
        };
        let mut all: Vec<Said> = terms.into_iter().map(term).collect::<Option<_>>()?;
        let said = match (all.len(), alternatives) {
            (1, false) => all.pop()?,
            (1, true) => return None,
            (_, true) => Said::Any(all),
            (_, false) => Said::All(all),
        };
        Some((said, object))
    }

    /// Who was spoken of, other than the subject.
    fn other(&self, subject: &Said) -> Option<Said> {
        let carried = [&self.carried.object, &self.carried.subject];
        carried.into_iter().flatten().find(|said| !alike(self.sentence, said, subject)).cloned()
    }

    /// One thing said of the subject: what it is, or with a side what it is beside.
    fn term<'r>(
        &self,
        runs: &'r [Run],
        subject: &Said,
        object: &mut Option<Said>,
    ) -> Option<(Option<Said>, Option<usize>, &'r [Run])> {
        let one = |group: &[Option<Said>], object: &mut Option<Said>| {
            // "Neither to A nor to a neighbor of that person": of whom was just spoken.
            let just = object.clone().filter(|_| group == [None]);
            let mut all = match just {
                Some(just) => vec![just],
                None => self.group(group, Some(subject))?,
            };
            *object = all.first().cloned();
            match all.len() {
                1 => all.pop(),
                _ => one_place(self.sentence, &all).then_some(Said::All(all)),
            }
        };
        Some(match runs {
            [Run::Op(Atom::Side(side)), Run::Group(group), rest @ ..] => {
                (Some(one(group, object)?), Some(*side), rest)
            }
            [Run::Op(Atom::Side(side)), rest @ ..] => (None, Some(*side), rest),
            [
                Run::Op(Atom::Between(within)),
                Run::Group(a),
                Run::Op(Atom::And),
                Run::Group(b),
                rest @ ..,
            ] => {
                let (a, b) = (one(a, object)?, one(b, object)?);
                let ends = Box::new((a, b));
                let ordered = self.sentence.items.contains(&Item::Ordered(true));
                (Some(Said::Between { ends, ordered, within: *within }), None, rest)
            }
            [Run::Group(group), rest @ ..] => (Some(one(group, object)?), None, rest),
            _ => return None,
        })
    }
}
