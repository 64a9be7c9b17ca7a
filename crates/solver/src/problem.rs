//! A puzzle as numbers: what is left of it when the words are taken away.

use serde::{Deserialize, Serialize};

use puzzle::{About, Asked, MAX_CATEGORIES, MAX_HOUSES, MIN_HOUSES, Puzzle, Relation, Shape};

/// A puzzle without its words. Valid by construction, also after deserialisation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked", into = "Unchecked")]
pub struct Problem(Unchecked);

/// The parts that [`Problem::new`] checks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Unchecked {
    houses: u8,
    categories: u8,
    constraints: Vec<Option<Relation>>,
    questions: Vec<(Asked, About)>,
}

impl Problem {
    /// Checks the parts: `constraints` has one entry a hint, `None` for one whose meaning is not
    /// known; each question is what is asked about what.
    ///
    /// # Errors
    /// A sentence: sizes out of range, relations nested too deep, values, houses or categories that are not
    /// there, the house of a house.
    pub fn new(
        houses: u8,
        categories: u8,
        constraints: Vec<Option<Relation>>,
        questions: Vec<(Asked, About)>,
    ) -> Result<Self, String> {
        Unchecked { houses, categories, constraints, questions }.try_into()
    }

    /// How many houses and categories.
    pub fn shape(&self) -> Shape {
        Shape::new(self.0.houses, self.0.categories)
    }

    /// How many houses, 2..=16.
    pub fn houses(&self) -> u8 {
        self.0.houses
    }

    /// How many categories, 1..=32.
    pub fn categories(&self) -> u8 {
        self.0.categories
    }

    /// What each hint says, where that is known.
    pub fn constraints(&self) -> &[Option<Relation>] {
        &self.0.constraints
    }

    /// What is asked, and about what.
    pub fn questions(&self) -> &[(Asked, About)] {
        &self.0.questions
    }
}

impl From<&Puzzle> for Problem {
    fn from(puzzle: &Puzzle) -> Self {
        // A puzzle keeps stricter rules than a problem, so there is nothing left to check.
        Self(Unchecked {
            houses: puzzle.houses(),
            categories: puzzle.categories().len() as u8,
            constraints: puzzle.hints().iter().map(|hint| hint.relation.clone()).collect(),
            questions: puzzle.questions().iter().map(|q| (q.asked, q.about)).collect(),
        })
    }
}

impl From<Problem> for Unchecked {
    fn from(problem: Problem) -> Self {
        problem.0
    }
}

impl TryFrom<Unchecked> for Problem {
    type Error = String;

    fn try_from(parts: Unchecked) -> Result<Self, String> {
        check(&parts)?;
        Ok(Self(parts))
    }
}

fn check(parts: &Unchecked) -> Result<(), String> {
    let Unchecked { houses, categories, .. } = *parts;
    if !(MIN_HOUSES..=MAX_HOUSES).contains(&houses) {
        return Err(format!("a problem has {MIN_HOUSES} to {MAX_HOUSES} houses, not {houses}"));
    }
    if !(1..=MAX_CATEGORIES).contains(&categories) {
        return Err(format!("a problem has 1 to {MAX_CATEGORIES} categories, not {categories}"));
    }
    let shape = Shape::new(houses, categories);
    for (h, relation) in parts.constraints.iter().enumerate() {
        let Some(relation) = relation else { continue };
        if relation.depth() > Relation::MAX_DEPTH {
            return Err(format!("hint {h} nests more than {} levels deep", Relation::MAX_DEPTH));
        }
        if !relation.fits(shape) {
            return Err(format!("hint {h} is about a value that is not there"));
        }
    }
    for (q, &(asked, about)) in parts.questions.iter().enumerate() {
        if let (Asked::House, About::House(_)) = (asked, about) {
            return Err(format!("question {q} asks for the house of a house"));
        }
        if !about.fits(asked, shape) {
            return Err(format!("question {q} is about something that is not there"));
        }
    }
    Ok(())
}
