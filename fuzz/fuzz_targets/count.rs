//! Any bytes that decode to a problem are compiled and counted: no panic, no overflow, no endless
//! loop; and where the puzzle is small, the count is that of trying every arrangement.
//! `cargo +nightly fuzz run count`.

#![no_main]

use std::ops::ControlFlow;

use libfuzzer_sys::fuzz_target;
use puzzle::HintSet;
use solver::{Core, Goal, Problem, Progress, Tally, Unwatched};
use testing::checker;

fuzz_target!(|bytes: &[u8]| {
    let Ok(problem) = postcard::from_bytes::<Problem>(bytes) else { return };
    let active = HintSet::first(problem.constraints().len());
    let mut core = Core::new(problem.clone());
    let mut patience = |progress: &Progress| match progress.nodes < 20_000 {
        true => ControlFlow::Continue(()),
        false => ControlFlow::Break(()),
    };
    let survey = core.survey(&active, &mut patience);
    core.hint_sets(&active, Goal::Conflict, 2, &mut patience);
    for solution in core.solutions(&active).take(3) {
        assert!(checker::solves(&problem, &solution, &active));
    }
    let arrangements = (1..=u64::from(problem.houses()))
        .product::<u64>()
        .checked_pow(problem.categories().into())
        .filter(|&arrangements| arrangements <= 20_000);
    if let (Some(_), Tally::Exact(count)) = (arrangements, survey.count) {
        let found = core.solutions(&HintSet::none());
        let solving = found.filter(|solution| checker::solves(&problem, solution, &active)).count();
        assert_eq!(count.to_u64(), Some(solving as u64));
        assert_eq!(core.count(&active, &mut Unwatched), Tally::Exact(count));
    }
});
