//! Lists of categories and values in the ways that people introduce them.

use std::collections::BTreeSet;

use zebra_playground::puzzle::english::read;

/// What the lists of `tests/data/english/lists.txt` do not give: one text after "== its title", and after "--" its
/// categories, where the text lists all that there are.
fn failures() -> Vec<String> {
    let mut failures = Vec::new();
    for case in include_str!("../data/english/lists.txt").split("== ").skip(1) {
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
