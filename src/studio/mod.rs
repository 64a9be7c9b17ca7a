//! All views but Explore, as a program of its own that runs beside the page and is loaded only when
//! one of them is opened.
//!
//! The page (`root`) owns what is set up, undo, the address and the notices. It tells the studio what
//! is so ([`Brief`]), the studio tells it what the reader wants ([`Wish`]); both as bytes in events of
//! the window, which arrive at once. The studio renders into the element that the page keeps for it.
//!
//! | file | what it is for |
//! |---|---|
//! | [`brief`] | the two messages; no web |
//! | `days` | has puzzles of days made, and keeps them |
//! | `link` | the page's end: loads the program, sends briefs, hears wishes |
//! | `links` | opens links that take more than the page has |
//! | `send` | what goes to the page: wishes, and puzzles that it does not have |
//! | `program` | the studio's end: its root component, which shows the view that is open |

pub mod brief;

pub mod days;
pub mod link;
pub mod links;
pub mod program;
mod send;

pub use brief::{Brief, Place, Sheet, Wish};
