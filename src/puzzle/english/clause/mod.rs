//! From items to what a sentence says: a grammar of noun phrases, verb phrases and connectives.
//!
//! A noun phrase names a place by what is there ("the Brit", "the person next to the one who drinks
//! tea", "the third house"); a verb phrase says more of that place. What is not built like this is
//! not understood.

mod noun;
mod sentence;
mod verb;

use super::super::{Houses, Offsets};
use super::items::{Item, Sentence, Within};

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

/// What a sentence says.
pub(super) fn statement(sentence: &Sentence) -> Option<Statement> {
    if sentence.items.len() > 120 || sentence.items.contains(&Item::Danger) {
        return None;
    }
    let mut parser = Parser {
        sentence,
        items: &sentence.items,
        at: 0,
        depth: 0,
        main: false,
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
}

/// Added to the place of a side whose two ends change roles.
pub(super) const REVERSED: usize = 1 << 16;
