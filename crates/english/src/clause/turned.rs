//! Clauses whose verb comes before their subject after "nor".

use super::super::items::Item;
use super::{Parser, Said, Statement};

impl Parser<'_> {
    /// Whether "nor" is followed by a clause of its own: "nor does the Brit drink tea", but not
    /// "nor drinks tea".
    pub(super) fn turns_after_nor(&self) -> bool {
        let verb = |item: &Item| matches!(item, Item::Verb(_) | Item::Be | Item::Have);
        if self.at >= self.items.len() || self.peek() != &Item::Nor || !verb(self.ahead(1)) {
            return false;
        }
        let rest = self.items.get(self.at + 2..).unwrap_or_default();
        let clause = rest.iter().position(|item| {
            matches!(item, Item::Comma | Item::And | Item::But | Item::Nor | Item::Stop)
        });
        let rest = &rest[..clause.unwrap_or(rest.len())];
        let starts = matches!(
            rest.first(),
            Some(Item::Value(_) | Item::Noun | Item::Pronoun | Item::Unknown | Item::At(_))
        );
        let named =
            |item: &&Item| matches!(item, Item::Value(_) | Item::At(_) | Item::Pronoun | Item::Him);
        starts && rest.iter().filter(named).count() > 1
    }

    /// "Nor does the Brit drink tea", "nor is tea drunk in the first house".
    pub(super) fn denied_after_nor(&mut self) -> Option<Statement> {
        if !self.turns_after_nor() {
            return None;
        }
        let start = self.at;
        self.at += 2;
        let found = self.turned();
        if found.is_none() {
            self.at = start;
        }
        found
    }

    fn turned(&mut self) -> Option<Statement> {
        let (subjects, any) = if self.take(&Item::Pronoun) {
            let before = self.antecedents()?;
            (before.subjects, before.any)
        } else {
            let (subjects, any, neither) = self.subjects()?;
            if neither {
                return None;
            }
            (subjects, any)
        };
        self.main = true;
        self.subject = subjects.first().cloned();
        let back = self.at;
        let clause = match self.verb_phrase(true) {
            Some(said) => Statement::Clause { subjects, any, said },
            // "Nor is tea in the first house": the noun phrase took it all.
            None => {
                self.at = back;
                let [Said::All(parts)] = subjects.as_slice() else { return None };
                let (first, rest) = parts.split_first()?;
                let said = Said::All(rest.to_vec());
                Statement::Clause { subjects: vec![first.clone()], any: false, said }
            }
        };
        Some(Statement::Not(Box::new(clause)))
    }
}
