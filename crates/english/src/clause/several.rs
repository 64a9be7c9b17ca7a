//! What is said of several at once: "A and B are, in some order, C and D", "the three people are A,
//! B and C".

use super::super::items::{Form, Item, Within};
use super::{Parser, Said, Statement};
use puzzle::Offsets;

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
        Some(each_further_on(subjects))
    }

    /// "A and B are mirrored", "A and B are as far apart as C and D".
    pub(super) fn as_many(&mut self, subjects: &[Said]) -> Option<Statement> {
        let [a, b] = subjects else { return None };
        let pair = [a.clone(), b.clone()];
        match self.peek() {
            Item::Mirrored if self.at + 1 == self.items.len() => {
                self.at += 1;
                Some(Statement::Mirrored(pair))
            }
            Item::AsFar if self.at < self.items.len() => {
                let start = self.at;
                self.at += 1;
                let others = self.several().and_then(|all| <[Said; 2]>::try_from(all).ok());
                if others.is_none() || self.at < self.items.len() {
                    self.at = start;
                    return None;
                }
                others.map(|others| Statement::AsFar([pair, others]))
            }
            _ => None,
        }
    }

    /// "From left to right, A, then B, then C": each next one is further on.
    pub(super) fn one_then_another(&mut self) -> Option<Statement> {
        if !self.take(&Item::Ordered(true)) {
            return None;
        }
        self.skip_commas();
        let mut all = vec![self.noun_phrase()?];
        while self.at < self.items.len() {
            let start = self.at;
            self.skip_commas();
            self.take(&Item::And);
            let then = self.take(&Item::Then);
            self.skip_commas();
            if !then {
                self.at = start;
                return None;
            }
            all.push(self.noun_phrase()?);
            self.skip_commas();
        }
        (all.len() > 2).then(|| each_further_on(&all))
    }

    /// "Three different people, A, B and C, are D": no two of them are the same, and each is D.
    pub(super) fn different_ones(&mut self) -> Option<Statement> {
        let Item::Side(side) = *self.peek() else { return None };
        let different = self.sentence.sides[side].mutual
            && self.sentence.sides[side].readings.iter().all(|(o, _)| *o == Offsets::DIFFERENT);
        if !different || self.ahead(1) != &Item::Comma {
            return None;
        }
        self.at += 2;
        self.skip_commas();
        let (subjects, any, neither) = self.subjects()?;
        self.skip_commas();
        if any || neither || subjects.len() < 2 {
            return None;
        }
        self.main = true;
        let said = self.verb_phrases()?;
        self.skip_commas();
        let apart = Statement::Clause {
            subjects: subjects.clone(),
            any: false,
            said: Said::Apart(Offsets::DIFFERENT),
        };
        let each = Statement::Clause { subjects, any: false, said };
        (self.at == self.items.len()).then(|| Statement::All(vec![apart, each]))
    }

    /// "A and B are, in some order, C and D", "A and B own C and D, in some order", "A, B and C are,
    /// in some order, D, E and F".
    pub(super) fn in_some_order(&mut self) -> Option<Statement> {
        let subjects = self.several()?;
        self.skip_order();
        let verb = self.verb_group();
        if !verb.any || verb.not {
            return None;
        }
        self.skip_order();
        // "Are when the attic and the studio get used".
        self.take(&Item::Who);
        let said = self.several()?;
        while matches!(self.peek(), Item::Verb(_) | Item::Be | Item::Noun)
            && self.at < self.items.len()
        {
            self.at += 1;
        }
        self.skip_order();
        if self.at < self.items.len() || subjects.len() != said.len() {
            return None;
        }
        match (<[Said; 2]>::try_from(subjects), <[Said; 2]>::try_from(said)) {
            // Two places, and who is there.
            (Ok([Said::At(a), Said::At(b)]), Ok(pair)) => {
                Some(Statement::OneEach { pair, said: [Said::At(a), Said::At(b)] })
            }
            (Ok(pair), Ok(said)) => Some(Statement::OneEach { pair, said }),
            (Err(subjects), Err(said)) => {
                let mut all = self.no_two_the_same(&subjects);
                all.extend(subjects.into_iter().map(|subject| Statement::Clause {
                    subjects: vec![subject],
                    any: false,
                    said: Said::Any(said.clone()),
                }));
                Some(Statement::All(all))
            }
            _ => None,
        }
    }

    /// Of several, those of different categories might be the same, but are not.
    fn no_two_the_same(&self, subjects: &[Said]) -> Vec<Statement> {
        let category = |said: &Said| match said {
            Said::Value(mention) => match self.sentence.mentions[*mention].values.as_slice() {
                [only] => Some(only.category),
                _ => None,
            },
            _ => None,
        };
        let pairs = subjects
            .iter()
            .enumerate()
            .flat_map(|(i, b)| subjects[..i].iter().map(move |a| (a, b)));
        let differ =
            pairs.filter(|(a, b)| category(a).zip(category(b)).is_some_and(|(a, b)| a != b));
        let apart = differ.map(|(a, b)| Statement::Clause {
            subjects: vec![a.clone(), b.clone()],
            any: false,
            said: Said::Apart(Offsets::DIFFERENT),
        });
        apart.collect()
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

    /// Two or more that are named by values, or by places.
    fn several(&mut self) -> Option<Vec<Said>> {
        let named = |said: &Said| match said {
            Said::Value(_) => true,
            Said::At(houses) => houses.len() == 1,
            Said::All(parts) => matches!(parts.first(), Some(Said::Value(_))),
            _ => false,
        };
        let first = self.noun_phrase()?;
        let mut all = match first {
            // "Those who went in April and May".
            Said::All(parts) if parts.len() == 2 && self.named_together(&parts) => {
                return Some(parts);
            }
            first => vec![first],
        };
        loop {
            let start = self.at;
            self.take(&Item::Comma);
            let last = self.take(&Item::And);
            if self.at == start {
                return None;
            }
            all.push(self.noun_phrase()?);
            if last {
                break;
            }
        }
        all.iter().all(named).then_some(all)
    }

    /// Whether both are values of one category.
    fn named_together(&self, parts: &[Said]) -> bool {
        let category = |said: &Said| match said {
            Said::Value(mention) => match self.sentence.mentions[*mention].values[..] {
                [value] => Some(value.category),
                _ => None,
            },
            _ => None,
        };
        let all: Vec<_> = parts.iter().map(category).collect();
        all.windows(2).all(|pair| pair[0].is_some() && pair[0] == pair[1])
    }

    fn skip_order(&mut self) {
        while matches!(self.peek(), Item::Comma | Item::Ordered(false)) {
            self.at += 1;
        }
    }

    /// "The three people are A, B and C": no two of them are the same.
    pub(super) fn all_of_them(&mut self) -> Option<Statement> {
        // "The five purchases are": a word that does may be what is counted.
        while matches!(self.peek(), Item::Noun | Item::Unknown | Item::Count(_))
            || self.at == 0 && matches!(self.peek(), Item::Verb(Form::Plain))
        {
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

/// Each of three or more is further on than the one before.
fn each_further_on(all: &[Said]) -> Statement {
    let triples = all.windows(3).map(|three| Statement::Clause {
        subjects: vec![three[1].clone()],
        any: false,
        said: Said::Between {
            ends: Box::new((three[0].clone(), three[2].clone())),
            ordered: true,
            within: Within::Somewhere,
        },
    });
    Statement::All(triples.collect())
}
