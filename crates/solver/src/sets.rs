//! Minimal sets of hints that reach a goal, smallest first: those that leave one solution, those
//! that settle a question, and those that contradict each other.
//!
//! Implicit hitting sets (Reiter 1987; MARCO, Liffiton et al. 2016; SMUS, Ignatiev et al. 2015).
//! An arrangement that stands in the way of the goal (another solution, another answer, any
//! solution) breaks some hints, and every set that reaches the goal has one of those. So: take
//! the smallest set of hints that has one for each arrangement met so far. If no arrangement
//! stands in its way it is a smallest one; otherwise there is one arrangement more. Each such
//! arrangement is first bettered until what it breaks cannot be made less.
//!
//! What it does not do: promise an end. The number of minimal sets can be exponential in the
//! number of hints; the search can be stopped, and says whether it has found all.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use puzzle::HintSet;

use super::constraint::{Constraint, Lowered, lower};
use super::hitting::Hitting;
use super::problem::Problem;
use super::solution::{Solution, find, find_other};
use super::watch::{Meter, Stopped, Watch};

/// What a set of hints is to achieve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// Exactly one solution.
    OneSolution,
    /// One answer to the question of this index, with one solution or more.
    Answer(usize),
    /// No solution: the hints contradict each other.
    Conflict,
}

/// What became of looking for one more set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// The next one: no smaller one is left.
    Set(HintSet),
    /// There are no more.
    NoMore,
    /// Not even all hints together reach the goal.
    OutOfReach,
    /// The watch stopped it; it can go on.
    Stopped,
}

/// What is known about the sets that reach a goal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HintSets {
    /// Whether all hints together reach the goal; `None` when stopped before that was known.
    pub within_reach: Option<bool>,
    /// Minimal sets, smallest first.
    pub sets: Vec<HintSet>,
    /// Whether those are all.
    pub complete: bool,
    /// Every set not listed has at least this many hints, except that one found on the way may
    /// stand in `sets` before any is proven smallest.
    pub at_least: usize,
    /// The hints in every set; `None` when not known.
    pub essential: Option<HintSet>,
    /// The hints in no minimal set; `None` when not known.
    pub never_needed: Option<HintSet>,
}

/// A search for minimal sets, one after another; it can be stopped and goes on where it was.
#[derive(Debug)]
pub struct SetSearch {
    problem: Problem,
    hints: Rc<[Option<Lowered>]>,
    /// The hints to choose from.
    universe: HintSet,
    goal: Goal,
    start: Start,
    /// Of each of these every set must have one.
    corrections: Vec<HintSet>,
    essential: Option<HintSet>,
    /// A minimal set, not proven smallest.
    handy: Option<HintSet>,
    found: Vec<HintSet>,
    at_least: usize,
    complete: bool,
}

#[derive(Debug)]
enum Start {
    Ahead,
    OutOfReach,
    /// What stands in the way of the goal.
    Known(Obstacle),
}

#[derive(Debug)]
enum Obstacle {
    AnySolution,
    OtherThan(Solution),
    With(Vec<Constraint>),
}

impl SetSearch {
    pub(super) fn new(
        problem: Problem,
        hints: Rc<[Option<Lowered>]>,
        universe: &HintSet,
        goal: Goal,
    ) -> Self {
        let known = |&hint: &usize| hints.get(hint).is_some_and(Option::is_some);
        Self {
            universe: universe.iter().filter(known).collect(),
            problem,
            hints,
            goal,
            start: Start::Ahead,
            corrections: Vec::new(),
            essential: None,
            handy: None,
            found: Vec::new(),
            at_least: 0,
            complete: false,
        }
    }

    /// Looks for the next smallest set.
    pub fn advance(&mut self, watch: &mut dyn Watch) -> Found {
        self.advance_metered(&mut Meter::new(watch)).unwrap_or(Found::Stopped)
    }

    /// What is known so far.
    pub fn so_far(&self) -> HintSets {
        let within_reach = match self.start {
            Start::Ahead => None,
            Start::OutOfReach => Some(false),
            Start::Known(_) => Some(true),
        };
        let needed = |hint: &usize| self.found.iter().any(|set| set.contains(*hint));
        let never = || self.universe.iter().filter(|hint| !needed(hint)).collect();
        let handy = self.handy.iter().filter(|_| self.found.is_empty());
        HintSets {
            within_reach,
            sets: self.found.iter().chain(handy).cloned().collect(),
            complete: self.complete,
            at_least: self.at_least,
            essential: self.essential.clone(),
            never_needed: (self.complete && within_reach == Some(true)).then(never),
        }
    }

    fn advance_metered(&mut self, meter: &mut Meter<'_>) -> Result<Found, Stopped> {
        if let Start::Ahead = self.start {
            self.start = self.begin(meter)?;
        }
        if let Start::OutOfReach = self.start {
            self.complete = true;
            return Ok(Found::OutOfReach);
        }
        if self.essential.is_none() {
            self.find_essential(meter)?;
        }
        if self.handy.is_none() {
            self.find_handy(meter)?;
        }
        loop {
            let hitting = Hitting {
                elements: self.hints.len(),
                to_hit: self.corrections.iter().map(elements).collect(),
                barred: self.found.iter().map(elements).collect(),
            };
            let Some(choice) = hitting.smallest(self.at_least, meter)? else {
                self.complete = true;
                return Ok(Found::NoMore);
            };
            let choice: HintSet = choice.into_iter().map(usize::from).collect();
            self.at_least = choice.len();
            let mut larger = choice.clone();
            // Obstacles with nothing in common, as many as there are.
            while let Some(broken) = self.obstacle(&larger, meter)? {
                let correction = self.bettered(broken, meter)?;
                correction.iter().for_each(|hint| larger.insert(hint));
                self.corrections.push(correction);
            }
            if larger == choice {
                self.found.push(choice.clone());
                return Ok(Found::Set(choice));
            }
        }
    }

    /// Whether all hints together reach the goal, and what an obstacle is then.
    fn begin(&self, meter: &mut Meter<'_>) -> Result<Start, Stopped> {
        let all = &self.universe;
        let first = find(&self.problem, &self.hints, all, &[], meter)?;
        let obstacle = match (self.goal, first) {
            (Goal::Conflict, None) => Obstacle::AnySolution,
            (Goal::OneSolution, Some(solution)) => Obstacle::OtherThan(solution),
            (Goal::Answer(question), Some(solution)) => {
                let Some(&(asked, about)) = self.problem.questions().get(question) else {
                    return Ok(Start::OutOfReach);
                };
                let same = asked.answered(about, solution.answer(asked, about));
                Obstacle::With(lower(self.problem.shape(), same.contrary()))
            }
            _ => return Ok(Start::OutOfReach),
        };
        Ok(match self.find_obstacle(&obstacle, all, meter)? {
            None => Start::Known(obstacle),
            Some(_) => Start::OutOfReach,
        })
    }

    fn find_obstacle(
        &self,
        obstacle: &Obstacle,
        set: &HintSet,
        meter: &mut Meter<'_>,
    ) -> Result<Option<Solution>, Stopped> {
        let (problem, hints) = (&self.problem, &self.hints);
        match obstacle {
            Obstacle::AnySolution => find(problem, hints, set, &[], meter),
            Obstacle::OtherThan(known) => find_other(problem, hints, set, known, meter),
            Obstacle::With(constraints) => find(problem, hints, set, constraints, meter),
        }
    }

    /// What an obstacle to this set breaks, if there is one.
    fn obstacle(&self, set: &HintSet, meter: &mut Meter<'_>) -> Result<Option<HintSet>, Stopped> {
        let Start::Known(obstacle) = &self.start else { return Ok(None) };
        let found = self.find_obstacle(obstacle, set, meter)?;
        Ok(found.map(|solution| {
            let broken = solution.broken(&self.problem);
            broken.iter().filter(|&hint| self.universe.contains(hint)).collect()
        }))
    }

    /// An obstacle that breaks a part of this and nothing that could be spared.
    fn bettered(&self, mut broken: HintSet, meter: &mut Meter<'_>) -> Result<HintSet, Stopped> {
        let tried: Vec<usize> = broken.iter().collect();
        for hint in tried {
            if broken.contains(hint) {
                let spared = |&h: &usize| !broken.contains(h) || h == hint;
                let kept = self.universe.iter().filter(spared).collect();
                if let Some(less) = self.obstacle(&kept, meter)? {
                    broken = less;
                }
            }
        }
        Ok(broken)
    }

    /// The hints without which all others do not reach the goal.
    fn find_essential(&mut self, meter: &mut Meter<'_>) -> Result<(), Stopped> {
        let mut essential = HintSet::none();
        for hint in self.universe.iter() {
            let mut others = self.universe.clone();
            others.remove(hint);
            if self.obstacle(&others, meter)?.is_some() {
                essential.insert(hint);
            }
        }
        self.corrections = essential.iter().map(|hint| [hint].into_iter().collect()).collect();
        self.essential = Some(essential);
        Ok(())
    }

    /// A minimal set, by leaving out what can be left out, in turn.
    fn find_handy(&mut self, meter: &mut Meter<'_>) -> Result<(), Stopped> {
        let essential = self.essential.clone().unwrap_or_default();
        let mut set = self.universe.clone();
        for hint in self.universe.iter().filter(|&hint| !essential.contains(hint)) {
            set.remove(hint);
            if self.obstacle(&set, meter)?.is_some() {
                set.insert(hint);
            }
        }
        self.handy = Some(set);
        Ok(())
    }
}

fn elements(set: &HintSet) -> Vec<u16> {
    set.iter().map(|hint| hint as u16).collect()
}
