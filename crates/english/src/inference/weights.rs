//! How much what is seen of two words says of their being values of one category.

use rustc_hash::FxHashMap;

use crate::tokens::{data_lines, named};

/// What is set by hand, by its line in the data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    Apart,
    PerhapsApart,
    Together,
    Strong,
    Weak,
    Active,
    Pair,
    Enough,
    Unlike,
    Named,
    Category,
    Lacking,
}

/// What a learnt weight is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum About {
    /// What is so of a word, for its being a value.
    Value,
    /// What is so of two words, for their being of one category.
    Both,
    /// What is so of one of them only.
    One,
    /// What they are to each other.
    Two,
}

/// The weights.
#[derive(Clone, Debug)]
pub struct Weights {
    set: [f32; Weight::Lacking as usize + 1],
    learnt: [FxHashMap<&'static str, f32>; About::Two as usize + 1],
}

impl Weights {
    /// Those of the data.
    pub fn load() -> Self {
        let mut weights = Self { set: Default::default(), learnt: Default::default() };
        for (number, line) in data_lines(include_str!("../../data/inference.txt")) {
            let known = line.rsplit_once(' ').and_then(|(name, weight)| {
                let weight: f32 = weight.parse().ok()?;
                match name.split_once(' ') {
                    Some((about, name)) => {
                        let about: About = named(about)?;
                        weights.learnt[about as usize].insert(name, weight)
                    }
                    None => Some(std::mem::replace(
                        &mut weights.set[named::<Weight>(name)? as usize],
                        weight,
                    )),
                };
                Some(())
            });
            debug_assert!(known.is_some(), "inference.txt, line {number}");
        }
        weights
    }

    /// How much something counts that is set by hand.
    pub const fn of(&self, weight: Weight) -> f32 {
        self.set[weight as usize]
    }

    /// How much something says that is seen; nothing where it is not known.
    pub fn learnt(&self, about: About, name: &str) -> f32 {
        self.learnt[about as usize].get(name).copied().unwrap_or(0.0)
    }
}
