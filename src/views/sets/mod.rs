//! What the view Hint sets shows: worked out and drawn in a worker of [`tools`](super::tools).
//!
//! | file | what it is for |
//! |---|---|
//! | `subject` | what is to be drawn: the words of the puzzle, the hints that are on, their order |
//! | `levels` | how the counts of all sets of hints spread, by the number of hints |
//! | `facts` | everything found about the sets of hints of one puzzle, piece by piece |
//! | `service` | finds facts for as long as it takes, and draws what is known |
//! | `draw` | the drawing, part by part |
//! | `local` | the state of the view: the order of hints, the picture that is there |

mod draw;
mod facts;
mod levels;
mod state;
mod subject;
mod view;
mod work;

pub use levels::{Level, Levels};
pub use state::{Move, SetsState};
pub use subject::{Order, Subject};
pub use view::SetsView;
pub use work::{Landmark, News, Service};
