//! The views of the page: Explore is the page's own, the others are the studio's.

mod explore;
mod sets;

pub use explore::{Explore, explore};
pub use sets::SetsView;
