//! Questions that are put in no known way: which sentence asks, of what, and for what, is found by
//! all that speaks for it, and the reader is told.

use english::import::import;
use puzzle::Puzzle;
use puzzle::text::Document;

const HOTEL: &str = "Four guests stay in the four rooms of an inn, numbered 1 to 4 from left to right. \
    Each comes from another town, has lost something else and orders a different dish.\n\
    Guest: Ann, Bob, Cyd, Dee\nTown: Leeds, Dover, Hull, York\n\
    Lost: umbrella, wallet, watch, glove\nSponsor: bakery, bank, brewery, school\n\
    1. Ann is in room 1.\n2. The guest from Dover is next to Bob.\n\
    3. Cyd was sponsored by the bank.\n4. Bob lost his watch.\n\
    5. The guest from Hull was sponsored by the school.\n";

/// What the questions about the hotel ask, and whether a warning tells of it.
fn asked(question: &str) -> (Vec<String>, bool) {
    asked_in(HOTEL, question)
}

/// What the questions of a text ask, as the text format has it, and whether a warning tells of it.
fn asked_in(text: &str, question: &str) -> (Vec<String>, bool) {
    let import = import(&format!("{text}\n{question}\n")).unwrap();
    let told = import.warnings.iter().any(|note| note.message.contains("is taken to ask for"));
    let written = Document::write(Puzzle::new(import.puzzle).unwrap()).to_string();
    let questions = written.lines().filter(|line| line.starts_with("question: "));
    (questions.filter_map(|line| Some(line.rsplit_once(":: ")?.1.to_owned())).collect(), told)
}

#[test]
fn sentences_that_ask_indirectly_are_questions() {
    for (question, meant) in [
        ("If I only knew which town Cyd is from!", "Town of Cyd"),
        ("The careful reader will have no trouble in saying which room belongs to Dee.", "Dee"),
        ("\"Then I can tell you who lost the glove,\" said the porter. Can you?", "Guest of glove"),
        ("The letter is from York. Whom do I write to?", "Guest of York"),
        ("It is the wallet that I want. Into which room must I go?", "wallet"),
        ("The code of the safe is the number of the room with the glove.", "glove"),
        ("The first to know gets the umbrella: from which town is Dee?", "Town of Dee"),
    ] {
        let (questions, told) = asked(question);
        assert_eq!(questions.len(), 1, "{question}");
        assert!(questions[0].ends_with(meant), "{question}: {questions:?}");
        assert!(told || meant.contains("of"), "{question}");
    }
}

#[test]
fn sentences_that_deny_or_relate_ask_nothing() {
    for sentence in [
        "I forget which guest lost the glove.",
        "The porter would not tell me where Dee was.",
        "The umbrella?",
        "A bank, sir?",
        "Now work out who lost what.",
    ] {
        assert_eq!(asked(sentence).0, [""; 0], "{sentence}");
    }
}

#[test]
fn what_speaks_most_for_it_is_asked() {
    for (question, meant) in [
        // A noun or a verb that only one list is called by goes before a person.
        ("Who sponsored Dee?", "Sponsor of Dee"),
        ("Which of the sponsors goes with Dee?", "Sponsor of Dee"),
        // Answers to choose from.
        ("What goes with Dee: the umbrella, the wallet or the glove?", "Lost of Dee"),
        ("Which of these goes with Dee?\n(A) Leeds\n(B) Dover\n(C) Hull\n(D) York", "Town of Dee"),
        ("Which one goes with Dee?\n(A) bakery\n(B) bank\n(C) brewery", "Sponsor of Dee"),
    ] {
        assert_eq!(asked(question).0, [meant], "{question}");
    }
}

const FERRIES: &str = "Three ferries lie side by side at berths 1 to 3, from west to east.\n\
    They are called Kestrel, Osprey and Merlin. One hull is black, one is gray and one is white. \
    Each has another skipper: Dora, Emil or Finn.\n\
    (a) Emil is the skipper of the Osprey.\n(b) Dora's ferry lies next to the Osprey.\n\
    (c) The Merlin lies next to the ferry with the gray hull.\n\
    (d) The ferry with the white hull is next to the Merlin.\n";

#[test]
fn what_is_called_by_its_name_is_asked_by_its_noun() {
    for question in ["Which ferry does Finn command?", "Which of the ferries is Finn's?"] {
        assert_eq!(
            asked_in(FERRIES, question),
            (vec!["Name of Finn".to_owned()], true),
            "{question}"
        );
    }
}

#[test]
fn what_nothing_speaks_for_is_told() {
    for question in ["Which mishap befell Ann?", "Which pudding is Ann's?", "What tune has Dee?"] {
        let (questions, told) = asked(question);
        assert!(questions.is_empty() || told, "{question}: {questions:?}");
    }
}

#[test]
fn what_is_beside_a_value_is_not_asked_of_it() {
    for question in [
        "Which town does the guest right next to Ann and directly beside Bob call home?",
        "Now tell me, to whom beside Ann does the glove belong, if you can?",
    ] {
        assert_eq!(asked(question).0, [""; 0], "{question}");
    }
}
