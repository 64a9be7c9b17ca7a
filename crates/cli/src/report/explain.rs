//! `zebra explain`: the solution step by step.

use std::fmt;
use std::ops::ControlFlow;

use explain::{
    Ending, Fact, Knowledge, Level, PostStep, Rating, Step, Story, Technique, With, Words,
    hints_used, post,
};
use puzzle::{HintSet, Puzzle};
use serde::Serialize;
use solver::{Progress, Tally, Watch, tighten};

use super::solutions;
use crate::setup::Setup;

#[derive(Serialize)]
pub struct Report {
    #[serde(skip)]
    title: String,
    steps: Vec<Told>,
    /// `solved`, `open`, `wrong` (there is no solution) or `given-up`.
    ending: &'static str,
    /// The same as a sentence.
    text: String,
    /// The printed numbers of hints that clash, where there is no solution.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    conflict: Vec<u32>,
    /// How many solutions the hints leave.
    count: String,
    exact: bool,
    #[serde(skip)]
    tally: Tally,
    /// The values still open, each with the houses left, from 1.
    open: Vec<Open>,
    rating: Rated,
}

#[derive(Serialize)]
struct Told {
    number: usize,
    technique: Technique,
    /// The printed numbers of the hints used.
    hints: Vec<u32>,
    /// The earlier facts used.
    facts: Vec<Known>,
    /// What is new; what placements rule out in their rows and columns is not listed.
    new: Vec<Known>,
    text: String,
    #[serde(skip)]
    conclusion: String,
    cost: u32,
    /// How many solutions the hints used so far leave.
    count: String,
    exact: bool,
}

#[derive(Serialize)]
struct Known {
    category: String,
    value: String,
    /// From 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<u8>,
    /// A value of another category, in whichever house.
    #[serde(skip_serializing_if = "Option::is_none")]
    with: Option<Named>,
    /// Whether the value is in the house, or goes with the other one, or does not.
    is: bool,
}

#[derive(Serialize)]
struct Named {
    category: String,
    value: String,
}

#[derive(Serialize)]
struct Open {
    category: String,
    value: String,
    houses: Vec<u8>,
}

#[derive(Serialize)]
struct Rated {
    score: u32,
    level: Level,
    hardest: u32,
    total: u32,
    /// The score with its fraction.
    #[serde(skip)]
    exact: String,
}

pub fn report(setup: &Setup) -> Report {
    let (puzzle, mut core, mut watch) = (&setup.puzzle, setup.core(), setup.watch());
    let mut story = Story::new(puzzle, &setup.active, Knowledge::nothing(puzzle));
    let words = Words::of(puzzle);
    let mut steps: Vec<Step> = Vec::new();
    let mut used = HintSet::none();
    let mut counted: Vec<(HintSet, Tally)> = Vec::new();
    let stopped = Progress { at_least: Default::default(), fraction: None, nodes: 0 };
    while watch.tick(&stopped) == ControlFlow::Continue(()) {
        let Some(step) = story.next() else { break };
        step.hints.iter().for_each(|&hint| used.insert(hint));
        counted.push((used.clone(), core.count(&used, &mut watch)));
        steps.push(step);
    }
    let ending = story.ending().cloned().unwrap_or(Ending::GivenUp);
    counted.push((setup.active.clone(), core.count(&setup.active, &mut watch)));
    tighten(&mut counted);
    let tally = counted[steps.len()].1.clone();
    let told = steps.iter().zip(&counted).enumerate();
    let told = told.map(|(i, (step, (_, left)))| tell(puzzle, &words, step, i + 1, left)).collect();
    let known = story.known();
    let conflict = core.conflict(&setup.active, &tally, &mut watch);
    let rating = Rating::of(&steps);
    Report {
        title: puzzle.title().to_owned(),
        steps: told,
        ending: ending.name(),
        text: match ending {
            Ending::Wrong => phrases::clash(puzzle, &conflict),
            _ => words.ending(&ending, known),
        },
        conflict: setup.numbers(&conflict),
        count: tally.number().to_string(),
        exact: tally.exact().is_some(),
        tally,
        open: known
            .open()
            .map(|value| Open {
                category: category(puzzle, value.category),
                value: puzzle.name(value).to_owned(),
                houses: known.candidates(value).iter().map(|house| house + 1).collect(),
            })
            .collect(),
        rating: Rated {
            score: rating.score,
            level: rating.level,
            hardest: rating.hardest,
            total: rating.total,
            exact: rating.exact(),
        },
    }
}

fn category(puzzle: &Puzzle, category: u8) -> String {
    puzzle.categories()[usize::from(category)].name.clone()
}

fn tell(puzzle: &Puzzle, words: &Words<'_>, step: &Step, number: usize, left: &Tally) -> Told {
    let known = |fact: &Fact| Known {
        category: category(puzzle, fact.value.category),
        value: puzzle.name(fact.value).to_owned(),
        house: fact.house().map(|house| house + 1),
        with: match fact.with {
            With::House(_) => None,
            With::Value(other) => Some(Named {
                category: category(puzzle, other.category),
                value: puzzle.name(other).to_owned(),
            }),
        },
        is: fact.holds,
    };
    Told {
        number,
        technique: step.technique(),
        hints: step.numbers(puzzle),
        facts: step.facts.iter().map(known).collect(),
        new: step.new.iter().map(known).collect(),
        text: words.step(step).join(" "),
        conclusion: words.conclusion(step),
        cost: step.cost,
        count: left.number().to_string(),
        exact: left.exact().is_some(),
    }
}

impl Report {
    /// A line on how it ends and how hard it was.
    fn last_words(&self) -> String {
        let rating = format!("Difficulty: {} ({}).", self.rating.level.name(), self.rating.exact);
        match self.ending {
            "solved" => format!("{} {rating}", self.text),
            _ => format!("{} The hints leave {}.", self.text, solutions(&self.tally)),
        }
    }

    /// For a post.
    pub fn markdown(&self) -> String {
        let steps = self.steps.iter().map(|told| PostStep {
            hints: told.hints.clone(),
            words: told.text.clone(),
            conclusion: told.conclusion.clone(),
        });
        post(&self.title, steps, &self.last_words())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for told in &self.steps {
            let hints = hints_used(&told.hints);
            let (first, rest) = hints.split_at(1);
            writeln!(f, "{}. {}{rest}: {}", told.number, first.to_uppercase(), told.text)?;
        }
        writeln!(f, "\n{}", self.last_words())?;
        for open in &self.open {
            let houses: Vec<String> = open.houses.iter().map(u8::to_string).collect();
            writeln!(f, "{} {}: {}", open.category, open.value, houses.join(", "))?;
        }
        Ok(())
    }
}
