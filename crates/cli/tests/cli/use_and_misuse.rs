//! Where puzzles come from, what people read, and what is said about mistakes.

use std::io::Read;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use super::{complaint, count, json, text, with_input};

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
fn the_first_page_shows_what_comes() {
    let page = include_str!("../../src/main.rs").replace("//! ", "");
    let example = page.split("```text\n$ zebra ").nth(1).and_then(|rest| rest.split("```").next());
    let (asked, answer) = example.and_then(|example| example.split_once('\n')).expect("an example");
    assert_eq!(text(&asked.split(' ').collect::<Vec<_>>()), answer);
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

#[test]
fn texts_are_the_same_however_lines_end_and_letters_are_put_together() {
    let composed = "Name: \u{c9}va, Zo\u{eb}, Bo\nPet: cat, dog, emu\n1. \u{c9}va has the cat :: \u{c9}va = cat\n";
    let decomposed = composed.replace('\u{eb}', "e\u{308}").replacen('\u{c9}', "E\u{301}", 1);
    assert_ne!(composed, decomposed);
    for text in [composed, &decomposed] {
        for end in ["\n", "\r", "\r\n"] {
            let text = text.replace('\n', end);
            let read = with_input(&["count", "-"], text.as_bytes());
            assert_eq!(
                String::from_utf8_lossy(&read.stdout),
                "12 solutions\n",
                "{text:?} {read:?}"
            );
            let english = text.replace(" :: \u{c9}va = cat", "");
            let read = with_input(&["import"], english.as_bytes());
            let made = String::from_utf8_lossy(&read.stdout);
            assert!(made.contains(":: \u{c9}va = cat\n"), "{english:?} {read:?}");
            let escaped: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
            assert_eq!(count(&[&format!("t={escaped}")]), "12");
        }
    }
    let broken = with_input(&["count", "-"], b"Pet: cat, dog\r# x\r\n# \xff\r");
    let complaint = String::from_utf8_lossy(&broken.stderr);
    assert!(complaint.contains("line 3: the text is not UTF-8"), "{complaint}");
}

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
    let note = "4 solutions\n\nHint 12 has no relation after ::, so it is off.\n";
    assert_eq!(text(&["count", path]), note);
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
               "questions": [{"question": "?", "exact": true, "answers": []}],
               "conflict": [1, 2]})
    );
}

#[test]
fn a_contradiction_is_answered_with_the_hints_that_clash() {
    let text = "A: a, b, c\nB: x, y, z\nquestion: Where is x? :: house of x\n\
                1. a @ 1 :: a @ 1\n4. x is b :: x = b\n5. b @ 3 :: b @ 3\n7. x @ 1 :: x @ 1\n";
    let said = |command: &str, more: &[&str]| {
        let arguments: Vec<&str> = [command, "-"].iter().chain(more).copied().collect();
        String::from_utf8(with_input(&arguments, text.as_bytes()).stdout).unwrap()
    };
    let solve = said("solve", &[]);
    assert!(solve.contains("Hints 1, 4 and 7 contradict each other.\nWhere is x? No answer."));
    let explain = said("explain", &[]);
    assert!(
        explain.contains("\nHints 1, 4 and 7 contradict each other. The hints leave 0 solutions.")
    );
    assert!(said("explain", &["--json"]).contains(r#""conflict":[1,4,7]"#));
    assert!(!said("explain", &["--without", "7", "--json"]).contains("conflict"));
}

#[test]
fn conflict_names_the_hints_that_clash() {
    let text = "\
A: a, b, c
B: x, y, z
1. a is first :: a @ 1
2. b is left of a :: b < a
3. x is a :: x = a
4. x is not first :: x !@ 1
";
    let find = |arguments: &[&str]| {
        let output = with_input(arguments, text.as_bytes());
        assert_eq!(output.status.code(), Some(0));
        String::from_utf8(output.stdout).unwrap()
    };
    let report: Value = serde_json::from_str(&find(&["conflict", "-", "--json"])).unwrap();
    let expected = json!({"conflict": true, "minimal": [[1, 2], [1, 3, 4]], "essential": [1],
                          "never_needed": [], "complete": true, "at_least": 3});
    assert_eq!(report, expected);
    let first = find(&["conflict", "-", "--limit", "1"]);
    assert!(
        first.contains("  1,2  (2 hints)\n    1. a is first\n    2. b is left of a\n"),
        "{first}"
    );
    assert!(first.contains("There may be more, of 2 hints or more."), "{first}");
    let report: Value = serde_json::from_str(&find(&["sets", "-", "--json"])).unwrap();
    assert_eq!((&report["sufficient"], &report["minimal"]), (&json!(false), &json!([])));
    assert_eq!(json(&["conflict", "fish"])["conflict"], false);
}

#[test]
fn every_mistake_is_named_with_the_choices() {
    for (arguments, expected) in [
        (
            &["count", "fsh"][..],
            "there is no puzzle 'fsh' (did you mean fish?); choose fish, zebra, ",
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
            &["count", "fi\nsh"],
            "there is no puzzle 'fi sh' (did you mean fish?); choose fish, zebra, ",
        ),
        (&["sets", "fish", "--for", "3"], "--for 3: there is no such question; choose 1 (Who owns"),
        (&["sets", "fish", "--for", "x"], "--for wants question, or the number of one, not 'x'"),
    ] {
        let complaint = complaint(arguments);
        assert!(complaint.starts_with(expected), "{complaint}");
    }
}

/// The sentences are clap's; what was wrong and what would be right must be in them.
#[test]
fn mistakes_of_usage_name_the_culprit_and_the_choices() {
    let options = "--only, --without, --read, --seconds, --json, --help, --version";
    for (arguments, named) in [
        (&[][..], &["count, hints, shares, solve, explain, sets, conflict, methods, export, "][..]),
        (&["cuont", "fish"], &["'cuont'", "similar", "'count'", "choose count, hints, shares, "]),
        (&["count"], &["<PUZZLE>", "fish, zebra, phones, ", "- for standard input"]),
        (&["count", "fish", "zebra"], &["'zebra'", "zebra count [OPTIONS] <PUZZLE>"]),
        (&["count", "fish", "--only"], &["--only <LIST>", "1-8,11 or none or all"]),
        (&["count", "fish", "--only", "--json"], &["--only <LIST>", "1-8,11 or none or all"]),
        (&["count", "fish", "--jsn"], &["'--jsn'", "similar", "'--json'", options]),
        (&["count", "fish", "-x"], &["'-x'", options]),
        (&["count", "fish", "--limit", "3"], &["'--limit'", options]),
        (&["solve", "fish", "--limit", "many"], &["'many'", "--limit <N>", "up to 100000"]),
        (&["solve", "fish", "--limit", "100001"], &["100001", "--limit <N>", "up to 100000"]),
        (&["count", "fish", "--seconds"], &["--seconds <N>", "up to 86400"]),
        (&["count", "fish", "--seconds", "86401"], &["86401", "--seconds <N>", "up to 86400"]),
        (&["count", "fish", "--json=yes"], &["'yes'", "--json"]),
    ] {
        let complaint = complaint(arguments);
        for word in named {
            assert!(complaint.contains(word), "{complaint}");
        }
    }
}

#[test]
fn options_stand_anywhere_and_the_last_one_counts() {
    let eight = text(&["count", "fish", "--only", "1-8", "--json"]);
    for arguments in [
        &["count", "--only", "1-8", "--json", "fish"][..],
        &["count", "--only=1-8", "fish", "--json"],
        &["--only", "1-8", "--json", "count", "fish"],
        &["--json", "count", "--only", "1-4", "fish", "--only", "5-8", "--json"],
        &["--json", "--only=1-8", "--", "count", "fish"],
    ] {
        assert_eq!(text(arguments), eight, "{arguments:?}");
    }
    let two = text(&["solve", "fish", "--without", "9", "--limit", "2"]);
    assert_eq!(text(&["solve", "--limit", "5", "fish", "--limit=2", "--without", "9"]), two);
    let smt = text(&["export", "smt2", "fish", "--without", "9"]);
    assert_eq!(text(&["export", "--without", "9", "smt2", "fish"]), smt);
    assert_eq!(text(&["export", "smt2", "--without", "9", "fish"]), smt);
    let (json, markdown) = ("--json", "--markdown");
    assert!(text(&["explain", "fish", markdown, json]).starts_with('{'));
    assert!(text(&["explain", "fish", json, markdown]).starts_with("## "));
}

#[test]
fn help_and_version_need_nothing_else() {
    let all = text(&["--help"]);
    for command in ["count", "hints", "shares", "solve", "sets", "conflict", "import"] {
        assert!(all.contains(&format!("\n  {command} ")), "{command}: {all}");
    }
    for arguments in [&["help"][..], &["-h"], &["fsh", "--help"], &["--json", "-h"]] {
        assert_eq!(text(arguments), all, "{arguments:?}");
    }
    let count = text(&["help", "count"]);
    for word in ["<PUZZLE>", "--only <LIST>", "--read <N=READING>", "--json", "--seconds <N>"] {
        assert!(count.contains(word), "{word}: {count}");
    }
    assert!(presets::all().iter().all(|preset| count.contains(preset.id)), "{count}");
    for arguments in [
        &["count", "-h"][..],
        &["--help", "count"],
        &["count", "fish", "--help"],
        &["count", "--limit", "3", "--help"],
    ] {
        assert_eq!(text(arguments), count, "{arguments:?}");
    }
    for arguments in [&["--version"][..], &["-V"], &["count", "--version"], &["--version", "day"]] {
        assert_eq!(text(arguments), format!("zebra {}\n", env!("CARGO_PKG_VERSION")));
    }
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
