//! The table: houses with their number on top, categories down. For a mouse each cell has its values
//! to mark; for a thumb it is one button, and the values are in the chooser.

use yew::prelude::*;

use super::face::Face;
use super::marks::Marks;
use super::street;
use crate::components::room;
use crate::components::say;
use crate::paint;
use crate::views::play::{Mark, Spot, fitted, shorts};
use crate::words::play as words;
use puzzle::{Shape, Value};

/// How many short forms a cell has room for.
const SHORTS: usize = 6;

/// The table.
pub fn board(marks: &Marks<'_>) -> Html {
    let (puzzle, chosen) = (marks.puzzle, marks.grid.chosen);
    let houses = || 0..puzzle.houses();
    html! {
        <div class="play-grid" data-zebra="play-grid" data-size={size(marks)}>
            <table role="grid" aria-label={words::GRID_KEYS} class={classes!("play-table", chosen.map(|_| "compact"))} style={room(puzzle)}>
                <thead>
                    <tr>
                        <td></td>
                        { for houses().map(|house| head(marks, house)) }
                    </tr>
                </thead>
                <tbody>
                    { for (0..).zip(puzzle.categories()).map(|(c, category)| html! {
                        <tr key={c}>
                            <th scope="row"><bdi>{ &category.name }</bdi></th>
                            { for houses().map(|house| match chosen {
                                Some(chosen) => thumb_cell(marks, (c, house), chosen == (c, house)),
                                None => mouse_cell(marks, c, house),
                            }) }
                        </tr>
                    }) }
                </tbody>
            </table>
        </div>
    }
}

/// How many rows of buttons a grid has, for the arrow keys.
pub fn size(marks: &Marks<'_>) -> String {
    Shape::from(marks.puzzle).ids().count().to_string()
}

/// The head of a column: a house, painted once its colour is known, with light in it once all is done.
fn head(marks: &Marks<'_>, house: u8) -> Html {
    let category = paint::telling_category(marks.puzzle) as u8;
    let value = placed(marks, category, house);
    html! {
        <th key={house} scope="col" data-lit={marks.grid.light.houses.contains(house).then_some("")}>
            { street::house(marks.puzzle, house, value, marks.grid.solved) }
            <span class="visually-hidden">{ marks.places.heading() }{ " " }</span>{ house + 1 }
        </th>
    }
}

/// The value that a cell shows as placed.
fn placed(marks: &Marks<'_>, category: u8, house: u8) -> Option<Value> {
    let values = Shape::from(marks.puzzle).values_of(category);
    let mut values = values.filter(|&value| marks.seen(Spot::House(value, house)).mark == Mark::In);
    values.next().filter(|_| values.next().is_none())
}

/// The mark that the tab key comes to, if the reader was at this one last: of a settled cell only the
/// value that is placed is to be seen.
pub fn to_be_seen(marks: &Marks<'_>, at: (usize, usize)) -> (usize, usize) {
    let shape = Shape::from(marks.puzzle);
    let Some(Spot::House(value, house)) = marks.grid.face.spot(shape, at) else { return at };
    let placed = placed(marks, value.category, house).filter(|_| marks.grid.face == Face::Table);
    placed.map_or(at, |placed| (shape.id(placed).into(), at.1))
}

fn mouse_cell(marks: &Marks<'_>, category: u8, house: u8) -> Html {
    let settled = placed(marks, category, house).is_some();
    html! {
        <td key={house} data-settled={settled.then_some("")}>
            <div class="play-values">
                { for Shape::from(marks.puzzle).values_of(category).map(|it| value(marks, it, house)) }
            </div>
        </td>
    }
}

/// A value of a cell, to be marked.
pub fn value(marks: &Marks<'_>, value: Value, house: u8) -> Html {
    let at = (Shape::from(marks.puzzle).id(value).into(), house.into());
    marks.button(at, html! { <bdi>{ marks.puzzle.name(value) }</bdi> })
}

fn thumb_cell(marks: &Marks<'_>, (category, house): (u8, u8), is_chosen: bool) -> Html {
    let puzzle = marks.puzzle;
    let of = &puzzle.categories()[usize::from(category)];
    let open: Vec<(Value, Spot)> = Shape::from(puzzle)
        .values_of(category)
        .map(|value| (value, Spot::House(value, house)))
        .filter(|&(_, spot)| marks.seen(spot).mark != Mark::Out)
        .collect();
    let placed = placed(marks, category, house);
    let shown: Vec<_> = match placed {
        Some(value) => vec![(value, Spot::House(value, house))],
        None => open,
    };
    let names: Vec<String> =
        shown.iter().map(|(value, _)| puzzle.name(*value).to_owned()).collect();
    let said = match (placed, names.len()) {
        (Some(_), _) => words::cell_placed_said(&names[0]),
        (_, 0) => words::CELL_NONE_SAID.to_owned(),
        _ => words::cell_open_said(&names),
    };
    let word = |(value, spot): &(Value, Spot), short: Option<&Vec<String>>| {
        let letters = letters(puzzle.houses());
        let whole = || fitted(puzzle.name(*value), letters);
        let name = short.map_or_else(whole, |short| short[usize::from(value.index)].clone());
        let seen = marks.seen(*spot);
        let pencil = seen.mark == Mark::Maybe;
        html! {
            <bdi
                data-lit={marks.is_lit(*spot).then_some("")}
                data-pencil={pencil.then_some("")}
            >
                { name }
            </bdi>
        }
    };
    let short = (shown.len() > 2 && shown.len() <= SHORTS).then(|| shorts(of)).flatten();
    let content = match (shown.len(), &short) {
        (0, _) => html! { <span class="play-more-left">{ say(words::CELL_NONE) }</span> },
        (1 | 2, _) => shown.iter().map(|it| word(it, None)).collect(),
        (_, Some(_)) => shown.iter().map(|it| word(it, short.as_ref())).collect(),
        (many, None) => {
            let lit = shown.iter().any(|(_, spot)| marks.is_lit(*spot));
            html! { <span class="play-more-left" data-lit={lit.then_some("")}>{ words::cell_many(many) }</span> }
        }
    };
    let longest = shown.iter().flat_map(|(value, _)| puzzle.name(*value).split(' '));
    let longest = longest.map(|word| word.chars().count()).max().unwrap_or_default();
    let is_long = shown.len() <= 2 && longest + 1 >= letters(puzzle.houses());
    let values = Shape::from(puzzle).values_of(category);
    let spots = || values.clone().map(|value| Spot::House(value, house));
    let wrong = spots().any(|spot| marks.is_wrong(spot));
    let clash = spots().any(|spot| marks.is_clash(spot));
    let fault = match (wrong, clash) {
        (true, _) => words::CELL_WRONG,
        (_, true) => words::CELL_CLASHES,
        _ => "",
    };
    html! {
        <td key={house}>
            <button
                type="button"
                class="play-cell"
                data-zebra="play-cell"
                data-row={category.to_string()}
                data-column={house.to_string()}
                data-settled={placed.map(|_| "")}
                data-long={is_long.then_some("")}
                data-many={(shown.len() > 2).then_some("")}
                data-wrong={wrong.then_some("")}
                data-clash={clash.then_some("")}
                aria-pressed={is_chosen.to_string()}
                tabindex={if is_chosen { "0" } else { "-1" }}
            >
                <span class="visually-hidden">
                    { words::cell_said(&of.name, &marks.places.at_number(house), &said, fault) }
                </span>
                <span class="play-cell-words" aria-hidden="true">{ content }</span>
            </button>
        </td>
    }
}

/// How many letters a line of a cell has room for where so many stand side by side on a phone.
fn letters(houses: u8) -> usize {
    match houses {
        0..=4 => 11,
        5 => 9,
        6 => 7,
        7 => 6,
        _ => 5,
    }
}
