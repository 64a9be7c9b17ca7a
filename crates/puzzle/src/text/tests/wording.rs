//! How a text says what places and values are called.

use super::*;

const WORDED: &str = "houses: 3 :: on the {} shelf (shelves) # a comment\n\
    Jar: red, green, \"a :: b\" :: the {} jar\nType: std::list, int, bool\n\
    Owner: Ann, Ben, Cleo :: {} (person)\n1. x :: Ann = red\n";

#[test]
fn patterns_are_read_and_written() {
    let document = Document::read(WORDED).unwrap_or_else(|errors| panic!("{errors}"));
    let puzzle = document.puzzle();
    assert_eq!(puzzle.place(), "on the {} shelf (shelves)");
    let phrases: Vec<&str> = puzzle.categories().iter().map(|c| c.phrase.as_str()).collect();
    assert_eq!(phrases, ["the {} jar", "", "{} (person)"]);
    assert_eq!(puzzle.categories()[0].values[2], "a :: b");
    assert_eq!(puzzle.categories()[1].values[0], "std::list");
    let written = Document::write(puzzle.clone()).to_string();
    assert_eq!(written.replace("\n\n", "\n"), WORDED.replace(" # a comment", ""));
    assert_eq!(Document::read(&written).unwrap().puzzle(), puzzle);
}

#[test]
fn what_is_no_pattern_is_refused_where_it_stands() {
    let place = "expected how to name a place, such as `in the {} seat`";
    let value = "expected how to name a value, such as `the {} scarf` with {} once";
    for (line, error) in [
        ("houses: 3 :: seat", format!("line 1, column 14: {place}, found `seat`")),
        ("houses: 3 :: the {} seat", format!("line 1, column 14: {place}, found `the {{}} seat`")),
        ("A: a, b, c :: the scarf", format!("line 1, column 15: {value}, found `the scarf`")),
        ("A: a, b, c :: {} {}", format!("line 1, column 15: {value}, found `{{}} {{}}`")),
        (
            "A: a, b, c :: # later",
            "line 1, column 15: expected how to name it, such as `the {} scarf`".to_owned(),
        ),
    ] {
        assert_eq!(errors(&format!("{line}\nB: x, y, z\n"))[0], error);
    }
}

#[test]
fn a_text_without_the_number_of_houses_is_given_what_they_are_called() {
    let text = "# top\ntitle: x\nA: a, b # two\n1. y :: a @ 1\n";
    let document = Document::read(text).unwrap();
    let mut parts = document.puzzle().clone().into_parts();
    parts.place = "in the {} seat".to_owned();
    parts.categories[0].phrase = "the {} (plural)".to_owned();
    let worded = document.with_puzzle(Puzzle::new(parts).unwrap()).to_string();
    assert!(worded.contains("houses: 2 :: in the {} seat\n"), "{worded}");
    assert!(worded.contains("# top\n") && worded.contains("A: a, b :: the {} (plural) # two\n"));
}
