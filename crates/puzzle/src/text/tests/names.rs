//! Names: found in spite of signs inside them, and told apart.

use super::*;

#[test]
fn names_are_found_with_quotes_with_categories_and_with_signs_inside() {
    let text = "\
houses: 2
Place: end, and
Band: \"Earth, Wind & Fire\", \"The \\\"Who\\\"\"
\"title\": \"=\", \"<<\"
House no. 1: C#, J.R.R. Tolkien   # a comment
Number: 2, 3
1. :: Place.and = Place.end
2. :: \"and\" = \"Earth, Wind & Fire\" # another, with \"quotes\"
3. :: \"The \\\"Who\\\"\" << title.\"=\"
4. :: \"<<\" ~ 2
5. :: House no. 1.C# !~2 \"title\".\"=\"
6. :: J.R.R. Tolkien = C#
7. The house #1 costs \\# \\:: 5 \\ or so :: J.R.R. Tolkien @ 1
question: Where? :: house of J.R.R. Tolkien
question: Which? :: House no. 1 of \"and\"
";
    let puzzle = Document::read(text).unwrap_or_else(|errors| panic!("{errors}")).into_puzzle();
    assert_eq!(puzzle.title(), "");
    assert_eq!(puzzle.categories()[2].name, "title");
    let relations: Vec<_> =
        puzzle.hints().iter().map(|hint| hint.relation.clone().unwrap()).collect();
    let offset = |a, b, offsets| Relation::Offset(a, b, offsets);
    assert_eq!(relations[0], offset(value(0, 1), value(0, 0), Offsets::SAME));
    assert_eq!(relations[1], offset(value(0, 1), value(1, 0), Offsets::SAME));
    assert_eq!(relations[2], offset(value(1, 1), value(2, 0), Offsets::IMMEDIATELY_LEFT));
    assert_eq!(relations[3], offset(value(2, 1), value(4, 0), Offsets::NEXT_TO));
    assert_eq!(relations[4], offset(value(3, 0), value(2, 0), Offsets::apart(2).complement()));
    assert_eq!(relations[5], offset(value(3, 1), value(3, 0), Offsets::SAME));
    assert_eq!(puzzle.hints()[6].text, "The house #1 costs # :: 5 \\ or so");
    assert_eq!(puzzle.questions()[0].asked, Asked::House);
    assert_eq!(puzzle.questions()[1].asked, Asked::Category(3));
    assert_eq!(puzzle.questions()[1].about, About::Value(value(0, 1)));
    let written = Document::write(puzzle.clone()).to_string();
    assert_eq!(Document::read(&written).unwrap().into_puzzle(), puzzle, "{written}");
}

#[test]
fn a_value_of_two_categories_needs_its_category() {
    assert_eq!(
        complaints("red = dog"),
        ["7: 'red' is the name of several values; write Color.red or Pet.red"]
    );
    assert_eq!(
        relation("Color.red = Pet.red"),
        Relation::Offset(value(0, 0), value(2, 4), Offsets::SAME)
    );
}

#[test]
fn a_name_that_reads_in_two_ways_can_still_be_written() {
    let text = "A: b, c\nD: A.b, e\n1. :: A.b = c\n";
    assert_eq!(
        errors(text),
        ["line 3, column 7: 'A.b' is the name of several values; write \"A\".\"b\" or D.A.b"]
    );
    for (written, meant) in [("\"A\".b", value(0, 0)), ("D.A.b", value(1, 0))] {
        let puzzle = Document::read(&text.replacen(":: A.b", &format!(":: {written}"), 1));
        let puzzle = puzzle.unwrap_or_else(|errors| panic!("{errors}")).into_puzzle();
        let relation = puzzle.hints()[0].relation.as_ref();
        assert_eq!(relation, Some(&Relation::Offset(meant, value(0, 1), Offsets::SAME)));
        let again = Document::read(&Document::write(puzzle.clone()).to_string()).unwrap();
        assert_eq!(again.into_puzzle(), puzzle);
    }
}

#[test]
fn a_misspelt_value_is_answered_with_the_nearest() {
    assert_eq!(complaints("Norwegan = dog"), ["7: no value 'Norwegan'; did you mean Norwegian?"]);
    assert_eq!(complaints("dog = brit"), ["13: no value 'brit'; did you mean Brit?"]);
    assert_eq!(complaints("dog = Nation.Brit"), ["13: no value 'Nation.Brit'"]);
    assert_eq!(
        complaints("\"Natoinality\".Brit = dog"),
        ["7: no category 'Natoinality'; did you mean Nationality?"]
    );
}
