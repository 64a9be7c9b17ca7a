//! What a step and an end have to be: the counting core says whether they are.

use explain::{Ending, Fact, Knowledge, Step, Story, With, Words};
use puzzle::{HintSet, Houses, Offsets, Puzzle, Relation};
use solver::{Core, Problem};

/// That the fact holds, or does not.
pub fn stated(fact: Fact, holds: bool) -> Relation {
    let said = match fact.with {
        With::House(house) => Relation::In(fact.value, Houses::only(house)),
        With::Value(other) => Relation::Offset(fact.value, other, Offsets::SAME),
    };
    if fact.holds == holds { said } else { Relation::Not(Box::new(said)) }
}

/// Whether all of `new` follows from these hints and facts.
pub fn follows(puzzle: &Puzzle, hints: &[usize], facts: &[Fact], new: &[Fact]) -> bool {
    let hints = hints.iter().map(|&hint| puzzle.hints()[hint].relation.clone());
    let mut constraints: Vec<_> =
        hints.chain(facts.iter().map(|&fact| Some(stated(fact, true)))).collect();
    constraints.push(Some(Relation::Or(new.iter().map(|&fact| stated(fact, false)).collect())));
    let all = HintSet::first(constraints.len());
    let problem =
        Problem::new(puzzle.houses(), puzzle.categories().len() as u8, constraints, Vec::new());
    Core::new(problem.unwrap()).solutions(&all).next().is_none()
}

pub fn without<T: Copy>(all: &[T], index: usize) -> Vec<T> {
    all.iter().enumerate().filter(|(i, _)| *i != index).map(|(_, &item)| item).collect()
}

pub fn check(puzzle: &Puzzle, active: &HintSet, known: &Knowledge, step: &Step) {
    let told = |fact: &Fact| known.knows(*fact);
    assert!(step.facts.iter().all(told), "a fact nobody knew: {step:?}");
    assert!(step.hints.iter().all(|&hint| active.contains(hint)), "a hint that is off: {step:?}");
    assert!(!step.new.is_empty() && !step.new.iter().any(told), "nothing new: {step:?}");
    let follow = |hints: &[usize], facts: &[Fact]| follows(puzzle, hints, facts, &step.new);
    assert!(follow(&step.hints, &step.facts), "does not follow: {step:?}");
    assert!(is_the_only_other_way(known, step), "another way is left: {step:?}");
    for i in 0..step.hints.len() {
        assert!(!follow(&without(&step.hints, i), &step.facts), "hint {i} too many: {step:?}");
    }
    for i in 0..step.facts.len() {
        assert!(!follow(&step.hints, &without(&step.facts, i)), "fact {i} too many: {step:?}");
    }
}

/// Where supposing one house leaves another, the value has these two alone.
fn is_the_only_other_way(known: &Knowledge, step: &Step) -> bool {
    let (Some(case), [found]) = (&step.case, &step.new[..]) else { return true };
    let others = found.places() && case.supposed.places() && found.value == case.supposed.value;
    !others || known.candidates(found.value).len() == 2
}

/// Tells the whole story and checks each step, the ending, that there are words, and that every step
/// is needed.
pub fn checked(puzzle: &Puzzle, active: &HintSet) -> (Vec<Step>, Ending) {
    let words = Words::of(puzzle);
    let mut story = Story::new(puzzle, active, Knowledge::nothing(puzzle));
    let mut known = Knowledge::nothing(puzzle);
    for step in story.by_ref() {
        check(puzzle, active, &known, &step);
        step.new.iter().for_each(|&fact| known.learn(fact));
    }
    assert_eq!(story.known(), &known);
    let ending = story.ending().expect("it has ended").clone();
    let steps = story.steps();
    let mut known = Knowledge::nothing(puzzle);
    for step in &steps {
        check(puzzle, active, &known, step);
        assert!(!words.step(step).concat().is_empty());
        step.new.iter().for_each(|&fact| known.learn(fact));
    }
    check_ending(puzzle, active, &known, &ending);
    if ending == Ending::Solved {
        (0..steps.len()).for_each(|at| check_needed(puzzle, &steps, at));
    }
    (steps, ending)
}

/// A step that places nothing finds what a later one takes.
fn check_needed(puzzle: &Puzzle, steps: &[Step], at: usize) {
    let idle = |step: &Step| !step.new.iter().any(Fact::places);
    let mut known = Knowledge::nothing(puzzle);
    let mut missed = false;
    for step in steps.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, step)| step) {
        missed |= !step.facts.iter().all(|&fact| known.knows(fact));
        missed |= !is_the_only_other_way(&known, step);
        step.new.iter().for_each(|&fact| known.learn(fact));
    }
    assert!(missed || !idle(&steps[at]), "nobody needs it: {:?}", steps[at]);
}

/// Solved means solved; open means that every candidate left is in some solution.
pub fn check_ending(puzzle: &Puzzle, active: &HintSet, known: &Knowledge, ending: &Ending) {
    let hints: Vec<usize> = active.iter().collect();
    let fits = |fact: Fact| {
        let not = Fact { holds: !fact.holds, ..fact };
        !follows(puzzle, &hints, &[], &[not])
    };
    match ending {
        Ending::Solved => {
            let house = |value| known.placed(value).expect("all are placed");
            let relations = hints.iter().filter_map(|&hint| puzzle.hints()[hint].relation.as_ref());
            assert!(known.is_complete() && relations.into_iter().all(|it| it.holds(&house)));
        }
        Ending::Open => {
            for value in known.open() {
                for house in known.candidates(value).iter() {
                    assert!(fits(Fact::placed(value, house)), "{value:?} is not in {house}");
                }
            }
        }
        Ending::Wrong => {
            assert!(Core::new(Problem::from(puzzle)).solutions(active).next().is_none());
        }
        Ending::GivenUp => panic!("given up"),
    }
}
