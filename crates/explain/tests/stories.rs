//! Every step of every story is checked by the counting core, which shares nothing with the search
//! for steps but the forms of relations, and those are checked against the definition by themselves
//! (`puzzle::Form`); so is every end: what is new follows from the hints and facts cited, and no longer when any one of
//! them is dropped.

use explain::{Ending, Fact, Knowledge, Step, Story, Technique, WhyNot, With, Words, proven};
use puzzle::text::Document;
use puzzle::{
    About, Asked, HintSet, Houses, Mix, Offsets, Puzzle, Recipe, Relation, Value, numbers,
};
use solver::{Core, Problem};
use testing::puzzles::of_recipe;

/// That the fact holds, or does not.
fn stated(fact: Fact, holds: bool) -> Relation {
    let said = match fact.with {
        With::House(house) => Relation::In(fact.value, Houses::only(house)),
        With::Value(other) => Relation::Offset(fact.value, other, Offsets::SAME),
    };
    if fact.holds == holds { said } else { Relation::Not(Box::new(said)) }
}

/// Whether all of `new` follows from these hints and facts.
fn follows(puzzle: &Puzzle, hints: &[usize], facts: &[Fact], new: &[Fact]) -> bool {
    let hints = hints.iter().map(|&hint| puzzle.hints()[hint].relation.clone());
    let mut constraints: Vec<_> =
        hints.chain(facts.iter().map(|&fact| Some(stated(fact, true)))).collect();
    constraints.push(Some(Relation::Or(new.iter().map(|&fact| stated(fact, false)).collect())));
    let all = HintSet::first(constraints.len());
    let problem =
        Problem::new(puzzle.houses(), puzzle.categories().len() as u8, constraints, Vec::new());
    Core::new(problem.unwrap()).solutions(&all).next().is_none()
}

fn without<T: Copy>(all: &[T], index: usize) -> Vec<T> {
    all.iter().enumerate().filter(|(i, _)| *i != index).map(|(_, &item)| item).collect()
}

fn check(puzzle: &Puzzle, active: &HintSet, known: &Knowledge, step: &Step) {
    let told = |fact: &Fact| known.knows(*fact);
    assert!(step.facts.iter().all(told), "a fact nobody knew: {step:?}");
    assert!(step.hints.iter().all(|&hint| active.contains(hint)), "a hint that is off: {step:?}");
    assert!(!step.new.is_empty() && !step.new.iter().any(told), "nothing new: {step:?}");
    let follow = |hints: &[usize], facts: &[Fact]| follows(puzzle, hints, facts, &step.new);
    assert!(follow(&step.hints, &step.facts), "does not follow: {step:?}");
    for i in 0..step.hints.len() {
        assert!(!follow(&without(&step.hints, i), &step.facts), "hint {i} too many: {step:?}");
    }
    for i in 0..step.facts.len() {
        assert!(!follow(&step.hints, &without(&step.facts, i)), "fact {i} too many: {step:?}");
    }
}

/// Tells the whole story and checks each step, the ending, and that there are words.
fn checked(puzzle: &Puzzle, active: &HintSet) -> (Vec<Step>, Ending) {
    let words = Words::of(puzzle);
    let mut story = Story::new(puzzle, active, Knowledge::nothing(puzzle));
    let mut known = Knowledge::nothing(puzzle);
    let mut steps = Vec::new();
    for step in story.by_ref() {
        check(puzzle, active, &known, &step);
        assert!(!words.step(&step).concat().is_empty());
        step.new.iter().for_each(|&fact| known.learn(fact));
        steps.push(step);
    }
    assert_eq!(story.known(), &known);
    let ending = story.ending().expect("it has ended").clone();
    check_ending(puzzle, active, &known, &ending);
    (steps, ending)
}

/// Solved means solved; open means that every candidate left is in some solution.
fn check_ending(puzzle: &Puzzle, active: &HintSet, known: &Knowledge, ending: &Ending) {
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

fn preset(id: &str) -> Puzzle {
    presets::find(id).unwrap().puzzle()
}

fn cases(steps: &[Step]) -> usize {
    steps.iter().filter(|step| step.technique() == Technique::Case).count()
}

#[test]
fn every_puzzle_of_ours_is_explained_to_the_end_without_supposing_anything() {
    for preset in presets::all() {
        let puzzle = preset.puzzle();
        let (steps, ending) = checked(&puzzle, &numbers::switchable(&puzzle));
        assert_eq!(ending, Ending::Solved, "{}", preset.id);
        assert_eq!(cases(&steps), 0, "{}", preset.id);
    }
}

#[test]
fn nothing_is_supposed_where_an_implied_hint_is_off() {
    for id in ["fish", "phones"] {
        let puzzle = preset(id);
        let off = numbers::read(&puzzle, "15").unwrap();
        let active = numbers::switchable(&puzzle).iter().filter(|&i| !off.contains(i)).collect();
        let (steps, ending) = checked(&puzzle, &active);
        assert_eq!(ending, Ending::Solved, "{id}");
        assert_eq!(cases(&steps), 0, "{id}");
    }
}

/// Real puzzles of five to eight people with up to 140 hints, some left open by what they say.
#[test]
fn real_puzzles_are_explained_without_supposing_anything() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
    let files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 12);
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let puzzle = Document::read(&text).unwrap().into_puzzle();
        let (steps, _) = checked(&puzzle, &numbers::switchable(&puzzle));
        assert_eq!(cases(&steps), 0, "{}", file.display());
    }
}

/// "The Spaniard smokes Lucky Strikes" is known before anybody knows where he lives.
#[test]
fn the_zebra_story_knows_what_goes_with_what() {
    let puzzle = preset("zebra");
    let (steps, _) = checked(&puzzle, &numbers::switchable(&puzzle));
    let new = || steps.iter().flat_map(|step| &step.new);
    let pair = new().position(|fact| fact.house().is_none()).expect("a pair");
    let (ours, other) = new().nth(pair).and_then(Fact::both).unwrap();
    let placed = new().position(|fact| fact.places() && fact.value == ours);
    assert_eq!((puzzle.name(ours), puzzle.name(other)), ("Spaniard", "Lucky Strike"));
    assert!(placed > Some(pair));
    assert!(steps.iter().all(|step| step.hints.len() <= 3));
}

/// What a player has noted of two values serves like a hint.
#[test]
fn a_known_pair_is_used() {
    let puzzle = Document::read(
        "Name: Ann, Ben, Cleo\nDrink: tea, milk, cola\n1. Tea is drunk first. :: tea @ 1\n",
    )
    .unwrap()
    .into_puzzle();
    let value = |category, index| puzzle::Value { category, index };
    let (ann, ben, tea) = (value(0, 0), value(0, 1), value(1, 0));
    for (pair, found) in [
        (Fact::pair(tea, ann, true), Fact::placed(ann, 0)),
        (Fact::pair(ann, tea, false), Fact::ruled_out(ann, 0)),
    ] {
        let mut known = Knowledge::nothing(&puzzle);
        known.learn(pair);
        assert!(known.knows(pair) && !known.knows(pair.contrary()));
        assert_eq!(known.knows(Fact::pair(ben, tea, false)), pair.holds);
        let mut steps = Vec::new();
        for step in Story::new(&puzzle, &numbers::switchable(&puzzle), known.clone()) {
            check(&puzzle, &numbers::switchable(&puzzle), &known, &step);
            step.new.iter().for_each(|&fact| known.learn(fact));
            steps.push(step);
        }
        let using = steps.iter().find(|step| step.facts.contains(&pair)).expect("it is used");
        assert!(using.new.contains(&found), "{using:?}");
    }
}

/// The walk that people publish takes twelve steps and names fifteen hints.
#[test]
fn the_fish_story_is_no_longer_than_the_one_on_paper() {
    let puzzle = preset("fish");
    let (steps, _) = checked(&puzzle, &numbers::switchable(&puzzle));
    let hints: usize = steps.iter().map(|step| step.hints.len()).sum();
    assert!(steps.len() <= 12 && hints <= 15, "{} steps, {hints} hints", steps.len());
    assert!(steps.iter().all(|step| step.hints.len() <= 3));
}

#[test]
fn with_hints_off_the_story_ends_where_knowledge_ends() {
    let puzzle = preset("fish");
    for off in ["9", "1,4", "8,13", "1-15", "10-12"] {
        let off = numbers::read(&puzzle, off).unwrap();
        let active = numbers::switchable(&puzzle).iter().filter(|&i| !off.contains(i)).collect();
        let (_, ending) = checked(&puzzle, &active);
        assert_eq!(ending, Ending::Open);
    }
}

#[test]
fn from_a_players_state_the_next_step_rests_on_it_and_a_wrong_one_is_called_wrong() {
    let puzzle = preset("fish");
    let active = numbers::switchable(&puzzle);
    let find = |name: &str| {
        let categories = puzzle.categories().iter().enumerate();
        let mut places = categories.flat_map(|(c, category)| {
            let values = category.values.iter().enumerate();
            values.map(move |(i, value)| (value.as_str(), c as u8, i as u8))
        });
        let (_, category, index) = places.find(|(value, ..)| *value == name).unwrap();
        puzzle::Value { category, index }
    };
    let mut known = Knowledge::nothing(&puzzle);
    known.learn(Fact::placed(find("horse"), 1));
    known.learn(Fact::placed(find("Norwegian"), 0));
    let step = Story::new(&puzzle, &active, known.clone()).next().unwrap();
    check(&puzzle, &active, &known, &step);
    known.learn(Fact::placed(find("blue"), 2));
    let mut story = Story::new(&puzzle, &active, known);
    while story.next().is_some() {}
    assert_eq!(story.ending(), Some(&Ending::Wrong));
}

#[test]
fn every_step_of_a_thousand_random_puzzles_holds_and_needs_all_it_cites() {
    for seed in 0..1000 {
        let (houses, categories) = [(3, 3), (4, 3), (4, 4), (5, 4), (5, 5)][seed as usize % 5];
        let full = usize::from(houses) * usize::from(categories);
        let hints = full / 2 + seed as usize % 7;
        let recipe = Recipe { houses, categories, hints, mix: Mix::Printed };
        let puzzle = of_recipe(recipe, seed);
        checked(&puzzle, &numbers::switchable(&puzzle));
    }
}

#[test]
fn hints_of_every_kind_are_explained() {
    let puzzle = Document::read(
        "Name: Ann, Ben, Cleo, Dan\nDrink: tea, milk, cola, water\n\
         1. Ben is somewhere between Ann and Cleo, in that order. :: Ann < Ben < Cleo\n\
         2. Dan drinks either tea or milk. :: Dan = tea or Dan = milk\n\
         3. If Ann drinks tea, Dan is last. :: if Ann = tea then Dan @ last\n\
         4. Of Ben and Cleo, one drinks cola. :: Ben = cola xor Cleo = cola\n\
         5. The tea drinker is right next to Dan. :: tea ~ Dan\n\
         6. Milk is drunk at an end. :: milk @ end\n",
    )
    .unwrap()
    .into_puzzle();
    let active = numbers::switchable(&puzzle);
    checked(&puzzle, &active);
}

#[test]
fn what_is_known_answers_questions_about_values_and_about_houses() {
    let puzzle = presets::find("fish").unwrap().puzzle();
    let (yellow, norwegian) = (Value { category: 0, index: 3 }, Value { category: 1, index: 3 });
    let (color, nation) = (Asked::Category(0), Asked::Category(1));
    let mut known = Knowledge::nothing(&puzzle);
    assert_eq!(known.answer(nation, About::House(0)), None);
    known.learn(Fact::placed(norwegian, 0));
    assert_eq!(known.answer(nation, About::House(0)), Some(3));
    assert_eq!(known.answer(nation, About::House(1)), None);
    assert_eq!(known.answer(Asked::House, About::Value(norwegian)), Some(0));
    assert_eq!(known.answer(color, About::Value(norwegian)), None);
    known.learn(Fact::placed(yellow, 0));
    assert_eq!(known.answer(color, About::Value(norwegian)), Some(3));
    assert_eq!(known.answer(nation, About::Value(yellow)), Some(3));
}

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

#[test]
fn a_step_says_what_made_it_the_next_one() {
    let puzzle = preset("zebra");
    let words = Words::of(&puzzle);
    let (steps, _) = checked(&puzzle, &numbers::switchable(&puzzle));
    let why = |number: usize| {
        let before = number.checked_sub(2).map(|before| &steps[before]);
        words.why_now(&steps[number - 1], before)
    };
    assert_eq!(why(1), "Hints 9 and 10 say it outright.");
    assert_eq!(why(2), "It was just found that the Norwegian is in 1.");
    assert_eq!(words.conclusion(&steps[9]), "Ukrainian and tea in 2.");
    assert_eq!(why(10), "Only tea or orange juice is left in 2.");
}

#[test]
fn a_step_in_signs_has_its_hints_in_the_notation_of_the_text_format() {
    let puzzle = presets::find("fish").unwrap().puzzle();
    let (all, words) = (numbers::switchable(&puzzle), Words::of(&puzzle));
    let mut story = Story::new(&puzzle, &all, Knowledge::nothing(&puzzle));
    let steps: Vec<Step> = std::iter::from_fn(|| story.next()).collect();
    let third = "green << white (4); 2 blue → 3–4 | 4–5; green = coffee (5); 3 milk → green 4; \
                 → white 5; 4 green → coffee 4 (5) ⇒ Green 4, white 5, coffee 4";
    assert_eq!(words.compact(&steps[2]), third);
}
