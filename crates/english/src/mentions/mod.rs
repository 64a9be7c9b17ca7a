//! Finds the values of the puzzle in a sentence: in any case, singular or plural, with or without
//! hyphens, the longest first, so that "table tennis" is not "tennis".

mod done;
mod loosely;
mod shared;
mod ways;

use std::collections::BTreeMap;
use std::ops::Bound;

use rustc_hash::{FxHashMap, FxHashSet};

use super::kinds::{KINDS, value_kinds};
use super::lexicon::Lexicon;
use super::scattered::Scattered;
use super::tokens::{TITLES, Token, stem};
use puzzle::{Category, Value};

/// A place in a sentence where values are named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mention {
    /// First token.
    pub start: usize,
    /// After the last token.
    pub end: usize,
    /// The values that it can mean; several where categories share a word.
    pub values: Vec<Value>,
    /// Where the words are not quite those of the value: what they are taken for.
    pub taken_for: Option<&'static str>,
}

/// What a word of a longer value is taken for.
pub(super) const SHORT_FORM: &str = "a short form";

/// Every way to write each value.
#[derive(Debug, Default)]
pub(super) struct Gazetteer {
    /// In order, so that what cannot become a value is given up at its first words.
    exact: BTreeMap<String, Vec<Value>>,
    /// By family of words, for nations and months.
    related: FxHashMap<String, Vec<Value>>,
    /// By root, for those who do what the value names.
    roots: FxHashMap<String, Vec<Value>>,
    /// By the first of several words, and the last of two: the values, with whether it has a capital.
    parts: FxHashMap<String, Vec<(Value, bool)>>,
    /// The most words of a value.
    longest: usize,
    /// Values in lower case letters throughout, such as "may".
    lower: FxHashMap<Value, bool>,
    /// Values in capital letters throughout, such as "IT".
    upper: FxHashSet<Value>,
    /// Values with a form of address: "Ms. Carpenter".
    titled: FxHashSet<Value>,
    /// By category: whether its values are names with a capital (`true`) or words without.
    cases: Vec<Option<bool>>,
    /// Values that may be said in other forms or another order.
    scattered: Scattered,
    /// The words of each value.
    printed: FxHashMap<Value, Vec<String>>,
    /// By the last word that some values of one category share: which.
    shared: FxHashMap<String, Vec<Value>>,
}

/// What words come down to when plural, spaces and hyphens do not count.
fn key(words: &[Token]) -> String {
    words.iter().map(|token| stem(&token.word)).collect()
}

impl Gazetteer {
    pub fn new(categories: &[Category]) -> Self {
        let mut all = Self::default();
        for (c, category) in categories.iter().enumerate() {
            let names =
                category.values.iter().filter(|value| value.starts_with(char::is_uppercase));
            all.cases.push(match names.count() {
                0 => Some(false),
                count => (count == category.values.len()).then_some(true),
            });
            for (i, name) in category.values.iter().enumerate() {
                let value = Value { category: c as u8, index: i as u8 };
                all.add(name, value, category.values.len());
            }
            all.add_extremes(c as u8, category);
            all.add_shared(c as u8, category.values.len());
        }
        all.add_pairs();
        all
    }

    /// The mentions in a sentence, from left to right, none inside another.
    pub fn find(&self, lexicon: &Lexicon, tokens: &[Token]) -> Vec<Mention> {
        let stems: Vec<String> = tokens.iter().map(|token| stem(&token.word)).collect();
        let mut found = Vec::new();
        let mut start = 0;
        while start < tokens.len() {
            match self.at(lexicon, tokens, &stems, start) {
                Some(mention) => {
                    start = mention.end;
                    found.push(mention);
                }
                None => start += 1,
            }
        }
        let more = self.scattered.find(tokens, &found);
        if !more.is_empty() {
            let inside = |one: &Mention, all: &Mention| one.start < all.end && all.start < one.end;
            found.retain(|mention| !more.iter().any(|other| inside(mention, other)));
            found.extend(more);
            found.sort_by_key(|mention| mention.start);
        }
        found
    }

    /// The longest mention that starts here.
    fn at(
        &self,
        lexicon: &Lexicon,
        tokens: &[Token],
        stems: &[String],
        start: usize,
    ) -> Option<Mention> {
        let most = self.longest.min(tokens.len() - start);
        let mut longest = None;
        let mut key = String::new();
        for end in start + 1..=start + most {
            if tokens[end - 1].is_mark() {
                break;
            }
            key.push_str(&stems[end - 1]);
            let from = (Bound::Included(key.as_str()), Bound::Unbounded);
            let next = self.exact.range::<str, _>(from).next();
            let begun = next.is_some_and(|(other, _)| other.starts_with(&key));
            let found = next.filter(|(other, _)| **other == key).map(|(_, values)| values);
            let found = found.or_else(|| match end - start {
                1 if self.is_done_to(lexicon, tokens, stems, start) => None,
                1 => self.one_word(lexicon, &tokens[start]),
                _ => None,
            });
            let Some(values) = found else { if begun { continue } else { break } };
            let words = &tokens[start..end];
            // "Rob in" is no robin.
            let hinge = words.len() > 1
                && words[1..].iter().any(|token| token.is(&["in", "on", "at", "is", "as", "a"]));
            let whole = |value: &Value| !hinge || self.printed[value].len() > 1;
            let fitting = values.iter().copied().filter(|v| self.fits(*v, words) && whole(v));
            let mut values: Vec<Value> = fitting.collect();
            // "Ms. Carpenter" is no carpenter, and "the carpenter" not Ms. Carpenter.
            let titled = start > 0 && tokens[start - 1].is(&TITLES);
            if values.iter().any(|value| self.titled.contains(value) == titled) {
                values.retain(|value| self.titled.contains(value) == titled);
            }
            self.keep_case(&mut values, tokens, start);
            if !values.is_empty() {
                longest = Some(Mention { start, end, values, taken_for: None });
            }
        }
        longest.or_else(|| {
            let token = &tokens[start];
            let slip = || Some((self.almost(lexicon, token)?.clone(), "a slip of the pen"));
            let short = || Some((vec![self.shortened(lexicon, token)?], SHORT_FORM));
            let (values, taken_for) = slip().or_else(short)?;
            Some(Mention { start, end: start + 1, values, taken_for: Some(taken_for) })
        })
    }

    /// "Rose" is the girl and "a rose" the flower, where they are listed so.
    fn keep_case(&self, values: &mut Vec<Value>, tokens: &[Token], start: usize) {
        let case = |value: &Value| self.cases.get(usize::from(value.category)).copied().flatten();
        let capital = |value: &Value| case(value) == Some(true);
        let told = values.iter().all(|value| case(value).is_some());
        if !told || values.iter().all(capital) || !values.iter().any(capital) {
            return;
        }
        let token = &tokens[start];
        // What needs no article may start a sentence: "Green is next to red."
        let opens = start == 0 || tokens[start - 1].is(&[".", ":", "\"", "-"]);
        let bare = value_kinds(&stem(&token.word)).iter().any(|&kind| {
            matches!(KINDS[kind].name, "Color" | "Drink" | "Food" | "Hobby" | "Sport")
        });
        if !token.capital || !opens || !bare {
            values.retain(|value| capital(value) == token.capital);
        }
    }

    /// Whether a mention has the words of the value as they are listed, but for their case.
    pub fn is_printed(&self, value: Value, words: &[Token], mention: &Mention) -> bool {
        let said = words[mention.start..mention.end].iter().map(|token| &token.word);
        self.printed.get(&value).is_some_and(|printed| said.eq(printed))
    }

    /// Whether a value is written with a capital.
    pub fn has_capital(&self, value: Value) -> bool {
        self.lower.get(&value) == Some(&false)
    }

    /// Whether a value has a form of address.
    pub fn is_titled(&self, value: Value) -> bool {
        self.titled.contains(&value)
    }

    /// The words of a value as they are listed.
    pub fn printed(&self, value: Value) -> &[String] {
        self.printed.get(&value).map_or(&[], Vec::as_slice)
    }

    /// Whether the word by itself is a value.
    pub fn is_value(&self, word: &str) -> bool {
        self.exact.contains_key(&stem(word))
    }

    /// "Will", "May" and "Mark" are names only with a capital.
    fn fits(&self, value: Value, words: &[Token]) -> bool {
        let [one] = words else { return true };
        // "It" is no "IT".
        let short =
            one.is(&["it", "us", "or", "am", "pm", "no", "so", "an", "as", "at", "by", "to"]);
        if short && self.upper.contains(&value) {
            return one.upper;
        }
        let ordinary = one.is(&[
            "will", "may", "mark", "art", "pat", "sue", "bill", "rob", "an", "a", "in", "on",
            "one", "can", "it", "sat", "sun", "wed",
        ]);
        !ordinary || one.capital || self.lower.get(&value) == Some(&true)
    }
}
