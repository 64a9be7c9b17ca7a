//! The story as a list, and the ways to walk through it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::apart;
use crate::components::{IconKind, icon_button};
use crate::components::{paragraph, rich_button, say};
use crate::names::Names;
use crate::views::explain::{Move, StoryState, Told};
use crate::words::explain as words;
use explain::{Ending, Level, hints_used};

/// Buttons and a scale to scrub along, and where the reader is.
pub fn controls(local: &StoryState, step: &Callback<Move>) -> Html {
    let (at, last) = (local.at(), local.told().len());
    let go = |by: isize| step.reform(move |_: MouseEvent| Move::Go(by));
    let scrub = step.reform(|event: InputEvent| {
        let value = event.target_unchecked_into::<HtmlInputElement>().value();
        Move::GoTo(value.parse().unwrap_or(0))
    });
    let where_to = match local.current() {
        Some(_) => words::at_step(at, last),
        None => words::before_first(last, local.is_whole()),
    };
    html! {
        <div class="explain-controls">
            { icon_button(IconKind::Previous, "step-back", words::STEP_BACK, at == 0, go(-1)) }
            <input
                type="range"
                class="explain-range"
                aria-label={words::STEP}
                aria-valuetext={where_to.clone()}
                data-zebra="scrub"
                min="0"
                max={last.to_string()}
                value={at.to_string()}
                oninput={scrub}
            />
            { icon_button(IconKind::Next, "step-on", words::STEP_ON, at == last, go(1)) }
            <p class="explain-where">
                { where_to }
                if last > 0 && !local.is_whole() {
                    { say(words::STILL_LOOKING) }
                }
            </p>
            <p class="visually-hidden" role="status" data-zebra="explain-status">
                { local.current().map(|told| words::step_said(at, &told.conclusion)) }
            </p>
        </div>
    }
}

/// How many solutions are still open after the step.
fn count(local: &StoryState) -> String {
    let none = || words::NO_HINT_USED.to_owned();
    local.current().map_or_else(none, |told| words::used_leave(&told.left))
}

/// How hard the puzzle is, and by what.
pub fn rating(local: &StoryState) -> Html {
    let Some((end, _)) = local.ending() else { return Html::default() };
    let Some(rating) = end.rating else { return Html::default() };
    html! {
        <details class="explain-rating" data-zebra="rating" data-level={rating.level.name()}>
            <summary>{ say(words::DIFFICULTY) }<b>{ rating.level.name() }</b></summary>
            <p>
                { words::costs(rating.hardest, rating.total, &rating.sum(), &Level::bounds()) }
            </p>
            if let Some(insight) = &end.insight {
                <p>{ apart(&Names::of(&local.setup().puzzle), insight) }</p>
            }
        </details>
    }
}

/// The step that the reader looks at, in full.
pub fn current(local: &StoryState) -> Html {
    let names = Names::of(&local.setup().puzzle);
    html! {
        <div class="explain-current" data-zebra="explain-current">
            if let Some(told) = local.current() {
                <h3>{ apart(&names, &told.conclusion) }</h3>
                { told_in_full(told, &names) }
            } else {
                { paragraph("", words::NOTHING_KNOWN) }
            }
            <p
                class="explain-left"
                data-zebra="explain-left"
                data-value={local.current().map(|told| told.left.number().to_string())}
                data-exact={local.current().map(|told| told.left.exact().is_some().to_string())}
            >
                { count(local) }
            </p>
        </div>
    }
}

/// All steps, in full where the reader has `unfolded` them.
pub fn story(local: &StoryState, unfolded: bool, step: &Callback<Move>) -> Html {
    let names = Names::of(&local.setup().puzzle);
    html! {
        <>
            <ol class="explain-list">
                { for local.told().iter().enumerate().map(|(i, told)| {
                    item(local, &names, (told, i + 1), unfolded, step)
                }) }
            </ol>
            { ending(local, &names) }
        </>
    }
}

fn item(
    local: &StoryState,
    names: &Names<'_>,
    (told, number): (&Told, usize),
    unfolded: bool,
    step: &Callback<Move>,
) -> Html {
    let current = local.at() == number;
    let numbers = told.numbers(&local.setup().puzzle);
    html! {
        <li
            key={number}
            class="explain-step"
            data-zebra="step"
            data-hints={numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(",")}
        >
            { rich_button("explain-go", step.reform(move |_| Move::GoTo(number)))
                .with("aria-current", current.then_some("step"))
                .holding(html! {
                    <>
                        <span class="explain-number">{ number }</span>
                        <span class="explain-conclusion">{ apart(names, &told.conclusion) }</span>
                        <span class="explain-by">{ hints_used(&numbers) }</span>
                    </>
                }) }
            if unfolded {
                { told_in_full(told, names) }
            }
        </li>
    }
}

/// The step's sentences; a supposition is folded, since it is long.
fn told_in_full(told: &Told, names: &Names<'_>) -> Html {
    let sentences = html! {
        <div class="explain-words" data-zebra="step-words">
            { for told.sentences.iter().map(|sentence| html! { <p>{ apart(names, sentence) }</p> }) }
        </div>
    };
    let Some(cases) = told.cases else {
        return html! {
            <>
                { sentences }
                <p class="explain-technique">
                    { apart(names, &told.why_now) }
                    if let Some(technique) = &told.technique {
                        { words::technique(technique) }
                    }
                </p>
            </>
        };
    };
    html! {
        <details class="explain-case" open={told.sentences.len() < 12}>
            <summary>{ words::suppose(cases) }</summary>
            { sentences }
        </details>
    }
}

fn ending(local: &StoryState, names: &Names<'_>) -> Html {
    let Some((end, sentence)) = local.ending() else { return Html::default() };
    let solved = end.ending == Ending::Solved;
    html! {
        <p class="explain-ending" data-zebra="ending" data-state={end.ending.name()}>
            { apart(names, &sentence) }
            if !solved {
                { words::all_leave(&end.left) }
            }
        </p>
    }
}
