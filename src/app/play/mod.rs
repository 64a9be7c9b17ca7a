//! Playing by hand: a game as one value, and the moves that change it. Pure: no clock, no browser.
//!
//! | file | what it is for |
//! |---|---|
//! | `position` | the marks in the table and the cross grid, and what they come to |
//! | `game` | positions one after another: undo, redo, restart, help used, time |
//! | `save` | a game as a line of text, for the device |

mod game;
mod position;
mod save;

pub use game::{Game, Help, Move};
pub use position::{Mark, Position, Seen, Spot};
