//! The published puzzles against the facts about them, which independent engines found.

#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeMap;

use puzzle::HintSet;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use solver::{Core, Problem, Unwatched};
use testing::published;

#[derive(Deserialize)]
struct Truth {
    first_hint: usize,
    hints: usize,
    none: String,
    all: String,
    leave_one_out: BTreeMap<String, String>,
    leave_two_out: BTreeMap<String, String>,
    single: BTreeMap<String, String>,
    after_first_k: Vec<String>,
    sample: Vec<Sample>,
    whole_table_sha256: String,
    distinct_counts: usize,
    sets_with_one_solution: usize,
}

#[derive(Deserialize)]
struct Sample {
    on: Vec<usize>,
    count: String,
}

fn check(problem: Problem, truth: &str) {
    let truth: Truth = serde_json::from_str(truth).unwrap();
    assert_eq!(problem.constraints().len(), truth.hints);
    let mut core = Core::new(problem);
    let index = |number: usize| number - truth.first_hint;
    let numbers = |list: &str| -> Vec<usize> {
        list.split(',').map(|number| index(number.parse().unwrap())).collect()
    };
    let all = HintSet::first(truth.hints);
    let mut count = |active: &HintSet| {
        core.count(active, &mut Unwatched).exact().expect("never stopped").to_string()
    };
    assert_eq!(count(&HintSet::none()), truth.none);
    assert_eq!(count(&all), truth.all);
    for (left_out, expected) in truth.leave_one_out.iter().chain(&truth.leave_two_out) {
        let mut active = all.clone();
        numbers(left_out).into_iter().for_each(|hint| active.remove(hint));
        assert_eq!(count(&active), *expected, "without {left_out}");
    }
    for (hint, expected) in &truth.single {
        assert_eq!(count(&numbers(hint).into_iter().collect()), *expected, "only {hint}");
    }
    for (k, expected) in truth.after_first_k.iter().enumerate() {
        assert_eq!(count(&HintSet::first(k)), *expected, "the first {k}");
    }
    for Sample { on, count: expected } in &truth.sample {
        assert_eq!(count(&on.iter().map(|&number| index(number)).collect()), *expected, "{on:?}");
    }
    let lattice = core.lattice(&mut Unwatched).expect("few hints");
    let mut counts: Vec<u64> =
        (0..lattice.len()).map(|set| lattice.at(set).to_u64().expect("below 120^5")).collect();
    let mut hash = Sha256::new();
    counts.iter().for_each(|count| hash.update(count.to_le_bytes()));
    let digest: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(digest, truth.whole_table_sha256);
    assert_eq!(counts.iter().filter(|&&count| count == 1).count(), truth.sets_with_one_solution);
    // The lattice has an engine of its own; the other one counts a part of the sets.
    for set in (0..lattice.len()).step_by(37) {
        let active: HintSet = (0..truth.hints).filter(|hint| set >> hint & 1 == 1).collect();
        assert_eq!(core.count(&active, &mut Unwatched).number().to_u64(), Some(counts[set]));
    }
    counts.sort_unstable();
    counts.dedup();
    assert_eq!(counts.len(), truth.distinct_counts);
}

#[test]
fn the_fish_riddle() {
    check(published::fish(), include_str!("data/fish.json"));
}

#[test]
fn the_fish_riddle_with_left_read_as_somewhere_left() {
    check(published::fish_somewhere(), include_str!("data/fish-somewhere-left.json"));
}

#[test]
fn the_zebra() {
    check(published::zebra(), include_str!("data/zebra.json"));
}
