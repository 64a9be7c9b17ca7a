//! One clause of a gist: who it is about, what is said, of whom the next clause may go on.

use super::super::clause::{Said, Statement};
use super::super::items::Sentence;
use super::Atom;
use super::build::{alike, one_place, says};

/// Of whom a clause may speak without naming anybody.
#[derive(Clone, Default)]
pub(super) struct Carried {
    pub subject: Option<Said>,
    pub object: Option<Said>,
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
pub(super) enum Run {
    /// What is named without a relation in between; `None` is somebody named before.
    Group(Vec<Option<Said>>),
    Op(Atom),
}

/// What a clause goes on about is less sure than what it names.
const CARRIED: u32 = 1;
/// What stands in an unusual order.
pub(super) const TURNED: u32 = 1;
/// A relation the other way round than it is written.
pub(super) const REVERSED: u32 = 4;
/// A clause with a relation that is left out.
const LEFT_OUT: u32 = 2;
/// A clause that only names something.
const BARE: u32 = 2;

/// What comes after a clause.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// A mark or the end.
    pub marked: bool,
    /// The end.
    pub last: bool,
}

/// What a clause may say; none where it has something that would be lost.
pub(super) fn facts(
    sentence: &Sentence,
    atoms: &[Atom],
    carried: &Carried,
    place: Place,
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
    // "That was her only plane trip", of the plane: nothing new.
    let again = |atom: &Atom| match atom {
        Atom::Named(said) => [&carried.subject, &carried.object]
            .into_iter()
            .flatten()
            .any(|other| alike(sentence, said, other)),
        _ => false,
    };
    if named == 1 && atoms.len() == 1 && atoms.iter().all(again) && !carried.bare {
        found.push(Fact { cost: 0, said: Vec::new(), carried: carried.clone() });
    }
    if named == 0 {
        // "And she wasn't" repeats; before more it denies what comes.
        let denied = atoms.contains(&Atom::Not) && atoms.contains(&Atom::He);
        if denied && !place.last {
            return found;
        }
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
    found.extend(clause.read(&runs, place.marked));
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
pub(super) struct Told {
    pub cost: u32,
    pub said: Vec<Statement>,
    pub subject: Option<Said>,
    pub object: Option<Said>,
}

/// What is told if it can be said.
pub(super) fn told(
    cost: u32,
    said: Option<Statement>,
    subject: &Said,
    object: Option<&Said>,
) -> Option<Told> {
    let said = vec![said?];
    Some(Told { cost, said, subject: Some(subject.clone()), object: object.cloned() })
}

pub(super) struct Clause<'s> {
    pub sentence: &'s Sentence,
    pub carried: &'s Carried,
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
    pub(super) fn group(
        &self,
        group: &[Option<Said>],
        subject: Option<&Said>,
    ) -> Option<Vec<Said>> {
        let stands = || {
            let same = |a: &Said| {
                self.carried.subject.as_ref().is_some_and(|b| alike(self.sentence, a, b))
            };
            match subject {
                Some(subject) if same(subject) => self.carried.object.clone(),
                _ => self.carried.subject.clone().or_else(|| self.carried.object.clone()),
            }
        };
        // "Keiko wrote hers in Kotlin": what is her own says nothing.
        let named = group.iter().flatten().count();
        let own = |(i, named): &(usize, &Option<Said>)| *i == 0 || named.is_some();
        let said = group.iter().enumerate().filter(|said| named == 0 || own(said));
        said.map(|(_, named)| named.clone().or_else(stands)).collect()
    }

    /// The clause goes on about who was spoken of before.
    fn carried_on(&self, runs: &[Run]) -> Vec<Told> {
        let mut found = Vec::new();
        // "… : one is C, the other D" of two named before.
        if let (Some(pair), [Run::Op(Atom::One), rest @ ..]) = (&self.carried.pair, runs) {
            let said = self.one_each(pair.clone(), rest);
            found.extend(told(0, said, &pair[0], Some(&pair[1])));
        }
        // "So does B", and after a denial "neither did B".
        let again = match runs {
            [Run::Op(op), Run::Group(group)] | [Run::Group(group), Run::Op(op)] => {
                let denied = matches!(self.carried.predicate, Some(Said::Not(_)));
                let fits = match op {
                    Atom::So => !denied,
                    Atom::Neither | Atom::Nor => denied && matches!(runs[0], Run::Op(_)),
                    _ => false,
                };
                match group.as_slice() {
                    [Some(other)] if fits => self.carried.predicate.clone().zip(Some(other)),
                    _ => None,
                }
            }
            _ => None,
        };
        if let Some((said, other)) = again {
            found.extend(told(CARRIED, Some(says(other.clone(), said)), other, None));
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
            found.extend(told(CARRIED, Some(said), subject, Some(object)));
            return found;
        }
        if let Some((predicate, object)) = self.predicate(runs, subject) {
            let again = matches!(&predicate, Said::Value(_) | Said::At(_))
                && !one_place(self.sentence, &[subject.clone(), predicate.clone()]);
            if !again {
                let said = says(subject.clone(), predicate);
                found.extend(told(CARRIED, Some(said), subject, object.as_ref()));
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
