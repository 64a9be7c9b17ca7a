//! What is inferred from short texts, a kind each.

use super::division;
use super::lexicon::Lexicon;
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
    let best = division(&document, Lexicon::load()).expect("a division");
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
fn numbers_in_words_are_values_where_they_count_no_places() {
    let found = inferred(
        3,
        "Three coaches leave at different hours.",
        "The red coach leaves at seven.
        The blue coach goes to Rome and leaves at nine.
        The coach to Paris leaves at eight.
        The green coach goes to Oslo.",
        "When does the coach to Oslo leave?",
    );
    assert!(found.iter().any(|one| one.ends_with(": eight, nine, seven")), "{found:?}");
}

#[test]
fn a_longer_phrase_said_once_is_the_value_that_it_ends_in() {
    let found = inferred(
        3,
        "Three snowmen stand in a row. Each has a different nose.",
        "Otis built the snowman with the carrot nose.
        The snowman with the potato nose is next to the one with the classic carrot nose.
        Wren built the snowman with the pinecone nose.",
        "Who has the potato nose?",
    );
    assert!(found.iter().any(|one| one.ends_with(": carrot, pinecone, potato")), "{found:?}");
}

#[test]
fn words_in_quotes_are_one_value() {
    let found = inferred(
        3,
        "Three pews stand in a row. Their owners love different hymns.",
        "Ann loves \"Abide with Me\".
        The lover of \"Be Thou My Vision\" sits next to Bob.
        Cy loves \"Jerusalem\".",
        "Who loves \"Jerusalem\"?",
    );
    let has = |title: &str| found.iter().any(|one| one.contains(title));
    assert!(has("Abide with Me") && has("Be Thou My Vision"), "{found:?}");
}

#[test]
fn nothing_is_inferred_from_nothing() {
    assert_eq!(division(&Document::default(), Lexicon::load()), None);
}
