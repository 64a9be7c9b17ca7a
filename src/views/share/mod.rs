//! What readers take home: the line that embeds a puzzle in a page of theirs, and a picture of the
//! present state for places that allow neither scripts nor frames. What is not in `view` knows no web.

mod code;
mod picture;
mod view;

pub use code::{Choice, Form, PARTS, USUAL};
pub use picture::picture;
pub use view::ShareView;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// The word for it in links and attributes.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}
