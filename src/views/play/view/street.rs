//! A house as it stands on top of its column, and in the street of a game that is done.

use yew::prelude::*;

use crate::paint;
use puzzle::{Puzzle, Value};

/// A house, in the paint of the value that is known of it, with or without light.
pub fn house(puzzle: &Puzzle, house: u8, value: Option<Value>, lit: bool) -> Html {
    let paints = paint::paints(&puzzle.categories()[paint::telling_category(puzzle)]);
    let paint = value.map(|value| format!("fill:{}", paints[usize::from(value.index)]));
    html! {
        <svg
            key={house}
            class="play-house"
            viewBox="0 0 60 48"
            aria-hidden="true"
            data-lit={lit.then_some("")}
            style={format!("--house:{house}")}
        >
            <path class="roof" d="M4 22 30 3l26 19z" />
            <path class="wall" d="M9 22h42v25H9z" style={paint} />
            <path class="door" d="M25 47V36a5 5 0 0 1 10 0v11z" />
            <path class="pane" d="M13 27h9v9h-9zM38 27h9v9h-9z" />
        </svg>
    }
}
