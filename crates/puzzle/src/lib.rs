//! The model: what a zebra puzzle is, in words and in relations.

pub mod escape;
mod hint_set;
mod invalid;
pub mod mistake;
mod model;
pub mod numbers;
mod ordinals;
pub mod pack;
mod random;
pub mod reading;
mod recipe;
mod relation;
mod sets;
mod shape;
pub mod text;
pub mod wording;

pub use hint_set::HintSet;
pub use invalid::Invalid;
pub use mistake::Mistake;
pub use model::{
    About, Asked, Category, Hint, MAX_CATEGORIES, MAX_HOUSES, MIN_HOUSES, Puzzle, PuzzleParts,
    Question, Value,
};
pub use ordinals::ORDINALS;
pub use random::Random;
pub use recipe::{Mix, Recipe};
pub use relation::{Extent, Form, Order, Pairs, Relation, Statement, Verdict};
pub use sets::{Houses, Offsets};
pub use shape::{ByCell, ByPlace, ByValue, Place, Shape, ValueId};
