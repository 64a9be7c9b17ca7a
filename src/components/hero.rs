//! The count with its scale, and the answer: what every view starts with.

use yew::prelude::*;

use super::{answers, button, count_line, scale};
use crate::state::{Action, Findings, State};
use crate::words::components as words;
use puzzle::Puzzle;
use puzzle::wording::Places;
use solver::{Count, Partial, Survey, Tally};

/// The head of a view. `preview` is where the count would go for a hint that the reader points at.
pub fn hero(state: &State, preview: Option<&Tally>, act: &Callback<Action>) -> Html {
    let (shown, veiled) = (state.shown(), state.veils_answer());
    let puzzle = &shown.setup.puzzle;
    let (count, survey) = match &shown.findings {
        Findings::Open(known) | Findings::Stopped(known) => (known.count.as_ref(), None),
        Findings::Known(survey) => (Some(&survey.count), Some(&**survey)),
        Findings::Failed(_) => (None, None),
    };
    let arrangements = Count::arrangements(puzzle.houses(), puzzle.categories().len() as u8);
    html! {
        <section class="hero" aria-label={words::COUNT}>
            if let Findings::Failed(why) = &shown.findings {
                <p class="count-line" data-zebra="count" data-state="failed">{ why }</p>
            } else {
                { count_line(count, &arrangements, patience(&shown.findings, act)) }
            }
            { scale(count, &arrangements, preview) }
            { answers(state, survey, act) }
            <p class="visually-hidden" role="status" data-zebra="status">
                { survey.map(|survey| announcement(puzzle, survey, veiled)) }
            </p>
        </section>
    }
}

/// What the reader may do about a count that takes long.
fn patience(findings: &Findings, act: &Callback<Action>) -> Html {
    let (state, hook, name, action) = match findings {
        Findings::Open(Partial { count: Some(Tally::AtLeast(_)), .. }) => {
            (words::STILL_COUNTING, "stop", words::STOP, Action::Stop)
        }
        Findings::Stopped(_) => (words::STOPPED, "go-on", words::GO_ON, Action::GoOn),
        _ => return Html::default(),
    };
    html! {
        <span class="count-words">
            { state }{ " " }
            { button(hook, name, act, action) }
        </span>
    }
}

/// What has changed, short enough to be listened to.
fn announcement(puzzle: &Puzzle, survey: &Survey, veiled: bool) -> String {
    let mut text = match &survey.count {
        Tally::Exact(count) => words::count_said(&phrases::spoken(count), count.is_one()),
        Tally::AtLeast(count) => words::bound_said(&phrases::spoken(count)),
    };
    if survey.count.exact().is_some_and(Count::is_zero) {
        text = format!("{text} {}", phrases::clash(puzzle, &survey.conflict));
    }
    if let Some(question) = puzzle.questions().first() {
        let open: Vec<u8> = (0..)
            .zip(&survey.answers[0])
            .filter(|(_, count)| !count.number().is_zero())
            .map(|(answer, _)| answer)
            .collect();
        match open[..] {
            [] => {}
            [_] if veiled => text += &words::answer_veiled_said(&question.text),
            [answer] => {
                let name =
                    phrases::answer_name(puzzle, Places::numbered_of(puzzle), question, answer);
                text += &words::answer_said(&question.text, &name);
            }
            _ => text += &words::answer_open_said(&question.text, open.len()),
        }
    }
    text
}
