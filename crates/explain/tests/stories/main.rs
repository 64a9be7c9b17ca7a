//! Every step of every story is checked by the counting core, which shares nothing with the search
//! for steps but the forms of relations, and those are checked against the definition by themselves
//! (`puzzle::Form`); so is every end: what is new follows from the hints and facts cited, and no longer when any one of
//! them is dropped.

mod check;
mod said;
mod why_not;
mod words;

use explain::{Ending, Fact, Knowledge, Level, Rating, Step, Story, Technique};
use puzzle::text::Document;
use puzzle::{About, Asked, Puzzle, Value, numbers};
use testing::puzzles::of_recipe;
use testing::recipe::{Mix, Recipe};

use check::{check, checked};

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

/// What takes reasons is ruled out of one thing at a time, and right before what rests on it.
#[test]
fn what_is_ruled_out_is_told_of_one_thing_where_it_is_used() {
    for preset in presets::all() {
        let puzzle = preset.puzzle();
        let (steps, _) = checked(&puzzle, &numbers::switchable(&puzzle));
        let rules_out = |step: &Step| step.new.iter().all(|fact| !fact.holds);
        for step in steps.iter().filter(|step| rules_out(step) && step.case.is_none()) {
            let of = |value| -> Vec<Option<u8>> {
                let own = step.new.iter().filter(|fact| fact.value == value);
                own.map(Fact::house).collect()
            };
            let one = step.new.iter().all(|fact| of(fact.value) == of(step.new[0].value));
            assert!(one || step.facts.is_empty(), "{}: {step:?}", preset.id);
        }
        for pair in steps.windows(2).filter(|pair| rules_out(&pair[0]) && !rules_out(&pair[1])) {
            let used = pair[0].new.iter().any(|fact| pair[1].facts.contains(fact));
            assert!(used, "{}: {pair:?}", preset.id);
        }
    }
}

/// As people who solve them say.
#[test]
fn puzzles_are_as_hard_as_people_feel_them() {
    for (level, ids) in [
        (Level::Easy, &["huts", "harbour"][..]),
        (Level::Medium, &["fish", "phones", "meeting"]),
        (Level::Hard, &["zebra"]),
    ] {
        for id in ids {
            let puzzle = preset(id);
            let steps =
                Story::new(&puzzle, &numbers::switchable(&puzzle), Knowledge::nothing(&puzzle));
            let rating = Rating::of(&steps.collect::<Vec<_>>());
            assert_eq!(rating.level, level, "{id} has {} points", rating.exact());
        }
    }
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
