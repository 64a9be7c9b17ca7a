//! What the view Hint sets shows: worked out and drawn in that view's own worker.
//!
//! | file | what it is for |
//! |---|---|
//! | `subject` | what is to be drawn: the words of the puzzle, the hints that are on, their order |
//! | `levels` | how the counts of all sets of hints spread, by the number of hints |
//! | `facts` | everything found about the sets of hints of one puzzle, piece by piece |
//! | `service` | answers requests: finds facts for as long as it takes, and draws what is known |
//! | `draw` | the drawing, part by part |
//!
//! The page itself needs only [`Subject`]; the rest is linked into the worker alone.

mod draw;
mod facts;
mod levels;
mod service;
mod subject;

pub use levels::{Level, Levels};
pub use service::Service;
pub use subject::{Order, Subject};
