//! The count with its scale, and the answer: what every view starts with.

use yew::prelude::*;

use super::{answers, button, count_line, scale};
use crate::state::{Action, Findings, State};
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
        <section class="hero" aria-label="How many solutions">
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
    let (words, hook, name, action) = match findings {
        Findings::Open(Partial { count: Some(Tally::AtLeast(_)), .. }) => {
            ("still counting", "stop", "Stop", Action::Stop)
        }
        Findings::Stopped(_) => ("stopped", "go-on", "Go on", Action::GoOn),
        _ => return Html::default(),
    };
    html! {
        <span class="count-words">
            { words }{ " " }
            { button(hook, name, act, action) }
        </span>
    }
}

/// What has changed, short enough to be listened to.
fn announcement(puzzle: &Puzzle, survey: &Survey, veiled: bool) -> String {
    let mut text = match &survey.count {
        Tally::Exact(count) if count.is_one() => "1 solution.".to_string(),
        Tally::Exact(count) => format!("{} solutions.", phrases::spoken(count)),
        Tally::AtLeast(count) => format!("At least {} solutions.", phrases::spoken(count)),
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
            [_] if veiled => text += &format!(" {} One answer is left.", question.text),
            [answer] => {
                let name =
                    phrases::answer_name(puzzle, Places::numbered_of(puzzle), question, answer);
                text += &format!(" {} {name}.", question.text);
            }
            _ => text += &format!(" {} Not settled, {} are possible.", question.text, open.len()),
        }
    }
    text
}
