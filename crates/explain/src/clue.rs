//! Hints made ready for reasoning: relations between houses of one value, of two, or of more.

use puzzle::{
    Extent, Form, HintSet, Houses, MAX_CATEGORIES, Pairs, Relation, Shape, Statement, Value,
    Verdict,
};

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
    /// Whether it only says that two values go together.
    pub joins: bool,
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
    pub forth: Pairs,
    /// By house of `b`: where `a` may be.
    pub back: Pairs,
}

/// A relation about three values or more.
#[derive(Clone, Debug)]
pub(super) struct Many {
    pub values: Vec<Id>,
    pub form: Form,
    shape: Shape,
    /// Of three values, by house of the first: what holds between the other two.
    threes: Vec<Pairs>,
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
        let mut categories = 0;
        relation.for_each_value(&mut |value| categories |= 1 << value.category);
        // A statement about nothing is laid on the first value.
        categories = categories.max(1);
        let parts = relation.form().parts().into_iter();
        // Whatever the number of categories, values have the same numbers.
        let shape = Shape::new(houses, MAX_CATEGORIES);
        let rules: Vec<Rule> = parts.map(|part| Rule::new(shape, part)).collect();
        let joins = matches!(&rules[..], [Rule::Two(two)] if two.is_same(houses));
        Self { ground, rules, categories, joins }
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

impl Rule {
    fn new(shape: Shape, part: Form) -> Self {
        let id = |value: Value| Id::from(shape.id(value));
        match part.extent(shape.houses()) {
            Extent::None(true) => Self::One(0, Houses::all(shape.houses()).bits()),
            Extent::None(false) => Self::One(0, 0),
            Extent::One(value, houses) => Self::One(id(value), houses.bits()),
            Extent::Two(a, b, pairs) => {
                // Rivals are never in one house.
                let forth = if a.category == b.category { pairs.off_diagonal() } else { pairs };
                Self::Two(Two { a: id(a), b: id(b), forth, back: forth.transposed() })
            }
            Extent::Many => Self::Many(Many::new(shape, part)),
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
    /// Whether the two share their house.
    pub(super) fn is_same(&self, houses: u8) -> bool {
        (0..houses).all(|house| self.forth[usize::from(house)] == 1 << house)
    }

    /// Both directions: the value asked about, the other one, and where the former may be by the
    /// house of the latter and the other way round.
    pub(super) fn sides(&self) -> [(Id, Id, &Pairs); 2] {
        [(self.a, self.b, &self.forth), (self.b, self.a, &self.back)]
    }
}

impl Many {
    /// More ways to place the values than this are not gone through one by one.
    const ENUMERATED: u32 = 2048;

    fn new(shape: Shape, form: Form) -> Self {
        let values: Vec<Id> = form.values().into_iter().map(|it| shape.id(it).into()).collect();
        let mut many = Self { values, form, shape, threes: Vec::new() };
        if many.values.len() == 3 {
            let n = shape.houses();
            let one = |house: u8| 1u16 << house;
            let holds = |a, b, c| many.some_way(&[one(a), one(b), one(c)], &mut vec![0; 3], 0);
            many.threes = (0..n).map(|a| Pairs::from_fn(n, |b, c| holds(a, b, c))).collect();
        }
        many
    }

    /// Whether the relation can hold with value `v` in `house` and the others among their
    /// candidates. Exact where there are few ways to place them; otherwise it may say yes where
    /// the values keep each other from it.
    pub(super) fn can_hold(&self, masks: &[u16], v: Id, house: u8) -> bool {
        let domains: Vec<u16> =
            self.values.iter().map(|&w| if w == v { 1 << house } else { masks[w] }).collect();
        if let [first, second, third] = domains[..] {
            let mut firsts = Houses::from_bits(first).iter();
            return firsts.any(|it| self.threes[usize::from(it)].image(second) & third != 0);
        }
        let ways = domains.iter().try_fold(1u32, |ways, mask| {
            ways.checked_mul(mask.count_ones()).filter(|&ways| ways <= Self::ENUMERATED)
        });
        match ways {
            Some(_) => self.some_way(&domains, &mut vec![0; domains.len()], 0),
            None => {
                let place = |value: Value| domains[self.place(value)];
                self.form.judged(&|statement| by_candidates(statement, &place)).may_hold
            }
        }
    }

    /// Whether it says that a value is between two others.
    pub(super) fn is_between(&self) -> bool {
        matches!(
            self.form,
            Form::Leaf(Statement { relation: Relation::Between { .. }, holds: true })
        )
    }

    /// Where a value stands among the values.
    fn place(&self, value: Value) -> usize {
        let id = Id::from(self.shape.id(value));
        self.values.iter().position(|&other| other == id).unwrap_or(0)
    }

    fn some_way(&self, domains: &[u16], places: &mut Vec<u8>, next: usize) -> bool {
        if next == domains.len() {
            return self.form.holds(&|value| places[self.place(value)]);
        }
        let category = |i: usize| self.shape.value(self.values[i]).category;
        Houses::from_bits(domains[next]).iter().any(|house| {
            let taken = |i: usize| category(i) == category(next) && places[i] == house;
            if (0..next).any(taken) {
                return false;
            }
            places[next] = house;
            self.some_way(domains, places, next + 1)
        })
    }
}

/// A single statement judged by the candidates of each value.
pub(super) fn by_candidates(statement: &Relation, candidates: &impl Fn(Value) -> u16) -> Verdict {
    statement.judged(&|value| Houses::from_bits(candidates(value)))
}
