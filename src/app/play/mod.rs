//! Playing by hand: a game as one value, and the moves that change it. Pure: no clock, no browser.
//!
//! | file | what it is for |
//! |---|---|
//! | `position` | the marks in the table and the cross grid, and what they come to |
//! | `game` | positions one after another: undo, redo, restart, help used, time |
//! | `kept` | under which names the device keeps games |
//! | `save` | a game as a line of text, for the device |

mod game;
mod kept;
mod position;
mod save;

pub use game::{Game, Help, Move};
pub use kept::{PREFIX, rename};
pub use position::{Mark, Position, Seen, Spot};
