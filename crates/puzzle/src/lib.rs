//! What a zebra puzzle is: houses, categories of values, hints and questions. What a hint means is a
//! [`Relation`]; what it says is text.
//!
//! A [`Puzzle`] is checked once, by [`Puzzle::new`], and can be relied on from then on.
//!
//! | module | what it is for |
//! |---|---|
//! | [`text`] | the text format, `.zebra` |
//! | [`pack`] | a whole puzzle in a few hundred characters, for links |
//! | [`reading`] | "left of" and "right of": immediately, or somewhere on that side |
//! | [`numbers`] | lists of hint numbers, such as `1-8,11` |
//! | [`wording`] | what a puzzle calls its places and values |
//! | [`paint`] | which names are colours, and what they look like |
//! | [`escape`] | a puzzle's words made safe for HTML, Markdown and links |
//! | [`mistake`] | what people get wrong, with sentences that help |
//!
//! It does not solve puzzles (`solver` does) or understand English (`english` does).
//!
//! ```
//! use puzzle::{HintSet, numbers, text::Document};
//!
//! let text = "
//! Color: red, blue
//! Pet: dog, cat
//!
//! 1. The dog lives in the red house :: dog = red
//! 2. The cat's house is the first :: cat @ first
//! ";
//! let puzzle = Document::read(text).unwrap().into_puzzle();
//! assert_eq!(puzzle.houses(), 2);
//!
//! let dog = &puzzle.hints()[0];
//! assert_eq!(dog.text, "The dog lives in the red house");
//! // True where both are in the same house.
//! assert!(dog.relation.as_ref().unwrap().holds(&|_value| 1));
//!
//! let both: HintSet = numbers::read(&puzzle, "1-2").unwrap();
//! assert_eq!(both.len(), 2);
//! ```

pub mod escape;
mod hint_set;
mod invalid;
pub mod mistake;
mod model;
pub mod numbers;
mod ordinals;
pub mod pack;
pub mod paint;
mod pattern;
mod random;
pub mod reading;
mod relation;
mod sets;
mod shape;
pub mod text;
mod worded;
pub mod wording;

pub use hint_set::HintSet;
pub use invalid::Invalid;
pub use mistake::Mistake;
pub use model::{About, Asked, Category, Hint, Puzzle, PuzzleParts, Question};
pub use ordinals::ORDINALS;
pub use random::Random;
pub use relation::{Extent, Form, Order, Pairs, Relation, Statement, Verdict};
pub use sets::{Houses, Offsets};
pub use shape::{
    ByCell, ByPlace, ByValue, MAX_CATEGORIES, MAX_HOUSES, MIN_HOUSES, Place, Shape, Value, ValueId,
};
