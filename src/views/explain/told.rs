//! What the worker tells of a story, in words: the page needs no way to find or to say it.

use serde::{Deserialize, Serialize};

use explain::{CaseEnd, Ending, Fact, Knowledge, Rating, Step, Technique, Words};
use puzzle::Puzzle;
use solver::Tally;

/// A step of the story, with its words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// The hints used, by place in the puzzle.
    pub hints: Vec<usize>,
    /// The earlier facts used.
    pub facts: Vec<Fact>,
    /// What is new.
    pub new: Vec<Fact>,
    /// What is new, in one sentence.
    pub conclusion: String,
    /// Why, in sentences.
    pub sentences: Vec<String>,
    /// What makes it the next one.
    pub why_now: String,
    /// The name of the hardest technique used; none where a hint says it outright.
    pub technique: Option<String>,
    /// Where the contrary is supposed: the number of cases.
    pub cases: Option<usize>,
    /// How many solutions the hints used so far leave.
    pub left: Tally,
}

impl Told {
    /// The step in words; `before` is the one told before it.
    pub fn of(words: &Words<'_>, step: &Step, before: Option<&Step>, left: Tally) -> Self {
        let technique = step.technique();
        let cases = step.case.as_ref().map(|case| match &case.end {
            CaseEnd::Split(cases) => cases.len(),
            _ => 0,
        });
        Self {
            hints: step.hints.clone(),
            facts: step.facts.clone(),
            new: step.new.clone(),
            conclusion: words.conclusion(step),
            sentences: words.reasons(step),
            why_now: words.why_now(step, before),
            technique: (technique != Technique::Stated).then(|| technique.name().to_owned()),
            cases,
            left,
        }
    }

    /// The printed numbers of its hints.
    pub fn numbers(&self, puzzle: &Puzzle) -> Vec<u32> {
        self.hints.iter().map(|&hint| puzzle.hints()[hint].number).collect()
    }
}

/// How a story ends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct End {
    /// Where.
    pub ending: Ending,
    /// The same in a sentence.
    pub words: String,
    /// How many solutions all the hints leave.
    pub left: Tally,
    /// Of a story that solves the puzzle: how hard it is.
    pub rating: Option<Rating>,
    /// And its hardest step.
    pub insight: Option<String>,
}

impl End {
    /// The end of a story of these steps.
    pub fn of(puzzle: &Puzzle, steps: &[Step], ending: Ending, left: Tally) -> Self {
        let words = Words::of(puzzle);
        let mut known = Knowledge::nothing(puzzle);
        steps.iter().flat_map(|step| &step.new).for_each(|&fact| known.learn(fact));
        let solved = ending == Ending::Solved;
        Self {
            words: words.ending(&ending, &known),
            rating: solved.then(|| Rating::of(steps)),
            insight: words.insight(steps).filter(|_| solved),
            ending,
            left,
        }
    }
}
