//! Finds facts for as long as it takes, and draws what is known.

use serde::{Deserialize, Serialize};

use super::draw::{Scene, draw};
use super::facts::{Facts, Until};
use super::subject::Subject;
use crate::drawing::Drawing;
use crate::engine::protocol;
use crate::tools::context::{Context, Tell};
use puzzle::HintSet;
use solver::{Goal, Problem, Tally, tighten};

/// How far a drawing has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Landmark {
    /// More is to come.
    Sketch,
    /// The counts of all sets have just been found; more is to come.
    Lattice,
    /// As much as will be known.
    Done,
}

/// A whole picture; it takes the place of the last one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct News {
    /// How far it has come.
    pub landmark: Landmark,
    /// The picture.
    pub drawing: Drawing,
}

/// How long a single count may hold up the drawing, in milliseconds.
const COUNT: f64 = 60.0;
/// How long the counts of all sets may keep the minimal sets waiting, in milliseconds.
const LATTICE: f64 = 1_500.0;
/// How long the first look for the sets of one goal may take, in milliseconds.
const FIRST_LOOK: f64 = 400.0;
/// How long the last look may take, in milliseconds.
const LAST_LOOK: f64 = 20_000.0;

/// The facts about one puzzle.
pub struct Service {
    facts: Facts,
}

impl Service {
    /// Nothing is known yet.
    pub fn new(problem: Problem) -> Self {
        Self { facts: Facts::new(problem) }
    }

    /// Draws one picture after another, each with more in it.
    pub fn answer(&mut self, subject: Subject, context: &mut Context<'_>) {
        let Context { clock, tell, post } = context;
        Session { facts: &mut self.facts, subject, clock: *clock, tell: *tell, post: *post }.run();
    }
}

struct Session<'s> {
    facts: &'s mut Facts,
    subject: Subject,
    clock: &'s dyn Fn() -> f64,
    tell: Tell<'s>,
    post: &'s mut dyn FnMut(bool, Vec<u8>),
}

impl Session<'_> {
    fn run(mut self) {
        let cached = self.facts.levels().is_some();
        let mut counted = !self.facts.has_lattice() || cached;
        if !counted {
            self.show(Landmark::Sketch);
            counted = self.facts.find_lattice(&mut until(self.clock, self.tell, LATTICE));
            if counted {
                self.show(Landmark::Lattice);
            }
        }
        let goals = self.goals();
        let mut over = vec![false; goals.len()];
        for ((universe, goal), over) in goals.iter().zip(&mut over) {
            let known = self.facts.pursuit(universe, *goal).is_some();
            *over =
                self.facts.pursue(universe, *goal, &mut until(self.clock, self.tell, FIRST_LOOK));
            if !known && !*over {
                self.show(Landmark::Sketch);
            }
        }
        if !counted {
            self.show(Landmark::Sketch);
            if self.facts.find_lattice(&mut until(self.clock, self.tell, f64::INFINITY)) {
                self.show(Landmark::Lattice);
            }
        }
        for ((universe, goal), over) in goals.iter().zip(&over) {
            if !over {
                self.facts.pursue(universe, *goal, &mut until(self.clock, self.tell, LAST_LOOK));
                self.show(Landmark::Sketch);
            }
        }
        self.show(Landmark::Done);
    }

    /// What sets are to achieve, and the hints to choose from.
    fn goals(&mut self) -> Vec<(HintSet, Goal)> {
        let all = self.subject.switchable.clone();
        let mut goals = Vec::new();
        if let Some(universe) = self.contradictory() {
            goals.push((universe, Goal::Conflict));
        }
        goals.push((all.clone(), Goal::OneSolution));
        let questions = 0..self.subject.questions.len();
        goals.extend(questions.map(|question| (all.clone(), Goal::Answer(question))));
        goals
    }

    /// Hints without any solution: those that are on, or else all.
    fn contradictory(&mut self) -> Option<HintSet> {
        let sets = [self.subject.active.clone(), self.subject.switchable.clone()];
        sets.into_iter()
            .find(|set| matches!(self.count(set), Tally::Exact(count) if count.is_zero()))
    }

    fn count(&mut self, set: &HintSet) -> Tally {
        self.facts.count(set, &mut until(self.clock, self.tell, COUNT))
    }

    fn show(&mut self, landmark: Landmark) {
        let conflict = self.contradictory();
        let all = self.subject.switchable.clone();
        let sets: Vec<HintSet> = (0..=self.subject.order.len())
            .map(|len| self.subject.prefix(len))
            .chain([self.subject.active.clone(), all.clone()])
            .collect();
        let tallies: Vec<Tally> = sets.iter().map(|set| self.count(set)).collect();
        let mut counted: Vec<(HintSet, Tally)> = sets.into_iter().zip(tallies).collect();
        tighten(&mut counted);
        let mut steps: Vec<Tally> = counted.into_iter().map(|(_, tally)| tally).collect();
        let others = steps.split_off(steps.len() - 2);
        let questions = 0..self.subject.questions.len();
        let mut watch = until(self.clock, self.tell, COUNT);
        let answers = questions.map(|q| self.facts.answer(&all, q, &mut watch)).collect();
        let turned = match self.facts.levels() {
            Some(_) => {
                let hints: Vec<usize> = all.iter().collect();
                let turned = |&hint: &usize| {
                    let set = self.subject.active.toggled(hint);
                    (hint, self.facts.count(&set, &mut solver::Unwatched))
                };
                hints.iter().map(turned).collect()
            }
            None => Vec::new(),
        };
        let scene = Scene {
            subject: &self.subject,
            levels: self.facts.levels(),
            has_lattice: self.facts.has_lattice(),
            sufficient: self.facts.pursuit(&all, Goal::OneSolution).map(|pursuit| &pursuit.known),
            questions: (0..self.subject.questions.len())
                .map(|q| self.facts.pursuit(&all, Goal::Answer(q)).map(|pursuit| &pursuit.known))
                .collect(),
            conflict: conflict.as_ref().map(|universe| {
                (universe, self.facts.pursuit(universe, Goal::Conflict).map(|p| &p.known))
            }),
            steps,
            answers,
            active: others[0].clone(),
            whole: others[1].clone(),
            turned,
        };
        let news = News { landmark, drawing: draw(&scene) };
        (self.post)(landmark == Landmark::Done, protocol::encode(&news));
    }
}

fn until<'w>(clock: &'w dyn Fn() -> f64, tell: Tell<'w>, patience: f64) -> Until<'w> {
    Until { clock, end: clock() + patience, tell }
}

#[cfg(test)]
mod tests;
