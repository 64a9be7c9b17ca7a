//! Questions about a place, from the file to every answer.

use serde_json::{Value, json};

use super::{complaint, with_input};

/// The fish riddle, asked who lives in the first house.
fn first_of_fish() -> String {
    let text = presets::find("fish").unwrap().source().to_owned();
    let asked = text.replace(
        "Who owns the fish? :: Nationality of fish",
        "Who is first? :: Nationality of first",
    );
    assert_ne!(asked, text);
    asked
}

fn report(arguments: &[&str]) -> Value {
    let output = with_input(&[arguments, &["--json"]].concat(), first_of_fish().as_bytes());
    assert_eq!(output.status.code(), Some(0));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn the_answers_are_the_shares_of_the_house() {
    let answers = report(&["solve", "-", "--without", "9"])["questions"][0]["answers"].clone();
    let shares = report(&["shares", "-", "--without", "9"])["shares"]["Nationality"].clone();
    let mut first: Vec<(&String, &str)> = shares
        .as_object()
        .unwrap()
        .iter()
        .map(|(name, houses)| (name, houses[0].as_str().unwrap()))
        .filter(|(_, count)| *count != "0")
        .collect();
    first.sort_by_key(|(_, count)| std::cmp::Reverse(count.parse::<u32>().unwrap()));
    assert_eq!(first.len(), 5);
    let first: Vec<Value> =
        first.into_iter().map(|(name, count)| json!({"answer": name, "count": count})).collect();
    assert_eq!(answers, json!(first));
    let people = with_input(&["solve", "-"], first_of_fish().as_bytes());
    assert!(people.stdout.starts_with(b"1 solution\nWho is first? Norwegian.\n"));
}

#[test]
fn the_one_hint_that_answers_is_all_that_is_needed() {
    let sets = report(&["sets", "-", "--for", "question"]);
    assert_eq!((&sets["minimal"], &sets["complete"]), (&json!([[9]]), &json!(true)));
    let hints = report(&["hints", "-"])["hints"].clone();
    for hint in hints.as_array().unwrap() {
        assert_eq!(hint["unneeded_for_question"], hint["number"] != 9, "{hint}");
    }
}

#[test]
fn exports_and_links_take_it_along() {
    let exported = report(&["export", "json", "-"])["program"].as_str().unwrap().to_owned();
    let exported: Value = serde_json::from_str(&exported).unwrap();
    let asked = json!({"text": "Who is first?", "category": "Nationality", "about": {"house": 1}});
    assert_eq!(exported["questions"], json!([asked]));
    let link = with_input(&["link", "-"], first_of_fish().as_bytes()).stdout;
    let link = String::from_utf8(link).unwrap();
    let opened = super::text(&["solve", link.trim()]);
    assert!(opened.starts_with("1 solution\nWho is first? Norwegian.\n"), "{opened}");
}

#[test]
fn an_import_says_what_a_question_is_about() {
    let text = b"Color: red, green\nOwner: Kim, Lee\n1. Kim lives in the red house.\n\
        Who lives in the second house?\nWho lives in the green house?\n";
    let output = with_input(&["import", "-", "--json"], text);
    let import: Value = serde_json::from_slice(&output.stdout).unwrap();
    let questions = import["puzzle"]["questions"].as_array().unwrap();
    let about: Vec<&Value> = questions.iter().map(|question| &question["about"]).collect();
    assert_eq!(about, [&json!({"house": 1}), &json!({"category": 0, "index": 1})]);
}

#[test]
fn the_house_of_a_house_is_refused() {
    let file = std::env::temp_dir().join(format!("zebra-cli-places-{}.zebra", std::process::id()));
    std::fs::write(&file, "A: a, b\nquestion: Where? :: house of last\n").unwrap();
    let path = file.to_str().unwrap();
    let said = complaint(&["count", path]);
    std::fs::remove_file(&file).unwrap();
    let ask = "the house of a house is itself; ask for a category: `Category of house 2`";
    assert_eq!(said, format!("{path}: line 2, column 21: {ask}"));
}
