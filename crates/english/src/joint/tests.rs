//! Small texts with readings made up: values are letters of their category and digits.

use super::*;
use puzzle::{Houses, Offsets, Value};

fn value(name: &str) -> Value {
    let bytes = name.as_bytes();
    Value { category: bytes[0] - b'a', index: bytes[1] - b'1' }
}

/// `a1 = b2`, `a1 @ 3`, `a1 << b2`, `a1 < b2`, `a1 ~ b2`, `a1 ~2 b2`.
fn relation(notation: &str) -> Relation {
    let parts: Vec<&str> = notation.split(' ').collect();
    let (a, b) = (value(parts[0]), parts[2]);
    match parts[1] {
        "@" => Relation::In(a, Houses::only(b.parse::<u8>().unwrap() - 1)),
        sign => {
            let offsets = match sign {
                "=" => Offsets::SAME,
                "<<" => Offsets::IMMEDIATELY_LEFT,
                "<" => Offsets::SOMEWHERE_LEFT,
                "~" => Offsets::NEXT_TO,
                "~2" => Offsets::apart(2),
                "~3" => Offsets::apart(3),
                _ => panic!("{sign}"),
            };
            Relation::Offset(a, value(b), offsets)
        }
    }
}

/// `cost notation`, several for a hint with `|` between.
fn hints(text: &str) -> Vec<Vec<Reading>> {
    let reading = |said: &str| {
        let (cost, notation) = said.trim().split_once(' ').unwrap();
        Reading {
            relation: relation(notation),
            cost: cost.parse().unwrap(),
            pieces: Vec::new(),
            features: Vec::new(),
            subject: Vec::new(),
            object: Vec::new(),
        }
    };
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines
        .map(|line| if line == "-" { Vec::new() } else { line.split('|').map(reading).collect() })
        .collect()
}

fn settled(houses: u8, categories: u8, text: &str, asked: Option<(u8, &str)>) -> Settled {
    let hints = hints(text);
    let question =
        asked.map(|(category, about)| (Asked::Category(category), About::Value(value(about))));
    let told = Told { houses, categories, hints: &hints, given: &[], question };
    settle(&told, &Weights::load())
}

const LEFT_OF: &str = "
    0.6 b1 << b3 | 0.7 b1 < b3
    0 a3 = b1
    0 a2 @ 2
    0 c3 @ 1
    0 a1 = c1";

#[test]
fn two_senses_that_both_leave_a_puzzle_are_asked() {
    let found = settled(3, 3, LEFT_OF, Some((0, "b3")));
    assert_eq!(found.doubts, [Doubt { hint: 0, open: vec![0, 1] }]);
    assert_eq!((found.chosen[0], found.leaves), (Some(0), Leaves::One));

    let apart = "
        0 a1 ~3 b3 | 0.5 a1 ~2 b3
        0 a1 @ 1
        0 a2 << a3
        0 a4 @ 4
        0 a2 = b2
        0 a5 @ 5
        0 a1 = b4
        0 a5 = b5";
    let found = settled(5, 2, apart, Some((0, "b3")));
    assert_eq!(found.doubts, [Doubt { hint: 0, open: vec![0, 1] }]);
}

#[test]
fn a_word_of_two_categories_is_asked_about_where_the_answer_differs() {
    let text = "
        0 a1 @ 1
        0 a1 << a2
        0 a1 = b1 | 0.3 a1 = c1
        0 b3 < b2
        0 c2 @ 3";
    let found = settled(3, 3, text, Some((0, "c3")));
    assert_eq!(found.doubts, [Doubt { hint: 2, open: vec![0, 1] }]);
}

#[test]
fn a_sense_that_leaves_no_solution_falls_away_and_that_is_told() {
    let text = format!("{LEFT_OF}\n0 b2 @ 2");
    let found = settled(3, 3, &text, Some((0, "b3")));
    assert_eq!(found.chosen[0], Some(1));
    assert_eq!(found.doubts, []);
    assert_eq!(found.remarks, [(0, Remark::OnlyThis { not: 0 })]);
}

#[test]
fn nothing_is_asked_where_the_answer_is_the_same() {
    let text = "
        0 a1 @ 1
        0 a2 @ 2
        0 b1 << b3 | 0.1 b1 < b3
        0 a1 = b1";
    let found = settled(3, 2, text, Some((0, "b1")));
    assert_eq!((found.doubts, found.remarks), (vec![], vec![(2, Remark::SameAnswer)]));
}

#[test]
fn one_sense_is_kept_throughout_a_text() {
    let text = "
        0 a1 < b3 | 0.2 a1 << b3
        0.1 a2 << b1 | 0.5 a2 < b1
        -";
    let found = settled(4, 2, text, None);
    assert_eq!((found.chosen[0], found.chosen[1]), (Some(1), Some(0)));
}

#[test]
fn readings_that_clash_yield_to_the_next_best() {
    let text = "
        0 a1 @ 1
        0 a2 @ 1 | 1.5 a2 @ 2
        0 b1 = a1
        0 b2 = a2";
    let found = settled(3, 2, text, None);
    assert_eq!(found.chosen, [Some(0), Some(1), Some(0), Some(0)]);
    assert_eq!((found.leaves, found.doubts), (Leaves::One, vec![]));
}

#[test]
fn an_unlikely_reading_is_not_taken_for_the_sake_of_one_solution() {
    let text = "
        0 a1 @ 1
        0 b1 = a1
        0 b2 < a3 | 4 b2 @ 2";
    let found = settled(4, 2, text, None);
    assert_eq!((found.chosen[2], found.leaves), (Some(0), Leaves::Several));
}

#[test]
fn a_contradiction_is_told_with_the_hints_that_clash() {
    let ends = "
        0 a4 ~ a1
        0 a1 @ 1
        0 a2 = b2
        0 b2 @ 1
        0 a3 = b3";
    let found = settled(4, 2, ends, Some((0, "b1")));
    assert_eq!((found.leaves, found.conflict), (Leaves::None, vec![1, 2, 3]));
    assert_eq!((found.left_off, found.doubts), (vec![], vec![]));
    assert!(found.chosen.iter().all(Option::is_some));
}

#[test]
fn a_guess_that_contradicts_all_others_is_left_off() {
    let text = "
        0 a1 @ 1
        0 b1 = a1
        6 b1 @ 3
        0 a2 @ 2
        0 b2 @ 2";
    let found = settled(3, 2, text, None);
    assert_eq!((found.left_off, found.chosen[2]), (vec![2], None));
    assert_eq!(found.conflict, [0, 1, 2]);
}

#[test]
fn what_can_never_hold_is_named() {
    let found = settled(3, 2, "0 a1 ~3 b2\n0 a2 @ 1\n-", None);
    assert_eq!((found.impossible, found.chosen), (vec![0], vec![None, Some(0), None]));
}

#[test]
fn a_sentence_alone_is_sure_or_has_a_choice() {
    let weights = Weights::load();
    let close = |text: &str| weights.close(&hints(text)[0]);
    assert_eq!(close("0 a1 = b1 | 5 a1 @ 1"), [0]);
    assert_eq!(close("0 a1 = b1 | 0.4 a1 @ 1 | 6 a1 @ 2"), [0, 1]);
    assert_eq!(close("0 a1 < b1 | 2.5 a1 << b1"), [0, 1]);
    assert!(weights.close(&[]).is_empty());
}

#[test]
fn many_open_hints_take_bounded_work() {
    let one = "0 a1 < b3 | 0.2 a1 << b3 | 0.3 a2 ~ b1\n";
    let found = settled(8, 3, &one.repeat(60), None);
    assert_eq!(found.chosen.len(), 60);
    assert_eq!(settled(5, 2, &one.repeat(600), None).leaves, Leaves::Unknown);
    assert_eq!(settled(3, 2, "", None).leaves, Leaves::Several);
}

#[test]
fn a_reading_is_surer_where_all_leave_one_solution_and_less_so_of_inferred_values() {
    let reading = &hints("0.5 a1 = b1")[0][0];
    let trust = |one_solution, inferred| {
        Weights::load().trust(reading, 0.9, Around { words: 6, inferred, one_solution })
    };
    assert!(trust(true, None) > trust(false, None) + 0.05);
    assert!(trust(true, Some(1.0)) > trust(false, Some(1.0)) + 0.02);
    assert!(trust(true, None) > trust(true, Some(0.0)));
    assert!(trust(true, Some(0.0)) > trust(true, Some(2.0)));
}
