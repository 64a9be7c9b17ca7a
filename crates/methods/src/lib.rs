//! The ways of solving that people have written about, side by side. All find the same solutions;
//! they differ in what they visit on the way.
//!
//! Each is a search that can be stopped after any step, looked into and resumed. There is no clock:
//! whoever wants times measures them outside. The [core](Method::Core) is here for comparison; to
//! count solutions, use `solver`.
//!
//! ```
//! use methods::{Method, Run, Subject};
//! use puzzle::numbers;
//! use solver::Problem;
//!
//! let puzzle = presets::find("fish").unwrap().puzzle();
//! let subject = Subject::new(Problem::from(&puzzle), &numbers::switchable(&puzzle));
//! let mut run = Run::new(Method::NestedPermutations, &subject).unwrap();
//! while !run.standing().done {
//!     run.advance(1_000);
//! }
//! assert_eq!(run.standing().visited, 5_520);
//! assert!(run.standing().solutions.exact().unwrap().is_one());
//! ```
//!
//! | file | method |
//! |---|---|
//! | `permutations` | brute force over all arrangements, with a value fixed or not; nested permutations tested early |
//! | `hint_driven` | hint by hint, each placing its values and taking them back |
//! | `unification` | as Prolog does it |
//! | `cells` | plain backtracking, cell by cell |
//! | `sat` | switches, unit propagation and learned clauses |
//! | `core` | our core |
//! | `walk`, `board` | what the depth-first ones share: the search, and a table partly filled |
//! | `subject` | what all are set to work on |

mod board;
mod cells;
mod core;
mod hint_driven;
mod permutations;
mod sat;
mod subject;
mod unification;
mod walk;

use serde::{Deserialize, Serialize};

use puzzle::ByPlace;
use solver::{Count, Tally};

use permutations::Tests;
pub use subject::Subject;

/// The index of the value of each category in each house, where one is placed.
pub type Table = ByPlace<Option<u8>>;

puzzle::worded! {
    /// A way of solving, roughly from the slowest to the fastest.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    pub enum Method {
        /// What programs call it.
        pub id;
        /// What readers see.
        pub name: &'static str;
        /// One of what it visits, and several.
        units: (&'static str, &'static str);
        /// How it works, in a sentence or two.
        pub how: &'static str;
    } {
        /// All arrangements, each tested when it is complete.
        BruteForce = "brute-force", "Brute force",
            ("arrangement", "arrangements"),
            "Makes every arrangement there is, and tests the hints on each when it is complete.";
        /// The same with a value that a hint puts into a house there from the start.
        BruteForceFixed = "brute-force-fixed", "Brute force, one value fixed",
            ("arrangement", "arrangements"),
            "The same, but a value that one hint puts into a house stays there from the start.";
        /// Permutations in nested loops, hints tested as early as their values are known.
        NestedPermutations = "nested-permutations", "Nested permutations",
            ("permutation", "permutations"),
            "One loop over the permutations of each category, one inside the other; a hint is \
             tested in the outermost loop where all its values are known.";
        /// Cell by cell.
        Cells = "cells", "Cell by cell",
            ("cell filled", "cells filled"),
            "Fills the table cell by cell, no value twice in a category, and goes back when \
             the last value of a hint is placed and breaks it.";
        /// As Prolog does it.
        Unification = "unification", "Unification, as in Prolog",
            ("unification", "unifications"),
            "A list of houses with gaps; each hint picks houses and fills gaps in them, as \
             Prolog's unification does, and goes back when it cannot.";
        /// Each hint places its values.
        HintDriven = "hint-driven", "Hint by hint",
            ("hint placed", "hints placed"),
            "Takes the hints in their order: each puts its values into the next houses that \
             suit it, and takes them back when no later hint finds a place.";
        /// Switches, unit propagation, learned clauses.
        Sat = "sat", "Switches with learning (SAT)",
            ("decision", "decisions"),
            "A switch for each value in each house. Follows what each switch forces, and \
             learns a new rule from each contradiction.";
        /// Our core.
        Core = "core", "Our core",
            ("node", "nodes"),
            "Rules out houses with bitmasks, splits what is left into parts that do not touch, \
             and multiplies their counts; it does not go through the solutions.";
    }
}

impl Method {
    /// What it counts: the things visited, in the plural.
    pub fn unit(self) -> &'static str {
        self.units().1
    }

    /// The same for so many of them.
    pub fn unit_of(self, visited: u64) -> &'static str {
        if visited == 1 { self.units().0 } else { self.units().1 }
    }
}

/// One method at work.
trait Search {
    /// Goes on for about so many steps, a microsecond or less each.
    fn advance(&mut self, steps: u64);

    fn visited(&self) -> u64;

    /// How many solutions it has come to so far.
    fn found(&self) -> Count;

    fn is_done(&self) -> bool;

    /// Which part of the search is done, 0..=1, where that can be told; it never falls. Parts take
    /// unequal times, so what it says about the time left is an estimate.
    fn fraction(&self) -> Option<f64>;

    fn table(&self) -> Table;

    /// Whether it can go no further, within bounded memory and time for a slice.
    fn gave_up(&self) -> bool {
        false
    }
}

/// Goes on step by step until the search is done.
fn step_by_step<S: Search>(search: &mut S, steps: u64, step: impl Fn(&mut S)) {
    for _ in 0..steps {
        if search.is_done() {
            break;
        }
        step(search);
    }
}

/// A method at work on a problem; it rests between calls of [`Run::advance`].
pub struct Run(Box<dyn Search>);

/// Where a run stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// What has been visited so far, in the method's unit.
    pub visited: u64,
    /// How many solutions there are, or at least.
    pub solutions: Tally,
    /// Whether the search is through.
    pub done: bool,
    /// Whether it can go no further, within bounded memory and time for a slice.
    pub gave_up: bool,
    /// Which part of the search is done, 0..=1, where that can be told.
    pub fraction: Option<f64>,
}

impl Run {
    /// A method, about to begin. `None` where it has nothing to work with: no hint puts a value into
    /// a house of its own.
    pub fn new(method: Method, subject: &Subject) -> Option<Self> {
        let search: Box<dyn Search> = match method {
            Method::BruteForce => Box::new(permutations::search(subject, Tests::Innermost, None)),
            Method::BruteForceFixed => {
                let fixed = permutations::fixed(subject)?;
                Box::new(permutations::search(subject, Tests::Innermost, Some(fixed)))
            }
            Method::NestedPermutations => {
                Box::new(permutations::search(subject, Tests::AsEarlyAsKnown, None))
            }
            Method::HintDriven => Box::new(hint_driven::search(subject)),
            Method::Unification => Box::new(unification::search(subject)),
            Method::Cells => Box::new(cells::search(subject)),
            Method::Sat => Box::new(sat::Sat::new(subject)),
            Method::Core => Box::new(core::Core::new(subject)),
        };
        Some(Self(search))
    }

    /// Goes on for about so many steps, each a small fraction of a millisecond.
    pub fn advance(&mut self, steps: u64) {
        self.0.advance(steps);
    }

    /// Where it stands.
    pub fn standing(&self) -> Standing {
        let (done, found) = (self.0.is_done(), self.0.found());
        Standing {
            visited: self.0.visited(),
            solutions: if done { Tally::Exact(found) } else { Tally::AtLeast(found) },
            done,
            gave_up: self.0.gave_up(),
            fraction: self.0.fraction(),
        }
    }

    /// What is placed now: all of it, after a step that has come to a solution.
    pub fn table(&self) -> Table {
        self.0.table()
    }
}
