//! The table of candidates: for each category and house the values that it may still be.

use crate::words::components as words;

use yew::prelude::*;

use puzzle::wording::Places;
use puzzle::{Puzzle, Value};
use solver::{Solution, Survey};

/// How many candidates a cell shows at most; the rest are counted.
const SHOWN: usize = 8;
/// The longest word that a column makes room for, in letters; longer ones are broken.
const LONGEST: usize = 16;

/// Categories down, houses across; from one solution or else from all, and empty where nothing is known.
pub fn candidates(puzzle: &Puzzle, survey: Option<&Survey>, solution: Option<&Solution>) -> Html {
    let houses = 0..puzzle.houses();
    let places = Places::numbered_of(puzzle);
    let settled = survey.is_some_and(|survey| survey.count.number().is_one());
    let caption =
        if solution.is_some() { words::CANDIDATES_OF_ONE } else { words::CANDIDATES_OF_ALL };
    html! {
        <div class="table-box" tabindex="0">
        <table class="houses candidates" data-settled={settled.then_some("")} role="table" style={room(puzzle)}>
            <caption class="visually-hidden">{ caption }</caption>
            <thead role="rowgroup">
                <tr role="row">
                    <td class="corner"></td>
                    { for houses.clone().map(|h| html! {
                        <th scope="col" role="columnheader"><span class="visually-hidden">{ places.heading() }{ " " }</span>{ h + 1 }</th>
                    }) }
                </tr>
            </thead>
            <tbody role="rowgroup">
                { for puzzle.categories().iter().enumerate().map(|(c, category)| html! {
                    <tr role="row">
                        <th scope="row" role="rowheader">{ &category.name }</th>
                        { for houses.clone().map(|h| html! {
                            <td
                                role="cell"
                                data-zebra={survey.map(|_| "cell")}
                                data-category={c.to_string()}
                                data-house={(h + 1).to_string()}
                            >
                                { survey.map(|survey| cell(puzzle, survey, solution, c as u8, h)) }
                            </td>
                        }) }
                    </tr>
                }) }
            </tbody>
        </table>
        </div>
    }
}

/// How a table of houses shares out its room: by their number, and by the longest words of the values
/// and of the categories, in letters, and those no fewer than make room for a thumb.
pub fn room(puzzle: &Puzzle) -> String {
    let longest = |names: &mut dyn Iterator<Item = &String>| {
        let words = names.flat_map(|name| name.split([' ', '-']));
        // The standard count of letters is fast, and ten times as large.
        let letters = |word: &str| word.bytes().filter(|byte| !(0x80..0xC0).contains(byte)).count();
        words.map(letters).max().unwrap_or(0).clamp(6, LONGEST)
    };
    let categories = puzzle.categories();
    format!(
        "--houses:{};--word:{};--name:{}",
        puzzle.houses(),
        longest(&mut categories.iter().flat_map(|category| &category.values)),
        longest(&mut categories.iter().map(|category| &category.name)),
    )
}

fn cell(
    puzzle: &Puzzle,
    survey: &Survey,
    solution: Option<&Solution>,
    category: u8,
    house: u8,
) -> Html {
    let value = |index| Value { category, index };
    let fact = |value| html! { <p class="fact">{ puzzle.name(value) }</p> };
    if let Some(solution) = solution {
        let here = solution.value(category, house);
        let sure = survey.share(here, house) >= 1.0;
        return if sure {
            fact(here)
        } else {
            html! { <p class="picked">{ puzzle.name(here) }</p> }
        };
    }
    let shares = (0..puzzle.houses()).map(|index| survey.share(value(index), house));
    let candidates = phrases::ranked(shares);
    match candidates[..] {
        [] => html! { <p class="empty-cell">{ words::CELL_EMPTY }</p> },
        [(here, _)] => fact(value(here)),
        _ => {
            let more = candidates.len().saturating_sub(SHOWN);
            html! {
                // Without keys: a row that takes other words costs less than one that moves.
                <ul class="cell">
                    { for candidates.iter().take(SHOWN).map(|&(index, share)| html! {
                        <li
                            class="candidate"
                            data-faint={(share < 0.2).then_some("")}
                            style={format!("--share:{}", phrases::decimal(share))}
                            title={phrases::percent(share)}
                        >
                            { puzzle.name(value(index)) }
                        </li>
                    }) }
                    if more > 0 {
                        <li class="cell-more">{ words::cell_more(more) }</li>
                    }
                </ul>
            }
        }
    }
}
