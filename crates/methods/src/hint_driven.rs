//! Hint by hint: each hint places its values in the next houses that suit it, and takes them back
//! when no later hint finds a place.

use puzzle::{Relation, Value};

use super::board::{Board, OPEN};
use super::walk::{Fit, Tree, Walk};
use super::{Subject, Table};

/// One value of one hint, or a value that no hint mentions.
struct Slot {
    value: Value,
    /// What must hold once this value is placed, which is the last of its hint.
    then: Option<Relation>,
    /// Whether a level of the search ends here: a hint, or a value on its own.
    ends_level: bool,
}

pub(super) struct HintDriven {
    slots: Vec<Slot>,
    /// By slot: whether its choice has placed the value, which an earlier hint may have done.
    placed: Vec<bool>,
    houses: u8,
    board: Board,
    /// A relation over no value fails at once.
    impossible: bool,
}

/// A node is a hint with its values placed, as its author counted; what no hint mentions is placed
/// value by value at the end.
pub(super) fn search(subject: &Subject) -> Walk<HintDriven> {
    let mut slots: Vec<Slot> = Vec::new();
    let mut impossible = false;
    for relation in subject.relations_in_order() {
        let values = relation.values();
        let Some((&last, before)) = values.split_last() else {
            impossible |= !relation.holds(&|_| 0);
            continue;
        };
        slots.extend(before.iter().map(|&value| Slot { value, then: None, ends_level: false }));
        slots.push(Slot { value: last, then: Some(relation.clone()), ends_level: true });
    }
    for value in subject.values() {
        if !slots.iter().any(|slot| slot.value == value) {
            slots.push(Slot { value, then: None, ends_level: true });
        }
    }
    let placed = vec![false; slots.len()];
    let board = Board::new(subject.shape());
    Walk::new(HintDriven { slots, placed, houses: subject.houses(), board, impossible })
}

impl Tree for HintDriven {
    fn depth(&self) -> usize {
        self.slots.len()
    }

    fn options(&self, level: usize) -> u64 {
        if self.impossible {
            return 0;
        }
        let open = self.board.house(self.slots[level].value) == OPEN;
        if open { self.houses.into() } else { 1 }
    }

    fn choose(&mut self, level: usize, option: u64) -> Fit {
        let Slot { value, then, ends_level } = &self.slots[level];
        let place = self.board.house(*value) == OPEN;
        if place {
            let house = option as u8;
            if !self.board.is_free(value.category, house) {
                return Fit::No { counted: false };
            }
            self.board.place(*value, house);
        }
        if then.as_ref().is_some_and(|relation| !self.board.satisfies(relation)) {
            if place {
                self.board.clear(*value);
            }
            return Fit::No { counted: false };
        }
        self.placed[level] = place;
        Fit::Yes { counted: *ends_level }
    }

    fn undo(&mut self, level: usize) {
        if std::mem::take(&mut self.placed[level]) {
            self.board.clear(self.slots[level].value);
        }
    }

    fn table(&self) -> Table {
        self.board.table()
    }
}
