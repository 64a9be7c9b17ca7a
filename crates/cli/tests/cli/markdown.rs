//! `zebra explain --markdown` writes what the page copies, and a puzzle's words stay words in it.
//! That this is so in real renderers is tested with the page, in `tests/hostile`.

use explain::{Knowledge, PostStep, Rating, Story, Words, post};
use puzzle::text::Document;
use puzzle::{Category, Hint, Houses, Offsets, Puzzle, PuzzleParts, Relation, Value, numbers};

use super::with_input;

const HOSTILE: [&str; 9] = [
    "</a><script>alert(1)</script>",
    "![t](http://evil.example/t.png) [[x]]",
    "*a* **b** _c_ ~~d~~ `k` $l$ ||m||",
    "# heading #",
    "> quote",
    "| a | b |",
    "&lt;b&gt; <me@evil.example>",
    "{{ site.secret }} {% include x %} ${x}",
    "a\\",
];

/// A puzzle that says these words wherever it says anything.
fn puzzle(words: &str) -> Puzzle {
    let name = |k: u8| format!("{words}{k}");
    let category = |c: u8| Category::new(name(c), (c + 1..c + 4).map(name).collect());
    let value = |category, index| Value { category, index };
    let relations = [
        Relation::In(value(0, 1), Houses::from_bits(1)),
        Relation::Offset(value(0, 1), value(1, 2), Offsets::SAME),
        Relation::Offset(value(0, 0), value(1, 0), Offsets::SAME),
        Relation::In(value(1, 0), Houses::from_bits(2)),
    ];
    let hints = (1..).zip(relations).map(|(number, relation)| Hint {
        number,
        text: words.to_owned(),
        relation: Some(relation),
    });
    Puzzle::new(PuzzleParts {
        title: words.to_owned(),
        houses: 3,
        categories: vec![category(10), category(20)],
        hints: hints.collect(),
        ..PuzzleParts::default()
    })
    .unwrap()
}

/// What the page would copy.
fn copied(puzzle: &Puzzle) -> String {
    let active = numbers::switchable(puzzle);
    let mut story = Story::new(puzzle, &active, Knowledge::nothing(puzzle));
    story.by_ref().for_each(drop);
    let steps = story.steps();
    assert!(steps.len() > 1);
    let (words, rating) = (Words::of(puzzle), Rating::of(&steps));
    let ending = words.ending(story.ending().unwrap(), story.known());
    let insight = words.insight(&steps).unwrap();
    let (level, score) = (rating.level.name(), rating.exact());
    let ending = format!("{ending} Difficulty: {level} ({score} points). {insight}");
    let steps = steps.iter().map(|step| PostStep {
        hints: step.hints.iter().map(|&hint| puzzle.hints()[hint].number).collect(),
        conclusion: words.conclusion(step),
        words: words.reasons(step).join(" "),
    });
    post(puzzle.title(), steps, &ending)
}

#[test]
fn hostile_words_stay_words_as_on_the_page() {
    for words in HOSTILE {
        let document = Document::write(puzzle(words)).to_string();
        let output = with_input(&["explain", "-", "--markdown"], document.as_bytes());
        let markdown = String::from_utf8(output.stdout).unwrap();
        assert_eq!(markdown, copied(Document::read(&document).unwrap().puzzle()), "{words}");
        // All that is left once our own heading, bold and references are taken away.
        let bare = markdown.replacen("## ", "", 1).replace("**", "").replace("&#", "");
        assert!(!bare.contains(['<', '>', '[', ']', '*', '`', '|', '$', '{', '\\', '#']), "{bare}");
        assert!(bare.contains("That is the solution"), "{bare}");
    }
}
