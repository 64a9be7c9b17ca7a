//! Lists of categories and values in the ways that people introduce them.

use std::collections::BTreeSet;

use english::read;

/// What the lists of `tests/data/english/lists.txt` do not give: one text after "== its title", and after "--" its
/// categories, where the text lists all that there are.
fn failures() -> Vec<String> {
    let mut failures = Vec::new();
    for case in include_str!("../data/lists.txt").split("== ").skip(1) {
        let (title, case) = case.split_once('\n').expect("a title");
        let (text, wanted) = case.split_once("\n--\n").expect("categories");
        let wanted: BTreeSet<String> = wanted.lines().map(str::to_owned).collect();
        let found: BTreeSet<String> = match read(text) {
            Ok(draft) => {
                let listed =
                    draft.categories.iter().filter(|found| !draft.inferred.contains(&found.name));
                listed.map(|found| format!("{}: {}", found.name, found.values.join(", "))).collect()
            }
            Err(note) => BTreeSet::from([note.message]),
        };
        if found != wanted {
            failures.push(format!("{title}\n   wanted {wanted:?}\n    found {found:?}"));
        }
    }
    failures
}

#[test]
fn lists_are_found() {
    let failures = failures();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// "Pads A to D from left to right": letters that go along the row are its places.
#[test]
fn letters_along_the_row_are_places() {
    for setting in [
        "Pads A, B, C and D lie in a line in alphabetical order from left to right.",
        "There are four pads, A to D from left to right, in a line.",
    ] {
        let text = format!(
            "{setting}\nDrones: Crow, Gull, Hawk, Kite\n\n1. The Gull is on pad C.\n\
             2. The Crow is directly to the left of the Gull.\n3. The Hawk is left of the Kite.\n"
        );
        let draft = read(&text).expect("a puzzle");
        let letters =
            draft.categories.iter().position(|found| found.values == ["A", "B", "C", "D"]);
        assert!(letters.is_some(), "{setting}: {:?}", draft.categories);
        let pinned = draft.hints.iter().filter(|hint| hint.text.ends_with(" in the row")).count();
        assert_eq!(pinned, 4, "{setting}");
    }
}
