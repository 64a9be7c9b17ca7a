//! The table of a puzzle in the views: categories down, houses across.

use yew::prelude::*;

use crate::components::room;
use puzzle::Puzzle;
use puzzle::wording::Places;

/// The table; `cell` gives what is in it by category and house.
pub fn houses(
    puzzle: &Puzzle,
    class: &'static str,
    caption: String,
    cell: impl Fn(u8, u8) -> Html,
) -> Html {
    let houses = 0..puzzle.houses();
    let place = Places::of(puzzle).heading();
    html! {
        <table class={classes!("houses", class)} style={room(puzzle)}>
            <caption class="visually-hidden">{ caption }</caption>
            <thead>
                <tr>
                    <td></td>
                    { for houses.clone().map(|h| html! {
                        <th key={h} scope="col"><span class="visually-hidden">{ &place }{ " " }</span>{ h + 1 }</th>
                    }) }
                </tr>
            </thead>
            <tbody>
                { for (0..).zip(puzzle.categories()).map(|(c, category)| html! {
                    <tr key={c}>
                        <th scope="row">{ &category.name }</th>
                        { for houses.clone().map(|h| cell(c, h)) }
                    </tr>
                }) }
            </tbody>
        </table>
    }
}
