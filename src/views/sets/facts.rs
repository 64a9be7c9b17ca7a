//! Everything found about the sets of hints of one puzzle, piece by piece.

use std::ops::ControlFlow;

use puzzle::HintSet;
use solver::{
    Core, Count, Found, Goal, HintSets, Lattice, NoLattice, Problem, Progress, SetSearch, Tally,
    Watch,
};

use super::levels::Levels;

/// How many minimal sets are looked for at most: nobody reads more.
const MOST_SETS: usize = 60;

/// What is known by now; it only grows.
pub struct Facts {
    core: Core,
    /// The counts of all sets, once they are there.
    all: Option<(Lattice, Levels)>,
    goals: Vec<Pursuit>,
}

/// The sets that reach one goal.
pub struct Pursuit {
    /// What they are to achieve.
    pub goal: Goal,
    /// The hints to choose from.
    universe: HintSet,
    search: SetSearch,
    /// What is known of them.
    pub known: HintSets,
    over: bool,
}

impl Facts {
    /// Nothing is known yet.
    pub fn new(problem: Problem) -> Self {
        Self { core: Core::new(problem), all: None, goals: Vec::new() }
    }

    /// Whether the counts of all sets are few enough to be found at all.
    pub fn has_lattice(&self) -> bool {
        let hints = self.core.problem().constraints().iter().flatten().count();
        hints <= Lattice::MAX_HINTS
    }

    /// How the counts of all sets spread, once that is known.
    pub fn levels(&self) -> Option<&Levels> {
        self.all.as_ref().map(|(_, levels)| levels)
    }

    /// Finds the counts of all sets; whether they are there by now.
    pub fn find_lattice(&mut self, watch: &mut dyn Watch) -> bool {
        if self.all.is_none() {
            match self.core.lattice(watch) {
                Ok(lattice) => {
                    let levels = Levels::of(&lattice);
                    self.all = Some((lattice, levels));
                }
                Err(NoLattice::TooManyHints | NoLattice::Stopped) => return false,
            }
        }
        true
    }

    /// How many solutions these hints have.
    pub fn count(&mut self, set: &HintSet, watch: &mut dyn Watch) -> Tally {
        match &self.all {
            Some((lattice, _)) => Tally::Exact(lattice.get(set)),
            None => self.core.count(set, watch),
        }
    }

    /// The answer that these hints settle the question on, by place.
    pub fn answer(
        &mut self,
        set: &HintSet,
        question: usize,
        watch: &mut dyn Watch,
    ) -> Option<usize> {
        let counts = self.core.answers(set, watch).into_iter().nth(question)?;
        let mut possible = (0..counts.len()).filter(|&answer| !counts[answer].number().is_zero());
        possible.next().filter(|_| possible.next().is_none())
    }

    /// What is known of the sets among these hints that reach the goal.
    pub fn pursuit(&self, universe: &HintSet, goal: Goal) -> Option<&Pursuit> {
        self.goals.iter().find(|other| other.goal == goal && other.universe == *universe)
    }

    /// Looks for the sets among these hints that reach the goal; whether that is over.
    pub fn pursue(&mut self, universe: &HintSet, goal: Goal, watch: &mut dyn Watch) -> bool {
        let same = |other: &Pursuit| other.goal == goal && other.universe == *universe;
        let place = self.goals.iter().position(same).unwrap_or_else(|| {
            let search = self.core.set_search(universe, goal);
            let (universe, known) = (universe.clone(), search.so_far());
            self.goals.push(Pursuit { goal, universe, search, known, over: false });
            self.goals.len() - 1
        });
        let pursuit = &mut self.goals[place];
        while !pursuit.over {
            match pursuit.search.advance(watch) {
                Found::Set(_) => pursuit.over = pursuit.search.so_far().sets.len() >= MOST_SETS,
                Found::NoMore | Found::OutOfReach => pursuit.over = true,
                Found::Stopped => break,
            }
        }
        pursuit.known = pursuit.search.so_far();
        if pursuit.known.sets.len() >= MOST_SETS && !pursuit.known.complete {
            pursuit.over = true;
        }
        pursuit.over
    }
}

/// Lets work go on until a moment, and tells how far it has come.
pub struct Until<'w> {
    /// Gives the time in milliseconds.
    pub clock: &'w dyn Fn() -> f64,
    /// When to stop, on that clock.
    pub end: f64,
    /// Told about progress; may stop it too.
    pub tell: &'w mut dyn FnMut(Option<f64>) -> ControlFlow<()>,
}

impl Watch for Until<'_> {
    fn tick(&mut self, progress: &Progress) -> ControlFlow<()> {
        (self.tell)(progress.fraction)?;
        if (self.clock)() > self.end { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// How far down a logarithmic scale from `top` to 1 a count stands: 0 at the top, 1 where one
/// solution is left, and beyond where none is.
pub fn depth(count: &Count, top: &Count) -> f64 {
    (1.0 - count.log10() / top.log10().max(0.1)).clamp(0.0, 1.06)
}
