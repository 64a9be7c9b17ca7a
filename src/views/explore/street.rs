//! The street: each house in stripes as wide as the share of each value of one category.

use yew::prelude::*;

use crate::components::drawn;
use crate::paint;
use puzzle::{Puzzle, Value};
use solver::{Solution, Survey};

const LOT: i32 = 140;
const HEIGHT: i32 = 176;
/// Where the wall of a house begins on its lot, and how wide it is.
const WALL: (f64, f64) = (26.0, 88.0);
/// Two lines of hills and the ground, which run on past both ends of the row, however long it is: the
/// sheet clips them.
const LANDSCAPE: &str = concat!(
    r#"<path class="hill" d="M-400 160V112q155-46 310 0t310 0 310 0 310 0 310 0 310 0 310 0 310 0 310 0 310 0V160z"/>"#,
    r#"<path class="hill-near" d="M-400 160V136q105-26 210 0t"#,
    r#"210 0 210 0 210 0 210 0 210 0 210 0 210 0 210 0 210 0 210 0 210 0 210 0 210 0 210 0V160z"/>"#,
    r#"<path class="ground" d="M-400 158H2700v18H-400z"/>"#,
);
/// What is behind the stripes.
const BEHIND: &str =
    r#"<path class="chimney" d="M94 26h12v28H94z"/><path class="wall" d="M26 74h88v84H26z"/>"#;
/// What is before them.
const BEFORE: &str = concat!(
    r#"<path class="wall-line" d="M26 74h88v84H26z"/>"#,
    r#"<path class="roof" stroke-width="2" stroke-linejoin="round" d="M14 76 70 26l56 50z"/>"#,
    r#"<path class="door" d="M60 158v-32a10 10 0 0 1 20 0v32z"/>"#,
    r#"<circle class="knob" cx="76" cy="143" r="1.6"/>"#,
    r#"<rect class="pane" x="36" y="92" width="18" height="20" rx="2"/>"#,
    r#"<rect class="pane" x="86" y="92" width="18" height="20" rx="2"/>"#,
    r#"<path class="pane-cross" d="M45 92v20M36 102h18M95 92v20M86 102h18"/>"#,
);

/// The street by one solution or else by all.
pub fn shares(puzzle: &Puzzle, survey: Option<&Survey>, solution: Option<&Solution>) -> Html {
    street(puzzle, &|value, house| match (solution, survey) {
        (Some(solution), _) => f64::from(solution.house(value) == house),
        (None, Some(survey)) => survey.share(value, house),
        (None, None) => 0.0,
    })
}

/// A picture of the row of houses, by the share of each value in each house; the table beneath says
/// the same in words.
pub fn street(puzzle: &Puzzle, share: &dyn Fn(Value, u8) -> f64) -> Html {
    let category = paint::telling_category(puzzle);
    let paints = paint::paints(&puzzle.categories()[category]);
    let shares = |house: u8| -> Vec<f64> {
        (0..puzzle.houses())
            .map(|index| share(Value { category: category as u8, index }, house))
            .collect()
    };
    let width = LOT * i32::from(puzzle.houses());
    let style = format!("--houses:{}", puzzle.houses());
    html! {
        <div class="street" {style} aria-hidden="true">
            <svg viewBox={format!("0 0 {width} {HEIGHT}")} focusable="false">
                { drawn(LANDSCAPE) }
                { for (0..puzzle.houses()).map(|h| house(h, &shares(h), &paints)) }
            </svg>
        </div>
    }
}

fn house(h: u8, shares: &[f64], paints: &[&'static str]) -> Html {
    let (mut left, width) = WALL;
    let stripes = shares.iter().zip(paints).map(|(share, paint)| {
        let (x, width) = (left, share * width);
        left += width;
        html! {
            <rect
                class="stripe"
                x={phrases::decimal(x)}
                y="74"
                width={phrases::decimal(width)}
                height="84"
                fill={*paint}
            />
        }
    });
    // No keys: what is in a lot never changes its place.
    html! {
        <g transform={format!("translate({} 0)", i32::from(h) * LOT)}>
            { drawn(BEHIND) }
            { for stripes }
            { drawn(BEFORE) }
        </g>
    }
}
