//! Documents: what is kept of a text.

use super::*;

#[test]
fn a_hint_may_be_words_only_and_numbers_are_as_printed() {
    let puzzle = Document::read(&format!("{HEAD}\n7. It rains\n3.\n")).unwrap().into_puzzle();
    assert_eq!(puzzle.houses(), 5);
    assert_eq!(puzzle.hints()[0].number, 7);
    assert_eq!(puzzle.hints()[0].relation, None);
    assert_eq!(puzzle.hints()[1].text, "");
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

#[test]
fn lines_end_in_any_way_that_is_in_use() {
    let text = "# top\ntitle: Pets\nPet: dog, cat # two\nColor: red, blue\n\n1. x :: dog = red\n";
    let puzzle = Document::read(text).unwrap().into_puzzle();
    let mixed = text.replacen('\n', "\r", 2).replacen("\n\n", "\r\n\r", 1);
    for other in [text.replace('\n', "\r"), text.replace('\n', "\r\n"), mixed] {
        let document = Document::read(&other).unwrap();
        assert_eq!((document.puzzle(), document.to_string()), (&puzzle, other));
        let renamed = text.replace("dog", "fox");
        let parts = Document::read(&renamed).unwrap().into_puzzle();
        let rewritten = document.with_puzzle(parts).to_string();
        assert_eq!(
            rewritten.split_whitespace().collect::<Vec<_>>(),
            renamed.split_whitespace().collect::<Vec<_>>()
        );
    }
    let errors = Document::read("Pet: dog, cat\r1. x :: dug @ 1\r\r2. y :: cot @ 2").unwrap_err();
    let lines: Vec<_> = errors.list().iter().map(|error| (error.line, error.column)).collect();
    assert_eq!(lines, [(2, 9), (4, 9)]);
}
