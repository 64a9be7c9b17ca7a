//! Reads the relation of a hint.

use super::super::mistake::shortened;
use super::super::{Category, Houses, Offsets, Order, Relation, Value};
use super::line::{Problem, found};
use super::names;
use super::signs;
use super::token::{Name, Token, tokens};

/// Parentheses, `not` and `if` nest at most this deep: a composed relation needs two of them for a
/// level of its own at most.
const MAX_NESTING: usize = 2 * Relation::MAX_DEPTH;

/// More unknown names than this in one relation end its reading.
const MOST_UNKNOWN: usize = 100;

/// The names that a relation or question can use.
#[derive(Clone, Copy)]
pub(super) struct Scope<'a> {
    pub categories: &'a [Category],
    pub houses: u8,
}

/// The relation that starts at byte `from` of the line.
///
/// # Errors
/// At least one problem; a name that is not known does not hide the next.
pub(super) fn relation(
    line: &str,
    from: usize,
    scope: Scope<'_>,
) -> Result<Relation, Vec<Problem>> {
    let tokens = tokens(line, from).map_err(|problem| vec![problem])?;
    let mut parser = Parser { line, tokens: &tokens, scope, next: 0, nesting: 0, unknown: vec![] };
    let relation = parser.composed(Binding::Iff).and_then(|relation| {
        parser.expect_end()?;
        Ok(relation.relation)
    });
    match relation {
        Ok(relation) if parser.unknown.is_empty() => Ok(relation),
        Ok(_) => Err(parser.unknown),
        Err(problem) => {
            parser.unknown.push(problem);
            Err(parser.unknown)
        }
    }
}

/// How strongly a composition binds, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Iff,
    Or,
    Xor,
    And,
}

impl Binding {
    /// The next stronger binding; `None` past the strongest.
    fn tighter(self) -> Option<Self> {
        match self {
            Self::Iff => Some(Self::Or),
            Self::Or => Some(Self::Xor),
            Self::Xor => Some(Self::And),
            Self::And => None,
        }
    }
}

/// A relation and how deep it nests, so that the depth need not be measured again at each level.
struct Measured {
    relation: Relation,
    depth: usize,
}

struct Parser<'a> {
    line: &'a str,
    tokens: &'a [(usize, Token)],
    scope: Scope<'a>,
    next: usize,
    nesting: usize,
    /// Names without a value.
    unknown: Vec<Problem>,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> &'a Token {
        &self.tokens[self.next].1
    }

    fn at(&self) -> usize {
        self.tokens[self.next].0
    }

    /// The next token; the end stays the next one.
    fn take(&mut self) -> &'a Token {
        let token = self.peek();
        self.next = (self.next + 1).min(self.tokens.len() - 1);
        token
    }

    fn expected(&self, what: &str) -> Problem {
        let at = self.at();
        let here = match self.peek() {
            Token::End => "the end".to_owned(),
            _ => found(&self.line[at..]),
        };
        (at, format!("expected {what}, found {here}"))
    }

    fn expect_end(&mut self) -> Result<(), Problem> {
        match self.peek() {
            Token::End => Ok(()),
            _ => Err(self.expected("and, or, xor, iff, or the end of the relation")),
        }
    }

    fn composed(&mut self, binding: Binding) -> Result<Measured, Problem> {
        let Some(tighter) = binding.tighter() else { return self.conjunction() };
        let mut left = self.composed(tighter)?;
        match binding {
            Binding::Or if matches!(self.peek(), Token::Word("or")) => {
                let (mut parts, mut depth) = (vec![left.relation], left.depth);
                while matches!(self.peek(), Token::Word("or")) {
                    self.take();
                    let part = self.composed(tighter)?;
                    depth = depth.max(part.depth);
                    parts.push(part.relation);
                }
                self.measured(Relation::Or(parts), depth)
            }
            _ => loop {
                let join: fn(Box<Relation>, Box<Relation>) -> Relation =
                    match (binding, self.peek()) {
                        (Binding::Xor, Token::Word("xor")) => Relation::Xor,
                        (Binding::Iff, Token::Word("iff")) => Relation::Iff,
                        _ => return Ok(left),
                    };
                self.take();
                let right = self.composed(tighter)?;
                let depth = left.depth.max(right.depth);
                let joined = join(Box::new(left.relation), Box::new(right.relation));
                left = self.measured(joined, depth)?;
            },
        }
    }

    fn conjunction(&mut self) -> Result<Measured, Problem> {
        let first = self.operand()?;
        if !matches!(self.peek(), Token::Word("and")) {
            return Ok(first);
        }
        let (mut parts, mut depth) = (vec![first.relation], first.depth);
        while matches!(self.peek(), Token::Word("and")) {
            self.take();
            let part = self.operand()?;
            depth = depth.max(part.depth);
            parts.push(part.relation);
        }
        self.measured(Relation::And(parts), depth)
    }

    /// `relation` with `inside` levels below it.
    fn measured(&self, relation: Relation, inside: usize) -> Result<Measured, Problem> {
        if inside >= Relation::MAX_DEPTH {
            return Err(self.too_deep(Relation::MAX_DEPTH));
        }
        Ok(Measured { relation, depth: inside + 1 })
    }

    fn too_deep(&self, most: usize) -> Problem {
        (self.at(), format!("relations nest at most {most} levels deep"))
    }

    fn operand(&mut self) -> Result<Measured, Problem> {
        if !matches!(self.peek(), Token::Word("not") | Token::Word("if") | Token::Open) {
            let relation = self.simple()?;
            return Ok(Measured { relation, depth: 1 });
        }
        if self.nesting == MAX_NESTING {
            return Err(self.too_deep(Relation::MAX_DEPTH));
        }
        self.nesting += 1;
        let operand = match self.take() {
            Token::Word("not") => {
                let inner = self.operand()?;
                self.measured(Relation::Not(Box::new(inner.relation)), inner.depth)
            }
            Token::Word("if") => {
                let premise = self.composed(Binding::Iff)?;
                let Token::Word("then") = self.peek() else { return Err(self.expected("then")) };
                self.take();
                let conclusion = self.composed(Binding::Iff)?;
                let depth = premise.depth.max(conclusion.depth);
                let (p, q) = (Box::new(premise.relation), Box::new(conclusion.relation));
                self.measured(Relation::If(p, q), depth)
            }
            _ => {
                let inner = self.composed(Binding::Iff)?;
                let Token::Close = self.peek() else {
                    return Err(self.expected("a closing parenthesis"));
                };
                self.take();
                Ok(inner)
            }
        };
        self.nesting -= 1;
        operand
    }

    /// A relation with nothing inside.
    fn simple(&mut self) -> Result<Relation, Problem> {
        let a = self.value()?;
        match self.peek() {
            Token::Offsets(offsets) => {
                self.take();
                let b = self.value()?;
                self.chained(a, *offsets, b)
            }
            Token::In => {
                self.take();
                Ok(Relation::In(a, self.houses()?))
            }
            Token::NotIn => {
                self.take();
                let out = self.houses()?;
                Ok(Relation::In(a, Houses::all(self.scope.houses).difference(out)))
            }
            Token::Word("between") => {
                self.take();
                let left = self.value()?;
                let Token::Comma = self.peek() else {
                    return Err(self.expected("a comma and the other end, as in `B between A, C`"));
                };
                self.take();
                let right = self.value()?;
                Ok(Relation::Between { middle: a, ends: (left, right), order: Order::Either })
            }
            _ => Err(self.expected(&format!("one of {} @ !@ between", signs::all()))),
        }
    }

    /// `a` related to `b`; or `a < b < c`, where `b` is between the others.
    fn chained(&mut self, a: Value, offsets: Offsets, b: Value) -> Result<Relation, Problem> {
        match self.peek() {
            Token::Offsets(again)
                if *again == offsets
                    && [Offsets::SOMEWHERE_LEFT, Offsets::SOMEWHERE_RIGHT].contains(again) =>
            {
                self.take();
                let c = self.value()?;
                let ends = if *again == Offsets::SOMEWHERE_LEFT { (a, c) } else { (c, a) };
                Ok(Relation::Between { middle: b, ends, order: Order::AsGiven })
            }
            _ => Ok(Relation::Offset(a, b, offsets)),
        }
    }

    /// A value. One that is not known is noted, and any other stands in for it.
    fn value(&mut self) -> Result<Value, Problem> {
        let Token::Name(name) = self.peek() else { return Err(self.expected("a value")) };
        let at = self.at();
        self.take();
        match names::value(self.scope.categories, name) {
            Ok(value) => Ok(value),
            Err(why) if self.unknown.len() >= MOST_UNKNOWN => Err((at, why)),
            Err(why) => {
                self.unknown.push((at, why));
                Ok(Value { category: 0, index: 0 })
            }
        }
    }

    /// Houses by number or name, apart by commas.
    fn houses(&mut self) -> Result<Houses, Problem> {
        let mut houses = Houses::NONE;
        loop {
            let Token::Name(Name::Bare(name)) = self.peek() else {
                return Err(self.expected(
                    "a house number, or one of first, last, middle, end, odd, even, none",
                ));
            };
            match named_houses(name, self.scope.houses) {
                Ok(more) => houses = houses.union(more),
                Err(why) if self.unknown.len() >= MOST_UNKNOWN => return Err((self.at(), why)),
                Err(why) => self.unknown.push((self.at(), why)),
            }
            self.take();
            if !matches!(self.peek(), Token::Comma) {
                return Ok(houses);
            }
            self.take();
        }
    }
}

/// The houses that a name or number means in a row of `n`.
pub(super) fn named_houses(name: &str, n: u8) -> Result<Houses, String> {
    let last = n - 1;
    Ok(match name {
        "none" => Houses::NONE,
        "first" => Houses::only(0),
        "last" => Houses::only(last),
        "end" => Houses::ends(n),
        // An even row has two houses in the middle.
        "middle" => Houses::only(last / 2).union(Houses::only(n / 2)),
        "odd" => (0..n).step_by(2).collect(),
        "even" => (1..n).step_by(2).collect(),
        _ => match name.parse::<u8>() {
            Ok(number) if (1..=n).contains(&number) => Houses::only(number - 1),
            _ => {
                return Err(format!(
                    "there is no house '{}'; houses are 1 to {n}, first, last, middle, end, odd, \
                     even, none",
                    shortened(name)
                ));
            }
        },
    })
}
