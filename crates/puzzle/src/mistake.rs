//! What people get wrong, as values whose sentences help: "did you mean …?" A program that never
//! shows a sentence does not carry it.

use std::collections::BTreeSet;
use std::fmt;

use crate::Puzzle;
use crate::sets::Reading;

/// What somebody asked for that cannot be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mistake<'t> {
    /// What stands in a list of hint numbers and is none.
    NoNumber(&'t str),
    /// A number, as it was written, that no hint of the puzzle has.
    NoHint(&'t str, &'t Puzzle),
    /// A range of hint numbers that starts at its larger end.
    Backwards(&'t str),
    /// What is no choice of a reading.
    NoChoice(&'t str),
    /// What names several hints, or none, where one has to be named.
    NotOneHint(&'t str),
    /// What is no reading.
    NoReading(&'t str),
    /// The number of a hint of the puzzle that has no two readings, or is not there.
    OneReading(u32, &'t Puzzle),
    /// A puzzle too large for a link.
    TooLarge,
    /// A packed puzzle that is not whole.
    Damaged,
    /// A packed puzzle of a later version than this program's.
    Newer,
}

impl fmt::Display for Mistake<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LISTS: &str = "write numbers and ranges such as 1-8,11, or none or all";
        match *self {
            Self::NoNumber("") => write!(f, "a hint number is missing; {LISTS}"),
            Self::NoNumber(text) => {
                let (shown, meant) = (shortened(text), did_you_mean(text, ["none", "all"]));
                write!(f, "'{shown}' is no hint number{meant}; {LISTS}")
            }
            Self::NoHint(number, puzzle) => {
                write!(f, "there is no hint {number}; {}", valid(puzzle))
            }
            Self::Backwards(range) => write!(f, "the range {range} runs backwards"),
            Self::NoChoice(choice) => write!(
                f,
                "'{}' is no choice of reading; write the hint and its reading, such as \
                 4=somewhere or 4=immediate",
                shortened(choice)
            ),
            Self::NotOneHint(number) => {
                write!(f, "'{}' is not one hint; choose a reading for each hint", shortened(number))
            }
            Self::NoReading(word) => {
                f.write_str(&unknown("reading", word, Reading::ALL.map(Reading::word)))
            }
            Self::OneReading(number, puzzle) => {
                let others = puzzle.hints().iter().filter(|hint| hint.reading().is_some());
                let numbers: Vec<String> = others.map(|hint| hint.number.to_string()).collect();
                let choices = match numbers.as_slice() {
                    [] => "no hint of this puzzle has".to_owned(),
                    [only] => format!("only hint {only} has"),
                    several => format!("hints {} have", several.join(", ")),
                };
                write!(f, "hint {number} does not have two readings; {choices}")
            }
            Self::TooLarge => f.write_str("the puzzle is too large for a link; keep it as a file"),
            Self::Damaged => f.write_str(
                "the puzzle in the link is damaged or cut short; copy the whole link again",
            ),
            Self::Newer => f.write_str(
                "the puzzle in the link was packed by a newer version of this page; reload the page",
            ),
        }
    }
}

impl std::error::Error for Mistake<'_> {}

/// "the hints are 1–15", with gaps shown.
fn valid(puzzle: &Puzzle) -> String {
    let numbers: BTreeSet<u32> = puzzle.hints().iter().map(|hint| hint.number).collect();
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &number in &numbers {
        match runs.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(number) => *last = number,
            _ => runs.push((number, number)),
        }
    }
    const SHOWN: usize = 12;
    let shown: Vec<String> = runs
        .iter()
        .take(SHOWN)
        .map(|(a, b)| if a == b { a.to_string() } else { format!("{a}–{b}") })
        .collect();
    let more = if runs.len() > SHOWN { ", …" } else { "" };
    match numbers.len() {
        0 => "the puzzle has no hints".to_owned(),
        1 => format!("the only hint is {}", shown.join(", ")),
        _ => format!("the hints are {}{more}", shown.join(", ")),
    }
}

/// Longer words are not compared, so that a hostile one costs nothing.
const LONGEST: usize = 64;

/// The candidate closest to a misspelt `word`, if one is close enough to be meant: the same but for
/// case, or at most a third of its letters edited, where swapping neighbours is one edit.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let letters = word.chars().count();
    if letters > LONGEST {
        return None;
    }
    let lower = word.to_ascii_lowercase();
    let most = (letters / 3).max(1).min(letters.saturating_sub(1));
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        // Each edit changes the length by one at most.
        if candidate.chars().take(2 * LONGEST).count().abs_diff(letters) > most {
            continue;
        }
        let edits = strsim::osa_distance(&lower, &candidate.to_ascii_lowercase());
        if edits <= most && best.is_none_or(|(fewest, _)| edits < fewest) {
            best = Some((edits, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// " (did you mean …?)" where there is a nearest choice, otherwise nothing.
pub fn did_you_mean<'a>(word: &str, choices: impl IntoIterator<Item = &'a str>) -> String {
    nearest(word, choices).map_or(String::new(), |meant| format!(" (did you mean {meant}?)"))
}

/// "there is no view 'plya' (did you mean play?); choose explore, play or sets"
pub fn unknown<'a>(
    what: &str,
    word: &str,
    choices: impl IntoIterator<Item = &'a str> + Clone,
) -> String {
    let (shown, meant) = (shortened(word), did_you_mean(word, choices.clone()));
    format!("there is no {what} '{shown}'{meant}; choose {}", one_of(choices))
}

/// Foreign text short enough for a sentence.
pub fn shortened(text: &str) -> String {
    const SHOWN: usize = 60;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// "a, b or c".
pub fn one_of<'a>(choices: impl IntoIterator<Item = &'a str>) -> String {
    let choices: Vec<&str> = choices.into_iter().collect();
    match choices.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_finds_the_word_that_was_meant() {
        let names = ["Brit", "Swede", "Dane", "Norwegian", "German"];
        assert_eq!(nearest("Norwegan", names), Some("Norwegian"));
        assert_eq!(nearest("brit", names), Some("Brit"));
        assert_eq!(nearest("Gemran", names), Some("German"));
        assert_eq!(nearest("Finn", names), None);
        assert_eq!(nearest("x", names), None);
        assert_eq!(nearest("", names), None);
        assert_eq!(nearest(&"x".repeat(100_000), names), None);
    }

    #[test]
    fn choices_are_listed_as_people_say_them() {
        assert_eq!(one_of(["fish"]), "fish");
        assert_eq!(one_of(["fish", "zebra"]), "fish or zebra");
        assert_eq!(one_of(["fish", "zebra", "phones"]), "fish, zebra or phones");
    }
}
