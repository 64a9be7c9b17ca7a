//! The board as a component of its own: a mark is drawn once, however often the rest of the view is
//! drawn for it.

use std::rc::Rc;

use yew::prelude::*;

use super::board::board;
use super::cross::cross;
use super::face::Face;
use super::marks::Marks;
use crate::setup::Setup;
use crate::views::play::{Game, Light};
use explain::Fact;
use puzzle::wording::Places;

/// What the board is drawn from.
#[derive(Clone, PartialEq, Properties)]
pub struct GridProps {
    /// What is set up.
    pub setup: Rc<Setup>,
    /// The game.
    pub game: Game,
    /// What is lit.
    pub light: Light,
    /// The marks that a check found wrong.
    pub wrong: Vec<Fact>,
    /// Which grid.
    pub face: Face,
    /// The mark that the tab key comes to, by row and column.
    pub stop: (usize, usize),
    /// The cell whose values are in the chooser, where there is one.
    pub chosen: Option<(u8, u8)>,
    /// Whether it is done.
    pub solved: bool,
}

impl GridProps {
    /// The same, with what follows from it.
    pub fn marks(&self) -> Marks<'_> {
        let Self { setup, game, light, wrong, face, stop, solved, .. } = self;
        Marks {
            puzzle: &setup.puzzle,
            game,
            places: Places::of(&setup.puzzle),
            filled: game.filled_in(),
            known: game.known(),
            light,
            wrong,
            clashes: game.position().clashes(),
            face: *face,
            stop: *stop,
            solved: *solved,
        }
    }
}

/// The board.
#[component]
pub fn Grid(props: &GridProps) -> Html {
    let marks = props.marks();
    match props.face {
        Face::Table => board(&marks, props.chosen),
        Face::Cross => cross(&marks),
    }
}
