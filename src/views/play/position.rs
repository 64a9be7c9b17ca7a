//! The marks in the table and the cross grid, and what they come to.

use std::collections::BTreeMap;

use super::fill::take_singles;
use explain::{Fact, Knowledge, With};
use puzzle::{ByCell, HintSet, Houses, Puzzle, Shape, Value};

/// A mark by the player's own hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Mark {
    /// None.
    #[default]
    Blank,
    /// It is so.
    In,
    /// It is not so.
    Out,
    /// It may be so: a note in pencil that nothing follows from.
    Maybe,
}

/// A place for a mark: two things that go together or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A value and a house, by index.
    House(Value, u8),
    /// Two values of different categories.
    Pair(Value, Value),
}

impl Spot {
    /// Whether it is the same place; of two values either may come first.
    pub fn is_same_as(self, other: Self) -> bool {
        match (self, other) {
            (Self::Pair(a, b), Self::Pair(c, d)) => in_order(a, b) == in_order(c, d),
            _ => self == other,
        }
    }
}

impl From<&Fact> for Spot {
    fn from(fact: &Fact) -> Self {
        match fact.with {
            With::House(house) => Self::House(fact.value, house),
            With::Value(other) => Self::Pair(fact.value, other),
        }
    }
}

/// What a spot shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The mark.
    pub mark: Mark,
    /// Whether it follows from other marks instead of standing there itself.
    pub implied: bool,
}

/// All marks at one moment, and the hints that are struck out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    marks: ByCell<Mark>,
    /// By pair of values, the one of the first category first.
    pairs: BTreeMap<(Value, Value), Mark>,
    struck: HintSet,
}

impl Position {
    /// An empty table.
    pub fn empty(puzzle: &Puzzle) -> Self {
        Self::blank(puzzle.into())
    }

    fn blank(shape: Shape) -> Self {
        Self {
            marks: ByCell::filled(shape, Mark::Blank),
            pairs: BTreeMap::new(),
            struck: HintSet::none(),
        }
    }

    /// A table of the same size with nothing in it.
    #[must_use]
    pub(super) fn emptied(&self) -> Self {
        Self::blank(self.marks.shape())
    }

    /// The mark at a spot; two values of one category never go together.
    pub fn mark(&self, spot: Spot) -> Mark {
        match spot {
            Spot::House(value, house) => self.marks[(value, house)],
            Spot::Pair(a, b) => self.pairs.get(&in_order(a, b)).copied().unwrap_or_default(),
        }
    }

    /// The same with a mark at a spot.
    #[must_use]
    pub fn with(&self, spot: Spot, mark: Mark) -> Self {
        let mut position = self.clone();
        match spot {
            Spot::House(value, house) => {
                position.marks[(value, house)] = mark;
            }
            Spot::Pair(a, b) if a.category == b.category => {}
            Spot::Pair(a, b) => match mark {
                Mark::Blank => {
                    position.pairs.remove(&in_order(a, b));
                }
                mark => {
                    position.pairs.insert(in_order(a, b), mark);
                }
            },
        }
        position
    }

    /// The same with facts put in.
    #[must_use]
    pub fn with_facts(&self, facts: &[Fact]) -> Self {
        facts.iter().fold(self.clone(), |position, fact| {
            let mark = if fact.holds { Mark::In } else { Mark::Out };
            position.with(fact.into(), mark)
        })
    }

    /// The hints struck out.
    pub fn struck(&self) -> &HintSet {
        &self.struck
    }

    /// The same with the hint of this index struck out, or not any more.
    #[must_use]
    pub fn with_struck(&self, hint: usize) -> Self {
        Self { struck: self.struck.toggled(hint), ..self.clone() }
    }

    /// Whether nothing is marked.
    pub fn is_empty(&self) -> bool {
        self.marks.items().iter().all(|&mark| mark == Mark::Blank)
            && self.pairs.is_empty()
            && self.struck.is_empty()
    }

    /// What the marks say of values and houses, and of two values, as they stand.
    pub fn facts(&self) -> Vec<Fact> {
        let pairs = self.pairs.iter().filter_map(|(&(a, b), mark)| match mark {
            Mark::In => Some(Fact::pair(a, b, true)),
            Mark::Out => Some(Fact::pair(a, b, false)),
            Mark::Blank | Mark::Maybe => None,
        });
        self.placements().chain(pairs).collect()
    }

    /// The placements that rule each other out: a value that stands twice, two values in one place.
    pub fn clashes(&self) -> Vec<Fact> {
        let placed: Vec<Fact> = self.facts().into_iter().filter(|fact| fact.holds).collect();
        let clashes = |fact: &&Fact| placed.iter().any(|other| clash(fact, other));
        placed.iter().filter(clashes).copied().collect()
    }

    /// What the marks say of values and houses.
    fn placements(&self) -> impl Iterator<Item = Fact> {
        self.marks.iter().filter_map(|((value, house), mark)| match mark {
            Mark::In => Some(Fact::placed(value, house)),
            Mark::Out => Some(Fact::ruled_out(value, house)),
            Mark::Blank | Mark::Maybe => None,
        })
    }

    /// What the marks come to: what placements and pairs rule out in their rows and columns is in
    /// it, but nothing that takes a hint or a last candidate.
    pub fn known(&self) -> Knowledge {
        self.followed(false)
    }

    /// The same, and what has one place left is there.
    pub fn filled(&self) -> Knowledge {
        self.followed(true)
    }

    fn followed(&self, singles: bool) -> Knowledge {
        let shape = self.marks.shape();
        let mut known = Knowledge::of_size(shape.houses(), shape.categories().into());
        self.facts().into_iter().for_each(|fact| known.learn(fact));
        loop {
            let before = known.clone();
            for (&(a, b), mark) in &self.pairs {
                for (one, other) in [(a, b), (b, a)] {
                    self.follow(&mut known, one, other, *mark);
                }
            }
            if singles {
                take_singles(&mut known);
            }
            if known == before {
                return known;
            }
        }
    }

    /// What `one` tells about `other` by a mark on the pair.
    fn follow(&self, known: &mut Knowledge, one: Value, other: Value, mark: Mark) {
        let placed = known.placed(one);
        match (mark, placed) {
            (Mark::In, Some(house)) => known.learn(Fact::placed(other, house)),
            (Mark::In, None) => {
                let gone = Houses::all(known.houses()).difference(known.candidates(one));
                gone.iter().for_each(|house| known.learn(Fact::ruled_out(other, house)));
            }
            (Mark::Out, Some(house)) => known.learn(Fact::ruled_out(other, house)),
            _ => {}
        }
    }

    /// What a spot shows; `known` is what follows from all marks, where that is to be filled in.
    pub fn seen(&self, spot: Spot, known: Option<&Knowledge>) -> Seen {
        let own = self.mark(spot);
        let implied = match (own, known) {
            (Mark::Blank | Mark::Maybe, Some(known)) => implied(spot, known),
            _ => None,
        };
        match implied {
            Some(mark) => Seen { mark, implied: true },
            None => Seen { mark: own, implied: false },
        }
    }

    pub(super) fn parts(&self) -> (&[Mark], &BTreeMap<(Value, Value), Mark>) {
        (self.marks.items(), &self.pairs)
    }

    pub(super) fn from_parts(
        puzzle: &Puzzle,
        marks: Vec<Mark>,
        pairs: BTreeMap<(Value, Value), Mark>,
        struck: HintSet,
    ) -> Option<Self> {
        let shape = Shape::from(puzzle);
        let there = |value: &Value| shape.contains(*value);
        let fits = pairs.keys().all(|(a, b)| there(a) && there(b) && a.category < b.category)
            && struck.iter().all(|hint| hint < puzzle.hints().len());
        let marks = ByCell::from_items(shape, marks)?;
        fits.then_some(Self { marks, pairs, struck })
    }
}

fn in_order(a: Value, b: Value) -> (Value, Value) {
    if a <= b { (a, b) } else { (b, a) }
}

/// Whether one thing goes with two of a kind.
fn clash(fact: &Fact, other: &Fact) -> bool {
    let ends = |fact: &Fact| {
        let (one, two) = (With::Value(fact.value), fact.with);
        [(one, two), (two, one)]
    };
    let rivals = |one, two| match (one, two) {
        (With::House(one), With::House(two)) => one != two,
        (With::Value(one), With::Value(two)) => one != two && one.category == two.category,
        _ => false,
    };
    let shared = |(thing, one): (With, With)| {
        ends(other).into_iter().any(|(same, two)| thing == same && rivals(one, two))
    };
    ends(fact).into_iter().any(shared)
}

/// What follows for a spot from what is known.
fn implied(spot: Spot, known: &Knowledge) -> Option<Mark> {
    match spot {
        Spot::House(value, house) => {
            let placed = known.placed(value) == Some(house);
            let gone = !known.candidates(value).contains(house);
            placed.then_some(Mark::In).or(gone.then_some(Mark::Out))
        }
        Spot::Pair(a, b) => {
            let together = known.knows(Fact::pair(a, b, true));
            let apart = known.knows(Fact::pair(a, b, false));
            together.then_some(Mark::In).or(apart.then_some(Mark::Out))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(category: u8, index: u8) -> Value {
        Value { category, index }
    }

    #[test]
    fn table_and_cross_grid_are_the_same_marks() {
        let fish = presets::find("fish").unwrap().puzzle();
        let (brit, red, tea) = (value(1, 0), value(0, 0), value(2, 0));
        let position = Position::empty(&fish)
            .with(Spot::Pair(brit, red), Mark::In)
            .with(Spot::Pair(red, tea), Mark::Out)
            .with(Spot::House(red, 2), Mark::In);
        let known = position.known();
        assert_eq!(known.placed(brit), Some(2));
        assert!(!known.candidates(tea).contains(2));
        let seen = |spot| position.seen(spot, Some(&known));
        assert_eq!(seen(Spot::Pair(brit, red)), Seen { mark: Mark::In, implied: false });
        assert_eq!(seen(Spot::Pair(tea, brit)), Seen { mark: Mark::Out, implied: true });
        assert_eq!(seen(Spot::House(value(0, 1), 2)), Seen { mark: Mark::Out, implied: true });
        assert_eq!(position.seen(Spot::House(value(0, 1), 2), None).mark, Mark::Blank);
        // A pair rules out the rest of its row and column like any placement.
        assert_eq!(seen(Spot::Pair(value(0, 1), brit)), Seen { mark: Mark::Out, implied: true });
        let said = [Fact::placed(red, 2), Fact::pair(red, brit, true), Fact::pair(red, tea, false)];
        assert_eq!(position.facts(), said);
        assert_eq!(Position::empty(&fish).with_facts(&said), position);
        assert!(Spot::Pair(brit, red).is_same_as(Spot::Pair(red, brit)));
    }

    #[test]
    fn placements_that_rule_each_other_out_are_told() {
        let fish = presets::find("fish").unwrap().puzzle();
        let (brit, swede, red, green) = (value(1, 0), value(1, 1), value(0, 0), value(0, 1));
        let clashes = |facts: &[Fact]| Position::empty(&fish).with_facts(facts).clashes();
        let first = Fact::placed(brit, 0);
        let fits =
            [first, Fact::placed(red, 0), Fact::placed(swede, 1), Fact::pair(red, brit, true)];
        assert_eq!(clashes(&fits), []);
        assert_eq!(clashes(&[first, Fact::ruled_out(brit, 1), Fact::ruled_out(swede, 0)]), []);
        for twice in [
            [first, Fact::placed(brit, 1)],
            [first, Fact::placed(swede, 0)],
            [Fact::pair(red, brit, true), Fact::pair(red, swede, true)],
            [Fact::pair(red, brit, true), Fact::pair(green, brit, true)],
        ] {
            assert_eq!(clashes(&twice), twice);
        }
    }

    #[test]
    fn a_note_in_pencil_says_nothing() {
        let fish = presets::find("fish").unwrap().puzzle();
        let spot = Spot::House(value(0, 0), 0);
        let position = Position::empty(&fish).with(spot, Mark::Maybe);
        assert_eq!(position.known(), Knowledge::nothing(&fish));
        assert_eq!(position.mark(spot), Mark::Maybe);
        assert!(!position.is_empty() && position.with(spot, Mark::Blank).is_empty());
    }
}
