//! Exports and methods on the command line. That exported programs do what they should is tested
//! with the real solvers, in `crates/export/tests/exports`.

use export::Language;
use serde_json::json;

use super::{complaint, json, text};

#[test]
fn programs_say_the_hints_that_are_on() {
    for language in Language::ALL.iter().map(|language| language.id) {
        let program = text(&["export", language, "fish", "--without", "9,15"]);
        assert!(program.contains("The Brit lives in the red house"), "{language}");
        assert!(program.contains("Who owns the fish?"), "{language}");
        let off = "The Norwegian lives in the first house";
        assert_eq!(program.contains(off), language == "json", "{language}");
        let listed = program.contains("Hints that are off: 9, 15\n");
        assert_eq!(listed, language != "json", "{language}");
    }
    let immediate = text(&["export", "smt2", "fish"]);
    let somewhere = text(&["export", "smt2", "fish", "--read", "4=somewhere"]);
    assert!(immediate.contains("(assert (= (- white green) 1))"));
    assert!(somewhere.contains("(assert (< green white))"));
}

#[test]
fn programs_come_in_json_too() {
    let report = json(&["export", "clpfd", "phones"]);
    assert_eq!((&report["language"], &report["extension"]), (&json!("clpfd"), &json!("pl")));
    assert_eq!(report["program"], text(&["export", "clpfd", "phones"]));
}

#[test]
fn a_language_is_needed_and_must_be_one() {
    assert_eq!(
        complaint(&["export", "minizin", "fish"]),
        "there is no language 'minizin' (did you mean minizinc?); choose smt2, prolog, clpfd, \
         minizinc, python, ortools, asp, dimacs, cpp, cpp-nested, e, sv or json"
    );
    assert!(complaint(&["export"]).contains("<LANGUAGE>: smt2, prolog, "));
    let needs = complaint(&["export", "smt2"]);
    assert!(needs.contains("<PUZZLE>") && !needs.contains("<LANGUAGE>"), "{needs}");
    assert!(complaint(&["export", "smt2", "fish", "--limit", "3"]).contains("'--limit'"));
}

#[test]
fn methods_agree_where_they_finish_and_estimate_where_they_do_not() {
    let report = json(&["methods", "fish", "--seconds", "1"]);
    let methods = report["methods"].as_array().unwrap();
    assert_eq!(methods.len(), 8);
    for row in methods {
        let brute = row["method"].as_str().unwrap().starts_with("brute-force");
        assert_eq!(row["exact"], !brute, "{row}");
        if brute {
            assert!(row["estimated_seconds"].as_f64().unwrap() > row["seconds"].as_f64().unwrap());
        } else {
            assert_eq!(row["count"], "1", "{row}");
        }
    }
    // No hint puts a value into a house of its own.
    let names = |report: serde_json::Value| -> Vec<String> {
        let rows = report["methods"].as_array().unwrap().iter();
        rows.map(|row| row["method"].as_str().unwrap().to_owned()).collect()
    };
    let without = names(json(&["methods", "fish", "--without", "8,9", "--seconds", "1"]));
    assert!(!without.contains(&"brute-force-fixed".to_owned()));
    assert!(text(&["methods", "fish", "--seconds", "0"]).contains("all of it: about "));
}
