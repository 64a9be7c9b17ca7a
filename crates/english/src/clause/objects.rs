//! What something is beside: "next to Ann", "in front of Noah or behind him", "to the left of Ann, Bob
//! and Cy".

use super::super::items::{Form, Item};
use super::{Parser, Said};

impl Parser<'_> {
    /// From a side on: beside whom, one or several.
    pub(super) fn beside_what(&mut self, side: usize) -> Option<Said> {
        self.at += 1;
        if self.sentence.sides[side].mutual {
            return Some(Said::Mutual(side));
        }
        if self.peek() == &Item::Comma {
            return None;
        }
        // "After buying the pumps".
        if matches!(self.peek(), Item::Verb(Form::Opening))
            && matches!(self.ahead(1), Item::Value(_) | Item::Noun)
        {
            self.at += 1;
        }
        // "Next to neither Ann nor Bob".
        let neither = self.take(&Item::Neither);
        // "In front of Noah or behind him".
        let first = match self.peek() {
            Item::Him if self.at < self.items.len() => {
                self.at += 1;
                let subject = || self.antecedents()?.subjects.first().cloned();
                self.object.clone().or_else(subject)?
            }
            Item::Rest if self.at < self.items.len() => {
                self.at += 1;
                let pair = &self.before.as_ref()?.subjects;
                let subject = self.subject.as_ref()?;
                let is_subject = |one: &Said| self.names_same(one, subject);
                match pair.as_slice() {
                    [a, b] if is_subject(a) => b.clone(),
                    [a, b] if is_subject(b) => a.clone(),
                    _ => return None,
                }
            }
            // "Whoever is left of Ann has figs, and whoever is on the right has dates".
            Item::Be | Item::Verb(_) if self.relative && self.at < self.items.len() => {
                self.object.clone()?
            }
            _ => self.noun_phrase()?,
        };
        self.object = Some(first.clone());
        let mut objects = vec![first];
        let mut any = false;
        // "To the left of Ann, Bob and Cy".
        while self.lists_more() {
            self.at += 1;
            objects.push(self.noun_phrase()?);
        }
        if objects.len() > 1 {
            self.skip_commas();
        }
        loop {
            let back = self.at;
            let or = matches!(self.peek(), Item::Or | Item::Nor);
            if !or && self.peek() != &Item::And {
                break;
            }
            self.at += 1;
            let starts = matches!(self.peek(), Item::Value(_) | Item::Noun);
            let next = if starts { self.noun_phrase() } else { None };
            let clause = matches!(
                self.peek(),
                Item::Verb(_) | Item::Be | Item::Have | Item::Not | Item::Unknown
            );
            match next {
                Some(next) if !clause => {
                    any |= or;
                    objects.push(next);
                }
                _ => {
                    self.at = back;
                    break;
                }
            }
        }
        self.pass_idle_verb();
        let stands = |object| {
            let said = Said::Side(side, Box::new(object));
            if neither { Said::Not(Box::new(said)) } else { said }
        };
        let mut all: Vec<Said> = objects.into_iter().map(stands).collect();
        let any = any && !neither;
        Some(match all.len() {
            1 => all.remove(0),
            _ if any => Said::Any(all),
            _ => Said::All(all),
        })
    }

    /// Whether a comma comes next within a list whose last value, after "and" or "or", ends all.
    fn lists_more(&self) -> bool {
        let mut at = self.at;
        let mut rest = 0;
        let item = |at: usize| self.items.get(at);
        while item(at) == Some(&Item::Comma) && matches!(item(at + 1), Some(Item::Value(_))) {
            at += 2;
            rest += 1;
            while matches!(item(at), Some(Item::Noun | Item::Possessive)) {
                at += 1;
            }
        }
        at += usize::from(item(at) == Some(&Item::Comma));
        let joint = matches!(item(at), Some(Item::And | Item::Or | Item::Nor));
        let value = matches!(item(at + 1), Some(Item::Value(_)));
        let ends = self.items[(at + 2).min(self.items.len())..]
            .iter()
            .all(|item| matches!(item, Item::Noun | Item::Possessive | Item::Comma));
        rest > 0 && joint && value && ends
    }

    /// "Before the crackers were handed round": a verb of the object that says nothing.
    fn pass_idle_verb(&mut self) {
        if self.relative || !self.main {
            return;
        }
        let idle = |item: &Item| matches!(item, Item::Verb(_) | Item::Be | Item::Noun);
        let rest = &self.items[self.at.min(self.items.len())..];
        let count = rest.iter().take_while(|item| idle(item)).count();
        let ends = matches!(rest.get(count), None | Some(Item::Comma | Item::Stop));
        if ends && rest.first().is_some_and(|item| matches!(item, Item::Verb(_) | Item::Be)) {
            self.at += count;
        }
    }
}
