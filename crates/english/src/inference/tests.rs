//! What is inferred from short texts, a kind each.

use super::division;
use super::weights::Weights;
use crate::document::{Document, Passage};

fn passages(lines: &str) -> Vec<Passage> {
    let lines = lines.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| Passage { text: line.to_owned(), ..Passage::default() }).collect()
}

fn inferred(places: u8, setting: &str, hints: &str, question: &str) -> Vec<String> {
    let document = Document {
        setting: passages(setting),
        hints: passages(hints),
        questions: passages(question),
        places: Some(places),
        ..Document::default()
    };
    let best = division(&document, &Weights::load()).expect("a division");
    let categories = best.categories.into_iter().map(|category| {
        let mut values = category.values;
        values.sort();
        format!("{}: {}", category.name, values.join(", "))
    });
    let mut categories: Vec<String> = categories.collect();
    categories.sort();
    categories
}

#[test]
fn verbs_nouns_and_passives_speak_of_one_category() {
    let found = inferred(
        3,
        "Three houses stand in a row. Each has a different colour, and their owners drink different
        things.",
        "The Dane drinks tea.
        Milk is drunk in the red house.
        The cocoa drinker lives next to the blue house.
        The Swede has the green house.",
        "What does the Finn drink?",
    );
    assert_eq!(
        found,
        ["Colour: blue, green, red", "Drink: cocoa, milk, tea", "Nationality: Dane, Finn, Swede"]
    );
}

#[test]
fn words_that_no_kind_knows_are_grouped_by_their_slots() {
    let found = inferred(
        3,
        "Three friends each own a quorb and play a zint.",
        "Anouk owns the blarp quorb.
        The vimp quorb belongs to the friend who juggles.
        Tilde has the snorl quorb.
        Bojan is next to Anouk.",
        "Who has the vimp quorb?",
    );
    assert!(found.contains(&"Quorb: blarp, snorl, vimp".to_owned()), "{found:?}");
    assert!(found.contains(&"Name: Anouk, Bojan, Tilde".to_owned()), "{found:?}");
}

#[test]
fn a_word_may_be_a_name_and_a_thing() {
    let found = inferred(
        3,
        "Rose, Lily and Iris are three women. Each of them carries a rose, a lily or an iris.",
        "Rose carries the lily.
        The woman with the iris is next to Lily.",
        "Who carries the rose?",
    );
    assert_eq!(found.len(), 2, "{found:?}");
}

#[test]
fn what_the_question_names_completes_a_category() {
    let found = inferred(
        3,
        "Three neighbours keep three different pets.",
        "Ann keeps the dog.
        Bob lives left of the owner of the cat.
        Cy lives next to Ann.",
        "Who owns the zebra?",
    );
    assert_eq!(found, ["Name: Ann, Bob, Cy", "Pet: cat, dog, zebra"]);
}

#[test]
fn hours_are_values_also_where_they_could_be_places() {
    let found = inferred(
        3,
        "Three coaches stand in a row.",
        "The Danish coach leaves at two.
        The coach that leaves at nine is next to the Polish one.
        The Irish coach leaves at five.",
        "When does the Polish coach leave?",
    );
    assert!(found.iter().any(|category| category.ends_with(": five, nine, two")), "{found:?}");
}

#[test]
fn a_value_with_a_word_more_is_the_same() {
    let document = Document {
        hints: passages(
            "The cola guy was the one hoarding pretzels.
            The pretzels are not at the window.",
        ),
        ..Document::default()
    };
    let lexicon = super::Lexicon::load(&document, Weights::load());
    let found = super::gather::gather(&document, &lexicon, 3);
    let pretzels = found.all.iter().filter(|one| one.key.contains("pretzel"));
    let counts: Vec<(&str, u32)> = pretzels.map(|one| (one.key.as_str(), one.count)).collect();
    assert_eq!(counts, [("pretzel", 2)]);
}

/// Three names and three pets, as the text is written.
fn with_model(check: impl Fn(&super::Model<'_>, super::Groups)) {
    let document = Document {
        hints: passages(
            "Ann keeps the dog.
            Bob keeps the cat.
            Cy keeps the zebra.",
        ),
        places: Some(3),
        ..Document::default()
    };
    let lexicon = super::Lexicon::load(&document, Weights::load());
    let models = super::models(&document, &lexicon);
    let start = models[0].starts().swap_remove(0);
    check(&models[0], start);
}

#[test]
fn a_change_is_worth_what_the_groups_cost_less() {
    with_model(|model, start| {
        let moves = model.moves(&start, &vec![true; model.values().len()]);
        assert!(!moves.is_empty());
        for (change, worth) in moves {
            let after = model.after(&start, &change);
            let less = model.cost(&start) - model.cost(&after);
            assert!((less - worth).abs() < 0.001, "{change:?}: {less} not {worth}");
        }
    });
}

#[test]
fn groups_as_they_should_be_are_better_than_with_two_exchanged() {
    with_model(|model, start| {
        let exchange = super::Move::Put(start[0][0], 1, Some(start[1][0]));
        let exchanged = model.after(&start, &exchange);
        assert!(model.cost(&exchanged) > model.cost(&start));
        assert_eq!(exchanged[1].last(), Some(&start[0][0]));
    });
}

#[test]
fn nothing_is_inferred_from_nothing() {
    assert_eq!(division(&Document::default(), &Weights::load()), None);
}
