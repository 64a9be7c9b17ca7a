//! A place between two others.

use super::Choice;
use super::compose::{and, or};
use super::places::{Place, single};
use puzzle::{Houses, Offsets, Order, Relation, Value};

impl Choice {
    /// `middle` is between the ends; `ordered`: the first of them is on the left; `directly`: both
    /// are next door.
    pub(super) fn between(
        &self,
        middle: Place,
        ends: (Place, Place),
        ordered: bool,
        directly: bool,
    ) -> Option<Relation> {
        match (middle, ends) {
            (Place::Of(middle), (Place::Of(a), Place::Of(b))) if directly => {
                let beside = |end| Relation::Offset(middle, end, Offsets::NEXT_TO);
                let mut all = vec![beside(a), beside(b)];
                // Two values of one category are at two places anyway.
                if a.category != b.category {
                    all.push(Relation::Offset(a, b, Offsets::DIFFERENT));
                }
                Some(and(all))
            }
            (Place::Of(middle), (Place::Of(a), Place::Of(b))) => {
                let order = if ordered { Order::AsGiven } else { Order::Either };
                Some(Relation::Between { middle, ends: (a, b), order })
            }
            (Place::Of(middle), (Place::At(a), Place::At(b))) => {
                let (a, b) = (single(a)?, single(b)?);
                Some(Relation::In(middle, (a.min(b) + 1..a.max(b)).collect()))
            }
            (Place::Of(middle), (Place::At(house), Place::Of(end))) => {
                Some(self.between_house(middle, single(house)?, end, ordered, true))
            }
            (Place::Of(middle), (Place::Of(end), Place::At(house))) => {
                Some(self.between_house(middle, single(house)?, end, ordered, false))
            }
            (Place::At(house), (a, b)) => {
                self.around_house(Houses::only(single(house)?), a, b, ordered, directly)
            }
            _ => None,
        }
    }

    /// Between a house and a value; `first`: the house is named first.
    fn between_house(
        &self,
        middle: Value,
        house: u8,
        end: Value,
        ordered: bool,
        first: bool,
    ) -> Relation {
        let rightward = and(vec![
            Relation::In(middle, (house + 1..self.houses).collect()),
            Relation::Offset(middle, end, Offsets::SOMEWHERE_LEFT),
        ]);
        let leftward = and(vec![
            Relation::In(middle, (0..house).collect()),
            Relation::Offset(middle, end, Offsets::SOMEWHERE_RIGHT),
        ]);
        match (ordered, first) {
            (true, true) => rightward,
            (true, false) => leftward,
            _ => or(vec![rightward, leftward]),
        }
    }

    /// The house is between the ends, of which a value names at least one.
    fn around_house(
        &self,
        house: Houses,
        a: Place,
        b: Place,
        ordered: bool,
        directly: bool,
    ) -> Option<Relation> {
        let way = |left: Place, right: Place| -> Option<Relation> {
            let (left_of, right_of) = match directly {
                true => (Offsets::IMMEDIATELY_LEFT, Offsets::IMMEDIATELY_RIGHT),
                false => (Offsets::SOMEWHERE_LEFT, Offsets::SOMEWHERE_RIGHT),
            };
            let mut all = Vec::new();
            for (end, offsets) in [(left, left_of), (right, right_of)] {
                match end {
                    Place::Of(value) => {
                        all.push(self.related(Place::Of(value), Place::At(house), offsets)?);
                    }
                    // Another house is where it is.
                    Place::At(other) => {
                        let distance = single(house)? as i8 - single(other)? as i8;
                        offsets.contains(distance).then_some(())?;
                    }
                    Place::Beside(..) => return None,
                }
            }
            (!all.is_empty()).then(|| and(all))
        };
        let ways: Vec<Relation> = match ordered {
            true => way(a, b).into_iter().collect(),
            false => [way(a, b), way(b, a)].into_iter().flatten().collect(),
        };
        (!ways.is_empty()).then(|| or(ways))
    }
}
