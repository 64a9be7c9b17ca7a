//! How counts fall as hints come in, as a picture: by the number of hints on, the spread of the
//! counts of all sets, the way of the chosen order, and where the reader stands.
//!
//! The picture itself is for those who see it and for pointers; the order and the table have the
//! same for everyone.

use super::{Deeds, Scene, counted, section, sentence, solutions, table, tag};
use crate::app::drawing::{Deed, Element, Name};
use crate::app::sets::facts::depth;
use crate::app::sets::levels::Level;
use crate::phrases;
use crate::solver::Count;

/// The picture, what it shows in a sentence, and the table.
pub fn fall(scene: &Scene, deeds: &mut Deeds) -> Element {
    let words = match scene.levels {
        Some(levels) => {
            let (single, sets) = (levels.single(), levels.sets());
            let sets = phrases::group_digits(&sets.to_string());
            let has = if single == 1 { "has" } else { "have" };
            let first = match levels.first_single() {
                Some(size) => {
                    format!(" The first come with {}.", counted(size, "hint", "hints"))
                }
                None => String::new(),
            };
            let single = phrases::group_digits(&single.to_string());
            sentence(format!("{single} of {sets} sets of hints {has} exactly one solution.{first}"))
                .with(Name::Hook, "lattice-total")
                .with(Name::Value, levels.sets())
                .with(Name::Single, levels.single())
        }
        None if scene.has_lattice => sentence("Counting the solutions of every set of hints …"),
        None => sentence(
            "There are too many hints to count every set of them; here is the way of your order.",
        ),
    };
    section("fall", "fall-title", "How counts fall")
        .holding([words, chart(scene, deeds), legend(scene)])
        .holding(scene.levels.map(table::by_level))
}

/// Places in percent of the picture.
struct Grid<'s> {
    top: &'s Count,
    columns: usize,
}

impl Grid<'_> {
    fn x(&self, hints: usize) -> f64 {
        (hints as f64 + 0.5) / self.columns as f64 * 100.0
    }

    fn y(&self, count: &Count) -> f64 {
        // A little room at both ends for what stands right there.
        4.0 + 90.0 * depth(count, self.top)
    }

    /// For something that stands at a point of the picture.
    fn at(&self, hints: usize, count: &Count) -> String {
        format!("--x:{};--y:{}", phrases::decimal(self.x(hints)), phrases::decimal(self.y(count)))
    }

    fn point(&self, hints: usize, count: &Count) -> String {
        format!("{} {}", phrases::decimal(self.x(hints)), phrases::decimal(self.y(count)))
    }
}

fn chart(scene: &Scene, deeds: &mut Deeds) -> Element {
    let subject = scene.subject;
    let hints = subject.order.len();
    let grid = Grid { top: scene.top(), columns: hints + 1 };
    let mut shapes = Vec::new();
    if let Some(levels) = scene.levels {
        let levels: Vec<&Level> = levels.iter().collect();
        shapes.push(path("band", &band(&grid, &levels, 0, 4)));
        shapes.push(path("band-half", &band(&grid, &levels, 1, 3)));
        let median = levels.iter().enumerate().map(|(k, level)| grid.point(k, level.median()));
        shapes.push(path("median", &line(median)));
    }
    let way = scene.steps.iter().enumerate();
    shapes.push(path("way", &line(way.map(|(k, tally)| grid.point(k, tally.number())))));
    let svg = Element::new("svg")
        .with(Name::ViewBox, "0 0 100 100")
        .with(Name::AspectRatio, "none")
        .holding(shapes);

    // As many numbers as a phone has room for.
    let step = if hints > 15 { hints.div_ceil(10) } else { 1 };
    let columns = (0..=hints).map(|k| {
        let title = format!(
            "{}: {}. Click to switch on the first {k} of your order.",
            counted(k, "hint", "hints"),
            solutions(&scene.steps[k])
        );
        let deed = Deed::Activate(subject.prefix(k));
        deeds
            .button("chart-column", "", deed)
            .with(Name::TabIndex, -1)
            .with(Name::Title, title)
            .holding((k % step == 0).then(|| tag("span", "chart-number").text(k)))
    });
    let columns: Vec<Element> = columns.collect();
    let on = subject.active.len();
    let dots = scene
        .steps
        .iter()
        .enumerate()
        .map(|(k, tally)| tag("span", "way-dot").with(Name::Style, grid.at(k, tally.number())));
    let turned = scene.turned.iter().map(|(hint, tally)| {
        let (off, level) = match subject.active.contains(*hint) {
            true => ("off", on - 1),
            false => ("on", on + 1),
        };
        let title = format!("Switch hint {} {off}: {}", subject.number(*hint), solutions(tally));
        deeds
            .button("turned-dot", "", Deed::Toggle(*hint))
            .with(Name::TabIndex, -1)
            .with(Name::Title, title)
            .with(Name::Style, grid.at(level, tally.number()))
    });
    let turned: Vec<Element> = turned.collect();
    let here = tag("span", "here-dot").with(Name::Style, grid.at(on, scene.active.number()));
    let single = scene.levels.into_iter().flat_map(|levels| {
        let one = Count::from(1u64);
        levels.iter().enumerate().filter(|(_, level)| level.single > 0).map({
            let grid = &grid;
            move |(k, level)| {
                let words = if level.single == 1 { "1 set" } else { "" };
                let number = phrases::group_digits(&level.single.to_string());
                let words = if words.is_empty() { format!("{number} sets") } else { words.into() };
                tag("span", "single-mark").with(Name::Style, grid.at(k, &one)).text(words)
            }
        })
    });
    let single: Vec<Element> = single.collect();
    let inside = tag("div", "chart-inside")
        .with(Name::Style, format!("--columns:{}", hints + 1))
        .holding([svg, tag("div", "chart-columns").holding(columns)])
        .holding(single)
        .holding(dots)
        .holding(turned)
        .holding([here]);
    let ticks = ticks(&grid).into_iter().map(|(name, y)| {
        tag("span", "chart-tick")
            .with(Name::Style, format!("--y:{}", phrases::decimal(y)))
            .text(name)
    });
    tag("div", "chart").with(Name::Hidden, "true").holding([
        tag("div", "chart-ticks").holding(ticks),
        inside,
        tag("p", "chart-axis").text("hints on"),
    ])
}

/// From the count of one quarter along the levels, and back along another.
fn band(grid: &Grid, levels: &[&Level], from: usize, to: usize) -> String {
    let there = (0..levels.len()).map(|k| grid.point(k, &levels[k].spread[from]));
    let back = (0..levels.len()).rev().map(|k| grid.point(k, &levels[k].spread[to]));
    line(there.chain(back)) + "Z"
}

fn line(points: impl Iterator<Item = String>) -> String {
    let mut path = String::new();
    for point in points {
        path.push(if path.is_empty() { 'M' } else { 'L' });
        path.push_str(&point);
    }
    path
}

fn path(class: &str, d: &str) -> Element {
    tag("path", class).with(Name::Path, d)
}

/// Names for powers of ten, few enough to be read, and the count of no hints at the top.
fn ticks(grid: &Grid) -> Vec<(String, f64)> {
    let last = grid.top.log10();
    let step = 3 * (last as usize / 13 + 1);
    let mut ticks = vec![(phrases::short(grid.top), grid.y(grid.top))];
    for exponent in (0..=last as usize).step_by(step).filter(|&e| (e as f64) < 0.93 * last) {
        let power = format!("1{}", "0".repeat(exponent)).parse::<Count>().unwrap_or_default();
        ticks.push((phrases::short(&power), grid.y(&power)));
    }
    ticks
}

fn legend(scene: &Scene) -> Element {
    let entry =
        |class: &str, words: &str| Element::new("li").holding([tag("span", class)]).text(words);
    let spread = scene.levels.map(|_| {
        [
            entry("key-band", "all sets with so many hints on, the middle half darker"),
            entry("key-single", "sets that leave one solution"),
            entry("key-turned", "one switch from here"),
        ]
    });
    tag("ul", "legend")
        .holding([entry("key-here", "where you are"), entry("key-way", "your order, hint by hint")])
        .holding(spread.into_iter().flatten())
}
