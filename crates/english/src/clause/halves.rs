//! One of two and the other: "of A and B, one is C and the other D", "A is C or D; B is the other".

use super::super::items::Item;
use super::{Parser, Said, Statement};
use puzzle::Houses;

impl Parser<'_> {
    /// "Of A and B, one is C and the other is D."
    pub(super) fn one_and_other(&mut self) -> Option<Statement> {
        let other = self.find(&Item::Other)?;
        let one = (self.at..other).find(|&i| self.items[i] == Item::One)?;
        let (a, b);
        let first;
        if one == self.at {
            // "One of A and B is C, the other D."
            self.at += 1;
            self.take(&Item::Of);
            a = self.noun_phrase()?;
            if !self.take(&Item::And) && !self.take(&Item::Or) {
                return None;
            }
            b = self.noun_phrase()?;
            first = self.at;
        } else {
            if let Some(found) = self.one_at_each(one, other) {
                return Some(found);
            }
            while matches!(self.peek(), Item::Of | Item::Between(_)) {
                self.at += 1;
            }
            (a, b) = self.two_before(one)?;
            first = one + 1;
        }
        let mut stop = other;
        while stop > first
            && matches!(self.items[stop - 1], Item::And | Item::Comma | Item::But | Item::Stop)
        {
            stop -= 1;
        }
        let p = self.predicate(first, stop)?;
        let q = self.predicate(other + 1, self.items.len())?;
        self.at = self.items.len();
        Some(Statement::OneEach { pair: [a, b], said: [p, q] })
    }

    /// "Of the two at the ends, one is C and the other is D": each is at one of both places.
    fn one_at_each(&mut self, one: usize, other: usize) -> Option<Statement> {
        let before = &self.items[self.at..one];
        let idle = |item: &Item| {
            matches!(
                item,
                Item::Of | Item::Noun | Item::Verb(_) | Item::Unknown | Item::Comma | Item::At(_)
            )
        };
        let mut places = before.iter().filter_map(|item| match item {
            Item::At(houses) => Some(*houses),
            _ => None,
        });
        let places = places.next().filter(|houses| houses.len() == 2 && places.next().is_none())?;
        let joint = |item: &Item| matches!(item, Item::And | Item::Comma | Item::But | Item::Stop);
        let stop = (one + 1..other).rev().find(|&i| !joint(&self.items[i]))? + 1;
        let subjects =
            vec![self.predicate(one + 1, stop)?, self.predicate(other + 1, self.items.len())?];
        let named = |said: &Said| matches!(said, Said::Value(_));
        if !before.iter().all(idle) || !subjects.iter().all(named) {
            return None;
        }
        self.at = self.items.len();
        Some(Statement::Shared { subjects, places })
    }

    /// "Ann works on Saturday or Sunday; Bob works on the other."
    pub(super) fn on_the_other(&mut self) -> Option<Statement> {
        let other = self.find(&Item::Other)?;
        let idle = |item: &Item| matches!(item, Item::Noun | Item::Comma | Item::Verb(_));
        let joint =
            |&i: &usize| matches!(self.items[i], Item::Stop | Item::And | Item::But | Item::Comma);
        let split = (self.at..other).rev().find(joint)?;
        let first = self.part(self.at, split)?;
        let Statement::Clause { subjects, any: false, said } = first else { return None };
        let [a] = <[Said; 1]>::try_from(subjects).ok()?;
        let [x, y] = match said {
            Said::Any(parts) => <[Said; 2]>::try_from(parts).ok()?,
            Said::At(houses) if houses.len() == 2 => {
                let mut each = houses.iter().map(|house| Said::At(Houses::only(house)));
                [each.next()?, each.next()?]
            }
            _ => return None,
        };
        let mut second = self.inner(split + 1, other, None);
        let b = second.noun_phrase()?;
        let verb = second.verb_group();
        let whole = second.at == second.items.len() && self.items[other + 1..].iter().all(idle);
        if verb.not || !whole {
            return None;
        }
        self.at = self.items.len();
        Some(Statement::OneEach { pair: [a, b], said: [x, y] })
    }

    /// "Ann and the owner of the dog", "the two who ate cherry pie and apple pie", up to an item.
    fn two_before(&mut self, end: usize) -> Option<(Said, Said)> {
        let start = self.at;
        if let Some(pair) = self.pair() {
            self.skip_commas();
            if let (true, Ok([a, b])) = (self.at == end, <[Said; 2]>::try_from(pair)) {
                return Some((a, b));
            }
        }
        let plain = |item: &Item| {
            matches!(
                item,
                Item::Value(_) | Item::Noun | Item::Who | Item::Verb(_) | Item::And | Item::Comma
            )
        };
        let here = &self.items[start..end];
        let values: Vec<Said> = here
            .iter()
            .filter_map(|item| match item {
                Item::Value(mention) => Some(Said::Value(*mention)),
                _ => None,
            })
            .collect();
        self.at = end;
        match <[Said; 2]>::try_from(values) {
            Ok([a, b]) if here.iter().all(plain) => Some((a, b)),
            _ => None,
        }
    }

    /// A verb phrase that fills these items; the verb may be left out.
    fn predicate(&self, from: usize, to: usize) -> Option<Said> {
        let mut inner = self.inner(from, to, None);
        inner.main = true;
        let said = inner.verb_phrase(true)?;
        inner.skip_commas();
        (inner.at == inner.items.len()).then_some(said)
    }
}
