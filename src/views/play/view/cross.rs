//! The cross grid: every value against every house and every value of the other categories, in the
//! form of a staircase. The same marks as in the table.

use yew::prelude::*;

use super::board::size;
use super::marks::{KEYS, Marks};
use crate::views::play::Spot;
use puzzle::{Puzzle, Shape, Value};

/// A block of columns: the houses, or a category.
#[derive(Clone, Copy, PartialEq)]
enum Block {
    Houses,
    Category(u8),
}

/// The cross grid: the houses first, then the categories from the last to the second; each category
/// has a row of blocks, up to where it would meet itself.
pub fn cross(puzzle: &Puzzle, marks: &Marks<'_>) -> Html {
    let n = puzzle.houses();
    let count = puzzle.categories().len() as u8;
    let blocks = || [Block::Houses].into_iter().chain((1..count).rev().map(Block::Category));
    let name = |block: Block, index: u8| match block {
        Block::Houses => format!("{}", index + 1),
        Block::Category(category) => puzzle.name(Value { category, index }).to_owned(),
    };
    let title = |block: Block| match block {
        Block::Houses => marks.places.heading(),
        Block::Category(category) => puzzle.categories()[usize::from(category)].name.clone(),
    };
    html! {
        <div class="table-box" data-zebra="play-grid" data-size={size(puzzle)}>
            <table class="play-cross">
                <caption class="visually-hidden">{ KEYS }</caption>
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
                        { for (0..n).map(|index| {
                            let value = Value { category, index };
                            let row = usize::from(Shape::from(puzzle).id(value));
                            let here = blocks().filter(|block| match block {
                                Block::Houses => true,
                                Block::Category(other) => *other > category,
                            });
                            html! {
                                <tr key={index}>
                                    <th scope="row"><bdi>{ puzzle.name(value) }</bdi></th>
                                    { for here.enumerate().flat_map(|(b, block)| (0..n).map(move |other| (b, block, other))).map(|(b, block, other)| {
                                        let spot = match block {
                                            Block::Houses => Spot::House(value, other),
                                            Block::Category(category) => Spot::Pair(value, Value { category, index: other }),
                                        };
                                        let at = (row, b * usize::from(n) + usize::from(other));
                                        html! { <td>{ marks.button(puzzle, spot, at, Html::default()) }</td> }
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
