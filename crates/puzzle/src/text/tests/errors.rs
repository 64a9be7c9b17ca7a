//! What is wrong with a text: all of it, with its place, within bounds.

use super::*;

#[test]
fn all_errors_come_at_once_with_place_and_nearest_name() {
    let text = "\
title: Errors
houses: 4
Color: red, green, blue
Pet: dog, cat, , bird
Drink: tea, milk, coffee, tea
1. text :: rde = Drink.mlik
1. again :: red << green
2. :: tea @ 9
  3. é :: Norwegan ~ blue )
nonsense
question: Who?
question: Who? :: Colour of tea
";
    assert_eq!(
        errors(text),
        [
            "line 3, column 1: Color has 3 values, but there are 4 houses",
            "line 4, column 16: expected a value, found `, bird`",
            "line 5, column 27: Drink has the value tea twice",
            "line 6, column 12: no value 'rde'; did you mean red?",
            "line 6, column 18: no value 'mlik' in Drink; did you mean milk?",
            "line 7, column 1: hint 1 is already on line 6",
            "line 8, column 13: there is no house '9'; houses are 1 to 4, first, last, middle, \
             end, odd, even, none",
            "line 9, column 11: no value 'Norwegan'",
            "line 9, column 27: expected and, or, xor, iff, or the end of the relation, found `)`",
            "line 10, column 1: expected title:, houses:, question:, a category such as `Pet: \
             dog, cat`, or a hint with its number such as `1. text`",
            "line 11, column 15: expected what is asked, such as `:: Nationality of fish` or \
             `:: house of fish`",
            "line 12, column 19: no category 'Colour'; did you mean Color?",
        ]
    );
}

#[test]
fn what_was_expected_is_said() {
    for (formal, complaint) in [
        ("", "7: expected a value, found the end"),
        ("dog", "10: expected one of = != << >> < > ~ !~ @ !@ between, found the end"),
        ("dog =", "12: expected a value, found the end"),
        ("dog = Brit Swede", "13: no value 'Brit Swede'"),
        (
            "dog between Brit and Swede",
            "24: expected a comma and the other end, as in `B between A, C`, found `and Swede`",
        ),
        ("(dog = Brit", "18: expected a closing parenthesis, found the end"),
        ("if dog = Brit", "20: expected then, found the end"),
        ("\"dog = Brit", "7: the quote that begins here does not end"),
        ("dog ~16 Brit", "11: houses are at most 15 apart"),
        ("dog ~{1", "11: the brace that begins here does not end"),
        (
            "dog ~{x} Brit",
            "11: expected offsets from -15 to 15 in the braces, such as `~{-2,1..3}`",
        ),
        (
            "dog @ between",
            "13: expected a house number, or one of first, last, middle, end, odd, even, none, found `between`",
        ),
    ] {
        assert_eq!(complaints(formal), [complaint], "{formal}");
    }
}

#[test]
fn sizes_out_of_range_are_refused() {
    assert_eq!(
        errors("houses: 17\nA: a, b"),
        ["line 1, column 1: a puzzle has 2 to 16 houses, not 17"]
    );
    assert_eq!(
        errors("A: a"),
        ["line 1, column 1: a puzzle has 2 to 16 houses, but A has 1 values"]
    );
    assert_eq!(
        errors(""),
        ["line 1, column 1: expected a category with its values, such as `Pet: dog, cat`"]
    );
    assert_eq!(
        errors("houses: five\nA: a, b"),
        ["line 1, column 9: expected the number of houses, found `five`"]
    );
    let many: String = (0..300).map(|c| format!("C{c}: a{c}, b{c}\n")).collect();
    assert!(errors(&many)[0].ends_with("a puzzle has at most 32 categories"));
    let long = "#".repeat(MAX_BYTES + 1);
    assert!(errors(&long)[0].contains("longer than"));
}

#[test]
fn hostile_texts_take_no_time() {
    let names = |n: usize| -> String {
        (0..n).map(|c| format!("C{c}: a{c}, b{c}, c{c}, d{c}, e{c}, f{c}, g{c}, h{c}\n")).collect()
    };
    let fill = |start: &str, piece: &str| {
        format!("{start}{}", piece.repeat((MAX_BYTES - start.len()) / piece.len()))
    };
    let numbered: String = (0..20_000).map(|i| format!("{i}. :: x\n")).collect();
    for text in [
        fill(HEAD, "Color: a\n"),
        fill("Color: a", ",a"),
        fill("Color: a", ", "),
        fill(HEAD, "1. :: d = c\n"),
        fill(&format!("{HEAD}1. :: dog = d"), " and dog = d"),
        fill(&format!("{HEAD}1. :: "), "dog = Brit and "),
        fill(&format!("{HEAD}1. :: "), "dog."),
        fill(&format!("{HEAD}question: :: "), " of "),
        fill(&format!("{HEAD}question: :: \""), "\\\""),
        format!("{}{numbered}", names(32)),
        format!("{}{}", names(32), numbered.replace("x", "a = b")),
    ] {
        let errors = Document::read(&text).unwrap_err();
        assert!(errors.list().len() <= 100);
    }
    let many: String = (0..20_000).rev().map(|i| format!("{i}.\n")).collect();
    assert_eq!(Document::read(&format!("{HEAD}{many}")).unwrap().puzzle().hints().len(), 20_000);
}
