//! Noun phrases: what a place is called by, with relative clauses and what stands beside it.

use super::super::items::{Form, Item};
use super::{DEEPEST, Parser, Said};

impl Parser<'_> {
    /// What a place is called by: everything said of it until a verb of its own.
    pub(super) fn noun_phrase(&mut self) -> Option<Said> {
        if self.depth >= DEEPEST || !self.step() {
            return None;
        }
        self.depth += 1;
        let found = self.noun_phrase_inner();
        self.depth -= 1;
        found
    }

    pub(super) fn noun_phrase_inner(&mut self) -> Option<Said> {
        let start = self.at;
        let mut said: Vec<Said> = Vec::new();
        loop {
            let before = self.at.checked_sub(1).and_then(|i| self.items.get(i));
            match self.peek() {
                _ if self.at >= self.items.len() => break,
                Item::Noun => self.at += 1,
                // "His neighbor".
                Item::Him if said.is_empty() && self.ahead(1) == &Item::Possessive => {
                    let subject = self.before.as_ref().and_then(|b| b.subjects.first().cloned());
                    said.push(subject?);
                    self.at += 1;
                }
                // "Neither that bottle nor the one with the fox".
                Item::Him
                    if said.is_empty()
                        && matches!(self.ahead(1), Item::Nor | Item::And | Item::Or) =>
                {
                    let subject = self.before.as_ref().and_then(|b| b.subjects.first().cloned());
                    said.push(subject?);
                    self.at += 1;
                }
                Item::Possessive => {
                    self.at += 1;
                    self.possessed(&mut said);
                }
                // "The Brit's drink is tea".
                Item::Verb(_)
                    if before == Some(&Item::Possessive) && self.ahead(1) == &Item::Be =>
                {
                    self.at += 1;
                }
                // "The painting by Ernst".
                Item::Verb(Form::Opening) if self.at == 0 => self.at += 1,
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
                Item::Among(amounts) => {
                    said.push(one_of(amounts));
                    self.at += 1;
                }
                Item::Who => {
                    self.at += 1;
                    said.push(self.relative_clause()?);
                }
                Item::OtherEnd => {
                    said.push(Said::Opposite);
                    self.at += 1;
                }
                Item::Verb(form)
                    if before != Some(&Item::Be)
                        && self.at > start
                        && (*form == Form::Opening
                            || *form == Form::Past
                                && self.participles
                                && matches!(before, Some(Item::Noun | Item::Value(_)))) =>
                {
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

    /// "The Brit's left neighbor", "the Brit's neighbors".
    pub(super) fn possessed(&mut self, said: &mut Vec<Said>) {
        if let (Item::Side(side), false) = (self.peek(), said.is_empty()) {
            let side = *side;
            if self.sentence.sides[side].noun && self.at < self.items.len() {
                self.at += 1;
                let owner = Said::All(std::mem::take(said));
                said.push(Said::Side(side, Box::new(owner)));
            }
        }
    }

    /// After "who", "where", "whose": what it says.
    pub(super) fn relative_clause(&mut self) -> Option<Said> {
        let outer = std::mem::replace(&mut self.relative, true);
        let found = self.relative_clause_inner();
        self.relative = outer;
        found
    }

    pub(super) fn relative_clause_inner(&mut self) -> Option<Said> {
        // "Where the person who drinks tea lives".
        if self.peek() == &Item::Noun && self.at < self.items.len() {
            let back = self.at;
            let subject = self.noun_phrase();
            let verb = self.verb_group();
            if let (Some(subject), true, false) = (subject, verb.any, verb.not) {
                let whole = !matches!(
                    self.peek(),
                    Item::Value(_) | Item::At(_) | Item::Noun | Item::Side(_) | Item::Who
                ) || self.at >= self.items.len();
                if whole {
                    return Some(subject);
                }
            }
            self.at = back;
        }
        // "Whose favorite drink", "whose mother's name".
        while matches!(self.peek(), Item::Noun | Item::Who | Item::Possessive)
            || (matches!(self.peek(), Item::Unknown | Item::Verb(_)) && self.ahead(1) == &Item::Be)
            || (self.peek() == &Item::Unknown
                && matches!(self.ahead(1), Item::Verb(_) | Item::Possessive))
        {
            self.at += 1;
        }
        if matches!(self.peek(), Item::Value(_)) {
            // "Where the Brit lives".
            let subject = self.noun_phrase()?;
            let group = self.verb_group();
            // "On which the Brit sings a song".
            let back = self.at;
            while self.peek() == &Item::Noun && self.at < self.items.len() {
                self.at += 1;
            }
            if !matches!(self.peek(), Item::Comma | Item::Stop) && self.at < self.items.len() {
                self.at = back;
            }
            // "Where the Brit is": a verb that ends a sentence says nothing and is left out.
            let left_out = self.at == self.items.len();
            if (group.any || left_out) && !group.not {
                return Some(subject);
            }
            // "The cake, which Ann did not bake, was sold".
            let whole = matches!(
                self.peek(),
                Item::Comma | Item::Verb(_) | Item::Be | Item::Have | Item::And | Item::But
            );
            return (group.any && (whole || left_out)).then(|| Said::Not(Box::new(subject)));
        }
        // "The one who starts the week".
        if let Item::At(houses) = *self.peek() {
            let verb = matches!(self.ahead(1), Item::Verb(_) | Item::Be | Item::Have);
            if self.at < self.items.len() && !verb {
                self.at += 1;
                return Some(Said::At(houses));
            }
        }
        let first = self.verb_phrase(false)?;
        let mut all = vec![first];
        // Before the main verb, "and" goes on with what is said of the noun: "who is older than Ann
        // but younger than Bob".
        while !self.main && matches!(self.peek(), Item::And | Item::Or | Item::But) {
            let back = self.at;
            let or = self.peek() == &Item::Or;
            self.at += 1;
            let who = self.take(&Item::Who);
            let verb = matches!(self.peek(), Item::Verb(_) | Item::Be | Item::Have | Item::Not);
            let beside = !who && matches!(self.peek(), Item::Side(_));
            let next = if verb || beside { self.verb_phrase(beside) } else { None };
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
    pub(super) fn beside(&mut self) -> Option<Said> {
        match *self.peek() {
            Item::Gap(offsets) => {
                self.at += 1;
                self.take(&Item::Him);
                let ends = matches!(self.peek(), Item::Comma | Item::Stop);
                (self.at == self.items.len() || ends).then_some(Said::Apart(offsets))
            }
            Item::Between(within) => {
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
                Some(Said::Between { ends: Box::new((a, b)), ordered, within })
            }
            Item::Side(side) => self.beside_what(side),
            _ => None,
        }
    }

    /// Whether both are one value.
    pub(super) fn names_same(&self, a: &Said, b: &Said) -> bool {
        let values = |said: &Said| match said {
            Said::Value(mention) => Some(self.sentence.mentions[*mention].values.clone()),
            _ => None,
        };
        a == b || values(a).is_some() && values(a) == values(b)
    }

    pub(super) fn skip_order_comma(&mut self) {
        if self.peek() == &Item::Comma && matches!(self.ahead(1), Item::Ordered(_)) {
            self.at += 1;
        }
    }
}

/// One of the values of these mentions.
pub(super) fn one_of(mentions: &[usize]) -> Said {
    Said::Any(mentions.iter().map(|mention| Said::Value(*mention)).collect())
}
