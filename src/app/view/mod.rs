//! The views of the page: Explore is the page's own, the others are the studio's.

mod edit;
mod explore;
mod sets;
mod share;

pub use edit::EditView;
pub use explore::{Explore, explore};
pub use sets::SetsView;
pub use share::ShareView;
