//! Playing by hand: a game as one value, the moves that change it, and the table to make them at.
//! What is not in `view` is pure: no clock, no browser.
//!
//! | file | what it is for |
//! |---|---|
//! | `position` | the marks in the table and the cross grid, and what they come to |
//! | `game` | the marks of now, help used, time |
//! | `answer` | help that was asked for, as it came |
//! | `names` | under which names the device keeps games |
//! | `table` | the game in the page's line of undo, and the help that belongs to each moment |
//! | `save` | a game as a line of text, for the device |
//! | `view` | the table and the cross grid, the hints, help |

mod answer;
mod game;
mod names;
mod position;
mod save;
mod table;
mod view;

pub use answer::Answer;
pub use game::{Game, Help, Move};
pub use names::{PREFIX, rename};
pub use position::{Mark, Position, Seen, Spot};
pub use table::{Table, Turn, key};
pub use view::PlayView;
