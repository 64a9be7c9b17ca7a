//! The views of the page: Explore is the page's own, the others are the studio's.

mod explain;
mod explore;
mod sets;

pub use self::explain::ExplainView;
pub use explore::{Explore, explore};
pub use sets::SetsView;
