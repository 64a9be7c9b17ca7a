//! Sentences with what they mean: each is read alone, after the setting of its row.

use std::collections::BTreeSet;

use zebra_playground::import::import;

use super::relation;
use super::same::same;

#[test]
fn places_and_sides_are_read_as_the_row_goes() {
    check(include_str!("../data/english/rows.txt"));
}

#[test]
fn clauses_are_read_however_they_are_built() {
    check(include_str!("../data/english/clauses.txt"));
}

#[test]
fn what_a_clause_leaves_out_is_taken_from_the_one_before() {
    check(include_str!("../data/english/ellipses.txt"));
}

#[test]
fn turns_of_phrase_are_read_as_what_they_say() {
    check(include_str!("../data/english/phrasing.txt"));
}

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
            let read = &found.puzzle.hints[0];
            assert_eq!(read.text, sentence, "{name}");
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
