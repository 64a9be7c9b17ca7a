//! What is printed: the puzzle with an empty grid, and the solution on a page of its own. Each name
//! stands apart, so that none turns around what is beside it.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::listed;
use crate::components::say;
use crate::setup::Setup;
use crate::words::components as words;
use puzzle::Puzzle;

/// What is printed.
#[derive(Properties, PartialEq)]
pub struct PagesProps {
    /// What is set up.
    pub setup: Rc<Setup>,
    /// By category and house, where the solution is to be printed, too.
    #[prop_or_default]
    pub solution: Option<Vec<Vec<String>>>,
}

/// The pages; on the screen they are not there. A component: they seldom change.
#[component]
pub fn Pages(props: &PagesProps) -> Html {
    let PagesProps { setup, solution } = props;
    let puzzle = &setup.puzzle;
    let empty = vec![vec![String::new(); puzzle.houses().into()]; puzzle.categories().len()];
    html! {
        <div class="print-pages" aria-hidden="true" data-zebra="print-pages">
            <section>
                <h2><bdi>{ puzzle.title().to_owned() }</bdi></h2>
                { for puzzle.categories().iter().map(|category| html! {
                    <p><b><bdi>{ &category.name }</bdi>{ say(words::PRINTED_NAME_END) }</b>{ listed(&category.values) }</p>
                }) }
                <ol>
                    { for puzzle.hints().iter().enumerate().filter(|(i, _)| setup.active().contains(*i)).map(|(_, hint)| html! {
                        <li>{ hint.number }{ ". " }<bdi>{ &hint.text }</bdi></li>
                    }) }
                </ol>
                { for puzzle.questions().iter().map(|question| html! { <p><b><bdi>{ &question.text }</bdi></b></p> }) }
                { grid(puzzle, &empty) }
            </section>
            if let Some(rows) = solution {
                <section>
                    <h2><bdi>{ puzzle.title().to_owned() }</bdi>{ say(words::PRINTED_SOLUTION) }</h2>
                    { grid(puzzle, rows) }
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
