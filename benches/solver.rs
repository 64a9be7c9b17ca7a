//! Benchmarks of the core: `cargo bench --package benches`.

use benches::{
    SIZES, all_hints, fish, large_puzzles, random_puzzles, random_subsets, weak_puzzles,
};
use divan::Bencher;
use divan::counter::ItemsCount;
use puzzle::HintSet;
use solver::{Core, Goal, Problem, Unwatched};

fn main() {
    divan::main();
}

/// 500 random sets of the fish riddle's hints, each by a core that knows nothing yet.
#[divan::bench]
fn count_fish_subsets_cold(bencher: Bencher) {
    let subsets = random_subsets();
    bencher
        .counter(ItemsCount::new(subsets.len()))
        .with_inputs(|| subsets.iter().map(|set| (Core::new(fish()), set)).collect::<Vec<_>>())
        .bench_local_values(|mut cores| {
            cores.iter_mut().for_each(|(core, set)| {
                divan::black_box(core.count(set, &mut Unwatched));
            });
            cores
        });
}

/// The same by one core that remembers.
#[divan::bench]
fn count_fish_subsets_warm(bencher: Bencher) {
    let subsets = random_subsets();
    let mut core = Core::new(fish());
    bencher.counter(ItemsCount::new(subsets.len())).bench_local(|| {
        subsets.iter().for_each(|set| {
            divan::black_box(core.count(set, &mut Unwatched));
        });
    });
}

/// Everything that the page shows after a click.
#[divan::bench]
fn survey_fish(bencher: Bencher) {
    bencher
        .with_inputs(|| Core::new(fish()))
        .bench_local_refs(|core| core.survey(&HintSet::first(15), &mut solver::keep_going));
}

/// All 32,768 sets.
#[divan::bench]
fn lattice_fish(bencher: Bencher) {
    bencher
        .with_inputs(|| Core::new(fish()))
        .bench_local_refs(|core| core.lattice(&mut Unwatched).expect("few hints"));
}

/// All minimal sufficient sets.
#[divan::bench]
fn sets_fish(bencher: Bencher) {
    let core = Core::new(fish());
    let hints = HintSet::first(15);
    bencher.bench_local(|| core.hint_sets(&hints, Goal::OneSolution, usize::MAX, &mut Unwatched));
}

fn count_each(bencher: Bencher, puzzles: &[Problem]) {
    bencher
        .counter(ItemsCount::new(puzzles.len()))
        .with_inputs(|| puzzles.iter().cloned().map(Core::new).collect::<Vec<_>>())
        .bench_local_values(|mut cores| {
            for core in &mut cores {
                let hints = all_hints(core.problem());
                divan::black_box(core.count(&hints, &mut Unwatched));
            }
            cores
        });
}

/// 21 random puzzles of a size, from few hints to many.
#[divan::bench(args = SIZES, sample_count = 5, sample_size = 1)]
fn count_random(bencher: Bencher, (houses, categories): (u8, u8)) {
    count_each(bencher, &random_puzzles(houses, categories));
}

/// Shares of the same.
#[divan::bench(args = &SIZES[..5], sample_count = 5, sample_size = 1)]
fn shares_random(bencher: Bencher, &(houses, categories): &(u8, u8)) {
    let puzzles = random_puzzles(houses, categories);
    bencher.counter(ItemsCount::new(puzzles.len())).bench_local(|| {
        for puzzle in &puzzles {
            let hints = all_hints(puzzle);
            divan::black_box(Core::new(puzzle.clone()).shares(&hints, &mut Unwatched));
        }
    });
}

/// 30 puzzles of weak hints.
#[divan::bench]
fn count_weak(bencher: Bencher) {
    count_each(bencher, &weak_puzzles());
}

/// The status of each of 140 hints, of the fifth large puzzle.
#[divan::bench(args = [0, 1, 2, 3, 4])]
fn statuses_large(bencher: Bencher, index: usize) {
    let puzzle = &large_puzzles()[index];
    let mut core = Core::new(puzzle.clone());
    let hints = all_hints(puzzle);
    bencher.bench_local(|| core.statuses(&hints, &mut Unwatched));
}
