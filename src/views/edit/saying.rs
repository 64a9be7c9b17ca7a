//! A hint built from values and a relation, and the sentence that says it.

use crate::words::edit as words;
use puzzle::{Houses, Offsets, Order, Puzzle, Relation, Value};

/// What can be said of two values, and how many houses that takes.
const OF_TWO: [(&str, Offsets, u8); 10] = [
    (words::GOES_WITH, Offsets::SAME, 2),
    (words::NOT_WITH, Offsets::DIFFERENT, 2),
    (words::NEXT_TO, Offsets::NEXT_TO, 2),
    (words::NOT_NEXT_TO, Offsets::NOT_NEXT_TO, 2),
    (words::IMMEDIATELY_LEFT, Offsets::IMMEDIATELY_LEFT, 2),
    (words::IMMEDIATELY_RIGHT, Offsets::IMMEDIATELY_RIGHT, 2),
    (words::SOMEWHERE_LEFT, Offsets::SOMEWHERE_LEFT, 2),
    (words::SOMEWHERE_RIGHT, Offsets::SOMEWHERE_RIGHT, 2),
    (words::ONE_BETWEEN, Offsets::apart(2), 3),
    (words::TWO_BETWEEN, Offsets::apart(3), 4),
];

/// What can be said with two values, or with a value and some houses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// The words between the two values, or after the one.
    pub words: String,
    says: Says,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Says {
    Offset(Offsets),
    In(Houses),
}

impl Saying {
    /// All that can be said in a row of so many houses; in a short row some say the same.
    pub fn all(houses: u8) -> Vec<Self> {
        let fits = |(_, _, least): &(&str, Offsets, u8)| houses >= *least;
        let of_two = OF_TWO.into_iter().filter(fits).map(|(words, offsets, _)| Self {
            words: words.to_owned(),
            says: Says::Offset(offsets),
        });
        let of_one = |words, there| Self { words, says: Says::In(there) };
        let at = |house| of_one(words::in_place(house + 1), Houses::only(house));
        let not_at = |house| {
            let others = Houses::all(houses).difference(Houses::only(house));
            of_one(words::not_in_place(house + 1), others)
        };
        let end = of_one(words::AT_AN_END.to_owned(), Houses::ends(houses));
        of_two.chain((0..houses).map(at)).chain((0..houses).map(not_at)).chain([end]).collect()
    }

    /// Whether it is about a second value.
    pub fn has_second(&self) -> bool {
        matches!(self.says, Says::Offset(_))
    }

    /// The relation that says it.
    pub fn relation(&self, a: Value, b: Value) -> Relation {
        match self.says {
            Says::Offset(offsets) => Relation::Offset(a, b, offsets),
            Says::In(houses) => Relation::In(a, houses),
        }
    }

    /// What a relation says, and about which values, if it is one of these.
    pub fn of(relation: &Relation, houses: u8) -> Option<(Self, Value, Value)> {
        let (a, b) = match relation {
            Relation::In(a, _) => (*a, *a),
            Relation::Offset(a, b, _) => (*a, *b),
            _ => return None,
        };
        let says = |saying: &Self| saying.relation(a, b) == *relation;
        Self::all(houses).into_iter().find(says).map(|saying| (saying, a, b))
    }
}

/// A plain sentence for a relation, where it is simple enough for one.
pub fn sentence(puzzle: &Puzzle, relation: &Relation) -> Option<String> {
    let name = |value: Value| puzzle.name(value);
    if let Relation::Between { middle, ends: (left, right), order } = relation {
        let in_order = *order == Order::AsGiven;
        return Some(words::hint_between(name(*middle), name(*left), name(*right), in_order));
    }
    let (saying, a, b) = Saying::of(relation, puzzle.houses())?;
    Some(match saying.has_second() {
        true => words::hint_of_two(name(a), &saying.words, name(b)),
        false => words::hint_of_one(name(a), &saying.words),
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
                let relation = saying.relation(a, b);
                let (said, first, second) = Saying::of(&relation, houses).unwrap();
                // In a short row some say the same.
                assert_eq!(said.relation(first, second), relation);
                assert_eq!(first, a);
                assert_eq!(saying.has_second(), second == b);
            }
        }
        let all = Saying::all(5);
        let differs = |i: usize| all[..i].iter().all(|other| other.words != all[i].words);
        assert!((1..all.len()).all(differs));
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
