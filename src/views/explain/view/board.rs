//! The grid as it is known at the moment, and the hints, with what the step uses lit.

use yew::prelude::*;

use crate::components::houses;
use crate::views::explain::{Light, StoryState};
use explain::{Fact, Knowledge};
use puzzle::{About, Asked, Value};

/// Categories down, houses across.
pub fn board(local: &StoryState) -> Html {
    let puzzle = &local.setup().puzzle;
    let known = local.known();
    let caption = format!("What is known after {}", phrases::counted(local.at(), "step"));
    html! {
        <div class="table-box explain-scroll" tabindex="0" role="region" aria-label="What is known">
            { houses(puzzle, "explain-table", caption, |category, house| cell(local, &known, category, house)) }
        </div>
    }
}

fn cell(local: &StoryState, known: &Knowledge, category: u8, house: u8) -> Html {
    let puzzle = &local.setup().puzzle;
    let mut values = (0..puzzle.houses()).map(|index| Value { category, index });
    let here = known.answer(Asked::Category(category), About::House(house));
    let hook = |content: Html| {
        html! {
            <td
                key={house}
                data-zebra="explain-cell"
                data-category={category.to_string()}
                data-house={(house + 1).to_string()}
            >
                { content }
            </td>
        }
    };
    if let Some(index) = here {
        let value = Value { category, index };
        let light = local.light(Fact::placed(value, house));
        return hook(html! {
            <p class={classes!("explain-fact", light.map(class))}>
                <bdi>{ puzzle.name(value) }</bdi>{ spoken(light) }
            </p>
        });
    }
    let items = values.by_ref().filter_map(|value| {
        let open = known.candidates(value).contains(house);
        let light = local.light(Fact::ruled_out(value, house));
        let shown = open || light.is_some();
        shown.then(|| {
            let gone = (!open).then_some("explain-gone");
            html! {
                <li key={value.index} class={classes!(gone, light.map(class))}>
                    <bdi>{ puzzle.name(value) }</bdi>
                    if !open {
                        <span class="visually-hidden">{ " ruled out" }</span>
                    }
                    { spoken(light) }
                </li>
            }
        })
    });
    hook(html! { <ul class="explain-open">{ for items }</ul> })
}

fn class(light: Light) -> &'static str {
    match light {
        Light::New => "explain-new",
        Light::Used => "explain-used",
    }
}

fn spoken(light: Option<Light>) -> Html {
    let words = match light {
        Some(Light::New) => ", new",
        Some(Light::Used) => ", used",
        None => return Html::default(),
    };
    html! { <span class="visually-hidden">{ words }</span> }
}

/// All hints; those of the step are lit, those that are off say so.
pub fn hints(local: &StoryState) -> Html {
    let (puzzle, active) = (&local.setup().puzzle, local.setup().active());
    let used = local.current().map(|told| told.step.hints.as_slice()).unwrap_or_default();
    let before = local.told()[..local.at()].iter().flat_map(|told| &told.step.hints);
    let before: Vec<usize> = before.copied().collect();
    html! {
        <ol class="explain-hints" id="hints" tabindex="-1" aria-label="Hints">
            { for puzzle.hints().iter().enumerate().map(|(i, hint)| {
                let (state, words) = match () {
                    () if !active.contains(i) => ("off", Some("off")),
                    () if used.contains(&i) => ("lit", Some("used in this step")),
                    () if before.contains(&i) => ("used", None),
                    () => ("new", None),
                };
                html! {
                    <li key={hint.number} data-zebra="explain-hint" data-hint={hint.number.to_string()} data-state={state}>
                        <span class="explain-number">{ hint.number }</span>
                        <span>
                            <bdi>{ &hint.text }</bdi>
                            if let Some(words) = words {
                                <span class={(state == "lit").then_some("visually-hidden")}>{ format!(" ({words})") }</span>
                            }
                        </span>
                    </li>
                }
            }) }
        </ol>
    }
}
