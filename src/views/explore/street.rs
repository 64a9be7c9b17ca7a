//! The street: each house in stripes as wide as the share of each value of one category.

use yew::prelude::*;

use crate::paint;
use puzzle::{Puzzle, Value};
use solver::{Solution, Survey};

const LOT: i32 = 140;
const HEIGHT: i32 = 176;
/// The wall of a house on its lot.
const WALL: (i32, i32, i32, i32) = (26, 74, 88, 84);

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
    let (x, y, width, height) = WALL;
    let mut left = f64::from(x);
    let wide = f64::from(width);
    let stripes: Vec<Html> = shares
        .iter()
        .zip(paints)
        .enumerate()
        .map(|(value, (share, paint))| {
            let stripe = html! {
                <rect
                    key={value}
                    class="stripe"
                    x={phrases::decimal(left)}
                    y={y.to_string()}
                    width={phrases::decimal(share * wide)}
                    height={height.to_string()}
                    fill={*paint}
                />
            };
            left += share * wide;
            stripe
        })
        .collect();
    html! {
        <g key={h} transform={format!("translate({} 0)", i32::from(h) * LOT)}>
            <path class="chimney" d="M94 26h12v28H94z" />
            <rect class="wall" x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()} />
            { for stripes }
            <rect class="wall-line" x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()} />
            <path class="roof" stroke-width="2" stroke-linejoin="round" d="M14 76 70 26l56 50z" />
            <path class="door" d="M60 158v-32a10 10 0 0 1 20 0v32z" />
            <circle class="knob" cx="76" cy="143" r="1.6" />
            { for [36, 86].into_iter().map(|x| html! {
                <g key={x}>
                    <rect class="pane" x={x.to_string()} y="92" width="18" height="20" rx="2" />
                    <path class="pane-cross" d={format!("M{} 92v20M{x} 102h18", x + 9)} />
                </g>
            }) }
        </g>
    }
}
