//! The main board: categories down, houses across, in each cell the values to choose from.

use yew::prelude::*;

use super::marks::{KEYS, Marks};
use crate::components::houses;
use crate::views::play::Spot;
use puzzle::{Puzzle, Shape, Value};

/// The table.
pub fn board(puzzle: &Puzzle, marks: &Marks<'_>) -> Html {
    let shape = Shape::from(puzzle);
    let cell = |category: u8, house: u8| {
        html! {
            <td key={house}>
                { for (0..puzzle.houses()).map(|index| {
                    let value = Value { category, index };
                    let at = (shape.id(value).into(), house.into());
                    let label = html! { <bdi>{ puzzle.name(value) }</bdi> };
                    marks.button(puzzle, Spot::House(value, house), at, label)
                }) }
            </td>
        }
    };
    html! {
        <div class="table-box" data-zebra="play-grid" data-size={size(puzzle)}>
            { houses(puzzle, "play-table", KEYS.to_owned(), cell) }
        </div>
    }
}

/// How many rows of buttons a grid has, for the arrow keys.
pub fn size(puzzle: &Puzzle) -> String {
    (usize::from(puzzle.houses()) * puzzle.categories().len()).to_string()
}
