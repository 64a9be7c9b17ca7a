//! The story as a list, and the ways to walk through it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::apart;
use crate::components::{IconKind, icon};
use crate::names::Names;
use crate::views::explain::{Move, StoryState, Told};
use explain::{CaseEnd, Ending, Level, Technique, hints_used};

/// Buttons and a scale to scrub along, and where the reader is.
pub fn controls(local: &StoryState, step: &Callback<Move>) -> Html {
    let (at, last) = (local.at(), local.told().len());
    let go = |by: isize| step.reform(move |_: MouseEvent| Move::Go(by));
    let scrub = step.reform(|event: InputEvent| {
        let value = event.target_unchecked_into::<HtmlInputElement>().value();
        Move::GoTo(value.parse().unwrap_or(0))
    });
    let where_to = match local.current() {
        Some(_) => format!("Step {at} of {last}"),
        None if last == 1 => "Before the only step".to_owned(),
        None => format!("Before the first of {last} steps"),
    };
    html! {
        <div class="explain-controls">
            <button
                type="button"
                class="button"
                aria-label="One step back"
                data-zebra="step-back"
                disabled={at == 0}
                onclick={go(-1)}
            >
                { icon(IconKind::Previous) }
            </button>
            <input
                type="range"
                class="explain-range"
                aria-label="Step"
                aria-valuetext={where_to.clone()}
                data-zebra="scrub"
                min="0"
                max={last.to_string()}
                value={at.to_string()}
                oninput={scrub}
            />
            <button
                type="button"
                class="button"
                aria-label="One step on"
                data-zebra="step-on"
                disabled={at == last}
                onclick={go(1)}
            >
                { icon(IconKind::Next) }
            </button>
            <p class="explain-where">
                { where_to }
                if !local.is_whole() {
                    { ", looking for more" }
                }
            </p>
            <p class="visually-hidden" role="status" data-zebra="explain-status">
                { local.current().map(|told| format!("Step {at}. {}", told.conclusion)) }
            </p>
        </div>
    }
}

/// How many solutions are still open after the step.
fn count(local: &StoryState) -> String {
    let Some(told) = local.current() else { return "No hint used yet.".to_owned() };
    if told.left.says_nothing() {
        return "It is not known how many solutions the hints used so far leave.".to_owned();
    }
    format!("The hints used so far leave {}.", phrases::solutions(&told.left))
}

/// How hard the puzzle is, and by what.
pub fn rating(local: &StoryState) -> Html {
    let Some(rating) = local.rating() else { return Html::default() };
    html! {
        <details class="explain-rating" data-zebra="rating" data-level={rating.level.name()}>
            <summary>{ "Difficulty: " }<b>{ rating.level.name() }</b></summary>
            <p>
                { format!(
                    "A conclusion costs 10 for each hint, 1 for each earlier fact, and what its techniques cost. The hardest costs {}, all together {}: {}. {}",
                    rating.hardest, rating.total, rating.sum(), Level::bounds()
                ) }
            </p>
            if let Some(insight) = local.insight() {
                <p>{ apart(&Names::of(&local.setup().puzzle), &insight) }</p>
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
                { words(told, &names) }
            } else {
                <p>{ "Nothing is known yet." }</p>
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
    let numbers = told.step.numbers(&local.setup().puzzle);
    html! {
        <li
            key={number}
            class="explain-step"
            data-zebra="step"
            data-hints={numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(",")}
        >
            <button
                type="button"
                class="explain-go"
                aria-current={current.then_some("step")}
                onclick={step.reform(move |_: MouseEvent| Move::GoTo(number))}
            >
                <span class="explain-number">{ number }</span>
                <span class="explain-conclusion">{ apart(names, &told.conclusion) }</span>
                <span class="explain-by">{ hints_used(&numbers) }</span>
            </button>
            if unfolded {
                { words(told, names) }
            }
        </li>
    }
}

/// The step's sentences; a supposition is folded, since it is long.
fn words(told: &Told, names: &Names<'_>) -> Html {
    let sentences = html! {
        <div class="explain-words" data-zebra="step-words">
            { for told.sentences.iter().map(|sentence| html! { <p>{ apart(names, sentence) }</p> }) }
        </div>
    };
    let technique = told.step.technique();
    if technique != Technique::Case {
        return html! {
            <>
                { sentences }
                <p class="explain-technique">
                    { apart(names, &told.why_now) }
                    if technique != Technique::Stated {
                        { format!(" Technique: {}.", technique.name()) }
                    }
                </p>
            </>
        };
    }
    let within = told.step.case.as_ref().map_or(0, |case| match &case.end {
        CaseEnd::Split(cases) => cases.len(),
        _ => 0,
    });
    let title = match within {
        0 => "Suppose the contrary, and see it fail".to_owned(),
        cases => format!("Suppose the contrary: {cases} cases, and each fails"),
    };
    html! {
        <details class="explain-case" open={told.sentences.len() < 12}>
            <summary>{ title }</summary>
            { sentences }
        </details>
    }
}

fn ending(local: &StoryState, names: &Names<'_>) -> Html {
    let Some((words, ending, left)) = local.ending() else { return Html::default() };
    let solved = *ending == Ending::Solved;
    html! {
        <p class="explain-ending" data-zebra="ending" data-state={ending.name()}>
            { apart(names, &words) }
            if !solved {
                { format!(" The hints leave {}.", phrases::solutions(left)) }
            }
        </p>
    }
}
