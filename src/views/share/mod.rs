//! What readers take home: the line that embeds a puzzle in a page of theirs, and a picture of the
//! present state for places that allow neither scripts nor frames. What is not in `view` knows no web.

mod code;
mod picture;
mod view;

use crate::words::share as words;

pub use code::{Choice, Form, PARTS, USUAL};
pub use picture::picture;
pub use view::ShareView;

puzzle::worded! {
    /// Light or dark.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Theme {
        /// The word for it in links and attributes.
        pub word;
        /// Its name.
        pub name: &'static str;
    } {
        /// Dark on light.
        Light = "light", words::THEME_LIGHT;
        /// Light on dark.
        Dark = "dark", words::THEME_DARK;
    }
}
