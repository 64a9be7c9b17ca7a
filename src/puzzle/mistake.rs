//! What people get wrong, in sentences that help: "did you mean …?"

use std::fmt;

/// What somebody asked for that is not there, in one plain sentence that names it and the choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake(pub(super) String);

impl Mistake {
    /// One plain sentence.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Mistake {}

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
