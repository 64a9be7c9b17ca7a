//! What the core finds, beside the draft.

use yew::prelude::*;

use super::{Editor, waiting_button};
use crate::components::hero;
use crate::components::{paragraph, say};
use crate::state::{Findings, Shown, State};
use crate::views::edit::{Ask, EditState, Move};
use crate::words::edit as words;
use puzzle::text::ReadError;
use puzzle::{HintSet, numbers};
use solver::{Known, Tally};

/// The count, and what could be done about it.
pub fn beside(editor: &Editor, local: &EditState, state: &State) -> Html {
    let shown = state.shown();
    let act = &editor.act;
    let errors = editor.draft.errors();
    html! {
        <aside class="edit-beside" aria-label={words::FINDINGS}>
            // What was found is about the text before the error, which nobody sees any more.
            if errors.is_empty() {
                { hero(state, None, act) }
            }
            <div class="edit-findings" role="status">
                { match errors {
                    [] => findings(editor, local, shown),
                    [first, ..] => broken(first, errors.len()),
                } }
            </div>
        </aside>
    }
}

/// What stands in place of findings while the text has errors.
fn broken(first: &ReadError, count: usize) -> Html {
    html! {
        <>
            <p class="edit-verdict edit-bad" data-zebra="edit-verdict" data-state="errors">
                { words::broken(count, first.line, first.column, &first.message) }
            </p>
            { paragraph("", words::NOT_COUNTED) }
        </>
    }
}

fn findings(editor: &Editor, local: &EditState, shown: &Shown) -> Html {
    let Findings::Known(survey) = &shown.findings else { return Html::default() };
    let Tally::Exact(count) = &survey.count else { return Html::default() };
    let (setup, puzzle) = (&shown.setup, &shown.setup.puzzle);
    let implied: HintSet = survey
        .statuses
        .iter()
        .enumerate()
        .filter(|(i, status)| {
            let known = status.as_ref().is_some_and(|status| status.implied == Known::Yes);
            known && setup.active().contains(*i)
        })
        .map(|(i, _)| i)
        .collect();
    let unread = puzzle.hints().iter().filter(|hint| hint.relation.is_none()).count();
    html! {
        <>
            if count.is_zero() {
                <p class="edit-verdict edit-bad" data-zebra="edit-verdict" data-state="none">
                    { words::no_solution(&phrases::clash(puzzle, &survey.conflict)) }
                </p>
            } else if count.is_one() {
                <p class="edit-verdict edit-good" data-zebra="edit-verdict" data-state="one">{ say(words::ONE_SOLUTION) }</p>
            } else {
                <p class="edit-verdict" data-zebra="edit-verdict" data-state="many">
                    { say(words::MANY_SOLUTIONS) }
                </p>
            }
            if !count.is_zero() && !implied.is_empty() {
                <p data-zebra="edit-implied">
                    { words::adds_nothing(&numbers::ranges(puzzle, &implied), implied.len() == 1) }
                </p>
                { job(editor, local, words::DROP_IMPLIED, "edit-drop-implied", Ask::WithoutImplied(setup.active().clone())) }
            }
            if count.is_one() {
                { job(editor, local, words::MAKE_MINIMAL, "edit-minimal", Ask::Smallest(setup.active().clone())) }
            }
            if unread > 0 {
                <p>{ words::without_meaning(unread) }</p>
            }
        </>
    }
}

fn job(
    editor: &Editor,
    local: &EditState,
    name: &'static str,
    hook: &'static str,
    ask: Ask,
) -> Html {
    let step = editor.step.clone();
    waiting_button(hook, name, local.is_working(), move || step.emit(Move::Do(ask.clone())))
}
