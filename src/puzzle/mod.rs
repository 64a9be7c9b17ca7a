//! The model: what a zebra puzzle is, in words and in relations.

mod hint_set;
mod model;
mod random;
mod relation;
mod sets;

pub use hint_set::HintSet;
pub use model::{
    Asked, Category, Hint, Invalid, MAX_CATEGORIES, MAX_HOUSES, MIN_HOUSES, Puzzle, PuzzleParts,
    Question, Value,
};
pub use random::{Mix, Recipe};
pub use relation::{Order, Relation};
pub use sets::{Houses, Offsets};
