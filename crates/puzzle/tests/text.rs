//! Properties under many seeded texts and puzzles.

use puzzle::Random;
use puzzle::text::{Document, with_line_feeds};
use testing::puzzles::{garbage, puzzle};

const HEAD: &str = "Color: red, green, white, yellow, blue\n\
                    Nationality: Brit, Swede, Dane, Norwegian, German\n\
                    Pet: dog, bird, Pall Mall, horse, red\n";

#[test]
fn every_puzzle_reads_back_as_it_was_written() {
    let mut random = Random::new(1);
    for round in 0..3_000 {
        let puzzle = puzzle(&mut random);
        let document = Document::write(puzzle);
        let again = Document::read(&document.to_string())
            .unwrap_or_else(|errors| panic!("{round}: {errors}\n{document}"));
        assert_eq!(again, document, "{round}");
    }
}

#[test]
fn decoration_changes_nothing_but_the_document() {
    let mut random = Random::new(6);
    for _ in 0..500 {
        let plain = Document::write(puzzle(&mut random));
        let mut decorated = String::new();
        for line in plain.to_string().lines() {
            decorated +=
                *random.pick::<&str>(&["", "# a: comment :: x\n", "\n", " \t\r\n", "   # \"\n"]);
            decorated += *random.pick::<&str>(&["", " ", "\t "]);
            decorated += line;
            decorated +=
                *random.pick::<&str>(&["", " ", " # \"quoted\" :: = , red", "\t#", "  \t"]);
            decorated += *random.pick::<&str>(&["\n", "\r\n"]);
        }
        let document =
            Document::read(&decorated).unwrap_or_else(|errors| panic!("{errors}\n{decorated}"));
        assert_eq!(document.puzzle(), plain.puzzle(), "{decorated}");
        assert_eq!(document.to_string(), decorated);
    }
}

#[test]
fn garbage_is_refused_without_a_panic() {
    const PIECES: [&str; 47] = [
        "title:",
        "houses:",
        " 5",
        "question:",
        ":: ",
        "Color:",
        "red",
        "Brit",
        " ",
        ", ",
        "\n",
        "1. ",
        "2.",
        "=",
        "!=",
        "<<",
        ">>",
        "<",
        ">",
        "~",
        "!~",
        "~2",
        "~{",
        "}",
        "@",
        "!@",
        "(",
        ")",
        " and ",
        " or ",
        "xor ",
        "not ",
        "if ",
        " then ",
        " iff ",
        " between ",
        "\"",
        "\\",
        "#",
        "é",
        "\r",
        "\u{feff}",
        " of ",
        "house",
        " of house 1",
        "first",
        "Color.",
    ];
    let mut random = Random::new(2);
    for _ in 0..20_000 {
        let text = garbage(&mut random, &PIECES, 60);
        check(&text);
        check(&format!("{}1. :: {text}", HEAD));
    }
}

#[test]
fn a_damaged_text_is_refused_where_it_is_damaged_or_still_a_puzzle() {
    const PIECES: [&str; 16] =
        ["", " ", "\n", "#", ":", "::", "\"", "\\", ",", ".", "=", "~", "(", "not ", "é", "1"];
    let mut random = Random::new(8);
    for _ in 0..4_000 {
        let mut text: Vec<char> = random.pick(presets::all()).source().chars().collect();
        for _ in 0..1 + random.below(4) {
            let at = random.below(text.len());
            let end = (at + random.below(4)).min(text.len());
            text.splice(at..end, random.pick(&PIECES).chars());
        }
        if random.chance(20) {
            text.truncate(random.below(text.len()));
        }
        check(&text.into_iter().collect::<String>());
    }
}

/// Errors point into the text; what reads, reads back.
fn check(text: &str) {
    match Document::read(text) {
        Ok(document) => {
            assert_eq!(document.to_string(), text);
            let rewritten = Document::write(document.puzzle().clone()).to_string();
            let again =
                Document::read(&rewritten).unwrap_or_else(|errors| panic!("{errors}\n{rewritten}"));
            assert_eq!(again.puzzle(), document.puzzle(), "{text}");
        }
        Err(errors) => {
            let text = with_line_feeds(text);
            let lines: Vec<&str> = text.split('\n').collect();
            let mut last = (0, 0);
            assert!(!errors.list().is_empty());
            for error in errors.list() {
                let place = (error.line, error.column);
                let line = lines[error.line - 1].chars().count();
                assert!((1..=line + 1).contains(&error.column), "{error}\n{text}");
                assert!(place >= last, "{error}\n{text}");
                last = place;
            }
        }
    }
}

#[test]
fn any_puzzle_can_be_written_into_any_text() {
    let mut random = Random::new(9);
    for _ in 0..500 {
        let document = Document::write(puzzle(&mut random));
        let puzzle = Document::write(puzzle(&mut random)).into_puzzle();
        let puzzle = Document::read(&Document::write(puzzle).to_string()).unwrap().into_puzzle();
        assert_eq!(document.with_puzzle(puzzle.clone()).puzzle(), &puzzle);
    }
}
