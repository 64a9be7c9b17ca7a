//! The views of the page.

mod explore;

pub use explore::{Explore, ExploreProps};
