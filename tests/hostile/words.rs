//! Words that mean something where they do not stay words.

use puzzle::escape::one_line;
use puzzle::{
    About, Asked, Category, Hint, Houses, Puzzle, PuzzleParts, Question, Relation, Value,
};

use puzzle::Random;

/// Whole texts.
pub const TEXTS: &[&str] = &[
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "</a></zebra-puzzle><script>alert(1)</script>",
    "\"><svg onload=alert(1)>",
    "' onmouseover='alert(1)",
    "</title></svg><script>alert(1)</script>",
    "--><b>-->",
    "]]><b>",
    "<!-- <?php <![CDATA[",
    "&lt;b&gt; &copy; &#60;i&#62;",
    "[x](javascript:alert(1))",
    "![t](http://evil.example/t.png)",
    "[ref]: http://evil.example 'title'",
    "[^1] [^1]: note",
    "[[wiki|page]] [x] [ ] task",
    "<http://evil.example> <me@evil.example>",
    "http://evil.example/x?y=z#w",
    "see www.evil.example, or https://evil.example.",
    "me@evil.example and mailto:me@evil.example",
    "@someone's issue #17",
    "# heading #",
    "1. one",
    "12) twelve",
    "- item",
    "+ item",
    "* * *",
    "> quote",
    ">>> quote",
    "> [!NOTE]",
    "-# small",
    ":::warning",
    ": definition",
    "---",
    "===",
    "+++",
    "```",
    "~~~ html",
    "| a | b |",
    "a  b   ",
    "    indented",
    "\tindented",
    "*a* **b** _c_ __d__ ~e~ ~~f~~ ^g^ ==h== ++i++ ||j|| `k` $l$ $$m$$ $`n`$",
    "\\(a\\) \\[b\\] \\* \\",
    "a\\",
    "`` ` ```",
    ":smile: :+1:",
    "*[abbr]: word",
    "{: onclick=alert(1)} {#id .class}",
    "{{ site.secret }} {% include x %} {{< shortcode >}} {{% shortcode %}} ${x} {x}",
    "%%hidden%%",
    "line\n\n<b>next</b>\r\n- x",
    "\u{2028}next\u{85}next\u{b}next",
    "\u{202e}txt.exe\u{2066}\u{fffe}\u{0}\u{1b}[31m",
    "what??/",
    "what??/ ",
    "\\\u{a0}",
    "*/ int main() { return 1; } /*",
    "'>\nextend sys { <'",
    "p show 1 2 0",
    "ind 1 0",
    "synopsys translate_off",
    "-*- coding: utf-7 -*-",
    "*% #show. %*",
    "#script (python)",
    "\"\"\" ''' )) }} ]] .",
    "日本 — “quoted” ☕",
];

/// What random texts are made of.
const PIECES: &[&str] = &[
    "!", "\"", "#", "$", "%", "&", "'", "(", ")", "*", "+", ",", "-", ".", "/", ":", ";", "<", "=",
    ">", "?", "@", "[", "\\", "]", "^", "_", "`", "{", "|", "}", "~", " ", "  ", "\n", "\t", "a",
    "b", "1", "23", "é", "日", "\u{202e}", "www.", "://", "http", "x.org", "script", "img",
];

/// A text of random pieces.
pub fn any(random: &mut Random) -> String {
    let pieces = 1 + random.below(9);
    (0..pieces).map(|_| PIECES[random.below(PIECES.len() as u64) as usize]).collect()
}

/// A text as readers see it: on one line, runs of space as one, without what nobody sees.
pub fn seen(text: &str) -> String {
    let text = one_line(text).replace(['\u{2060}', '\u{fffe}'], "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A small puzzle, solved in a few steps, that says `text(k)` wherever a puzzle says anything.
pub fn puzzle(text: impl Fn(usize) -> String) -> Puzzle {
    // Names are all different and not empty.
    let name = |k: usize| format!("{}{k}", text(k));
    let category = |c: usize| Category {
        name: name(10 * c),
        values: (1..4).map(|k| name(10 * c + k)).collect(),
        phrase: format!("the {{}} {}", text(10 * c + 5).replace(['{', '}'], "")),
    };
    let value = |category, index| Value { category, index };
    let same = |a, b| Relation::Offset(a, b, puzzle::Offsets::SAME);
    let first = Houses::from_bits(1);
    let second = Houses::from_bits(2);
    let relations = [
        Relation::In(value(0, 1), first),
        same(value(0, 1), value(1, 2)),
        same(value(0, 0), value(1, 0)),
        Relation::In(value(1, 0), second),
    ];
    let hints = (1..).zip(relations).map(|(number, relation)| Hint {
        number,
        text: text(20 + number as usize),
        relation: Some(relation),
    });
    Puzzle::new(PuzzleParts {
        title: text(30),
        houses: 3,
        categories: vec![category(1), category(2)],
        hints: hints.collect(),
        questions: vec![Question {
            text: text(31),
            asked: Asked::Category(0),
            about: About::Value(value(1, 1)),
        }],
        ..PuzzleParts::default()
    })
    .expect("a puzzle")
}

/// Puzzles whose words are these texts, so that each of them is said in each place.
pub fn puzzles() -> impl Iterator<Item = Puzzle> {
    (0..TEXTS.len()).map(|i| puzzle(|k| TEXTS[(i + k) % TEXTS.len()].to_owned()))
}
