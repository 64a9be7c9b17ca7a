//! The facts about the published puzzles, which independent engines found.

use serde_json::{Value, json};

use super::{count, json, list};

/// The hints of a report, the field of each that is asked for.
fn of_hints(report: &Value, field: &str) -> Vec<Value> {
    report["hints"].as_array().unwrap().iter().map(|hint| hint[field].clone()).collect()
}

#[test]
fn count_follows_the_hints_as_they_come_in() {
    let staircase = |puzzle: &str, first: usize, expected: &str| {
        for (k, count_of_k) in expected.split(' ').enumerate() {
            let only =
                if k == 0 { "none".to_owned() } else { format!("{first}-{}", first + k - 1) };
            assert_eq!(count(&[puzzle, "--only", &only]), count_of_k, "{puzzle} {only}");
        }
    };
    let fish = "24883200000 4976640000 995328000 199065600 39813120 7464960 1492992 300672 55584 \
                11232 3280 1068 220 41 1 1";
    staircase("fish", 1, fish);
    staircase("phones", 1, fish);
    staircase(
        "zebra",
        2,
        "24883200000 4976640000 995328000 199065600 37324800 7464960 1492992 300672 55584 8208 \
         2400 804 145 32 1",
    );
}

#[test]
fn count_takes_hints_away_by_number() {
    assert_eq!(
        json(&["count", "fish", "--without", "5,15"]),
        json!({"hints": [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14], "count": "8", "exact": true})
    );
    assert_eq!(count(&["fish", "--without", "5", "--without", "15"]), "8");
    assert_eq!(count(&["fish", "--only", "1-15", "--without", "9"]), "17");
    assert_eq!(count(&["fish", "--only", "all", "--without", "all"]), "24883200000");
    assert_eq!(count(&["fish", "--read", "4=somewhere"]), "7");
    assert_eq!(count(&["fish", "--read", "4=somewhere", "--without", "15"]), "20");
    assert_eq!(count(&["fish", "--read", "4=immediate"]), "1");
    assert_eq!(count(&["zebra", "--only", "2,4-6,8-10,13,15"]), "4320");
}

#[test]
fn hints_says_what_each_is_worth() {
    for (puzzle, without) in [
        ("fish", "6 2 2 8 4 4 7 4 17 2 2 3 4 12 1"),
        ("phones", "6 2 2 8 4 4 7 4 17 2 2 3 4 12 1"),
        ("zebra", "25 10 8 14 31 16 22 6 42 2 10 20 9 32"),
    ] {
        let report = json(&["hints", puzzle]);
        assert_eq!((&report["count"], &report["exact"]), (&json!("1"), &json!(true)));
        let counts: Vec<String> = list(&json!(of_hints(&report, "without")));
        assert_eq!(counts.join(" "), without, "{puzzle}");
        assert!(of_hints(&report, "with").iter().all(Value::is_null));
        let implied: Vec<u64> = report["hints"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|hint| hint["implied"] == true)
            .map(|hint| hint["number"].as_u64().unwrap())
            .collect();
        assert_eq!(implied, if puzzle == "zebra" { vec![] } else { vec![15] });
    }
    let somewhere = json(&["hints", "fish", "--read", "4:somewhere"]);
    assert_eq!(somewhere["count"], "7");
    assert_eq!(somewhere["hints"][14]["without"], "20");
    assert!(of_hints(&somewhere, "implied").iter().all(|implied| *implied == false));
    let text = &somewhere["hints"][3]["text"];
    assert_eq!(text, "The green house is somewhere left of the white house");
}

#[test]
fn hints_keeps_the_meanings_of_redundant_apart() {
    let report = json(&["hints", "fish", "--without", "9"]);
    assert_eq!(
        report["hints"][8],
        json!({"number": 9, "text": "The Norwegian lives in the first house", "on": false,
               "with": "1", "exact": true, "implied": false, "unneeded_for_question": false,
               "unneeded_for_questions": [false]})
    );
    // Without hint 5 the German is not the only one to own the fish.
    let fish = json(&["hints", "fish"]);
    assert_eq!(fish["hints"][4]["unneeded_for_question"], false);
    // "Who drinks water?" does without five of the fourteen; the zebra needs them all.
    let zebra = json(&["hints", "zebra"]);
    let needs: Vec<(u64, Value)> = zebra["hints"]
        .as_array()
        .unwrap()
        .iter()
        .map(|hint| (hint["number"].as_u64().unwrap(), hint["unneeded_for_questions"].clone()))
        .collect();
    for (number, unneeded) in needs {
        let for_water = [3, 7, 11, 12, 14].contains(&number);
        assert_eq!(unneeded, json!([false, for_water]), "{number}");
    }
    let nine = json(&["hints", "zebra", "--only", "2,4-6,8-10,13,15"]);
    assert_eq!(nine["count"], "4320");
    for hint in nine["hints"].as_array().unwrap() {
        let water_needs_it = hint["on"] == true;
        assert_eq!(hint["unneeded_for_questions"][1], !water_needs_it, "{hint}");
    }
}

#[test]
fn shares_add_up_to_the_count() {
    let report = json(&["shares", "fish", "--without", "9"]);
    assert_eq!(report["count"], "17");
    let categories = report["shares"].as_object().unwrap();
    assert_eq!(categories.len(), 5);
    for values in categories.values() {
        for row in values.as_object().unwrap().values() {
            let sum: u64 = list(row).iter().map(|count| count.parse::<u64>().unwrap()).sum();
            assert_eq!(sum, 17);
        }
    }
    let all = json(&["shares", "fish"]);
    assert_eq!(list(&all["shares"]["Nationality"]["German"]), ["0", "0", "0", "1", "0"]);
    let none = json(&["shares", "fish", "--only", "none"]);
    assert_eq!(list(&none["shares"]["Pet"]["fish"]), ["4976640000"; 5]);
}

#[test]
fn solve_shows_the_solution_and_the_answer() {
    assert_eq!(
        json(&["solve", "fish"]),
        json!({
            "count": "1", "exact": true, "shown": 1, "complete": true,
            "solutions": [{
                "Color": ["yellow", "blue", "red", "green", "white"],
                "Nationality": ["Norwegian", "Dane", "Brit", "German", "Swede"],
                "Drink": ["water", "tea", "milk", "coffee", "beer"],
                "Cigar": ["Dunhill", "Blends", "Pall Mall", "Prince", "BlueMaster"],
                "Pet": ["cat", "horse", "bird", "fish", "dog"],
            }],
            "questions": [{
                "question": "Who owns the fish?", "exact": true,
                "answers": [{"answer": "German", "count": "1"}],
            }],
        })
    );
    let zebra = json(&["solve", "zebra"]);
    let answers: Vec<&Value> =
        zebra["questions"].as_array().unwrap().iter().map(|q| &q["answers"][0]["answer"]).collect();
    assert_eq!(answers, ["Japanese", "Norwegian"]);
    let phones = json(&["solve", "phones"]);
    assert_eq!(phones["questions"][0]["answers"], json!([{"answer": "Swede", "count": "1"}]));
}

#[test]
fn solve_splits_the_solutions_over_the_answers() {
    let split = |arguments: &[&str]| -> Vec<String> {
        let report = json(&[&["solve", "fish"], arguments].concat());
        let answers = report["questions"][0]["answers"].as_array().unwrap().clone();
        let words = |part: &Value| part.as_str().unwrap().to_owned();
        answers.iter().map(|a| format!("{} {}", words(&a["answer"]), words(&a["count"]))).collect()
    };
    assert_eq!(split(&["--read", "4=somewhere"]), ["Dane 3", "German 3", "Norwegian 1"]);
    assert_eq!(split(&["--without", "5"]), ["German 3", "Norwegian 1"]);
    assert_eq!(split(&["--without", "9"])[0], "German 13");
    let water = json(&["solve", "zebra", "--only", "2,4-6,8-10,13,15", "--limit", "0"]);
    assert_eq!(water["questions"][1]["answers"], json!([{"answer": "Norwegian", "count": "4320"}]));
}

#[test]
fn sets_finds_the_minimal_sufficient_sets() {
    let range = |first: u32, last: u32| (first..=last).collect::<Vec<_>>();
    for puzzle in ["fish", "phones"] {
        let report = json(&["sets", puzzle]);
        let expected = json!({"sufficient": true, "minimal": [range(1, 14)],
                              "essential": range(1, 14), "never_needed": [15], "complete": true,
                              "at_least": 14});
        assert_eq!(report, expected, "{puzzle}");
    }
    let zebra = json(&["sets", "zebra"]);
    assert_eq!(
        (&zebra["minimal"], &zebra["essential"]),
        (&json!([range(2, 15)]), &json!(range(2, 15)))
    );
    assert_eq!((&zebra["never_needed"], &zebra["complete"]), (&json!([]), &json!(true)));
    let somewhere = json(&["sets", "fish", "--read", "4=somewhere"]);
    assert_eq!((&somewhere["sufficient"], &somewhere["minimal"]), (&json!(false), &json!([])));
}

#[test]
fn sets_for_a_question_may_leave_many_solutions() {
    let water = json(&["sets", "zebra", "--for", "2"]);
    let nine = json!([2, 4, 5, 6, 8, 9, 10, 13, 15]);
    assert_eq!(water["question"], "Who drinks water?");
    assert_eq!((&water["minimal"], &water["essential"]), (&json!([nine]), &nine));
    assert_eq!(
        (&water["never_needed"], &water["complete"]),
        (&json!([3, 7, 11, 12, 14]), &json!(true))
    );
    let zebra = json(&["sets", "zebra", "--for", "question"]);
    assert_eq!(zebra["minimal"][0].as_array().unwrap().len(), 14);
}
