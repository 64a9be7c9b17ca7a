//! What an explanation is made of.

use serde::{Deserialize, Serialize};

use puzzle::{Houses, Puzzle, Value};

use super::earlier::Earlier;
use super::knowledge::{Fact, Knowledge};
use super::technique::{Case, Technique, Thought, cost, sorted};

/// One step: what follows from some hints and some earlier facts. Dropping any of them breaks it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// The hints used, by place in the puzzle, rising.
    pub hints: Vec<usize>,
    /// What was known before it.
    pub known: Knowledge,
    /// The earlier facts used.
    pub facts: Vec<Fact>,
    /// What is new. What a placement rules out in its row and column is not listed.
    pub new: Vec<Fact>,
    /// Of values that it only rules out somewhere: where they can be afterwards.
    pub left: Vec<(Value, Houses)>,
    /// How it is seen, thought by thought.
    pub thoughts: Vec<Thought>,
    /// Where nothing shorter was found: the contrary, supposed until it fails.
    pub case: Option<Case>,
    /// Whether a reader sees at once how what it finds besides fails, as that does.
    pub likewise: bool,
    /// What the steps before it have said that no grid shows.
    pub earlier: Earlier,
    /// What it costs a reader: 10 a hint, 1 an earlier fact, and the costs of the techniques.
    pub cost: u32,
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

impl Ending {
    /// For programs: "given-up".
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Open => "open",
            Self::Wrong => "wrong",
            Self::GivenUp => "given-up",
        }
    }
}

impl Step {
    /// The printed numbers of its hints.
    pub fn numbers(&self, puzzle: &Puzzle) -> Vec<u32> {
        self.hints.iter().map(|&hint| puzzle.hints()[hint].number).collect()
    }

    /// The hardest technique used.
    pub fn technique(&self) -> Technique {
        match &self.case {
            Some(case) => case.technique(),
            None => self.thoughts.iter().map(|t| t.technique).max().unwrap_or(Technique::OnlyHouse),
        }
    }

    /// The value that the step places where the house that is supposed was the only other one.
    pub(super) fn of_two_houses(&self) -> Option<Value> {
        let (Some(case), [found]) = (&self.case, &self.new[..]) else { return None };
        let other = found.places() && case.supposed.places() && found.value == case.supposed.value;
        other.then_some(found.value)
    }

    /// The two values one of which is in a house, where that is what ruling out the others comes to.
    pub(super) fn one_of_two(&self) -> Option<(u8, Vec<Value>)> {
        let first = self.new.first().filter(|_| self.technique() == Technique::TwoCases)?;
        let house = first.house()?;
        let same = |fact: &Fact| {
            !fact.holds
                && fact.house() == Some(house)
                && fact.value.category == first.value.category
        };
        let left = self.known.row(first.value).filter(|&value| {
            self.known.candidates(value).contains(house)
                && !self.new.iter().any(|fact| fact.value == value)
        });
        let left: Vec<Value> = left.collect();
        let one_of_two = self.new.len() > 1 && left.len() == 2 && self.new.iter().all(same);
        one_of_two.then_some((house, left))
    }

    /// What it and the steps before it have said that no grid shows.
    pub(super) fn said_by_then(&self) -> Earlier {
        let mut said = self.earlier.clone();
        said.choices.extend(self.one_of_two());
        said.narrowed.extend(self.leaves_two());
        said
    }

    /// The values that it leaves two houses, without placing anything there.
    pub(super) fn leaves_two(&self) -> impl Iterator<Item = (Value, Houses)> {
        self.left.iter().copied().filter(|(_, left)| left.len() == 2)
    }

    /// What each conclusion in it costs by itself, up to each placement on the way: cheap ones are no
    /// harder for being told together.
    pub(super) fn efforts(&self) -> Vec<u32> {
        if self.case.is_some() {
            return vec![self.cost];
        }
        let mut efforts = Vec::new();
        let (mut hints, mut facts): (Vec<usize>, Vec<Fact>) = (Vec::new(), Vec::new());
        let mut techniques = 0;
        let last = self.thoughts.len().saturating_sub(1);
        for (i, thought) in self.thoughts.iter().enumerate() {
            hints.extend(&thought.hints);
            facts.extend(thought.because.iter().filter(|fact| self.facts.contains(fact)));
            techniques += thought.technique.cost();
            if i == last || thought.new.iter().any(Fact::places) {
                let (used, known) = (sorted(hints.split_off(0)), sorted(facts.split_off(0)));
                efforts.push(10 * used.len() as u32 + known.len() as u32 + techniques);
                techniques = 0;
            }
        }
        efforts
    }

    /// The thoughts one after another, and those of each case.
    pub(super) fn for_each_train(&mut self, each: &mut impl FnMut(&mut Vec<Thought>)) {
        each(&mut self.thoughts);
        if let Some(case) = &mut self.case {
            case.for_each_train(each);
        }
    }

    /// How many thoughts have to be followed.
    pub(super) fn length(&self) -> usize {
        self.thoughts.len() + self.case.as_ref().map_or(0, Case::length)
    }

    /// About how many words it takes, its hints quoted.
    pub(super) fn words(&self) -> usize {
        words(self.length(), self.hints.len())
    }

    /// Whether there is something to say for it: a thought, a case that fails, or facts alone.
    pub(super) fn is_proven(&self) -> bool {
        self.case.is_some() || !self.thoughts.is_empty() || self.hints.is_empty()
    }

    /// With its cost, from its parts.
    pub(super) fn costed(self) -> Self {
        let supposing = self.case.as_ref().map_or(0, |case| self.technique().cost() + case.cost());
        let (hints, facts) = (self.hints.len() as u32, self.facts.len() as u32);
        Self { cost: 10 * hints + facts + cost(&self.thoughts) + supposing, ..self }
    }
}

/// About how many words so many thoughts take with so many hints, these quoted.
pub(super) fn words(thoughts: usize, hints: usize) -> usize {
    7 * thoughts + 5 * hints
}
