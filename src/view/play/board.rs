//! The main board: categories down, houses across, in each cell the values to choose from.

use yew::prelude::*;

use super::marks::Marks;
use crate::components::room;
use crate::play::Spot;
use puzzle::{Puzzle, Value};

/// The table.
pub fn board(puzzle: &Puzzle, marks: &Marks<'_>) -> Html {
    let n = usize::from(puzzle.houses());
    let houses = 0..puzzle.houses();
    let place = marks.places.heading();
    let size = n * puzzle.categories().len();
    html! {
        <div class="table-box" data-zebra="play-grid" data-size={size.max(n).to_string()}>
            <table class="houses play-table" style={room(puzzle)}>
                <caption class="visually-hidden">
                    { "Arrow keys move; x rules out, o places, p notes in pencil, Delete wipes" }
                </caption>
                <thead>
                    <tr>
                        <td></td>
                        { for houses.clone().map(|h| html! {
                            <th key={h} scope="col"><span class="visually-hidden">{ &place }{ " " }</span>{ h + 1 }</th>
                        }) }
                    </tr>
                </thead>
                <tbody>
                    { for puzzle.categories().iter().enumerate().map(|(c, category)| html! {
                        <tr key={c}>
                            <th scope="row">{ &category.name }</th>
                            { for houses.clone().map(|h| html! {
                                <td key={h}>
                                    { for (0..puzzle.houses()).map(|index| {
                                        let value = Value { category: c as u8, index };
                                        let at = (c * n + usize::from(index), usize::from(h));
                                        let label = html! { <bdi>{ puzzle.name(value) }</bdi> };
                                        marks.button(puzzle, Spot::House(value, h), at, label)
                                    }) }
                                </td>
                            }) }
                        </tr>
                    }) }
                </tbody>
            </table>
        </div>
    }
}
