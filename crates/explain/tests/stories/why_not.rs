//! "Why not here?", asked everywhere.

use explain::{Ending, Fact, Knowledge, Step, Story, WhyNot, Words, proven};
use puzzle::{HintSet, Puzzle, Value, numbers};
use testing::puzzles::of_recipe;
use testing::recipe::{Mix, Recipe};

use crate::check::{follows, stated, without};
use crate::preset;

/// Asked of every cell of a state: what forbids it is no more than it takes, and what is possible is
/// a solution.
fn asked_everywhere(puzzle: &Puzzle, active: &HintSet, known: &Knowledge) {
    let words = Words::of(puzzle);
    let categories = 0..puzzle.categories().len() as u8;
    let values = categories
        .flat_map(|category| (0..puzzle.houses()).map(move |index| Value { category, index }));
    for (value, house) in values.flat_map(|v| (0..puzzle.houses()).map(move |house| (v, house))) {
        let found = WhyNot::of(puzzle, active, known, value, house);
        let text = words.why_not(&found, value, house);
        assert!(text.ends_with('.') && text.len() > 3, "{text}");
        match found {
            WhyNot::Here => assert_eq!(known.placed(value), Some(house)),
            WhyNot::Forbidden(step) => {
                assert_eq!(step.new, [Fact::ruled_out(value, house)]);
                assert!(step.facts.iter().all(|&fact| known.knows(fact)), "{step:?}");
                assert!(words.step(&step).len() > 1, "no reason: {text}");
                let follow =
                    |hints: &[usize], facts: &[Fact]| follows(puzzle, hints, facts, &step.new);
                assert!(follow(&step.hints, &step.facts), "does not follow: {step:?}");
                for i in 0..step.hints.len() {
                    assert!(!follow(&without(&step.hints, i), &step.facts), "{i}: {step:?}");
                }
                for i in 0..step.facts.len() {
                    assert!(!follow(&step.hints, &without(&step.facts, i)), "{i}: {step:?}");
                }
            }
            WhyNot::Possible(places) => {
                let at = |value: Value| places.iter().find(|(other, _)| *other == value).unwrap().1;
                assert_eq!(at(value), house);
                let hints = active.iter().filter_map(|hint| puzzle.hints()[hint].relation.as_ref());
                assert!(hints.into_iter().all(|relation| relation.holds(&at)));
                assert!(known.facts().iter().all(|fact| stated(*fact, true).holds(&at)));
            }
            WhyNot::Unknown => panic!("not known: {text}"),
        }
    }
}

#[test]
fn why_not_is_answered_anywhere_at_any_moment() {
    for id in ["fish", "zebra", "huts"] {
        let (puzzle, mut known) = (preset(id), Knowledge::nothing(&preset(id)));
        let active = numbers::switchable(&puzzle);
        let steps: Vec<Step> = Story::new(&puzzle, &active, known.clone()).collect();
        for (i, step) in steps.iter().enumerate() {
            if i % 7 == 0 {
                asked_everywhere(&puzzle, &active, &known);
            }
            step.new.iter().for_each(|&fact| known.learn(fact));
        }
        asked_everywhere(&puzzle, &active, &known);
    }
    for seed in 0..40 {
        let recipe = Recipe { houses: 4, categories: 3, hints: 8, mix: Mix::Printed };
        let puzzle = of_recipe(recipe, seed);
        let active = numbers::switchable(&puzzle);
        let mut story = Story::new(&puzzle, &active, Knowledge::nothing(&puzzle));
        story.by_ref().take(seed as usize % 5).for_each(drop);
        if story.ending() != Some(&Ending::Wrong) {
            asked_everywhere(&puzzle, &active, &story.known().clone());
        }
    }
}

/// A player's marks: what the hints prove of them is a reason, a guess or a mistake is none.
#[test]
fn of_a_players_marks_only_those_that_the_hints_prove_are_reasons() {
    let puzzle = preset("fish");
    // Without hint 9 there are 17 solutions, with the Norwegian and yellow anywhere.
    let active: HintSet = numbers::switchable(&puzzle).iter().filter(|&hint| hint != 8).collect();
    let relations = || puzzle.hints().iter().map(|hint| hint.relation.as_ref());
    let value = |category, index| Value { category, index };
    let (milk, norwegian, green, brit) = (value(2, 2), value(1, 3), value(0, 1), value(1, 0));
    let (red, yellow) = (value(0, 0), value(0, 3));
    let right = [Fact::placed(milk, 2), Fact::pair(red, brit, true)];
    let others = [
        // Guesses that may be right,
        Fact::placed(norwegian, 0),
        Fact::ruled_out(yellow, 1),
        // and two that cannot.
        Fact::placed(green, 1),
        Fact::pair(green, brit, true),
    ];
    let mut marked = Knowledge::nothing(&puzzle);
    let mut expected = Knowledge::nothing(&puzzle);
    right.iter().for_each(|&fact| expected.learn(fact));
    right.into_iter().chain(others).for_each(|fact| marked.learn(fact));
    let proven = proven(relations(), &active, &marked);
    assert_eq!(proven.facts(), expected.facts());
    // So a wrong mark is told why it is wrong, and a guess has the solution that has it.
    for (value, house) in [(green, 2), (norwegian, 0), (milk, 2), (milk, 0)] {
        let found = WhyNot::from_relations(relations(), &active, &proven, value, house);
        assert_eq!(found, WhyNot::of(&puzzle, &active, &proven, value, house));
        match found {
            WhyNot::Forbidden(step) => {
                let follow = follows(&puzzle, &step.hints, &step.facts, &step.new);
                assert!(follow && step.facts.iter().all(|&fact| proven.knows(fact)), "{step:?}");
            }
            WhyNot::Possible(_) => assert_eq!(value, norwegian),
            other => assert_eq!((other, value, house), (WhyNot::Here, milk, 2)),
        }
    }
}
