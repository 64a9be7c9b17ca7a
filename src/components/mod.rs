//! The parts of the page, one a file.
//!
//! They are functions, not components: a page that is drawn in one go never shows two states at
//! once, and each costs the reader a tenth of the download.

mod answer;
mod apart;
mod button;
mod candidates;
mod count;
mod hero;
mod hint_chips;
mod houses;
mod icon;
mod loading;
mod masthead;
mod notices;
mod rich_button;
mod said;
mod scale;
mod select;

pub use apart::{apart, listed};
pub use button::{bare_button, button, icon_button, plain_bare_button, plain_button};
pub use hero::hero;
pub use hint_chips::hint_chips;
pub use houses::houses;
pub use loading::loading;
pub use masthead::{bring_into_sight, masthead};
pub use notices::notices;
pub use rich_button::{choice, rich_button};
pub use said::{heading, paragraph, say};
pub use select::select;

use answer::answers;
pub use candidates::{candidates, room};
use count::count_line;
pub use icon::{IconKind, drawn, icon};
use scale::scale;
