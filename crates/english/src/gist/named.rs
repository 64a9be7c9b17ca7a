//! Clauses that start with whom they are about.

use super::super::clause::{Said, Statement};
use super::Atom;
use super::build::{beside, beside_turned, one_place, same, says};
use super::clause::{Clause, REVERSED, Run, TURNED, Told, told};

impl Clause<'_> {
    /// The clause starts with whom it is about.
    pub(super) fn named(&self, runs: &[Run]) -> Vec<Told> {
        let Some((Run::Group(first), rest)) = runs.split_first() else { return Vec::new() };
        let Some(first) = self.group(first, None) else { return Vec::new() };
        let subject = &first[0];
        // "The proofreader, who lives on grapes, …" says that first.
        let aside = || match first.len() {
            1 => Some(Vec::new()),
            _ => same(self.sentence, &first).map(|said| vec![said]),
        };
        let mut found: Vec<Option<Told>> = Vec::new();
        match rest {
            [] if first.len() > 1 => {
                found.push(told(0, same(self.sentence, &first), subject, first.get(1)));
            }
            // "Has the toad for a neighbor", "has beige right beside him".
            [Run::Op(Atom::Side(side))] | [Run::Op(Atom::Side(side)), Run::Group(_)]
                if first.len() > 1 && self.is_his(rest) =>
            {
                let (last, others) = (&first[first.len() - 1], &first[..first.len() - 1]);
                let mut said: Vec<Statement> = same(self.sentence, others).into_iter().collect();
                if others.len() == 1 || !said.is_empty() {
                    said.push(beside(last, *side, subject));
                    found.push(Some(Told {
                        cost: TURNED,
                        said,
                        subject: Some(subject.clone()),
                        object: Some(last.clone()),
                    }));
                }
            }
            [Run::Op(Atom::And), Run::Group(other), rest @ ..] => {
                if let Some(other) = self.group(other, Some(subject)) {
                    found.extend(self.two(&first, &other, rest).into_iter().map(Some));
                }
            }
            // "Either A or B is C", "A or B is C".
            [Run::Op(Atom::Or), Run::Group(other), rest @ ..] => {
                found.push(self.one_of(&first, other, rest));
            }
            _ => {
                if let (Some(mut said), Some((predicate, object))) =
                    (aside(), self.predicate(rest, subject))
                {
                    said.push(says(subject.clone(), predicate));
                    found.push(Some(Told {
                        cost: 0,
                        said,
                        subject: Some(subject.clone()),
                        object,
                    }));
                }
                if let ([], [Run::Op(Atom::Side(side)), Run::Group(other)]) = (&first[1..], rest)
                    && let Some(other) = self.group(other, Some(subject))
                    && other.len() == 1
                    && !self.sentence.sides[*side].mutual
                {
                    let said = beside_turned(subject, *side, &other[0]);
                    found.push(told(REVERSED, Some(said), subject, other.first()));
                }
            }
        }
        found.into_iter().flatten().collect()
    }

    /// Whether a relation is to the subject itself: nobody is named after it, or only "him".
    fn is_his(&self, rest: &[Run]) -> bool {
        match rest {
            [Run::Op(Atom::Side(side))] => self.sentence.sides[*side].noun,
            [_, Run::Group(group)] => group.as_slice() == [None],
            _ => false,
        }
    }

    /// "A and B …".
    fn two(&self, a: &[Said], b: &[Said], rest: &[Run]) -> Vec<Told> {
        let mut said: Vec<Statement> = Vec::new();
        for group in [a, b] {
            if group.len() > 1 {
                let Some(aside) = same(self.sentence, group) else { return Vec::new() };
                said.push(aside);
            }
        }
        let both = || vec![a[0].clone(), b[0].clone()];
        let clause = |subjects, said| Statement::Clause { subjects, any: false, said };
        let apart = |offsets| Said::Apart(offsets);
        // "Nora and the Owls were four slots apart", of whom the last is not known.
        let rest = match rest {
            [Run::Op(Atom::And), side @ Run::Op(Atom::Side(_))] => std::slice::from_ref(side),
            rest => rest,
        };
        match rest {
            [Run::Op(Atom::Side(side))] if self.sentence.sides[*side].mutual => {
                said.push(clause(both(), Said::Mutual(*side)));
            }
            [Run::Op(Atom::Not), Run::Op(Atom::Side(side))]
                if self.sentence.sides[*side].mutual =>
            {
                said.push(clause(both(), Said::Not(Box::new(Said::Mutual(*side)))));
            }
            [Run::Op(Atom::Gap(offsets))] => said.push(clause(both(), apart(*offsets))),
            [Run::Op(Atom::One), rest @ ..] => {
                let pair = [a[0].clone(), b[0].clone()];
                let Some(one_each) = self.one_each(pair, rest) else { return Vec::new() };
                said.push(one_each);
            }
            // "A and B are not next to C".
            [_, ..] if a.len() + b.len() == 2 => {
                for subject in both() {
                    let Some((predicate, _)) = self.predicate(rest, &subject) else {
                        return Vec::new();
                    };
                    // "A and B are C" says it of both, which are two.
                    if matches!(predicate, Said::Value(_) | Said::At(_) | Said::All(_)) {
                        return Vec::new();
                    }
                    said.push(says(subject, predicate));
                }
            }
            _ => return Vec::new(),
        }
        let (subject, object) = (Some(a[0].clone()), Some(b[0].clone()));
        vec![Told { cost: 0, said, subject, object }]
    }

    /// "One is C and the other D" of two.
    pub(super) fn one_each(&self, pair: [Said; 2], rest: &[Run]) -> Option<Statement> {
        let single = |group: &[Option<Said>]| match group {
            [Some(only)] => Some(only.clone()),
            _ => None,
        };
        let (one, other) = match rest {
            [Run::Group(one), Run::Op(Atom::And), Run::Op(Atom::Other), Run::Group(other)]
            | [Run::Group(one), Run::Op(Atom::Other), Run::Group(other)] => (one, other),
            _ => return None,
        };
        Some(Statement::OneEach { pair, said: [single(one)?, single(other)?] })
    }

    /// "A or B is C": `first` has A, `other` B and C.
    pub(super) fn one_of(
        &self,
        first: &[Said],
        other: &[Option<Said>],
        rest: &[Run],
    ) -> Option<Told> {
        let other = self.group(other, first.first())?;
        let kin = |a: &Said, b: &Said| {
            matches!((a, b), (Said::At(_), Said::At(_)))
                || matches!((a, b), (Said::Value(_), Said::Value(_)))
                    && !one_place(self.sentence, &[a.clone(), b.clone()])
        };
        let any = |subject: &Said, a: &Said, b: &Said| {
            let said = Said::Any(vec![a.clone(), b.clone()]);
            told(0, Some(says(subject.clone(), said)), subject, Some(a))
        };
        match (first, other.as_slice(), rest) {
            ([subject, a], [b], []) | ([a], [b, subject], []) if kin(a, b) => any(subject, a, b),
            _ => None,
        }
    }
}
