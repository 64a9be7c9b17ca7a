//! A chart parser that may pass words over: the cheapest ways to combine phrases to statements.

use rustc_hash::FxHashMap;

use super::grammar::{Class, Grammar, MOST_CLASSES};
use super::meaning::Composer;
use super::node::{Arena, Id};

/// A phrase or value found in a sentence.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// From which point of the sentence to which, in [`Sentence::gaps`].
    pub from: usize,
    /// See `from`.
    pub to: usize,
    /// What it is.
    pub class: Class,
    /// What it means.
    pub node: Id,
    /// How unlikely it is.
    pub cost: f32,
}

/// How a thing was made.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// It is this leaf.
    Leaf(usize),
    /// By a rule of one item.
    One(usize, usize),
    /// By a rule of two items.
    Two(usize, usize, usize),
    /// The item, and this gap after it.
    Skip(usize, usize),
}

/// A thing that the chart made.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    /// What it is.
    pub class: Class,
    /// What it means.
    pub node: Id,
    /// How unlikely it is.
    pub cost: f32,
    /// How it was made.
    pub step: Step,
}

/// A sentence to parse.
pub struct Sentence<'a> {
    /// What was found in it.
    pub leaves: &'a [Leaf],
    /// What passing over costs from each point to the next.
    pub gaps: &'a [f32],
    /// Whether a comma stands there.
    pub commas: &'a [bool],
    /// How many places there are.
    pub places: u8,
}

/// How many things of a class are kept for a stretch of words, and how many in all.
const OF_A_CLASS: usize = 4;
const STATEMENTS: usize = 6;
const IN_ALL: usize = 28;
/// What costs more is never meant.
const TOO_MUCH: f32 = 24.0;
/// A sentence that makes more things than this is left as it is.
const MOST_ITEMS: usize = 60_000;

/// All that was made of a sentence.
pub struct Chart<'a> {
    grammar: &'a Grammar,
    statement: Class,
    items: Vec<Item>,
    cells: Vec<Vec<usize>>,
    points: usize,
}

impl<'a> Chart<'a> {
    /// Parses a sentence.
    pub fn parse(grammar: &'a Grammar, sentence: &Sentence<'_>, arena: &mut Arena) -> Self {
        let points = sentence.gaps.len() + 1;
        let mut chart = Self {
            grammar,
            statement: grammar.known("S").unwrap_or(Class(0)),
            items: Vec::new(),
            cells: vec![Vec::new(); points * points],
            points,
        };
        let mut composer = Composer::new(arena, sentence.places);
        let mut cell = Cell::default();
        for span in 1..points {
            for from in 0..points - span {
                let to = from + span;
                for (i, leaf) in sentence.leaves.iter().enumerate() {
                    if leaf.from == from && leaf.to == to {
                        let Leaf { class, node, cost, .. } = *leaf;
                        cell.add(&mut chart.items, Item { class, node, cost, step: Step::Leaf(i) });
                    }
                }
                if span > 1 {
                    let gap = sentence.gaps[to - 1];
                    for &item in &chart.cells[from * points + to - 1] {
                        let Item { class, node, cost, .. } = chart.items[item];
                        let beyond = sentence.commas[to - 1].then(|| grammar.beyond_comma(class));
                        let cost = cost + gap + beyond.unwrap_or(0.0);
                        let step = Step::Skip(item, to - 1);
                        cell.add(&mut chart.items, Item { class, node, cost, step });
                    }
                }
                if chart.items.len() < MOST_ITEMS {
                    chart.combine(from, to, &mut composer, &mut cell);
                }
                chart.close(&mut composer, &mut cell);
                chart.cells[from * points + to] = chart.kept(&mut cell);
            }
        }
        chart
    }

    fn combine(&mut self, from: usize, to: usize, composer: &mut Composer<'_>, cell: &mut Cell) {
        for middle in from + 1..to {
            let lefts = from * self.points + middle;
            let rights = middle * self.points + to;
            if self.cells[rights].is_empty() {
                continue;
            }
            for l in 0..self.cells[lefts].len() {
                let left = self.cells[lefts][l];
                let one = self.items[left];
                let partners = self.grammar.partners(one.class);
                for r in 0..self.cells[rights].len() {
                    let right = self.cells[rights][r];
                    let other = self.items[right];
                    if !partners.contains(other.class) {
                        continue;
                    }
                    for &rule in self.grammar.pair(one.class, other.class) {
                        let made = self.grammar.rule(rule);
                        let cost = one.cost + other.cost + made.cost;
                        if cost > TOO_MUCH {
                            continue;
                        }
                        if let Some((node, more)) =
                            composer.combine(rule, &made.meaning, [one.node, other.node])
                        {
                            let (class, cost) = (made.result, cost + more);
                            let step = Step::Two(left, right, rule);
                            cell.add(&mut self.items, Item { class, node, cost, step });
                        }
                    }
                }
            }
        }
    }

    /// Adds what rules of one make of what is there.
    fn close(&mut self, composer: &mut Composer<'_>, cell: &mut Cell) {
        let mut next = 0;
        while next < cell.list.len() {
            let at = cell.list[next];
            next += 1;
            let item = self.items[at];
            if !cell.is_cheapest(&self.items, at) {
                continue;
            }
            for &rule in self.grammar.single(item.class) {
                let made = self.grammar.rule(rule);
                if let Some((node, more)) = composer.combine(rule, &made.meaning, [item.node; 2]) {
                    let (class, cost) = (made.result, item.cost + made.cost + more);
                    cell.add(
                        &mut self.items,
                        Item { class, node, cost, step: Step::One(at, rule) },
                    );
                }
            }
        }
    }

    /// The best of each class; the cell is empty again.
    fn kept(&self, cell: &mut Cell) -> Vec<usize> {
        let mut list = std::mem::take(&mut cell.list);
        list.retain(|item| cell.is_cheapest(&self.items, *item));
        cell.known.clear();
        let key = |item: &usize| self.items[*item].cost;
        list.sort_by(|a, b| key(a).total_cmp(&key(b)).then(a.cmp(b)));
        let mut counts = [0; MOST_CLASSES];
        list.retain(|item| {
            let class = self.items[*item].class;
            let count = &mut counts[usize::from(class.0)];
            *count += 1;
            *count <= if class == self.statement { STATEMENTS } else { OF_A_CLASS }
        });
        list.truncate(IN_ALL);
        list
    }

    /// What covers the sentence from a point to its end.
    pub fn to_the_end(&self, from: usize) -> impl Iterator<Item = usize> + '_ {
        self.cells[from * self.points + self.points - 1].iter().copied()
    }

    /// A thing by its index.
    pub fn item(&self, index: usize) -> &Item {
        &self.items[index]
    }

    /// Calls `visit` with every step that made a thing.
    pub fn for_each_step(&self, item: usize, visit: &mut dyn FnMut(Step)) {
        let step = self.items[item].step;
        visit(step);
        match step {
            Step::Leaf(_) => {}
            Step::One(inner, _) | Step::Skip(inner, _) => self.for_each_step(inner, visit),
            Step::Two(left, right, _) => {
                self.for_each_step(left, visit);
                self.for_each_step(right, visit);
            }
        }
    }
}

/// Things for one stretch of words, each meaning once.
#[derive(Default)]
struct Cell {
    /// All that were found; some are cheaper ways to what others mean.
    list: Vec<usize>,
    /// By what they mean: the cheapest.
    known: FxHashMap<(Class, Id), usize>,
}

impl Cell {
    fn add(&mut self, items: &mut Vec<Item>, item: Item) {
        let known = self.known.entry((item.class, item.node)).or_insert(items.len());
        // Dearer ways to the same are no ways.
        if *known < items.len() && items[*known].cost <= item.cost {
            return;
        }
        *known = items.len();
        self.list.push(items.len());
        items.push(item);
    }

    /// Whether nothing cheaper than this thing of the list has the same meaning.
    fn is_cheapest(&self, items: &[Item], index: usize) -> bool {
        let item = &items[index];
        self.known.get(&(item.class, item.node)) == Some(&index)
    }
}
