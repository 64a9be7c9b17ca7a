//! Lists of hint numbers.

use puzzle::numbers::{read, write};
use puzzle::{HintSet, Puzzle, Random};

fn fish() -> Puzzle {
    presets::find("fish").unwrap().puzzle()
}

fn zebra() -> Puzzle {
    presets::find("zebra").unwrap().puzzle()
}

fn complaint(puzzle: &Puzzle, list: &str) -> String {
    read(puzzle, list).unwrap_err().to_string()
}

#[test]
fn numbers_are_the_printed_ones() {
    let indices = |puzzle: Puzzle, list| read(&puzzle, list).unwrap().iter().collect::<Vec<_>>();
    assert_eq!(indices(fish(), "1-3, 11"), [0, 1, 2, 10]);
    assert_eq!(indices(zebra(), "2,15"), [0, 13]);
    assert_eq!(indices(fish(), "15–15"), [14]);
    assert_eq!(read(&fish(), "none"), Ok(HintSet::none()));
    assert_eq!(read(&fish(), " all "), Ok(HintSet::first(15)));
}

#[test]
fn what_is_wrong_is_named_with_the_choices() {
    assert_eq!(complaint(&fish(), "99"), "there is no hint 99; the hints are 1–15");
    assert_eq!(complaint(&zebra(), "1-8"), "there is no hint 1; the hints are 2–15");
    assert_eq!(complaint(&fish(), "8-1"), "the range 8-1 runs backwards");
    assert!(complaint(&fish(), "1,,2").starts_with("a hint number is missing"));
    assert!(complaint(&fish(), "").starts_with("a hint number is missing"));
    assert!(complaint(&fish(), "nnoe").contains("did you mean none?"));
    assert!(complaint(&fish(), "+3").starts_with("'+3' is no hint number"));
    let big = "99999999999999999999";
    assert_eq!(complaint(&fish(), big), format!("there is no hint {big}; the hints are 1–15"));
    assert_eq!(complaint(&fish(), "0-4294967295"), "there is no hint 0; the hints are 1–15");
}

#[test]
fn a_set_is_written_as_shortly_as_it_can_be() {
    let fish = fish();
    for list in ["none", "all", "1-14", "1,2,15", "1-3,5,7-15"] {
        assert_eq!(write(&fish, &read(&fish, list).unwrap()), list);
    }
    assert_eq!(write(&fish, &read(&fish, "3,2,1,1,2-2").unwrap()), "1-3");
}

#[test]
fn every_set_reads_back() {
    let mut random = Random::new(7);
    for puzzle in [fish(), zebra()] {
        for _ in 0..500 {
            let set = (0..puzzle.hints().len()).filter(|_| random.chance(60)).collect();
            assert_eq!(read(&puzzle, &write(&puzzle, &set)), Ok(set));
        }
    }
}

#[test]
fn a_hint_without_a_relation_is_not_among_all() {
    let mut parts = fish().into_parts();
    parts.hints[6].relation = None;
    let puzzle = Puzzle::new(parts).unwrap();
    assert_eq!(write(&puzzle, &read(&puzzle, "all").unwrap()), "all");
    assert!(!read(&puzzle, "all").unwrap().contains(6));
}
