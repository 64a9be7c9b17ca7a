//! How right a division into categories is, and weights with which divisions are righter.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread;

use english::document::Document;
use english::inference::{Division, Lexicon, Weights, division};
use english::layout::layout;
use puzzle::{Category, Puzzle};

use crate::align;
use crate::samples::Sample;

/// A text whose categories are to be found without its lists.
pub struct Text<'s> {
    document: Document,
    puzzle: &'s Puzzle,
}

/// The texts of samples as they are and, where they have lists, without these.
pub fn texts(samples: &[Sample]) -> Vec<Text<'_>> {
    let known = samples.iter().filter(|sample| sample.trap.is_none());
    let known = known.filter_map(|sample| Some((sample, sample.puzzle.as_ref()?)));
    known
        .flat_map(|(sample, puzzle)| {
            let document = layout(&sample.text);
            let mut bare = document.clone();
            bare.lists.clear();
            bare.places = Some(puzzle.houses());
            let whole = (!sample.lists).then_some(document);
            whole.into_iter().chain([bare]).map(move |document| Text { document, puzzle })
        })
        .collect()
}

/// How right divisions are, 0..=2: how many pairs of values are together as they should (their F1
/// score), and how many categories are whole.
pub fn right(texts: &[Text<'_>], weights: &Weights) -> f64 {
    let lexicon = Lexicon::new(weights.clone());
    let right = &|text: &Text<'_>| {
        let found = division(&text.document, &lexicon);
        let truth = text.puzzle.categories();
        found.map_or(0.0, |division| score(truth, &division))
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let most = texts.len().div_ceil(cores).max(1);
    // Added up text by text: what is learnt does not depend on the number of cores.
    let all: Vec<f64> = thread::scope(|scope| {
        let parts: Vec<_> = texts
            .chunks(most)
            .map(|part| scope.spawn(move || part.iter().map(right).collect::<Vec<f64>>()))
            .collect();
        parts
            .into_iter()
            .flat_map(|part| part.join().unwrap_or_else(|why| resume_unwind(why)))
            .collect()
    });
    all.iter().sum::<f64>() / texts.len().max(1) as f64
}

fn score(truth: &[Category], found: &Division) -> f64 {
    let pairs = |size: usize| (size * size.saturating_sub(1) / 2) as f64;
    let wanted: f64 = truth.iter().map(|category| pairs(category.values.len())).sum();
    let (mut offered, mut together, mut whole) = (0.0, 0.0, 0.0);
    for category in &found.categories {
        let values: Vec<(usize, usize)> =
            category.values.iter().filter_map(|value| place(truth, value)).collect();
        offered += pairs(category.values.len());
        for (i, a) in values.iter().enumerate() {
            let same = values[i + 1..].iter().filter(|b| a.0 == b.0 && a.1 != b.1);
            together += same.count() as f64;
        }
        let mut same: Vec<&(usize, usize)> =
            values.iter().filter(|value| value.0 == values[0].0).collect();
        same.sort_unstable();
        same.dedup();
        let all = category.values.len();
        if values
            .first()
            .is_some_and(|(of, _)| all == same.len() && all + 1 >= truth[*of].values.len())
        {
            whole += 1.0;
        }
    }
    2.0 * together / (wanted + offered).max(1.0) + whole / truth.len() as f64
}

/// Which category of the truth has a value, and where.
fn place(truth: &[Category], value: &str) -> Option<(usize, usize)> {
    let all = truth.iter().enumerate().flat_map(|(i, category)| {
        category.values.iter().enumerate().map(move |(j, name)| (i, j, name))
    });
    let alike = |least| {
        let mut near = all.clone().filter(|(_, _, name)| align::alike(value, name) >= least);
        near.next().map(|(i, j, _)| (i, j))
    };
    alike(2).or_else(|| alike(1))
}

/// How much of a weight it is changed by at first.
const STEP: f32 = 0.5;
/// How much smaller that gets each time.
const SMALLER: f32 = 0.6;
/// How often all weights are gone through.
const ROUNDS: usize = 3;
/// A weight counts as this large at least when it is changed.
const LEAST: f32 = 0.3;
/// What is not better by this is not better.
const LITTLE: f64 = 1e-5;

/// Changes one weight after the other as long as divisions get righter.
pub fn fit(texts: &[Text<'_>], weights: &mut Weights) {
    let mut best = right(texts, weights);
    let mut step = STEP;
    for _ in 0..ROUNDS {
        for at in 0..weights.all_mut().len() {
            while [1.0, -1.0].into_iter().any(|sign| {
                let old = weights.all_mut()[at];
                let changed = (sign * step).mul_add(old.abs().max(LEAST), old);
                weights.all_mut()[at] = (changed * 100.0).round() / 100.0;
                let now = right(texts, weights);
                let better = now > best + LITTLE;
                if better {
                    best = now;
                } else {
                    weights.all_mut()[at] = old;
                }
                better
            }) {}
        }
        step *= SMALLER;
    }
}
