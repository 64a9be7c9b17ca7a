//! `zebra explain --why-not`: any cell, at any moment, written as the text format writes it.

use serde_json::{Value, json};

use super::{complaint, json, text, with_input};

/// Two categories share the name "Rose".
const NAMESAKES: &str = "\
Name: Rose, Ann, Ben
Flower: Rose, lily, \"aster @ 2\"
1. Ann is first :: Ann @ 1
2. The lily is hers :: Ann = lily
";

fn asked(cell: &str) -> Value {
    let output = with_input(&["explain", "-", "--json", "--why-not", cell], NAMESAKES.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{cell}: {output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn refused(cell: &str) -> String {
    let output = with_input(&["explain", "-", "--why-not", cell], NAMESAKES.as_bytes());
    assert_eq!((output.status.code(), &output.stdout[..]), (Some(2), &b""[..]), "{cell}");
    String::from_utf8(output.stderr).unwrap().trim_end().to_owned()
}

#[test]
fn a_cell_that_hints_forbid_has_its_reasons() {
    let milk = json(&["explain", "fish", "--why-not", "milk@2"]);
    assert_eq!((&milk["answer"], &milk["hints"]), (&json!("forbidden"), &json!([8])));
    let words = format!("{}\n", milk["text"].as_str().unwrap());
    assert_eq!(text(&["explain", "fish", "--why-not", "milk@2"]), words);
    // With what is known by then.
    let green = json(&["explain", "fish", "--why-not", "green@3", "--after", "2"]);
    assert_eq!((&green["answer"], &green["hints"]), (&json!("forbidden"), &json!([5])));
    let milk = json!({"category": "Drink", "value": "milk", "house": 3, "is": true});
    assert_eq!(green["facts"], json!([milk]));
}

#[test]
fn a_cell_of_a_solution_has_that_solution_and_a_known_one_is_there() {
    let german = json(&["explain", "fish", "--why-not", "German@4"]);
    assert_eq!(german["answer"], "possible");
    assert!(german["text"].as_str().unwrap().contains("4 green, German, coffee, Prince, fish"));
    assert_eq!((&german["hints"], &german["facts"]), (&json!([]), &json!([])));
    let known = json(&["explain", "fish", "--why-not", "German@4", "--after", "99"]);
    assert_eq!((&known["answer"], &known["text"]), (&json!("here"), &json!("The German is in 4.")));
    let by_name = json(&["explain", "fish", "--why-not", "Norwegian @ first", "--after", "1"]);
    assert_eq!(by_name["answer"], "here");
}

#[test]
fn of_two_namesakes_the_one_that_is_meant_is_taken() {
    let both = "zebra: --why-not Rose@1: 'Rose' is the name of several values; write Name.Rose or \
                Flower.Rose";
    assert_eq!(refused("Rose@1"), both);
    let (person, flower) = (asked("Name.Rose@1"), asked("Flower.Rose@1"));
    assert_eq!((&person["answer"], &person["hints"]), (&json!("forbidden"), &json!([1])));
    assert_eq!((&flower["answer"], &flower["hints"]), (&json!("forbidden"), &json!([1, 2])));
    assert_eq!(asked("\"aster @ 2\"@2")["answer"], "possible");
}

#[test]
fn what_is_no_cell_is_refused_with_the_reason() {
    for (cell, why) in [
        ("milc@2", "no value 'milc'; did you mean milk?"),
        ("Drink.mlk@2", "no value 'mlk' in Drink; did you mean milk?"),
        ("Drinks.milk@2", "no value 'Drinks.milk'"),
        (
            "milk@6",
            "there is no house '6'; houses are 1 to 5, first, last, middle, end, odd, even, none",
        ),
        (
            "milk@0",
            "there is no house '0'; houses are 1 to 5, first, last, middle, end, odd, even, none",
        ),
        (
            "milk@",
            "expected a house number, or one of first, last, middle, end, odd, even, none, found the end",
        ),
        ("milk", "expected one of "),
        ("", "expected a value, found the end"),
        ("milk@end", "a value and a house are needed, such as Dane@3"),
        ("milk@1,2", "a value and a house are needed, such as Dane@3"),
        ("milk=beer", "a value and a house are needed, such as Dane@3"),
    ] {
        let said = complaint(&["explain", "fish", "--why-not", cell]);
        let expected = format!("--why-not {cell}: {why}");
        assert!(said.starts_with(&expected), "{said}\n{expected}");
    }
}
