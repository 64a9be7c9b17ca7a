//! What is printed: the puzzle with an empty grid, and the solution on a page of its own. Each name
//! stands apart, so that none turns around what is beside it.

use yew::prelude::*;

use crate::components::listed;
use crate::state::{Findings, Shown};
use crate::views::edit::solution_rows;
use puzzle::Puzzle;

/// The pages; on the screen they are not there.
pub fn pages(shown: &Shown) -> Html {
    let puzzle = &shown.setup.puzzle;
    let rows = match &shown.findings {
        Findings::Known(survey) => solution_rows(puzzle, survey),
        _ => None,
    };
    let empty = vec![vec![String::new(); puzzle.houses().into()]; puzzle.categories().len()];
    html! {
        <div class="edit-print" aria-hidden="true" data-zebra="edit-pages">
            <section class="edit-page">
                <p class="edit-print-title"><bdi>{ puzzle.title().to_owned() }</bdi></p>
                { for puzzle.categories().iter().map(|category| html! {
                    <p><b><bdi>{ &category.name }</bdi>{ ": " }</b>{ listed(&category.values) }</p>
                }) }
                <ol class="edit-print-hints">
                    { for puzzle.hints().iter().enumerate().filter(|(i, _)| shown.setup.active().contains(*i)).map(|(_, hint)| html! {
                        <li>{ hint.number }{ ". " }<bdi>{ &hint.text }</bdi></li>
                    }) }
                </ol>
                { for puzzle.questions().iter().map(|question| html! { <p><b><bdi>{ &question.text }</bdi></b></p> }) }
                { grid(puzzle, &empty) }
            </section>
            if let Some(rows) = rows {
                <section class="edit-page">
                    <p class="edit-print-title"><bdi>{ puzzle.title() }</bdi>{ ": the solution" }</p>
                    { grid(puzzle, &rows) }
                </section>
            }
        </div>
    }
}

fn grid(puzzle: &Puzzle, rows: &[Vec<String>]) -> Html {
    html! {
        <table>
            <tr>
                <td></td>
                { for (1..=puzzle.houses()).map(|house| html! { <th>{ house }</th> }) }
            </tr>
            { for puzzle.categories().iter().zip(rows).map(|(category, row)| html! {
                <tr>
                    <th><bdi>{ &category.name }</bdi></th>
                    { for row.iter().map(|cell| html! { <td><bdi>{ cell.clone() }</bdi></td> }) }
                </tr>
            }) }
        </table>
    }
}
