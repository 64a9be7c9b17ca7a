//! What the values of a category have in common or the most of: "green" of light and dark green, "the
//! smallest" of small, medium and large.

use rustc_hash::FxHashMap;

use super::super::tokens::{number, stem};
use super::Gazetteer;
use puzzle::{Category, Value};

/// Listed adjectives, the furthest first, and the words for the one that is most so.
const EXTREMES: [(&str, &str); 16] = [
    ("tiny miniature small little", "smallest littlest tiniest"),
    ("gigantic giant enormous huge large big", "largest biggest"),
    ("short", "shortest"),
    ("tall", "tallest"),
    ("long", "longest"),
    ("heavy", "heaviest"),
    ("light", "lightest"),
    ("freezing cold", "coldest"),
    ("scorching hot", "hottest"),
    ("thin", "thinnest"),
    ("thick", "thickest"),
    ("slow", "slowest"),
    ("fast quick", "fastest quickest"),
    ("cheap", "cheapest"),
    ("mild", "mildest"),
    ("loud", "loudest"),
];

impl Gazetteer {
    /// "The smallest house" where small, medium and large ones are listed.
    pub(super) fn add_extremes(&mut self, c: u8, category: &Category) {
        let listed = |word: &str| category.values.iter().position(|v| v.to_lowercase() == word);
        for (adjectives, superlatives) in EXTREMES {
            // Of "tiny" and "small" the first is the smallest.
            let Some(i) = adjectives.split(' ').find_map(listed) else { continue };
            let value = Value { category: c, index: i as u8 };
            for superlative in superlatives.split(' ').filter(|word| listed(word).is_none()) {
                let values = self.exact.entry(stem(superlative)).or_default();
                if !values.contains(&value) {
                    values.push(value);
                }
            }
        }
    }

    /// Notes the last words that some values of a category share, but not all.
    pub(super) fn add_shared(&mut self, c: u8, size: usize) {
        let mut found: FxHashMap<String, Vec<Value>> = FxHashMap::default();
        for index in 0..size as u8 {
            let value = Value { category: c, index };
            if let [first, .., last] = self.printed(value)
                && number(first).is_none()
                && first != "no"
                && last.len() > 2
                && last.chars().all(char::is_alphabetic)
            {
                found.entry(last.clone()).or_default().push(value);
            }
            // "White" of black and white stripes and green and white stripes.
            if let [first, and, second, _] = self.printed(value)
                && and == "and"
            {
                for word in [first, second] {
                    found.entry(word.clone()).or_default().push(value);
                }
            }
        }
        for (word, values) in found {
            let some = (2..size).contains(&values.len());
            if some && !self.exact.contains_key(&stem(&word)) && !self.shared.contains_key(&word) {
                self.shared.insert(word, values);
            }
        }
    }

    /// "The green and white scarf" where green and white stripes are listed, and neither by itself.
    pub(super) fn add_pairs(&mut self) {
        let mut found: FxHashMap<String, Vec<Value>> = FxHashMap::default();
        for (value, words) in &self.printed {
            if let [first, and, second, _] = words.as_slice()
                && and == "and"
                && ![first, second].iter().any(|word| self.exact.contains_key(&stem(word)))
            {
                let pair = stem(first) + and + &stem(second);
                found.entry(pair).or_default().push(*value);
            }
        }
        for (pair, values) in found {
            if values.len() == 1 && !self.exact.contains_key(&pair) {
                self.exact.insert(pair, values);
            }
        }
    }

    /// The values of one category that share this last word: "green" of light and dark green.
    pub fn sharing(&self, word: &str) -> &[Value] {
        self.shared.get(word).map_or(&[], Vec::as_slice)
    }
}
