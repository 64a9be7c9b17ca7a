//! Several questions in one sentence, and what stands around questions: the form of an answer, an
//! example, what a question supposes.

use english::import::import;

use super::questions::{RACE, STREET, asked};

#[test]
fn two_questions_may_be_one_sentence() {
    for (text, question, meant) in [
        (STREET, "Who has the owl, and who drives the Skoda?", ["Name of owl", "Name of Skoda"]),
        (STREET, "Who has the owl and which car does Cyd drive?", ["Name of owl", "Car of Cyd"]),
        (
            STREET,
            "Who lives in the first house and who in the second house?",
            ["Name of house 1", "Name of house 2"],
        ),
        (
            STREET,
            "Can you say who has the fox and where Dee lives?",
            ["Name of fox", "house of Dee"],
        ),
        (
            STREET,
            "Which car does Ann drive, and in which house is the dog?",
            ["Car of Ann", "house of dog"],
        ),
        (RACE, "Who won, and who finished last?", ["Runner of house 1", "Runner of house 4"]),
        (RACE, "What did Ann wear, and who wore white?", ["Shirt of Ann", "Runner of white"]),
    ] {
        assert_eq!(asked(&format!("{text}{question}\n")), meant, "{question}");
    }
    // One about all places, or about one that has two things.
    for question in ["Who lives where and with which pet?", "Who has the owl and drives the Kia?"] {
        assert!(asked(&format!("{STREET}{question}\n")).len() < 2, "{question}");
    }
}

#[test]
fn several_questions_in_a_sentence_are_asked_one_by_one() {
    for (question, meant) in [
        (
            "Determine who has the owl and which car is driven by Cyd.",
            &["Name of owl", "Car of Cyd"][..],
        ),
        ("Which car does Dee drive, and who keeps the fox?", &["Car of Dee", "Name of fox"]),
        (
            "At which house is the dog, and by whom is the Ford driven?",
            &["house of dog", "Name of Ford"],
        ),
        (
            "In particular, state which pet Dee has and who drives the Fiat.",
            &["Pet of Dee", "Name of Fiat"],
        ),
        (
            "Required: the car of the person with the owl, and the name of the person who drives the Ford.",
            &["Car of owl", "Name of Ford"],
        ),
        (
            "Readers are invited to say who keeps the owl and in which house the Skoda is.",
            &["Name of owl", "house of Skoda"],
        ),
        ("Who keeps the owl? and which car is Dee's", &["Name of owl", "Car of Dee"]),
        (
            "Find\n(i) the number of the house in which the owl lives,   [3]\n(ii) the car of Dee.   [2]",
            &["house of owl", "Car of Dee"],
        ),
        (
            "(a) Who keeps the owl?   [4]\n(b) What does Dee drive?   (2 marks)",
            &["Name of owl", "Car of Dee"],
        ),
        // These ask for everything.
        ("Determine who has which pet and which car each of them drives.", &[]),
        ("Find out who lives where and who drives which car.", &[]),
    ] {
        assert_eq!(asked(&format!("{STREET}{question}\n")), meant, "{question}");
    }
}

#[test]
fn what_a_question_supposes_is_a_hint() {
    let text = "Four bands play one after the other, in slots 1 to 4: Ash, Birch, Cedar and Dogwood.\n\
                1. Ash plays immediately before Birch.\n2. Cedar does not play last.\n\n\
                If Dogwood plays first, then which one of the following must play last?\n\
                (A) Ash\n(B) Birch\n(C) Cedar\n";
    let import = import(text).unwrap();
    let hints: Vec<&str> = import.puzzle.hints.iter().map(|hint| hint.text.as_str()).collect();
    assert_eq!(hints.last(), Some(&"Dogwood plays first"), "{hints:?}");
    assert_eq!(import.puzzle.hints.last().map(|hint| hint.number), Some(3));
    assert!(import.warnings.iter().any(|note| note.message.contains("question supposes")));
    assert_eq!(import.puzzle.questions.len(), 1, "{:?}", import.warnings);
}

#[test]
fn the_form_of_an_answer_lists_nothing() {
    let text = "There are two houses in a row, numbered 1 to 2 from left to right.\n\
        Name: Ann, Bob\nPet: dog, cat\n1. Ann lives in house no. 2.\n2. Bob has the dog.\n\n\
        Please give your answer as a JSON dictionary in this format:\n\n{\n    \"house_1\": [\n        \
        \"name_1\",\n        \"pet_1\"\n    ],\n    \"house_2\": [\n        \"name_2\",\n        \
        \"pet_2\"\n    ]\n}\n";
    let found = import(text).unwrap();
    let names: Vec<&str> = found.puzzle.categories.iter().map(|c| c.name.as_str()).collect();
    assert_eq!(names, ["Name", "Pet"]);
    assert_eq!(found.puzzle.hints.len(), 2);
    // A form that nobody closes hides no hint.
    let open = text.replace("\n    ]\n}\n", "\n\n3. Ann does not have the dog at all.\n");
    assert_eq!(import(&open).unwrap().puzzle.hints.len(), 3);
}

#[test]
fn an_example_before_the_puzzle_is_none_of_it() {
    let text = "# Example Puzzle\n\nThere are 3 houses, numbered 1 to 3 from left to right.\n\
        - Each person has a unique name: Kim, Lee, Moe\n\n## Clues\n1. Kim is in the second house.\n\
        2. Lee is directly left of Kim.\n\n# Puzzle to Solve\n\n\
        There are 2 houses, numbered 1 to 2 from left to right.\n\
        - Each person has a unique name: Ann, Bob\n- Each person has a unique pet: dog, cat\n\n\
        ## Clues\n1. Ann is in the second house.\n2. Bob has the dog.\n\n\
        For each house, determine the name and pet.\n";
    let found = import(text).unwrap();
    assert_eq!((found.puzzle.houses, found.puzzle.categories.len()), (2, 2));
    let hints: Vec<(u32, usize)> =
        found.hints.iter().map(|hint| (hint.number, hint.line)).collect();
    assert_eq!(hints, [(1, 17), (2, 18)]);
    assert!(found.warnings.iter().any(|note| note.message.contains("example")));
}
