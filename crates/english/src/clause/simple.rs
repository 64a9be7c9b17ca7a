//! Clauses: subjects and what is said of them.

use super::super::items::{Form, Item};
use super::noun::one_of;
use super::{Before, Parser, Said, Statement};
use puzzle::Houses;

impl Parser<'_> {
    pub(super) fn clause(&mut self) -> Option<Statement> {
        self.main = false;
        let start = self.at;
        if self.take(&Item::There) {
            self.take(&Item::Be);
            if let Some(found) = self.there_then() {
                return Some(found);
            }
        }
        if let Item::Gap(offsets) = *self.peek() {
            self.at += 1;
            // "Ann and Bob are no neighbors; there are two houses between them."
            let them = self.peek() == &Item::Him && self.at < self.items.len();
            let both = self.before.as_ref().map(|before| before.subjects.clone());
            let subjects = match both.filter(|both| them && both.len() == 2) {
                Some(both) => {
                    self.at += 1;
                    both
                }
                None => self.pair_or_list()?,
            };
            return Some(Statement::Clause { subjects, any: false, said: Said::Apart(offsets) });
        }
        if let Item::Beyond(houses) = *self.peek() {
            self.at += 1;
            let him = self.take(&Item::Him);
            let before = || self.before.as_ref()?.subjects.first().cloned();
            let subject = if him { before()? } else { self.noun_phrase()? };
            let subjects = vec![subject];
            return Some(Statement::Clause { subjects, any: false, said: Said::At(houses) });
        }
        if let Item::BeyondAmong(amounts) = self.peek() {
            self.at += 1;
            let subjects = vec![self.noun_phrase()?];
            let said = one_of(amounts);
            return Some(Statement::Clause { subjects, any: false, said });
        }
        if let Item::Between(_) = self.peek() {
            if let Some(found) = self.counted_between() {
                return Some(found);
            }
        }
        if let Some(found) = self.nobody() {
            return Some(found);
        }
        if let Some(found) = self.denied_after_nor() {
            return Some(found);
        }
        if let Some(found) = self.cleft() {
            return Some(found);
        }
        if let Some(found) = self.said_again() {
            return Some(found);
        }
        if let Some(found) = self.inverted() {
            return Some(found);
        }
        let resumed = self.resumed();
        let goes_on = resumed.is_some();
        let (subjects, any, neither) = match resumed {
            Some(before) => (before.subjects, before.any, false),
            None => self.subjects()?,
        };
        let after_subjects = self.at;
        self.subject = subjects.first().cloned();
        self.skip_apposition();
        // "In the red house there is a dog", "on the first day, there was soup".
        let there_is = |there: &Item, verb: &Item| {
            *there == Item::There && matches!(verb, Item::Be | Item::Verb(Form::Plain))
        };
        if self.peek() == &Item::Comma && there_is(self.ahead(1), self.ahead(2)) {
            self.at += 1;
        }
        if there_is(self.peek(), self.ahead(1)) {
            self.at += 1;
        }
        self.main = true;
        if let Some(found) = self.as_many(&subjects) {
            return Some(found);
        }
        if let Some(found) = self.in_that_order(&subjects) {
            return Some(found);
        }
        let starts_verb = |item: &Item| {
            matches!(
                item,
                Item::Verb(_)
                    | Item::Be
                    | Item::Have
                    | Item::Not
                    | Item::Neither
                    | Item::Unknown
                    | Item::Either
            )
        };
        let said = if starts_verb(self.peek()) {
            self.verb_phrases().and_then(|first| self.second_verb(first))
        } else if self.peek() == &Item::Comma && subjects.len() == 1 {
            // "To the left of the Brit, the Swede lives."
            let back = self.at;
            self.skip_commas();
            let found = self.noun_phrase();
            if found.is_none() && self.bare_noun().is_some() {
                // "On the fourth floor, someone drinks tea."
                self.verb_phrases()
            } else {
                let verb = self.verb_group();
                // "Two stops after the zoo, the cello is carried off the bus."
                let nouns = self.items[self.at.min(self.items.len())..].iter();
                let nouns = nouns.take_while(|item| **item == Item::Noun).count();
                if self.at + nouns == self.items.len() {
                    self.at += nouns;
                }
                // "Before Ann's class, Bob has his."
                if verb.any && self.at + 1 == self.items.len() {
                    self.take(&Item::Him);
                }
                if found.is_none() || !verb.any {
                    self.at = back;
                }
                let found = found.filter(|_| self.at != back);
                // "In the red house, tea is not drunk."
                found.map(|said| if verb.not { Said::Not(Box::new(said)) } else { said })
            }
        } else {
            None
        };
        let denied = matches!(&self.before, Some(before) if matches!(before.said, Said::Not(_)));
        // Of another: "and Bob is not either".
        let denies_again = denied && said.is_none() && !goes_on && {
            self.at = after_subjects;
            let verb = self.verb_group();
            let ends =
                self.items[self.at.min(self.items.len())..].iter().all(|item| *item == Item::Comma);
            verb.not && ends
        };
        let named_in_turn = self.items[self.at.min(self.items.len())..]
            .iter()
            .position(|item| *item != Item::Comma)
            .filter(|skipped| self.items[self.at + skipped] == Item::Respectively);
        let clause = match said {
            Some(said) if said.is_opposite() => {
                let mut both = self.before.clone()?.subjects;
                both.extend(subjects);
                Statement::Clause { subjects: both, any: false, said: Said::Opposite }
            }
            Some(Said::All(parts)) if named_in_turn.is_some() && parts.len() == subjects.len() => {
                self.at += 1 + named_in_turn.unwrap_or_default();
                Statement::Paired { subjects, said: parts }
            }
            Some(Said::All(parts)) if subjects.len() > 1 && parts.len() == subjects.len() => {
                let places: Option<Vec<Houses>> = parts
                    .iter()
                    .map(|part| match part {
                        Said::At(houses) => Some(*houses),
                        _ => None,
                    })
                    .collect();
                match places {
                    // "A and B took first and last place."
                    Some(places) => Statement::Shared {
                        subjects,
                        places: places.into_iter().fold(Houses::NONE, Houses::union),
                    },
                    None => Statement::Clause { subjects, any, said: Said::All(parts) },
                }
            }
            // "Ann's neighbors are Bob and Cy".
            Some(Said::All(parts))
                if matches!(subjects.as_slice(), [Said::Side(..)])
                    && parts.len() > 1
                    && parts.iter().all(|part| matches!(part, Said::Value(_))) =>
            {
                let said = subjects.into_iter().next()?;
                Statement::Clause { subjects: parts, any: false, said }
            }
            Some(said) => Statement::Clause { subjects, any, said },
            // "Ann is not from Rome, and Bob is not either".
            None if denies_again => {
                let said = self.before.clone()?.said;
                Statement::Clause { subjects, any, said }
            }
            None if subjects.len() == 1 && !neither => {
                // "Green left of white": the noun phrase says it all.
                self.at = after_subjects;
                match &subjects[0] {
                    Said::All(parts) if parts.len() > 1 && self.at > start => {
                        let said = Said::All(parts[1..].to_vec());
                        Statement::Clause { subjects: vec![parts[0].clone()], any: false, said }
                    }
                    _ => return None,
                }
            }
            None => return None,
        };
        Some(if neither { negated(clause) } else { clause })
    }

    /// A clause that starts with a pronoun or a verb is about the subject of the one before.
    pub(super) fn resumed(&mut self) -> Option<Before> {
        let before = self.before.clone()?;
        if self.take(&Item::Pronoun) {
            let before = self.antecedents()?;
            // "His neighbor on the right eats figs".
            if let (Item::Side(side), [owner]) = (self.peek(), before.subjects.as_slice()) {
                let side = *side;
                if self.sentence.sides[side].noun && self.at < self.items.len() {
                    self.at += 1;
                    let subjects = vec![Said::Side(side, Box::new(owner.clone()))];
                    return Some(Before { subjects, ..before });
                }
            }
            while matches!(self.peek(), Item::Noun | Item::Unknown)
                && matches!(
                    self.ahead(1),
                    Item::Noun | Item::Unknown | Item::Verb(_) | Item::Be | Item::Have
                )
            {
                self.at += 1;
            }
            return Some(before);
        }
        // "The tea is not at noon, and the guest is not Ann": whoever that is.
        let plain = !before.subjects.is_empty() && !matches!(before.said, Said::Side(..));
        if self.peek() == &Item::Noun
            && plain
            && matches!(self.ahead(1), Item::Be)
            && matches!(self.ahead(2), Item::Not | Item::Value(_))
        {
            self.at += 1;
            return Some(before);
        }
        matches!(self.peek(), Item::Verb(_) | Item::Be | Item::Have | Item::Not).then_some(before)
    }

    /// A pair, or "the persons who like white and red".
    fn pair_or_list(&mut self) -> Option<Vec<Said>> {
        let start = self.at;
        if let Some(pair) = self.pair() {
            return Some(pair);
        }
        self.at = start;
        match self.noun_phrase()? {
            Said::All(parts) if parts.len() == 2 => Some(parts),
            _ => None,
        }
    }

    /// "A and B", for what wants exactly two.
    pub(super) fn pair(&mut self) -> Option<Vec<Said>> {
        let a = self.noun_phrase()?;
        if !self.take(&Item::And) && !self.take(&Item::Comma) {
            return None;
        }
        self.take(&Item::And);
        let b = self.noun_phrase()?;
        Some(vec![a, b])
    }

    /// "The person's child is named Bella is in the second house": what was a clause so far names
    /// the subject of another verb.
    pub(super) fn second_verb(&mut self, first: Said) -> Option<Said> {
        if !matches!(self.peek(), Item::Be | Item::Verb(Form::Plain | Form::Past))
            || self.at >= self.items.len()
        {
            return Some(first);
        }
        let second = self.verb_phrases()?;
        Some(Said::All(vec![first, second]))
    }

    pub(super) fn skip_apposition(&mut self) {
        if self.peek() == &Item::Comma
            && matches!(self.ahead(1), Item::Verb(_) | Item::Be | Item::Have | Item::Not)
        {
            self.at += 1;
        }
    }

    /// One subject or several; whether one of them is meant; whether none is.
    pub(super) fn subjects(&mut self) -> Option<(Vec<Said>, bool, bool)> {
        let neither = self.take(&Item::Neither);
        let either = self.take(&Item::Either);
        self.take(&Item::One);
        self.take(&Item::Of);
        let mut subjects = vec![self.noun_phrase().or_else(|| self.bare_noun())?];
        let mut any = either;
        let mut joined = false;
        loop {
            let back = self.at;
            self.skip_commas();
            let or = matches!(self.peek(), Item::Or);
            let joint = or || matches!(self.peek(), Item::And | Item::Nor);
            self.at += usize::from(joint);
            if self.at == back {
                break;
            }
            let verb =
                |item: &Item| matches!(item, Item::Verb(_) | Item::Be | Item::Have | Item::Not);
            match self.noun_phrase() {
                // A comma alone joins only what "and" or "or" will end.
                Some(next)
                    if joint || matches!(self.peek(), Item::Comma | Item::And | Item::Or) =>
                {
                    if !joint && verb(self.peek()) {
                        self.at = back;
                        break;
                    }
                    any |= or;
                    joined |= joint;
                    subjects.push(next);
                }
                _ => {
                    self.at = back;
                    break;
                }
            }
        }
        // "Ann, the owner of the dog, …": both are the same.
        if subjects.len() == 2 && !joined {
            subjects = vec![Said::All(subjects)];
        }
        Some((subjects, any && !neither, neither))
    }

    /// "The person": nothing is said of it yet.
    pub(super) fn bare_noun(&mut self) -> Option<Said> {
        let start = self.at;
        while matches!(self.peek(), Item::Noun | Item::Possessive) && self.at < self.items.len() {
            self.at += 1;
        }
        (self.at > start).then(|| Said::All(Vec::new()))
    }
}

/// Of "neither A nor B is C": each subject is not.
fn negated(clause: Statement) -> Statement {
    match clause {
        Statement::Clause { subjects, any, said } => {
            Statement::Clause { subjects, any, said: Said::Not(Box::new(said)) }
        }
        other => Statement::Not(Box::new(other)),
    }
}

impl Said {
    /// Whether all it says is "at the other end".
    fn is_opposite(&self) -> bool {
        match self {
            Self::Opposite => true,
            Self::All(parts) => parts.len() == 1 && parts[0].is_opposite(),
            _ => false,
        }
    }
}
