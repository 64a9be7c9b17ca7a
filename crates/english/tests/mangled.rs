//! Nothing that people may paste makes the reader panic, and what it gives is a puzzle.

#![cfg(not(target_arch = "wasm32"))]

use std::path::Path;

use english::{MAX_BYTES, read};
use puzzle::{Puzzle, Random};

/// What is put into texts to spoil them.
const PIECES: [&str; 16] = [
    "\n",
    "\n\n",
    "\r",
    "\u{0}",
    "\u{301}",
    "\u{202e}",
    "\u{1f993}",
    "\u{df}\u{130}",
    "(((",
    ")",
    ":",
    ",,,",
    "1. ",
    "99999999999",
    "|---|",
    "\"",
];

fn check(text: &str) {
    let Ok(import) = read(text) else { return };
    for hint in &import.hints {
        assert!((0.0..=1.0).contains(&hint.confidence), "{} in {text}", hint.confidence);
        assert!(hint.chosen.is_none_or(|chosen| chosen < hint.readings.len()), "{text}");
    }
    assert_eq!(import.hints.len(), import.puzzle.hints.len(), "{text}");
    if let Err(why) = Puzzle::new(import.puzzle) {
        panic!("{why}: {text}");
    }
}

/// The texts that are measured.
fn samples() -> Vec<String> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let sets = ["english-60", "real"].map(|set| data.join(set));
    let files = sets.iter().flat_map(|set| std::fs::read_dir(set).unwrap().flatten());
    let mut files: Vec<_> = files.map(|file| file.path()).collect();
    files.sort();
    let text = |file: &std::path::PathBuf| {
        let file = std::fs::read_to_string(file).unwrap();
        let json: serde_json::Value = serde_json::from_str(&file).unwrap();
        json["text"].as_str().unwrap().to_owned()
    };
    files.iter().map(text).collect()
}

/// Anywhere between two letters.
fn anywhere(text: &str, random: &mut Random) -> usize {
    let at = random.below(text.len() + 1);
    (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// One of many ways to spoil a text.
fn spoilt(text: &str, other: &str, random: &mut Random) -> String {
    let shuffled = |parts: &mut Vec<&str>, between, random: &mut Random| {
        random.shuffle(parts);
        parts.join(between)
    };
    match random.below(7) {
        0 => text[..anywhere(text, random)].to_owned(),
        1 => text[anywhere(text, random)..].to_owned(),
        2 => [&text[..anywhere(text, random)], &other[anywhere(other, random)..]].concat(),
        3 => text.repeat(2),
        4 => shuffled(&mut text.lines().collect(), "\n", random),
        5 => shuffled(&mut text.split(' ').collect(), " ", random),
        _ => {
            let mut spoilt = text.to_owned();
            for _ in 0..=random.below(20) {
                let at = anywhere(&spoilt, random);
                spoilt.insert_str(at, random.pick::<&str>(&PIECES));
            }
            spoilt
        }
    }
}

#[test]
fn spoilt_texts_are_read_or_refused() {
    let samples = samples();
    let mut random = Random::new(1);
    for _ in 0..100 {
        let (text, other) = (random.pick(&samples), random.pick(&samples));
        let mut text = spoilt(text, other, &mut random);
        if random.chance(50) {
            text = spoilt(&text, other, &mut random);
        }
        check(&text);
    }
}

#[test]
fn random_letters_are_read_or_refused() {
    let mut random = Random::new(2);
    for _ in 0..100 {
        let length = random.below(400);
        let bytes: Vec<u8> = (0..length).map(|_| random.below(256) as u8).collect();
        check(&String::from_utf8_lossy(&bytes));
        let letters =
            ["a", "B", " ", " ", ".", ",", "\n", "1", ":", "-", "'", "|", " is ", " not "];
        check(&(0..length).map(|_| *random.pick(&letters)).collect::<String>());
    }
}

#[test]
fn long_texts_are_read_or_refused() {
    for piece in ["a ", "Ann, ", "1. Ann is next to Bo.\n", "((", "- x: a, b\n", "Who is it? "] {
        check(&piece.repeat(MAX_BYTES / piece.len()));
    }
    assert!(read(&"a".repeat(MAX_BYTES + 1)).is_err());
}
