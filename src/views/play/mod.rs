//! Playing by hand: a game as one value, the moves that change it, and the table to make them at.
//! What is not in `view` is pure: no clock, no browser.
//!
//! | file | what it is for |
//! |---|---|
//! | `position` | the marks in the table and the cross grid, and what they come to |
//! | `game` | the marks of now, help used, time |
//! | `fill` | what fills itself in |
//! | `light` | what lights up for what is touched |
//! | `short` | short forms of names |
//! | `walk` | the first steps of who never played |
//! | `answer` | help that was asked for, as it came |
//! | `names` | under which names the device keeps games |
//! | `table` | the game in the page's line of undo, and the help that belongs to each moment |
//! | `save` | a game as a line of text, for the device |
//! | `linked` | marks as a link carries them |
//! | `record` | games that are done, and days in a row |
//! | `replay` | the moves of a game, to be watched again |
//! | `result` | a result to show around |
//! | `wish` | of what size and level a new puzzle is to be |
//! | `view` | the table and the cross grid, the hints, help, the finish |

mod answer;
mod fill;
mod game;
mod light;
mod linked;
mod names;
mod position;
mod record;
mod replay;
mod result;
mod save;
mod short;
mod table;
mod view;
mod walk;
mod wish;

pub use answer::Answer;
pub use fill::Fill;
pub use game::{Game, Help, Move};
pub use light::{At, Light, Touched};
pub use names::{PREFIX, rename};
pub use position::{Mark, Position, Seen, Spot};
pub use record::{Record, clock, of_days, streak, times};
pub use replay::Replay;
pub use result::{picture, shared};
pub use short::{fitted, shorts};
pub use table::{Table, Turn, key};
pub use view::{PlayView, days_done, key_of, record};
pub use walk::Step;
pub use wish::Wish;
