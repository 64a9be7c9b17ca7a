//! Sentences: clauses, and what holds them together.

use super::super::super::{Houses, Offsets};
use super::super::items::{Form, Item};
use super::{Before, Parser, Said, Statement};

impl Parser<'_> {
    pub(super) fn whole(&mut self) -> Option<Statement> {
        if self.take(&Item::Untrue) {
            let inner = self.part(self.at, self.items.len())?;
            self.at = self.items.len();
            return Some(Statement::Not(Box::new(inner)));
        }
        if self.take(&Item::ExactlyOne) {
            return self.exactly_one();
        }
        let start = self.at;
        if self.find(&Item::Other).is_some() {
            if let Some(found) = self.one_and_other() {
                return Some(found);
            }
            self.at = start;
        }
        if let Some(stop) = self.find(&Item::Stop) {
            return self.joined(stop);
        }
        if let Some(found) = self.connected() {
            return found;
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
        let nothing = inner.items[inner.at..].iter().all(idle) && !neither;
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
    fn exactly_one(&mut self) -> Option<Statement> {
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
                Some(Statement::Xor(Box::new(p), Box::new(q)))
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
            let pair = both(from, i, i + 1, end);
            self.at = end;
            if i == from {
                // "Unless p, q."
                let commas = (from + 1..end).filter(|&i| self.items[i] == Item::Comma);
                let mut parts =
                    commas.filter_map(|i| boxed(self.part(from + 1, i), self.part(i + 1, end)));
                let found = parts.next();
                return Some(match item {
                    Item::Unless => found.map(|(p, q)| Statement::Any(vec![*p, *q])),
                    _ => None,
                });
            }
            return Some(pair.map(|(p, q)| match item {
                Item::Iff => Statement::Iff(p, q),
                Item::OnlyIf => Statement::If(p, q),
                Item::Unless => Statement::Any(vec![*p, *q]),
                _ => Statement::If(q, p),
            }));
        }
        None
    }

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
        let clause = |subject: &Said, said: &Said| Statement::Clause {
            subjects: vec![subject.clone()],
            any: false,
            said: said.clone(),
        };
        Some(Statement::Any(vec![
            Statement::All(vec![clause(&a, &p), clause(&b, &q)]),
            Statement::All(vec![clause(&a, &q), clause(&b, &p)]),
        ]))
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
    pub(super) fn predicate(&self, from: usize, to: usize) -> Option<Said> {
        let mut inner = self.inner(from, to, None);
        inner.main = true;
        let said = inner.verb_phrase(true)?;
        inner.skip_commas();
        (inner.at == inner.items.len()).then_some(said)
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
                let (p, q) = (self.part(start + 1, or), self.part(or + 1, end));
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
            if (!joined && !or && self.at == start) || self.at >= self.items.len() {
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

    pub(super) fn clause(&mut self) -> Option<Statement> {
        self.main = false;
        let start = self.at;
        if self.take(&Item::There) {
            self.take(&Item::Be);
        }
        if let Item::Gap(offsets) = *self.peek() {
            self.at += 1;
            let subjects = self.pair()?;
            return Some(Statement::Clause { subjects, any: false, said: Said::Apart(offsets) });
        }
        if let Item::Between(_) = self.peek() {
            if let Some(found) = self.counted_between() {
                return Some(found);
            }
        }
        if let Some(found) = self.nobody() {
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
        let (subjects, any, neither) = match self.resumed() {
            Some(before) => (before.subjects, before.any, false),
            None => self.subjects()?,
        };
        let after_subjects = self.at;
        self.subject = subjects.first().cloned();
        self.skip_apposition();
        self.main = true;
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
            let verb = self.verb_group();
            if found.is_none() || !verb.any || verb.not {
                self.at = back;
            }
            found.filter(|_| self.at != back)
        } else {
            None
        };
        let clause = match said {
            Some(said) if said.is_opposite() => {
                let mut both = self.before.clone()?.subjects;
                both.extend(subjects);
                Statement::Clause { subjects: both, any: false, said: Said::Opposite }
            }
            Some(Said::All(parts))
                if self.peek() == &Item::Respectively && parts.len() == subjects.len() =>
            {
                self.at += 1;
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
            Some(said) => Statement::Clause { subjects, any, said },
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
    fn resumed(&mut self) -> Option<Before> {
        let before = self.before.clone()?;
        if self.take(&Item::Pronoun) {
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
        matches!(self.peek(), Item::Verb(_) | Item::Be | Item::Have | Item::Not).then_some(before)
    }

    /// "So does the Brit", "neither does the Brit, nor the Swede".
    fn said_again(&mut self) -> Option<Statement> {
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
    fn inverted(&mut self) -> Option<Statement> {
        let start = self.at;
        if matches!(self.peek(), Item::Between(_) | Item::Side(_)) && self.at < self.items.len() {
            if let Some(said) = self.beside() {
                self.skip_commas();
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
    fn nobody(&mut self) -> Option<Statement> {
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
            let verb = self.verb_group();
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

    /// "It is the Brit who drinks tea."
    pub(super) fn cleft(&mut self) -> Option<Statement> {
        let start = self.at;
        if self.take(&Item::Pronoun) && self.take(&Item::Be) {
            if let Some(Said::All(parts)) = self.noun_phrase() {
                let said = Said::All(parts[1..].to_vec());
                return Some(Statement::Clause {
                    subjects: vec![parts[0].clone()],
                    any: false,
                    said,
                });
            }
        }
        self.at = start;
        None
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

/// The clause that comes last in a statement, for what follows it.
fn last_clause(statement: &Statement) -> Option<Before> {
    match statement {
        Statement::Clause { subjects, any, said } => {
            Some(Before { subjects: subjects.clone(), any: *any, said: said.clone() })
        }
        Statement::All(parts) => parts.last().and_then(last_clause),
        Statement::Not(inner) => last_clause(inner),
        _ => None,
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
