//! The real binary `zebra`: every figure that its commands can give, and every way to misuse it.

#![cfg(not(target_arch = "wasm32"))]

use std::io::{Read, Write};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn zebra(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_zebra")).args(arguments).output().unwrap()
}

fn text(arguments: &[&str]) -> String {
    let output = zebra(arguments);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), complaint.as_str()), (Some(0), ""), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let text = text(&[arguments, &["--json"]].concat());
    assert!(text.ends_with('\n') && text.lines().count() == 1);
    serde_json::from_str(&text).unwrap()
}

fn count(arguments: &[&str]) -> String {
    let report = json(&[&["count"], arguments].concat());
    assert_eq!(report["exact"], true);
    report["count"].as_str().unwrap().to_owned()
}

/// The one line on standard error of a call that fails.
fn complaint(arguments: &[&str]) -> String {
    let output = zebra(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    complaint.strip_prefix("zebra: ").unwrap().trim_end().to_owned()
}

fn with_input(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_zebra"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn list(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|item| item.as_str().unwrap().to_owned()).collect()
}

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
fn solve_shows_as_many_as_asked_for() {
    let ten = json(&["solve", "fish", "--without", "9"]);
    assert_eq!((&ten["shown"], &ten["complete"]), (&json!(10), &json!(false)));
    let all = json(&["solve", "fish", "--without", "9", "--limit", "17"]);
    assert_eq!((&all["shown"], &all["complete"]), (&json!(17), &json!(true)));
    let solutions = all["solutions"].as_array().unwrap();
    assert!((0..17).all(|i| !solutions[..i].contains(&solutions[i])));
    let none = json(&["solve", "fish", "--only", "none", "--limit", "0"]);
    assert_eq!((&none["solutions"], &none["complete"]), (&json!([]), &json!(false)));
}

#[test]
fn people_read_tables() {
    assert_eq!(text(&["count", "fish", "--only", "none"]), "24,883,200,000 solutions\n");
    assert_eq!(text(&["count", "fish"]), "1 solution\n");
    let hints = text(&["hints", "fish"]);
    assert!(hints.contains(" 4.  on           8 "), "{hints}");
    assert!(hints.contains("implied: adds nothing"), "{hints}");
    assert!(
        text(&["shares", "fish", "--without", "9"]).contains("  milk        ·  ·  17   ·   ·\n")
    );
    assert!(
        text(&["solve", "fish"]).starts_with("1 solution\nWho owns the fish? German.\n\nColor")
    );
}

const ROW: &str = "\
title: Three in a row
Name: Ann, Ben, \"Cy\"
Pet: cat, dog, emu   # an emu!
question: Where is the emu? :: house of emu
10. Ann is left of the dog :: Ann < dog
11. Ben is not at an end :: Ben !@ end
12. It is a fine day
";

#[test]
fn puzzles_come_from_files_and_standard_input_too() {
    let output = with_input(&["solve", "-", "--json"], ROW.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["count"], "4");
    let houses: Vec<&Value> = report["questions"][0]["answers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|a| &a["answer"])
        .collect();
    assert_eq!(houses.len(), 3);
    assert!(houses.contains(&&json!("1")));
    let output = with_input(&["hints", "-", "--json"], ROW.as_bytes());
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let rain = json!({"number": 12, "text": "It is a fine day", "on": false, "exact": false,
                      "implied": null, "unneeded_for_question": null,
                      "unneeded_for_questions": []});
    assert_eq!(report["hints"][2], rain);

    let file = std::env::temp_dir().join(format!("zebra-cli-{}.zebra", std::process::id()));
    std::fs::write(&file, ROW).unwrap();
    let path = file.to_str().unwrap();
    assert_eq!(json(&["count", path])["hints"], json!([10, 11]));
    assert_eq!(count(&[path, "--only", "none"]), "36");
    assert_eq!(count(&[path, "--read", "10=immediate"]), "2");
    let cannot = "--only: hint 12 has no relation after ::, so it cannot be switched on";
    assert_eq!(complaint(&["count", path, "--only", "10-12"]), cannot);
    assert_eq!(
        complaint(&["count", path, "--without", "9"]),
        "--without 9: there is no hint 9; the hints are 10–12"
    );
    std::fs::write(&file, "Pet: cat, dog\n1. :: cta = dog\n2. :: cat @ 7\n").unwrap();
    assert_eq!(
        complaint(&["count", path]),
        format!(
            "{path}: line 2, column 7: no value 'cta'; did you mean cat?; line 3, column 13: there \
             is no house '7'; houses are 1 to 2, first, last, middle, end, odd, even, none"
        )
    );
    std::fs::write(&file, b"Pet: cat, dog\n\xff\n").unwrap();
    assert_eq!(complaint(&["count", path]), format!("{path}: line 2: the text is not UTF-8"));
    std::fs::remove_file(&file).unwrap();
    assert!(complaint(&["count", path]).starts_with(&format!("cannot read {path}: ")));
}

#[test]
fn a_contradiction_counts_nothing() {
    let text = "A: a, b\n1. :: a @ 1\n2. :: a @ 2\nquestion: ? :: house of a\n";
    let report: Value =
        serde_json::from_slice(&with_input(&["solve", "-", "--json"], text.as_bytes()).stdout)
            .unwrap();
    assert_eq!(
        report,
        json!({"count": "0", "exact": true, "shown": 0, "complete": true, "solutions": [],
               "questions": [{"question": "?", "exact": true, "answers": []}]})
    );
}

#[test]
fn every_mistake_is_named_with_the_choices() {
    for (arguments, expected) in [
        (&[][..], "no command given; choose count, hints, shares or solve; --help says more"),
        (
            &["cuont", "fish"],
            "there is no command 'cuont' (did you mean count?); choose count, hints, shares or solve",
        ),
        (&["count"], "count needs a puzzle: fish, zebra, phones, a file, or -"),
        (&["count", "fish", "zebra"], "one puzzle is enough; 'zebra' is too much"),
        (
            &["count", "fsh"],
            "there is no puzzle 'fsh' (did you mean fish?); choose fish, zebra or phones, or give a file or - for standard input",
        ),
        (&["count", "fish", "--only", "99"], "--only 99: there is no hint 99; the hints are 1–15"),
        (
            &["count", "zebra", "--only", "1-8"],
            "--only 1-8: there is no hint 1; the hints are 2–15",
        ),
        (
            &["count", "fish", "--without", "x"],
            "--without x: 'x' is no hint number; write numbers and ranges such as 1-8,11, or none or all",
        ),
        (&["count", "fish", "--only", "8-1"], "--only 8-1: the range 8-1 runs backwards"),
        (
            &["count", "fish", "--only"],
            "--only wants a list of hint numbers such as 1-8,11, or none, or all",
        ),
        (
            &["count", "fish", "--read", "5=somewhere"],
            "--read 5=somewhere: hint 5 does not have two readings; only hint 4 has",
        ),
        (
            &["count", "fish", "--read", "99=somewhere"],
            "--read 99=somewhere: there is no hint 99; the hints are 1–15",
        ),
        (
            &["count", "fish", "--read", "4=somwhere"],
            "--read 4=somwhere: there is no reading 'somwhere' (did you mean somewhere?); choose immediate or somewhere",
        ),
        (
            &["count", "fish", "--read", "4=somewhere,4=immediate"],
            "--read gives hint 4 two readings",
        ),
        (
            &["count", "fish", "--jsn"],
            "there is no option '--jsn' (did you mean --json?); choose --only, --without, --read, --seconds, --json, --help, --version or --limit",
        ),
        (
            &["count", "fish", "-x"],
            "there is no option '-x'; choose --only, --without, --read, --seconds, --json, --help, --version or --limit",
        ),
        (
            &["count", "fish", "--limit", "3"],
            "count takes no --limit; its options are --only, --without, --read, --seconds, --json, --help, --version",
        ),
        (
            &["solve", "fish", "--limit", "many"],
            "--limit wants a whole number up to 100000, not 'many'",
        ),
        (&["count", "fish", "--seconds"], "--seconds wants a whole number up to 86400"),
        (
            &["count", "fi\nsh"],
            "there is no puzzle 'fi sh' (did you mean fish?); choose fish, zebra or phones, or give a file or - for standard input",
        ),
    ] {
        assert_eq!(complaint(arguments), expected);
    }
}

#[test]
fn help_and_version_need_nothing_else() {
    for arguments in [&["--help"][..], &["count", "-h"], &["fsh", "--help"]] {
        let help = text(arguments);
        for word in ["count", "hints", "shares", "solve", "--only", "--read", "--json"] {
            assert!(help.contains(word), "{word}");
        }
    }
    assert_eq!(text(&["--version"]), format!("zebra {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_reader_that_leaves_early_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_zebra"))
        .args(["solve", "fish", "--only", "none", "--limit", "20000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut start = [0; 16];
    child.stdout.take().unwrap().read_exact(&mut start).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn impatience_is_told_from_the_result() {
    // Far too many weak hints to count in no time at all.
    let mut puzzle = String::new();
    for c in 0..8 {
        let values: Vec<String> = (0..8).map(|v| format!("v{c}{v}")).collect();
        puzzle += &format!("C{c}: {}\n", values.join(", "));
    }
    for i in 0..56 {
        let (a, b) = (i % 8, (i + 1 + i / 8) % 8);
        puzzle += &format!("{i}. :: v{a}{} != v{b}{}\n", i * 5 % 8, i * 3 % 8);
    }
    let output = with_input(&["count", "-", "--json", "--seconds", "0"], puzzle.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["exact"], false, "{report}");
    let output = with_input(&["count", "-", "--seconds", "0"], puzzle.as_bytes());
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("at least "));
    let output = with_input(&["shares", "-", "--seconds", "0", "--json"], puzzle.as_bytes());
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["exact"], &report["shares"]), (&json!(false), &Value::Null));
}
