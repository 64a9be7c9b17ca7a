//! Sentences without words: what is claimed and why, as data. `full` makes English of them,
//! `compact` signs.

mod compact;
mod full;
mod point;
mod run;

use serde::{Deserialize, Serialize};

use super::knowledge::{Fact, Knowledge};
use puzzle::{Houses, Value};

pub(super) use compact::compact;
pub(super) use full::{conclusion, full};

/// Reasons, and what follows from them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sentence {
    /// Under which supposition it is said.
    pub under: Under,
    /// Why, in the order in which a reader follows.
    pub reasons: Vec<Point>,
    /// What follows; nothing where the step's conclusion has said it.
    pub claims: Vec<Point>,
}

/// Under which supposition a sentence begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Under {
    /// The same as before, or none.
    Same,
    /// The contrary of the step's conclusion.
    Supposed(Fact),
    /// This one case of several.
    Case(Fact),
}

/// One thing said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Point {
    /// What a hint says, with the places of its values that are known.
    Hint {
        /// By place in the puzzle.
        hint: usize,
        /// The values of it that are placed.
        at: Vec<(Value, u8)>,
    },
    /// What hints show, these only by their numbers.
    Cited(Box<Point>, Vec<usize>),
    /// Hints that lead from one value to another and end in a clash.
    Kept(Vec<Point>),
    /// Values that are in this house.
    Holds(u8, Vec<Value>),
    /// The value is in one of these houses.
    Only(Value, Houses),
    /// It was in one of these before what is supposed.
    Could(Value, Houses),
    /// It is in none of these.
    Not(Value, Houses),
    /// None of these values is in the house.
    Without(u8, Vec<Value>),
    /// Two values go together, or do not.
    Pair(Value, Value, bool),
    /// However a hint comes out, these houses have its values.
    EitherWay(Houses, Vec<Value>),
    /// Only this house is left for the value.
    LastHouse(Value, u8),
    /// Only this value is left for the house.
    LastValue(u8, Value),
    /// These values are in other houses.
    Elsewhere(Vec<Value>),
    /// No house is left for the first one and any of these.
    NotWith(Value, Vec<Value>),
    /// In the house is one of these.
    Choice(u8, Vec<Value>),
    /// One of these was, before what is supposed.
    CouldHold(u8, Vec<Value>),
    /// What the last sentence has found.
    Before,
    /// All others having been ruled out, the second value is left for the first.
    LastCompanion(Value, Value),
    /// The values have only these houses.
    Need(Vec<Value>, Houses),
    /// The houses have only these values.
    Fill(Houses, Vec<Value>),
    /// With a value in some houses, two values would both need the same ones.
    Collision {
        /// What would lead to it,
        value: Value,
        /// in which houses, and what the two would need then.
        ways: Vec<(Houses, Houses)>,
        /// The two.
        both: [Value; 2],
        /// The hint of each.
        hints: Vec<usize>,
    },
    /// Of the ends of an order, the first one is on this side of the middle, right or left.
    Side {
        /// The one,
        end: Value,
        /// and the other one.
        other: Value,
        /// Whether it is on the right.
        right: bool,
    },
    /// Since the house is taken, the value is not in it.
    Closed(Value, u8),
    /// In this case the hint says where another value is.
    Puts(Fact, usize, Fact),
    /// The values are in this house.
    Placed(Vec<Value>, u8),
    /// Two values are in one house, one of these.
    Both(Houses),
    /// Neither of two values is in any of these houses.
    Neither(Houses),
    /// The houses that two values can have, pair by pair, and whether it is known which one has which.
    Ways([Value; 2], bool, Vec<(u8, u8)>),
    /// The value is in one of these houses, case by case.
    Cases(Value, Houses),
    /// The contrary of what was said.
    AfterAll(Fact),
    /// It is in this house as well.
    Also(Value, u8),
    /// The first value would have to be in the house, where the second one is.
    Clash(u8, [Value; 2]),
    /// Nothing else is left: so the value is in the house.
    Left(Value, u8),
    /// These fail like the first.
    Likewise(Vec<Fact>),
    /// These fail by the hints by which the first does.
    SameHints(Vec<Fact>),
    /// What was ruled out before the step is not said.
    Unsaid,
    /// No house is left for the value.
    Nowhere(Value),
    /// No value of the category is left for the house.
    Nothing(u8, u8),
}

impl Point {
    /// What is claimed, be a hint cited for it or not.
    pub(super) fn uncited(&self) -> &Self {
        match self {
            Self::Cited(claim, _) => claim,
            claim => claim,
        }
    }

    /// The same, to be changed.
    pub(super) fn uncited_mut(&mut self) -> &mut Self {
        match self {
            Self::Cited(claim, _) => claim,
            claim => claim,
        }
    }

    /// Takes in what a reader knows from it: which values are where, and where they are not.
    pub(super) fn teach(&self, seen: &mut Knowledge) {
        let all = Houses::all(seen.houses());
        let shape = seen.shape();
        let row = |value: Value| shape.values_of(value.category);
        let mut not = |value: Value, houses: Houses| {
            houses.iter().for_each(|house| seen.learn(Fact::ruled_out(value, house)));
        };
        match self {
            Self::Hint { at, .. } => {
                at.iter().for_each(|&(value, house)| seen.learn(Fact::placed(value, house)));
            }
            Self::Only(value, left) | Self::Could(value, left) => {
                not(*value, all.difference(*left));
            }
            Self::Not(value, houses) => not(*value, *houses),
            Self::Closed(value, house) => not(*value, Houses::only(*house)),
            Self::Without(house, values) => {
                values.iter().for_each(|&value| not(value, Houses::only(*house)));
            }
            Self::Collision { value, ways, .. } => {
                ways.iter().for_each(|(houses, _)| not(*value, *houses));
            }
            Self::Choice(house, values) | Self::CouldHold(house, values) => {
                let others = row(values[0]).filter(|other| !values.contains(other));
                others.for_each(|other| not(other, Houses::only(*house)));
            }
            Self::EitherWay(houses, values) | Self::Need(values, houses) => {
                let others = row(values[0]).filter(|other| !values.contains(other));
                others.for_each(|other| not(other, *houses));
            }
            Self::Fill(houses, values) => {
                values.iter().for_each(|&value| not(value, all.difference(*houses)));
            }
            Self::Placed(values, house) | Self::Holds(house, values) => {
                values.iter().for_each(|&value| seen.learn(Fact::placed(value, *house)));
            }
            Self::Left(value, house)
            | Self::LastHouse(value, house)
            | Self::LastValue(house, value) => seen.learn(Fact::placed(*value, *house)),
            Self::Ways([a, b], true, ways) => {
                not(*a, all.difference(ways.iter().map(|(of_a, _)| *of_a).collect()));
                not(*b, all.difference(ways.iter().map(|(_, of_b)| *of_b).collect()));
            }
            Self::Pair(a, b, holds) => seen.learn(Fact::pair(*a, *b, *holds)),
            Self::LastCompanion(a, b) => seen.learn(Fact::pair(*a, *b, true)),
            Self::NotWith(value, others) => {
                others.iter().for_each(|&other| seen.learn(Fact::pair(*value, other, false)));
            }
            Self::Cited(claim, _) => claim.teach(seen),
            Self::Kept(points) => points.iter().for_each(|point| point.teach(seen)),
            _ => {}
        }
    }

    /// Whether it is what a cited hint shows, or what the table then leaves.
    pub(super) fn is_cited(&self) -> bool {
        matches!(self, Self::Cited(..) | Self::Left(..))
    }
}

impl Sentence {
    pub(super) fn of(reasons: Vec<Point>, claims: Vec<Point>) -> Self {
        Self { under: Under::Same, reasons, claims }
    }

    /// Claims this as well; what is in one house is said together, and where the same hints show that
    /// a value is not.
    pub(super) fn claim(&mut self, claim: Point) {
        if let (Some(Point::Cited(last, by)), Point::Cited(next, hints)) =
            (self.claims.last_mut(), &claim)
        {
            if let (Point::Not(value, not), Point::Not(same, more)) = (&mut **last, &**next) {
                if by == hints && value == same {
                    *not = not.union(*more);
                    return;
                }
            }
        }
        if let Point::Placed(more, house) = &claim {
            let same = self.claims.iter_mut().find_map(|point| match point {
                Point::Placed(values, other) if other == house => Some(values),
                _ => None,
            });
            if let Some(values) = same {
                values.extend(more);
                return;
            }
        }
        self.claims.push(claim);
    }

    /// Whether it names the hint.
    pub(super) fn names(&self, hint: usize) -> bool {
        self.reasons.iter().chain(&self.claims).any(|point| match point {
            Point::Hint { hint: other, .. } => *other == hint,
            Point::Cited(_, by) => by.contains(&hint),
            _ => false,
        })
    }

    /// Whether it says what the hint says.
    pub(super) fn quotes(&self, hint: usize) -> bool {
        let is = |point: &Point| match point {
            Point::Hint { hint: other, .. } => *other == hint,
            Point::Cited(_, by) => by[..] == [hint],
            _ => false,
        };
        let kept = |point: &Point| matches!(point, Point::Kept(all) if all.iter().any(is));
        self.reasons.iter().any(|point| is(point) || kept(point))
    }

    /// Whether it says that the value is there.
    pub(super) fn names_at(&self, fact: &Fact) -> bool {
        let is = |value: Value, house: u8| Fact::placed(value, house) == *fact;
        let says = |point: &Point| match point {
            Point::Holds(house, values) => values.iter().any(|&value| is(value, *house)),
            Point::Left(value, house) => is(*value, *house),
            _ => false,
        };
        self.placed().any(|it| it == *fact) || self.reasons.iter().chain(&self.claims).any(says)
    }

    /// Whether it tells what each of two cases leads to.
    pub(super) fn tells_cases(&self) -> bool {
        self.reasons.iter().any(|point| matches!(point, Point::Puts(..)))
    }

    /// What it places.
    pub(super) fn placed(&self) -> impl Iterator<Item = Fact> {
        let last = |point: &&Point| matches!(point, Point::LastValue(..) | Point::LastHouse(..));
        self.reasons.iter().filter(last).chain(&self.claims).flat_map(|claim| {
            let (values, house) = match claim.uncited() {
                Point::Placed(values, house) => (&values[..], *house),
                Point::LastValue(house, value) | Point::LastHouse(value, house) => {
                    (std::slice::from_ref(value), *house)
                }
                _ => (&[][..], 0),
            };
            values.iter().map(move |&value| Fact::placed(value, house))
        })
    }

    /// Takes in what a reader knows from it.
    pub(super) fn teach(&self, seen: &mut Knowledge) {
        self.reasons.iter().chain(&self.claims).for_each(|point| point.teach(seen));
    }

    pub(super) fn is_empty(&self) -> bool {
        self.reasons.is_empty() && self.claims.is_empty()
    }
}
