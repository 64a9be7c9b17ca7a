//! One clause of a gist: who it is about, what is said, of whom the next clause may go on.

use super::super::clause::{Said, Statement};
use super::super::items::Sentence;
use super::Atom;
use super::build::{alike, beside, beside_turned, one_place, same, says};

/// Of whom a clause may speak without naming anybody.
#[derive(Clone, Default)]
pub(super) struct Carried {
    subject: Option<Said>,
    object: Option<Said>,
    /// "A and B: …" names two of whom the next clause speaks.
    pair: Option<[Said; 2]>,
    /// What was said last, which "so does B" says of another.
    predicate: Option<Said>,
    /// Whether something was named of which nothing has been said so far.
    pub bare: bool,
}

/// What a clause says.
pub(super) struct Fact {
    pub cost: u32,
    pub said: Vec<Statement>,
    pub carried: Carried,
}

/// A step of a clause.
#[derive(Clone, PartialEq, Debug)]
enum Run {
    /// What is named without a relation in between; `None` is somebody named before.
    Group(Vec<Option<Said>>),
    Op(Atom),
}

/// What a clause goes on about is less sure than what it names.
const CARRIED: u32 = 1;
/// What stands in an unusual order.
const TURNED: u32 = 1;
/// A relation the other way round than it is written.
const REVERSED: u32 = 4;
/// A clause with a relation that is left out.
const LEFT_OUT: u32 = 2;
/// A clause that only names something.
const BARE: u32 = 2;

/// What a clause may say; none where it has something that would be lost. `marked`: whether a mark
/// or the end of the sentence comes after it.
pub(super) fn facts(
    sentence: &Sentence,
    atoms: &[Atom],
    carried: &Carried,
    marked: bool,
) -> Vec<Fact> {
    let atoms: Vec<Atom> = atoms.iter().filter(|atom| **atom != Atom::Mark).cloned().collect();
    let named = atoms.iter().filter(|atom| matches!(atom, Atom::Named(_))).count();
    let relates = |atom: &Atom| matches!(atom, Atom::Side(_) | Atom::Between(_) | Atom::Gap(_));
    let related = atoms.iter().any(relates);
    let hedged = atoms.contains(&Atom::Hedge);
    let mut found = Vec::new();
    // "Somebody has moles, and there was a hat as well" says nothing.
    if named == 1 && !related && atoms.contains(&Atom::Somebody) {
        found.push(Fact { cost: 0, said: Vec::new(), carried: carried.clone() });
        return found;
    }
    if named == 0 {
        let cost = if related { LEFT_OUT } else { 0 };
        found.push(Fact { cost, said: Vec::new(), carried: carried.clone() });
        if hedged || !related {
            return found;
        }
    } else if hedged {
        return found;
    }
    let runs = runs(&atoms);
    let clause = Clause { sentence, carried };
    found.extend(clause.read(&runs, marked));
    found
}

fn runs(atoms: &[Atom]) -> Vec<Run> {
    let mut found: Vec<Run> = Vec::new();
    for atom in atoms {
        let named = match atom {
            Atom::Named(said) => Some(said.clone()),
            Atom::He => None,
            Atom::Somebody => continue,
            op => {
                found.push(Run::Op(op.clone()));
                continue;
            }
        };
        match found.last_mut() {
            Some(Run::Group(group)) => group.push(named),
            _ => found.push(Run::Group(vec![named])),
        }
    }
    // "At one end or the other".
    while found.ends_with(&[Run::Op(Atom::Or), Run::Op(Atom::Other)]) {
        found.truncate(found.len() - 2);
    }
    while matches!(found.first(), Some(Run::Op(Atom::And | Atom::Then))) {
        found.remove(0);
    }
    found
}

/// What is said, of whom, beside whom.
struct Told {
    cost: u32,
    said: Vec<Statement>,
    subject: Option<Said>,
    object: Option<Said>,
}

struct Clause<'s> {
    sentence: &'s Sentence,
    carried: &'s Carried,
}

impl Clause<'_> {
    fn read(&self, runs: &[Run], marked: bool) -> Vec<Fact> {
        let mut found = Vec::new();
        for (cost, runs) in self.subjects(runs) {
            let told = self.named(&runs).into_iter().chain(self.inverted(&runs));
            for told in told.chain(self.carried_on(&runs)) {
                let predicate = match told.said.last() {
                    Some(Statement::Clause { subjects, said, .. }) if subjects.len() == 1 => {
                        Some(said.clone())
                    }
                    _ => None,
                };
                let carried = Carried {
                    predicate,
                    subject: told.subject.or_else(|| self.carried.subject.clone()),
                    object: told.object.or_else(|| self.carried.object.clone()),
                    pair: None,
                    bare: false,
                };
                found.push(Fact { cost: cost + told.cost, said: told.said, carried });
            }
            found.extend(self.bare(&runs).filter(|_| marked));
        }
        found
    }

    /// The clause with whoever its first pronoun may stand for.
    fn subjects(&self, runs: &[Run]) -> Vec<(u32, Vec<Run>)> {
        let Some((Run::Group(group), rest)) = runs.split_first() else {
            return vec![(0, runs.to_vec())];
        };
        if group[0].is_some() {
            return vec![(0, runs.to_vec())];
        }
        let mut found = Vec::new();
        if let Some(subject) = &self.carried.subject {
            let group = [&[Some(subject.clone())], &group[1..]].concat();
            found.push((CARRIED, [&[Run::Group(group)], rest].concat()));
        }
        // "It was the nurse who visited Ash", "it wasn't the chowder that earned the hamper".
        if group.len() > 1 {
            found.push((0, [&[Run::Group(group[1..].to_vec())], rest].concat()));
        } else {
            found.push((0, rest.to_vec()));
        }
        found
    }

    /// A group of which each is named or carried; what stands for somebody is who was spoken of.
    fn group(&self, group: &[Option<Said>], subject: Option<&Said>) -> Option<Vec<Said>> {
        let stands = || {
            let same = |a: &Said| {
                self.carried.subject.as_ref().is_some_and(|b| alike(self.sentence, a, b))
            };
            match subject {
                Some(subject) if same(subject) => self.carried.object.clone(),
                _ => self.carried.subject.clone().or_else(|| self.carried.object.clone()),
            }
        };
        group.iter().map(|named| named.clone().or_else(stands)).collect()
    }

    fn told(
        &self,
        cost: u32,
        said: Option<Statement>,
        subject: &Said,
        object: Option<&Said>,
    ) -> Option<Told> {
        let said = vec![said?];
        Some(Told { cost, said, subject: Some(subject.clone()), object: object.cloned() })
    }

    /// The clause starts with whom it is about.
    fn named(&self, runs: &[Run]) -> Vec<Told> {
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
                found.push(self.told(0, same(self.sentence, &first), subject, first.get(1)));
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
                    found.push(self.told(REVERSED, Some(said), subject, other.first()));
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
    fn one_each(&self, pair: [Said; 2], rest: &[Run]) -> Option<Statement> {
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
    fn one_of(&self, first: &[Said], other: &[Option<Said>], rest: &[Run]) -> Option<Told> {
        let other = self.group(other, first.first())?;
        let kin = |a: &Said, b: &Said| {
            matches!((a, b), (Said::At(_), Said::At(_)))
                || matches!((a, b), (Said::Value(_), Said::Value(_)))
                    && !one_place(self.sentence, &[a.clone(), b.clone()])
        };
        let any = |subject: &Said, a: &Said, b: &Said| {
            let said = Said::Any(vec![a.clone(), b.clone()]);
            self.told(0, Some(says(subject.clone(), said)), subject, Some(a))
        };
        match (first, other.as_slice(), rest) {
            ([subject, a], [b], []) | ([a], [b, subject], []) if kin(a, b) => any(subject, a, b),
            _ => None,
        }
    }

    /// What is said of the subject, and beside whom.
    fn predicate(&self, runs: &[Run], subject: &Said) -> Option<(Said, Option<Said>)> {
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
                let ordered =
                    self.sentence.items.contains(&super::super::items::Item::Ordered(true));
                (Some(Said::Between { ends, ordered, within: *within }), None, rest)
            }
            [Run::Group(group), rest @ ..] => (Some(one(group, object)?), None, rest),
            _ => return None,
        })
    }

    /// "Next to A is B", "no A has B", "between A and B is C", "so many between A and B".
    fn inverted(&self, runs: &[Run]) -> Vec<Told> {
        let group = |group: &[Option<Said>]| self.group(group, None);
        let mut found: Vec<Option<Told>> = Vec::new();
        match runs {
            [Run::Op(Atom::Side(side)), Run::Group(all)] => {
                if let Some(all) = group(all).filter(|all| all.len() > 1) {
                    // "In front of A, who has B, is C": the last alone, or all but the first.
                    for cut in [all.len() - 1, 1] {
                        let (objects, subjects) = all.split_at(cut);
                        let mut said: Vec<Statement> = Vec::new();
                        let clear = [objects, subjects].iter().all(|group| {
                            let aside = same(self.sentence, group);
                            let clear = group.len() == 1 || aside.is_some();
                            said.extend(aside);
                            clear
                        });
                        if clear {
                            said.push(beside(&subjects[0], *side, &objects[0]));
                            let (subject, object) = (subjects[0].clone(), objects[0].clone());
                            found.push(Some(Told {
                                cost: TURNED + u32::from(cut == 1 && all.len() > 2),
                                said,
                                subject: Some(subject),
                                object: Some(object),
                            }));
                        }
                        if all.len() == 2 {
                            break;
                        }
                    }
                }
            }
            // "No staff of yew was seen in the hand of Vex", "it wasn't A that has B".
            [Run::Op(Atom::Not), Run::Group(all)] => {
                if let Some([a, b]) = group(all).as_deref() {
                    let said = same(self.sentence, &[a.clone(), b.clone()]);
                    let said = said.map(|said| Statement::Not(Box::new(said)));
                    found.push(self.told(0, said, a, Some(b)));
                }
            }
            [Run::Op(Atom::Not), Run::Group(a), Run::Op(Atom::Side(side)), Run::Group(b)] => {
                if let (Some([a]), Some([b])) = (group(a).as_deref(), group(b).as_deref()) {
                    let said = Statement::Not(Box::new(beside(a, *side, b)));
                    found.push(self.told(0, Some(said), a, Some(b)));
                }
            }
            // "Either A or B is C".
            [
                Run::Op(Atom::Either),
                Run::Group(first),
                Run::Op(Atom::Or),
                Run::Group(other),
                rest @ ..,
            ] => {
                if let Some(first) = group(first) {
                    found.push(self.one_of(&first, other, rest));
                }
            }
            [Run::Op(Atom::Neither), Run::Group(a), Run::Op(Atom::Nor), Run::Group(b)] => {
                if let (Some([a]), Some([b, c])) = (group(a).as_deref(), group(b).as_deref()) {
                    let same = |x: &Said| same(self.sentence, &[x.clone(), c.clone()]);
                    if let (Some(first), Some(second)) = (same(a), same(b)) {
                        let not = |said| Statement::Not(Box::new(said));
                        let said = Statement::All(vec![not(first), not(second)]);
                        found.push(self.told(0, Some(said), c, Some(b)));
                    }
                }
            }
            [Run::Op(Atom::Between(within)), Run::Group(a), Run::Op(Atom::And), Run::Group(b)] => {
                if let (Some([a]), Some([b, c])) = (group(a).as_deref(), group(b).as_deref()) {
                    let ends = Box::new((a.clone(), b.clone()));
                    let said = Said::Between { ends, ordered: false, within: *within };
                    found.push(self.told(TURNED, Some(says(c.clone(), said)), c, Some(b)));
                }
            }
            [Run::Op(Atom::Gap(offsets)), Run::Group(a), Run::Op(Atom::And), Run::Group(b)] => {
                if let (Some([a]), Some([b])) = (group(a).as_deref(), group(b).as_deref()) {
                    let subjects = vec![a.clone(), b.clone()];
                    let said = Said::Apart(*offsets);
                    let said = Statement::Clause { subjects, any: false, said };
                    found.push(self.told(0, Some(said), a, Some(b)));
                }
            }
            [Run::Op(Atom::Side(side)), Run::Group(a), Run::Op(Atom::And), Run::Group(b)]
                if self.sentence.sides[*side].mutual =>
            {
                if let (Some([a]), Some([b])) = (group(a).as_deref(), group(b).as_deref()) {
                    let subjects = vec![a.clone(), b.clone()];
                    let said = Said::Mutual(*side);
                    let said = Statement::Clause { subjects, any: false, said };
                    found.push(self.told(0, Some(said), a, Some(b)));
                }
            }
            _ => {}
        }
        found.into_iter().flatten().collect()
    }

    /// The clause goes on about who was spoken of before.
    fn carried_on(&self, runs: &[Run]) -> Vec<Told> {
        let mut found = Vec::new();
        // "… : one is C, the other D" of two named before.
        if let (Some(pair), [Run::Op(Atom::One), rest @ ..]) = (&self.carried.pair, runs) {
            let said = self.one_each(pair.clone(), rest);
            found.extend(self.told(0, said, &pair[0], Some(&pair[1])));
        }
        // "So does B".
        if let (
            [Run::Op(Atom::So), Run::Group(group)] | [Run::Group(group), Run::Op(Atom::So)],
            Some(said),
        ) = (runs, &self.carried.predicate)
            && let [Some(other)] = group.as_slice()
        {
            let again = says(other.clone(), said.clone());
            found.extend(self.told(CARRIED, Some(again), other, None));
            return found;
        }
        let Some(subject) = &self.carried.subject else { return found };
        // "They are right next to each other", of the two before.
        if let (Some(object), [rest @ .., Run::Op(Atom::Side(side))]) = (&self.carried.object, runs)
            && self.sentence.sides[*side].mutual
            && matches!(rest, [] | [Run::Op(Atom::Not)])
        {
            let mutual = Said::Mutual(*side);
            let said = if rest.is_empty() { mutual } else { Said::Not(Box::new(mutual)) };
            let subjects = vec![subject.clone(), object.clone()];
            let said = Statement::Clause { subjects, any: false, said };
            found.extend(self.told(CARRIED, Some(said), subject, Some(object)));
            return found;
        }
        if let Some((predicate, object)) = self.predicate(runs, subject) {
            let again = matches!(&predicate, Said::Value(_) | Said::At(_))
                && !one_place(self.sentence, &[subject.clone(), predicate.clone()]);
            if !again {
                let said = says(subject.clone(), predicate);
                found.extend(self.told(CARRIED, Some(said), subject, object.as_ref()));
            }
        }
        found
    }

    /// "Now, the ash staff", "beret and baseball cap:", of which the next clause speaks.
    fn bare(&self, runs: &[Run]) -> Option<Fact> {
        let (subject, object) = match runs {
            [Run::Group(a)] => match a.as_slice() {
                [Some(a)] => (a, None),
                _ => return None,
            },
            [Run::Group(a), Run::Op(Atom::And | Atom::Or), Run::Group(b)] => {
                match (a.as_slice(), b.as_slice()) {
                    ([Some(a)], [Some(b)]) => (a, Some(b)),
                    _ => return None,
                }
            }
            _ => return None,
        };
        let carried = Carried {
            subject: Some(subject.clone()),
            object: object.cloned(),
            pair: object.map(|object| [subject.clone(), object.clone()]),
            predicate: None,
            bare: true,
        };
        Some(Fact { cost: BARE, said: Vec::new(), carried })
    }
}
