//! What is inferred from short texts, a kind each.

use super::division;
use super::lexicon::Lexicon;
use super::slots::Cue;
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

#[test]
fn what_hints_say_a_place_of_is_no_value() {
    let hints = "Abby plays chess.
        The kid with the orange bag has the locker right next to the kid with the grapes.
        The first locker belongs to the kid in drama.
        The kid with the crackers has the purple bag.
        Tia plays in the band.
        The green bag is in the locker directly to the left of the orange bag.
        Marcus has the yogurt.
        Devon's bag is purple.";
    let found = inferred(4, "", hints, "Who has the nuts?");
    assert!(!found.iter().any(|one| one.contains("locker")), "{found:?}");
}

#[test]
fn whom_the_setting_says_each_of_is_no_value() {
    let hints = "The plumber's shed is white.
        The gardener with the leeks has the red shed.
        The baker grows beans.
        The gardener growing carrots is in the middle.
        The teacher has the blue shed.";
    let found = inferred(3, "Every gardener has a different job and a shed.", hints, "");
    assert!(!found.iter().any(|one| one.contains("gardener")), "{found:?}");
}

#[test]
fn a_known_word_in_capitals_is_no_name() {
    let hints = "Pepper is a bay.
        The bay LOVES carrots.
        Duchess is a grey.
        The grey gets apples.
        Shadow is NOT the grey.
        The chestnut LOVES sugar.";
    let found = inferred(3, "Three horses stand in a row.", hints, "Who is the chestnut?");
    assert!(!found.iter().any(|one| one.contains("LOVES")), "{found:?}");
}

#[test]
fn what_somebody_does_may_be_a_value() {
    let document = Document {
        hints: passages("The person who knits has a goat. Ann has a cat."),
        places: Some(3),
        ..Document::default()
    };
    let values: Vec<String> = super::models(&document, Lexicon::load())[0].values();
    assert!(values.iter().any(|value| value == "knits"), "{values:?}");
}

#[test]
fn a_category_is_called_by_a_word_of_the_text() {
    let hints = "Otis built the one with the tin nose.
        The one with the zig nose is next to the one with the zag nose.
        Wren built the one with the zag nose.
        Finn's has the tin nose.";
    let found = inferred(3, "", hints, "");
    assert!(found.iter().any(|one| one.starts_with("Nose: ")), "{found:?}");
}

#[test]
fn who_something_more_is_said_of_is_named() {
    let found = inferred(
        3,
        "Three cousins scraped different parts of the body, and each got a lolly.",
        "Opal, who can't stand pear, is older than the child who scraped a knee.
        Wilf, who stayed at home, is older than the child who chose mango.
        Tess, who is not the one with the scraped chin, had lime.
        The child with the pear lolly scraped an elbow.",
        "Who scraped a knee?",
    );
    assert!(found.contains(&"Name: Opal, Tess, Wilf".to_owned()), "{found:?}");
}

#[test]
fn of_two_cues_the_later_says_more() {
    let weights = &Lexicon::load().weights;
    let says = [Cue::Weak, Cue::Active, Cue::Led, Cue::Strong].map(|cue| cue.weight(weights));
    assert!(says.is_sorted(), "{says:?}");
}
