//! Answers requests: finds facts for as long as it takes, and draws what is known.

use std::ops::ControlFlow;

use super::draw::{Scene, draw};
use super::facts::{Facts, Until};
use super::subject::Subject;
use crate::app::engine::protocol::{self, Landmark, Request, Response, Sign};
use crate::app::engine::service::Listener;
use crate::puzzle::HintSet;
use crate::solver::{Goal, Tally};

/// How long a single count may hold up the drawing, in milliseconds.
const COUNT: f64 = 60.0;
/// How long the counts of all sets may keep the minimal sets waiting, in milliseconds.
const LATTICE: f64 = 1_500.0;
/// How long the first look for the sets of one goal may take, in milliseconds.
const FIRST_LOOK: f64 = 400.0;
/// How long the last look may take, in milliseconds.
const LAST_LOOK: f64 = 20_000.0;

/// The facts about the puzzle that was loaded last.
#[derive(Default)]
pub struct Service {
    facts: Option<Facts>,
}

impl Service {
    /// Answers a request with one drawing after another, each with more in it. `clock` gives the time
    /// in milliseconds. Requests for the other engine are not answered.
    pub fn answer(
        &mut self,
        request: Request,
        clock: &dyn Fn() -> f64,
        listener: Listener<'_>,
        post: &dyn Fn(&Response),
    ) {
        match request {
            Request::Load(problem) => self.facts = Some(Facts::new(problem)),
            Request::Draw { request, subject } => {
                let subject = protocol::decode::<Subject>(&subject);
                let (Some(facts), Some(subject)) = (&mut self.facts, subject) else { return };
                let mut tell = |fraction| listener(&Sign { fraction, ..Sign::default() });
                let mut session = Session { facts, subject, clock, tell: &mut tell, request, post };
                session.run();
            }
            Request::Survey { .. } | Request::Solution { .. } => {}
        }
    }
}

struct Session<'s> {
    facts: &'s mut Facts,
    subject: Subject,
    clock: &'s dyn Fn() -> f64,
    tell: &'s mut dyn FnMut(Option<f64>) -> ControlFlow<()>,
    request: u32,
    post: &'s dyn Fn(&Response),
}

impl Session<'_> {
    fn run(&mut self) {
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
        let places = 0..=self.subject.order.len();
        let steps = places.map(|len| self.count(&self.subject.prefix(len))).collect();
        let all = self.subject.switchable.clone();
        let questions = 0..self.subject.questions.len();
        let mut watch = until(self.clock, self.tell, COUNT);
        let answers = questions.map(|q| self.facts.answer(&all, q, &mut watch)).collect();
        let (active, whole) = (self.count(&self.subject.active.clone()), self.count(&all));
        let turned = match self.facts.levels() {
            Some(_) => {
                let hints: Vec<usize> = all.iter().collect();
                let turned = |&hint: &usize| {
                    let set = self.subject.active.toggled(hint);
                    (hint, self.facts.count(&set, &mut crate::solver::Unwatched))
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
            active,
            whole,
            turned,
        };
        let drawing = protocol::encode(&draw(&scene));
        (self.post)(&Response::Drawn { request: self.request, landmark, drawing });
    }
}

fn until<'w>(
    clock: &'w dyn Fn() -> f64,
    tell: &'w mut dyn FnMut(Option<f64>) -> ControlFlow<()>,
    patience: f64,
) -> Until<'w> {
    Until { clock, end: clock() + patience, tell }
}

#[cfg(test)]
mod tests;
