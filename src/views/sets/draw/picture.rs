//! How counts fall as hints come in, as a picture: by the number of hints on, the spread of the
//! counts of all sets, the way of the chosen order, and where the reader stands.
//!
//! The picture itself is for those who see it and for pointers; the order and the table have the
//! same for everyone.

use super::{Deeds, Scene, section, sentence, table, tag};
use crate::drawing::{Click, Element, Name};
use crate::views::sets::facts::depth;
use crate::views::sets::levels::{Level, Levels};
use crate::words::sets as words;
use solver::{Count, Tally};

/// The picture, what it shows in a sentence, and the table.
pub fn fall(scene: &Scene, deeds: &mut Deeds) -> Element {
    let total = match scene.levels {
        Some(levels) => {
            let (single, sets) = (levels.single(), levels.sets());
            sentence(words::fall_single(single, sets, levels.first_single()))
                .with(Name::Hook, "lattice-total")
                .with(Name::Value, sets)
                .with(Name::Single, single)
        }
        None if scene.has_lattice => sentence(words::FALL_COUNTING),
        None => sentence(words::FALL_ORDER_ALONE),
    };
    section("fall", "fall-title", words::FALL)
        .holding([total, chart(scene, deeds), legend(scene)])
        .holding(scene.levels.map(table::by_level))
}

/// Places in percent of the picture: all that is drawn in it, its ticks too, is placed by these.
struct Grid<'s> {
    top: &'s Count,
    columns: usize,
}

impl Grid<'_> {
    fn x(&self, hints: usize) -> f64 {
        (hints as f64 + 0.5) / self.columns as f64 * 100.0
    }

    fn y(&self, count: &Count) -> f64 {
        self.height(depth(count, self.top))
    }

    fn height(&self, depth: f64) -> f64 {
        // A little room at both ends for what stands right there.
        4.0 + 90.0 * depth
    }

    /// For something that stands at a point of the picture.
    fn at(&self, hints: usize, count: &Count) -> String {
        format!("--x:{};--y:{}", phrases::decimal(self.x(hints)), phrases::decimal(self.y(count)))
    }

    /// A mark for a count, an open one for a bound.
    fn mark(&self, class: &str, hints: usize, tally: &Tally) -> Element {
        let bound = if is_bound(tally) { " bound" } else { "" };
        tag("span", &format!("{class}{bound}")).with(Name::Style, self.at(hints, tally.number()))
    }

    fn point(&self, hints: usize, count: &Count) -> String {
        format!("{} {}", phrases::decimal(self.x(hints)), phrases::decimal(self.y(count)))
    }
}

fn is_bound(tally: &Tally) -> bool {
    tally.exact().is_none()
}

fn chart(scene: &Scene, deeds: &mut Deeds) -> Element {
    let subject = scene.subject;
    let way = scene.way();
    let grid = Grid { top: scene.top(), columns: way.len() };
    let svg = Element::new("svg")
        .with(Name::ViewBox, "0 0 100 100")
        .with(Name::AspectRatio, "none")
        .holding(curves(scene, &grid, &way));

    // As many numbers as a phone has room for.
    let step = [1, 5, 10, 20].into_iter().find(|step| way.len() <= 16 * step).unwrap_or(50);
    let columns = way.iter().enumerate().map(|(k, &(place, tally))| {
        let title = words::column(k, tally, place);
        let number = (k % step == 0).then(|| tag("span", "chart-number").text(k));
        deeds
            .button("chart-column", "", Click::Activate(subject.prefix(place)))
            .with(Name::TabIndex, -1)
            .with(Name::Title, title)
            .holding(number)
    });
    let columns: Vec<Element> = columns.collect();
    let on = subject.active.len();
    let dots = way.iter().enumerate().map(|(k, (_, tally))| grid.mark("way-dot", k, tally));
    let turned = scene.turned.iter().map(|(hint, tally)| {
        let is_on = subject.active.contains(*hint);
        let level = if is_on { on - 1 } else { on + 1 };
        let title = words::turn_hint(subject.number(*hint), !is_on, tally);
        deeds
            .button("turned-dot", "", Click::Toggle(*hint))
            .with(Name::TabIndex, -1)
            .with(Name::Title, title)
            .with(Name::Style, grid.at(level, tally.number()))
    });
    let turned: Vec<Element> = turned.collect();
    let here = grid.mark("here-dot", on, &scene.active);
    let single = scene.levels.into_iter().flat_map(|levels| {
        let one = Count::from(1u64);
        levels.iter().enumerate().filter(|(_, level)| level.single > 0).map({
            let grid = &grid;
            move |(k, level)| {
                let mark = tag("span", "single-mark").with(Name::Style, grid.at(k, &one));
                mark.text(words::sets(level.single))
            }
        })
    });
    let single: Vec<Element> = single.collect();
    let ticks = ticks(scene, &grid).into_iter().map(|(name, y)| {
        tag("span", "chart-tick")
            .with(Name::Style, format!("--y:{}", phrases::decimal(y)))
            .text(name)
    });
    let inside = tag("div", "chart-inside")
        .with(Name::Style, format!("--columns:{}", grid.columns))
        .holding(ticks)
        .holding([svg, tag("div", "chart-columns").holding(columns)])
        .holding(single)
        .holding(dots)
        .holding(turned)
        .holding([here]);
    tag("div", "chart")
        .with(Name::Hidden, "true")
        .holding([inside, tag("p", "chart-axis").text(words::AXIS)])
}

/// The spread of all sets where it is known, and the way of the order.
fn curves(scene: &Scene, grid: &Grid, way: &[(usize, &Tally)]) -> Vec<Element> {
    let mut shapes = Vec::new();
    if let Some(levels) = scene.levels {
        let levels: Vec<&Level> = levels.iter().collect();
        shapes.push(path("band", &band(grid, &levels, 0, 4)));
        shapes.push(path("band-half", &band(grid, &levels, 1, 3)));
        let median = levels.iter().enumerate().map(|(k, level)| grid.point(k, level.median()));
        shapes.push(path("median", &line(median)));
    }
    // From count to count; no line leads through a bound.
    let runs = way.iter().enumerate().collect::<Vec<_>>();
    let runs = runs.chunk_by(|(_, (_, one)), (_, (_, next))| is_bound(one) == is_bound(next));
    let runs = runs.filter(|run| !is_bound(run[0].1.1));
    let way = runs.map(|run| line(run.iter().map(|(k, (_, t))| grid.point(*k, t.number()))));
    shapes.push(path("way", &way.collect::<String>()));
    shapes
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

/// Names for powers of ten with their places, the count of no hints at the top; and 0, which no
/// logarithmic scale has, beneath 1 where it is drawn.
fn ticks(scene: &Scene, grid: &Grid) -> Vec<(String, f64)> {
    let last = grid.top.log10();
    let mut ticks = vec![(phrases::short(grid.top), grid.y(grid.top))];
    ticks.extend(
        phrases::powers(last)
            .map(|(exponent, name)| (name, grid.height(1.0 - f64::from(exponent) / last))),
    );
    let none = Count::default();
    let tallies = scene.way().into_iter().map(|(_, tally)| tally);
    let tallies = tallies.chain(scene.turned.iter().map(|(_, tally)| tally)).chain([&scene.active]);
    let least = scene.levels.into_iter().flat_map(Levels::iter).map(Level::min);
    if least.chain(tallies.map(Tally::number)).any(|count| *count == none) {
        ticks.push(("0".to_owned(), grid.y(&none)));
    }
    ticks
}

fn legend(scene: &Scene) -> Element {
    let entry =
        |class: &str, means: &str| Element::new("li").holding([tag("span", class)]).text(means);
    let spread = scene.levels.map(|_| {
        [
            entry("key-band", words::KEY_BAND),
            entry("key-single", words::KEY_SINGLE),
            entry("key-turned", words::KEY_TURNED),
        ]
    });
    let bound = scene.steps.iter().chain([&scene.active]).any(is_bound);
    let bound = bound.then(|| entry("key-bound", words::KEY_BOUND));
    tag("ul", "legend")
        .holding([entry("key-here", words::KEY_HERE), entry("key-way", words::KEY_ORDER)])
        .holding(bound)
        .holding(spread.into_iter().flatten())
}
