//! The view Methods: the ways of solving side by side, and one of them watched step by step.
//!
//! One worker does all the work, a slice at a time: what stops between two slices is simply not
//! asked for any more, and goes on from where it was when it is asked for again.
//!
//! | file | what it is for |
//! |---|---|
//! | [`MethodsState`] | the state of the view, and whose turn it is; no web |
//! | [`Row`] | what is known of one method in the race; no web |
//! | [`Watched`] | the method that is watched; no web |
//! | [`Service`] | the far end: runs the methods; no web |
//! | [`scale`] | where times and numbers stand on a logarithmic scale; no web |
//! | `view` | draws all this |

mod row;
pub mod scale;
mod state;
mod view;
mod watched;
mod work;

use serde::{Deserialize, Serialize};

use methods::{Method, Standing, Subject, Table};
use puzzle::HintSet;
use solver::Problem;

pub use row::{Row, Stage};
pub use state::{MethodsState, Move};
pub use view::MethodsView;
pub use watched::Watched;
pub use work::Service;

/// What the methods work on, besides the puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setting {
    /// The hints that are on.
    pub active: HintSet,
    /// The order of the hints, for methods that go by it.
    pub hints: Vec<usize>,
    /// The order of the categories, for methods that go by it.
    pub categories: Vec<u8>,
    /// Tells a new start from the one before.
    pub start: u32,
}

impl Setting {
    fn subject(&self, problem: &Problem) -> Subject {
        Subject::new(problem.clone(), &self.active)
            .with_hint_order(&self.hints)
            .with_category_order(&self.categories)
    }
}

/// A slice of work.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Which method.
    pub method: Method,
    /// On what.
    pub setting: Setting,
    /// How far.
    pub pace: Pace,
}

/// How far to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pace {
    /// For about so many milliseconds, among the others.
    Race(u32),
    /// So many steps, to be watched.
    Watch(u32),
}

/// What a slice came to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct News {
    /// Which method.
    pub method: Method,
    /// Where it stands; `None` where the method has nothing to work with.
    pub standing: Option<Standing>,
    /// How long it has worked, in seconds.
    pub seconds: f64,
    /// What is placed, for who watches.
    pub table: Option<Table>,
}
