//! The views of the page.

mod explore;
pub mod sets;

pub use explore::{Explore, ExploreProps};
pub use sets::SetsView;
