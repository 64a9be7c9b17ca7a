//! Sentences: clauses, and what holds them together.

use super::super::items::Item;
use super::{Before, Parser, Said, Statement};

impl Parser<'_> {
    pub(super) fn whole(&mut self) -> Option<Statement> {
        if self.take(&Item::Untrue) {
            let inner = self.part(self.at, self.items.len())?;
            self.at = self.items.len();
            return Some(Statement::Not(Box::new(inner)));
        }
        if self.take(&Item::ExactlyOne) {
            return self.two_statements().map(|(p, q)| Statement::Xor(Box::new(p), Box::new(q)));
        }
        if self.take(&Item::AtLeastOne) {
            return self.two_statements().map(|(p, q)| Statement::Any(vec![p, q]));
        }
        if self.take(&Item::OneAlone) {
            return self.one_alone();
        }
        let start = self.at;
        if self.find(&Item::Other).is_some() {
            if let Some(found) = self.one_and_other() {
                return Some(found);
            }
            self.at = start;
            if let Some(found) = self.on_the_other() {
                return Some(found);
            }
            self.at = start;
        }
        if self.find(&Item::Ordered(false)).is_some() {
            if let Some(found) = self.in_some_order() {
                return Some(found);
            }
            self.at = start;
        }
        if let Some(found) = self.all_of_them() {
            return Some(found);
        }
        self.at = start;
        if let Some(found) = self.one_then_another().or_else(|| {
            self.at = start;
            self.different_ones()
        }) {
            return Some(found);
        }
        self.at = start;
        if let Some(stop) = self.find(&Item::Stop) {
            return self.joined(stop);
        }
        if let Some(found) = self.connected() {
            return found;
        }
        if let Some(found) = self.alternatives() {
            return Some(found);
        }
        let found = self.clauses();
        self.skip_commas();
        self.take(&Item::Ordered(false));
        let both = self.items[self.at.min(self.items.len())..]
            .iter()
            .all(|item| matches!(item, Item::NotBoth | Item::Comma));
        if both || self.at == self.items.len() {
            return found;
        }
        self.at = start;
        self.split()
            .or_else(|| {
                self.at = start;
                self.all_in_the_subject()
            })
            .or_else(|| {
                self.at = start;
                self.placed_first()
            })
    }

    /// "Ann is first and Bob second, or Ann is third and Bob fourth": a comma before each "or", so
    /// that "and" binds closer.
    fn alternatives(&mut self) -> Option<Statement> {
        let (start, end) = (self.at, self.items.len());
        let ors: Vec<usize> = (start + 1..end).filter(|&i| self.items[i] == Item::Or).collect();
        let paused = ors.iter().all(|&or| self.items[or - 1] == Item::Comma);
        if ors.is_empty() || !paused || self.peek() == &Item::Either {
            return None;
        }
        let mut parts = Vec::new();
        let mut from = start;
        for to in ors.into_iter().chain([end]) {
            let part = &self.items[from..to];
            let verbs =
                part.iter().filter(|item| matches!(item, Item::Verb(_) | Item::Be | Item::Have));
            if !part.contains(&Item::And) || verbs.count() < 2 {
                return None;
            }
            parts.push(self.part(from, to)?);
            from = to + 1;
        }
        self.at = end;
        Some(Statement::Any(parts))
    }

    /// "In the third house, somebody with a bird drinks milk": where it is, and what.
    fn placed_first(&mut self) -> Option<Statement> {
        let Item::At(houses) = *self.peek() else { return None };
        let found = self.part(self.at + 1, self.items.len())?;
        let Statement::Clause { subjects, any: false, said } = &found else { return None };
        if !matches!(said, Said::Value(_)) || subjects.len() != 1 {
            return None;
        }
        self.at = self.items.len();
        let there =
            Statement::Clause { subjects: subjects.clone(), any: false, said: Said::At(houses) };
        Some(Statement::All(vec![found, there]))
    }

    /// "The baker, who had a banana, is still going strong": only the subject says something.
    fn all_in_the_subject(&mut self) -> Option<Statement> {
        let Said::All(mut parts) = self.noun_phrase()? else { return None };
        let idle = |item: &Item| {
            matches!(
                item,
                Item::Verb(_)
                    | Item::Be
                    | Item::Have
                    | Item::Noun
                    | Item::Unknown
                    | Item::Comma
                    | Item::Who
                    | Item::Pronoun
            )
        };
        let rest = &self.items[self.at.min(self.items.len())..];
        let verb = rest.iter().any(|item| matches!(item, Item::Verb(_) | Item::Be | Item::Have));
        let told = rest.contains(&Item::Unknown);
        if parts.len() < 2 || !verb || !told || !rest.iter().all(idle) {
            return None;
        }
        self.at = self.items.len();
        let subjects = vec![parts.remove(0)];
        Some(Statement::Clause { subjects, any: false, said: Said::All(parts) })
    }

    /// Two statements with a mark or joint at `i` between them.
    fn joined(&mut self, i: usize) -> Option<Statement> {
        let joint = |item: &Item| {
            matches!(item, Item::Stop | Item::Comma | Item::And | Item::But | Item::Then)
        };
        let end = self.items.len();
        let first = self.part(self.at, i);
        let aside = if first.is_none() { Some(self.aside(self.at, i)?) } else { None };
        let mut next = i + 1;
        while next < end && joint(&self.items[next]) {
            next += 1;
        }
        self.at = end;
        if next == end {
            return first;
        }
        let before = first.as_ref().and_then(last_clause).or(aside);
        let rest = self.part_after(next, end, before)?;
        Some(match first {
            Some(first) => Statement::All(vec![first, rest]),
            None => rest,
        })
    }

    /// "The poodle barks all day": a subject of which nothing is said that matters here.
    fn aside(&self, from: usize, to: usize) -> Option<Before> {
        let mut inner = self.inner(from, to, None);
        let (subjects, any, neither) = inner.subjects()?;
        let idle = |item: &Item| {
            matches!(
                item,
                Item::Verb(_) | Item::Be | Item::Have | Item::Noun | Item::Unknown | Item::Comma
            )
        };
        // "They had figs the day after the dates" says something all the same.
        let plain = |said: &Said| match said {
            Said::Value(_) => true,
            Said::All(parts) => parts.len() < 2,
            _ => false,
        };
        let nothing =
            inner.items[inner.at..].iter().all(idle) && !neither && subjects.iter().all(plain);
        nothing.then_some(Before { subjects, any, said: Said::All(Vec::new()) })
    }

    /// What does not read as one clause or several of the plain kind may be two statements.
    fn split(&mut self) -> Option<Statement> {
        let (start, end) = (self.at, self.items.len());
        let mut joints = (start + 1..end)
            .filter(|&i| matches!(self.items[i], Item::And | Item::But | Item::Comma));
        joints.find_map(|i| {
            let mut first = self.inner(start, i, self.before.clone());
            if !self.step() || self.depth > 6 {
                return None;
            }
            let found = first.clauses();
            first.skip_commas();
            if first.at < first.items.len() {
                return None;
            }
            // "Whatever Ann's place was, it was not third."
            let aside = self.items[start] == Item::Who;
            let before = match &found {
                Some(found) => last_clause(found),
                None if aside => Some(self.aside(start, i)?),
                None => return None,
            };
            let mut next = i + 1;
            while next < end && matches!(self.items[next], Item::And | Item::But | Item::Comma) {
                next += 1;
            }
            let rest = self.part_after(next, end, before)?;
            self.at = end;
            Some(match found {
                Some(found) => Statement::All(vec![found, rest]),
                None => rest,
            })
        })
    }

    /// After "exactly one of these is true": two statements.
    fn two_statements(&mut self) -> Option<(Statement, Statement)> {
        let (start, end) = (self.at, self.items.len());
        let trimmed = |mut from: usize, mut to: usize| {
            let idle = |item: &Item| {
                matches!(
                    item,
                    Item::Comma | Item::Or | Item::And | Item::Either | Item::Stop | Item::Dash
                )
            };
            while from < to && idle(&self.items[from]) {
                from += 1;
            }
            while to > from && idle(&self.items[to - 1]) {
                to -= 1;
            }
            (from, to)
        };
        let marks = [Item::Stop, Item::Or, Item::Comma, Item::And];
        let found = marks.iter().find_map(|mark| {
            (start..end).filter(|&i| self.items[i] == *mark).find_map(|i| {
                let ((a, b), (c, d)) = (trimmed(start, i), trimmed(i + 1, end));
                let p = self.part(a, b)?;
                let q = self.part(c, d)?;
                Some((p, q))
            })
        });
        self.at = end;
        found
    }

    /// "If … then", "unless", "only if", "if and only if"; the outer `None` where there is none.
    pub(super) fn connected(&mut self) -> Option<Option<Statement>> {
        let end = self.items.len();
        let boxed = |p: Option<Statement>, q: Option<Statement>| Some((Box::new(p?), Box::new(q?)));
        let both = |a: usize, b: usize, c: usize, d: usize| {
            let p = self.part(a, b)?;
            let q = self.part_after(c, d, last_clause(&p))?;
            boxed(Some(p), Some(q))
        };
        if self.peek() == &Item::If {
            let from = self.at + 1;
            let then = (from..end).find(|&i| self.items[i] == Item::Then);
            let parts = match then {
                Some(then) => both(from, then, then + 1, end),
                None => (from..end)
                    .filter(|&i| self.items[i] == Item::Comma)
                    .find_map(|i| both(from, i, i + 1, end)),
            };
            self.at = end;
            return Some(parts.map(|(p, q)| Statement::If(p, q)));
        }
        for item in [Item::Iff, Item::OnlyIf, Item::Unless, Item::If] {
            let Some(i) = self.find(&item) else { continue };
            let from = self.at;
            // "Unless p, q."
            if i == from {
                let mut commas = (from + 1..end).filter(|&i| self.items[i] == Item::Comma);
                let found = commas.find_map(|i| both(from + 1, i, i + 1, end));
                self.at = end;
                return Some(match item {
                    Item::Unless => found.map(|(p, q)| Statement::Any(vec![*p, *q])),
                    _ => None,
                });
            }
            let pair = both(from, i, i + 1, end);
            self.at = end;
            return Some(pair.map(|(p, q)| match item {
                Item::Iff => Statement::Iff(p, q),
                Item::OnlyIf => Statement::If(p, q),
                Item::Unless => Statement::Any(vec![*p, *q]),
                _ => Statement::If(q, p),
            }));
        }
        None
    }

    /// One clause or several with "and", "but" between; or "either … or …" of two clauses.
    pub(super) fn clauses(&mut self) -> Option<Statement> {
        if self.peek() == &Item::Either {
            let start = self.at;
            let mut end = self.items.len();
            while end > start && matches!(self.items[end - 1], Item::NotBoth | Item::Comma) {
                end -= 1;
            }
            let ors: Vec<usize> = (start..end).filter(|&i| self.items[i] == Item::Or).collect();
            for or in ors {
                // "Either Ann is first or she has figs."
                let p = self.part(start + 1, or);
                let before = p.as_ref().and_then(last_clause);
                let q = before.map_or_else(
                    || self.part(or + 1, end),
                    |before| self.part_after(or + 1, end, Some(before)),
                );
                if let (Some(p), Some(q)) = (p, q) {
                    self.at = self.items.len();
                    // "But not both" needs no words of its own here.
                    return Some(Statement::Xor(Box::new(p), Box::new(q)));
                }
            }
        }
        let first = self.clause()?;
        let mut all = vec![first];
        loop {
            let start = self.at;
            self.skip_commas();
            let joined = matches!(self.peek(), Item::And | Item::But);
            let or = self.peek() == &Item::Or;
            let nor = self.turns_after_nor();
            if (!joined && !or && !nor && self.at == start) || self.at >= self.items.len() {
                self.at = start;
                break;
            }
            self.at += usize::from(joined || or);
            self.main = false;
            self.before = all.last().and_then(last_clause);
            let Some(next) = self.clause() else {
                self.at = start;
                break;
            };
            if or {
                let before = all.pop()?;
                all.push(Statement::Any(vec![before, next]));
            } else {
                all.push(next);
            }
        }
        Some(if all.len() == 1 { all.remove(0) } else { Statement::All(all) })
    }
}

/// The clause that comes last in a statement, for what follows it.
pub(super) fn last_clause(statement: &Statement) -> Option<Before> {
    match statement {
        Statement::Clause { subjects, any, said } => {
            Some(Before { subjects: subjects.clone(), any: *any, said: said.clone() })
        }
        Statement::All(parts) => parts.last().and_then(last_clause),
        Statement::Not(inner) => last_clause(inner),
        _ => None,
    }
}
