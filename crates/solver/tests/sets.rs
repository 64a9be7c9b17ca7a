//! Sets of hints: minimal sufficient sets, answers, conflicts and the lattice, against brute force
//! over all subsets and against the published facts.

use std::ops::ControlFlow;

use puzzle::{About, Asked, HintSet, Houses, Offsets, Random, Relation, Value};
use solver::{Core, Count, Found, Goal, NoLattice, Problem, Progress, Tally, Unwatched};
use testing::checker;
use testing::problems::small_problem;
use testing::recipe::{Mix, Recipe};
use testing::{brute, published};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;
#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

const ALL: usize = 1000;

fn subsets(hints: usize) -> impl Iterator<Item = HintSet> {
    (0..1u32 << hints).map(move |set| (0..hints).filter(|i| set >> i & 1 == 1).collect())
}

fn is_subset(a: &HintSet, b: &HintSet) -> bool {
    a.iter().all(|hint| b.contains(hint))
}

/// Whether a set reaches the goal, by brute force; for answers and single solutions those of the
/// whole universe are meant.
fn reaches(problem: &Problem, all: &[brute::Arrangement], set: &HintSet, goal: Goal) -> bool {
    let solutions = brute::solutions(problem, all, set);
    match goal {
        Goal::Conflict => solutions.is_empty(),
        Goal::OneSolution => solutions.len() == 1,
        Goal::Answer(question) => {
            let (asked, about) = problem.questions()[question];
            let answer = |s: &&brute::Arrangement| brute::answer(problem, s, asked, about);
            solutions.first().is_some_and(|s| solutions.iter().all(|t| answer(t) == answer(s)))
        }
    }
}

#[test]
fn minimal_sets_are_those_of_brute_force_smallest_first() {
    let mut met = 0;
    for round in 0..300 {
        let (problem, _) = small_problem(&mut Random::new(10_000 + round));
        let hints = problem.constraints().len();
        let universe: HintSet =
            (0..hints).filter(|&i| problem.constraints()[i].is_some()).collect();
        let all = brute::arrangements(&problem);
        let core = Core::new(problem.clone());
        let mut goals = vec![Goal::Conflict, Goal::OneSolution];
        goals.extend((0..problem.questions().len()).map(Goal::Answer));
        for goal in goals {
            let found = core.hint_sets(&universe, goal, ALL, &mut Unwatched);
            assert!(found.complete);
            let within_reach = reaches(&problem, &all, &universe, goal);
            assert_eq!(found.within_reach, Some(within_reach), "{goal:?} {problem:?}");
            if !within_reach {
                assert!(found.sets.is_empty());
                continue;
            }
            met += 1;
            let reaching: Vec<HintSet> = subsets(hints)
                .filter(|set| is_subset(set, &universe) && reaches(&problem, &all, set, goal))
                .collect();
            let mut minimal: Vec<HintSet> = reaching
                .iter()
                .filter(|set| set.iter().all(|hint| !reaching.contains(&set.toggled(hint))))
                .cloned()
                .collect();
            assert!(found.sets.windows(2).all(|pair| pair[0].len() <= pair[1].len()));
            let essential: HintSet =
                universe.iter().filter(|&hint| minimal.iter().all(|s| s.contains(hint))).collect();
            let never: HintSet =
                universe.iter().filter(|&hint| !minimal.iter().any(|s| s.contains(hint))).collect();
            assert_eq!(found.essential, Some(essential));
            assert_eq!(found.never_needed, Some(never));
            let mut sets = found.sets;
            let order = |set: &HintSet| set.iter().collect::<Vec<_>>();
            sets.sort_by_key(order);
            minimal.sort_by_key(order);
            assert_eq!(sets, minimal, "{goal:?} {problem:?}");
        }
    }
    assert!(met > 100, "{met}");
}

fn numbered(first: usize, numbers: impl IntoIterator<Item = usize>) -> HintSet {
    numbers.into_iter().map(|number| number - first).collect()
}

#[test]
fn the_published_puzzles_need_what_is_known_of_them() {
    let fish = Core::new(published::fish());
    let found = fish.hint_sets(&HintSet::first(15), Goal::OneSolution, ALL, &mut Unwatched);
    assert!(found.complete);
    assert_eq!(found.sets, [HintSet::first(14)]);
    assert_eq!(found.never_needed, Some(numbered(1, [15])));

    let zebra = Core::new(published::zebra());
    let all = HintSet::first(14);
    let found = zebra.hint_sets(&all, Goal::OneSolution, ALL, &mut Unwatched);
    assert_eq!(found.sets, std::slice::from_ref(&all));
    let water = Goal::Answer(published::zebra_question("water"));
    let found = zebra.hint_sets(&all, water, ALL, &mut Unwatched);
    assert_eq!(found.sets[0], numbered(2, [2, 4, 5, 6, 8, 9, 10, 13, 15]));
    assert!(found.complete);
    let owner = Goal::Answer(published::zebra_question("zebra"));
    assert_eq!(zebra.hint_sets(&all, owner, ALL, &mut Unwatched).sets, [all]);

    let somewhere = Core::new(published::fish_somewhere());
    let found = somewhere.hint_sets(&HintSet::first(15), Goal::OneSolution, ALL, &mut Unwatched);
    assert_eq!((found.within_reach, found.complete), (Some(false), true));
}

#[test]
fn a_contradiction_is_brought_down_to_the_hints_that_clash() {
    let fish = published::fish();
    let mut constraints = fish.constraints().to_vec();
    let value = |category, index| Value { category, index };
    // The Norwegian is first, and the green house is left of the white one: neither can be.
    constraints.push(Some(Relation::In(value(1, 3), Houses::only(4))));
    constraints.push(Some(Relation::Offset(value(0, 2), value(0, 1), Offsets::SOMEWHERE_LEFT)));
    let problem = Problem::new(5, 5, constraints, Vec::new()).unwrap();
    let mut core = Core::new(problem);
    let all = HintSet::first(17);
    let found = core.hint_sets(&all, Goal::Conflict, ALL, &mut Unwatched);
    assert!(found.sets.contains(&numbered(1, [9, 16])));
    assert!(found.sets.contains(&numbered(1, [4, 17])));
    let named = core.survey(&all, &mut solver::keep_going).conflict;
    for set in found.sets.iter().chain([&named]) {
        assert_eq!(checker::is_minimal(&mut core, set, Goal::Conflict, &mut Unwatched), Some(true));
    }
    assert!(core.survey(&HintSet::first(15), &mut solver::keep_going).conflict.is_empty());
}

#[test]
fn a_search_that_is_stopped_goes_on_where_it_was() {
    let recipe = Recipe { houses: 5, categories: 5, hints: 40, mix: Mix::Printed };
    let constraints: Vec<_> = recipe.relations(1).into_iter().map(Some).collect();
    let all = HintSet::first(constraints.len());
    let question = (Asked::Category(3), About::Value(Value { category: 2, index: 2 }));
    let core = Core::new(Problem::new(5, 5, constraints, vec![question]).unwrap());
    let goal = Goal::Answer(0);
    let mut search = core.set_search(&all, goal);
    let mut stops = 0;
    let first = loop {
        // A little more patience each time: what one call has not finished the next begins again.
        let mut ticks = 0;
        let mut watch = |_: &Progress| {
            ticks += 1;
            if ticks > stops { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        match search.advance(&mut watch) {
            Found::Set(set) => break set,
            Found::Stopped => assert!(!search.so_far().complete),
            other => panic!("{other:?}"),
        }
        stops += 1;
    };
    assert!(stops > 0, "it was never stopped");
    let at_once = core.hint_sets(&all, goal, 1, &mut Unwatched);
    assert_eq!(first.len(), at_once.sets[0].len());
}

#[test]
fn the_lattice_has_the_count_of_every_set() {
    for round in 0..100 {
        let (problem, _) = small_problem(&mut Random::new(20_000 + round));
        let mut core = Core::new(problem.clone());
        let lattice = core.lattice(&mut Unwatched).unwrap();
        for set in subsets(problem.constraints().len()) {
            assert_eq!(Tally::Exact(lattice.get(&set)), core.count(&set, &mut Unwatched));
        }
    }
    // 66 values are too many for all sets in one go. With k of these hints on, k values of each
    // category are tied to the first category's, and the others are free.
    let value = |category, index| Value { category, index };
    let tied = |i| (1..11).map(move |c| Relation::Offset(value(0, i), value(c, i), Offsets::SAME));
    let constraints = (0..6).map(|i| Some(Relation::And(tied(i).collect()))).collect();
    let mut core = Core::new(Problem::new(6, 11, constraints, Vec::new()).unwrap());
    let lattice = core.lattice(&mut Unwatched).unwrap();
    for set in subsets(6) {
        let factorial = |n: usize| (1..=n as u128).product::<u128>();
        let expected = factorial(6) * factorial(6 - set.len()).pow(10);
        assert_eq!(lattice.get(&set), Count::from(expected), "{set:?}");
    }
    let many = Problem::new(3, 2, vec![Some(Relation::And(Vec::new())); 21], Vec::new()).unwrap();
    assert_eq!(Core::new(many).lattice(&mut Unwatched), Err(NoLattice::TooManyHints));
}
