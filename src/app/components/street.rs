//! The street: each house in stripes as wide as the share of each value of one category.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::paint;
use crate::puzzle::{Puzzle, Value};
use crate::solver::{Solution, Survey};

const LOT: f64 = 140.0;
const HEIGHT: f64 = 176.0;
/// The wall of a house on its lot.
const WALL: (f64, f64, f64, f64) = (26.0, 74.0, 88.0, 84.0);

/// What the street needs.
#[derive(PartialEq, Properties)]
pub struct StreetProps {
    /// Whose houses.
    pub puzzle: Rc<Puzzle>,
    /// What is known, once it is.
    pub survey: Option<Rc<Survey>>,
    /// One solution to show instead of all.
    pub solution: Option<Solution>,
}

/// A picture of the row of houses; the table beneath says the same in words.
#[component]
pub fn Street(props: &StreetProps) -> Html {
    let puzzle = &props.puzzle;
    let category = paint::telling_category(puzzle);
    let paints = paint::paints(&puzzle.categories()[category]);
    let shares = |house: u8| -> Vec<f64> {
        (0..puzzle.houses())
            .map(|index| {
                let value = Value { category: category as u8, index };
                match (&props.solution, &props.survey) {
                    (Some(solution), _) => f64::from(solution.house(value) == house),
                    (None, Some(survey)) => survey.share(value, house),
                    (None, None) => 0.0,
                }
            })
            .collect()
    };
    let width = LOT * f64::from(puzzle.houses());
    let style = format!("--houses:{}", puzzle.houses());
    html! {
        <div class="street" {style} aria-hidden="true">
            <svg viewBox={format!("0 0 {width} {HEIGHT}")} focusable="false">
                { hills(width) }
                <rect class="ground" x="-400" y="158" width={(width + 800.0).to_string()} height="18" />
                { for (0..puzzle.houses()).map(|h| house(h, &shares(h), &paints)) }
            </svg>
        </div>
    }
}

fn hills(width: f64) -> Html {
    // Two lines of hills that run on past both ends of the row, however long it is.
    let wave = |base: f64, height: f64, length: f64| {
        let mut path = format!("M-400 160V{base}");
        let mut x = -400.0;
        while x < width + 400.0 {
            path += &format!("q{} {} {} 0t{} 0", length / 2.0, -height, length, length);
            x += 2.0 * length;
        }
        path + "V160z"
    };
    html! {
        <>
            <path class="hill" d={wave(112.0, 46.0, 310.0)} />
            <path class="hill-near" d={wave(136.0, 26.0, 210.0)} />
        </>
    }
}

fn house(h: u8, shares: &[f64], paints: &[&'static str]) -> Html {
    let (x, y, width, height) = WALL;
    let mut left = x;
    let stripes: Vec<Html> = shares
        .iter()
        .zip(paints)
        .enumerate()
        .map(|(value, (share, paint))| {
            let stripe = html! {
                <rect
                    key={value}
                    class="stripe"
                    x={format!("{left:.2}")}
                    y={y.to_string()}
                    width={format!("{:.2}", share * width)}
                    height={height.to_string()}
                    fill={*paint}
                />
            };
            left += share * width;
            stripe
        })
        .collect();
    html! {
        <g key={h} transform={format!("translate({} 0)", f64::from(h) * LOT)}>
            <path class="chimney" d="M94 26h12v28H94z" />
            <rect class="wall" x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()} />
            { for stripes }
            <rect class="wall-line" x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()} />
            <path class="roof" stroke-width="2" stroke-linejoin="round" d="M14 76 70 26l56 50z" />
            <path class="door" d="M60 158v-32a10 10 0 0 1 20 0v32z" />
            <circle class="knob" cx="76" cy="143" r="1.6" />
            { for [36.0, 86.0].into_iter().map(|x| html! {
                <g key={x.to_string()}>
                    <rect class="pane" x={x.to_string()} y="92" width="18" height="20" rx="2" />
                    <path class="pane-cross" d={format!("M{} 92v20M{x} 102h18", x + 9.0)} />
                </g>
            }) }
        </g>
    }
}
