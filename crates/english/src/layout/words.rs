//! The words of form, from `data/layout.txt`.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

const DATA: &str = include_str!("../../data/layout.txt");

/// The words of form by their kind.
pub struct Words {
    kinds: FxHashMap<&'static str, FxHashMap<&'static str, usize>>,
}

impl Words {
    /// The data, read once.
    pub fn load() -> &'static Self {
        static WORDS: LazyLock<Words> = LazyLock::new(Words::new);
        &WORDS
    }

    fn new() -> Self {
        let lines = DATA.lines().filter(|line| !line.starts_with('#'));
        let kinds = lines
            .filter_map(|line| line.split_once(':'))
            .map(|(kind, words)| {
                let words = words.split_whitespace().enumerate();
                (kind, words.map(|(index, word)| (word, index)).collect())
            })
            .collect();
        Self { kinds }
    }

    /// Whether a word is of a kind, whatever its case.
    pub fn is(&self, kind: &str, word: &str) -> bool {
        self.index(kind, word).is_some()
    }

    /// Where a word stands in its kind.
    pub fn index(&self, kind: &str, word: &str) -> Option<usize> {
        let word = word.to_lowercase().replace('’', "'");
        self.kinds.get(kind)?.get(word.as_str()).copied()
    }

    /// The words of a kind from one to another, with capitals.
    pub fn range(&self, kind: &str, from: usize, to: usize) -> Vec<String> {
        let Some(known) = self.kinds.get(kind) else { return Vec::new() };
        let word = |at: usize| known.iter().find(|(_, index)| **index == at).map(|(word, _)| *word);
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        (from..=to).filter_map(word).map(capital).collect()
    }

    /// Whether one of the words of a text is of a kind.
    pub fn any(&self, kind: &str, text: &str) -> bool {
        words(text).any(|word| self.is(kind, word))
    }

    /// A number in digits or as a word.
    pub fn number(&self, word: &str) -> Option<usize> {
        word.parse().ok().or_else(|| self.index("number", word))
    }
}

/// The words of a text without the marks around them.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || "/—–".contains(c))
        .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
        .filter(|word| !word.is_empty())
}

/// A word's beginning, which its other forms share.
pub fn stem(word: &str) -> String {
    let word = word.to_lowercase();
    let word = word.trim_end_matches("'s").trim_end_matches("’s");
    let cut = ["ies", "es", "s", "y", "e"];
    let end = cut.iter().find_map(|end| word.strip_suffix(end));
    match end {
        Some(short) if short.chars().count() > 2 => short.to_owned(),
        _ => word.to_owned(),
    }
}
