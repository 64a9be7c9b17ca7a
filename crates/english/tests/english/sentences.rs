//! Sentences with what they mean: each is read alone, after the setting of its row.

use std::collections::BTreeSet;

use english::import::import;

use super::relation;
use super::same::same;

#[test]
fn places_and_sides_are_read_as_the_row_goes() {
    check(include_str!("../data/rows.txt"));
}

#[test]
fn clauses_are_read_however_they_are_built() {
    check(include_str!("../data/clauses.txt"));
}

#[test]
fn what_a_clause_leaves_out_is_taken_from_the_one_before() {
    check(include_str!("../data/ellipses.txt"));
}

#[test]
fn turns_of_phrase_are_read_as_what_they_say() {
    check(include_str!("../data/phrasing.txt"));
}

#[test]
fn the_same_is_read_in_other_words() {
    check(include_str!("../data/wordings.txt"));
}

#[test]
fn what_people_ordinarily_post_is_read() {
    check(include_str!("../data/ordinary.txt"));
}

#[test]
fn queues_corridors_and_towers_are_read() {
    check(include_str!("../data/seventh.txt"));
}

#[test]
fn what_exams_ask_is_read() {
    check(include_str!("../data/exams.txt"));
}

#[test]
fn races_neighbors_and_counts_are_read() {
    check(include_str!("../data/openings.txt"));
}

#[test]
fn sides_are_read_however_they_are_told() {
    check(include_str!("../data/sides.txt"));
}

#[test]
fn what_is_said_in_many_words_means_the_same() {
    check(include_str!("../data/paraphrases.txt"));
}

#[test]
fn what_may_mean_something_else_is_not_read() {
    let setting = "Five friends live in a row of five houses, numbered 1 to 5 from left to right.\n\
        Names: Anna, Ben, Carla, Dan, Eva\nColours: red, blue, green, white, yellow\n\
        Drinks: tea, coffee, milk, juice, water\nPets: dog, cat, bird, fish, hamster\n";
    for sentence in [
        "If you look past the green house, you see a hamster.",
        "If you stand at Ben's door, the red house is to your left.",
        "If you go round the red house, you will find the dog on your right.",
        "The only house next to a garden is the red one.",
        "Carla has only one neighbour, and he drinks tea.",
        "Carla's house is near the end of the row.",
        "Anna lives near the church.",
        "And all three, Anna too, live next to each other.",
        "If you go, you see Anna.",
        "Either of the two, Anna and",
        "Anna would rather have tea \u{2014} or not \u{2014} milk.",
        "Anna\u{2014}milk\u{2014}tea.",
        "The dog is not too loud for the red house.",
        "Anna would have had tea but for Ben.",
        "Anna would've had the tea.",
        "Ben finds the tea too bitter.",
        "Carla lives between Anna and Ben, and Dan is the taller of the two.",
        "Anna hardly drinks tea.",
        "Anna scarcely ever drinks tea.",
        "Anna is not afraid of dogs.",
        "Anna and Ben both like Italian food.",
    ] {
        let found = import(&format!("{setting}\n1. {sentence}\n2. Ben has a dog.\n")).unwrap();
        assert_eq!(found.puzzle.hints[0].relation, None, "{sentence}");
    }
}

/// What the grammar does not know as a whole.
#[test]
fn gists_are_read_by_what_they_name_and_relate() {
    check(include_str!("../data/gists.txt"));
}

/// What is met along the row and in the course of a week; what is not told.
#[test]
fn walks_and_what_is_not_told_are_read() {
    check(include_str!("../data/walks.txt"));
}

#[test]
fn who_is_with_others_and_what_is_told_of_either_is_read() {
    check(include_str!("../data/company.txt"));
}

#[test]
fn exchanges_favorites_and_neighbors_on_both_sides_are_read() {
    check(include_str!("../data/exchanges.txt"));
}

#[test]
fn what_is_wished_seen_or_done_to_another_is_not_what_one_has() {
    check(include_str!("../data/wishes.txt"));
}

#[test]
fn who_comes_next_and_how_far_is_read_in_a_roundabout_way() {
    check(include_str!("../data/onward.txt"));
}

#[test]
fn what_programs_and_reports_say_is_read() {
    check(include_str!("../data/formal.txt"));
}

#[test]
fn what_breaks_off_anywhere_is_answered() {
    for part in include_str!("../data/exams.txt").split("===== ").skip(1) {
        let (head, hints) = part.split_once("\n-----\n").unwrap();
        let (_, setting) = head.split_once('\n').unwrap();
        for line in hints.lines().filter(|line| !line.trim().is_empty()) {
            let (sentence, _) = line.split_once("  ::  ").unwrap();
            for (end, _) in sentence.match_indices(' ') {
                let found = import(&format!("{setting}\n\n1. {}\n", &sentence[..end])).unwrap();
                assert!(found.puzzle.categories.len() > 1, "{}", &sentence[..end]);
            }
        }
    }
}

/// Checks what sentences are read as; "?" is a relation that nobody may make of them.
fn check(sentences: &str) {
    let mut wrong = Vec::new();
    let mut count = 0;
    for part in sentences.split("===== ").skip(1) {
        let (head, hints) = part.split_once("\n-----\n").unwrap();
        let (name, setting) = head.split_once('\n').unwrap();
        for line in hints.lines().filter(|line| !line.trim().is_empty()) {
            let (sentence, wanted) = line.split_once("  ::  ").unwrap();
            count += 1;
            let found = import(&format!("{setting}\n\n1. {sentence}\n")).unwrap();
            let read = found.puzzle.hints.first().unwrap_or_else(|| panic!("{name}: {sentence}"));
            assert_eq!(read.text, sentence, "{name}");
            if wanted == "?" {
                if let Some(read) = &read.relation {
                    wrong.push(format!("{name}: {sentence} :: nothing, not {read:?}"));
                }
                continue;
            }
            let wanted_relation =
                relation(&found, wanted).unwrap_or_else(|| panic!("{name}: cannot say {wanted}"));
            let right = read.relation.as_ref().is_some_and(|read| {
                let mut values = BTreeSet::new();
                for relation in [read, &wanted_relation] {
                    relation.for_each_value(&mut |value| {
                        values.insert(value);
                    });
                }
                let few = values.len() <= 6;
                *read == wanted_relation || few && same(read, &wanted_relation, found.puzzle.houses)
            });
            if !right || !found.asks.is_empty() {
                wrong.push(format!("{name}: {sentence} :: {wanted}, not {:?}", read.relation));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}
