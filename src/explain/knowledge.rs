//! What a reader knows so far: where each value may still be, and what has been placed.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Houses, Puzzle, Value};

/// Something known of one value and one house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Fact {
    /// The value.
    pub value: Value,
    /// The house, by index from 0.
    pub house: u8,
    /// Whether the value is in the house or is not.
    pub holds: bool,
}

impl Fact {
    /// The value is in the house.
    pub const fn placed(value: Value, house: u8) -> Self {
        Self { value, house, holds: true }
    }

    /// The value is not in the house.
    pub const fn ruled_out(value: Value, house: u8) -> Self {
        Self { value, house, holds: false }
    }
}

/// The candidates left, and the values placed. A placement rules out the rest of its row and
/// column; a last candidate is no placement until somebody has noticed it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Knowledge {
    houses: u8,
    /// By category · houses + index.
    candidates: Vec<Houses>,
    placed: Vec<bool>,
}

/// A value as one number: category · houses + index.
pub(super) type Id = usize;

impl Knowledge {
    /// Nothing is known: every value may be in every house.
    pub fn nothing(puzzle: &Puzzle) -> Self {
        Self::of_size(puzzle.houses(), puzzle.categories().len())
    }

    /// Nothing is known of a puzzle of this size.
    pub fn of_size(houses: u8, categories: usize) -> Self {
        let values = usize::from(houses) * categories;
        Self { houses, candidates: vec![Houses::all(houses); values], placed: vec![false; values] }
    }

    /// How many houses.
    pub fn houses(&self) -> u8 {
        self.houses
    }

    /// How many categories.
    pub fn categories(&self) -> usize {
        self.candidates.len() / usize::from(self.houses)
    }

    /// Where the value may still be.
    ///
    /// # Panics
    /// When the value is of another, larger puzzle.
    pub fn candidates(&self, value: Value) -> Houses {
        self.candidates[self.id(value)]
    }

    /// Where the value has been placed.
    ///
    /// # Panics
    /// When the value is of another, larger puzzle.
    pub fn placed(&self, value: Value) -> Option<u8> {
        self.placed_id(self.id(value))
    }

    /// Takes in a fact, right or wrong.
    ///
    /// # Panics
    /// When the value is of another, larger puzzle.
    pub fn learn(&mut self, fact: Fact) {
        let (id, house) = (self.id(fact.value), Houses::only(fact.house));
        if !fact.holds {
            self.candidates[id] = self.candidates[id].difference(house);
            return;
        }
        self.placed[id] = true;
        for other in self.category_of(id) {
            let kept = self.candidates[other];
            self.candidates[other] =
                if other == id { kept.intersection(house) } else { kept.difference(house) };
        }
    }

    /// Whether the fact is known, be it as part of another one.
    pub fn knows(&self, fact: Fact) -> bool {
        let id = self.id(fact.value);
        match fact.holds {
            true => self.placed_id(id) == Some(fact.house),
            false => !self.candidates[id].contains(fact.house),
        }
    }

    /// Whether every value is placed.
    pub fn is_complete(&self) -> bool {
        self.placed.iter().all(|&placed| placed)
    }

    /// The values that are not placed, in the puzzle's order.
    pub fn open(&self) -> impl Iterator<Item = Value> {
        (0..self.placed.len()).filter(|&id| !self.placed[id]).map(|id| self.value(id))
    }

    /// Everything that is known, in as few facts as it takes.
    pub fn facts(&self) -> Vec<Fact> {
        let all = (0..self.placed.len())
            .flat_map(|id| (0..self.houses).map(move |house| Cell { id, house }));
        let gone: Vec<Cell> =
            all.filter(|cell| !self.candidates[cell.id].contains(cell.house)).collect();
        let mut facts = self.reasons(&gone);
        // One that is alone in its category rules nothing else out.
        for id in (0..self.placed.len()).filter(|&id| self.placed[id]) {
            if let Some(house) = self.placed_id(id) {
                let fact = Fact::placed(self.value(id), house);
                if !facts.contains(&fact) {
                    facts.push(fact);
                }
            }
        }
        facts
    }

    pub(super) fn id(&self, value: Value) -> Id {
        usize::from(value.category) * usize::from(self.houses) + usize::from(value.index)
    }

    pub(super) fn value(&self, id: Id) -> Value {
        let n = usize::from(self.houses);
        Value { category: (id / n) as u8, index: (id % n) as u8 }
    }

    pub(super) fn masks(&self) -> Vec<u16> {
        self.candidates.iter().map(|houses| houses.bits()).collect()
    }

    pub(super) fn is_placed(&self, id: Id) -> bool {
        self.placed[id]
    }

    pub(super) fn placed_id(&self, id: Id) -> Option<u8> {
        if self.placed[id] { self.candidates[id].iter().next() } else { None }
    }

    /// The values of the category that `id` is of.
    pub(super) fn category_of(&self, id: Id) -> std::ops::Range<Id> {
        let n = usize::from(self.houses);
        id / n * n..id / n * n + n
    }

    /// Few facts that say why these candidates are gone: a placement speaks for all that it rules
    /// out.
    pub(super) fn reasons(&self, gone: &[Cell]) -> Vec<Fact> {
        let mut left: Vec<Cell> = gone.to_vec();
        let mut facts = Vec::new();
        while !left.is_empty() {
            let mut best: Option<(usize, Fact)> = None;
            for cell in &left {
                for fact in self.reasons_of(*cell).into_iter().flatten() {
                    let told = left.iter().filter(|cell| self.tells(fact, **cell)).count();
                    if best.is_none_or(|(most, _)| told > most) {
                        best = Some((told, fact));
                    }
                }
            }
            let Some((_, fact)) = best else { break };
            left.retain(|cell| !self.tells(fact, *cell));
            facts.push(fact);
        }
        facts.sort_unstable();
        facts
    }

    /// The value placed elsewhere, another value in its place, or that it is ruled out.
    fn reasons_of(&self, cell: Cell) -> [Option<Fact>; 3] {
        let elsewhere = self.placed_id(cell.id).filter(|&house| house != cell.house);
        let instead = self
            .category_of(cell.id)
            .find(|&other| other != cell.id && self.placed_id(other) == Some(cell.house));
        let placements =
            [elsewhere.map(|house| (cell.id, house)), instead.map(|o| (o, cell.house))]
                .map(|place| place.map(|(id, house)| Fact::placed(self.value(id), house)));
        let ruled_out = placements == [None, None];
        let fact = ruled_out.then(|| Fact::ruled_out(self.value(cell.id), cell.house));
        [placements[0], placements[1], fact]
    }

    fn tells(&self, fact: Fact, cell: Cell) -> bool {
        let id = self.id(fact.value);
        match fact.holds {
            false => cell == Cell { id, house: fact.house },
            true if cell.id == id => cell.house != fact.house,
            true => self.category_of(id).contains(&cell.id) && cell.house == fact.house,
        }
    }
}

/// A candidate: a value and a house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Cell {
    pub id: Id,
    pub house: u8,
}
