//! What an explanation is made of.

use serde::{Deserialize, Serialize};

use puzzle::{Houses, Value};

use super::knowledge::Fact;
use super::technique::Technique;

/// One step: what follows from some hints and some earlier facts. Dropping any of them breaks it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// The hints used, by place in the puzzle, rising.
    pub hints: Vec<usize>,
    /// The earlier facts used.
    pub facts: Vec<Fact>,
    /// What is new. What a placement rules out in its row and column is not listed.
    pub new: Vec<Fact>,
    /// How it is seen, thought by thought.
    pub thoughts: Vec<Thought>,
    /// Where nothing shorter was found: the contrary, supposed until it fails.
    pub case: Option<Case>,
    /// What it costs a reader: 10 a hint, 1 an earlier fact, and the costs of the techniques.
    pub cost: u32,
}

/// One thought within a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// How it is seen.
    pub technique: Technique,
    /// The hints it uses, by place in the puzzle.
    pub hints: Vec<usize>,
    /// What it rests on: earlier facts, or what earlier thoughts of the step found.
    pub because: Vec<Fact>,
    /// What it finds.
    pub new: Vec<Fact>,
    /// The values that it is about besides, and
    pub about: Vec<Value>,
    /// the houses that these take.
    pub within: Houses,
}

/// Something supposed, and how it fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Case {
    /// What is supposed.
    pub supposed: Fact,
    /// What follows from it.
    pub thoughts: Vec<Thought>,
    /// How that ends.
    pub end: CaseEnd,
}

/// How a case fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CaseEnd {
    /// No house is left for the value.
    NoHouse {
        /// The value.
        value: Value,
        /// Why none is.
        because: Vec<Fact>,
    },
    /// No value of the category is left for the house.
    NoValue {
        /// Index of the category.
        category: u8,
        /// Index of the house.
        house: u8,
        /// Why none is.
        because: Vec<Fact>,
    },
    /// Each of these cases fails in turn, and there are no others.
    Split(Vec<Case>),
}

/// Where a story ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// Every value is placed.
    Solved,
    /// Nothing more follows from the hints: each candidate left is in some solution.
    Open,
    /// What is known contradicts the hints; there is no way to complete it.
    Wrong,
    /// The next step would take too long to find.
    GivenUp,
}

impl Step {
    /// The hardest technique used.
    pub fn technique(&self) -> Technique {
        match &self.case {
            Some(case) => case.technique(self.hints.len()),
            None => self.thoughts.iter().map(|t| t.technique).max().unwrap_or(Technique::OnlyHouse),
        }
    }

    /// The cost from its parts.
    pub(super) fn cost_of(
        hints: usize,
        facts: usize,
        thoughts: &[Thought],
        case: Option<&Case>,
    ) -> u32 {
        let techniques: u32 = thoughts.iter().map(|thought| thought.technique.cost()).sum();
        let supposing = case.map_or(0, |case| case.technique(hints).cost() + case.cost());
        10 * hints as u32 + facts as u32 + techniques + supposing
    }
}

impl Case {
    /// What supposing it is, in a step of so many hints: with one or two, and nothing to be told
    /// apart, it is a chain that can be held in mind.
    fn technique(&self, hints: usize) -> Technique {
        match self.end {
            CaseEnd::Split(_) => Technique::Case,
            _ if hints <= 2 => Technique::Chain,
            _ => Technique::Case,
        }
    }

    /// What following it costs a reader, besides having to suppose.
    fn cost(&self) -> u32 {
        let thoughts: u32 = self.thoughts.iter().map(|thought| thought.technique.cost()).sum();
        let inner = match &self.end {
            CaseEnd::NoHouse { .. } | CaseEnd::NoValue { .. } => 0,
            CaseEnd::Split(cases) => {
                cases.iter().map(|case| Technique::Case.cost() + case.cost()).sum()
            }
        };
        thoughts + inner
    }
}
