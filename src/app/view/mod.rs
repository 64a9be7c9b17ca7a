//! The views of the page: Explore is the page's own, the others are the studio's.

mod articles;
mod code;
mod edit;
mod explore;
mod methods;
mod sets;
mod share;

pub use articles::ArticlesView;
pub use code::CodeView;
pub use edit::EditView;
pub use explore::{Explore, explore};
pub use methods::MethodsView;
pub use sets::SetsView;
pub use share::ShareView;
