//! The street: each house in stripes as wide as the share of each value of one category.

use yew::prelude::*;

use crate::paint;
use puzzle::{Puzzle, Value};
use solver::{Solution, Survey};

const LOT: i32 = 140;
const HEIGHT: i32 = 176;
/// Where the wall of a house begins on its lot, and how wide it is.
const WALL: (f64, f64) = (26.0, 88.0);

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
                { hills(width) }
                <rect class="ground" x="-400" y="158" width={(width + 800).to_string()} height="18" />
                { for (0..puzzle.houses()).map(|h| house(h, &shares(h), &paints)) }
            </svg>
        </div>
    }
}

fn hills(width: i32) -> Html {
    // Two lines of hills that run on past both ends of the row, however long it is.
    let wave = |base: i32, height: i32, length: i32| {
        let mut path = format!("M-400 160V{base}");
        let mut x = -400;
        while x < width + 400 {
            path += &format!("q{} {} {} 0t{} 0", length / 2, -height, length, length);
            x += 2 * length;
        }
        path + "V160z"
    };
    html! {
        <>
            <path class="hill" d={wave(112, 46, 310)} />
            <path class="hill-near" d={wave(136, 26, 210)} />
        </>
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
            <path class="chimney" d="M94 26h12v28H94z" />
            <path class="wall" d="M26 74h88v84H26z" />
            { for stripes }
            <path class="wall-line" d="M26 74h88v84H26z" />
            <path class="roof" stroke-width="2" stroke-linejoin="round" d="M14 76 70 26l56 50z" />
            <path class="door" d="M60 158v-32a10 10 0 0 1 20 0v32z" />
            <circle class="knob" cx="76" cy="143" r="1.6" />
            <rect class="pane" x="36" y="92" width="18" height="20" rx="2" />
            <rect class="pane" x="86" y="92" width="18" height="20" rx="2" />
            <path class="pane-cross" d="M45 92v20M36 102h18M95 92v20M86 102h18" />
        </g>
    }
}
