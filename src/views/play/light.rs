//! What goes with what is touched: the values and houses of a hint, the hints of a cell.

use super::position::Spot;
use explain::Knowledge;
use puzzle::{HintSet, Houses, Puzzle, Relation, Shape, Value};

/// What the player has touched: a hint stays touched while cells are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Touched {
    /// The hint of this index.
    pub hint: Option<usize>,
    /// Where on the board.
    pub at: Option<At>,
}

/// A place on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// A cell, by category and house.
    Cell(u8, u8),
    /// A place for a mark.
    Spot(Spot),
}

/// What lights up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Light {
    /// Values of the hint, wherever they still can be.
    pub values: Vec<Value>,
    /// Houses that the hint names.
    pub houses: Houses,
    /// Hints that speak of what is touched on the board, by index.
    pub hints: HintSet,
}

impl Light {
    /// What lights up for what is touched; of the hints those that are on.
    pub fn of(puzzle: &Puzzle, active: &HintSet, known: &Knowledge, touched: Touched) -> Self {
        let about: Vec<Value> = match touched.at {
            None => Vec::new(),
            Some(At::Cell(category, house)) => Shape::from(puzzle)
                .values_of(category)
                .filter(|&value| known.candidates(value).contains(house))
                .collect(),
            Some(At::Spot(Spot::House(value, _))) => vec![value],
            Some(At::Spot(Spot::Pair(a, b))) => vec![a, b],
        };
        let relation = |hint: usize| puzzle.hints()[hint].relation.as_ref();
        let speaks = |&hint: &usize| {
            relation(hint).is_some_and(|it| it.values().iter().any(|value| about.contains(value)))
        };
        let hint = touched.hint.filter(|&hint| active.contains(hint)).and_then(relation);
        Self {
            values: hint.map(Relation::values).unwrap_or_default(),
            houses: hint.map(named).unwrap_or_default(),
            hints: active.iter().filter(speaks).collect(),
        }
    }

    /// Whether the value lights up in the house: where it can still be, whatever marks say of it.
    pub fn falls_on(&self, value: Value, house: u8, known: &Knowledge) -> bool {
        self.values.contains(&value) && known.candidates(value).contains(house)
    }
}

/// The houses that a relation names.
fn named(relation: &Relation) -> Houses {
    let mut all = Vec::new();
    relation.for_each_statement(&mut |statement| {
        if let Relation::In(_, houses) = statement {
            all.extend(houses.iter());
        }
    });
    all.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use explain::Fact;
    use puzzle::numbers;

    #[test]
    fn hints_and_cells_light_each_other() {
        let fish = presets::find("fish").unwrap().puzzle();
        let value = |name: &str| {
            let values =
                (0..5).flat_map(|category| (0..5).map(move |index| Value { category, index }));
            values.into_iter().find(|&value| fish.name(value) == name).unwrap()
        };
        let active = numbers::switchable(&fish);
        let mut known = Knowledge::nothing(&fish);
        let hint = |hint| Touched { hint: Some(hint), at: None };
        let light = |known: &Knowledge, touched| Light::of(&fish, &active, known, touched);
        let hints = |known: &Knowledge, at| -> Vec<u32> {
            let light = light(known, Touched { hint: None, at: Some(at) });
            light.hints.iter().map(|hint| fish.hints()[hint].number).collect()
        };

        // 12: The BlueMaster smoker drinks beer. 8: Milk is drunk in the middle house.
        let twelfth = light(&known, hint(11));
        assert_eq!(twelfth.values, [value("BlueMaster"), value("beer")]);
        assert!(twelfth.houses.is_empty() && twelfth.falls_on(value("beer"), 4, &known));
        assert_eq!(light(&known, hint(7)).houses, Houses::only(2));
        assert_eq!(hints(&known, At::Spot(Spot::House(value("beer"), 1))), [12]);
        assert_eq!(hints(&known, At::Spot(Spot::Pair(value("Brit"), value("beer")))), [1, 12]);
        // A cell lights what speaks of any value that it can still have.
        assert_eq!(hints(&known, At::Cell(2, 2)), [3, 5, 8, 12, 15]);
        known.learn(Fact::placed(value("milk"), 2));
        assert_eq!(hints(&known, At::Cell(2, 2)), [8]);
        assert!(!light(&known, hint(11)).falls_on(value("beer"), 2, &known));
        // A hint that is off is no hint.
        let both = Touched { hint: Some(7), at: Some(At::Cell(2, 2)) };
        assert_eq!(Light::of(&fish, &active.toggled(7), &known, both), Light::default());
        assert_eq!(light(&known, Touched::default()), Light::default());
    }
}
