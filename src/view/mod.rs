//! The views of the page: Explore is the page's own, the others are the studio's.

mod articles;
mod code;
mod day;
mod desk;
mod edit;
mod explain;
mod explore;
mod houses;
mod methods;
mod names;
mod play;
mod sets;
mod share;
mod today;

use std::rc::Rc;

use yew::prelude::*;

use crate::studio::{Sheet, Wish};

pub use self::articles::ArticlesView;
pub use self::code::CodeView;
pub use self::day::{DayView, stored_level};
pub use self::edit::EditView;
pub use self::explain::ExplainView;
pub use self::explore::{Explore, explore};
pub use self::methods::MethodsView;
pub use self::play::PlayView;
pub use self::sets::SetsView;
pub use self::share::ShareView;
pub use self::today::{use_new_day, use_today};

/// What every view gets.
#[derive(Clone, PartialEq, Properties)]
pub struct ViewProps {
    /// What is so.
    pub sheet: Rc<Sheet>,
    /// Where wishes go. What comes of one is so by the time that this returns.
    pub wish: Callback<Wish>,
    /// The address of the script of the worker for long work.
    pub tools: AttrValue,
}
