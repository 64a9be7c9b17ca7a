//! The parts of the page, one a file.
//!
//! A part that is rendered again on its own is a component; one that only draws what it is given is
//! a function, which costs the reader a tenth of the download.

mod answer;
mod board;
mod candidates;
mod count;
mod hero;
mod hint_row;
mod hints;
mod icon;
mod masthead;
mod notices;
mod pager;
mod scale;
mod street;

pub use board::Board;
pub use hero::hero;
pub use hints::hints;
pub use masthead::{Masthead, masthead};
pub use notices::notices;

use answer::answers;
use candidates::candidates;
use count::count_line;
use hint_row::HintRow;
use icon::{IconKind, icon};
use pager::pager;
use scale::scale;
use street::street;
