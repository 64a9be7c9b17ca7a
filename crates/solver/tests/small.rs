//! The core against brute force, on small random problems of every relation and composition.

use puzzle::{HintSet, Random, Value};
use solver::{Core, Count, Known, Problem, Tally, Unwatched};
use testing::brute;
use testing::problems::small_problem;

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;
#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

const ROUNDS: u64 = 400;

fn exactly(number: usize) -> Tally {
    Tally::Exact(Count::from(number as u64))
}

fn each(seed: u64, mut check: impl FnMut(&Problem, &HintSet, &[brute::Arrangement], &mut Core)) {
    for round in 0..ROUNDS {
        let (problem, active) = small_problem(&mut Random::new(seed * ROUNDS + round));
        let all = brute::arrangements(&problem);
        let mut core = Core::new(problem.clone());
        check(&problem, &active, &all, &mut core);
    }
}

#[test]
fn counts_are_those_of_brute_force() {
    each(1, |problem, active, all, core| {
        let expected = brute::solutions(problem, all, active).len();
        assert_eq!(core.count(active, &mut Unwatched), exactly(expected), "{problem:?} {active:?}");
    });
}

#[test]
fn turned_counts_are_those_of_brute_force() {
    each(2, |problem, active, all, core| {
        for (hint, tally) in core.turned(active, &mut Unwatched).into_iter().enumerate() {
            let expected = problem.constraints()[hint]
                .is_some()
                .then(|| exactly(brute::solutions(problem, all, &active.toggled(hint)).len()));
            assert_eq!(tally, expected, "{hint} {problem:?} {active:?}");
        }
    });
}

#[test]
fn shares_are_those_of_brute_force() {
    each(3, |problem, active, all, core| {
        let solutions = brute::solutions(problem, all, active);
        let shares = core.shares(active, &mut Unwatched);
        assert_eq!(shares.count, exactly(solutions.len()));
        for category in 0..problem.categories() {
            for index in 0..problem.houses() {
                let value = Value { category, index };
                for house in 0..problem.houses() {
                    let there =
                        solutions.iter().filter(|s| brute::house(s, value) == house).count();
                    assert_eq!(
                        *shares.get(value, house),
                        Count::from(there as u64),
                        "{value:?} {house} {problem:?} {active:?}"
                    );
                }
            }
        }
    });
}

#[test]
fn answers_are_those_of_brute_force() {
    each(4, |problem, active, all, core| {
        let solutions = brute::solutions(problem, all, active);
        let answers = core.answers(active, &mut Unwatched);
        assert_eq!(answers.len(), problem.questions().len());
        for (&(asked, about), tallies) in problem.questions().iter().zip(answers) {
            for (answer, tally) in tallies.into_iter().enumerate() {
                let giving = solutions
                    .iter()
                    .filter(|s| usize::from(brute::answer(problem, s, asked, about)) == answer)
                    .count();
                assert_eq!(tally, exactly(giving), "{asked:?} {about:?} {problem:?} {active:?}");
            }
        }
    });
}

#[test]
fn solutions_are_those_of_brute_force_each_once() {
    each(5, |problem, active, all, core| {
        let mut expected: Vec<brute::Arrangement> =
            brute::solutions(problem, all, active).into_iter().cloned().collect();
        let mut found: Vec<brute::Arrangement> = core
            .solutions(active)
            .map(|solution| {
                (0..problem.categories())
                    .map(|category| {
                        (0..problem.houses())
                            .map(|index| solution.house(Value { category, index }))
                            .collect()
                    })
                    .collect()
            })
            .collect();
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{problem:?} {active:?}");
    });
}

#[test]
fn statuses_are_those_of_brute_force() {
    let known = |fact| if fact { Known::Yes } else { Known::No };
    each(6, |problem, active, all, core| {
        let statuses = core.statuses(active, &mut Unwatched);
        assert_eq!(statuses.len(), problem.constraints().len());
        for (hint, status) in statuses.into_iter().enumerate() {
            assert_eq!(status.is_some(), problem.constraints()[hint].is_some());
            let Some(status) = status else { continue };
            let mut others = active.clone();
            others.remove(hint);
            let rest = brute::solutions(problem, all, &others);
            let implied = rest.iter().all(|s| brute::satisfies(problem, s, hint));
            assert_eq!(status.implied, known(implied), "{hint} {problem:?} {active:?}");
            for (&(asked, about), unneeded) in problem.questions().iter().zip(status.unneeded_for) {
                let answer = |s: &&brute::Arrangement| brute::answer(problem, s, asked, about);
                let settled = rest.first().is_some_and(|first| {
                    rest.iter().all(|solution| answer(solution) == answer(first))
                });
                assert_eq!(unneeded, known(settled), "{hint} {problem:?} {active:?}");
            }
        }
    });
}

#[test]
fn a_survey_says_what_the_single_calls_say() {
    each(7, |_, active, _, core| {
        let survey = core.survey(active, &mut solver::keep_going);
        assert_eq!(survey.count, core.count(active, &mut Unwatched));
        assert_eq!(survey.turned, core.turned(active, &mut Unwatched));
        assert_eq!(survey.shares, core.shares(active, &mut Unwatched));
        assert_eq!(survey.answers, core.answers(active, &mut Unwatched));
        assert_eq!(survey.statuses, core.statuses(active, &mut Unwatched));
    });
}
