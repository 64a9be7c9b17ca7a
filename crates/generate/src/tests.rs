//! New puzzles are what they promise, for any wish.

use super::*;
use explain::{Knowledge, Rating, Story};
use solver::{Progress, Unwatched};
use std::ops::ControlFlow;

fn wish(houses: u8, categories: u8, kinds: &[Kind], seed: u64) -> Wish {
    Wish { houses, categories, kinds: kinds.to_vec(), seed }
}

#[test]
fn every_size_and_mix_has_one_solution_and_no_hint_to_spare() {
    let mut seed = 0;
    for houses in 3..=6 {
        for categories in [2, 3, 5] {
            for kinds in [&Kind::CLASSIC[..], &Kind::ALL[..]] {
                seed += 1;
                let puzzle =
                    puzzle(&wish(houses, categories, kinds, seed), &mut Unwatched).unwrap();
                let mut core = Core::new(Problem::from(&puzzle));
                let all = HintSet::first(puzzle.hints().len());
                assert!(matches!(
                    core.count(&all, &mut Unwatched),
                    solver::Tally::Exact(count) if count.is_one()
                ));
                for status in core.statuses(&all, &mut Unwatched).into_iter().flatten() {
                    assert_eq!(status.implied, Known::No);
                }
                assert!(puzzle.hints().iter().all(|hint| hint.text.len() > 10));
            }
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzle() {
    let wish = wish(4, 4, &Kind::ALL, 7);
    let first = puzzle(&wish, &mut Unwatched);
    assert_eq!(first, puzzle(&wish, &mut Unwatched));
    assert_ne!(first, puzzle(&Wish { seed: 8, ..wish }, &mut Unwatched));
}

#[test]
fn each_kind_has_words_of_its_own() {
    let mut random = Random::new(3);
    for kind in Kind::ALL {
        assert_eq!(Kind::named(kind.word()), Some(kind));
        let scene = Scene::thrown(&mut random, 5, 5);
        let relations = std::iter::repeat_with(|| kind.relation(5, 5, &mut random));
        for relation in relations.take(300).flatten().take(20) {
            let text = scene.hint(kind, &relation);
            assert!(text.starts_with(char::is_uppercase), "{kind:?}: {text}");
            assert!(!text.contains("{}"), "{text}");
            if let Kind::Beside | Kind::Somewhere = kind {
                let hint = Hint { number: 1, text, relation: Some(relation) };
                assert!(hint.reading().is_some());
            }
        }
    }
}

/// "If Farah is the teacher, then Hana is the teacher" could only say that Farah is not.
#[test]
fn both_halves_of_a_condition_can_be_true() {
    let mut random = Random::new(5);
    for _ in 0..2_000 {
        let Some(relation) = Kind::IfThen.relation(3, 3, &mut random) else { continue };
        let Relation::If(premise, conclusion) = relation else { panic!("{relation:?}") };
        let both = vec![Some(Relation::And(vec![*premise, *conclusion]))];
        let core = Core::new(Problem::new(3, 3, both, Vec::new()).unwrap());
        assert!(core.solutions(&HintSet::first(1)).next().is_some());
    }
}

#[test]
fn no_hint_gives_the_answer() {
    for seed in 100..140 {
        let puzzle = puzzle(&wish(3, 2 + seed as u8 % 2, &Kind::ALL, seed), &mut Unwatched);
        let puzzle = puzzle.unwrap();
        let About::Value(about) = puzzle.questions()[0].about else { panic!("a value") };
        let given = (0..3).map(|answer| Asked::Category(0).answered(About::Value(about), answer));
        for answer in given {
            let Relation::Offset(value, person, same) = answer else { panic!("{answer:?}") };
            let turned = Relation::Offset(person, value, same);
            assert!(puzzle.hints().iter().all(|hint| hint.relation.as_ref() != Some(&turned)));
        }
    }
}

#[test]
fn what_cannot_be_is_refused_in_words() {
    let stop = &mut |_: &solver::Progress| std::ops::ControlFlow::Break(());
    for (wish, why) in [
        (wish(9, 3, &Kind::ALL, 1), NoPuzzle::Size),
        (wish(3, 1, &Kind::ALL, 1), NoPuzzle::Size),
        (wish(3, 3, &[], 1), NoPuzzle::Kinds),
        (wish(4, 3, &[Kind::Same, Kind::Next], 1), NoPuzzle::Mirrored),
    ] {
        assert_eq!(puzzle(&wish, &mut Unwatched), Err(why));
    }
    assert_eq!(
        puzzle(&wish(8, 8, &[Kind::Different, Kind::NotNext, Kind::Place], 1), stop),
        Err(NoPuzzle::Stopped)
    );
}

#[test]
fn dates_are_those_of_the_calendar() {
    let date = |text: &str| text.parse::<Date>();
    assert_eq!(date("2026-11-22").unwrap().to_string(), "22 November 2026");
    assert_eq!(Date::after_1970(0), Date::new(1970, 1, 1));
    assert_eq!(Date::after_1970(19_782), Date::new(2024, 2, 29));
    assert_eq!(Date::after_1970(20_779), Date::new(2026, 11, 22));
    assert_eq!(Date::after_1970(u64::MAX), None);
    for none in ["", "2026-02-29", "2026-13-01", "2026-1", "0-1-1", "+1-1-1", "2026-01-01-1", "x"] {
        assert!(date(none).unwrap_err().to_string().contains("is no date"), "{none}");
    }
    // A Monday and the Sunday before.
    let wish = |text: &str, difficulty| date(text).unwrap().wish(difficulty);
    assert_eq!(date("2026-11-23").unwrap().difficulty(), Difficulty::Easy);
    assert_eq!(date("2026-11-22").unwrap().difficulty(), Difficulty::Hard);
    assert_eq!(wish("2026-11-23", Difficulty::Easy).houses, 4);
    assert_eq!(wish("2026-11-22", Difficulty::Hard).houses, 6);
    let seeds = ["2026-11-22", "2026-11-29"]
        .into_iter()
        .flat_map(|text| Difficulty::ALL.map(|difficulty| wish(text, difficulty).seed));
    let mut seeds: Vec<u64> = seeds.collect();
    seeds.dedup();
    assert_eq!(seeds.len(), 6);
}

#[test]
fn a_day_has_a_puzzle_of_each_difficulty() {
    for day in 16..=22 {
        for difficulty in Difficulty::ALL {
            let date = Date::new(2026, 11, day).unwrap();
            let puzzle = of_day(date, difficulty, &mut Unwatched).unwrap();
            assert_eq!(level(&puzzle, &mut Unwatched), Some(difficulty.level()), "{date:?}");
        }
    }
}

#[test]
fn a_puzzle_is_as_hard_as_wished_or_says_how_hard() {
    let made = |houses, categories, difficulty| {
        let wish = wish(houses, categories, &Kind::CLASSIC, 1);
        let (puzzle, missed) = nearest(&wish, Some(difficulty), &mut Unwatched).unwrap();
        let wished = difficulty.level();
        let level = level(&puzzle, &mut Unwatched).unwrap();
        assert_eq!(missed.map_or(wished, |missed| missed.level), level);
        let core = Core::new(Problem::from(&puzzle));
        let all = HintSet::first(puzzle.hints().len());
        assert_eq!(core.is_unique(&all, &mut Unwatched), Known::Yes);
        let order = 0..puzzle.hints().len();
        assert_eq!(core.without_implied(&all, order, &mut Unwatched), Some(all));
        missed.map(|missed| missed.to_string())
    };
    for size in 4..=6 {
        for difficulty in Difficulty::ALL {
            assert_eq!(made(size, size, difficulty), None, "{size} {difficulty:?}");
        }
    }
    let missed = "It is easy: none of this size came out hard.";
    assert_eq!(made(3, 2, Difficulty::Hard).as_deref(), Some(missed));
}

/// The reader of its story is told the same.
#[test]
fn the_level_is_that_of_the_story_as_it_is_told() {
    for seed in 0..60 {
        let size = 4 + (seed % 3) as u8;
        let puzzle = puzzle(&wish(size, size, &Kind::ALL, seed), &mut Unwatched).unwrap();
        let all = HintSet::first(puzzle.hints().len());
        let mut story = Story::new(&puzzle, &all, Knowledge::nothing(&puzzle));
        story.by_ref().for_each(drop);
        let told = Rating::of(&story.steps()).level;
        assert_eq!(level(&puzzle, &mut Unwatched), Some(told), "{size}, seed {seed}");
    }
}

#[test]
fn stopped_work_gives_what_it_has() {
    let wish = wish(3, 2, &Kind::CLASSIC, 1);
    let mut ticks = 0;
    let mut stop = |after: usize| {
        ticks = 0;
        let mut watch = |_: &Progress| {
            ticks += 1;
            if ticks > after { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        nearest(&wish, Some(Difficulty::Hard), &mut watch)
    };
    assert_eq!(stop(0), Err(NoPuzzle::Stopped));
    let (_, missed) = stop(100).unwrap();
    assert!(missed.is_some_and(|missed| missed.level < Difficulty::Hard.level()));
    // Also while its story is told it can be stopped.
    let easy = puzzle(&wish, &mut Unwatched).unwrap();
    assert_eq!(level(&easy, &mut |_: &Progress| ControlFlow::Break(())), None);
}
