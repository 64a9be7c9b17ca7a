//! Packed puzzles: what they hold, how short they are, and what else may stand in their place.

use puzzle::pack::{self, pack, unpack};
use puzzle::{Category, Hint, Puzzle, PuzzleParts, Random, Relation};
use testing::puzzles;

const DAMAGED: &str = "the puzzle in the link is damaged or cut short; copy the whole link again";

fn parts() -> PuzzleParts {
    presets::find("fish").unwrap().puzzle().into_parts()
}

#[test]
fn every_puzzle_survives() {
    let mut random = Random::new(11);
    for _ in 0..100 {
        let puzzle = puzzles::puzzle(&mut random);
        assert_eq!(unpack(&pack(&puzzle).unwrap()), Ok(puzzle));
    }
    for preset in presets::all() {
        assert_eq!(unpack(&pack(&preset.puzzle()).unwrap()), Ok(preset.puzzle()));
    }
}

#[test]
fn five_by_five_puzzles_fit_in_a_message() {
    for preset in presets::all() {
        let length = pack(&preset.puzzle()).unwrap().len();
        assert!(length < 700, "{}: {length}", preset.id);
    }
    // Words that no primer knows.
    let mut parts = parts();
    let mut random = Random::new(12);
    for name in parts.categories.iter_mut().flat_map(|category| &mut category.values) {
        *name = (0..8).map(|_| char::from(b'a' + random.below(26) as u8)).collect();
    }
    for hint in &mut parts.hints {
        hint.text.insert_str(0, "As everybody on our street knows well, ");
    }
    let length = pack(&Puzzle::new(parts).unwrap()).unwrap().len();
    assert!(length < 700, "{length}");
}

#[test]
fn what_things_are_called_costs_little() {
    let worded = presets::find("concert").unwrap().puzzle();
    let mut parts = worded.clone().into_parts();
    parts.place.clear();
    parts.categories.iter_mut().for_each(|category| category.phrase.clear());
    let (long, short) = (pack(&worded).unwrap(), pack(&Puzzle::new(parts).unwrap()).unwrap());
    assert!(long.len() - short.len() < 40, "{} and {}", long.len(), short.len());
}

#[test]
fn the_largest_kind_that_people_publish_fits() {
    let mut parts = PuzzleParts { houses: 8, ..PuzzleParts::default() };
    let mut random = Random::new(13);
    for c in 0..18 {
        let values = (0..8).map(|v| format!("{}{c}{v}", random.below(1000))).collect();
        parts.categories.push(Category::new(format!("Category {c}"), values));
    }
    for number in 1..=140 {
        let relation = puzzles::relation(&mut random, 8, 18, 1);
        let mut text = "The person".to_owned();
        relation.for_each_value(&mut |value| {
            let name = &parts.categories[usize::from(value.category)].values;
            text += " who likes the ";
            text += &name[usize::from(value.index)];
        });
        parts.hints.push(Hint { number, text, relation: Some(relation) });
    }
    let puzzle = Puzzle::new(parts).unwrap();
    let text = pack(&puzzle).unwrap();
    assert!(text.len() < 6_000, "{}", text.len());
    assert_eq!(unpack(&text), Ok(puzzle));
}

#[test]
fn what_is_too_large_is_refused() {
    let mut long = parts();
    long.title = "x".repeat((1 << 18) + 1);
    let mut many = parts();
    many.hints = (0..20_000).map(|number| Hint { number, ..many.hints[0].clone() }).collect();
    for parts in [long, many] {
        let why = pack(&Puzzle::new(parts).unwrap()).unwrap_err().to_string();
        assert_eq!(why, "the puzzle is too large for a link; keep it as a file");
    }
}

#[test]
fn damage_is_noticed() {
    let text = pack(&presets::find("zebra").unwrap().puzzle()).unwrap();
    let complaint = |text: &str| unpack(text).unwrap_err().to_string();
    let mut random = Random::new(14);
    for _ in 0..100 {
        let at = 1 + random.below(text.len() - 1);
        let mut bytes = text.clone().into_bytes();
        bytes[at] = if bytes[at] == b'A' { b'B' } else { b'A' };
        let changed = String::from_utf8(bytes).unwrap();
        // The last digit may hold bits that mean nothing.
        if at + 1 < text.len() {
            assert_eq!(complaint(&changed), DAMAGED);
            assert_eq!(complaint(&text[..at]), DAMAGED);
        }
    }
    assert_eq!(complaint(&format!("{text}ABCDEFGHIJ")), DAMAGED);
    assert_eq!(complaint(&text.replace('1', "!")), DAMAGED);
    assert_eq!(complaint(""), DAMAGED);
    assert!(complaint("2AAAA").contains("newer version"));
}

#[test]
fn any_bytes_are_answered() {
    let mut random = Random::new(15);
    for _ in 0..150 {
        let bytes: Vec<u8> = (0..random.below(400)).map(|_| random.number() as u8).collect();
        if let Ok(puzzle) = pack::puzzle(&bytes) {
            assert_eq!(pack::puzzle(&pack::bytes(&puzzle).unwrap()), Ok(puzzle));
        }
    }
    for byte in [0, 0x55, 0xff] {
        assert!(pack::puzzle(&vec![byte; 48 * 1024]).is_err());
    }
}

#[test]
fn relations_nest_as_deep_as_in_texts() {
    let mut parts = parts();
    let nested = (1..Relation::MAX_DEPTH)
        .fold(parts.hints[0].relation.clone().unwrap(), |r, _| Relation::Not(Box::new(r)));
    parts.hints[0].relation = Some(nested);
    let puzzle = Puzzle::new(parts).unwrap();
    assert_eq!(unpack(&pack(&puzzle).unwrap()), Ok(puzzle));
}
