//! Words of a sentence.

use std::ops::Range;
use std::sync::LazyLock;

use rustc_hash::{FxHashMap, FxHashSet};
use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};

/// What the data say of single words: spellings, numbers, forms.
#[derive(Clone, Debug)]
pub struct Words {
    said: FxHashMap<&'static str, Vec<&'static str>>,
    numbers: FxHashMap<&'static str, u32>,
    ordinals: FxHashMap<&'static str, u8>,
    stems: FxHashMap<&'static str, &'static str>,
    names: FxHashSet<&'static str>,
}

/// A word, a number or a mark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// In lower case, in the spelling that the data use.
    pub word: String,
    /// Without endings; forms of one word have one stem.
    pub stem: String,
    /// Which bytes of the sentence it is; words of a contraction share them.
    pub range: Range<usize>,
    /// Whether it starts with a capital.
    pub capital: bool,
    /// What it counts, in digits or words.
    pub number: Option<u32>,
    /// Which place it counts to: third, 3rd.
    pub ordinal: Option<u8>,
}

impl Token {
    /// Whether it is a word, not a mark or number.
    pub fn is_word(&self) -> bool {
        self.word.starts_with(char::is_alphabetic)
    }

    /// Whether it is no word and no number.
    pub fn is_mark(&self) -> bool {
        !self.word.contains(char::is_alphanumeric)
    }
}

/// Lines of data that are no comments, each with its number from 1.
pub fn data_lines(data: &'static str) -> impl Iterator<Item = (usize, &'static str)> {
    let lines = data.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// What the data call by this name.
pub fn named<T: Deserialize<'static>>(name: &'static str) -> Option<T> {
    T::deserialize(StrDeserializer::<Error>::new(name)).ok()
}

/// How many bytes a letter takes at most.
const LONGEST_LETTER: usize = 4;

/// Whether two words differ by one letter, or by two that changed places.
pub fn is_slip(one: &str, other: &str) -> bool {
    one.len().abs_diff(other.len()) <= LONGEST_LETTER && strsim::osa_distance(one, other) == 1
}

/// The first letters of a word, or all of a shorter one.
pub fn beginning(word: &str, letters: usize) -> &str {
    word.char_indices().nth(letters).map_or(word, |(end, _)| &word[..end])
}

impl Words {
    /// The data, read once.
    pub fn load() -> &'static Self {
        static WORDS: LazyLock<Words> = LazyLock::new(Words::new);
        &WORDS
    }

    fn new() -> Self {
        let mut words = Self {
            said: FxHashMap::default(),
            numbers: FxHashMap::default(),
            ordinals: FxHashMap::default(),
            stems: FxHashMap::default(),
            names: FxHashSet::default(),
        };
        for (number, line) in data_lines(include_str!("../data/words.txt")) {
            let (head, meaning) = line.split_once(" = ").unwrap_or((line, ""));
            let (kind, word) = head.split_once(' ').unwrap_or((head, ""));
            match kind {
                "say" => drop(words.said.insert(word, meaning.split(' ').collect())),
                "stem" => drop(words.stems.insert(word, meaning)),
                "name" => drop(words.names.insert(word)),
                "number" => drop(words.numbers.insert(word, meaning.parse().unwrap_or(0))),
                "ordinal" => drop(words.ordinals.insert(word, meaning.parse().unwrap_or(0))),
                _ => debug_assert!(false, "words.txt, line {number}"),
            }
        }
        words
    }

    /// The words of a sentence. Hyphens within words part them: `next-door` is two words.
    pub fn tokens(&self, sentence: &str) -> Vec<Token> {
        let mut tokens = Vec::new();
        let mut rest = 0;
        while let Some(range) = next_piece(sentence, rest) {
            rest = range.end;
            self.push(sentence, range, &mut tokens);
        }
        // A 20-second light is not the second one.
        for at in 1..tokens.len() {
            let behind = &sentence[tokens[at - 1].range.end..];
            let counted = tokens[at - 1].number.is_some() && behind.starts_with('-');
            if counted && tokens[at].ordinal == Some(2) && tokens[at].is_word() {
                let stem = self.stem(&tokens[at].word);
                (tokens[at].ordinal, tokens[at].stem) = (None, stem);
            }
        }
        tokens
    }

    fn push(&self, sentence: &str, range: Range<usize>, tokens: &mut Vec<Token>) {
        let piece = &sentence[range.clone()];
        let capital = piece.starts_with(char::is_uppercase);
        // A department, a country: not the pronoun.
        let name = piece.strip_suffix("'s").or_else(|| piece.strip_suffix("\u{2019}s"));
        let name = name.unwrap_or(piece);
        if self.names.contains(name) {
            let end = range.start + name.len();
            tokens.push(self.token(name.to_owned(), range.start..end, capital));
            if end < range.end {
                tokens.push(self.token("'s".to_owned(), end..range.end, false));
            }
            return;
        }
        let word = piece.to_lowercase().replace(['\u{2019}', '\u{2018}', '\u{2bc}'], "'");
        if let Some(said) = self.said.get(word.as_str()) {
            for word in said {
                tokens.push(self.token((*word).to_owned(), range.clone(), capital));
            }
            return;
        }
        let Some((before, after)) = word.split_once('\'') else {
            tokens.push(self.token(word, range, capital));
            return;
        };
        match after {
            "s" | "" if !before.is_empty() => {
                let split = range.end
                    - after.len()
                    - piece[..piece.len() - after.len()]
                        .chars()
                        .next_back()
                        .map_or(0, char::len_utf8);
                self.push(sentence, range.start..split, tokens);
                tokens.push(self.token("'s".to_owned(), split..range.end, false));
            }
            "d" | "ll" | "ve" | "re" | "m" => {
                tokens.push(self.token(before.to_owned(), range, capital));
            }
            _ => tokens.push(self.token(word, range, capital)),
        }
    }

    fn token(&self, word: String, range: Range<usize>, capital: bool) -> Token {
        let bare = word.strip_prefix('#').unwrap_or(&word);
        let digits = bare.trim_end_matches(|c: char| c.is_ascii_lowercase());
        let ending = &bare[digits.len()..];
        let counted = digits.parse::<u32>().ok();
        let number = match ending {
            "" => counted,
            _ => self.numbers.get(word.as_str()).copied(),
        };
        let ordinal = match ending {
            "st" | "nd" | "rd" | "th" if !digits.is_empty() => {
                counted.and_then(|number| u8::try_from(number).ok())
            }
            _ => self.ordinals.get(word.as_str()).copied(),
        };
        // Numbers are the same in digits and in words; "#1" is never the "one" of "the red one".
        let stem = match (number, ordinal) {
            (Some(number), _) if bare == word => number.to_string(),
            (None, Some(ordinal)) => format!("{ordinal}th"),
            _ => self.stem(&word),
        };
        Token { word, stem, range, capital, number, ordinal }
    }

    /// What forms of a word have in common; the word is in lower case.
    pub fn stem(&self, word: &str) -> String {
        let word = self.stems.get(word).copied().unwrap_or(word);
        if word.len() < 4 || !word.chars().all(char::is_alphabetic) {
            return word.to_owned();
        }
        let singular = singular(word);
        let base = ["ing", "ed"].iter().find_map(|ending| without_ending(&singular, ending));
        let base = base.unwrap_or(singular);
        match base.strip_suffix(['e', 'i']) {
            Some(stem) if base.ends_with('i') => format!("{stem}y"),
            Some(stem) if stem.chars().count() > 2 => stem.to_owned(),
            _ => base,
        }
    }
}

fn singular(word: &str) -> String {
    for (ending, other) in
        [("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("men", "man")]
    {
        if let Some(base) = word.strip_suffix(ending) {
            if base.chars().count() > 1 {
                return format!("{base}{other}");
            }
        }
    }
    match word.strip_suffix('s') {
        Some(base) if !base.ends_with(['s', 'u', 'i']) => base.to_owned(),
        _ => word.to_owned(),
    }
}

/// Without "ing" or "ed", where a word with a vowel is left; its doubled consonant is one again.
fn without_ending(word: &str, ending: &str) -> Option<String> {
    let base = word.strip_suffix(ending)?;
    if base.chars().count() < 3 || !base.contains(['a', 'e', 'i', 'o', 'u', 'y']) {
        return None;
    }
    let mut letters = base.chars().rev();
    let (last, before) = (letters.next()?, letters.next()?);
    let doubled = last == before && !matches!(last, 'l' | 's' | 'z' | 'e' | 'o');
    Some(if doubled { base[..base.len() - last.len_utf8()].to_owned() } else { base.to_owned() })
}

/// The next word, number or mark from here on.
fn next_piece(sentence: &str, from: usize) -> Option<Range<usize>> {
    let skipped =
        |c: char| c.is_whitespace() || matches!(c, '"' | '\u{201c}' | '\u{201d}' | '`' | '_');
    let start = from + sentence[from..].find(|c: char| !skipped(c))?;
    let rest = &sentence[start..];
    let mut end = 0;
    let mut letters = rest.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let next = letters.peek().map(|(_, next)| *next);
        let inside = end > 0 && next.is_some_and(char::is_alphanumeric);
        let last = rest[..at].chars().next_back();
        let joins = match letter {
            '\'' | '\u{2019}' => end > 0 && (inside || last == Some('s')),
            '.' | ',' | ':' => {
                inside
                    && last.is_some_and(|c| c.is_ascii_digit())
                    && next.is_some_and(|c| c.is_ascii_digit())
            }
            '/' => rest[..at].eq_ignore_ascii_case("w"),
            '$' | '\u{20ac}' | '\u{a3}' | '#' => {
                end == 0 && next.is_some_and(|c| c.is_ascii_digit())
            }
            '%' => end > 0 && last.is_some_and(|c| c.is_ascii_digit()),
            _ => letter.is_alphanumeric(),
        };
        if !joins {
            break;
        }
        end = at + letter.len_utf8();
    }
    if end > 0 {
        return Some(start..start + end);
    }
    let mark = rest.chars().next()?;
    let end = start + mark.len_utf8();
    let hyphen = matches!(mark, '-' | '\u{2010}' | '\u{2011}')
        && sentence[..start].ends_with(char::is_alphanumeric)
        && sentence[end..].starts_with(char::is_alphanumeric);
    if hyphen { next_piece(sentence, end) } else { Some(start..end) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(sentence: &str) -> String {
        let tokens = Words::load().tokens(sentence);
        tokens.iter().map(|token| token.word.as_str()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn words_numbers_and_marks_are_parted() {
        assert_eq!(words("Ann's neighbor isn't the 3rd."), "ann 's neighbour is not the 3rd .");
        assert_eq!(words("The next-door house \u{2013} red"), "the next door house \u{2013} red");
        assert_eq!(words("It cost $1,200.50, at 9:30"), "it cost $1,200.50 , at 9:30");
        assert_eq!(words("James' dog; the houses\u{2019} end"), "james 's dog ; the houses 's end");
        assert_eq!(words("#12 and A&B"), "#12 and a and b");
    }

    #[test]
    fn every_token_says_where_it_is() {
        let sentence = "Zoë’s cat isn’t 7.5% grün—no!";
        for token in Words::load().tokens(sentence) {
            assert!(!sentence[token.range.clone()].is_empty());
        }
    }

    #[test]
    fn forms_of_a_word_have_one_stem() {
        let words = Words::load();
        for forms in [
            "pony ponies",
            "carry carries carried carrying",
            "dances danced dancing dance",
            "drink drank drinks drinking",
            "box boxes",
            "hop hopped hopping",
            "tulip tulips",
        ] {
            let stems: Vec<String> = forms.split(' ').map(|form| words.stem(form)).collect();
            assert!(stems.windows(2).all(|pair| pair[0] == pair[1]), "{stems:?}");
        }
    }

    #[test]
    fn numbers_are_known_in_digits_and_words() {
        let tokens = Words::load().tokens("three 4 second 5th");
        assert_eq!((tokens[0].number, tokens[1].number), (Some(3), Some(4)));
        assert_eq!((tokens[2].ordinal, tokens[3].ordinal), (Some(2), Some(5)));
        let behind = |text| Words::load().tokens(text)[1].ordinal;
        assert_eq!((behind("20-second"), behind("twenty-first")), (None, Some(1)));
    }
}
