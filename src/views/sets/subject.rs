//! What is to be drawn.

use serde::{Deserialize, Serialize};

use puzzle::wording::Places;
use puzzle::{HintSet, Puzzle, numbers};

/// The order in which a reader lets the hints come in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Order {
    /// Each hint of the puzzle once, by index.
    hints: Vec<usize>,
    /// The hint that was moved last.
    moved: Option<usize>,
}

impl Order {
    /// As many hints as they are printed.
    pub fn printed(hints: usize) -> Self {
        Self { hints: (0..hints).collect(), moved: None }
    }

    /// The hints, the first one first.
    pub fn hints(&self) -> &[usize] {
        &self.hints
    }

    /// How many hints there are.
    pub fn len(&self) -> usize {
        self.hints.len()
    }

    /// Whether there is no hint.
    pub fn is_empty(&self) -> bool {
        self.hints.is_empty()
    }

    /// The hint that was moved last, and its place from 0.
    pub fn moved(&self) -> Option<(usize, usize)> {
        let moved = self.moved?;
        Some((moved, self.place(moved)?))
    }

    /// Whether the hints are as they are printed.
    pub fn is_printed(&self) -> bool {
        self.hints.iter().enumerate().all(|(place, &hint)| place == hint)
    }

    /// The same with a hint at another place; one that is not there changes nothing.
    #[must_use]
    pub fn with(&self, hint: usize, to: usize) -> Self {
        let mut order = self.clone();
        if let Some(place) = self.place(hint)
            && place != to
        {
            order.hints.remove(place);
            order.hints.insert(to.min(order.hints.len()), hint);
            order.moved = Some(hint);
        }
        order
    }

    fn place(&self, hint: usize) -> Option<usize> {
        self.hints.iter().position(|&other| other == hint)
    }
}

/// What is to be drawn: the words of the puzzle that is loaded, the hints that are on, their order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Subject {
    /// By hint: the number printed beside it, and its words.
    pub hints: Vec<(u32, String)>,
    /// The questions in words, each with its answers by place.
    pub questions: Vec<(String, Vec<String>)>,
    /// The hints that can be switched on.
    pub switchable: HintSet,
    /// The hints that are on.
    pub active: HintSet,
    /// The order in which they come in.
    pub order: Order,
}

impl Subject {
    /// Puts it together.
    pub fn new(puzzle: &Puzzle, active: HintSet, order: Order) -> Self {
        let answers = |question| {
            let names = (0..puzzle.houses())
                .map(|i| phrases::answer_name(puzzle, Places::of(puzzle), question, i));
            names.collect()
        };
        Self {
            hints: puzzle.hints().iter().map(|hint| (hint.number, hint.text.clone())).collect(),
            questions: puzzle.questions().iter().map(|q| (q.text.clone(), answers(q))).collect(),
            switchable: numbers::switchable(puzzle),
            active,
            order,
        }
    }

    /// The first `len` hints of the order.
    pub fn prefix(&self, len: usize) -> HintSet {
        let hints = self.order.hints().iter().take(len).copied();
        hints.filter(|&hint| self.switchable.contains(hint)).collect()
    }

    /// The number printed beside a hint.
    pub fn number(&self, hint: usize) -> u32 {
        self.hints.get(hint).map_or(0, |(number, _)| *number)
    }

    /// The words of a hint.
    pub fn words(&self, hint: usize) -> &str {
        self.hints.get(hint).map_or("", |(_, words)| words)
    }

    /// Printed numbers and ranges, such as `1-8,11`.
    pub fn ranges(&self, set: &HintSet) -> String {
        numbers::ranges_among(self.hints.iter().map(|&(number, _)| number), set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_that_moves_lets_the_others_close_up() {
        let order = Order::printed(5).with(0, 3);
        assert_eq!(order.hints(), [1, 2, 3, 0, 4]);
        assert_eq!(order.moved(), Some((0, 3)));
        assert_eq!(order.with(0, 0).hints(), Order::printed(5).hints());
        assert_eq!(order.with(4, 99).hints(), order.hints());
        assert_eq!(order.with(99, 0), order);
    }
}
