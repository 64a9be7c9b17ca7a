//! Counts that take long: the bound grows, stopping stops, the end is exact, memory is bounded.
//! No clock: events and steps are counted.

use std::ops::ControlFlow;
use std::rc::Rc;

use puzzle::{HintSet, Houses, Offsets, Relation, Value};
use solver::{Core, Count, Known, Partial, Problem, Progress, SmallCore, Survey, Tally, Unwatched};
use testing::recipe::{Mix, Recipe};
use zebra_playground::engine::protocol::{Answer, Ask, Request, Response};
use zebra_playground::engine::service::Service;

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;
#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

fn puzzle(recipe: Recipe) -> (Problem, HintSet) {
    let Recipe { houses, categories, .. } = recipe;
    let constraints: Vec<_> = recipe.relations(1).into_iter().map(Some).collect();
    let active = HintSet::first(constraints.len());
    (Problem::new(houses, categories, constraints, Vec::new()).unwrap(), active)
}

/// Some thousand steps to the count.
fn long() -> (Problem, HintSet) {
    puzzle(Recipe { houses: 8, categories: 5, hints: 36, mix: Mix::Weak })
}

/// Nobody would wait for it.
fn endless() -> (Problem, HintSet) {
    puzzle(Recipe { houses: 12, categories: 8, hints: 100, mix: Mix::Weak })
}

/// Asks the service for everything; `listener` hears each sign.
fn survey(
    (problem, active): (Problem, HintSet),
    mut listener: impl FnMut(&Partial) -> ControlFlow<()>,
) -> Rc<Survey> {
    let mut service = Service::default();
    service.answer(Request { number: 0, ask: Ask::Load(problem) }, &mut listener);
    let request = Request { number: 7, ask: Ask::Survey(active) };
    match service.answer(request, &mut listener) {
        Some(Response { request: 7, answer: Answer::Survey(survey) }) => survey,
        other => panic!("{other:?}"),
    }
}

fn number(sign: &Partial) -> Option<&Count> {
    sign.count.as_ref().map(Tally::number)
}

#[test]
fn the_bound_grows_until_the_count_is_exact() {
    let mut signs: Vec<Partial> = Vec::new();
    // All that comes after the count takes many counts more: not here.
    let survey = survey(long(), |sign| {
        signs.push(sign.clone());
        match sign.count.as_ref().and_then(Tally::exact) {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    });
    let count = survey.count.exact().expect("it was not stopped before the count");
    let mut bounds: Vec<&Count> = signs.iter().filter_map(number).collect();
    assert!(bounds.is_sorted(), "a proven bound was taken back");
    assert!(bounds.iter().all(|bound| *bound <= count));
    bounds.dedup();
    assert!(bounds.len() > 5, "{} bounds only", bounds.len());
    let early = |sign: &Partial| sign.count.as_ref().is_none_or(|tally| tally.exact().is_none());
    let fractions = signs.iter().filter(|sign| early(sign)).filter_map(|sign| sign.fraction);
    assert!(fractions.is_sorted_by(|a, b| a <= b));
    assert_eq!(signs.last().and_then(|sign| sign.count.as_ref()), Some(&survey.count));
}

#[test]
fn statuses_are_there_before_the_count() {
    let (problem, active) = endless();
    let mut signs = 0;
    let survey = survey((problem.clone(), active.clone()), |sign| {
        signs += 1;
        match sign.count {
            // The first sign with a count, which is a bound, has all statuses already.
            Some(_) => {
                assert_eq!(
                    sign.statuses,
                    Core::new(problem.clone()).statuses(&active, &mut Unwatched)
                );
                ControlFlow::Break(())
            }
            None => ControlFlow::Continue(()),
        }
    });
    assert!(survey.count.exact().is_none() && signs > 1);
    assert!(survey.statuses.iter().flatten().all(|status| status.implied != Known::Open));
}

#[test]
fn what_is_stopped_stops_and_says_only_what_is_proven() {
    let mut after = 0;
    let mut last = Count::default();
    let survey = survey(endless(), |sign| {
        match (&sign.count, last.is_zero()) {
            (Some(Tally::AtLeast(bound)), true) => last = bound.clone(),
            (_, false) => after += 1,
            _ => {}
        }
        if last.is_zero() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    // Each of the computations that follow the count asks once, and is told to stop too.
    assert!(after <= 3, "it went on for {after} signs");
    assert_eq!(survey.count, Tally::AtLeast(last));
    assert!(!survey.shares.known);
    assert!(survey.turned.iter().flatten().all(|turned| turned.exact().is_none()));
}

#[test]
fn forgetting_changes_no_count() {
    let recipe = Recipe { houses: 7, categories: 7, hints: 20, mix: Mix::Printed };
    let (problem, active) = puzzle(recipe);
    let turned =
        |limit| <Core>::with_memory(problem.clone(), limit).turned(&active, &mut Unwatched);
    // Hardly one component is remembered from one count to the next.
    assert_eq!(turned(1 << 10), turned(64 << 20));
}

#[test]
fn a_small_core_counts_the_same_past_a_machine_word() {
    let (problem, active) =
        puzzle(Recipe { houses: 7, categories: 6, hints: 4, mix: Mix::Printed });
    let mut core = Core::new(problem.clone());
    let mut small = SmallCore::with_memory(problem, 4 << 20);
    let count = core.count(&active, &mut Unwatched);
    assert!(
        count.exact().is_some_and(|count| count.to_string().parse::<u64>().is_err()),
        "{count:?}"
    );
    assert_eq!(small.count(&active, &mut Unwatched), count);
    assert_eq!(small.turned(&active, &mut Unwatched), core.turned(&active, &mut Unwatched));
    assert_eq!(small.shares(&active, &mut Unwatched), core.shares(&active, &mut Unwatched));
}

/// The count, and how many steps it took.
fn stepped(problem: Problem) -> (Tally, u64) {
    let active = HintSet::first(problem.constraints().len());
    let mut steps = 0;
    let mut watch = |progress: &Progress| {
        steps = progress.nodes;
        ControlFlow::Continue(())
    };
    (Core::new(problem).count(&active, &mut watch), steps)
}

/// One hint that ties seven values in twelve houses together and filters out next to nothing.
fn knot() -> Problem {
    let value = |category| Value { category, index: 0 };
    let tie = |a, b, offsets| Relation::Offset(value(a), value(b), offsets);
    let iff = |p, q| Relation::Iff(Box::new(p), Box::new(q));
    let relation = iff(
        iff(
            iff(tie(0, 1, Offsets::SOMEWHERE_LEFT), tie(1, 2, Offsets::NEXT_TO)),
            iff(tie(2, 3, Offsets::apart(3)), tie(4, 5, Offsets::SOMEWHERE_RIGHT)),
        ),
        Relation::In(value(6), Houses::only(9)),
    );
    Problem::new(12, 7, vec![Some(relation)], Vec::new()).unwrap()
}

#[test]
fn a_hint_about_many_values_takes_a_bounded_number_of_steps() {
    // Found by fuzzing: most of its parts are always or never so.
    let found = [
        16, 8, 1, 1, 8, 8, 8, 1, 6, 5, 1, 4, 0, 1, 6, 5, 0, 0, 8, 8, 8, 1, 1, 5, 1, 0, 0, 1, 6, 5,
        1, 1, 250, 250, 254, 250, 0, 0, 0, 9, 2, 0, 0, 0, 1, 0, 1, 1,
    ];
    let problem: Problem = postcard::from_bytes(&found).unwrap();
    let (count, steps) = stepped(problem);
    assert!(count.exact().is_some() && steps < 1_000, "{steps} steps");

    // The ways to place the values under the hint and under its contrary make up all.
    let (count, steps) = stepped(knot());
    assert!(steps < 50_000, "{steps} steps");
    let contrary =
        knot().constraints()[0].clone().map(|relation| Relation::Not(Box::new(relation)));
    let contrary = Problem::new(12, 7, vec![contrary], Vec::new()).unwrap();
    let (rest, _) = stepped(contrary);
    let all = Count::arrangements(12, 7);
    let [part, rest] = [count, rest].map(|tally| tally.exact().unwrap().ratio(&all));
    assert!((part + rest - 1.0).abs() < 1e-12, "{part} and {rest}");
}
