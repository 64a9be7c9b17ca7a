//! Readings of hints.

use puzzle::reading::*;
use puzzle::*;

fn preset(id: &str) -> Puzzle {
    presets::find(id).unwrap().puzzle()
}

#[test]
fn a_reading_changes_the_relation_and_the_words_and_back() {
    for (id, number, somewhere) in [
        ("fish", 4, "The green house is somewhere left of the white house"),
        ("zebra", 6, "The green house is somewhere right of the ivory house"),
        ("phones", 4, "The red house is somewhere left of the white house"),
    ] {
        let puzzle = preset(id);
        let index = numbers::find(&puzzle, number).unwrap();
        assert_eq!(puzzle.hints()[index].reading(), Some(Reading::Immediate));
        let read = with_reading(&puzzle, number, Reading::Somewhere).unwrap();
        assert_eq!(read.hints()[index].reading(), Some(Reading::Somewhere));
        assert_eq!(read.hints()[index].text, somewhere);
        assert_eq!(with_reading(&read, number, Reading::Immediate).unwrap(), puzzle);
    }
}

#[test]
fn a_choice_that_cannot_be_made_is_named() {
    let fish = preset("fish");
    let complaint = |choice| read(&fish, choice).unwrap_err().to_string();
    assert_eq!(read(&fish, "4=somewhere"), Ok((4, Reading::Somewhere)));
    assert_eq!(read(&fish, " 4 : immediate "), Ok((4, Reading::Immediate)));
    assert_eq!(complaint("5=somewhere"), "hint 5 does not have two readings; only hint 4 has");
    assert_eq!(complaint("99=somewhere"), "there is no hint 99; the hints are 1–15");
    assert_eq!(
        complaint("4=somewere"),
        "there is no reading 'somewere' (did you mean somewhere?); choose immediate or \
         somewhere"
    );
    assert!(complaint("4").starts_with("'4' is no choice of reading"));
    assert!(complaint("4-5=somewhere").starts_with("'4-5' is not one hint"));
    assert!(complaint("none=somewhere").starts_with("'none' is not one hint"));
    let missing = with_reading(&fish, 5, Reading::Immediate).unwrap_err().to_string();
    assert_eq!(missing, "hint 5 does not have two readings; only hint 4 has");
}
