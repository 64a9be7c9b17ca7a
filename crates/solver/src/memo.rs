//! What has been counted before, in bounded memory.

use puzzle::Pairs;

use super::constraint::Constraint;

/// A component of a search, named so that equal names mean equal counts.
pub(super) type Key = Box<[u32]>;

/// Results by key, in two generations: when the young one is full it becomes the old one, and the
/// former old one is forgotten. What is used stays, and memory stays bounded.
#[derive(Debug)]
pub(super) struct Memo<T> {
    young: Generation<T>,
    old: Generation<T>,
    /// Bytes in the young generation, roughly.
    weight: usize,
    limit: usize,
}

/// The values apart from the table of their keys: so that is compiled once, whatever is remembered.
#[derive(Debug)]
struct Generation<T> {
    table: Table,
    values: Vec<T>,
}

impl<T> Default for Generation<T> {
    fn default() -> Self {
        Self { table: Table::default(), values: Vec::new() }
    }
}

impl<T: Clone> Generation<T> {
    fn insert(&mut self, key: Key, value: T) {
        self.table.push(key);
        self.values.push(value);
    }

    fn get(&self, key: &[u32]) -> Option<T> {
        self.table.place(key).map(|place| self.values[place].clone())
    }
}

/// Keys in the order they came, to be found by open addressing. Our own, because the standard map
/// costs the page's first program several times as much.
#[derive(Debug, Default)]
struct Table {
    keys: Vec<Key>,
    /// A power of two of them: 0 where there is none, or one more than the place of a key.
    slots: Vec<u32>,
}

impl Table {
    fn push(&mut self, key: Key) {
        self.keys.push(key);
        if self.slots.len() < 2 * self.keys.len() {
            self.slots = vec![0; 4 * self.keys.len().next_power_of_two()];
            (0..self.keys.len()).for_each(|place| self.fill(place));
        } else {
            self.fill(self.keys.len() - 1);
        }
    }

    fn fill(&mut self, place: usize) {
        let free = self.chain(&self.keys[place]).find(|&slot| self.slots[slot] == 0);
        self.slots[free.expect("half of them are free")] = place as u32 + 1;
    }

    fn place(&self, key: &[u32]) -> Option<usize> {
        self.chain(key)
            .map_while(|slot| (*self.slots.get(slot)? as usize).checked_sub(1))
            .find(|&place| *self.keys[place] == *key)
    }

    /// The slots where a key may be, one after another, without end.
    fn chain(&self, key: &[u32]) -> impl Iterator<Item = usize> + use<> {
        let mask = self.slots.len().wrapping_sub(1);
        let mix = |hash: u64, &word: &u32| {
            (hash.rotate_left(5) ^ u64::from(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        };
        let hash = (key.iter().fold(0, mix) >> 32) as usize;
        (hash & mask..).map(move |slot| slot & mask)
    }
}

impl<T: Clone> Memo<T> {
    /// What an entry takes beside its key and value.
    const OVERHEAD: usize = 40;

    /// Takes at most about `bytes`.
    pub(super) fn new(bytes: usize) -> Self {
        let (young, old) = (Generation::default(), Generation::default());
        Self { young, old, weight: 0, limit: bytes / 2 }
    }

    pub(super) fn get(&mut self, key: &[u32]) -> Option<T> {
        if let Some(value) = self.young.get(key) {
            return Some(value);
        }
        let value = self.old.get(key)?;
        self.insert(key.into(), value.clone(), size_of::<T>());
        Some(value)
    }

    /// `size` is what the value takes, in bytes.
    pub(super) fn insert(&mut self, key: Key, value: T, size: usize) {
        self.weight += size_of_val(&*key) + size + Self::OVERHEAD;
        if self.weight > self.limit {
            self.weight = 0;
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(key, value);
    }
}

/// Small numbers for tables and formulas, the same for equal ones. Lists, because a puzzle has few of
/// them, and each kind of map costs the page's first program more than a list.
#[derive(Debug, Default)]
pub(super) struct Names {
    /// In order, each with its number.
    tables: Vec<(Pairs, u32)>,
    formulas: Vec<Constraint>,
}

impl Names {
    /// Past this many the names are given up, and with them everything that was stored under them.
    const LIMIT: usize = 1 << 16;

    pub(super) fn table(&mut self, table: &Pairs) -> u32 {
        let next = self.tables.len() as u32;
        match self.tables.binary_search_by(|(other, _)| other.cmp(table)) {
            Ok(place) => self.tables[place].1,
            Err(place) => {
                self.tables.insert(place, (*table, next));
                next
            }
        }
    }

    pub(super) fn formula(&mut self, formula: &Constraint) -> u32 {
        let place = self.formulas.iter().position(|other| other == formula);
        place.unwrap_or_else(|| {
            self.formulas.push(formula.clone());
            self.formulas.len() - 1
        }) as u32
    }

    pub(super) fn are_too_many(&self) -> bool {
        self.tables.len() + self.formulas.len() > Self::LIMIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_stays_within_the_limit_and_what_is_used_stays() {
        let (limit, size) = (10_000, 100);
        let mut memo = Memo::new(limit);
        let key = |i: u32| -> Key { [i; 4].into() };
        memo.insert(key(0), 0, size);
        for i in 1..10_000 {
            memo.insert(key(i), i, size);
            assert_eq!(memo.get(&key(0)), Some(0));
            let held = memo.young.values.len() + memo.old.values.len();
            assert!(held * (size + 16) <= limit, "{held} after {i}");
        }
        assert_eq!(memo.get(&key(1)), None);
    }
}
