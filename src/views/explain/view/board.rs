//! The grid as it is known at the moment, with what the step uses lit.

use yew::prelude::*;

use crate::components::houses;
use crate::components::say;
use crate::views::explain::{Light, StoryState};
use crate::words::explain as words;
use explain::{Fact, Knowledge};
use puzzle::{About, Asked, Shape, Value};

/// Categories down, houses across.
pub fn board(local: &StoryState, known: &Knowledge) -> Html {
    let puzzle = &local.setup().puzzle;
    let caption = words::known_after(local.at());
    html! {
        <div class="table-box explain-scroll" tabindex="0" role="region" aria-label={words::KNOWN}>
            { houses(puzzle, "explain-table", caption, |category, house| cell(local, known, category, house)) }
        </div>
    }
}

/// The share of a house that its street gives to a value: the same to each that may still be there.
pub fn share(known: &Knowledge, value: Value, house: u8) -> f64 {
    let here = |other: &Value| known.candidates(*other).contains(house);
    let open = known.row(value).filter(here).count();
    if known.candidates(value).contains(house) { 1.0 / open as f64 } else { 0.0 }
}

fn cell(local: &StoryState, known: &Knowledge, category: u8, house: u8) -> Html {
    let puzzle = &local.setup().puzzle;
    let mut values = Shape::from(&**puzzle).values_of(category);
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
                        <span class="visually-hidden">{ say(words::VALUE_RULED_OUT) }</span>
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
    let said = match light {
        Some(Light::New) => words::VALUE_NEW,
        Some(Light::Used) => words::VALUE_USED,
        None => return Html::default(),
    };
    html! { <span class="visually-hidden">{ said }</span> }
}
