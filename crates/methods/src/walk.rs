//! Depth-first search with its stack made explicit, so that it can rest after any step.

use solver::Count;

use super::{Search, Table, step_by_step};

/// A tree of choices, one level after another.
pub(super) trait Tree {
    /// How many levels there are; every path that gets so far is a solution.
    fn depth(&self) -> usize;

    /// How many options the level has, given the choices above it.
    fn options(&self, level: usize) -> u64;

    /// Takes an option. Where it does not fit, nothing has changed.
    fn choose(&mut self, level: usize, option: u64) -> Fit;

    /// Takes the last choice back.
    fn undo(&mut self, level: usize);

    /// What is placed now.
    fn table(&self) -> Table;
}

/// How an option fares.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fit {
    /// It contradicts what is placed; counted as a node or not.
    No { counted: bool },
    /// It is taken.
    Yes { counted: bool },
}

#[derive(Clone, Copy)]
struct Level {
    next: u64,
    options: u64,
}

/// A search through a [`Tree`].
pub(super) struct Walk<T> {
    tree: T,
    path: Vec<Level>,
    visited: u64,
    found: u64,
    done: bool,
    /// The path is complete and its last choice has yet to be taken back.
    at_leaf: bool,
}

impl<T: Tree> Walk<T> {
    pub(super) fn new(tree: T) -> Self {
        let path = match tree.depth() {
            0 => Vec::new(),
            _ => vec![Level { next: 0, options: tree.options(0) }],
        };
        Self { tree, path, visited: 0, found: 0, done: false, at_leaf: false }
    }

    fn step(&mut self) {
        if std::mem::take(&mut self.at_leaf) && !self.path.is_empty() {
            self.tree.undo(self.path.len() - 1);
        }
        let depth = self.path.len();
        let Some(level) = self.path.last_mut() else {
            self.done = true;
            self.found += u64::from(depth == self.tree.depth());
            return;
        };
        if level.next == level.options {
            self.path.pop();
            match self.path.len() {
                0 => self.done = true,
                above => self.tree.undo(above - 1),
            }
            return;
        }
        level.next += 1;
        let option = level.next - 1;
        let fit = self.tree.choose(depth - 1, option);
        let (Fit::No { counted } | Fit::Yes { counted }) = fit;
        self.visited += u64::from(counted);
        if let Fit::No { .. } = fit {
            return;
        }
        if depth == self.tree.depth() {
            self.at_leaf = true;
            self.found += 1;
        } else {
            self.path.push(Level { next: 0, options: self.tree.options(depth) });
        }
    }
}

impl<T: Tree> Search for Walk<T> {
    fn advance(&mut self, steps: u64) {
        step_by_step(self, steps, Self::step);
    }

    fn visited(&self) -> u64 {
        self.visited
    }

    fn found(&self) -> Count {
        self.found.into()
    }

    fn is_done(&self) -> bool {
        self.done
    }

    /// Each option of a level counts for as much of the level as any other.
    fn fraction(&self) -> Option<f64> {
        if self.done {
            return Some(1.0);
        }
        let (mut done, mut part) = (0.0, 1.0);
        for (i, level) in self.path.iter().enumerate() {
            part /= level.options.max(1) as f64;
            // The last option of all levels but the lowest is still under way.
            let open = u64::from(i + 1 < self.path.len() && level.next > 0);
            done += part * (level.next - open) as f64;
        }
        Some(done)
    }

    fn table(&self) -> Table {
        self.tree.table()
    }
}
