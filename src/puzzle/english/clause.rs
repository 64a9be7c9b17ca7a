//! From items to what a sentence says: a grammar of noun phrases, verb phrases and connectives.
//!
//! A noun phrase names a place by what is there ("the Brit", "the person next to the one who drinks
//! tea", "the third house"); a verb phrase says more of that place. What is not built like this is
//! not understood.

use super::super::Houses;
use super::super::Offsets;
use super::items::{Item, Sentence};

/// What is said of a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// The value of this mention is there.
    Value(usize),
    /// It is one of these.
    At(Houses),
    /// It stands so to the place of which all this is said.
    Side(usize, Box<Said>),
    /// It is between two places.
    Between {
        ends: Box<(Said, Said)>,
        ordered: bool,
        directly: bool,
    },
    /// The places of which it is said, two or more, stand so to each other.
    Mutual(usize),
    /// The same with a fixed distance.
    Apart(Offsets),
    Not(Box<Said>),
    All(Vec<Said>),
    Any(Vec<Said>),
}

/// What a sentence says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Statement {
    /// All of the subjects (or one of them) are what is said.
    Clause {
        subjects: Vec<Said>,
        any: bool,
        said: Said,
    },
    Not(Box<Statement>),
    All(Vec<Statement>),
    Any(Vec<Statement>),
    /// Exactly one of two.
    Xor(Box<Statement>, Box<Statement>),
    If(Box<Statement>, Box<Statement>),
    Iff(Box<Statement>, Box<Statement>),
}

/// Sentences nest no deeper than people can follow.
const DEEPEST: u8 = 12;

/// Understands a sentence; `pronoun` is the subject of the sentence before.
pub(super) fn statement(sentence: &Sentence, pronoun: Option<&Said>) -> Option<Statement> {
    if sentence.items.len() > 120 || sentence.items.contains(&Item::Danger) {
        return None;
    }
    let mut parser = Parser {
        sentence,
        items: &sentence.items,
        at: 0,
        depth: 0,
        main: false,
        pronoun,
        relative: false,
        steps: 0,
    };
    while matches!(parser.peek(), Item::And | Item::But | Item::Comma) {
        parser.at += 1;
    }
    let found = parser.whole()?;
    parser.skip_commas();
    (parser.at == parser.items.len()).then_some(found)
}

struct Parser<'s> {
    sentence: &'s Sentence,
    items: &'s [Item],
    at: usize,
    depth: u8,
    /// Whether the main verb of the clause has been passed.
    main: bool,
    pronoun: Option<&'s Said>,
    /// Whether this is a relative clause.
    relative: bool,
    /// Work done, so that going back cannot take long.
    steps: u32,
}

const END: Item = Item::Danger;

impl<'s> Parser<'s> {
    fn peek(&self) -> &'s Item {
        self.items.get(self.at).unwrap_or(&END)
    }

    fn ahead(&self, n: usize) -> &'s Item {
        self.items.get(self.at + n).unwrap_or(&END)
    }

    fn take(&mut self, item: &Item) -> bool {
        let here = self.at < self.items.len() && self.peek() == item;
        self.at += usize::from(here);
        here
    }

    fn skip_commas(&mut self) {
        while self.take(&Item::Comma) {}
    }

    /// Parses the items `from..to` as a sentence of their own.
    fn part(&self, from: usize, to: usize) -> Option<Statement> {
        if self.depth >= DEEPEST || from >= to {
            return None;
        }
        let mut inner = Parser {
            sentence: self.sentence,
            items: &self.items[from..to],
            at: 0,
            depth: self.depth + 1,
            main: false,
            pronoun: self.pronoun,
            relative: false,
            steps: self.steps,
        };
        inner.skip_commas();
        let found = inner.whole()?;
        inner.skip_commas();
        (inner.at == inner.items.len()).then_some(found)
    }

    fn find(&self, item: &Item) -> Option<usize> {
        (self.at..self.items.len()).find(|&i| self.items[i] == *item)
    }

    fn whole(&mut self) -> Option<Statement> {
        if let Some(found) = self.connected() {
            return found;
        }
        if self.find(&Item::Other).is_some() {
            return self.one_and_other();
        }
        self.clauses()
    }

    /// "If … then", "unless", "only if", "if and only if"; the outer `None` where there is none.
    fn connected(&mut self) -> Option<Option<Statement>> {
        let end = self.items.len();
        let boxed = |p: Option<Statement>, q: Option<Statement>| Some((Box::new(p?), Box::new(q?)));
        if self.peek() == &Item::If {
            let from = self.at + 1;
            self.at = end;
            if let Some(then) = (from..end).find(|&i| self.items[i] == Item::Then) {
                let parts = boxed(self.part(from, then), self.part(then + 1, end));
                return Some(parts.map(|(p, q)| Statement::If(p, q)));
            }
            let commas = (from..end).filter(|&i| self.items[i] == Item::Comma);
            let mut parts = commas.filter_map(|i| boxed(self.part(from, i), self.part(i + 1, end)));
            return Some(parts.next().map(|(p, q)| Statement::If(p, q)));
        }
        for item in [Item::Iff, Item::OnlyIf, Item::Unless, Item::If] {
            let Some(i) = self.find(&item) else { continue };
            let (from, p, q) = (self.at, self.part(self.at, i), self.part(i + 1, end));
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
            let parts = boxed(p, q);
            return Some(parts.map(|(p, q)| match item {
                Item::Iff => Statement::Iff(p, q),
                Item::OnlyIf => Statement::If(p, q),
                Item::Unless => Statement::Any(vec![*p, *q]),
                _ => Statement::If(q, p),
            }));
        }
        None
    }

    /// "Of A and B, one is C and the other is D."
    fn one_and_other(&mut self) -> Option<Statement> {
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
            a = self.noun_phrase()?;
            if !self.take(&Item::And) {
                return None;
            }
            b = self.noun_phrase()?;
            self.skip_commas();
            if self.at != one {
                return None;
            }
            first = one + 1;
        }
        let mut stop = other;
        while stop > first && matches!(self.items[stop - 1], Item::And | Item::Comma | Item::But) {
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

    /// A verb phrase that fills these items; the verb may be left out.
    fn predicate(&self, from: usize, to: usize) -> Option<Said> {
        let mut inner = Parser {
            sentence: self.sentence,
            items: &self.items[from..to],
            at: 0,
            depth: self.depth + 1,
            main: true,
            pronoun: self.pronoun,
            relative: false,
            steps: self.steps,
        };
        let said = inner.verb_phrase(true)?;
        inner.skip_commas();
        (inner.at == inner.items.len()).then_some(said)
    }

    /// One clause or several with "and", "but" between; or "either … or …" of two clauses.
    fn clauses(&mut self) -> Option<Statement> {
        if self.peek() == &Item::Either {
            let start = self.at;
            let ors: Vec<usize> =
                (start..self.items.len()).filter(|&i| self.items[i] == Item::Or).collect();
            for or in ors {
                let (p, q) = (self.part(start + 1, or), self.part(or + 1, self.items.len()));
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

    fn clause(&mut self) -> Option<Statement> {
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
        if let Some(found) = self.cleft() {
            return Some(found);
        }
        let (subjects, any, neither) = self.subjects()?;
        let after_subjects = self.at;
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

    /// "It is the Brit who drinks tea."
    fn cleft(&mut self) -> Option<Statement> {
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
    fn pair(&mut self) -> Option<Vec<Said>> {
        let a = self.noun_phrase()?;
        if !self.take(&Item::And) && !self.take(&Item::Comma) {
            return None;
        }
        self.take(&Item::And);
        let b = self.noun_phrase()?;
        Some(vec![a, b])
    }

    /// "Between A and B there are two houses."
    fn counted_between(&mut self) -> Option<Statement> {
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
    fn second_verb(&mut self, first: Said) -> Option<Said> {
        if !matches!(self.peek(), Item::Be | Item::Verb(false)) || self.at >= self.items.len() {
            return Some(first);
        }
        let second = self.verb_phrases()?;
        Some(Said::All(vec![first, second]))
    }

    fn skip_apposition(&mut self) {
        if self.peek() == &Item::Comma
            && matches!(self.ahead(1), Item::Verb(_) | Item::Be | Item::Have | Item::Not)
        {
            self.at += 1;
        }
    }

    /// One subject or several; whether one of them is meant; whether none is.
    fn subjects(&mut self) -> Option<(Vec<Said>, bool, bool)> {
        let neither = self.take(&Item::Neither);
        let either = self.take(&Item::Either);
        self.take(&Item::One);
        self.take(&Item::Of);
        let mut subjects = vec![self.noun_phrase().or_else(|| self.bare_noun())?];
        let mut any = either;
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
                    subjects.push(next);
                }
                _ => {
                    self.at = back;
                    break;
                }
            }
        }
        Some((subjects, any && !neither, neither))
    }

    /// "The person": nothing is said of it yet.
    fn bare_noun(&mut self) -> Option<Said> {
        let start = self.at;
        while matches!(self.peek(), Item::Noun | Item::Possessive) && self.at < self.items.len() {
            self.at += 1;
        }
        (self.at > start).then(|| Said::All(Vec::new()))
    }

    /// Verb phrases of one subject: "lives in the red house and drinks tea".
    fn verb_phrases(&mut self) -> Option<Said> {
        let mut all = vec![self.verb_phrase(false)?];
        loop {
            let back = self.at;
            self.skip_commas();
            let joined = matches!(self.peek(), Item::And | Item::But | Item::Nor | Item::Or);
            let (or, nor) = (self.peek() == &Item::Or, self.peek() == &Item::Nor);
            self.at += usize::from(joined);
            if self.peek() == &Item::Pronoun {
                self.at += 1;
            }
            let verb = matches!(
                self.peek(),
                Item::Verb(_) | Item::Be | Item::Have | Item::Not | Item::Neither
            );
            if !joined || !verb {
                self.at = back;
                break;
            }
            match self.verb_phrase(false) {
                Some(next) if or => {
                    let before = all.pop()?;
                    all.push(Said::Any(vec![before, next]));
                }
                Some(next) if nor => all.push(Said::Not(Box::new(next))),
                Some(next) => all.push(next),
                None => {
                    self.at = back;
                    break;
                }
            }
        }
        Some(if all.len() == 1 { all.remove(0) } else { Said::All(all) })
    }

    fn verb_group(&mut self) -> Group {
        let mut group = Group::default();
        let mut be_allowed = true;
        loop {
            match self.peek() {
                _ if self.at >= self.items.len() => break,
                Item::Be if be_allowed => {
                    group.any = true;
                }
                Item::Verb(_) => {
                    group.any = true;
                    be_allowed = false;
                }
                Item::Have => {
                    group.any = true;
                    group.have = true;
                }
                Item::Not => group.not = !group.not,
                Item::Unknown if !group.any => {
                    group.any = true;
                    be_allowed = false;
                }
                _ => break,
            }
            self.at += 1;
        }
        group
    }

    /// A verb and what it says. `bare`: the verb may be left out.
    fn verb_phrase(&mut self, bare: bool) -> Option<Said> {
        let group = self.verb_group();
        if !group.any && !group.not && !bare && self.peek() != &Item::Neither {
            return None;
        }
        let said = self.complements(&group)?;
        Some(if group.not { Said::Not(Box::new(said)) } else { said })
    }

    /// What follows a verb: "tea", "either tea or milk", "next to the Brit", "in house 2 or 3".
    fn complements(&mut self, group: &Group) -> Option<Said> {
        let neither = self.take(&Item::Neither);
        self.take(&Item::Either);
        let first = self.complement(group)?;
        let mut units = vec![first];
        let mut any = false;
        loop {
            let back = self.at;
            self.skip_commas();
            let or = matches!(self.peek(), Item::Or | Item::Nor);
            let nor = self.peek() == &Item::Nor;
            // "Between the one who drinks tea and the Brit": the "and" is not the clause's.
            let joint = or || (!self.relative && matches!(self.peek(), Item::And | Item::But));
            if self.relative && !joint {
                self.at = back;
                break;
            }
            self.at += usize::from(joint);
            self.take(&Item::Either);
            let not = self.peek() == &Item::Not;
            self.at += usize::from(not);
            if self.at == back || self.at >= self.items.len() {
                self.at = back;
                break;
            }
            // "…, milk or tea": a verb may be repeated after "or".
            let repeated = or && matches!(self.peek(), Item::Verb(_) | Item::Be | Item::Have);
            if repeated && !nor {
                self.verb_group();
            }
            let next = self.complement(group);
            let clause_follows =
                matches!(self.peek(), Item::Verb(_) | Item::Be | Item::Have | Item::Not);
            match next {
                Some(next)
                    if !clause_follows
                        && (joint || matches!(self.peek(), Item::Comma | Item::Or | Item::And)) =>
                {
                    any |= or;
                    units.push(if not { Said::Not(Box::new(next)) } else { next });
                }
                _ => {
                    self.at = back;
                    break;
                }
            }
        }
        let said = match units.len() {
            1 => units.remove(0),
            _ if any => Said::Any(units),
            _ => Said::All(units),
        };
        Some(if neither { Said::Not(Box::new(said)) } else { said })
    }

    fn complement(&mut self, group: &Group) -> Option<Said> {
        if group.have {
            if let Some(said) = self.has_neighbor() {
                return Some(said);
            }
        }
        let said = self.noun_phrase()?;
        if let (true, Item::Side(side)) = (group.have, self.peek()) {
            // "Has the Brit as a neighbor", "has the Brit to his left".
            if self.sentence.sides[*side].noun && self.at < self.items.len() {
                self.at += 1;
                return Some(Said::Side(side + REVERSED, Box::new(said)));
            }
        }
        Some(said)
    }

    /// "Has a neighbor who drinks water", "has the Brit as a neighbor".
    fn has_neighbor(&mut self) -> Option<Said> {
        let back = self.at;
        if let Item::Side(side) = *self.peek() {
            if self.sentence.sides[side].noun {
                self.at += 1;
                let who = self.take(&Item::Who);
                let found = if who || matches!(self.peek(), Item::Verb(true)) {
                    self.relative_clause()
                } else {
                    self.noun_phrase()
                };
                // What it has to its left is to the left of it.
                if let Some(found) = found {
                    return Some(Said::Side(side + REVERSED, Box::new(found)));
                }
            }
        }
        self.at = back;
        None
    }

    /// What a place is called by: everything said of it until a verb of its own.
    fn noun_phrase(&mut self) -> Option<Said> {
        self.steps += 1;
        if self.depth >= DEEPEST || self.steps > 4000 {
            return None;
        }
        self.depth += 1;
        let found = self.noun_phrase_inner();
        self.depth -= 1;
        found
    }

    fn noun_phrase_inner(&mut self) -> Option<Said> {
        let start = self.at;
        let mut said: Vec<Said> = Vec::new();
        loop {
            let before = self.at.checked_sub(1).and_then(|i| self.items.get(i));
            match self.peek() {
                _ if self.at >= self.items.len() => break,
                Item::Pronoun if said.is_empty() => {
                    said.push(self.pronoun?.clone());
                    self.at += 1;
                }
                Item::Noun | Item::Possessive => self.at += 1,
                Item::One if said.is_empty() => self.at += 1,
                Item::Value(mention) => {
                    said.push(Said::Value(*mention));
                    self.at += 1;
                    if self.peek() == &Item::Possessive {
                        self.at += 1;
                        self.possessed(&mut said);
                    }
                }
                Item::At(houses) => {
                    said.push(Said::At(*houses));
                    self.at += 1;
                }
                Item::Who => {
                    self.at += 1;
                    said.push(self.relative_clause()?);
                }
                Item::Verb(true) if before != Some(&Item::Be) && self.at > start => {
                    let back = self.at;
                    match self.relative_clause() {
                        Some(found) => said.push(found),
                        None => {
                            self.at = back;
                            break;
                        }
                    }
                }
                Item::Comma if self.ahead(1) == &Item::Who => {
                    self.at += 2;
                    said.push(self.relative_clause()?);
                    self.take(&Item::Comma);
                }
                Item::Side(_) | Item::Between(_) | Item::Gap(_) => {
                    let back = self.at;
                    match self.beside() {
                        Some(found) => said.push(found),
                        None => {
                            self.at = back;
                            break;
                        }
                    }
                }
                Item::Not if !said.is_empty() || self.at > start => {
                    // "The person with no dog", "tea, not milk".
                    if before == Some(&Item::Noun) && matches!(self.ahead(1), Item::Value(_)) {
                        self.at += 1;
                        let inner = self.noun_phrase()?;
                        said.push(Said::Not(Box::new(inner)));
                    } else {
                        break;
                    }
                }
                Item::Unknown => {
                    let object_follows = matches!(
                        self.ahead(1),
                        Item::Value(_) | Item::At(_) | Item::Side(_) | Item::Between(_)
                    );
                    if !said.is_empty() && object_follows {
                        break;
                    }
                    self.at += 1;
                }
                _ => break,
            }
        }
        match said.len() {
            0 => {
                self.at = start;
                None
            }
            1 => said.pop(),
            _ => Some(Said::All(said)),
        }
    }

    /// "The Brit's left neighbor".
    fn possessed(&mut self, said: &mut Vec<Said>) {
        if let Item::Side(side) = *self.peek() {
            if self.sentence.sides[side].noun {
                self.at += 1;
                let owner = Said::All(std::mem::take(said));
                said.push(Said::Side(side, Box::new(owner)));
            }
        }
    }

    /// After "who", "where", "whose": what it says.
    fn relative_clause(&mut self) -> Option<Said> {
        let outer = std::mem::replace(&mut self.relative, true);
        let found = self.relative_clause_inner();
        self.relative = outer;
        found
    }

    fn relative_clause_inner(&mut self) -> Option<Said> {
        // "Whose favorite drink".
        while self.peek() == &Item::Noun
            || self.peek() == &Item::Who
            || (self.peek() == &Item::Unknown && matches!(self.ahead(1), Item::Be | Item::Verb(_)))
        {
            self.at += 1;
        }
        if matches!(self.peek(), Item::Value(_)) {
            // "Where the Brit lives".
            let subject = self.noun_phrase()?;
            let group = self.verb_group();
            if group.any && !group.not {
                return Some(subject);
            }
            return None;
        }
        let first = self.verb_phrase(false)?;
        let mut all = vec![first];
        // Before the main verb, "and" goes on with what is said of the noun.
        while !self.main && matches!(self.peek(), Item::And | Item::Or) {
            let back = self.at;
            let or = self.peek() == &Item::Or;
            self.at += 1;
            self.take(&Item::Who);
            let verb = matches!(self.peek(), Item::Verb(_) | Item::Be | Item::Have | Item::Not);
            let next = if verb { self.verb_phrase(false) } else { None };
            match next {
                Some(next) if or => {
                    let before = all.pop()?;
                    all.push(Said::Any(vec![before, next]));
                }
                Some(next) => all.push(next),
                None => {
                    self.at = back;
                    break;
                }
            }
        }
        // After it, nobody can tell of whom: "next to the one who drinks tea and owns a dog".
        if self.main
            && self.peek() == &Item::And
            && matches!(self.ahead(1), Item::Verb(_) | Item::Be | Item::Have)
        {
            return None;
        }
        Some(if all.len() == 1 { all.remove(0) } else { Said::All(all) })
    }

    /// A relation and what it relates to.
    fn beside(&mut self) -> Option<Said> {
        match *self.peek() {
            Item::Gap(offsets) => {
                self.at += 1;
                if self.at == self.items.len() {
                    return Some(Said::Apart(offsets));
                }
                None
            }
            Item::Between(directly) => {
                self.at += 1;
                let ends = self.pair()?;
                let [a, b] = <[Said; 2]>::try_from(ends).ok()?;
                self.skip_order_comma();
                let ordered = match *self.peek() {
                    Item::Ordered(ordered) => {
                        self.at += 1;
                        ordered
                    }
                    _ => false,
                };
                Some(Said::Between { ends: Box::new((a, b)), ordered, directly })
            }
            Item::Side(side) => {
                self.at += 1;
                if self.sentence.sides[side].mutual {
                    return Some(Said::Mutual(side));
                }
                while self.peek() == &Item::Comma {
                    return None;
                }
                let first = self.noun_phrase()?;
                let mut objects = vec![first];
                let mut any = false;
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
                let mut all: Vec<Said> =
                    objects.into_iter().map(|object| Said::Side(side, Box::new(object))).collect();
                Some(match all.len() {
                    1 => all.remove(0),
                    _ if any => Said::Any(all),
                    _ => Said::All(all),
                })
            }
            _ => None,
        }
    }

    fn skip_order_comma(&mut self) {
        if self.peek() == &Item::Comma && matches!(self.ahead(1), Item::Ordered(_)) {
            self.at += 1;
        }
    }
}

/// Added to the place of a side whose two ends change roles.
pub(super) const REVERSED: usize = 1 << 16;

#[derive(Default)]
struct Group {
    any: bool,
    not: bool,
    have: bool,
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
