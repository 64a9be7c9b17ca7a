//! As Prolog does it: a list of houses whose values are unknown, and goals that unify them with
//! what the hints say. Nothing keeps a value from being in two houses until each category is made
//! a permutation at the end; what cannot be unified with is a test after that.

use puzzle::{ByPlace, Houses, Offsets, Place, Relation, Value};

use super::board::{OPEN, shown};
use super::walk::{Fit, Tree, Walk};
use super::{Subject, Table};

/// What one goal can unify, by option.
enum Goal {
    /// Each value with its house, one list for each way.
    Hint(Vec<Vec<(Value, u8)>>),
    /// A house takes a value of the category that none before it has.
    Fill {
        category: u8,
        house: u8,
        /// What must hold when the category is full.
        tests: Vec<Relation>,
    },
}

pub(super) struct Unification {
    goals: Vec<Goal>,
    /// The value there, by index.
    cells: ByPlace<u8>,
    /// Cells bound, latest last, and by goal how many there were before it.
    trail: Vec<Place>,
    marks: Vec<usize>,
    impossible: bool,
}

/// A node is an attempt to unify: what Prolog calls an inference.
pub(super) fn search(subject: &Subject) -> Walk<Unification> {
    let n = subject.houses();
    let mut goals = Vec::new();
    let mut tests: Vec<&Relation> = Vec::new();
    for relation in subject.relations_in_order() {
        match ways(relation, n) {
            Some(ways) => goals.push(Goal::Hint(ways)),
            None => tests.push(relation),
        }
    }
    let mut filled: Vec<u8> = Vec::new();
    for &category in subject.categories_in_order() {
        filled.push(category);
        let known = |relation: &&Relation| {
            relation.values().iter().all(|value| filled.contains(&value.category))
        };
        let (ready, later) = tests.into_iter().partition(known);
        tests = later;
        let mut ready: Vec<&Relation> = ready;
        for house in 0..n {
            let last = house + 1 == n;
            let tests = if last { std::mem::take(&mut ready) } else { Vec::new() };
            let tests = tests.into_iter().cloned().collect();
            goals.push(Goal::Fill { category, house, tests });
        }
    }
    let cells = ByPlace::filled(subject.shape(), OPEN);
    Walk::new(Unification {
        goals,
        cells,
        trail: Vec::new(),
        marks: Vec::new(),
        impossible: subject.relations_in_order().any(|r| r.values().is_empty() && !r.holds(&|_| 0)),
    })
}

/// The ways to unify that a goal has; `None` for what can only be tested.
fn ways(relation: &Relation, n: u8) -> Option<Vec<Vec<(Value, u8)>>> {
    match relation {
        Relation::In(value, houses) => {
            let houses = houses.intersection(Houses::all(n));
            Some(houses.iter().map(|house| vec![(*value, house)]).collect())
        }
        Relation::Offset(a, b, offsets) => {
            let positive = [
                Offsets::SAME,
                Offsets::IMMEDIATELY_LEFT,
                Offsets::IMMEDIATELY_RIGHT,
                Offsets::NEXT_TO,
                Offsets::SOMEWHERE_LEFT,
                Offsets::SOMEWHERE_RIGHT,
            ];
            if a == b || !positive.contains(offsets) {
                return None;
            }
            let pairs = (0..n).flat_map(|h| (0..n).map(move |g| (h, g)));
            let allowed = pairs.filter(|(h, g)| offsets.contains(*g as i8 - *h as i8));
            Some(allowed.map(|(h, g)| vec![(*a, h), (*b, g)]).collect())
        }
        _ => None,
    }
}

impl Unification {
    /// Binds the cell, or finds the value there.
    fn unify(&mut self, value: Value, house: u8) -> bool {
        let cell = Place { category: value.category, house };
        match self.cells[cell] {
            OPEN => {
                self.cells[cell] = value.index;
                self.trail.push(cell);
                true
            }
            there => there == value.index,
        }
    }

    fn back_to(&mut self, mark: usize) {
        for cell in self.trail.drain(mark..) {
            self.cells[cell] = OPEN;
        }
    }

    fn house_of(&self, value: Value) -> u8 {
        let Value { category, index } = value;
        let mut houses = 0..self.cells.shape().houses();
        houses.find(|&house| self.cells[Place { category, house }] == index).unwrap_or(OPEN)
    }

    fn fits(&mut self, level: usize, option: u64) -> bool {
        match &self.goals[level] {
            Goal::Hint(ways) => {
                let way = ways[option as usize].clone();
                way.into_iter().all(|(value, house)| self.unify(value, house))
            }
            Goal::Fill { category, house, .. } => {
                let (category, house) = (*category, *house);
                let value = Value { category, index: option as u8 };
                let at = |house| self.cells[Place { category, house }];
                let used = (0..house).any(|house| at(house) == value.index);
                if used || !self.unify(value, house) {
                    return false;
                }
                let Goal::Fill { tests, .. } = &self.goals[level] else { return true };
                tests.iter().all(|test| test.holds(&|value| self.house_of(value)))
            }
        }
    }
}

impl Tree for Unification {
    fn depth(&self) -> usize {
        self.goals.len()
    }

    fn options(&self, level: usize) -> u64 {
        match &self.goals[level] {
            _ if self.impossible => 0,
            Goal::Hint(ways) => ways.len() as u64,
            Goal::Fill { .. } => self.cells.shape().houses().into(),
        }
    }

    fn choose(&mut self, level: usize, option: u64) -> Fit {
        let mark = self.trail.len();
        if self.fits(level, option) {
            self.marks.push(mark);
            Fit::Yes { counted: true }
        } else {
            self.back_to(mark);
            Fit::No { counted: true }
        }
    }

    fn undo(&mut self, _: usize) {
        if let Some(mark) = self.marks.pop() {
            self.back_to(mark);
        }
    }

    fn table(&self) -> Table {
        shown(&self.cells)
    }
}
