//! Categories that no list names, in whole texts.

/// "The one running Solaris": said once, and not as the other systems are.
#[test]
fn what_a_hint_cannot_be_read_without_is_a_value() {
    let sample: serde_json::Value =
        serde_json::from_str(include_str!("data/lot-1/05.json")).unwrap();
    let import = english::read(sample["text"].as_str().unwrap()).unwrap();
    let mut systems = import.puzzle.categories.iter().map(|category| category.values.clone());
    let mut systems = systems.find(|values| values.contains(&"Debian".to_owned())).unwrap();
    systems.sort();
    assert_eq!(systems, ["Debian", "Fedora", "FreeBSD", "Solaris", "Windows"]);
}
