//! A partial arrangement: which value is in which house, and the other way round.

use puzzle::{ByPlace, ByValue, Place, Relation, Shape, Value};

use super::Table;

/// Nothing there yet.
pub(super) const OPEN: u8 = u8::MAX;

/// Each value in one house at most, each house with one value of each category at most.
#[derive(Clone, Debug)]
pub(super) struct Board {
    house_of: ByValue<u8>,
    value_at: ByPlace<u8>,
}

impl Board {
    pub(super) fn new(shape: Shape) -> Self {
        Self { house_of: ByValue::filled(shape, OPEN), value_at: ByPlace::filled(shape, OPEN) }
    }

    pub(super) fn house(&self, value: Value) -> u8 {
        self.house_of[value]
    }

    pub(super) fn is_free(&self, category: u8, house: u8) -> bool {
        self.value_at[Place { category, house }] == OPEN
    }

    pub(super) fn place(&mut self, value: Value, house: u8) {
        self.house_of[value] = house;
        self.value_at[Place { category: value.category, house }] = value.index;
    }

    pub(super) fn clear(&mut self, value: Value) {
        let house = std::mem::replace(&mut self.house_of[value], OPEN);
        self.value_at[Place { category: value.category, house }] = OPEN;
    }

    pub(super) fn satisfies(&self, relation: &Relation) -> bool {
        relation.holds(&|value| self.house(value))
    }

    pub(super) fn table(&self) -> Table {
        shown(&self.value_at)
    }
}

/// What is placed, for others to see.
pub(super) fn shown(value_at: &ByPlace<u8>) -> Table {
    value_at.map(|&index| (index != OPEN).then_some(index))
}
