//! The answer to the puzzle's questions, or how the solutions split over the answers.

use yew::prelude::*;

use super::bare_button;
use crate::state::{Action, State};
use crate::words::components as words;
use puzzle::wording::Places;
use puzzle::{Puzzle, Question};
use solver::{Count, Survey, Tally};

/// Each question with its answer, or with the split of the solutions over the answers; names wait for
/// who asks for them, but stay in the document for scripts.
pub fn answers(state: &State, survey: Option<&Survey>, act: &Callback<Action>) -> Html {
    let (puzzle, veiled) = (&state.shown().setup.puzzle, state.veils_answer());
    let questions = puzzle.questions().iter().enumerate();
    html! {
        <div class="answer">
            { for questions.map(|(q, question)| {
                let counts = survey.map(|survey| (&survey.answers[q][..], &survey.count));
                html! { <section>{ answer(puzzle, question, counts, veiled) }</section> }
            }) }
            if !state.setup().tells_answer() {
                { veil(state, act) }
            }
            if let Some(survey) = survey.filter(|survey| is_none(&survey.count)) {
                <p class="answer-line" data-zebra="clash">
                    <span class="none">{ phrases::clash(puzzle, &survey.conflict) }</span>
                </p>
            }
        </div>
    }
}

/// Shows the answer, and hides it again.
fn veil(state: &State, act: &Callback<Action>) -> Html {
    let always = state.spoilers().always();
    html! {
        <div class="veil">
            if state.veils_answer() {
                { bare_button("show-answer", words::SHOW_ANSWER, act, Action::ShowAnswer(true)) }
            } else {
                { bare_button("hide-answer", words::HIDE_ANSWER, act, Action::ShowAnswer(false)) }
                if !always {
                    { bare_button("show-answers", words::SHOW_ANSWERS, act, Action::ShowAllAnswers(true)) }
                }
            }
        </div>
    }
}

/// Whether there is no solution; "at least 0" leaves that open.
fn is_none(count: &Tally) -> bool {
    count.exact().is_some_and(Count::is_zero)
}

fn answer(
    puzzle: &Puzzle,
    question: &Question,
    counts: Option<(&[Tally], &Tally)>,
    veiled: bool,
) -> Html {
    let asked = |state: &'static str, answer: Html| {
        html! {
            <p class="answer-line" data-zebra="answer" data-state={state}>
                <bdi>{ &question.text }</bdi>{ " " }{ answer }
            </p>
        }
    };
    let open = || asked("open", html! { <span class="question-more">{ "…" }</span> });
    let Some((counts, whole)) = counts else { return open() };
    let weights = counts.iter().map(|tally| tally.number().ratio(whole.number()));
    let split = phrases::ranked(weights);
    let name = |index| phrases::answer_name(puzzle, Places::numbered_of(puzzle), question, index);
    let (state, outcome) = match split[..] {
        [] if !is_none(whole) => return open(),
        [] => return asked("none", html! { <span class="none">{ words::ANSWER_NONE }</span> }),
        [(index, _)] => ("settled", html! { <strong hidden={veiled}>{ name(index) }</strong> }),
        _ => ("split", html! { <span class="open">{ words::ANSWER_OPEN }</span> }),
    };
    let settled = split.len() == 1;
    // A settled answer has a bar as well: what comes and goes in it moves nothing beneath.
    html! {
        <>
            { asked(state, outcome) }
            <ul
                class="split"
                data-settled={settled.then_some("")}
                data-veiled={veiled.then_some("")}
                aria-hidden={settled.then_some("true")}
            >
                { for split.iter().map(|&(index, weight)| {
                    let count = counts[usize::from(index)].number();
                    let name = name(index);
                    html! {
                        <li
                            // One that is settled is not one of several that has grown and slid away.
                            key={if settled { u32::MAX } else { index.into() }}
                            data-zebra={(!settled).then_some("split")}
                            data-answer={name.clone()}
                            data-value={count.to_string()}
                            title={phrases::grouped(count)}
                            style={format!("--weight:{}", phrases::decimal(weight))}
                        >
                            <b hidden={veiled}>{ name }</b>{ " " }
                            <span class="number">{ phrases::short(count) }</span>
                            <span class="part">{ phrases::percent(weight) }</span>
                        </li>
                    }
                }) }
            </ul>
        </>
    }
}
