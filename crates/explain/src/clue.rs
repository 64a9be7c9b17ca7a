//! Hints made ready for reasoning: relations between houses of one value, of two, or of more.

use puzzle::{HintSet, Houses, Order, Relation, Value};

use super::knowledge::{Fact, Id};

/// What a clue comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Ground {
    /// A hint, by its place in the puzzle.
    Hint(usize),
    /// A known fact about two values.
    Pair(Fact),
}

/// A hint that is on, or what is known of two values.
#[derive(Clone, Debug)]
pub(super) struct Clue {
    pub ground: Ground,
    /// What it says; all of it holds.
    pub rules: Vec<Rule>,
    /// The categories that it is about, as bits.
    pub categories: u32,
}

/// One thing that a hint says.
#[derive(Clone, Debug)]
pub(super) enum Rule {
    /// The value is in one of these houses.
    One(Id, u16),
    /// Where each of two values may be, given the house of the other.
    Two(Two),
    /// Anything about three values or more.
    Many(Many),
}

/// What holds between two different values.
#[derive(Clone, Debug)]
pub(super) struct Two {
    pub a: Id,
    pub b: Id,
    /// By house of `a`: where `b` may be.
    pub forth: [u16; 16],
    /// By house of `b`: where `a` may be.
    pub back: [u16; 16],
}

/// A relation about three values or more.
#[derive(Clone, Debug)]
pub(super) struct Many {
    pub values: Vec<Id>,
    pub relation: Relation,
    houses: u8,
}

/// The clues of the hints that are on and understood.
pub(super) fn clues<'r>(
    houses: u8,
    relations: impl Iterator<Item = Option<&'r Relation>>,
    active: &HintSet,
) -> Vec<Clue> {
    let on = relations.enumerate().filter(|(hint, _)| active.contains(*hint));
    let known = on.filter_map(|(hint, relation)| Some((hint, relation?)));
    known.map(|(hint, relation)| Clue::new(houses, Ground::Hint(hint), relation)).collect()
}

/// The clues that facts about two values are.
pub(super) fn pair_clues(houses: u8, facts: &[Fact]) -> Vec<Clue> {
    let pairs = facts.iter().filter(|fact| fact.house().is_none());
    pairs.map(|&fact| Clue::new(houses, Ground::Pair(fact), &fact.relation())).collect()
}

impl Clue {
    pub(super) fn new(houses: u8, ground: Ground, relation: &Relation) -> Self {
        let mut parts = Vec::new();
        split(relation, true, &mut parts);
        let mut categories = 0;
        relation.for_each_value(&mut |value| categories |= 1 << value.category);
        // A statement about nothing is laid on the first value.
        categories = categories.max(1);
        let rules = parts.iter().map(|part| Rule::new(houses, part)).collect();
        Self { ground, rules, categories }
    }

    /// The hint's place in the puzzle, where it is one.
    pub(super) fn hint(&self) -> Option<usize> {
        match self.ground {
            Ground::Hint(hint) => Some(hint),
            Ground::Pair(_) => None,
        }
    }

    /// The values that it is about.
    pub(super) fn values(&self) -> impl Iterator<Item = Id> {
        self.rules.iter().flat_map(Rule::values)
    }
}

/// Takes a conjunction apart.
fn split(relation: &Relation, holds: bool, parts: &mut Vec<Relation>) {
    match (relation, holds) {
        (Relation::Not(inner), _) => split(inner, !holds, parts),
        (Relation::And(inner), true) | (Relation::Or(inner), false) => {
            inner.iter().for_each(|part| split(part, holds, parts));
        }
        (_, true) => parts.push(relation.clone()),
        (_, false) => parts.push(Relation::Not(Box::new(relation.clone()))),
    }
}

impl Rule {
    fn new(houses: u8, relation: &Relation) -> Self {
        let id = |value: Value| {
            usize::from(value.category) * usize::from(houses) + usize::from(value.index)
        };
        let mut values: Vec<Value> = Vec::new();
        relation.for_each_value(&mut |value| {
            if !values.contains(&value) {
                values.push(value);
            }
        });
        match *values {
            [] => {
                let mask = if relation.holds(&|_| 0) { Houses::all(houses).bits() } else { 0 };
                Self::One(0, mask)
            }
            [value] => {
                let mask = (0..houses).filter(|&h| relation.holds(&|_| h)).collect::<Houses>();
                Self::One(id(value), mask.bits())
            }
            [a, b] => {
                let (mut forth, mut back) = ([0; 16], [0; 16]);
                for (x, y) in (0..houses).flat_map(|x| (0..houses).map(move |y| (x, y))) {
                    let rivals = a.category == b.category && x == y;
                    if !rivals && relation.holds(&|value| if value == a { x } else { y }) {
                        forth[usize::from(x)] |= 1 << y;
                        back[usize::from(y)] |= 1 << x;
                    }
                }
                Self::Two(Two { a: id(a), b: id(b), forth, back })
            }
            _ => Self::Many(Many {
                values: values.into_iter().map(id).collect(),
                relation: relation.clone(),
                houses,
            }),
        }
    }

    pub(super) fn values(&self) -> Vec<Id> {
        match self {
            Self::One(value, _) => vec![*value],
            Self::Two(two) => vec![two.a, two.b],
            Self::Many(many) => many.values.clone(),
        }
    }
}

impl Two {
    /// Both directions: the value asked about, the other one, and where the former may be by the
    /// house of the latter and the other way round.
    pub(super) fn sides(&self) -> [(Id, Id, &[u16; 16]); 2] {
        [(self.a, self.b, &self.forth), (self.b, self.a, &self.back)]
    }
}

/// The houses that a table allows, whichever house of `mask` it is.
pub(super) fn image(table: &[u16; 16], mask: u16) -> u16 {
    Houses::from_bits(mask).iter().fold(0, |sum, house| sum | table[usize::from(house)])
}

impl Many {
    /// More ways to place the values than this are not gone through one by one.
    const ENUMERATED: u32 = 2048;

    /// Whether the relation can hold with value `v` in `house` and the others among their
    /// candidates. Exact where there are few ways to place them; otherwise it may say yes where
    /// the values keep each other from it.
    pub(super) fn can_hold(&self, masks: &[u16], v: Id, house: u8) -> bool {
        let n = usize::from(self.houses);
        let domains: Vec<u16> =
            self.values.iter().map(|&w| if w == v { 1 << house } else { masks[w] }).collect();
        let ways = domains.iter().try_fold(1u32, |ways, mask| {
            ways.checked_mul(mask.count_ones()).filter(|&ways| ways <= Self::ENUMERATED)
        });
        match ways {
            Some(_) => self.some_way(&domains, &mut vec![0; domains.len()], 0),
            None => {
                let place = |value: Value| {
                    let id = usize::from(value.category) * n + usize::from(value.index);
                    self.values.iter().position(|&w| w == id).map_or(0, |i| domains[i])
                };
                verdict(&self.relation, &place).0
            }
        }
    }

    fn some_way(&self, domains: &[u16], places: &mut Vec<u8>, next: usize) -> bool {
        let n = usize::from(self.houses);
        if next == domains.len() {
            let house = |value: Value| {
                let id = usize::from(value.category) * n + usize::from(value.index);
                self.values.iter().position(|&w| w == id).map_or(0, |i| places[i])
            };
            return self.relation.holds(&house);
        }
        let category = self.values[next] / n;
        Houses::from_bits(domains[next]).iter().any(|house| {
            let taken = |i: usize| self.values[i] / n == category && places[i] == house;
            if (0..next).any(taken) {
                return false;
            }
            places[next] = house;
            self.some_way(domains, places, next + 1)
        })
    }
}

/// Whether the relation may still come out true, and false, judged by the candidates of each value.
pub(super) fn verdict(relation: &Relation, candidates: &impl Fn(Value) -> u16) -> (bool, bool) {
    composed(relation, &|part| by_candidates(part, candidates))
}

/// The same where single statements are judged by `judge`.
pub(super) fn composed(
    relation: &Relation,
    judge: &impl Fn(&Relation) -> (bool, bool),
) -> (bool, bool) {
    let of = |part: &Relation| composed(part, judge);
    match relation {
        Relation::In(..) | Relation::Offset(..) | Relation::Between { .. } => judge(relation),
        Relation::Not(inner) => {
            let (hold, fail) = of(inner);
            (fail, hold)
        }
        Relation::And(parts) => parts.iter().fold((true, false), |(hold, fail), part| {
            let part = of(part);
            (hold && part.0, fail || part.1)
        }),
        Relation::Or(parts) => parts.iter().fold((false, true), |(hold, fail), part| {
            let part = of(part);
            (hold || part.0, fail && part.1)
        }),
        Relation::If(p, q) => {
            let (p, q) = (of(p), of(q));
            (p.1 || q.0, p.0 && q.1)
        }
        Relation::Iff(p, q) => {
            let (p, q) = (of(p), of(q));
            (p.0 && q.0 || p.1 && q.1, p.0 && q.1 || p.1 && q.0)
        }
        Relation::Xor(p, q) => {
            let (p, q) = (of(p), of(q));
            (p.0 && q.1 || p.1 && q.0, p.0 && q.0 || p.1 && q.1)
        }
    }
}

/// A single statement judged by the candidates of each value.
pub(super) fn by_candidates(
    statement: &Relation,
    candidates: &impl Fn(Value) -> u16,
) -> (bool, bool) {
    match statement {
        Relation::In(value, houses) => {
            let mask = candidates(*value);
            (mask & houses.bits() != 0, mask & !houses.bits() != 0)
        }
        Relation::Offset(a, b, offsets) => {
            let (mut hold, mut fail) = (false, false);
            let (left, right) = (Houses::from_bits(candidates(*a)), candidates(*b));
            for x in left.iter() {
                for y in Houses::from_bits(right).iter() {
                    let ok = offsets.contains(y as i8 - x as i8);
                    (hold, fail) = (hold || ok, fail || !ok);
                }
            }
            (hold, fail)
        }
        Relation::Between { middle, ends, order } => {
            between(candidates(*middle), (candidates(ends.0), candidates(ends.1)), *order)
        }
        // Composed ones are taken apart before.
        _ => (true, true),
    }
}

fn between(middle: u16, ends: (u16, u16), order: Order) -> (bool, bool) {
    let (mut hold, mut fail) = (false, false);
    for m in Houses::from_bits(middle).iter() {
        let left = |mask: u16| (mask & ((1 << m) - 1) != 0, mask >> m != 0);
        let right = |mask: u16| ((mask >> m) & !1 != 0, mask & ((2u32 << m) - 1) as u16 != 0);
        let rising = left(ends.0).0 && right(ends.1).0;
        let falling = left(ends.1).0 && right(ends.0).0;
        hold |= rising || order == Order::Either && falling;
        let not_rising = left(ends.0).1 || right(ends.1).1;
        let not_falling = left(ends.1).1 || right(ends.0).1;
        fail |= not_rising && (order == Order::AsGiven || not_falling);
    }
    (hold, fail)
}
