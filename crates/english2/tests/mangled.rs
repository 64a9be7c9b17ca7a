//! Nothing that people may paste makes the reader panic.

#![cfg(not(target_arch = "wasm32"))]

use std::path::Path;

use english2::layout::layout;
use english2::reading::{Before, Language, Listed, Reader};
use english2::{MAX_BYTES, inference};
use puzzle::Random;

/// Reads a text step by step.
fn read(language: &Language, text: &str) {
    let document = layout(text);
    let divisions = inference::divisions(&document);
    let Some(division) = divisions.first() else { return };
    let categories: Vec<Listed> = division
        .categories
        .iter()
        .map(|found| Listed {
            name: found.name.clone(),
            values: found.values.clone(),
            cues: found.cues.clone(),
            ordered: found.ordered,
        })
        .collect();
    let hints: Vec<&str> = document.hints.iter().map(|hint| hint.text.as_str()).collect();
    let reader = Reader::new(language, &categories, division.places, &[text], &hints);
    for hint in hints {
        reader.read(hint, &Before::default());
    }
}

fn samples() -> Vec<String> {
    let sets = ["english-60", "real"].map(|set| {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(set)
    });
    let files = sets.iter().flat_map(|set| std::fs::read_dir(set).unwrap().flatten());
    let mut files: Vec<_> = files.map(|file| file.path()).collect();
    files.sort();
    let text = |file| -> String {
        let json: serde_json::Value =
            serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        json["text"].as_str().unwrap().to_owned()
    };
    files.into_iter().map(text).collect()
}

/// One of many ways to spoil a text.
fn mangled(text: &str, other: &str, random: &mut Random) -> String {
    const PIECES: [&str; 16] = [
        "\n", "\n\n", "\r", "\u{0}", "\u{301}", "\u{202e}", "\u{1f993}", "\u{df}\u{130}", "(((", ")",
        ":", ",,,", "1. ", "99999999999", "|---|", "\"",
    ];
    let cut = |text: &str, random: &mut Random| {
        let mut at = random.below(text.len() + 1);
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    match random.below(7) {
        0 => text[..cut(text, random)].to_owned(),
        1 => text[cut(text, random)..].to_owned(),
        2 => [&text[..cut(text, random)], &other[cut(other, random)..]].concat(),
        3 => [text, text].concat(),
        4 => {
            let mut lines: Vec<&str> = text.lines().collect();
            random.shuffle(&mut lines);
            lines.join("\n")
        }
        5 => {
            let mut words: Vec<&str> = text.split(' ').collect();
            random.shuffle(&mut words);
            words.join(" ")
        }
        _ => {
            let mut spoilt = text.to_owned();
            for _ in 0..=random.below(20) {
                let at = cut(&spoilt, random);
                let piece = *random.pick(&PIECES);
                spoilt.insert_str(at, piece);
            }
            spoilt
        }
    }
}

#[test]
fn spoilt_texts_are_read_or_refused() {
    let (language, samples) = (Language::load(), samples());
    let mut random = Random::new(1);
    for round in 0..300 {
        let (text, other) = (random.pick(&samples).clone(), random.pick(&samples).clone());
        let mut spoilt = mangled(&text, &other, &mut random);
        if random.chance(50) {
            spoilt = mangled(&spoilt, &other, &mut random);
        }
        let start = std::time::Instant::now();
        read(&language, &spoilt);
        if start.elapsed().as_millis() > 300 { println!("{round}: {:?} for {} bytes", start.elapsed(), spoilt.len()); std::fs::write(format!("/tmp/slow{round}.txt"), &spoilt).unwrap(); }
    }
}

#[test]
fn random_bytes_are_read_or_refused() {
    let language = Language::load();
    let mut random = Random::new(2);
    for round in 0..200 {
        let length = random.below(400);
        let bytes: Vec<u8> = (0..length).map(|_| random.below(256) as u8).collect();
        read(&language, &String::from_utf8_lossy(&bytes));
        // Rather letters and marks than anything.
        let letters: String = (0..length).map(|_| *random.pick(&[' ', 'a', '.', '\n', ',', '1', ':', '-', 's', '\'', '|', 'A'])).collect();
        let _ = round;
        read(&language, &letters);
    }
}

#[test]
fn long_texts_are_read_or_refused() {
    let language = Language::load();
    for piece in ["a", "a ", "Ann, ", "1. Ann is next to Bo.\n", "((", "not ", "Ann and ", "\n", "| a ", "- x: a, b\n", "Who is it? ", "one of "] {
        let text = piece.repeat(MAX_BYTES / piece.len());
        let start = std::time::Instant::now();
        read(&language, &text);
        println!("{piece:?} {:?}", start.elapsed());
    }
}
