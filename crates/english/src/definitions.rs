//! What a text says of its own words: ""left of" means somewhere to the left".

use super::document::Line;
use super::draft::DraftHint;
use super::tokens::{Token, number, tokens};

/// How the text wants words to be read that have two readings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    Immediately,
    Somewhere,
}

/// Whether a sentence that names no value explains words of relations.
pub(super) fn defines(words: &[Token]) -> bool {
    let related = [
        "left",
        "right",
        "next",
        "between",
        "above",
        "below",
        "before",
        "after",
        "behind",
        "beside",
        "adjacent",
        "neighbor",
        "neighbors",
        "front",
        "apart",
    ];
    let means = words.iter().position(|token| token.is(&["means", "mean", "refers", "meaning"]));
    means.is_some_and(|at| words[..at].iter().any(|token| token.is(&related)))
}

/// What the text says of "left of", "before" and the like, if it does.
fn meaning(lines: &[Line]) -> Option<Meaning> {
    let explained = |line: &Line| {
        let words = tokens(&line.text);
        let at =
            words.iter().position(|token| token.is(&["means", "mean", "refers", "meaning"]))?;
        let sided = words[..at].iter().any(|token| {
            token.is(&["left", "right", "above", "below", "before", "after", "behind", "front"])
        });
        let told = words[..at].iter().any(|token| token.is(&["immediately", "directly", "next"]));
        if !sided || told || !defines(&words) {
            return None;
        }
        // "Does not mean immediately to the left", "somewhere to the left, not necessarily next to".
        let denied = words.iter().any(|token| token.is(&["not", "necessarily"]));
        let open = words[at..]
            .iter()
            .any(|token| token.is(&["somewhere", "anywhere", "any", "some", "further", "farther"]));
        let near = words[at..].iter().any(|token| {
            token.is(&["immediately", "directly", "next", "adjacent", "neighboring", "one"])
        });
        match (open || near && denied, near) {
            (true, _) => Some(Meaning::Somewhere),
            (false, true) => Some(Meaning::Immediately),
            _ => None,
        }
    };
    lines.iter().find_map(explained)
}

/// How "so many apart" is counted, where the text has an example: "houses 1 and 3 are two houses
/// apart", "two berths apart if there is exactly one berth between them".
fn counted(lines: &[Line]) -> Option<&'static str> {
    lines.iter().find_map(|line| {
        let words = tokens(&line.text);
        let apart = words.iter().position(|token| token.is(&["apart"]))?;
        // Only the sentence itself: a paragraph may speak of other places before.
        let start = words[..apart].iter().rposition(|token| token.is(&[".", ";", "?", "!"]));
        let words = &words[start.map_or(0, |stop| stop + 1)..];
        let apart = words.iter().position(|token| token.is(&["apart"]))?;
        let count = |token: &Token| number(&token.word).map(i32::from);
        let said = words[..apart].iter().rev().take(2).find_map(count)?;
        let digit = |token: &Token| token.word.parse::<i32>().ok();
        let places: Vec<i32> = words[..apart].iter().filter_map(digit).collect();
        let between = words.get(apart + 1).is_some_and(|next| next.is(&["if", "when"]))
            && words[apart..].iter().take(10).any(|token| token.is(&["between"]));
        let steps = match places.as_slice() {
            [.., a, b] if b > a => b - a,
            _ if between => words[apart..].iter().find_map(count)? + 1,
            _ => return None,
        };
        match said {
            said if said == steps => Some("counting steps"),
            said if said + 1 == steps => Some("with so many between"),
            _ => None,
        }
    })
}

/// Reads hints that have two readings as the text says that they are meant.
pub(super) fn settle(lines: &[Line], hints: &mut [DraftHint]) {
    let meaning = meaning(lines).map(|meaning| match meaning {
        Meaning::Immediately => "immediately",
        Meaning::Somewhere => "somewhere",
    });
    for meant in [counted(lines), meaning].into_iter().flatten() {
        let fits = |label: &str| label.split(", ").all(|part| part == meant);
        for hint in hints.iter_mut() {
            if hint.readings.len() > 1 && hint.readings.iter().any(|reading| fits(&reading.label)) {
                hint.readings.retain(|reading| fits(&reading.label));
            }
        }
    }
}
