//! The model: what a zebra puzzle is, in words and in relations.

mod dice;
pub mod english;
mod hint_set;
pub mod link;
pub mod mistake;
mod model;
pub mod numbers;
mod ordinals;
pub mod pack;
pub mod preset;
#[cfg(test)]
mod random;
pub mod reading;
mod recipe;
mod relation;
mod sets;
pub mod text;
pub mod wording;

pub use dice::Dice;
pub use hint_set::HintSet;
pub use mistake::Mistake;
pub use model::{
    About, Asked, Category, Hint, Invalid, MAX_CATEGORIES, MAX_HOUSES, MIN_HOUSES, Puzzle,
    PuzzleParts, Question, Value,
};
pub use ordinals::ORDINALS;
pub use recipe::{Mix, Recipe};
pub use relation::{Order, Relation};
pub use sets::{Houses, Offsets};
