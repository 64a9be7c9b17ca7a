//! Clauses that are not built as a subject and what is said of it: "so does A", "between A and B
//! lives C", "nobody is C", "it is A who is C".

use super::super::items::{Form, Item};
use super::{Parser, Said, Statement};
use puzzle::Offsets;

impl Parser<'_> {
    /// "There were no olives that night": whom the clause before spoke of had none.
    pub(super) fn there_then(&mut self) -> Option<Statement> {
        let start = self.at;
        let not = self.take(&Item::Not);
        let said = self.noun_phrase();
        if let (Some(said), true) = (said, self.take(&Item::Him)) {
            let before = self.antecedents()?;
            let said = if not { Said::Not(Box::new(said)) } else { said };
            return Some(Statement::Clause { subjects: before.subjects, any: before.any, said });
        }
        self.at = start;
        None
    }

    /// "So does the Brit", "neither does the Brit, nor the Swede".
    pub(super) fn said_again(&mut self) -> Option<Statement> {
        let start = self.at;
        let before = self.before.clone()?;
        let denied = self.peek() == &Item::Neither || self.peek() == &Item::Nor;
        if (self.peek() == &Item::So || denied) && self.at < self.items.len() {
            self.at += 1;
            let verb = self.verb_group();
            let not = matches!(before.said, Said::Not(_));
            if verb.any && !verb.not && (!denied || not) {
                if let Some((subjects, any, false)) = self.subjects() {
                    return Some(Statement::Clause { subjects, any, said: before.said });
                }
            }
        }
        self.at = start;
        None
    }

    /// "Between the Brit and the Swede lives the Dane."
    pub(super) fn inverted(&mut self) -> Option<Statement> {
        let start = self.at;
        // "…, and right next door is the guest with the trunk": to whom was spoken of before.
        if let (Item::Side(side), Some([one])) =
            (self.peek(), self.before.as_ref().map(|before| before.subjects.as_slice()))
        {
            let near = self.sentence.sides[*side].mutual
                && matches!(self.ahead(1), Item::Be | Item::Verb(_));
            if near && self.at < self.items.len() {
                let said = Said::Side(*side, Box::new(one.clone()));
                self.at += 1;
                let verb = self.verb_group();
                if let (false, Some(subject)) = (verb.not, self.noun_phrase()) {
                    return Some(Statement::Clause { subjects: vec![subject], any: false, said });
                }
            }
            self.at = start;
        }
        if matches!(self.peek(), Item::Between(_) | Item::Side(_)) && self.at < self.items.len() {
            // "Below the owl comes the cat, and below that the hen": below the cat.
            if self.ahead(1) == &Item::Him {
                self.object = None;
            }
            if let Some(said) = self.beside() {
                self.skip_commas();
                // "The next day there are tacos", "the day after, it was the drum".
                let there = matches!(self.peek(), Item::There | Item::Pronoun);
                if there && self.ahead(1) == &Item::Be && self.at < self.items.len() {
                    self.at += 1;
                }
                let verb = self.verb_group();
                if verb.any && !verb.not {
                    if let Some(subject) = self.noun_phrase() {
                        let subjects = vec![subject];
                        return Some(Statement::Clause { subjects, any: false, said });
                    }
                }
            }
        }
        self.at = start;
        None
    }

    /// "There is no gecko in the orange house", "nobody cooks before Ann", "no Brit drinks tea".
    pub(super) fn nobody(&mut self) -> Option<Statement> {
        let start = self.at;
        let apart = |parts: Vec<Said>| match <[Said; 2]>::try_from(parts) {
            Ok([a, b]) => Some(Statement::Clause {
                subjects: vec![a],
                any: false,
                said: Said::Not(Box::new(b)),
            }),
            Err(_) => None,
        };
        let there = self.at > 0 && self.items[..self.at].contains(&Item::There);
        if self.take(&Item::Nobody) {
            // "No planet orbits nearer to the star": a verb that is a noun here.
            if self.peek() == &Item::Noun && matches!(self.ahead(1), Item::Side(_)) {
                self.at += 1;
                if let Some(said @ Said::Side(..)) = self.beside() {
                    return Some(Statement::Nobody(said));
                }
                self.at = start;
                return None;
            }
            // "Nobody in cabin 4 had ale", "nobody who drinks rum lives there": whoever that is.
            let opens = Item::Verb(Form::Opening);
            if matches!(self.peek(), Item::At(_) | Item::Who | Item::Side(_))
                || self.peek() == &opens
            {
                if let Some(found) = self.nobody_of_those() {
                    return Some(found);
                }
                self.at = start + 1;
            }
            let verb = self.verb_group();
            // "Stays on the bus longer than".
            if verb.any && self.peek() == &Item::Noun && matches!(self.ahead(1), Item::Side(_)) {
                self.at += 1;
            }
            let said = if verb.any && !verb.not { self.complements(&verb) } else { None };
            match said {
                Some(Said::All(parts)) if parts.len() == 2 => return apart(parts),
                Some(said @ Said::Side(..)) => return Some(Statement::Nobody(said)),
                _ => {}
            }
        } else if self.take(&Item::Not) {
            if let Some(subject) = self.noun_phrase() {
                if there {
                    if let Said::All(parts) = subject {
                        if let Some(found) = apart(parts) {
                            return Some(found);
                        }
                    }
                } else {
                    // "No gecko in the orange house".
                    let ends = self.items[self.at.min(self.items.len())..]
                        .iter()
                        .all(|item| *item == Item::Comma);
                    if let (true, Said::All(parts)) = (ends && start == 0, &subject) {
                        return apart(parts.clone());
                    }
                    // "No cabin to the left of Ann's has a sword".
                    if matches!(subject, Said::Side(..) | Said::At(_)) {
                        if let Some(found) = self.denied_of(subject) {
                            return Some(found);
                        }
                        self.at = start;
                        return None;
                    }
                    self.main = true;
                    let verb = self.verb_group();
                    let said = if verb.any && !verb.not { self.complements(&verb) } else { None };
                    if let Some(said) = said {
                        return apart(vec![subject, said]);
                    }
                }
            }
        }
        self.at = start;
        None
    }

    /// What follows "nobody" says of whom: what is said then is not so of any of those.
    fn nobody_of_those(&mut self) -> Option<Statement> {
        let whom = match self.peek() {
            Item::Verb(_) => self.relative_clause()?,
            _ => self.noun_phrase()?,
        };
        self.denied_of(whom)
    }

    /// What the verb says that comes next is not so of those.
    fn denied_of(&mut self, whom: Said) -> Option<Statement> {
        self.main = true;
        let verb = self.verb_group();
        let subjects = match self.complements(&verb).filter(|_| verb.any && !verb.not)? {
            Said::Any(parts) => parts,
            Said::All(_) | Said::Not(_) => return None,
            one => vec![one],
        };
        // Of two things of which one is where it is, the other is what is denied of it.
        let said = Said::Not(Box::new(whom));
        Some(Statement::Clause { subjects, any: false, said })
    }

    /// "It is the Brit who drinks tea."
    pub(super) fn cleft(&mut self) -> Option<Statement> {
        let start = self.at;
        if self.take(&Item::Pronoun) && self.take(&Item::Be) {
            let not = self.take(&Item::Not);
            let relative = self.items[self.at.min(self.items.len())..].contains(&Item::Who);
            let phrase = self.noun_phrase().filter(|_| !not || relative);
            let parts = match &phrase {
                Some(Said::All(parts)) => parts.as_slice(),
                _ => &[],
            };
            if let [first, rest @ ..] = parts {
                let said = Said::All(rest.to_vec());
                let subjects = vec![first.clone()];
                let found = Statement::Clause { subjects, any: false, said };
                return Some(if not { Statement::Not(Box::new(found)) } else { found });
            }
        }
        self.at = start;
        None
    }

    /// "Between A and B there are two houses."
    pub(super) fn counted_between(&mut self) -> Option<Statement> {
        let start = self.at;
        self.at += 1;
        let subjects = self.pair();
        self.skip_commas();
        self.take(&Item::There);
        while matches!(self.peek(), Item::Be | Item::Verb(_)) {
            self.at += 1;
        }
        match (subjects, self.peek()) {
            (Some(subjects), Item::Count(k)) => {
                self.at += 1;
                let said = Said::Apart(Offsets::apart((*k).min(14) + 1));
                Some(Statement::Clause { subjects, any: false, said })
            }
            _ => {
                self.at = start;
                None
            }
        }
    }
}
