//! The values of one cell as keys for a thumb.

use yew::prelude::*;

use super::board::value;
use super::marks::Marks;
use crate::words::play as words;
use puzzle::Shape;

/// How many keys stand side by side at most.
const MOST: u8 = 5;

/// What belongs to the cell that is chosen; `tools` is the choice of what a touch marks.
pub fn chooser(marks: &Marks<'_>, (category, house): (u8, u8), tools: Html) -> Html {
    let puzzle = marks.puzzle;
    let keys = puzzle.houses();
    let columns = keys.div_ceil(keys.div_ceil(MOST));
    let title = &puzzle.categories()[usize::from(category)].name;
    html! {
        <div class="play-chooser" data-zebra="chooser" role="group" aria-label={words::CHOSEN_CELL}>
            <p class="play-chosen">
                <b><bdi>{ title }</bdi></b>{ " " }<span>{ marks.places.at_number(house) }</span>
            </p>
            { tools }
            <div class="play-keypad" style={format!("--columns:{columns}")}>
                { for Shape::from(puzzle).values_of(category).map(|it| value(marks, it, house)) }
            </div>
        </div>
    }
}
