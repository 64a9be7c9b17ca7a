//! What the commands that make puzzles and links make.

use super::{complaint, count, json, text, with_input, zebra};

#[test]
fn a_link_carries_a_puzzle_with_its_hints_and_readings() {
    for puzzle in ["fish", "zebra", "phones"] {
        let link = text(&["link", puzzle]);
        assert!(link.starts_with("z=1") && link.len() < 700, "{link}");
        assert_eq!(count(&[link.trim_end()]), "1");
    }
    let link = json(&["link", "fish", "--without", "9,15", "--read", "4=somewhere"]);
    let link = link["link"].as_str().unwrap();
    let page = format!("https://example.org/zebra/#{link}");
    let same = ["fish", "--without", "9,15", "--read", "4=somewhere"];
    assert_eq!(count(&[&page]), count(&same));
    assert_eq!(
        count(&[link, "--only", "1-8"]),
        count(&["fish", "--only", "1-8", "--read", "4=somewhere"])
    );
    assert_eq!(count(&["p=fish&off=15&read=4:somewhere"]), "20");
    assert_eq!(count(&["t=Pet: dog,cat%0A1. :: dog @ 1"]), "1");
}

#[test]
fn links_are_whole_in_a_chat_and_as_chats_spell_them() {
    for seed in 40..46 {
        let made = json(&["generate", "4x3", "--seed", &seed.to_string()]);
        let link = made["link"].as_str().unwrap();
        assert!(link.ends_with(|c: char| c.is_ascii_alphanumeric()), "{link}");
        assert_eq!(count(&[link]), "1");
    }
    let source = "https://example.org/zebra/#p=fish&amp;off=15&amp;read=4:somewhere";
    for link in
        [source, &source.replace('#', "%23"), &source.replace('#', "%23").replace("amp;", "")]
    {
        assert_eq!(count(&[link]), "20", "{link}");
    }
}

#[test]
fn a_damaged_link_is_refused_in_one_line() {
    assert!(complaint(&["count", "p=fsh"]).starts_with("there is no puzzle 'fsh' (did you mean"));
    assert!(complaint(&["count", "#z=1AAAA"]).contains("damaged or cut short"));
    assert!(complaint(&["count", "p=fish&off=99"]).contains("there is no hint 99"));
    assert!(complaint(&["count", "t=Pet: dog,cat%0A1. :: dug @ 1"]).contains("did you mean dog?"));
}

#[test]
fn minimal_drops_what_the_rest_implies() {
    let report = json(&["minimal", "fish"]);
    assert_eq!((&report["dropped"][0], &report["one_solution"]), (&15.into(), &true.into()));
    let left = with_input(&["count", "-", "--json"], text(&["minimal", "fish"]).as_bytes());
    assert!(String::from_utf8(left.stdout).unwrap().contains(r#""count":"1""#));
    let report = json(&["minimal", "fish", "--only", "8,9,14"]);
    assert_eq!(report["dropped"], serde_json::json!([]));
    assert_eq!(report["one_solution"], false);
    let conflict = with_input(&["minimal", "-"], b"Pet: dog, cat\n1. :: dog @ 1\n2. :: cat @ 1\n");
    assert_eq!(conflict.status.code(), Some(2));
    assert!(String::from_utf8(conflict.stderr).unwrap().contains("no solution"));
}

#[test]
fn new_puzzles_have_one_solution_and_come_again() {
    for kinds in ["classic", "all", "same,place,not-next"] {
        let arguments = ["generate", "4x3", "--kinds", kinds, "--seed", "11"];
        let report = json(&arguments);
        assert_eq!(count(&[report["link"].as_str().unwrap()]), "1");
        assert_eq!(report["command"], format!("zebra {}", arguments.join(" ")));
        let puzzle = text(&arguments);
        assert!(puzzle.ends_with(report["puzzle"].as_str().unwrap()));
        let read = with_input(&["minimal", "-", "--json"], puzzle.as_bytes());
        assert!(String::from_utf8(read.stdout).unwrap().contains(r#""dropped":[]"#));
    }
    assert_eq!(text(&["day", "2026-11-22"]), text(&["day", "2026-11-22"]));
    assert!(text(&["day", "2026-11-22"]).contains("\nhouses: 6 :: in the {} "));
    for size in ["4X3", "4×3", "4 x 3"] {
        assert_eq!(
            text(&["generate", size, "--seed", "11"]),
            text(&["generate", "4x3", "--seed", "11"])
        );
    }
    let easy = ["day", "2026-11-22", "--difficulty", "easy"];
    assert!(text(&easy).contains("\nhouses: 5 :: in the {} "));
    assert_eq!(json(&easy)["command"], "zebra day 2026-11-22 --difficulty easy");
    let medium = ["generate", "4x4", "--difficulty", "medium", "--seed", "3"];
    let made = text(&medium);
    assert!(made.starts_with("# zebra generate 4x4 --kinds classic --difficulty medium --seed 3"));
    let story = with_input(&["explain", "-", "--json"], made.as_bytes());
    assert!(String::from_utf8(story.stdout).unwrap().contains(r#""level":"medium""#));
    assert!(text(&["day"]).starts_with("# zebra day 2"));
    assert!(text(&["generate"]).starts_with("# zebra generate 5x5 --kinds classic --seed "));
}

#[test]
fn wishes_that_cannot_be_met_are_explained() {
    assert!(complaint(&["generate", "9x9"]).starts_with("'9x9' is no size"));
    assert!(complaint(&["generate", "--kinds", "sane"]).contains("did you mean same?"));
    assert!(complaint(&["generate", "--kinds", "next"]).contains("tell left from right"));
    let hard = ["generate", "3x2", "--kinds", "same,place", "--difficulty", "hard"];
    let made = zebra(&hard);
    assert!(made.status.success() && !made.stdout.is_empty());
    assert_eq!(
        String::from_utf8(made.stderr).unwrap(),
        "zebra: It is easy: none of this size came out hard.\n"
    );
    assert!(complaint(&["generate", "--difficulty", "esy"]).contains("did you mean easy?"));
    assert!(complaint(&["generate", "4x4", "5x5"]).contains("'5x5'"));
    let only = complaint(&["generate", "--only", "1"]);
    assert!(only.contains("'--only'") && only.contains("--kinds, --difficulty, --seed"), "{only}");
    assert!(complaint(&["day", "2026-02-30"]).contains("is no date"));
    assert!(complaint(&["count", "fish", "--seed", "1"]).contains("'--seed'"));
}

#[test]
fn the_link_of_a_day_is_as_good_as_its_puzzle() {
    assert_eq!(count(&["day=2026-11-23:easy"]), "1");
    let link = "https://example.org/zebra/#day=2026-11-23:easy&off=1";
    assert_eq!(count(&[link]), count(&["day=2026-11-23:easy", "--without", "1"]));
    // Where it says no more, it is the puzzle that the day has by itself.
    assert_eq!(text(&["hints", "day=2026-11-23"]), text(&["hints", "day=2026-11-23:easy"]));
    assert!(complaint(&["count", "day=2026-02-30:easy"]).contains("is no date"));
    assert!(complaint(&["count", "day=2026-11-23:esay"]).contains("did you mean easy?"));
}
