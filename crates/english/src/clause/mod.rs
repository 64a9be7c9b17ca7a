//! From items to what a sentence says: a grammar of noun phrases, verb phrases and connectives.
//!
//! A noun phrase names a place by what is there ("the Brit", "the person next to the one who drinks
//! tea", "the third house"); a verb phrase says more of that place. What is not built like this is
//! not understood.

mod halves;
mod noun;
mod objects;
mod sentence;
mod several;
mod shapes;
mod simple;
mod turned;
mod verb;

use std::cell::Cell;

use super::items::{Item, Sentence, Within};
use puzzle::{Houses, Offsets};

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
        within: Within,
    },
    /// The places of which it is said, two or more, stand so to each other.
    Mutual(usize),
    /// The same with a fixed distance.
    Apart(Offsets),
    /// At the other end than another.
    Opposite,
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
    /// Nobody is as said.
    Nobody(Said),
    /// The first subject is the first thing said, the second the second, and so on.
    Paired {
        subjects: Vec<Said>,
        said: Vec<Said>,
    },
    /// One of the two, who are not the same, is the first thing said, the other the second.
    OneEach {
        pair: [Said; 2],
        said: [Said; 2],
    },
    Not(Box<Statement>),
    All(Vec<Statement>),
    Any(Vec<Statement>),
    /// The subjects have these places among them, one each.
    Shared {
        subjects: Vec<Said>,
        places: Houses,
    },
    /// As many places are before the one as after the other.
    Mirrored([Said; 2]),
    /// The first two are as far apart as the other two.
    AsFar([[Said; 2]; 2]),
    /// Exactly one of two.
    Xor(Box<Statement>, Box<Statement>),
    If(Box<Statement>, Box<Statement>),
    Iff(Box<Statement>, Box<Statement>),
}

/// Sentences nest no deeper than people can follow.
const DEEPEST: u8 = 12;

/// What a sentence can say, the likeliest way of parsing it first, with the mention that its first
/// pronoun was taken for.
/// What the steps of a whole text have left is in `left`. `other`: whether a pronoun means what the
/// clause before puts its subject beside, not the subject.
pub(super) fn statements(
    sentence: &Sentence,
    left: &Cell<u32>,
    other: bool,
) -> impl Iterator<Item = (Statement, Option<usize>)> {
    let readable = sentence.items.len() <= 120 && !sentence.items.contains(&Item::Danger);
    // "The film directed by Ann won": first as if the past form were the verb, then as if not.
    // "The figs are Ann's, and the dates Bob's": first as if a list went on after a comma.
    let ways = [(false, false), (true, false), (false, true), (true, true)];
    ways.into_iter().filter(move |_| readable).filter_map(move |(participles, breaks)| {
        let steps = Cell::new(left.get().min(MOST_STEPS));
        let given = steps.get();
        let meant = Cell::new(None);
        let mut parser = Parser {
            sentence,
            items: &sentence.items,
            at: 0,
            depth: 0,
            main: false,
            relative: false,
            participles,
            breaks,
            before: None,
            other,
            object: None,
            subject: None,
            meant: &meant,
            steps: &steps,
        };
        while matches!(parser.peek(), Item::And | Item::But | Item::Comma | Item::Stop) {
            parser.at += 1;
        }
        let found = parser.whole();
        parser.skip_commas();
        let both = parser.take(&Item::NotBoth);
        parser.skip_commas();
        let found = if both { found.and_then(exclusive) } else { found };
        let whole = parser.at == parser.items.len();
        left.set(left.get() - (given - steps.get()));
        found.filter(|_| whole).map(|found| (found, meant.get()))
    })
}

/// "A or B, but not both": exactly one of two.
fn exclusive(statement: Statement) -> Option<Statement> {
    let two = |parts: Vec<Statement>| match <[Statement; 2]>::try_from(parts) {
        Ok([p, q]) => Some(Statement::Xor(Box::new(p), Box::new(q))),
        Err(_) => None,
    };
    match statement {
        Statement::Xor(..) => Some(statement),
        Statement::Any(parts) => two(parts),
        Statement::Clause { subjects, any: false, said: Said::Any(parts) } => two(parts
            .into_iter()
            .map(|said| Statement::Clause { subjects: subjects.clone(), any: false, said })
            .collect()),
        Statement::Clause { subjects, any: true, said } => two(subjects
            .into_iter()
            .map(|subject| Statement::Clause {
                subjects: vec![subject],
                any: false,
                said: said.clone(),
            })
            .collect()),
        _ => None,
    }
}

/// What a clause said, for the pronouns of the next.
#[derive(Clone, Debug)]
struct Before {
    subjects: Vec<Said>,
    any: bool,
    said: Said,
}

/// Steps for one way to parse a sentence; what takes more is not understood.
const MOST_STEPS: u32 = 2_000;

struct Parser<'s> {
    sentence: &'s Sentence,
    items: &'s [Item],
    at: usize,
    depth: u8,
    /// Whether the main verb of the clause has been passed.
    main: bool,
    /// Whether this is a relative clause.
    relative: bool,
    /// Whether a past form after a noun opens a clause about it.
    participles: bool,
    /// Whether a comma ends what is said of a subject.
    breaks: bool,
    /// The clause before this one.
    before: Option<Before>,
    /// Whether a pronoun means what the clause before puts its subject beside, not the subject.
    other: bool,
    /// What the last side relates to.
    object: Option<Said>,
    /// Of what this clause speaks.
    subject: Option<Said>,
    /// Whom the first pronoun was taken for, by mention.
    meant: &'s Cell<Option<usize>>,
    /// Steps left, so that going back cannot take long.
    steps: &'s Cell<u32>,
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

    /// Counts a step of work; whether there may be more.
    fn step(&self) -> bool {
        self.steps.set(self.steps.get().saturating_sub(1));
        self.steps.get() > 0
    }

    /// A parser for the items `from..to`, after this clause.
    fn inner(&self, from: usize, to: usize, before: Option<Before>) -> Parser<'s> {
        Parser {
            items: &self.items[from..to],
            at: 0,
            depth: self.depth + 1,
            main: false,
            relative: false,
            before,
            object: None,
            subject: None,
            ..*self
        }
    }

    /// Parses the items `from..to` as a sentence of their own.
    fn part(&self, from: usize, to: usize) -> Option<Statement> {
        self.part_after(from, to, self.before.clone())
    }

    /// The same with what came before.
    fn part_after(&self, from: usize, to: usize, before: Option<Before>) -> Option<Statement> {
        if self.depth >= DEEPEST || from >= to || !self.step() {
            return None;
        }
        let mut inner = self.inner(from, to, before);
        inner.skip_commas();
        let found = inner.whole()?;
        inner.skip_commas();
        (inner.at == inner.items.len()).then_some(found)
    }

    /// Notes whom the first pronoun is taken for.
    fn take_for(&self, said: Option<&Said>) {
        let named = said.and_then(|said| match said {
            Said::Value(mention) => Some(*mention),
            Said::All(parts) => parts.iter().find_map(|part| match part {
                Said::Value(mention) => Some(*mention),
                _ => None,
            }),
            _ => None,
        });
        self.meant.set(self.meant.get().or(named));
    }

    /// Whom a pronoun can mean by the clause before: its subjects, or what it puts them beside.
    fn antecedents(&self) -> Option<Before> {
        let before = self.before.clone()?;
        let beside = match (&before.said, self.other) {
            (Said::Side(_, object), true) => Some(object),
            // "Ann has no dog; it is Bob's."
            (Said::Not(object), true) if self.sentence.of_thing => Some(object),
            (Said::All(parts), true) => parts.iter().rev().find_map(|part| match part {
                Said::Side(_, object) => Some(object),
                _ => None,
            }),
            _ => None,
        };
        self.take_for(beside.map(|object| &**object).or(before.subjects.first()));
        match beside {
            Some(object) => {
                Some(Before { subjects: vec![(**object).clone()], any: false, ..before })
            }
            None => Some(before),
        }
    }

    fn find(&self, item: &Item) -> Option<usize> {
        (self.at..self.items.len()).find(|&i| self.items[i] == *item)
    }
}

/// Added to the place of a side whose two ends change roles.
pub(super) const REVERSED: usize = 1 << 16;
