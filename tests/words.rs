//! All that the page says stands in `src/words`: nowhere else in `src` is a literal that reads as
//! words.
//!
//! A word in small letters alone, such as `"open"`, may be a name in the program as well: it is found
//! where the page shows it at once, in the attributes that are read out, and where it is given to what
//! draws words.
#![cfg(not(target_arch = "wasm32"))]

use std::fs;
use std::path::{Path, PathBuf};

/// Attributes whose values are shown or read out.
const SAID: [&str; 7] =
    ["alt", "aria-description", "aria-label", "aria-valuetext", "label", "placeholder", "title"];

/// What reads as words and is none of the page's.
const NOT_SAID: [&str; 33] = [
    // Classes, of which an element has several.
    " bound",
    "button bare",
    "button play-more",
    "button play-next-puzzle",
    "late notice",
    "mark in",
    "mark in essential",
    "mark-number on",
    "marks-row marks-head",
    "order-row off",
    "sets-part {class}",
    // Typefaces.
    "Georgia, 'Times New Roman', serif",
    "system-ui, 'Segoe UI', sans-serif",
    // Keys, as the browser names them.
    "Control+Shift+Z Meta+Shift+Z Control+Y",
    "Control+Z Meta+Z",
    "Digit",
    "Enter",
    "Key",
    "Numpad",
    "Process",
    "Unidentified",
    // Keys of what the device keeps.
    "answer {puzzle}",
    "worths {puzzle}",
    // An error that only the program hears of.
    "there is no canvas",
    // Within a sentence of the reader of links.
    "in the link: ",
    // Titles and authors of articles.
    "Machine Solution to Einstein's Riddle Revisited",
    "Dezhi Zhao, 2003",
    "Einstein's riddle solved in C++",
    "Manfred Becker, 2003",
    "Einstein's Riddle",
    "How to Write a Program: Einstein's Riddle",
    "Anthony C. Hay, 2009",
    "Zebra Puzzle",
];

/// A string literal in a source, with what stands before and after it.
struct Literal<'s> {
    text: &'s str,
    before: &'s str,
    after: &'s str,
}

impl Literal<'_> {
    fn line(&self) -> usize {
        self.before.matches('\n').count() + 1
    }

    /// Whether the page would say it.
    fn is_said(&self) -> bool {
        let has_letters = without_values(self.text).contains(char::is_alphabetic);
        let is_of_developers = self.before.ends_with("expect(");
        if !has_letters || is_of_developers || NOT_SAID.contains(&self.text) {
            return false;
        }
        match self.attribute() {
            Some(name) => SAID.contains(&name),
            None => self.is_shown() || self.is_drawn() || reads_as_words(self.text),
        }
    }

    /// The attribute whose value it is: `name="…"`, `name={"…"}` or `name={format!("…")}`, or
    /// `.with("name", "…")`.
    fn attribute(&self) -> Option<&str> {
        let with = self.before.strip_suffix("\", ").and_then(|it| it.rsplit_once(".with(\""));
        if let Some((_, name)) = with.filter(|(_, name)| !name.contains('"')) {
            return Some(name);
        }
        let before = self.before.strip_suffix("format!(").unwrap_or(self.before);
        let before = before.strip_suffix('{').unwrap_or(before).strip_suffix('=')?;
        let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let start = before.trim_end_matches(is_of_name).len();
        (start < before.len()).then(|| &before[start..])
    }

    /// Whether it is given to what draws words: `say("…")`, or `button("hook", "…")`.
    fn is_drawn(&self) -> bool {
        let before = self.before.trim_end();
        let hook = before.strip_suffix("\",").and_then(|before| before.rsplit_once('"'));
        let named = hook.map_or("", |(before, _)| before.trim_end());
        ["say(", "sentence(", ".text("].iter().any(|call| before.ends_with(call))
            || ["button(", "heading(", "paragraph("].iter().any(|call| named.ends_with(call))
    }

    /// Whether it is a child of an element: `>{ "…" }`, or `{ "…" }<`.
    fn is_shown(&self) -> bool {
        let Some(before) = self.before.trim_end().strip_suffix('{') else { return false };
        let Some(after) = self.after.trim_start().strip_prefix('}') else { return false };
        let before = before.trim_end();
        let follows_tag = before.ends_with('>') && !before.ends_with("=>");
        follows_tag || after.trim_start().starts_with('<')
    }
}

/// The text with one sign for each value that is written into it.
fn without_values(text: &str) -> String {
    let parts: Vec<&str> = text.split('{').collect();
    parts[1..].iter().fold(parts[0].to_owned(), |text, part| {
        text + "#" + part.split_once('}').map_or("", |(_, rest)| rest)
    })
}

/// What is left of markup without its tags, of which some may begin or end in another literal.
fn without_tags(text: &str) -> String {
    let is_markup = text.contains("=\\\"") || text.contains("</");
    if !is_markup {
        return text.to_owned();
    }
    let inside = match (text.find('<'), text.find('>')) {
        (start, Some(end)) if start.is_none_or(|start| end < start) => &text[end + 1..],
        _ => text,
    };
    let parts = inside.split('<').enumerate();
    parts
        .map(|(i, part)| match part.split_once('>') {
            Some((_, rest)) => rest,
            None if i == 0 => part,
            None => "",
        })
        .collect::<Vec<_>>()
        .join(" ")
}

/// Whether a literal is two words or more, or one with a capital letter, or one beside a value.
fn reads_as_words(text: &str) -> bool {
    // A selector, or a condition on the screen.
    if text.starts_with(['(', '.', '[']) || text.contains(":not(") {
        return false;
    }
    let glued = text.starts_with(' ');
    let text = without_values(&without_tags(text).replace("\\n", " "));
    let is_word = |word: &&str| {
        let word = word.trim_matches(|c: char| ".,;:!?…'\"()\\".contains(c));
        word.starts_with(char::is_alphabetic)
            && word.chars().all(|c| c.is_alphabetic() || "'’-".contains(c))
    };
    let is_name = |word: &str| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase) && letters.any(char::is_lowercase)
    };
    let parts: Vec<&str> = text.split_whitespace().collect();
    let words: Vec<&str> = parts.iter().copied().filter(is_word).collect();
    let beside_value = || parts.iter().any(|part| part.starts_with('#') && part.len() < 3);
    match words[..] {
        [] => false,
        [word] if parts.len() == 1 => glued || is_name(word),
        [_] => beside_value(),
        _ => true,
    }
}

/// The string literals of a source, without its comments and its tests.
fn literals(source: &str) -> Vec<Literal<'_>> {
    let end = source.find("\nmod tests {").unwrap_or(source.len());
    let source = &source[..end];
    let (mut found, mut at) = (Vec::new(), 0);
    while let Some(rest) = source.get(at..).filter(|rest| !rest.is_empty()) {
        let quote = quoted(rest);
        if let Some((open, length, close)) = quote {
            let (start, end) = (at + open, at + open + length);
            found.push(Literal {
                text: &source[start..end],
                before: &source[..at],
                after: &source[end + close..],
            });
            at = end + close;
        } else if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\") {
            // A character, which may be a quote.
            at += 2 + rest[2..].find('\'').map_or(0, |end| end + 1);
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    found
}

/// Of a literal at the start of a source: the lengths of its opening, of its text and of its end.
fn quoted(source: &str) -> Option<(usize, usize, usize)> {
    if let Some(text) = source.strip_prefix('"') {
        let mut escaped = false;
        let end = text.find(|c: char| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        })?;
        return Some((1, end, 1));
    }
    let hashes = source.strip_prefix('r')?.bytes().take_while(|byte| *byte == b'#').count();
    let text = source[1 + hashes..].strip_prefix('"').filter(|_| hashes > 0)?;
    let close = format!("\"{}", "#".repeat(hashes));
    Some((hashes + 2, text.find(&close)?, close.len()))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of src") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        match name {
            "tests" | "tests.rs" => {}
            _ if path.is_dir() => sources(&path, found),
            _ if name.ends_with(".rs") => found.push(path),
            _ => {}
        }
    }
}

#[test]
fn words_stand_in_their_folder_alone() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&src, &mut files);
    let (mut elsewhere, mut at_home) = (Vec::new(), 0);
    for path in &files {
        let source = fs::read_to_string(path).expect("a source");
        let said = literals(&source).into_iter().filter(Literal::is_said);
        let name = path.strip_prefix(&src).expect("in src").display();
        if path.starts_with(src.join("words")) {
            at_home += said.count();
            continue;
        }
        elsewhere.extend(said.map(|said| format!("{name}:{}: {:?}", said.line(), said.text)));
        // The plural is part of the language.
        let plurals = source.lines().enumerate().filter(|(_, line)| {
            line.contains("phrases::") && (line.contains("counted") || line.contains("tallied"))
        });
        elsewhere.extend(plurals.map(|(line, _)| format!("{name}:{}: a plural", line + 1)));
    }
    let list = elsewhere.join("\n");
    assert!(elsewhere.is_empty(), "these words belong in src/words:\n{list}\n");
    assert!(files.len() > 150 && at_home > 600, "{} files, {at_home} in src/words", files.len());
}

#[test]
fn words_are_told_from_names_of_the_program() {
    let said = |source: &str| literals(source).iter().filter(|it| it.is_said()).count();
    for source in [
        r#"<p>{ "none" }</p>"#,
        r#"{ " and " }<b>"#,
        r#"<button aria-label="close">"#,
        r#"button.with("aria-label", "close")"#,
        r#"title={format!("hint {number}")}"#,
        r#"bare_button("all-on", "all", act, action)"#,
        r#"tag("p", "chart").text("hints")"#,
        r#"let name = "Undo";"#,
        r#"const WHY: &str = "The others imply it.";"#,
        r#"("all-on", "switch on")"#,
        r#"format!("{count} left")"#,
        r##"r#"<text x="1">Two words</text>"#"##,
        r#"format!("<a href=\"{link}\">Open it</a>")"#,
        r#"let quote = '"'; let name = "Undo";"#,
    ] {
        assert_eq!(said(source), 1, "{source}");
    }
    for source in [
        r#"<p class="board panel" data-zebra="hint">{ name }</p>"#,
        r#"let class = if sure { "fact" } else { "picked" };"#,
        r#"style={format!("--at:{place}")}"#,
        r#"root.query_selector("[aria-current=page]")"#,
        r#"format!("<path d=\"M0 0h{width}v84z\"/>")"#,
        r#"format!("{}, {}", first, second)"#,
        r#"IconKind::Previous => "m15 5-7 7 7 7","#,
        "// A comment says \"Two words\".\nlet key = \"zebra:theme\";",
        "#[cfg(test)]\nmod tests {\n    const NAME: &str = \"Two words\";\n}",
    ] {
        assert_eq!(said(source), 0, "{source}");
    }
}
