//! A worked example before the puzzle that is to be solved.

use super::tokens::{Token, tokens};

/// The text with the example's lines left empty, so that the others keep their numbers: what stands
/// before "Puzzle to solve" where a heading "Example" comes first.
pub(super) fn without_example(text: &str) -> Option<String> {
    let headings: Vec<(usize, Vec<Token>)> = text
        .lines()
        .enumerate()
        .filter(|(_, line)| is_heading(line.trim()))
        .map(|(i, line)| (i, tokens(line)))
        .collect();
    let has = |words: &[Token], list: &[&str]| words.iter().any(|token| token.is(list));
    let example = headings.iter().find(|(_, words)| has(words, &EXAMPLE))?.0;
    let puzzle = headings.iter().find(|(i, words)| {
        *i > example
            && has(words, &["puzzle", "problem", "task", "riddle"])
            && has(words, &["solve", "solved", "your", "actual", "real", "now"])
            && !has(words, &EXAMPLE)
    })?;
    let kept = text.lines().enumerate();
    let kept = kept.map(|(i, line)| if i < puzzle.0 { "" } else { line });
    Some(kept.collect::<Vec<_>>().join("\n"))
}

const EXAMPLE: [&str; 2] = ["example", "examples"];

/// "# Example", "Example:", "**Example**".
fn is_heading(line: &str) -> bool {
    let short = line.len() < 60;
    line.starts_with('#') || short && (line.ends_with(':') || line.starts_with("**"))
}
