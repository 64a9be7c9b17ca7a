//! How much what is seen of two words says of their being values of one category.

use crate::tokens::data_lines;

/// What has a weight, by its line in the data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    Base,
    OtherCue,
    SameKind,
    SpokenKind,
    OtherKind,
    BothSpoken,
    AkinKind,
    SameList,
    OtherList,
    BothNames,
    NameAndWord,
    BothNumbers,
    NumberAndWord,
    BothCapital,
    SameForm,
    BothTitled,
    OneTitled,
    SameLength,
    SameEnding,
    OneBound,
    BothAct,
    OneActs,
    SamePreposition,
    Apart,
    PerhapsApart,
    Together,
    Strong,
    OfPlace,
    Weak,
    Active,
    Mention,
    Cued,
    Known,
    Capital,
    Listed,
    Pair,
    Join,
    Whole,
    OneMissing,
    Missing,
    Enough,
    LeastOfLast,
    Least,
    LeastBesideLists,
    Completed,
    Rest,
    Unlike,
    Doubtful,
}

/// How the data call them, in the order of [`Weight`].
const NAMES: [&str; 48] = [
    "base",
    "other-cue",
    "same-kind",
    "spoken-kind",
    "other-kind",
    "both-spoken",
    "akin-kind",
    "same-list",
    "other-list",
    "both-names",
    "name-and-word",
    "both-numbers",
    "number-and-word",
    "both-capital",
    "same-form",
    "both-titled",
    "one-titled",
    "same-length",
    "same-ending",
    "one-bound",
    "both-act",
    "one-acts",
    "same-preposition",
    "apart",
    "perhaps-apart",
    "together",
    "strong",
    "of-place",
    "weak",
    "active",
    "mention",
    "cued",
    "known",
    "capital",
    "listed",
    "pair",
    "join",
    "whole",
    "one-missing",
    "missing",
    "enough",
    "least-of-last",
    "least",
    "least-beside-lists",
    "completed",
    "rest",
    "unlike",
    "doubtful",
];

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
        &NAMES
    }

    /// All of them, to be fitted.
    pub const fn all_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }
}
