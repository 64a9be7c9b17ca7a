//! A partial arrangement: which value is in which house, and the other way round.

use puzzle::{Relation, Value};

use super::Table;

/// Nothing there yet.
pub(super) const OPEN: u8 = u8::MAX;

/// Each value in one house at most, each house with one value of each category at most.
#[derive(Clone, Debug)]
pub(super) struct Board {
    houses: u8,
    house_of: Vec<u8>,
    value_at: Vec<u8>,
}

impl Board {
    pub(super) fn new(houses: u8, categories: u8) -> Self {
        let cells = usize::from(houses) * usize::from(categories);
        Self { houses, house_of: vec![OPEN; cells], value_at: vec![OPEN; cells] }
    }

    fn cell(&self, category: u8, place: u8) -> usize {
        usize::from(category) * usize::from(self.houses) + usize::from(place)
    }

    pub(super) fn house(&self, value: Value) -> u8 {
        self.house_of[self.cell(value.category, value.index)]
    }

    pub(super) fn is_free(&self, category: u8, house: u8) -> bool {
        self.value_at[self.cell(category, house)] == OPEN
    }

    pub(super) fn place(&mut self, value: Value, house: u8) {
        let (by_value, by_house) =
            (self.cell(value.category, value.index), self.cell(value.category, house));
        self.house_of[by_value] = house;
        self.value_at[by_house] = value.index;
    }

    pub(super) fn clear(&mut self, value: Value) {
        let by_value = self.cell(value.category, value.index);
        let by_house = self.cell(value.category, self.house_of[by_value]);
        self.house_of[by_value] = OPEN;
        self.value_at[by_house] = OPEN;
    }

    pub(super) fn satisfies(&self, relation: &Relation) -> bool {
        relation.holds(&|value| self.house(value))
    }

    pub(super) fn table(&self) -> Table {
        self.value_at.iter().map(|&index| (index != OPEN).then_some(index)).collect()
    }

    pub(super) fn arrangement(&self) -> Vec<u8> {
        self.house_of.clone()
    }
}

/// The values that a relation is about, each once, in reading order.
pub(super) fn values_of(relation: &Relation) -> Vec<Value> {
    let mut values = Vec::new();
    relation.for_each_value(&mut |value| {
        if !values.contains(&value) {
            values.push(value);
        }
    });
    values
}
