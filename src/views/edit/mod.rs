//! Edit: a draft of a puzzle that is text and form at once, changes to it, and the work
//! that takes longer.
//!
//! | file | what it is for |
//! |---|---|
//! | `draft` | the text being edited, what it means, and the step that undo takes back |
//! | `change` | what the form does to a puzzle |
//! | `shape` | what becomes of a puzzle whose categories or places change |
//! | `saying` | a hint built from values and a relation, and its sentence |
//! | `work` | import, new puzzles, smallest sets of hints, done by the tools |
//! | `solution` | the puzzle, an empty grid and the solution as tables to print |
//! | `state` | what the work has come to |
//! | `view` | the form, the text, what is pasted, kept and printed, with what is found beside it |

mod change;
mod draft;
mod saying;
mod shape;
mod solution;
mod state;
mod view;
mod work;

pub use change::{Change, Direction, values};
pub use draft::{Draft, template};
pub use saying::{Saying, sentence};
pub use solution::solution_rows;
pub use state::{EditState, Move, understood};
pub use view::EditView;
pub use work::{Ask, News, Sentence, answer};
