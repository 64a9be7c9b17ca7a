//! The cross grid: every value against every house and every value of the other categories, in the
//! form of a staircase. The same marks as in the table.

use yew::prelude::*;

use super::board::size;
use super::face::{Block, blocks};
use super::marks::Marks;
use crate::words::play as words;
use puzzle::{Shape, Value};

/// The cross grid: the houses first, then the categories from the last to the second; each category
/// has a row of blocks, up to where it would meet itself.
pub fn cross(marks: &Marks<'_>) -> Html {
    let puzzle = marks.puzzle;
    let shape = Shape::from(puzzle);
    let n = puzzle.houses();
    let count = puzzle.categories().len() as u8;
    let blocks = || blocks(shape);
    let here = |category: u8| {
        blocks().filter(move |block| match block {
            Block::Houses => true,
            Block::Category(other) => *other > category,
        })
    };
    // The name of the row, and what stands beside it.
    let columns = |category: u8| 1 + here(category).count() * usize::from(n);
    let name = |block: Block, index: u8| match block {
        Block::Houses => format!("{}", index + 1),
        Block::Category(category) => puzzle.name(Value { category, index }).to_owned(),
    };
    let title = |block: Block| match block {
        Block::Houses => marks.places.heading(),
        Block::Category(category) => puzzle.categories()[usize::from(category)].name.clone(),
    };
    html! {
        <div class="play-grid" data-zebra="play-grid" data-size={size(marks)}>
            <table role="grid" aria-label={words::GRID_KEYS} class="play-cross">
                <thead>
                    <tr>
                        <td></td>
                        { for blocks().map(|block| html! {
                            <th scope="colgroup" colspan={n.to_string()}><bdi>{ title(block) }</bdi></th>
                        }) }
                    </tr>
                    <tr>
                        <td></td>
                        { for blocks().flat_map(|block| (0..n).map(move |index| (block, index))).map(|(block, index)| html! {
                            <th scope="col" class="play-cross-name"><bdi>{ name(block, index) }</bdi></th>
                        }) }
                    </tr>
                </thead>
                { for (0..count).map(|category| html! {
                    <tbody key={category} aria-label={puzzle.categories()[usize::from(category)].name.clone()}>
                        <tr>
                            <th class="play-cross-category" scope="rowgroup" colspan={columns(category).to_string()}>
                                <bdi>{ &puzzle.categories()[usize::from(category)].name }</bdi>
                            </th>
                        </tr>
                        { for (0..n).map(|index| {
                            let value = Value { category, index };
                            let row = usize::from(shape.id(value));
                            html! {
                                <tr key={index}>
                                    <th scope="row"><bdi>{ puzzle.name(value) }</bdi></th>
                                    { for here(category).enumerate().flat_map(|(b, _)| (0..n).map(move |other| (b, other))).map(|(b, other)| {
                                        let at = (row, b * usize::from(n) + usize::from(other));
                                        html! { <td>{ marks.button(at, Html::default()) }</td> }
                                    }) }
                                </tr>
                            }
                        }) }
                    </tbody>
                }) }
            </table>
        </div>
    }
}
