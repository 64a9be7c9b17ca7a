//! Questions about small made-up puzzles.

use super::*;
use crate::reading::Language;

const CATEGORIES: [(&str, &str); 5] = [
    ("Nationality", "Dane Swede Finn"),
    ("Newspaper", "Times Herald Echo"),
    ("Drink", "tea milk cocoa"),
    ("Subject", "biology physics law"),
    ("Age", "31 35 40"),
];
const HINTS: [&str; 4] = [
    "The Dane reads the Echo.",
    "The Swede drinks tea and studies law.",
    "Whoever studies physics drinks milk.",
    "The Finn is 35.",
];

fn read(sentence: &str) -> Vec<String> {
    let language = Language::load();
    let categories = CATEGORIES.map(|(name, values)| List {
        name: name.to_owned(),
        values: values.split(' ').map(str::to_owned).collect(),
        ..List::default()
    });
    let reader = Reader::new(language, &categories, 3, &["Three houses stand in a row."], &HINTS);
    let questions = Questions::new(language.words, &reader, &categories, HINTS.into_iter());
    let shown = |query: &Query| match query {
        Query::One(asked, about, _) => {
            let asked = match asked {
                Asked::Category(category) => CATEGORIES[usize::from(*category)].0,
                Asked::House => "place",
            };
            let about = match about {
                About::House(house) => format!("{}", house + 1),
                About::Value(value) => {
                    let values = CATEGORIES[usize::from(value.category)].1;
                    values.split(' ').nth(value.index.into()).unwrap().to_owned()
                }
            };
            format!("{asked} of {about}")
        }
        Query::Everything => "all".to_owned(),
        Query::Unclear => "unclear".to_owned(),
    };
    questions.read(sentence).iter().map(shown).collect()
}

#[test]
fn the_category_and_the_value_are_found() {
    for (question, expected) in [
        ("Who drinks cocoa?", "Nationality of cocoa"),
        ("WHO DRINKS COCOA??", "Nationality of cocoa"),
        ("Which man drinks the cocoa?", "Nationality of cocoa"),
        ("Whose newspaper is the Herald?", "Nationality of Herald"),
        ("What does the Dane drink?", "Drink of Dane"),
        ("What does the Swede study?", "Subject of Swede"),
        ("Which newspaper does the person who is 31 read?", "Newspaper of 31"),
        ("What is the newspaper of the Dane?", "Newspaper of Dane"),
        ("What is the name of the one with the milk?", "Nationality of milk"),
        ("How old is the one who studies law?", "Age of law"),
        ("Where does the Dane live?", "place of Dane"),
        ("In which house does the person who drinks tea live?", "place of tea"),
        ("What position is the person who drinks tea at?", "place of tea"),
        ("Who lives in house 3?", "Nationality of 3"),
        ("Who came second?", "Nationality of 2"),
        ("Which newspaper is read in the last house?", "Newspaper of 3"),
        (
            "So, can you tell who the owner of the milk is, the Dane or the Finn?",
            "Nationality of milk",
        ),
    ] {
        assert_eq!(read(question), [expected], "{question}");
    }
}

#[test]
fn several_questions_may_be_joined() {
    assert_eq!(
        read("From the clues below, figure out who drinks cocoa and who reads the Times."),
        ["Nationality of cocoa", "Nationality of Times"]
    );
    assert_eq!(
        read("Who drinks milk? And where does the Finn live?"),
        ["Nationality of milk", "place of Finn"]
    );
}

#[test]
fn tasks_ask_for_everything() {
    for task in [
        "In what order did they finish?",
        "Determine the newspaper and the drink of each person.",
        "Who sleeps on which deck?",
        "Which of the six came in when?",
        "Find out which man reads which newspaper and what he drinks.",
    ] {
        assert_eq!(read(task), ["all"], "{task}");
    }
}
