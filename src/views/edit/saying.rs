//! A hint built from values and a relation, and the sentence that says it.

use puzzle::wording::capitalised;
use puzzle::{Houses, Offsets, Order, Puzzle, Relation, Value};

/// What can be said with two values, or with a value and a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saying {
    /// In the same house.
    Same,
    /// Not in the same house.
    Different,
    /// Next to each other.
    Next,
    /// Not next to each other.
    NotNext,
    /// The first immediately left of the second.
    JustLeft,
    /// The first immediately right of the second.
    JustRight,
    /// The first somewhere left of the second.
    Left,
    /// The first somewhere right of the second.
    Right,
    /// Exactly one house between them.
    OneBetween,
    /// Exactly two houses between them.
    TwoBetween,
    /// In a house, by its index.
    At(u8),
    /// Not in a house.
    NotAt(u8),
    /// In the first or the last house.
    End,
}

impl Saying {
    /// What can be said of two values.
    pub const PAIRS: [Self; 10] = [
        Self::Same,
        Self::Different,
        Self::Next,
        Self::NotNext,
        Self::JustLeft,
        Self::JustRight,
        Self::Left,
        Self::Right,
        Self::OneBetween,
        Self::TwoBetween,
    ];

    /// The words between the two values, or after the one.
    pub fn words(self) -> String {
        match self {
            Self::Same => "goes with".to_owned(),
            Self::Different => "does not go with".to_owned(),
            Self::Next => "is next to".to_owned(),
            Self::NotNext => "is not next to".to_owned(),
            Self::JustLeft => "is immediately left of".to_owned(),
            Self::JustRight => "is immediately right of".to_owned(),
            Self::Left => "is somewhere left of".to_owned(),
            Self::Right => "is somewhere right of".to_owned(),
            Self::OneBetween => "has one place between it and".to_owned(),
            Self::TwoBetween => "has two places between it and".to_owned(),
            Self::At(house) => format!("is in place {}", house + 1),
            Self::NotAt(house) => format!("is not in place {}", house + 1),
            Self::End => "is at one of the ends".to_owned(),
        }
    }

    /// The stable word for it in the form.
    pub fn key(self) -> String {
        match self {
            Self::At(house) => format!("at-{house}"),
            Self::NotAt(house) => format!("not-at-{house}"),
            Self::End => "end".to_owned(),
            pair => format!("pair-{}", Self::PAIRS.iter().position(|p| *p == pair).unwrap_or(0)),
        }
    }

    /// All that can be said in a row of so many houses.
    pub fn all(houses: u8) -> Vec<Self> {
        let pairs = Self::PAIRS.into_iter();
        let pairs = pairs.filter(|saying| match saying {
            Self::OneBetween => houses > 2,
            Self::TwoBetween => houses > 3,
            _ => true,
        });
        let mut all: Vec<Self> = pairs.collect();
        all.extend((0..houses).map(Self::At));
        all.extend((0..houses).map(Self::NotAt));
        all.push(Self::End);
        all
    }

    /// Whether it is about a second value.
    pub fn has_second(self) -> bool {
        Self::PAIRS.contains(&self)
    }

    /// The relation that says it.
    pub fn relation(self, a: Value, b: Value, houses: u8) -> Relation {
        let offset = |offsets| Relation::Offset(a, b, offsets);
        match self {
            Self::Same => offset(Offsets::SAME),
            Self::Different => offset(Offsets::DIFFERENT),
            Self::Next => offset(Offsets::NEXT_TO),
            Self::NotNext => offset(Offsets::NOT_NEXT_TO),
            Self::JustLeft => offset(Offsets::IMMEDIATELY_LEFT),
            Self::JustRight => offset(Offsets::IMMEDIATELY_RIGHT),
            Self::Left => offset(Offsets::SOMEWHERE_LEFT),
            Self::Right => offset(Offsets::SOMEWHERE_RIGHT),
            Self::OneBetween => offset(Offsets::apart(2)),
            Self::TwoBetween => offset(Offsets::apart(3)),
            Self::At(house) => Relation::In(a, Houses::only(house)),
            Self::NotAt(house) => {
                Relation::In(a, Houses::all(houses).difference(Houses::only(house)))
            }
            Self::End => Relation::In(a, Houses::only(0).union(Houses::only(houses - 1))),
        }
    }

    /// What a relation says, and about which values, if it is one of these.
    pub fn of(relation: &Relation, houses: u8) -> Option<(Self, Value, Value)> {
        let (a, b) = match relation {
            Relation::In(a, _) => (*a, *a),
            Relation::Offset(a, b, _) => (*a, *b),
            _ => return None,
        };
        let says = |saying: &Self| saying.relation(a, b, houses) == *relation;
        Self::all(houses).into_iter().find(says).map(|saying| (saying, a, b))
    }
}

/// A plain sentence for a relation, where it is simple enough for one.
pub fn sentence(puzzle: &Puzzle, relation: &Relation) -> Option<String> {
    let name = |value: Value| puzzle.name(value);
    if let Relation::Between { middle, ends: (left, right), order } = relation {
        let order = if *order == Order::AsGiven { ", in that order" } else { "" };
        let (middle, left, right) = (name(*middle), name(*left), name(*right));
        return Some(format!("{middle} is somewhere between {left} and {right}{order}"));
    }
    let (saying, a, b) = Saying::of(relation, puzzle.houses())?;
    let (first, words) = (capitalised(name(a)), saying.words());
    Some(match saying.has_second() {
        true => format!("{first} {words} {}", name(b)),
        false => format!("{first} {words}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_what_is_meant() {
        let (a, b) = (Value { category: 0, index: 1 }, Value { category: 2, index: 0 });
        for houses in [2, 3, 5] {
            for saying in Saying::all(houses) {
                let relation = saying.relation(a, b, houses);
                let (said, first, second) = Saying::of(&relation, houses).unwrap();
                // In a short row some say the same.
                assert_eq!(said.relation(first, second, houses), relation);
                assert_eq!(first, a);
                assert_eq!(saying.has_second(), second == b);
            }
        }
        let keys: Vec<String> = Saying::all(5).into_iter().map(Saying::key).collect();
        assert!((1..keys.len()).all(|i| !keys[..i].contains(&keys[i])));
    }

    #[test]
    fn the_old_riddle_can_be_said_with_these() {
        let fish = presets::find("fish").unwrap().puzzle();
        let said = |i: usize| sentence(&fish, fish.hints()[i].relation.as_ref().unwrap());
        assert!((0..15).all(|i| said(i).is_some()));
        assert_eq!(said(3).unwrap(), "Green is immediately left of white");
        assert_eq!(said(7).unwrap(), "Milk is in place 3");
    }
}
