//! Hint sets: worked out and drawn as a picture in a worker of [`tools`](crate::tools).
//!
//! | file | what it is for |
//! |---|---|
//! | `subject` | what is to be drawn: the words of the puzzle, the hints that are on, their order |
//! | `levels` | how the counts of all sets of hints spread, by the number of hints |
//! | `facts` | everything found about the sets of hints of one puzzle, piece by piece |
//! | `work` | finds facts for as long as it takes, and draws what is known |
//! | `draw` | the drawing, part by part |
//! | `state` | the state of the view: the order of hints, the picture that is there |
//! | `view` | shows the picture, and takes clicks and drags in it |

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
