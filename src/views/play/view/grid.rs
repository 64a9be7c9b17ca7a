//! The board as a component of its own: a mark is drawn once, however often the rest of the view is
//! drawn for it.

use yew::prelude::*;

use super::board::board;
use super::cross::cross;
use super::face::Face;
use super::marks::{GridProps, Marks};

/// The board.
#[component]
pub fn Grid(props: &GridProps) -> Html {
    let marks = Marks::of(props);
    match props.face {
        Face::Table => board(&marks),
        Face::Cross => cross(&marks),
    }
}
