//! What a reader knows so far: where each value may still be, what has been placed, and which values
//! go together or do not, wherever that is.

use serde::{Deserialize, Serialize};

use puzzle::{About, Asked, Houses, Offsets, Puzzle, Relation, Shape, Value};

/// Something known of a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Fact {
    /// The value; of two, the one of the first category.
    pub value: Value,
    /// What it goes with or does not.
    pub with: With,
    /// Whether it does.
    pub holds: bool,
}

/// What a value goes with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum With {
    /// A house, by index from 0.
    House(u8),
    /// A value of another category, in whichever house.
    Value(Value),
}

impl Fact {
    /// The value is in the house.
    pub const fn placed(value: Value, house: u8) -> Self {
        Self { value, with: With::House(house), holds: true }
    }

    /// The value is not in the house.
    pub const fn ruled_out(value: Value, house: u8) -> Self {
        Self { value, with: With::House(house), holds: false }
    }

    /// Two values of different categories are in one house, or are not.
    pub fn pair(a: Value, b: Value, holds: bool) -> Self {
        Self { value: a.min(b), with: With::Value(a.max(b)), holds }
    }

    /// The contrary.
    #[must_use]
    pub const fn contrary(self) -> Self {
        Self { holds: !self.holds, ..self }
    }

    /// The house, where it is about one.
    pub const fn house(&self) -> Option<u8> {
        match self.with {
            With::House(house) => Some(house),
            With::Value(_) => None,
        }
    }

    /// The two values, where it is about two.
    pub const fn both(&self) -> Option<(Value, Value)> {
        match self.with {
            With::House(_) => None,
            With::Value(other) => Some((self.value, other)),
        }
    }

    /// Whether it places a value in a house.
    pub const fn places(&self) -> bool {
        self.holds && matches!(self.with, With::House(_))
    }

    /// Whether it only says where a value is not.
    pub(super) const fn rules_out(&self) -> bool {
        !self.holds && matches!(self.with, With::House(_))
    }

    /// Whether it says the other as well: a placement rules out the rest of its row and column.
    pub(super) fn implies(&self, other: &Self) -> bool {
        let beside = |house: u8| match self.with {
            With::House(own) if self.value == other.value => own != house,
            With::House(own) => own == house && self.value.category == other.value.category,
            With::Value(_) => false,
        };
        self == other || self.places() && !other.holds && other.house().is_some_and(beside)
    }

    /// The same as a hint would say it.
    pub fn relation(&self) -> Relation {
        match (self.with, self.holds) {
            (With::House(house), true) => Relation::In(self.value, Houses::only(house)),
            (With::House(_), false) => Relation::Not(Box::new(self.contrary().relation())),
            (With::Value(other), true) => Relation::Offset(self.value, other, Offsets::SAME),
            (With::Value(other), false) => Relation::Offset(self.value, other, Offsets::DIFFERENT),
        }
    }

    /// The categories that it is about, as bits.
    pub(super) fn categories(&self) -> u32 {
        1 << self.value.category
            | match self.with {
                With::House(_) => 0,
                With::Value(other) => 1 << other.category,
            }
    }
}

/// The candidates left, the values placed, and the pairs known. A placement rules out the rest of
/// its row and column; a last candidate is no placement until somebody has noticed it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Knowledge {
    shape: Shape,
    /// By value.
    candidates: Vec<Houses>,
    /// By value; where what was learnt clashes, what was learnt last.
    placed: Vec<Option<u8>>,
    /// Facts about two values, rising.
    pairs: Vec<Fact>,
}

/// The number of a value, see [`Shape::id`]: plain, for ranges and sums.
pub(super) type Id = usize;

impl Knowledge {
    /// Nothing is known: every value may be in every house.
    pub fn nothing(puzzle: &Puzzle) -> Self {
        Self::of_size(puzzle.houses(), puzzle.categories().len())
    }

    /// Nothing is known of a puzzle of this size.
    pub fn of_size(houses: u8, categories: usize) -> Self {
        let shape = Shape::new(houses, categories as u8);
        Self {
            shape,
            candidates: shape.ids().map(|_| Houses::all(houses)).collect(),
            placed: shape.ids().map(|_| None).collect(),
            pairs: Vec::new(),
        }
    }

    /// What a reader sees in the grid without pencil marks: what is placed, and what goes with what.
    #[must_use]
    pub fn without_marks(&self) -> Self {
        let mut seen = Self::of_size(self.houses(), self.categories());
        seen.pairs.clone_from(&self.pairs);
        for (id, house) in self.placed.iter().enumerate() {
            house.iter().for_each(|&house| seen.learn(Fact::placed(self.value(id), house)));
        }
        seen
    }

    /// How many houses.
    pub fn houses(&self) -> u8 {
        self.shape.houses()
    }

    /// How many categories.
    pub fn categories(&self) -> usize {
        self.shape.categories().into()
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

    /// The answer to a question, once it is known: the index of a value, or of the house.
    ///
    /// # Panics
    /// When the question is of another, larger puzzle.
    pub fn answer(&self, asked: Asked, about: About) -> Option<u8> {
        let house = match about {
            About::Value(value) => self.placed(value)?,
            About::House(house) => house,
        };
        match asked {
            Asked::House => Some(house),
            Asked::Category(category) => (0..self.houses())
                .find(|&index| self.placed(Value { category, index }) == Some(house)),
        }
    }

    /// Takes in a fact, right or wrong.
    ///
    /// # Panics
    /// When the value is of another, larger puzzle.
    pub fn learn(&mut self, fact: Fact) {
        let With::House(house) = fact.with else {
            if let Err(place) = self.pairs.binary_search(&fact) {
                self.pairs.insert(place, fact);
            }
            return;
        };
        let (id, house) = (self.id(fact.value), Houses::only(house));
        if !fact.holds {
            self.candidates[id] = self.candidates[id].difference(house);
            return;
        }
        self.placed[id] = house.iter().next();
        for other in self.category_of(id) {
            let kept = self.candidates[other];
            self.candidates[other] =
                if other == id { kept.intersection(house) } else { kept.difference(house) };
        }
    }

    /// Whether the fact is known, be it as part of another one.
    pub fn knows(&self, fact: Fact) -> bool {
        let id = self.id(fact.value);
        match (fact.with, fact.holds) {
            (With::House(house), true) => self.placed_id(id) == Some(house),
            (With::House(house), false) => !self.candidates[id].contains(house),
            (With::Value(other), holds) => self.knows_pair(fact.value, other, holds),
        }
    }

    fn knows_pair(&self, a: Value, b: Value, holds: bool) -> bool {
        let together = |a, b| self.pairs.binary_search(&Fact::pair(a, b, true)).is_ok();
        let (of_a, of_b) = (self.placed(a), self.placed(b));
        if holds {
            return together(a, b) || of_a.is_some() && of_a == of_b;
        }
        let mut of_b_category = self.row(b).filter(|&other| other != b);
        let mut of_a_category = self.row(a).filter(|&other| other != a);
        self.pairs.binary_search(&Fact::pair(a, b, false)).is_ok()
            || self.candidates(a).intersection(self.candidates(b)).is_empty()
            || of_b_category.any(|other| together(a, other))
            || of_a_category.any(|other| together(other, b))
    }

    /// All values of the value's category.
    pub fn row(&self, value: Value) -> impl Iterator<Item = Value> + Clone + use<> {
        self.shape.values_of(value.category)
    }

    /// The facts about two values that were learnt as such.
    pub fn pairs(&self) -> &[Fact] {
        &self.pairs
    }

    /// Whether every value is placed.
    pub fn is_complete(&self) -> bool {
        self.placed.iter().all(Option::is_some)
    }

    /// The values that are not placed, in the puzzle's order.
    pub fn open(&self) -> impl Iterator<Item = Value> {
        (0..self.placed.len()).filter(|&id| self.placed[id].is_none()).map(|id| self.value(id))
    }

    /// Everything that is known, in as few facts as it takes.
    pub fn facts(&self) -> Vec<Fact> {
        let placed = (0..self.placed.len())
            .filter_map(|id| self.placed_id(id).map(|house| Fact::placed(self.value(id), house)));
        let all = (0..self.placed.len())
            .flat_map(|id| (0..self.houses()).map(move |house| Cell { id, house }));
        let gone = all.filter(|cell| {
            !self.candidates[cell.id].contains(cell.house) && self.speaking_for(*cell) == [None; 2]
        });
        let gone = gone.map(|cell| Fact::ruled_out(self.value(cell.id), cell.house));
        let mut facts: Vec<Fact> = placed.chain(gone).collect();
        facts.sort_unstable();
        facts.extend(&self.pairs);
        facts
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    pub(super) fn id(&self, value: Value) -> Id {
        self.shape.id(value).into()
    }

    pub(super) fn value(&self, id: Id) -> Value {
        self.shape.value(id)
    }

    pub(super) fn masks(&self) -> Vec<u16> {
        self.candidates.iter().map(|houses| houses.bits()).collect()
    }

    pub(super) fn is_placed(&self, id: Id) -> bool {
        self.placed[id].is_some()
    }

    pub(super) fn placed_id(&self, id: Id) -> Option<u8> {
        self.placed[id]
    }

    /// The values of the category that `id` is of.
    pub(super) fn category_of(&self, id: Id) -> std::ops::Range<Id> {
        self.shape.row(self.value(id).category)
    }

    /// Few facts that say why these candidates are gone: a placement speaks for all that it rules
    /// out.
    pub(super) fn reasons(&self, gone: &[Cell]) -> Vec<Fact> {
        let mut facts = Vec::new();
        // Candidates with the placements that speak for them, and for how many each does.
        let mut left: Vec<[Option<Id>; 2]> = Vec::new();
        let mut told = vec![0u32; self.placed.len()];
        for &cell in gone {
            let placements = self.speaking_for(cell);
            if placements == [None; 2] {
                facts.push(Fact::ruled_out(self.value(cell.id), cell.house));
                continue;
            }
            placements.iter().flatten().for_each(|&id| told[id] += 1);
            left.push(placements);
        }
        while !left.is_empty() {
            let mut best: Option<Id> = None;
            for id in left.iter().flat_map(|placements| placements.iter().flatten().copied()) {
                if best.is_none_or(|best| told[id] > told[best]) {
                    best = Some(id);
                }
            }
            let Some(best) = best else { break };
            left.retain(|placements| {
                let is_told = placements.contains(&Some(best));
                if is_told {
                    placements.iter().flatten().for_each(|&id| told[id] -= 1);
                }
                !is_told
            });
            facts.extend(self.placed_id(best).map(|house| Fact::placed(self.value(best), house)));
        }
        facts.sort_unstable();
        facts.dedup();
        facts
    }

    /// The placements that rule a candidate out: the value's own elsewhere, another value's in its
    /// place.
    fn speaking_for(&self, cell: Cell) -> [Option<Id>; 2] {
        let elsewhere = self.placed_id(cell.id).filter(|&house| house != cell.house);
        let instead = self
            .category_of(cell.id)
            .find(|&other| other != cell.id && self.placed_id(other) == Some(cell.house));
        [elsewhere.map(|_| cell.id), instead]
    }
}

/// A candidate: a value and a house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Cell {
    pub id: Id,
    pub house: u8,
}
