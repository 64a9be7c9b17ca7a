use super::super::{Asked, Hint, Houses, Offsets, Order, PuzzleParts, Relation, Value};
use super::*;

pub(super) const HEAD: &str = "Color: red, green, white, yellow, blue\n\
                    Nationality: Brit, Swede, Dane, Norwegian, German\n\
                    Pet: dog, bird, Pall Mall, horse, red\n";

fn value(category: u8, index: u8) -> Value {
    Value { category, index }
}

const GREEN: Value = Value { category: 0, index: 1 };
const WHITE: Value = Value { category: 0, index: 2 };
const BRIT: Value = Value { category: 1, index: 0 };
const DOG: Value = Value { category: 2, index: 0 };

fn relation(formal: &str) -> Relation {
    let text = format!("{HEAD}1. text :: {formal}\n");
    let document = Document::read(&text).unwrap_or_else(|errors| panic!("{formal}: {errors}"));
    document.into_puzzle().into_parts().hints[0].relation.clone().unwrap()
}

fn errors(text: &str) -> Vec<String> {
    match Document::read(text) {
        Ok(_) => panic!("reads: {text}"),
        Err(errors) => errors.list().iter().map(ToString::to_string).collect(),
    }
}

/// The errors of a hint on line 4, without their line.
fn complaints(formal: &str) -> Vec<String> {
    let errors = errors(&format!("{HEAD}1. :: {formal}"));
    errors.iter().map(|error| error.strip_prefix("line 4, column ").unwrap().to_owned()).collect()
}

#[test]
fn every_relation_of_the_table_reads() {
    let offset = |offsets| Relation::Offset(GREEN, WHITE, offsets);
    for (sign, offsets) in [
        ("=", Offsets::SAME),
        ("!=", Offsets::DIFFERENT),
        ("<<", Offsets::IMMEDIATELY_LEFT),
        (">>", Offsets::IMMEDIATELY_RIGHT),
        ("<", Offsets::SOMEWHERE_LEFT),
        (">", Offsets::SOMEWHERE_RIGHT),
        ("~", Offsets::NEXT_TO),
        ("!~", Offsets::NOT_NEXT_TO),
        ("~2", Offsets::apart(2)),
        ("~15", Offsets::apart(15)),
        ("!~3", Offsets::apart(3).complement()),
        ("<<2", Offsets::only(2)),
        (">>2", Offsets::only(-2)),
        ("~{-2, 1..3}", [-2, 1, 2, 3].into_iter().collect()),
        ("~{}", Offsets::default()),
    ] {
        assert_eq!(relation(&format!("green {sign} white")), offset(offsets), "{sign}");
    }
    assert_eq!(relation("green<<white"), offset(Offsets::IMMEDIATELY_LEFT));
    for (houses, bits) in [
        ("@ 3", 0b00100),
        ("!@ 3", 0b11011),
        ("@ 1,5", 0b10001),
        ("!@ 1, 5", 0b01110),
        ("@ first", 0b00001),
        ("@ last", 0b10000),
        ("@ middle", 0b00100),
        ("@ end", 0b10001),
        ("!@ end", 0b01110),
        ("@ odd", 0b10101),
        ("@ even", 0b01010),
        ("@ first,even", 0b01011),
        ("@ none", 0),
    ] {
        let houses_read = relation(&format!("Brit {houses}"));
        assert_eq!(houses_read, Relation::In(BRIT, Houses::from_bits(bits)), "{houses}");
    }
    let between = |ends, order| Relation::Between { middle: BRIT, ends, order };
    assert_eq!(relation("green < Brit < dog"), between((GREEN, DOG), Order::AsGiven));
    assert_eq!(relation("green > Brit > dog"), between((DOG, GREEN), Order::AsGiven));
    assert_eq!(relation("Brit between green, dog"), between((GREEN, DOG), Order::Either));
}

#[test]
fn compositions_bind_as_documented() {
    let leaf = |h| Relation::In(BRIT, Houses::only(h));
    let (a, b, c, d) = (leaf(0), leaf(1), leaf(2), leaf(3));
    let boxed = |relation: &Relation| Box::new(relation.clone());
    let not = |relation: &Relation| Relation::Not(boxed(relation));
    let and = |parts: &[&Relation]| Relation::And(parts.iter().map(|&r| r.clone()).collect());
    let or = |parts: &[&Relation]| Relation::Or(parts.iter().map(|&r| r.clone()).collect());
    let xor = |p: &Relation, q: &Relation| Relation::Xor(boxed(p), boxed(q));
    let iff = |p: &Relation, q: &Relation| Relation::Iff(boxed(p), boxed(q));
    let implies = |p: &Relation, q: &Relation| Relation::If(boxed(p), boxed(q));
    let read = |text: &str| {
        let mut formal = String::new();
        for word in text.replace('(', "( ").replace(')', " )").split(' ') {
            let place = "abcd".find(word).filter(|_| word.len() == 1);
            formal += &place.map_or(word.to_owned(), |h| format!("Brit @ {}", h + 1));
            formal.push(' ');
        }
        relation(&formal)
    };
    assert_eq!(read("a"), a);
    assert_eq!(read("a and b and c"), and(&[&a, &b, &c]));
    assert_eq!(read("a and (b and c)"), and(&[&a, &and(&[&b, &c])]));
    assert_eq!(read("a or b and c"), or(&[&a, &and(&[&b, &c])]));
    assert_eq!(read("a xor b and c"), xor(&a, &and(&[&b, &c])));
    assert_eq!(read("a or b xor c"), or(&[&a, &xor(&b, &c)]));
    assert_eq!(read("a xor b xor c"), xor(&xor(&a, &b), &c));
    assert_eq!(read("not a and b"), and(&[&not(&a), &b]));
    assert_eq!(read("not (a and b)"), not(&and(&[&a, &b])));
    assert_eq!(read("not not a"), not(&not(&a)));
    assert_eq!(read("a or b iff c"), iff(&or(&[&a, &b]), &c));
    assert_eq!(read("if a or b then c and d"), implies(&or(&[&a, &b]), &and(&[&c, &d])));
    assert_eq!(read("if a then b iff c"), implies(&a, &iff(&b, &c)));
    assert_eq!(read("(if a then b) iff c"), iff(&implies(&a, &b), &c));
    assert_eq!(read("a iff if b then c"), iff(&a, &implies(&b, &c)));
    assert_eq!(read("if a then if b then c"), implies(&a, &implies(&b, &c)));
}

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
    assert_eq!(puzzle.questions()[1].about, value(0, 1));
    let written = Document::write(puzzle.clone()).to_string();
    assert_eq!(Document::read(&written).unwrap().into_puzzle(), puzzle, "{written}");
}

#[test]
fn a_hint_may_be_words_only_and_numbers_are_as_printed() {
    let puzzle = Document::read(&format!("{HEAD}\n7. It rains\n3.\n")).unwrap().into_puzzle();
    assert_eq!(puzzle.houses(), 5);
    assert_eq!(puzzle.hints()[0].number, 7);
    assert_eq!(puzzle.hints()[0].relation, None);
    assert_eq!(puzzle.hints()[1].text, "");
}

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
fn a_misspelt_value_is_answered_with_the_nearest() {
    assert_eq!(complaints("Norwegan = dog"), ["7: no value 'Norwegan'; did you mean Norwegian?"]);
    assert_eq!(complaints("dog = brit"), ["13: no value 'brit'; did you mean Brit?"]);
    assert_eq!(complaints("dog = Nation.Brit"), ["13: no value 'Nation.Brit'"]);
    assert_eq!(
        complaints("\"Natoinality\".Brit = dog"),
        ["7: no category 'Natoinality'; did you mean Nationality?"]
    );
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
fn nesting_has_an_end() {
    let depth = |formal: &str| {
        Document::read(&format!("{HEAD}1. :: {formal}"))
            .map(|document| document.puzzle().hints()[0].relation.as_ref().unwrap().depth())
    };
    let nots = |n: usize| format!("{}dog = Brit", "not ".repeat(n));
    assert_eq!(depth(&nots(63)), Ok(64));
    assert!(depth(&nots(64)).is_err());
    assert!(depth(&nots(30_000)).is_err());
    assert!(depth(&"(".repeat(100_000)).is_err());
    assert!(depth(&"if ".repeat(60_000)).is_err());
    let xors = |n: usize| format!("dog = Brit{}", " xor dog = Brit".repeat(n));
    assert_eq!(depth(&xors(63)), Ok(64));
    assert!(depth(&xors(15_000)).is_err());
    assert_eq!(depth(&xors(1).replace("xor", "and")), Ok(2));
}

#[test]
fn a_relation_of_full_depth_reads_back() {
    let leaf = || Box::new(Relation::In(BRIT, Houses::only(0)));
    type Wrap = fn(Box<Relation>, Box<Relation>) -> Relation;
    let make: [Wrap; 5] = [
        Relation::If,
        |p, q| Relation::If(q, p),
        |p, q| Relation::And(vec![*p, Relation::Not(q)]),
        |p, q| Relation::Or(vec![*q, *p]),
        |p, q| Relation::Iff(q, p),
    ];
    for shapes in [[0, 0], [1, 1], [0, 2], [2, 1], [3, 2], [4, 0], [4, 4], [1, 4]] {
        let mut nested = Relation::Not(leaf());
        let mut turn = 0;
        while nested.depth() < Relation::MAX_DEPTH {
            nested = make[shapes[turn % 2]](Box::new(nested), leaf());
            turn += 1;
        }
        let mut parts = Document::read(HEAD).unwrap().into_puzzle().into_parts();
        let hint = |relation| super::super::Hint { number: 1, text: String::new(), relation };
        parts.hints.push(hint(Some(nested)));
        let puzzle = Puzzle::new(parts).unwrap();
        let text = Document::write(puzzle.clone()).to_string();
        assert_eq!(Document::read(&text).unwrap().into_puzzle(), puzzle);
    }
}

#[test]
fn a_document_keeps_its_text_to_the_byte() {
    let text =
        "\u{feff}# top\r\n\r\n  Color :  red ,green\r\n\r\n1. x::red<<green # why\n\n\n# end";
    let document = Document::read(text).unwrap();
    assert_eq!(document.to_string(), text);
    assert_eq!(document.puzzle().hints()[0].text, "x");
}

#[test]
fn compositions_of_fewer_than_two_parts_keep_their_meaning() {
    let puzzle = Document::read(HEAD).unwrap().into_puzzle();
    let leaf = Relation::In(BRIT, Houses::only(1));
    let or = Relation::Or(vec![leaf.clone(), Relation::And(vec![])]);
    for odd in [
        Relation::And(vec![]),
        Relation::Or(vec![]),
        Relation::And(vec![Relation::Or(vec![or.clone()])]),
        Relation::And(vec![Relation::Or(vec![or]), Relation::Not(Box::new(leaf))]),
    ] {
        let read = relation(&relation_text(&puzzle, &odd));
        for h in 0..5 {
            assert_eq!(odd.holds(&|_| h), read.holds(&|_| h), "{odd:?}");
        }
    }
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

#[test]
fn another_puzzle_keeps_the_comments_that_still_have_a_place() {
    let text = "# top\ntitle: Pets\nPet: dog, cat # two\nColor: red, blue\n\n# first\n\
                1. Dog   is red :: dog=red   # sure\n# second\n2. x :: cat @ 2\n# end\n";
    let document = Document::read(text).unwrap();
    assert_eq!(document.with_puzzle(document.puzzle().clone()).to_string(), text);
    let changed = |change: &dyn Fn(&mut PuzzleParts)| {
        let mut parts = document.puzzle().clone().into_parts();
        change(&mut parts);
        document.with_puzzle(Puzzle::new(parts).unwrap()).to_string()
    };
    assert_eq!(
        changed(&|parts| parts.categories[0].values[0] = "fox".to_owned()),
        text.replace("dog, cat", "fox, cat").replace("dog=red", "fox = red")
    );
    assert_eq!(changed(&|parts| parts.hints.swap(0, 1)).matches('#').count(), 6);
    assert_eq!(
        changed(&|parts| {
            parts.hints.remove(0);
        }),
        text.replace("\n# first\n1. Dog   is red :: dog=red   # sure\n", "")
    );
    let added = changed(&|parts| {
        let hint = Hint { number: 9, text: "y".to_owned(), relation: None };
        parts.hints.push(hint);
        parts.title = "Animals".to_owned();
    });
    assert_eq!(
        added,
        text.replace("title: Pets", "title: Animals").replace("# end", "9. y\n# end")
    );
}
