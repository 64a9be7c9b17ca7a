//! What can be asked of an engine, and what it says.

use std::rc::Rc;

use puzzle::{HintSet, Puzzle};
use solver::{Partial, Solution, Survey};

/// Something to compute.
#[derive(Clone, PartialEq, Debug)]
pub struct Job {
    /// What it is about.
    pub puzzle: Rc<Puzzle>,
    /// The hints that are on.
    pub active: HintSet,
    /// The number of the page's request.
    pub request: u32,
    /// What is wanted.
    pub task: Task,
}

impl Job {
    /// Whether a newer job of this kind makes it pointless.
    pub fn is_main(&self) -> bool {
        matches!(self.task, Task::Survey | Task::Tool(_))
    }
}

/// What is to be computed. The engine of Explore knows the first two, that of the other views the
/// last.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// All that Explore shows.
    Survey,
    /// The solution at this place.
    Solution(u64),
    /// A [`Job`](crate::tools::Job) as bytes.
    Tool(Rc<[u8]>),
}

/// What the engine says.
pub enum Report {
    /// A survey is done.
    Survey {
        /// The number of the page's request.
        request: u32,
        /// What was found.
        survey: Survey,
    },
    /// It takes long.
    Alive {
        /// The number of the page's request.
        request: u32,
        /// Known so far.
        partial: Partial,
    },
    /// A solution has been found, or that there are not so many.
    Solution {
        /// The number of the page's request.
        request: u32,
        /// Its place, from 0.
        index: u64,
        /// The solution.
        solution: Option<Solution>,
    },
    /// A job of another view has come further.
    Tool {
        /// The number of the page's request.
        request: u32,
        /// Whether nothing follows.
        last: bool,
        /// What the kind of job says it is.
        news: Vec<u8>,
    },
    /// A job cannot be done.
    Failed {
        /// The number of the page's request.
        request: u32,
        /// Why, in plain words.
        why: &'static str,
    },
}
