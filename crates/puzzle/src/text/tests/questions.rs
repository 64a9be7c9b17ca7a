//! Questions: about a value, and about a house by number or name.

use super::*;

/// What the question asks in a row of five with the usual names.
fn asked(formal: &str) -> (Asked, About) {
    let text = format!("{HEAD}question: Who? :: {formal}\n");
    let document = Document::read(&text).unwrap_or_else(|errors| panic!("{formal}: {errors}"));
    let question = &document.puzzle().questions()[0];
    (question.asked, question.about)
}

/// The complaint about the question on line 4, from its column on.
fn complaint(head: &str, formal: &str) -> String {
    let errors = errors(&format!("{head}question: Who? :: {formal}"));
    errors[0].rsplit_once("column ").map(|(_, complaint)| complaint.to_owned()).unwrap()
}

#[test]
fn a_house_is_named_by_its_number_or_as_in_relations() {
    for (formal, house) in [
        ("Pet of house 1", 0),
        ("Pet of  house   5 # the last", 4),
        ("Pet of first", 0),
        ("\"Pet\" of last", 4),
        ("Pet of middle", 2),
        ("Pet of @ 2", 1),
        ("Pet of @ last", 4),
        ("Pet of @3", 2),
    ] {
        assert_eq!(asked(formal), (Asked::Category(2), About::House(house)), "{formal}");
    }
    assert_eq!(asked("house of dog"), (Asked::House, About::Value(DOG)));
    assert_eq!(asked("Color of dog"), (Asked::Category(0), About::Value(DOG)));
}

#[test]
fn what_is_no_single_house_is_refused() {
    for (formal, said) in [
        (
            "house of house 2",
            "19: the house of a house is itself; ask for a category: `Category of house 2`",
        ),
        (
            "house of @ first",
            "19: the house of a house is itself; ask for a category: `Category of house 1`",
        ),
        (
            "Pet of house 6",
            "26: there is no house '6'; houses are 1 to 5, first, last, middle, end, odd, even, none",
        ),
        ("Pet of end", "26: a question is about one house; write its number in place of 'end'"),
        ("Pet of none", "26: a question is about one house; write its number in place of 'none'"),
        ("Pet of 1", "26: no value '1'"),
        ("Pet of house", "26: no value 'house'; did you mean horse?"),
        ("Pet of \"first\"", "26: no value 'first'"),
        ("Pet of @", "26: expected one value or house, found `@`"),
        ("Pet of @ \"first\"", "26: expected one value or house, found `@ \"first\"`"),
        (
            "Pet",
            "19: expected `Category of value`, `house of value` or `Category of house 1`, found `Pet`",
        ),
    ] {
        assert_eq!(complaint(HEAD, formal), said, "{formal}");
    }
    // An even row has no one middle.
    assert_eq!(
        complaint("A: a, b\nB: c, d\n", "A of middle"),
        "24: a question is about one house; write its number in place of 'middle'"
    );
}

#[test]
fn a_value_keeps_its_name_where_it_is_called_like_a_house() {
    let head = "Prize: first, \"house 2\", last\nRunner: Ann, Bob, house 9\n";
    for (formal, about, written) in [
        ("Runner of first", About::Value(value(0, 0)), "\"first\""),
        ("Runner of Prize.first", About::Value(value(0, 0)), "\"first\""),
        ("Runner of house 2", About::Value(value(0, 1)), "\"house 2\""),
        ("Prize of house 9", About::Value(value(1, 2)), "\"house 9\""),
        ("Runner of @ 1", About::House(0), "house 1"),
        ("Runner of @ 2", About::House(1), "@ 2"),
        ("Runner of @ last", About::House(2), "house 3"),
    ] {
        let text = format!("{head}question: Who? :: {formal}\n");
        let puzzle = Document::read(&text).unwrap().into_puzzle();
        assert_eq!(puzzle.questions()[0].about, about, "{formal}");
        let again = Document::write(puzzle.clone());
        let ends = format!(" of {written}\n");
        assert!(again.to_string().ends_with(&ends), "{formal}: {again}");
        assert_eq!(Document::read(&again.to_string()).unwrap().into_puzzle(), puzzle);
    }
}

#[test]
fn the_model_refuses_what_nobody_can_ask() {
    let parts = Document::read(HEAD).unwrap().into_puzzle().into_parts();
    let with = |asked, about| {
        let question = Question { text: "Which?".to_owned(), asked, about };
        let parts = PuzzleParts { questions: vec![question], ..parts.clone() };
        Puzzle::new(parts).map(|_| ()).map_err(|why| why.to_string())
    };
    assert_eq!(with(Asked::Category(1), About::House(4)), Ok(()));
    let gone = Err("the question \"Which?\" is about something that is not there".to_owned());
    assert_eq!(with(Asked::Category(1), About::House(5)), gone);
    assert_eq!(with(Asked::Category(3), About::House(0)), gone);
    let senseless = "the question \"Which?\" asks for the house of a house; ask for a category";
    assert_eq!(with(Asked::House, About::House(0)), Err(senseless.to_owned()));
}
