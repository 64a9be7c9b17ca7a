//! A puzzle and its parts. A [`Puzzle`] is valid by construction: [`Puzzle::new`] checks once, and
//! everything behind it relies on that.

use serde::{Deserialize, Serialize};

use super::pattern::{is_phrase, is_place};
use super::sets::Reading;
use super::{
    HintSet, Houses, Invalid, MAX_CATEGORIES, MAX_HOUSES, MIN_HOUSES, Offsets, Relation, Shape,
    Value,
};

/// What is asked: what stands in a house, or which house it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asked {
    /// The value of the category with this index.
    Category(u8),
    /// The house itself; only of a value.
    House,
}

/// What a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum About {
    /// A value, wherever it is.
    Value(Value),
    /// The house with this index.
    House(u8),
}

impl Asked {
    /// That what is asked `about` something has the answer with this index.
    pub fn answered(self, about: About, answer: u8) -> Relation {
        match (self, about) {
            (Self::Category(category), About::Value(value)) => {
                Relation::Offset(value, Value { category, index: answer }, Offsets::SAME)
            }
            (Self::Category(category), About::House(house)) => {
                Relation::In(Value { category, index: answer }, Houses::only(house))
            }
            (Self::House, About::Value(value)) => Relation::In(value, Houses::only(answer)),
            // No puzzle asks this: it is true whatever the hints say, or false.
            (Self::House, About::House(house)) if house == answer => Relation::And(Vec::new()),
            (Self::House, About::House(_)) => Relation::Or(Vec::new()),
        }
    }
}

impl About {
    /// Whether a puzzle of this shape has it, and what is asked about it.
    pub fn fits(self, asked: Asked, shape: Shape) -> bool {
        let answered = match asked {
            Asked::Category(category) => category < shape.categories(),
            Asked::House => true,
        };
        answered
            && match self {
                Self::Value(value) => shape.contains(value),
                Self::House(house) => house < shape.houses(),
            }
    }

    /// The value, if it is one.
    pub fn value(self) -> Option<Value> {
        match self {
            Self::Value(value) => Some(value),
            Self::House(_) => None,
        }
    }
}

/// A category assigns its values to the houses one to one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Category {
    /// As the reader sees it, such as "Pet".
    pub name: String,
    /// One for each house, all different.
    pub values: Vec<String>,
    /// How a sentence names one of them, such as "the {} scarf": see [`super::wording`]. Empty where
    /// the puzzle does not say.
    pub phrase: String,
}

impl Category {
    /// A category that leaves to others how its values are named.
    pub fn new(name: String, values: Vec<String>) -> Self {
        Self { name, values, phrase: String::new() }
    }
}

/// One statement: its words and what they mean.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The number printed beside it; numbers need not start at 1 but are all different.
    pub number: u32,
    /// The statement in words.
    pub text: String,
    /// What it means; `None` when that is not known, and then the hint cannot be switched on.
    pub relation: Option<Relation>,
}

impl Hint {
    /// How it is read now, if it puts one value to the left or right of another with nothing
    /// around it; only such a hint has two readings.
    pub fn reading(&self) -> Option<Reading> {
        match self.relation {
            Some(Relation::Offset(_, _, offsets)) => offsets.reading(),
            _ => None,
        }
    }
}

/// What the puzzle wants to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The question in words.
    pub text: String,
    /// What is asked.
    pub asked: Asked,
    /// About what.
    pub about: About,
}

/// The parts that [`Puzzle::new`] checks and puts together.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PuzzleParts {
    /// As the reader sees it.
    pub title: String,
    /// How many houses, 2..=16.
    pub houses: u8,
    /// How a sentence names one of them, such as "in the {} seat": see [`super::wording`]. Empty
    /// where the puzzle does not say.
    pub place: String,
    /// At least 1, at most 32.
    pub categories: Vec<Category>,
    /// Any number, in reading order.
    pub hints: Vec<Hint>,
    /// Any number; the first is the main one.
    pub questions: Vec<Question>,
}

impl PuzzleParts {
    /// Only these hints, by index, with their numbers.
    pub fn keep_hints(&mut self, hints: &HintSet) {
        let mut index = 0..;
        self.hints.retain(|_| index.next().is_some_and(|i| hints.contains(i)));
    }
}

/// A zebra puzzle: houses in a row, categories, hints, questions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle(PuzzleParts);

impl Puzzle {
    /// Checks the parts and puts them together.
    ///
    /// # Errors
    /// Sizes out of range, wording that is none, a category without exactly one different value for each house, two
    /// categories or hints with one name, a relation or question about something that is not there,
    /// the house of a house.
    pub fn new(parts: PuzzleParts) -> Result<Self, Invalid> {
        check(&parts)?;
        Ok(Self(parts))
    }

    /// The title.
    pub fn title(&self) -> &str {
        &self.0.title
    }

    /// How many houses, 2..=16.
    pub fn houses(&self) -> u8 {
        self.0.houses
    }

    /// How a sentence names a house, where the puzzle says it.
    pub fn place(&self) -> &str {
        &self.0.place
    }

    /// The categories, 1..=32.
    pub fn categories(&self) -> &[Category] {
        &self.0.categories
    }

    /// The hints in reading order.
    pub fn hints(&self) -> &[Hint] {
        &self.0.hints
    }

    /// The questions; the first is the main one.
    pub fn questions(&self) -> &[Question] {
        &self.0.questions
    }

    /// The name of a value of this puzzle.
    ///
    /// # Panics
    /// When the value is of another, larger puzzle.
    pub fn name(&self, value: Value) -> &str {
        &self.0.categories[usize::from(value.category)].values[usize::from(value.index)]
    }

    /// The parts again, to change them.
    pub fn into_parts(self) -> PuzzleParts {
        self.0
    }
}

impl From<&Puzzle> for Shape {
    fn from(puzzle: &Puzzle) -> Self {
        Self::new(puzzle.houses(), puzzle.categories().len() as u8)
    }
}

fn check(parts: &PuzzleParts) -> Result<(), Invalid> {
    if !(MIN_HOUSES..=MAX_HOUSES).contains(&parts.houses) {
        return Err(Invalid::Houses(parts.houses));
    }
    if parts.categories.is_empty() || parts.categories.len() > usize::from(MAX_CATEGORIES) {
        return Err(Invalid::Categories(parts.categories.len()));
    }
    if !is_place(&parts.place) {
        return Err(Invalid::Place(parts.place.clone()));
    }
    for (c, category) in parts.categories.iter().enumerate() {
        let name = &category.name;
        if !is_phrase(&category.phrase) {
            return Err(Invalid::Phrase(category.phrase.clone()));
        }
        if category.values.len() != usize::from(parts.houses) {
            return Err(Invalid::Values {
                category: name.clone(),
                values: category.values.len(),
                houses: parts.houses,
            });
        }
        if let Some(twice) = repeated(&category.values) {
            return Err(Invalid::ValueTwice { category: name.clone(), value: twice.clone() });
        }
        if parts.categories[..c].iter().any(|other| other.name == *name) {
            return Err(Invalid::CategoryTwice(name.clone()));
        }
    }
    let shape = Shape::new(parts.houses, parts.categories.len() as u8);
    let mut numbers = Vec::new();
    for hint in &parts.hints {
        let number = hint.number;
        match numbers.binary_search(&number) {
            Ok(_) => return Err(Invalid::HintTwice(number)),
            Err(place) => numbers.insert(place, number),
        }
        let Some(relation) = &hint.relation else { continue };
        if relation.depth() > Relation::MAX_DEPTH {
            return Err(Invalid::TooDeep(number));
        }
        if !relation.fits(shape) {
            return Err(Invalid::HintOfNothing(number));
        }
    }
    for question in &parts.questions {
        if let (Asked::House, About::House(_)) = (question.asked, question.about) {
            return Err(Invalid::HouseOfHouse(question.text.clone()));
        }
        if !question.about.fits(question.asked, shape) {
            return Err(Invalid::QuestionOfNothing(question.text.clone()));
        }
    }
    Ok(())
}

fn repeated(names: &[String]) -> Option<&String> {
    names.iter().enumerate().find(|(i, name)| names[..*i].contains(name)).map(|(_, name)| name)
}
