//! Words of a text: in lower case, in one spelling, without plural endings where asked.

mod points;
mod stems;

use std::ops::Range;

pub(super) use points::{TITLES, is_address, is_of_short_form};
use puzzle::ORDINALS;
pub(super) use stems::{root, stem};

/// A word or a mark of punctuation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token {
    /// In lower case and American spelling; a mark stands for itself.
    pub word: String,
    /// Its place in the text.
    pub at: Range<usize>,
    /// Whether it starts with a capital letter.
    pub capital: bool,
    /// Whether it is written in capital letters throughout, two at least.
    pub upper: bool,
    /// Whether `'s` or `'` follows: the dog's owner.
    pub possessive: bool,
    /// Whether a hyphen joins it to the word before.
    pub glued: bool,
}

impl Token {
    /// Whether it is one of these words or marks.
    pub fn is(&self, words: &[&str]) -> bool {
        // Most differ in their first letter already.
        let first = self.word.as_bytes().first();
        words.iter().any(|word| word.as_bytes().first() == first && *word == self.word)
    }

    /// Whether it is a mark of punctuation.
    pub fn is_mark(&self) -> bool {
        self.word.chars().all(|c| !c.is_alphanumeric())
    }
}

/// The words and marks of a text. Quotes, emphasis and brackets are passed over.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let mut chars = text.char_indices().peekable();
    let mut hyphen = false;
    while let Some((start, c)) = chars.next() {
        if c.is_alphanumeric() {
            let mut end = start + c.len_utf8();
            while let Some(&(at, c)) = chars.peek() {
                if !c.is_alphanumeric() && !inside_word(text, at, c) {
                    break;
                }
                end = at + c.len_utf8();
                chars.next();
            }
            if let Some(sign) = closing_sign(&text[start..end], &text[end..]) {
                for _ in 0..sign {
                    chars.next();
                }
                end += sign;
            }
            push_word(&mut found, text, start..end, hyphen);
            hyphen = false;
            continue;
        }
        hyphen = false;
        match c {
            '-' | '\u{2010}' | '\u{2011}' => {
                hyphen = text[..start].ends_with(char::is_alphanumeric);
                if !hyphen {
                    push_mark(&mut found, "-", start..start + c.len_utf8());
                }
            }
            // "Mr. Ames".
            '.' if found.last().is_some_and(|last| {
                let (word, after) = (&text[last.at.clone()], &text[start + 1..]);
                last.at.end == start && is_of_short_form(word, after)
            }) => {}
            // "Likes tea... but Bob does not."
            '.' if text[start..].starts_with("..") => {
                while chars.peek().is_some_and(|(_, c)| *c == '.') {
                    chars.next();
                }
                let end = chars.peek().map_or(text.len(), |(at, _)| *at);
                push_mark(&mut found, if end == text.len() { "." } else { "," }, start..end);
            }
            ',' | ';' | ':' | '.' | '?' | '!' | '#' | '(' | ')' | '|' | '/' | '=' => {
                push_mark(&mut found, &text[start..start + 1], start..start + 1);
            }
            '\u{2013}' | '\u{2014}' => push_mark(&mut found, "-", start..start + c.len_utf8()),
            '&' => push_mark(&mut found, "and", start..start + 1),
            '\'' | '\u{2019}' => {
                // The owners' house.
                if let Some(last) = found.last_mut() {
                    if last.at.end == start && last.word.ends_with('s') {
                        last.possessive = true;
                    }
                }
            }
            // The owner of "Hamlet" in ""Hamlet"'s owner".
            '"' | '\u{201d}' => {
                let rest = &text[start + c.len_utf8()..];
                let owns = ["'s", "\u{2019}s"].iter().find(|own| rest.starts_with(**own));
                let owns = owns.filter(|own| !rest[own.len()..].starts_with(char::is_alphanumeric));
                let quoted = found.last_mut().filter(|last| last.at.end == start);
                if let (Some(_), Some(last)) = (owns, quoted) {
                    last.possessive = true;
                    chars.next();
                    chars.next();
                }
            }
            _ => {}
        }
    }
    found
}

/// How many tokens from `at` on this phrase takes, its words separated by blanks; after the last
/// token comes an empty word. Texts are compared with hundreds of phrases at every word, nearly all
/// of which differ in the first letter.
pub(super) fn phrase_at(tokens: &[Token], at: usize, phrase: &str) -> Option<usize> {
    let mut rest = phrase;
    let mut len = 0;
    for token in tokens.get(at..)? {
        if token.word.as_bytes().first() != rest.as_bytes().first() {
            return None;
        }
        rest = rest.strip_prefix(token.word.as_str())?;
        len += 1;
        if rest.is_empty() {
            return Some(len);
        }
        rest = rest.strip_prefix(' ')?;
    }
    rest.is_empty().then_some(len + 1)
}

/// How many signs belong to a short name before them: "AB+", "B-", "C++", "C#".
fn closing_sign(word: &str, rest: &str) -> Option<usize> {
    let short = word.len() < 3 && word.bytes().all(|letter| letter.is_ascii_uppercase());
    let sign = rest.bytes().next().filter(|sign| short && b"+-#".contains(sign))?;
    let len = rest.bytes().take_while(|other| *other == sign).count();
    let after = rest[len..].chars().next();
    let ends = after.is_none_or(|c| c.is_whitespace() || ".,;:!?)'\u{2019}\"|/".contains(c));
    (ends && len < 3).then_some(len)
}

/// An apostrophe, a decimal point, a colon or a comma between letters or digits belongs to the word.
fn inside_word(text: &str, at: usize, c: char) -> bool {
    let after = text[at + c.len_utf8()..].chars().next();
    let before = text[..at].chars().next_back();
    match c {
        '\'' | '\u{2019}' => after.is_some_and(char::is_alphabetic),
        // "9:30", "9.30".
        '.' | ':' => {
            after.is_some_and(|c| c.is_ascii_digit()) && before.is_some_and(|c| c.is_ascii_digit())
        }
        // "25,000", but not "7,8,9".
        ',' => {
            let digits = text[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
            digits == 3 && before.is_some_and(|c| c.is_ascii_digit())
        }
        _ => false,
    }
}

fn push_mark(found: &mut Vec<Token>, word: &str, at: Range<usize>) {
    let (capital, upper, possessive, glued) = (false, false, false, false);
    found.push(Token { word: word.to_owned(), at, capital, upper, possessive, glued });
}

fn push_word(found: &mut Vec<Token>, text: &str, at: Range<usize>, glued: bool) {
    let original = &text[at.clone()];
    let capital = original.starts_with(char::is_uppercase);
    let upper = original.len() > 1 && !original.contains(char::is_lowercase);
    let lower = match original.is_ascii() {
        true => original.to_ascii_lowercase(),
        false => original.to_lowercase().replace('\u{2019}', "'"),
    };
    let mut push = |word: &str, possessive| {
        let word = spelling(word).replace(',', "");
        found.push(Token { word, at: at.clone(), capital, upper, possessive, glued });
    };
    match lower.rsplit_once('\'') {
        Some((
            "he" | "she" | "it" | "there" | "who" | "that" | "what" | "where" | "whoever" | "here",
            "s",
        )) => {
            push(&lower[..lower.len() - 2], false);
            push("is", false);
            // "There's tea": only its first word has a capital.
            found.last_mut().into_iter().for_each(|verb| verb.capital = false);
        }
        Some((owner, "s")) => push(owner, true),
        Some((who, ending @ ("d" | "ll" | "ve" | "re" | "m"))) if !who.is_empty() => {
            push(who, false);
            // "Who'd" is "who had" as well: either says nothing by itself.
            let verb = match ending {
                "d" => "would",
                "ll" => "will",
                "ve" => "have",
                "re" => "are",
                _ => "am",
            };
            push(verb, false);
        }
        Some(("won", "t")) => {
            push("will", false);
            push("not", false);
        }
        Some((verb, "t")) if verb.ends_with('n') => {
            push(if verb == "can" { verb } else { &verb[..verb.len() - 1] }, false);
            push("not", false);
        }
        None if WITHOUT_APOSTROPHE.contains(&lower.as_str()) => {
            push(&lower[..lower.len() - 2], false);
            push("not", false);
        }
        _ => push(&lower, false),
    }
}

/// "Isn't" and its like as they are typed in haste.
const WITHOUT_APOSTROPHE: [&str; 12] = [
    "isnt", "arent", "wasnt", "werent", "doesnt", "dont", "didnt", "hasnt", "havent", "hadnt",
    "couldnt", "wouldnt",
];

/// One spelling for words that have two.
fn spelling(word: &str) -> String {
    // The shortest that has two is "grey", and all have that letter.
    if word.len() < 4 || !word.contains('r') && word.len() < 7 {
        return word.to_owned();
    }
    for (british, american) in [
        ("colour", "color"),
        ("neighbour", "neighbor"),
        ("favourite", "favorite"),
        ("centre", "center"),
        ("storey", "story"),
        ("grey", "gray"),
        ("flavour", "flavor"),
        ("theatre", "theater"),
        ("jewellery", "jewelry"),
    ] {
        if word.contains(british) {
            return word.replace(british, american);
        }
    }
    // Words that relations hang on, as they are often misspelt.
    const HARD: [&str; 10] = [
        "neighbor",
        "neighbors",
        "neighbour",
        "neighbours",
        "immediately",
        "directly",
        "somewhere",
        "adjacent",
        "leftmost",
        "rightmost",
    ];
    if word.len() < 7 {
        return word.to_owned();
    }
    let close = |hard: &&&str| {
        word.as_bytes()[0] == hard.as_bytes()[0]
            && word.len().abs_diff(hard.len()) <= 1
            && strsim::osa_distance(word, hard) == 1
    };
    match HARD.iter().find(close) {
        Some(hard) if !HARD.contains(&word) => hard.replace("our", "or"),
        _ => word.to_owned(),
    }
}

/// The numbers up to 20 in words.
const NUMBERS: [&str; 21] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];

/// A number in digits or as a word, up to 20.
pub(super) fn number(word: &str) -> Option<u8> {
    match NUMBERS.iter().position(|name| *name == word) {
        Some(n) => Some(n as u8),
        None => word.parse().ok().filter(|&n| n <= 20),
    }
}

/// The word for a number up to 20.
pub(super) fn spelt(k: u8) -> Option<&'static str> {
    NUMBERS.get(usize::from(k)).copied()
}

/// "third", "3rd".
pub(super) fn ordinal(word: &str) -> Option<u8> {
    if let Some(n) = ORDINALS.iter().position(|name| *name == word) {
        return Some(n as u8 + 1);
    }
    let digits = ["st", "nd", "rd", "th"].iter().find_map(|end| word.strip_suffix(end))?;
    digits.parse().ok().filter(|n| (1..=16).contains(n))
}
