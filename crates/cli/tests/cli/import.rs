//! `zebra import`: what goes to which stream, and with which exit status.

use serde_json::Value;

use super::{complaint, with_input};

const TEXT: &[u8] = b"Color: red, green, white\nOwner: Kim, Lee, Max\nPet: cat, dog, owl\n\n\
    1. Kim lives in the red house.\n\
    2. The green house is on the left of the white house.\n\
    3. The cat is cleverer than the dog.\n\
    4. Max has the cat.\n\
    5. The cat lives in the second house.\n\
    Who has the owl?\n";

#[test]
fn the_puzzle_goes_to_one_stream_and_doubts_with_their_lines_to_the_other() {
    let output = with_input(&["import"], TEXT);
    assert_eq!(output.status.code(), Some(0));
    let puzzle = String::from_utf8(output.stdout).unwrap();
    assert!(puzzle.contains("1. Kim lives in the red house. :: Kim = red\n"), "{puzzle}");
    assert!(puzzle.contains("3. The cat is cleverer than the dog.\n"), "{puzzle}");
    assert!(puzzle.contains("question: Who has the owl? :: Owner of owl\n"), "{puzzle}");
    let doubts = String::from_utf8(output.stderr).unwrap();
    let not_understood =
        "zebra: line 7: hint 3 is not understood: The cat is cleverer than the dog.";
    assert!(doubts.lines().any(|line| line == not_understood), "{doubts}");
    assert!(
        doubts.contains("line 6: hint 2 can be read in 2 ways (somewhere; immediately)"),
        "{doubts}"
    );
    let solved = with_input(&["solve", "-"], puzzle.as_bytes());
    assert_eq!(solved.status.code(), Some(0));
}

#[test]
fn programs_get_readings_and_questions() {
    let output = with_input(&["import", "-", "--json"], TEXT);
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    let import: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(import["hints"][0]["readings"][0]["notation"], "Kim = red");
    let readings = import["hints"][1]["readings"].as_array().unwrap();
    assert_eq!(
        (&readings[0]["label"], &readings[1]["label"]),
        (&Value::from("somewhere"), &Value::from("immediately"),)
    );
    assert_eq!(import["asks"][0]["open"], serde_json::json!([0, 1]));
    // Beside an unsure reading four are shown, the unlikely ones by their notation.
    assert_eq!((readings.len(), &readings[2]["label"]), (4, &readings[2]["notation"]));
    assert_eq!(import["hints"][0]["readings"].as_array().unwrap().len(), 1);
    assert_eq!(import["hints"][2]["chosen"], Value::Null);
    assert_eq!(import["asks"][0]["hint"], 2);
    assert_eq!(import["puzzle"]["houses"], 3);
}

#[test]
fn no_puzzle_is_a_failure_in_one_line() {
    let output = with_input(&["import"], b"Good morning.\n");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(output.stdout, b"");
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.contains("no categories of values were found"), "{message}");
    let two = complaint(&["import", "a", "b"]);
    assert!(two.contains("'b'") && two.contains("zebra import [OPTIONS] [FILE]"), "{two}");
    let only = complaint(&["import", "--only", "1"]);
    assert!(only.contains("'--only'") && only.ends_with("--json, --help, --version"), "{only}");
}
