//! Why parts do not make a puzzle.

use std::fmt;

use crate::pattern::SLOT;
use crate::{MAX_CATEGORIES, MAX_HOUSES, MIN_HOUSES, Relation};

/// Why parts do not make a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Invalid {
    /// So many houses.
    Houses(u8),
    /// So many categories.
    Categories(usize),
    /// A pattern that names no place.
    Place(String),
    /// A pattern that names no value.
    Phrase(String),
    /// A category with more or fewer values than there are houses.
    Values {
        /// Its name.
        category: String,
        /// How many it has.
        values: usize,
        /// How many houses there are.
        houses: u8,
    },
    /// A value twice in a category.
    ValueTwice {
        /// The name of the category.
        category: String,
        /// The value.
        value: String,
    },
    /// Two categories of this name.
    CategoryTwice(String),
    /// Two hints with this number.
    HintTwice(u32),
    /// A hint, by its number, whose relation nests too deep.
    TooDeep(u32),
    /// A hint, by its number, about a value that is not there.
    HintOfNothing(u32),
    /// A question, by its text, that asks for the house of a house.
    HouseOfHouse(String),
    /// A question, by its text, about something that is not there.
    QuestionOfNothing(String),
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Houses(houses) => {
                write!(f, "a puzzle has {MIN_HOUSES} to {MAX_HOUSES} houses, not {houses}")
            }
            Self::Categories(categories) => {
                write!(f, "a puzzle has 1 to {MAX_CATEGORIES} categories, not {categories}")
            }
            Self::Place(place) => write!(
                f,
                "expected how to name a place, such as `in the {SLOT} seat`, found `{place}`"
            ),
            Self::Phrase(phrase) => write!(
                f,
                "expected how to name a value, such as `the {SLOT} scarf` with {SLOT} once, found \
                 `{phrase}`"
            ),
            Self::Values { category, values, houses } => {
                write!(f, "{category} has {values} values, but there are {houses} houses")
            }
            Self::ValueTwice { category, value } => {
                write!(f, "{category} has the value {value} twice")
            }
            Self::CategoryTwice(name) => write!(f, "there are two categories named {name}"),
            Self::HintTwice(number) => write!(f, "there are two hints with the number {number}"),
            Self::TooDeep(number) => {
                write!(f, "hint {number} nests more than {} levels deep", Relation::MAX_DEPTH)
            }
            Self::HintOfNothing(number) => {
                write!(f, "hint {number} names a value that is not there")
            }
            Self::HouseOfHouse(text) => write!(
                f,
                "the question \"{text}\" asks for the house of a house; ask for a category"
            ),
            Self::QuestionOfNothing(text) => {
                write!(f, "the question \"{text}\" is about something that is not there")
            }
        }
    }
}

impl std::error::Error for Invalid {}
