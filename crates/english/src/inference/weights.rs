//! How much what is seen of two words says of their being values of one category.

use crate::tokens::{data_lines, named};

/// What has a weight, by its line in the data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    Base,
    SameKind,
    SpokenKind,
    OtherKind,
    BothSpoken,
    AkinKind,
    SameList,
    BothNames,
    NameAndWord,
    BothNumbers,
    NumberAndWord,
    BothCapital,
    SameForm,
    SameLength,
    BothAct,
    SamePreposition,
    Apart,
    PerhapsApart,
    Together,
    Strong,
    Weak,
    Active,
    Mention,
    Known,
    Capital,
    Pair,
    Enough,
    Unlike,
    Named,
    Doubtful,
    Category,
    Lacking,
}

/// The weights.
#[derive(Clone, Debug)]
pub struct Weights([f32; Weight::Lacking as usize + 1]);

impl Weights {
    /// Those of the data.
    pub fn load() -> Self {
        let mut weights = Self([0.0; Weight::Lacking as usize + 1]);
        for (name, weight) in Self::lines() {
            let known = named::<Weight>(name).zip(weight.parse().ok());
            debug_assert!(known.is_some(), "inference.txt, {name}");
            if let Some((known, weight)) = known {
                weights.0[known as usize] = weight;
            }
        }
        weights
    }

    fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
        let lines = data_lines(include_str!("../../data/inference.txt"));
        lines.filter_map(|(_, line)| line.split_once(' '))
    }

    /// How much something counts.
    pub const fn of(&self, weight: Weight) -> f32 {
        self.0[weight as usize]
    }

    /// All of them by their names in the data.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, f32)> + '_ {
        let known = |(name, _)| Some((name, self.of(named(name)?)));
        Self::lines().filter_map(known)
    }

    /// All of them, to be fitted.
    pub const fn all_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }
}
