//! The parts of the page, one a file.
//!
//! They are functions, not components: a page that is drawn in one go never shows two states at
//! once, and each costs the reader a tenth of the download.

mod answer;
mod board;
mod candidates;
mod count;
mod hero;
mod hint_chips;
mod hint_row;
mod hints;
mod icon;
mod loading;
mod masthead;
mod notices;
mod pager;
mod scale;
mod street;

pub use board::board;
pub use hero::hero;
pub use hint_chips::hint_chips;
pub use hints::hints;
pub use loading::loading;
pub use masthead::{Masthead, masthead, use_strip};
pub use notices::notices;

use answer::answers;
use candidates::candidates;
pub use candidates::room;
use count::count_line;
use hint_row::{HintRow, hint_row};
pub use icon::{IconKind, icon};
use pager::pager;
use scale::scale;
use street::street;
