//! The views of the page: Explore is the page's own, the others are the studio's.

mod day;
mod explain;
mod explore;
mod play;
mod sets;
mod share;

pub use self::day::DayView;
pub use self::explain::ExplainView;
pub use self::play::PlayView;
pub use explore::{Explore, explore};
pub use sets::SetsView;
pub use share::ShareView;
