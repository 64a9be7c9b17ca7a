//! The parts of the page, one component a file.

mod answer;
mod candidates;
mod count;
mod hint_row;
mod hints;
mod icon;
mod masthead;
mod notices;
mod pager;
mod scale;
mod street;

pub use answer::Answers;
pub use candidates::Candidates;
pub use count::CountLine;
pub use hint_row::HintRow;
pub use hints::Hints;
pub use icon::{Icon, IconKind};
pub use masthead::Masthead;
pub use notices::Notices;
pub use pager::Pager;
pub use scale::Scale;
pub use street::Street;
