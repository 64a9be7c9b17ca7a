//! Plain backtracking: the table cell by cell, no value twice in a category, each hint tested when
//! the last of its values is placed.

use puzzle::{ByValue, Relation, Value};

use super::board::Board;
use super::walk::{Fit, Tree, Walk};
use super::{Subject, Table};

pub(super) struct Cells {
    /// Category and house, in the order in which they are filled.
    cells: Vec<(u8, u8)>,
    /// What is in the cells that are filled.
    filled: Vec<Value>,
    houses: u8,
    board: Board,
    /// By value: the hints that are about it.
    hints: ByValue<Vec<usize>>,
    relations: Vec<Relation>,
    about: Vec<Vec<Value>>,
    impossible: bool,
}

/// A node is a value put into a cell.
pub(super) fn search(subject: &Subject) -> Walk<Cells> {
    let houses = subject.houses();
    let relations: Vec<Relation> = subject.relations_in_order().cloned().collect();
    let about: Vec<Vec<Value>> = relations.iter().map(Relation::values).collect();
    let mut hints = ByValue::filled(subject.shape(), Vec::new());
    for (i, values) in about.iter().enumerate() {
        for value in values {
            hints[*value].push(i);
        }
    }
    let order = subject.categories_in_order().iter();
    let cells = order.flat_map(|&c| (0..houses).map(move |h| (c, h))).collect();
    let impossible = relations
        .iter()
        .zip(&about)
        .any(|(relation, values)| values.is_empty() && !relation.holds(&|_| 0));
    let board = Board::new(subject.shape());
    let filled = Vec::new();
    Walk::new(Cells { cells, filled, houses, board, hints, relations, about, impossible })
}

impl Tree for Cells {
    fn depth(&self) -> usize {
        self.cells.len()
    }

    fn options(&self, _: usize) -> u64 {
        if self.impossible { 0 } else { self.houses.into() }
    }

    fn choose(&mut self, level: usize, option: u64) -> Fit {
        let (category, house) = self.cells[level];
        let value = Value { category, index: option as u8 };
        if self.board.house(value) != super::board::OPEN {
            return Fit::No { counted: false };
        }
        self.board.place(value, house);
        let known = |v: &Value| self.board.house(*v) != super::board::OPEN;
        let broken = self.hints[value].iter().any(|&hint| {
            self.about[hint].iter().all(known) && !self.board.satisfies(&self.relations[hint])
        });
        if broken {
            self.board.clear(value);
            return Fit::No { counted: true };
        }
        self.filled.push(value);
        Fit::Yes { counted: true }
    }

    fn undo(&mut self, _: usize) {
        if let Some(value) = self.filled.pop() {
            self.board.clear(value);
        }
    }

    fn table(&self) -> Table {
        self.board.table()
    }
}
