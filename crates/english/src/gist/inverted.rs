//! Clauses that start with a relation or a denial: "next to A is B", "between A and B is C".

use super::super::clause::{Said, Statement};
use super::Atom;
use super::build::{beside, same, says};
use super::clause::{Clause, Run, TURNED, Told, told};

impl Clause<'_> {
    /// "Next to A is B", "no A has B", "between A and B is C", "so many between A and B".
    pub(super) fn inverted(&self, runs: &[Run]) -> Vec<Told> {
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
            // "No staff of oak was seen in the hand of Vex", "it wasn't A that has B".
            [Run::Op(Atom::Not), Run::Group(all)] => {
                if let Some([a, b]) = group(all).as_deref() {
                    let said = same(self.sentence, &[a.clone(), b.clone()]);
                    let said = said.map(|said| Statement::Not(Box::new(said)));
                    found.push(told(0, said, a, Some(b)));
                }
            }
            [Run::Op(Atom::Not), Run::Group(a), Run::Op(Atom::Side(side)), Run::Group(b)] => {
                if let (Some([a]), Some([b])) = (group(a).as_deref(), group(b).as_deref()) {
                    let said = Statement::Not(Box::new(beside(a, *side, b)));
                    found.push(told(0, Some(said), a, Some(b)));
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
                        found.push(told(0, Some(said), c, Some(b)));
                    }
                }
            }
            [Run::Op(Atom::Between(within)), Run::Group(a), Run::Op(Atom::And), Run::Group(b)] => {
                if let (Some([a]), Some([b, c])) = (group(a).as_deref(), group(b).as_deref()) {
                    let ends = Box::new((a.clone(), b.clone()));
                    let said = Said::Between { ends, ordered: false, within: *within };
                    found.push(told(TURNED, Some(says(c.clone(), said)), c, Some(b)));
                }
            }
            [Run::Op(Atom::Gap(offsets)), Run::Group(a), Run::Op(Atom::And), Run::Group(b)] => {
                if let (Some([a]), Some([b])) = (group(a).as_deref(), group(b).as_deref()) {
                    let subjects = vec![a.clone(), b.clone()];
                    let said = Said::Apart(*offsets);
                    let said = Statement::Clause { subjects, any: false, said };
                    found.push(told(0, Some(said), a, Some(b)));
                }
            }
            [Run::Op(Atom::Side(side)), Run::Group(a), Run::Op(Atom::And), Run::Group(b)]
                if self.sentence.sides[*side].mutual =>
            {
                if let (Some([a]), Some([b])) = (group(a).as_deref(), group(b).as_deref()) {
                    let subjects = vec![a.clone(), b.clone()];
                    let said = Said::Mutual(*side);
                    let said = Statement::Clause { subjects, any: false, said };
                    found.push(told(0, Some(said), a, Some(b)));
                }
            }
            _ => {}
        }
        found.into_iter().flatten().collect()
    }
}
