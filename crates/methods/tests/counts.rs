//! All methods find the same solutions, and each says truly how far it is.

use methods::{Method, Run, Standing, Subject, Table};
use puzzle::{HintSet, Random};
use solver::{Core, Problem, Tally, Unwatched};
use testing::{brute, problems, published};

/// Runs to the end in slices, and looks in between.
fn finished(method: Method, subject: &Subject, slice: u64) -> Option<Standing> {
    let mut run = Run::new(method, subject)?;
    let mut before = run.standing();
    while !before.done {
        run.advance(slice);
        let now = run.standing();
        assert!(now.visited >= before.visited, "{method:?}");
        let fraction = |standing: &Standing| standing.fraction.unwrap_or(0.0);
        assert!((0.0..=1.0).contains(&fraction(&now)), "{method:?}: {now:?}");
        assert!(fraction(&now) >= fraction(&before) - 1e-9, "{method:?}: {before:?} {now:?}");
        assert_partial(subject, &run.table());
        before = now;
    }
    assert_eq!(before.fraction, Some(1.0));
    Some(before)
}

/// Runs to the end step by step, and reads each solution in the table when it has been found: by
/// category and value, the house.
fn solutions(method: Method, subject: &Subject) -> Option<Vec<Vec<u8>>> {
    let mut run = Run::new(method, subject)?;
    let (mut found, mut standing) = (Vec::new(), run.standing());
    while !standing.done {
        run.advance(1);
        let before = std::mem::replace(&mut standing, run.standing());
        if standing.solutions.number() != before.solutions.number() {
            let table = run.table();
            let mut houses = vec![u8::MAX; table.items().len()];
            for (place, &index) in table.iter() {
                let index = index.expect("a solution has a value everywhere");
                let n = usize::from(subject.houses());
                houses[usize::from(place.category) * n + usize::from(index)] = place.house;
            }
            found.push(houses);
        }
    }
    assert_eq!(standing.solutions, Tally::Exact((found.len() as u64).into()), "{method:?}");
    found.sort();
    Some(found)
}

/// Every cell has a value of its category or none.
fn assert_partial(subject: &Subject, table: &Table) {
    assert_eq!(table.shape(), subject.problem().shape());
    assert!(table.items().iter().flatten().all(|&index| index < subject.houses()));
}

/// What brute force by the judge finds: by category and value, the house.
fn judged(problem: &Problem, active: &HintSet) -> Vec<Vec<u8>> {
    let all = brute::arrangements(problem);
    let solutions = brute::solutions(problem, &all, active);
    let mut solutions: Vec<Vec<u8>> = solutions.into_iter().map(|rows| rows.concat()).collect();
    solutions.sort();
    solutions
}

#[test]
fn all_methods_find_what_the_judge_finds() {
    let mut random = Random::new(11);
    for i in 0..150 {
        let (problem, active) = problems::small_problem(&mut random);
        let expected = judged(&problem, &active);
        let subject = Subject::new(problem, &active);
        for method in Method::ALL {
            let Some(standing) = finished(method, &subject, 97) else {
                assert_eq!(method, Method::BruteForceFixed);
                continue;
            };
            let count = Tally::Exact((expected.len() as u64).into());
            assert_eq!(standing.solutions, count, "{i}, {method:?}");
            if method != Method::Core {
                assert_eq!(
                    solutions(method, &subject).as_ref(),
                    Some(&expected),
                    "{i}, {method:?}"
                );
            }
        }
    }
}

#[test]
fn orders_change_the_work_and_not_the_solutions() {
    let mut random = Random::new(12);
    for _ in 0..40 {
        let (problem, active) = problems::small_problem(&mut random);
        let expected = judged(&problem, &active);
        let hints: Vec<usize> = (0..problem.constraints().len()).rev().collect();
        let categories: Vec<u8> = (0..problem.categories()).rev().collect();
        let subject =
            Subject::new(problem, &active).with_hint_order(&hints).with_category_order(&categories);
        for method in Method::ALL.into_iter().filter(|method| *method != Method::Core) {
            if let Some(solutions) = solutions(method, &subject) {
                assert_eq!(solutions, expected, "{method:?}");
            }
        }
    }
}

#[test]
fn the_fast_ones_finish_the_published_puzzles() {
    let fast = [
        Method::NestedPermutations,
        Method::HintDriven,
        Method::Unification,
        Method::Cells,
        Method::Sat,
        Method::Core,
    ];
    let fish_without = |off: &[usize]| {
        let active: HintSet = (0..15).filter(|hint| !off.contains(&(hint + 1))).collect();
        (published::fish(), active)
    };
    let cases = [
        fish_without(&[]),
        fish_without(&[9]),
        fish_without(&[5, 15]),
        (published::fish_somewhere(), HintSet::first(15)),
        (published::zebra(), HintSet::first(14)),
    ];
    for (problem, active) in cases {
        let expected = Core::new(problem.clone()).count(&active, &mut Unwatched);
        let subject = Subject::new(problem, &active);
        for method in fast {
            let standing = finished(method, &subject, 100_000).expect("it suits all");
            assert_eq!(standing.solutions, expected, "{method:?}");
        }
    }
}

#[test]
fn brute_force_knows_how_far_it_is() {
    let subject = Subject::new(published::fish(), &HintSet::first(15));
    let totals =
        [(Method::BruteForce, 24_883_200_000.0), (Method::BruteForceFixed, 4_976_640_000.0)];
    for (method, total) in totals {
        let mut run = Run::new(method, &subject).expect("milk has a house");
        run.advance(100_000);
        let standing = run.standing();
        let expected = standing.visited as f64 / total;
        let fraction = standing.fraction.expect("known");
        assert!((fraction / expected - 1.0).abs() < 1e-6, "{method:?}: {fraction} {expected}");
    }
}

#[test]
fn slices_make_no_difference() {
    let subject = Subject::new(published::fish(), &HintSet::first(15));
    for method in
        [Method::NestedPermutations, Method::HintDriven, Method::Unification, Method::Cells]
    {
        let (one, other) =
            (finished(method, &subject, 1_000_000), finished(method, &subject, 7919));
        assert_eq!(one, other, "{method:?}");
    }
}
