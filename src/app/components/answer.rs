//! The answer to the puzzle's questions, or how the solutions split over the answers.

use yew::prelude::*;

use crate::app::phrases;
use crate::puzzle::{Puzzle, Question};
use crate::solver::{Count, Survey, Tally};

/// Each question with its answer, or with the split of the solutions over the answers.
pub fn answers(puzzle: &Puzzle, survey: Option<&Survey>) -> Html {
    let questions = puzzle.questions().iter().enumerate();
    html! {
        <div class="answer">
            { for questions.map(|(q, question)| {
                let counts = survey.map(|survey| &survey.answers[q][..]);
                html! { <section key={q}>{ answer(puzzle, question, counts) }</section> }
            }) }
        </div>
    }
}

fn answer(puzzle: &Puzzle, question: &Question, counts: Option<&[Tally]>) -> Html {
    let asked = |state: &'static str, answer: Html| {
        html! {
            <p class="answer-line" data-zebra="answer" data-state={state}>
                { &question.text }{ " " }{ answer }
            </p>
        }
    };
    let Some(counts) = counts else {
        return asked("open", html! { <span class="question-more">{ "…" }</span> });
    };
    let mut split: Vec<(usize, &Count)> = counts
        .iter()
        .map(Tally::number)
        .enumerate()
        .filter(|(_, count)| !count.is_zero())
        .collect();
    // Most solutions first; equals in the puzzle's order.
    split.sort_unstable_by(|a, b| b.1.cmp(a.1).then(a.0.cmp(&b.0)));
    match split[..] {
        [] => asked("none", html! { <span class="none">{ "No one can." }</span> }),
        [(index, _)] => {
            let name = phrases::answer_name(puzzle, question, index);
            asked("settled", html! { <strong>{ name }</strong> })
        }
        _ => {
            let total: f64 = split.iter().map(|(_, count)| count.ratio(split[0].1)).sum();
            html! {
                <>
                    { asked("split", html! { <span class="open">{ "Not settled." }</span> }) }
                    <ul class="split">
                        { for split.iter().map(|&(index, count)| {
                            let name = phrases::answer_name(puzzle, question, index);
                            let weight = count.ratio(split[0].1) / total;
                            html! {
                                <li
                                    key={index}
                                    data-zebra="split"
                                    data-answer={name.clone()}
                                    data-value={count.to_string()}
                                    style={format!("--weight:{}", phrases::decimal(weight))}
                                >
                                    <b>{ name }</b>{ " " }{ phrases::short(count) }
                                </li>
                            }
                        }) }
                    </ul>
                </>
            }
        }
    }
}
