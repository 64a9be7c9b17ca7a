//! The size of a puzzle, its values by number, and tables by value, by value and house, by category and house.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut, Range};

use serde::{Deserialize, Serialize};

/// The fewest houses a puzzle can have.
pub const MIN_HOUSES: u8 = 2;
/// The most houses a puzzle can have.
pub const MAX_HOUSES: u8 = 16;
/// The most categories a puzzle can have.
pub const MAX_CATEGORIES: u8 = 32;

/// A value, by its places: the category in the puzzle, the value in the category, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Value {
    /// Index of the category.
    pub category: u8,
    /// Index of the value in its category.
    pub index: u8,
}

/// How many houses and categories there are: what numbers values and cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Shape {
    houses: u8,
    categories: u8,
}

/// A value as one number, category by category.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ValueId(u16);

impl ValueId {
    /// The value with this number.
    pub const fn new(number: u16) -> Self {
        Self(number)
    }
}

impl From<ValueId> for usize {
    fn from(id: ValueId) -> Self {
        id.0.into()
    }
}

impl Shape {
    /// So many houses and categories.
    pub const fn new(houses: u8, categories: u8) -> Self {
        Self { houses, categories }
    }

    /// How many houses.
    pub const fn houses(self) -> u8 {
        self.houses
    }

    /// How many categories.
    pub const fn categories(self) -> u8 {
        self.categories
    }

    /// Whether there is such a value.
    pub const fn contains(self, value: Value) -> bool {
        value.category < self.categories && value.index < self.houses
    }

    /// The number of a value.
    pub fn id(self, value: Value) -> ValueId {
        ValueId(u16::from(value.category) * u16::from(self.houses) + u16::from(value.index))
    }

    /// The value with this number.
    pub fn value(self, id: impl Into<usize>) -> Value {
        let (id, n) = (id.into(), usize::from(self.houses));
        Value { category: (id / n) as u8, index: (id % n) as u8 }
    }

    /// The numbers of all values, rising.
    pub fn ids(self) -> impl Iterator<Item = ValueId> + Clone {
        (0..u16::from(self.categories) * u16::from(self.houses)).map(ValueId)
    }

    /// All values, category by category.
    pub fn values(self) -> impl Iterator<Item = Value> + Clone {
        (0..self.categories).flat_map(move |category| self.values_of(category))
    }

    /// Those of a category.
    pub fn values_of(self, category: u8) -> impl Iterator<Item = Value> + Clone {
        (0..self.houses).map(move |index| Value { category, index })
    }

    /// The number of a value in a house, value by value.
    pub fn cell(self, value: Value, house: u8) -> usize {
        usize::from(self.id(value)) * usize::from(self.houses) + usize::from(house)
    }

    /// The numbers of the values of a category.
    pub fn row(self, category: u8) -> Range<usize> {
        let (c, n) = (usize::from(category), usize::from(self.houses));
        c * n..(c + 1) * n
    }
}

/// A category and a house: where one of its values is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The category, by index.
    pub category: u8,
    /// The house, by index.
    pub house: u8,
}

/// What a table goes by.
pub trait Key: Copy {
    /// How many there are.
    fn count(shape: Shape) -> usize;
    /// Its number.
    fn number(self, shape: Shape) -> usize;
    /// All of them, in the order of their numbers.
    fn all(shape: Shape) -> impl Iterator<Item = Self>;
}

impl Key for Value {
    fn count(shape: Shape) -> usize {
        usize::from(shape.houses) * usize::from(shape.categories)
    }

    fn number(self, shape: Shape) -> usize {
        shape.id(self).into()
    }

    fn all(shape: Shape) -> impl Iterator<Item = Self> {
        shape.values()
    }
}

impl Key for (Value, u8) {
    fn count(shape: Shape) -> usize {
        Value::count(shape) * usize::from(shape.houses)
    }

    fn number(self, shape: Shape) -> usize {
        shape.cell(self.0, self.1)
    }

    fn all(shape: Shape) -> impl Iterator<Item = Self> {
        shape.values().flat_map(move |value| (0..shape.houses).map(move |house| (value, house)))
    }
}

impl Key for Place {
    fn count(shape: Shape) -> usize {
        Value::count(shape)
    }

    fn number(self, shape: Shape) -> usize {
        Value { category: self.category, index: self.house }.number(shape)
    }

    fn all(shape: Shape) -> impl Iterator<Item = Self> {
        shape.values().map(|Value { category, index }| Self { category, house: index })
    }
}

/// A table with one item for each key.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table<K, T> {
    shape: Shape,
    items: Vec<T>,
    keys: PhantomData<K>,
}

/// One item for each value.
pub type ByValue<T> = Table<Value, T>;
/// One item for each cell: a value and a house, by index.
pub type ByCell<T> = Table<(Value, u8), T>;
/// One item for each category in each house.
pub type ByPlace<T> = Table<Place, T>;

impl<K: Key, T> Table<K, T> {
    /// With the same everywhere.
    pub fn filled(shape: Shape, item: T) -> Self
    where
        T: Clone,
    {
        Self { shape, items: vec![item; K::count(shape)], keys: PhantomData }
    }

    /// With what `item` gives for each key.
    pub fn from_fn(shape: Shape, item: impl FnMut(K) -> T) -> Self {
        let mut items = Vec::with_capacity(K::count(shape));
        items.extend(K::all(shape).map(item));
        Self { shape, items, keys: PhantomData }
    }

    /// Of items in the order of their keys; `None` when there are too few or too many.
    pub fn from_items(shape: Shape, items: Vec<T>) -> Option<Self> {
        (items.len() == K::count(shape)).then_some(Self { shape, items, keys: PhantomData })
    }

    /// The size of the puzzle.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The items in the order of their keys, category by category.
    pub fn items(&self) -> &[T] {
        &self.items
    }

    /// The item of a key that may be of a larger puzzle.
    pub fn get(&self, key: K) -> Option<&T> {
        self.items.get(key.number(self.shape))
    }

    /// Each key with its item.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::all(self.shape).zip(&self.items)
    }

    /// The same with another item for each key.
    pub fn map<U>(&self, item: impl FnMut(&T) -> U) -> Table<K, U> {
        let items = self.items.iter().map(item).collect();
        Table { shape: self.shape, items, keys: PhantomData }
    }
}

impl<K: Key, T> Index<K> for Table<K, T> {
    type Output = T;

    fn index(&self, key: K) -> &T {
        &self.items[key.number(self.shape)]
    }
}

impl<K: Key, T> IndexMut<K> for Table<K, T> {
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.items[key.number(self.shape)]
    }
}

impl<T> Index<ValueId> for ByValue<T> {
    type Output = T;

    fn index(&self, id: ValueId) -> &T {
        &self.items[usize::from(id)]
    }
}

impl<T> IndexMut<ValueId> for ByValue<T> {
    fn index_mut(&mut self, id: ValueId) -> &mut T {
        &mut self.items[usize::from(id)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_keys_are_told_apart<K: Key>(shape: Shape) {
        let mut table = Table::<K, usize>::filled(shape, usize::MAX);
        for (number, key) in K::all(shape).enumerate() {
            table[key] = number;
        }
        assert_eq!(table.items(), (0..K::count(shape)).collect::<Vec<_>>());
        assert!(table.iter().all(|(key, number)| key.number(shape) == *number));
        assert!(Table::<K, usize>::from_items(shape, vec![0]).is_none());
    }

    #[test]
    fn tables_have_one_item_for_each_key() {
        for shape in [Shape::new(2, 1), Shape::new(5, 5), Shape::new(16, 32)] {
            all_keys_are_told_apart::<Value>(shape);
            all_keys_are_told_apart::<(Value, u8)>(shape);
            all_keys_are_told_apart::<Place>(shape);
            assert_eq!(shape.ids().count(), Value::count(shape));
            assert!(shape.values().all(|value| shape.contains(value)));
            assert!(!shape.contains(Value { category: shape.categories(), index: 0 }));
            for category in 0..shape.categories() {
                let row = shape.row(category).map(|id| shape.value(id).category);
                assert!(row.eq((0..shape.houses()).map(|_| category)));
            }
        }
    }
}
