//! What the core is held to, measured once each, a line of JSON per target:
//! `cargo run --release --package benches --bin targets`. Times are in milliseconds.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use benches::{
    SIZES, all_hints, fish, large_puzzles, random_puzzles, random_subsets, weak_puzzles,
};
use explain::{Knowledge, Story};
use puzzle::HintSet;
use solver::{Core, Problem, Progress, Tally, Unwatched};

/// A count that takes longer is given up and called late.
const PATIENCE: Duration = Duration::from_secs(30);

fn main() {
    let cold = random_subsets().into_iter().map(|set| time_count(&fish(), &set)).collect();
    report("count, random sets of the fish riddle", cold, 0.05);
    let start = Instant::now();
    Core::new(fish()).lattice(&mut Unwatched).expect("few hints");
    report("lattice of the fish riddle", vec![start.elapsed()], 200.0);
    for (houses, categories) in SIZES {
        let times = count_all(&random_puzzles(houses, categories));
        report(&format!("count, random {houses}x{categories}"), times, 16.0);
    }
    report("count, weak hints 5x5", count_all(&weak_puzzles()), 50.0);
    let statuses = large_puzzles().into_iter().map(|puzzle| {
        let mut core = Core::new(puzzle);
        let hints = all_hints(core.problem());
        let start = Instant::now();
        core.statuses(&hints, &mut Unwatched);
        start.elapsed()
    });
    report("statuses, 140 hints on 8x18", statuses.collect(), 200.0);
    for (what, puzzles, whole, next) in [
        ("fish riddle", vec![fish()], 100.0, 30.0),
        ("random 7x7", random_puzzles(7, 7), 2_000.0, 30.0),
        ("140 hints on 8x18", large_puzzles(), 2_000.0, 30.0),
    ] {
        report(&format!("story, {what}"), puzzles.iter().map(time_story).collect(), whole);
        let steps = puzzles.iter().flat_map(time_steps).collect();
        report(&format!("next step from every state of the story, {what}"), steps, next);
    }
}

fn tell(problem: &Problem, known: Knowledge) -> Story {
    let relations = problem.constraints().iter().map(Option::as_ref);
    Story::from_relations(relations, &all_hints(problem), known)
}

fn nothing(problem: &Problem) -> Knowledge {
    Knowledge::of_size(problem.houses(), problem.categories().into())
}

fn time_story(problem: &Problem) -> Duration {
    let start = Instant::now();
    let mut story = tell(problem, nothing(problem));
    story.by_ref().for_each(drop);
    black_box(story.steps());
    start.elapsed()
}

/// As the view Play asks: from what is known, without anything remembered of the steps before.
fn time_steps(problem: &Problem) -> Vec<Duration> {
    let mut known = nothing(problem);
    let mut times = Vec::new();
    loop {
        let start = Instant::now();
        let step = tell(problem, known.clone()).next();
        times.push(start.elapsed());
        let Some(step) = step else { return times };
        step.new.iter().for_each(|&fact| known.learn(fact));
    }
}

fn count_all(puzzles: &[Problem]) -> Vec<Duration> {
    puzzles.iter().map(|puzzle| time_count(puzzle, &all_hints(puzzle))).collect()
}

fn time_count(problem: &Problem, hints: &HintSet) -> Duration {
    let mut core = Core::new(problem.clone());
    let start = Instant::now();
    let mut watch = |_: &Progress| match start.elapsed() < PATIENCE {
        true => ControlFlow::Continue(()),
        false => ControlFlow::Break(()),
    };
    match core.count(hints, &mut watch) {
        Tally::Exact(_) => start.elapsed(),
        Tally::AtLeast(_) => Duration::MAX,
    }
}

/// `within` is how many took no longer than the target.
fn report(what: &str, mut times: Vec<Duration>, target: f64) {
    times.sort();
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    let within = times.iter().filter(|time| milliseconds(**time) <= target).count();
    println!(
        "{{\"what\":\"{what}\",\"runs\":{},\"target_ms\":{target},\"within\":{within},\
         \"median_ms\":{:.4},\"worst_ms\":{:.4}}}",
        times.len(),
        milliseconds(times[times.len() / 2]),
        milliseconds(times[times.len() - 1]),
    );
}
