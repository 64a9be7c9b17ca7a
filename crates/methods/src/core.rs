//! Our core, as one method among the others: it counts, and does not go through solutions.

use std::ops::ControlFlow;

use puzzle::{HintSet, Shape};
use solver::{self, Count, Problem, Progress, Tally};

use super::{Search, Subject, Table};

/// Each call starts anew, so one that takes longer would keep its caller from answering.
const MOST_NODES: u64 = 200_000;

pub(super) struct Core {
    core: solver::Core,
    active: HintSet,
    shape: Shape,
    nodes: u64,
    tally: Tally,
    fraction: Option<f64>,
}

impl Core {
    pub(super) fn new(subject: &Subject) -> Self {
        let problem: &Problem = subject.problem();
        Self {
            core: solver::Core::new(problem.clone()),
            active: subject.active().clone(),
            shape: subject.shape(),
            nodes: 0,
            tally: Tally::AtLeast(Count::default()),
            fraction: None,
        }
    }
}

impl Search for Core {
    /// Starts anew each time, with what it remembers, and gives up after so many nodes; so each
    /// call has to allow more than the last one took.
    fn advance(&mut self, steps: u64) {
        if self.is_done() || self.gave_up() {
            return;
        }
        let allowed = steps.max(self.nodes.saturating_mul(2)).min(MOST_NODES);
        let mut nodes = 0;
        let mut fraction = None;
        let mut watch = |progress: &Progress| {
            nodes = progress.nodes;
            fraction = progress.fraction;
            if nodes < allowed { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        self.tally = self.core.count(&self.active, &mut watch);
        (self.nodes, self.fraction) = (nodes, fraction);
    }

    /// To the last sixteen.
    fn visited(&self) -> u64 {
        self.nodes
    }

    fn found(&self) -> Count {
        self.tally.number().clone()
    }

    fn is_done(&self) -> bool {
        self.tally.exact().is_some()
    }

    fn gave_up(&self) -> bool {
        !self.is_done() && self.nodes >= MOST_NODES
    }

    fn fraction(&self) -> Option<f64> {
        if self.is_done() { Some(1.0) } else { self.fraction }
    }

    fn table(&self) -> Table {
        Table::filled(self.shape, None)
    }
}
