//! Reads the picture as a reader does: numbers off its own ticks. What stands in it must be what the
//! list beside it says, and that must be so.

use std::cell::Cell;

use super::*;
use puzzle::{Category, Hint, PuzzleParts, Random};
use solver::{Core, Count, Unwatched};
use testing::recipe::{Mix, Recipe};

/// How far a reading may be off, in powers of ten: names of ticks have three digits.
const OFF: f64 = 0.004;

/// The picture's ticks by height, and marks of a kind with their places, from the top left.
struct Figure<'d>(Vec<&'d Element>);

/// A mark: its column, what its height says in powers of ten, and whether it is open.
type Mark = (usize, f64, bool);

impl<'d> Figure<'d> {
    fn of(drawing: &'d Drawing) -> Self {
        fn walk<'d>(nodes: &'d [Node], all: &mut Vec<&'d Element>) {
            for node in nodes {
                if let Node::Element(element) = node {
                    all.push(element);
                    walk(&element.children, all);
                }
            }
        }
        let mut all = Vec::new();
        walk(&drawing.nodes, &mut all);
        Self(all)
    }

    fn classed(&self, class: &str) -> Vec<&'d Element> {
        let is = |element: &&&Element| {
            element.get(Name::Class).is_some_and(|classes| classes.split(' ').next() == Some(class))
        };
        self.0.iter().filter(is).copied().collect()
    }

    /// By tick: what its name says in powers of ten, and its height.
    fn ticks(&self) -> Vec<(f64, f64)> {
        let ticks = self.classed("chart-tick");
        ticks.iter().map(|tick| (named(&words(tick)), variable(tick, "--y"))).collect()
    }

    /// What stands at a height, in powers of ten, by the two ticks that are furthest apart.
    fn read(&self, y: f64) -> f64 {
        let ticks: Vec<_> =
            self.ticks().into_iter().filter(|(power, _)| power.is_finite()).collect();
        let by_height = |a: &&(f64, f64), b: &&(f64, f64)| a.1.total_cmp(&b.1);
        let &(high, top) = ticks.iter().min_by(by_height).unwrap();
        let &(low, bottom) = ticks.iter().max_by(by_height).unwrap();
        if y > bottom + 1.0 {
            return f64::NEG_INFINITY;
        }
        low + (bottom - y) / (bottom - top) * (high - low)
    }

    fn column(&self, x: f64) -> usize {
        let columns = self.classed("chart-column").len() as f64;
        let column = x / 100.0 * columns - 0.5;
        assert!((column - column.round()).abs() < 1e-3, "between columns: {x}");
        column.round() as usize
    }

    fn marks(&self, class: &str) -> Vec<Mark> {
        let read = |element: &&Element| {
            let open = element.get(Name::Class).unwrap().contains("bound");
            let (x, y) = (variable(element, "--x"), variable(element, "--y"));
            (self.column(x), self.read(y), open)
        };
        self.classed(class).iter().map(read).collect()
    }

    /// The lines of a curve: runs of points, each a column and a reading.
    fn curve(&self, class: &str) -> Vec<Vec<(usize, f64)>> {
        let Some(path) = self.classed(class).into_iter().next() else { return Vec::new() };
        let point = |point: &str| {
            let (x, y) = point.split_once(' ').unwrap();
            (self.column(x.parse().unwrap()), self.read(y.parse().unwrap()))
        };
        let d = path.get(Name::Path).unwrap().trim_end_matches('Z');
        let runs = d.split('M').filter(|run| !run.is_empty());
        runs.map(|run| run.split('L').map(point).collect()).collect()
    }
}

fn words(element: &Element) -> String {
    let text = |node: &Node| match node {
        Node::Text(words) => words.clone(),
        Node::Element(element) => words(element),
    };
    element.children.iter().map(text).collect()
}

fn variable(element: &Element, name: &str) -> f64 {
    let style = element.get(Name::Style).unwrap();
    let value = style.split(';').find_map(|part| part.strip_prefix(name)?.strip_prefix(':'));
    value.unwrap().parse().unwrap()
}

/// What the name of a tick says, in powers of ten.
fn named(name: &str) -> f64 {
    let digit = |letter| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|power| power == letter).unwrap() as f64;
    let power = |text: &str| text.chars().fold(0.0, |power, letter| 10.0 * power + digit(letter));
    if let Some((lead, text)) = name.split_once("\u{a0}×\u{a0}10") {
        return lead.parse::<f64>().unwrap().log10() + power(text);
    }
    match name.split_once(' ').unwrap_or((name, "")) {
        (number, "") => match number.strip_prefix("10") {
            Some(text) if text.chars().any(|letter| "⁰¹²³⁴⁵⁶⁷⁸⁹".contains(letter)) => {
                power(text)
            }
            _ => number.replace(',', "").parse::<f64>().unwrap().log10(),
        },
        (number, word) => {
            let words = ["thousand", "million", "billion", "trillion"];
            let place = words.iter().position(|other| *other == word).expect("a word for a number");
            let number: f64 = if number == "a" { 1.0 } else { number.parse().unwrap() };
            number.log10() + 3.0 * (place as f64 + 1.0)
        }
    }
}

fn same(found: f64, wanted: f64) -> bool {
    found == wanted || (found - wanted).abs() < OFF
}

/// What the list beside the picture says: by number of hints on, the count and whether it is exact.
fn listed(page: &Page, puzzle: &Puzzle, drawing: &Drawing) -> Vec<(Count, bool)> {
    let top = Count::arrangements(puzzle.houses(), puzzle.categories().len() as u8);
    let mut rows = Vec::new();
    hooked(&drawing.nodes, "order", &mut rows);
    assert_eq!(rows.len(), page.all("order").len());
    let known = |row: &&&Element| {
        let number: u32 = row.get(Name::Hint).unwrap().parse().unwrap();
        puzzle.hints().iter().any(|hint| hint.number == number && hint.relation.is_some())
    };
    let count = |row: &&Element| {
        (
            row.get(Name::After).unwrap().parse::<Count>().unwrap(),
            row.get(Name::Exact) == Some("true"),
        )
    };
    [(top, true)].into_iter().chain(rows.iter().filter(known).map(count)).collect()
}

/// Holds everything in the picture against the list beside it, and the list against the core.
fn check(page: &Page, puzzle: &Puzzle, active: &HintSet, order: &Order, judge: bool) {
    let mut core = Core::new(Problem::from(puzzle));
    for (_, drawing) in &page.drawings {
        let figure = Figure::of(drawing);
        for (power, y) in figure.ticks() {
            assert!(same(figure.read(y), power), "a tick of 10^{power} reads {}", figure.read(y));
        }
        for number in figure.classed("chart-number") {
            assert!(words(number).parse::<usize>().unwrap() < figure.classed("chart-column").len());
        }

        let listed = listed(page, puzzle, drawing);
        assert!(
            listed.is_sorted_by(|(one, _), (next, _)| one >= next),
            "a bound rises: {listed:?}"
        );
        let way = figure.marks("way-dot");
        assert_eq!(way.len(), listed.len());
        for (k, ((count, exact), (column, reading, open))) in listed.iter().zip(&way).enumerate() {
            assert_eq!((*column, *open), (k, !exact));
            assert!(same(*reading, count.log10()), "{count} after {k} hints reads {reading}");
        }
        if judge {
            let known = |&&hint: &&usize| puzzle.hints()[hint].relation.is_some();
            let hints: Vec<usize> = order.hints().iter().filter(known).copied().collect();
            for (k, (count, exact)) in listed.iter().enumerate() {
                let set = hints[..k].iter().copied().collect();
                let truth = core.count(&set, &mut Unwatched);
                let truth = truth.exact().unwrap();
                assert!(if *exact { count == truth } else { count <= truth }, "{count}: {truth}");
            }
        }

        // The curve: through all counts and no bound, side by side, never rising.
        let runs = figure.curve("way");
        let through: Vec<usize> = runs.iter().flatten().map(|(column, _)| *column).collect();
        let exact = way.iter().filter(|(.., open)| !open).map(|(column, ..)| *column);
        assert_eq!(through, exact.collect::<Vec<_>>());
        for run in &runs {
            assert!(run.is_sorted_by(|one, next| one.0 + 1 == next.0 && one.1 >= next.1));
            assert!(run.iter().all(|(column, reading)| *reading == way[*column].1));
        }
        let mut levels = Vec::new();
        hooked(&drawing.nodes, "level", &mut levels);
        let half = figure.curve("band-half").into_iter().flatten().collect::<Vec<_>>();
        let whole = figure.curve("band").into_iter().flatten().collect::<Vec<_>>();
        let median = figure.curve("median").into_iter().flatten().collect::<Vec<_>>();
        for (name, curve) in [(Name::Min, &whole[..levels.len()]), (Name::Median, &median[..])] {
            for (level, (_, reading)) in levels.iter().zip(curve) {
                let count: Count = level.get(name).unwrap().parse().unwrap();
                assert!(same(*reading, count.log10()), "{count} reads {reading}");
            }
        }
        for band in [whole, half] {
            let (low, back) = band.split_at(levels.len());
            let high: Vec<_> = back.iter().rev().copied().collect();
            assert!(low.is_sorted_by(|one, next| one.1 >= next.1), "the low edge rises");
            assert!(high.is_sorted_by(|one, next| one.1 >= next.1), "the high edge rises");
        }
        assert!(median.is_sorted_by(|one, next| one.1 >= next.1), "the median rises");

        // Where the reader stands, and what one switch more or less leads to.
        let [(on, reading, open)] = figure.marks("here-dot")[..] else { panic!("nowhere") };
        assert_eq!(on, active.len());
        if let Tally::Exact(count) = judged(&mut core, active, judge)
            && !open
        {
            assert!(same(reading, count.log10()), "{count} reads {reading}");
        }
        let turned = figure.classed("turned-dot");
        for (dot, (column, reading, _)) in turned.iter().zip(figure.marks("turned-dot")) {
            assert!(column == on + 1 || column + 1 == on);
            let title = dot.get(Name::Title).unwrap();
            let count = title.split_once(": ").unwrap().1.split(' ').next().unwrap();
            let count: Count = count.replace("no", "0").replace(',', "").parse().unwrap();
            assert!(same(reading, count.log10()), "{title} reads {reading}");
        }
    }
}

fn judged(core: &mut Core, set: &HintSet, judge: bool) -> Tally {
    if judge { core.count(set, &mut Unwatched) } else { Tally::AtLeast(Count::default()) }
}

/// A puzzle of the recipe's hints; every seventh is not understood.
fn made(recipe: Recipe, seed: u64) -> Puzzle {
    let hints = recipe.relations(seed).into_iter().enumerate().map(|(i, relation)| Hint {
        number: i as u32 + 1,
        text: format!("Statement {i}"),
        relation: (i % 7 != 6).then_some(relation),
    });
    let categories = (0..recipe.categories).map(|c| {
        let values = (0..recipe.houses).map(|v| format!("v{c}{v}"));
        Category::new(format!("C{c}"), values.collect())
    });
    Puzzle::new(PuzzleParts {
        title: String::new(),
        houses: recipe.houses,
        place: String::new(),
        categories: categories.collect(),
        hints: hints.collect(),
        questions: Vec::new(),
    })
    .unwrap()
}

/// Some of the hints that can be on, and all hints in some order.
fn shuffled(puzzle: &Puzzle, seed: u64) -> (HintSet, Order) {
    let mut random = Random::new(seed);
    let active = numbers::switchable(puzzle).iter().filter(|_| random.below(4) > 0).collect();
    let hints = puzzle.hints().len();
    let order = Order::printed(hints);
    let order = (0..5).fold(order, |order, _| {
        let mut place = || usize::from(random.below(hints as u8));
        order.with(place(), place())
    });
    (active, order)
}

#[test]
fn what_is_read_off_the_picture_is_what_the_list_says() {
    let published = ["fish", "zebra", "phones"].map(published).into_iter();
    let sizes = [(2, 2, 4), (3, 3, 9), (4, 4, 12), (5, 3, 10), (4, 8, 14), (5, 5, 18)];
    let random = sizes.into_iter().zip(0..).map(|((houses, categories, hints), seed)| {
        made(Recipe { houses, categories, hints, mix: Mix::Printed }, seed)
    });
    for (puzzle, seed) in published.chain(random).zip(0..) {
        let mut service = opened(&puzzle);
        let (active, order) = shuffled(&puzzle, seed);
        let page = asked(&mut service, &puzzle, &active, order.clone());
        check(&page, &puzzle, &active, &order, true);
    }
}

#[test]
fn what_no_solution_is_left_of_stands_at_0() {
    let puzzle = "houses: 3\nColor: red, green, blue\n\n1. :: red @ 1\n2. :: red @ 3\n";
    let puzzle = text::Document::read(puzzle).unwrap().into_puzzle();
    let (active, order) = (HintSet::first(2), Order::printed(2));
    let page = asked(&mut opened(&puzzle), &puzzle, &active, order.clone());
    check(&page, &puzzle, &active, &order, true);
    let figure = Figure::of(page.last());
    assert_eq!(figure.marks("way-dot")[2].1, f64::NEG_INFINITY);
    assert!(figure.ticks().iter().any(|(power, _)| *power == f64::NEG_INFINITY), "no tick says 0");
}

#[test]
fn bounds_are_open_marks_beside_the_curve() {
    let recipes = [
        Recipe { houses: 8, categories: 18, hints: 140, mix: Mix::Printed },
        Recipe { houses: 7, categories: 7, hints: 40, mix: Mix::Printed },
        Recipe { houses: 6, categories: 6, hints: 40, mix: Mix::Weak },
    ];
    for (recipe, seed) in recipes.into_iter().zip(0..) {
        let puzzle = made(recipe, seed);
        let (active, order) = shuffled(&puzzle, seed);
        // Every look at the clock takes time: few counts come to an end.
        let now = Cell::new(0.0);
        let clock = || now.replace(now.get() + 25.0);
        let page = timed(&clock, &mut opened(&puzzle), &puzzle, &active, order.clone());
        check(&page, &puzzle, &active, &order, false);
        for (_, drawing) in &page.drawings {
            let open =
                Figure::of(drawing).marks("way-dot").iter().filter(|(.., open)| *open).count();
            assert!(open > 0, "nothing was stopped");
            let figures = Figure::of(drawing).classed("order-after").into_iter().map(words);
            let vacuous = figures.into_iter().any(|words| words == "at least 0");
            assert!(!vacuous, "a bound that says nothing is given as one");
        }
    }
}
