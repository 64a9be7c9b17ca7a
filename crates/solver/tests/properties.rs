//! What must hold of any puzzle, on random ones too large for brute force; and what happens when
//! the work is stopped or the puzzle is as large as can be.

use std::ops::ControlFlow;

use puzzle::{About, Asked, HintSet, Houses, Offsets, Order, Random, Relation, Value};
use solver::{
    Core, Count, Goal, Known, Partial, Problem, Progress, SmallCore, Tally, Unwatched, keep_going,
};
use testing::checker;
use testing::problems::relation;
use testing::recipe::{Mix, Recipe};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;
#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

fn exact(tally: &Tally) -> Count {
    tally.exact().expect("never stopped").clone()
}

fn sum<'c>(counts: impl Iterator<Item = &'c Count>) -> u128 {
    counts.map(|count| count.to_string().parse::<u128>().unwrap()).sum()
}

/// Printed-style puzzles from few hints to many, with a few compositions among them.
fn puzzles() -> impl Iterator<Item = Problem> {
    (0..24).map(|seed| {
        let (houses, categories) = [(5, 5), (6, 4), (4, 6)][seed as usize % 3];
        let hints = [8, 14, 20, 30][seed as usize % 4];
        let recipe = Recipe { houses, categories, hints, mix: Mix::Printed };
        let mut relations = recipe.relations(seed);
        let mut random = Random::new(seed);
        relations.extend((0..2).map(|_| relation(&mut random, houses, categories, 1)));
        let question = (Asked::Category(1), About::Value(Value { category: 0, index: 1 }));
        let constraints = relations.into_iter().map(Some).collect();
        Problem::new(houses, categories, constraints, vec![question]).unwrap()
    })
}

fn all(problem: &Problem) -> HintSet {
    HintSet::first(problem.constraints().len())
}

#[test]
fn one_more_hint_never_raises_the_count() {
    for problem in puzzles() {
        let mut core = Core::new(problem.clone());
        let mut last = Core::new(problem.clone()).count(&HintSet::none(), &mut Unwatched);
        for k in 1..=problem.constraints().len() {
            let next = core.count(&HintSet::first(k), &mut Unwatched);
            assert!(exact(&next) <= exact(&last), "{k}");
            last = next;
        }
    }
}

#[test]
fn shares_and_answers_add_up_to_the_count() {
    for problem in puzzles() {
        let mut core = Core::new(problem.clone());
        for active in [HintSet::first(6), all(&problem)] {
            let count = core.count(&active, &mut Unwatched);
            let shares = core.shares(&active, &mut Unwatched);
            assert_eq!(shares.count, count);
            let whole = sum([exact(&count)].iter());
            let houses = problem.houses();
            for category in 0..problem.categories() {
                for i in 0..houses {
                    let row = (0..houses).map(|h| shares.get(Value { category, index: i }, h));
                    assert_eq!(sum(row), whole);
                    let column = (0..houses).map(|index| shares.get(Value { category, index }, i));
                    assert_eq!(sum(column), whole);
                }
            }
            let answers = core.answers(&active, &mut Unwatched);
            let given: Vec<Count> = answers[0].iter().map(exact).collect();
            assert_eq!(sum(given.iter()), whole);
        }
    }
}

#[test]
fn the_small_core_says_the_same_or_that_it_does_not_know() {
    // All values of all categories are mentioned, and hardly anything is ruled out.
    let value = |category, index| Value { category, index };
    let apart =
        |i: u8| Relation::Offset(value(i / 4, i % 4), value(i / 4 + 8, i % 4), Offsets::DIFFERENT);
    let wide = (0..32).map(|i| Some(apart(i))).collect();
    let wide = Problem::new(4, 16, wide, Vec::new()).unwrap();
    for (problem, fits) in puzzles().zip(std::iter::repeat(true)).chain([(wide, false)]) {
        let survey = Core::new(problem.clone()).survey(&all(&problem), &mut keep_going);
        let mut small = SmallCore::with_memory(problem.clone(), 1 << 20);
        let by_small = small.survey(&all(&problem), &mut keep_going);
        assert!(survey.is_exact());
        assert_eq!(by_small.is_exact(), fits);
        assert_eq!(by_small == survey, fits);
        assert_eq!(by_small.statuses, survey.statuses);
    }
}

/// The relation with values renamed and, for a mirrored street, houses counted from the right.
fn renamed(relation: &Relation, name: &impl Fn(Value) -> Value, mirrored: Option<u8>) -> Relation {
    let again = |inner: &Relation| renamed(inner, name, mirrored);
    let boxed = |inner: &Relation| Box::new(again(inner));
    match relation {
        Relation::In(value, houses) => {
            let houses = match mirrored {
                Some(n) => (0..n).filter(|&h| houses.contains(n - 1 - h)).collect::<Houses>(),
                None => *houses,
            };
            Relation::In(name(*value), houses)
        }
        Relation::Offset(a, b, offsets) => {
            let offsets: Offsets = match mirrored {
                Some(_) => offsets.reversed(),
                None => *offsets,
            };
            Relation::Offset(name(*a), name(*b), offsets)
        }
        Relation::Between { middle, ends: (left, right), order } => {
            let ends = match (mirrored, order) {
                (Some(_), Order::AsGiven) => (name(*right), name(*left)),
                _ => (name(*left), name(*right)),
            };
            Relation::Between { middle: name(*middle), ends, order: *order }
        }
        Relation::Not(inner) => Relation::Not(boxed(inner)),
        Relation::And(parts) => Relation::And(parts.iter().map(again).collect()),
        Relation::Or(parts) => Relation::Or(parts.iter().map(again).collect()),
        Relation::Xor(p, q) => Relation::Xor(boxed(p), boxed(q)),
        Relation::If(p, q) => Relation::If(boxed(p), boxed(q)),
        Relation::Iff(p, q) => Relation::Iff(boxed(p), boxed(q)),
    }
}

#[test]
fn other_names_and_the_mirrored_street_leave_the_count_unchanged() {
    for problem in puzzles() {
        let (n, m) = (problem.houses(), problem.categories());
        let other_name =
            |v: Value| Value { category: m - 1 - v.category, index: (v.index + v.category) % n };
        let count =
            |problem: &Problem| Core::new(problem.clone()).count(&all(problem), &mut Unwatched);
        let changed = |mirrored: Option<u8>| {
            let constraints = problem.constraints().iter().flatten();
            let constraints = constraints.map(|r| Some(renamed(r, &other_name, mirrored)));
            Problem::new(n, m, constraints.collect(), Vec::new()).unwrap()
        };
        assert_eq!(count(&changed(None)), count(&problem));
        assert_eq!(count(&changed(Some(n))), count(&problem));
    }
}

#[test]
fn statuses_agree_with_counts() {
    for problem in puzzles() {
        let mut core = Core::new(problem.clone());
        let active = HintSet::first(problem.constraints().len() - 3);
        let count = exact(&core.count(&active, &mut Unwatched));
        let turned = core.turned(&active, &mut Unwatched);
        let statuses = core.statuses(&active, &mut Unwatched);
        for (hint, (turned, status)) in turned.iter().zip(statuses).enumerate() {
            let same = turned.as_ref().and_then(Tally::exact) == Some(&count);
            let implied = if same { Known::Yes } else { Known::No };
            assert_eq!(status.map(|status| status.implied), Some(implied), "hint {hint}");
        }
    }
}

#[test]
fn every_solution_and_every_set_passes_the_plain_check() {
    for problem in puzzles() {
        let mut core = Core::new(problem.clone());
        let hints = all(&problem);
        for solution in core.solutions(&hints).take(20) {
            assert!(checker::solves(&problem, &solution, &hints));
        }
        for goal in [Goal::OneSolution, Goal::Answer(0), Goal::Conflict] {
            for set in core.hint_sets(&hints, goal, 3, &mut Unwatched).sets {
                let minimal = checker::is_minimal(&mut core, &set, goal, &mut Unwatched);
                assert_eq!(minimal, Some(true), "{goal:?} {set:?}");
            }
        }
    }
}

/// 22 hints that take about a second to count.
fn long_count() -> Problem {
    let recipe = Recipe { houses: 8, categories: 8, hints: 22, mix: Mix::Printed };
    let constraints = recipe.relations(2002).into_iter().map(Some).collect();
    Problem::new(8, 8, constraints, Vec::new()).unwrap()
}

#[test]
fn a_count_that_is_stopped_is_a_bound_and_says_so() {
    let problem = long_count();
    let mut bounds: Vec<Count> = Vec::new();
    let mut fractions: Vec<f64> = Vec::new();
    let mut watch = |progress: &Progress| {
        bounds.push(progress.at_least.clone());
        fractions.extend(progress.fraction);
        if progress.nodes >= 3000 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let mut core = Core::new(problem.clone());
    let stopped = core.count(&all(&problem), &mut watch);
    let exact = exact(&core.count(&all(&problem), &mut Unwatched));
    let Tally::AtLeast(bound) = stopped else { panic!("it was not stopped") };
    assert!(bound <= exact);
    assert!(bounds.windows(2).all(|pair| pair[0] <= pair[1]), "a bound fell");
    assert!(bounds.iter().all(|proven| *proven <= exact));
    assert!(fractions.windows(2).all(|pair| pair[0] <= pair[1]), "the fraction fell");
    assert!(fractions.iter().all(|fraction| (0.0..=1.0).contains(fraction)));
}

#[test]
fn a_survey_that_is_stopped_claims_nothing_it_does_not_know() {
    let problem = long_count();
    let mut core = Core::new(problem.clone());
    // The hints' worth is found quickly; what the search has proven by then is not lost.
    let mut heard = 0;
    let mut listener = |partial: &Partial| {
        heard += usize::from(partial.count.is_some());
        if heard < 64 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let survey = core.survey(&all(&problem), &mut listener);
    assert_eq!(survey.statuses, core.statuses(&all(&problem), &mut Unwatched));
    assert_eq!(survey.count.exact(), None);
    assert!(!survey.shares.known);
    assert!(survey.answers.iter().flatten().all(|tally| tally.exact().is_none()));
    assert!(survey.turned.iter().flatten().all(|tally| tally.exact().is_none()));
}

#[test]
fn the_largest_puzzle_is_counted_exactly() {
    let value = |category, index| Value { category, index };
    let same = Relation::Offset(value(0, 0), value(31, 15), Offsets::SAME);
    let left = Relation::Offset(value(5, 3), value(5, 4), Offsets::IMMEDIATELY_LEFT);
    let problem = Problem::new(16, 32, vec![Some(same), Some(left)], Vec::new()).unwrap();
    let mut core = Core::new(problem);
    // (16!)^32, its sixteenth part, and 15 in 240 of that.
    let none = exact(&core.count(&HintSet::none(), &mut Unwatched));
    let mut expected = 0.0;
    (1..=16).for_each(|k: u32| expected += 32.0 * f64::from(k).log10());
    assert!((none.log10() - expected).abs() < 1e-9);
    let tied = exact(&core.count(&HintSet::first(1), &mut Unwatched));
    assert!((tied.ratio(&none) - 1.0 / 16.0).abs() < 1e-12);
    let both = core.shares(&HintSet::first(2), &mut Unwatched);
    assert!((exact(&both.count).ratio(&tied) - 1.0 / 16.0).abs() < 1e-12);
    assert!(both.get(value(5, 3), 15).is_zero());
    assert!((both.get(value(5, 3), 0).ratio(both.count.number()) - 1.0 / 15.0).abs() < 1e-12);
}

#[test]
fn a_hint_that_hardly_says_anything_does_not_lead_the_search_astray() {
    // Found by fuzzing: nothing to filter, few ways to satisfy it, 60 values that do not matter.
    let value = |category, index| Value { category, index };
    let between = || Relation::Between {
        middle: value(1, 0),
        ends: (value(5, 1), value(7, 0)),
        order: Order::Either,
    };
    let nowhere = || Relation::In(value(0, 0), Houses::NONE);
    let boxed = Box::new;
    for houses in [Houses::NONE, Houses::only(0)] {
        let inner = Relation::Iff(boxed(between()), boxed(nowhere()));
        let doubled = Relation::Iff(boxed(between()), boxed(inner));
        let placed = Relation::Iff(boxed(doubled), boxed(Relation::In(value(0, 0), houses)));
        let hint = Relation::Xor(boxed(placed), boxed(nowhere()));
        let problem = Problem::new(8, 8, vec![Some(hint)], Vec::new()).unwrap();
        let mut core = Core::new(problem.clone());
        let hints = HintSet::first(1);
        let some = !exact(&core.count(&hints, &mut Unwatched)).is_zero();
        let first = core.solutions(&hints).next();
        assert_eq!(first.is_some(), some);
        assert!(first.is_none_or(|solution| checker::solves(&problem, &solution, &hints)));
    }
}

#[test]
fn many_hints_on_many_values_get_their_statuses() {
    let recipe = Recipe { houses: 8, categories: 18, hints: 140, mix: Mix::Printed };
    let constraints: Vec<_> = recipe.relations(5).into_iter().map(Some).collect();
    let problem = Problem::new(8, 18, constraints, Vec::new()).unwrap();
    let mut core = Core::new(problem.clone());
    let hints = all(&problem);
    let statuses = core.statuses(&hints, &mut Unwatched);
    let implied: Vec<usize> = (0..140)
        .filter(|&hint| statuses[hint].as_ref().is_some_and(|s| s.implied == Known::Yes))
        .collect();
    assert!(!implied.is_empty() && implied.len() < 140);
    let count = core.count(&hints, &mut Unwatched);
    for &hint in &implied {
        assert_eq!(core.count(&hints.toggled(hint), &mut Unwatched), count);
    }
}

#[test]
fn what_is_past_the_limits_is_refused_and_the_limit_named() {
    let value = |category, index| Value { category, index };
    let says = |problem: Result<Problem, String>, words: &str| {
        let Err(error) = problem else { panic!("accepted") };
        assert!(error.contains(words), "{error}");
    };
    says(Problem::new(17, 2, vec![], vec![]), "2 to 16 houses, not 17");
    says(Problem::new(5, 33, vec![], vec![]), "1 to 32 categories, not 33");
    let outside = Relation::In(value(2, 0), Houses::only(0));
    says(Problem::new(3, 2, vec![Some(outside)], vec![]), "hint 0");
    let asks = |asked, about| Problem::new(3, 2, vec![], vec![(asked, about)]);
    says(asks(Asked::Category(2), About::Value(value(0, 0))), "question 0 is about something");
    says(asks(Asked::Category(1), About::House(3)), "question 0 is about something");
    says(asks(Asked::House, About::House(0)), "question 0 asks for the house of a house");
    let deep = (0..65).fold(Relation::And(vec![]), |inner, _| Relation::Not(Box::new(inner)));
    says(Problem::new(3, 2, vec![Some(deep)], vec![]), "64 levels");
}

#[test]
fn problems_and_surveys_survive_the_journey() {
    let problem = puzzles().next().unwrap();
    let bytes = postcard::to_allocvec(&problem).unwrap();
    assert_eq!(postcard::from_bytes::<Problem>(&bytes).unwrap(), problem);
    let survey = Core::new(problem.clone()).survey(&HintSet::first(3), &mut keep_going);
    let bytes = postcard::to_allocvec(&survey).unwrap();
    assert_eq!(postcard::from_bytes(&bytes), Ok(survey));
    // One house is no puzzle, whoever sends it.
    let mut bytes = postcard::to_allocvec(&problem).unwrap();
    bytes[0] = 1;
    assert!(postcard::from_bytes::<Problem>(&bytes).is_err());
}

#[test]
fn what_a_survey_tells_grows_and_is_never_above_the_count() {
    let recipe = Recipe { houses: 7, categories: 7, hints: 14, mix: Mix::Printed };
    let constraints: Vec<_> = recipe.relations(5).into_iter().map(Some).collect();
    let problem = Problem::new(7, 7, constraints, Vec::new()).unwrap();
    let mut told = Vec::new();
    let mut listener = |partial: &Partial| {
        told.extend(partial.count.clone());
        ControlFlow::Continue(())
    };
    let survey = Core::new(problem).survey(&HintSet::first(14), &mut listener);
    let count = survey.count.exact().unwrap();
    assert!(told.iter().any(|tally| tally.exact().is_some()), "nothing was told of the rest");
    assert!(told.windows(2).all(|pair| pair[0].number() <= pair[1].number()));
    assert!(told.iter().all(|tally| tally.number() <= count));
}
