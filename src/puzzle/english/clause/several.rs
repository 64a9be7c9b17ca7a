//! What is said of several at once: "A and B are, in some order, C and D", "the three people are A,
//! B and C".

use super::super::super::Offsets;
use super::super::items::{Item, Within};
use super::{Parser, Said, Statement};

impl Parser<'_> {
    /// "Ann, Bob and Cy live in that order": each next one is further on.
    pub(super) fn in_that_order(&mut self, subjects: &[Said]) -> Option<Statement> {
        let start = self.at;
        let verb = self.verb_group();
        let rest = &self.items[(self.at + 1).min(self.items.len())..];
        let last = rest.iter().all(|item| *item == Item::Comma);
        let ordered = self.peek() == &Item::Ordered(true) && last;
        if !verb.any || verb.not || !ordered || subjects.len() < 3 {
            self.at = start;
            return None;
        }
        self.at = self.items.len();
        let triples = subjects.windows(3).map(|three| Statement::Clause {
            subjects: vec![three[1].clone()],
            any: false,
            said: Said::Between {
                ends: Box::new((three[0].clone(), three[2].clone())),
                ordered: true,
                within: Within::Somewhere,
            },
        });
        Some(Statement::All(triples.collect()))
    }

    /// "A and B are, in some order, C and D", "A and B own C and D, in some order".
    pub(super) fn in_some_order(&mut self) -> Option<Statement> {
        let [a, b] = self.two()?;
        self.skip_order();
        let verb = self.verb_group();
        if !verb.any || verb.not {
            return None;
        }
        self.skip_order();
        let [p, q] = self.two()?;
        self.skip_order();
        (self.at == self.items.len()).then_some(Statement::OneEach { pair: [a, b], said: [p, q] })
    }

    /// After "exactly one of": "A, B and C is D".
    pub(super) fn one_alone(&mut self) -> Option<Statement> {
        let Statement::Clause { subjects, said, .. } = self.clauses()? else { return None };
        self.skip_commas();
        if subjects.len() < 2 || self.at < self.items.len() {
            return None;
        }
        let each = |subject: &Said| Statement::Clause {
            subjects: vec![subject.clone()],
            any: false,
            said: said.clone(),
        };
        let alone = |one: usize| {
            let parts = subjects.iter().enumerate().map(|(i, subject)| match i == one {
                true => each(subject),
                false => Statement::Not(Box::new(each(subject))),
            });
            Statement::All(parts.collect())
        };
        Some(Statement::Any((0..subjects.len()).map(alone).collect()))
    }

    /// Two that are named by values.
    fn two(&mut self) -> Option<[Said; 2]> {
        let named = |said: &Said| match said {
            Said::Value(_) => true,
            Said::All(parts) => matches!(parts.first(), Some(Said::Value(_))),
            _ => false,
        };
        let pair = <[Said; 2]>::try_from(self.pair()?).ok()?;
        pair.iter().all(named).then_some(pair)
    }

    fn skip_order(&mut self) {
        while matches!(self.peek(), Item::Comma | Item::Ordered(false)) {
            self.at += 1;
        }
    }

    /// "The three people are A, B and C": no two of them are the same.
    pub(super) fn all_of_them(&mut self) -> Option<Statement> {
        while matches!(self.peek(), Item::Noun | Item::Unknown | Item::Count(_)) {
            self.at += 1;
        }
        if self.at == 0 || !self.take(&Item::Be) {
            return None;
        }
        // "The one shot in Rome" can be nothing else here.
        self.participles = true;
        let mut subjects = vec![self.noun_phrase()?];
        while self.at < self.items.len() {
            let start = self.at;
            self.skip_commas();
            self.take(&Item::And);
            if self.at == start {
                return None;
            }
            subjects.push(self.noun_phrase()?);
        }
        let said = Said::Apart(Offsets::DIFFERENT);
        (subjects.len() > 2).then_some(Statement::Clause { subjects, any: false, said })
    }
}
