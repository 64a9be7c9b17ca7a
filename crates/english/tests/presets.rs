//! What the presets say in plain English, without anything formal, means what they mean.

use english::reading::Samples;
use puzzle::{Category, Relation};

fn same(one: &Relation, other: &Relation, houses: u8) -> bool {
    let values = [one.values(), other.values()].concat();
    let samples = Samples::of(&values, houses);
    samples.truth(one) == samples.truth(other)
}

#[test]
fn the_bare_english_of_presets_has_their_relations() {
    let mut faults = Vec::new();
    for preset in presets::all() {
        let puzzle = preset.puzzle();
        let mut text = format!("{}\n\n", puzzle.title());
        for category in puzzle.categories() {
            text.push_str(&format!("{}: {}\n", category.name, category.values.join(", ")));
        }
        text.push('\n');
        for hint in puzzle.hints() {
            text.push_str(&format!("{}. {}\n", hint.number, hint.text));
        }
        for question in puzzle.questions() {
            text.push_str(&format!("{}\n", question.text));
        }
        let import = english::read(&text).unwrap();
        let parts = puzzle.into_parts();
        let named = |categories: &[Category]| -> Vec<(String, Vec<String>)> {
            categories.iter().map(|c| (c.name.clone(), c.values.clone())).collect()
        };
        if named(&import.puzzle.categories) != named(&parts.categories) {
            faults.push(format!("{}: {:?}", preset.id, import.puzzle.categories));
            continue;
        }
        if !import.asks.is_empty() {
            faults.push(format!("{}: {:?}", preset.id, import.asks));
        }
        if import.puzzle.questions != parts.questions {
            faults.push(format!("{}: {:?}", preset.id, import.puzzle.questions));
        }
        if import.puzzle.hints.len() != parts.hints.len() {
            faults.push(format!("{}: {} hints", preset.id, import.puzzle.hints.len()));
        }
        for (found, wanted) in import.puzzle.hints.iter().zip(&parts.hints) {
            let right = match (&found.relation, &wanted.relation) {
                (Some(found), Some(wanted)) => same(found, wanted, parts.houses),
                _ => false,
            };
            if !right || (found.number, &found.text) != (wanted.number, &wanted.text) {
                faults.push(format!("{}: {found:?}, not {wanted:?}", preset.id));
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}
