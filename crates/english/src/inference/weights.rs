//! How much what is seen of two words says of their being values of one category.

use crate::tokens::data_lines;

macro_rules! weights {
    ($($name:literal => $weight:ident,)*) => {
        /// What has a weight, by its line in the data.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Weight { $($weight,)* }

        /// How the data call them, in the order of [`Weight`].
        const NAMES: &[&str] = &[$($name,)*];
    };
}

weights! {
    "base" => Base,
    "other-cue" => OtherCue,
    "same-kind" => SameKind,
    "spoken-kind" => SpokenKind,
    "other-kind" => OtherKind,
    "both-spoken" => BothSpoken,
    "akin-kind" => AkinKind,
    "same-list" => SameList,
    "other-list" => OtherList,
    "both-names" => BothNames,
    "name-and-word" => NameAndWord,
    "both-numbers" => BothNumbers,
    "number-and-word" => NumberAndWord,
    "both-capital" => BothCapital,
    "same-form" => SameForm,
    "both-titled" => BothTitled,
    "one-titled" => OneTitled,
    "same-length" => SameLength,
    "same-ending" => SameEnding,
    "both-act" => BothAct,
    "one-acts" => OneActs,
    "same-preposition" => SamePreposition,
    "apart" => Apart,
    "perhaps-apart" => PerhapsApart,
    "together" => Together,
    "strong" => Strong,
    "of-place" => OfPlace,
    "weak" => Weak,
    "active" => Active,
    "mention" => Mention,
    "known" => Known,
    "capital" => Capital,
    "listed" => Listed,
    "pair" => Pair,
    "join" => Join,
    "whole" => Whole,
    "one-missing" => OneMissing,
    "missing" => Missing,
    "enough" => Enough,
    "least-of-last" => LeastOfLast,
    "least" => Least,
    "least-beside-lists" => LeastBesideLists,
    "completed" => Completed,
    "rest" => Rest,
    "unlike" => Unlike,
    "doubtful" => Doubtful,
}

/// The weights.
#[derive(Clone, Debug)]
pub struct Weights([f32; NAMES.len()]);

impl Weights {
    /// Those of the data.
    pub fn load() -> Self {
        let mut weights = Self([0.0; NAMES.len()]);
        for (number, line) in data_lines(include_str!("../../data/inference.txt")) {
            let parsed = line.split_once(' ').and_then(|(name, weight)| {
                let place = NAMES.iter().position(|known| *known == name)?;
                weights.0[place] = weight.parse().ok()?;
                Some(())
            });
            debug_assert!(parsed.is_some(), "inference.txt, line {number}");
        }
        weights
    }

    /// How much something counts.
    pub const fn of(&self, weight: Weight) -> f32 {
        self.0[weight as usize]
    }

    /// What has a weight.
    pub const fn names() -> &'static [&'static str] {
        NAMES
    }

    /// All of them, to be fitted.
    pub const fn all_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }
}
