//! The text format, as it is documented.

mod documents;
mod errors;
mod names;
mod questions;
mod relations;
mod wording;

use super::super::{
    About, Asked, Hint, Houses, Offsets, Order, PuzzleParts, Question, Relation, Value,
};
use super::*;

pub(super) const HEAD: &str = "Color: red, green, white, yellow, blue\n\
                    Nationality: Brit, Swede, Dane, Norwegian, German\n\
                    Pet: dog, bird, Pall Mall, horse, red\n";

fn value(category: u8, index: u8) -> Value {
    Value { category, index }
}

const GREEN: Value = Value { category: 0, index: 1 };
const WHITE: Value = Value { category: 0, index: 2 };
const BRIT: Value = Value { category: 1, index: 0 };
const DOG: Value = Value { category: 2, index: 0 };

fn relation(formal: &str) -> Relation {
    let text = format!("{HEAD}1. text :: {formal}\n");
    let document = Document::read(&text).unwrap_or_else(|errors| panic!("{formal}: {errors}"));
    document.into_puzzle().into_parts().hints[0].relation.clone().unwrap()
}

fn errors(text: &str) -> Vec<String> {
    match Document::read(text) {
        Ok(_) => panic!("reads: {text}"),
        Err(errors) => errors.list().iter().map(ToString::to_string).collect(),
    }
}

/// The errors of a hint on line 4, without their line.
fn complaints(formal: &str) -> Vec<String> {
    let errors = errors(&format!("{HEAD}1. :: {formal}"));
    errors.iter().map(|error| error.strip_prefix("line 4, column ").unwrap().to_owned()).collect()
}
