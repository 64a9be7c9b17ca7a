//! Weights by which values are told and put into categories: a log-linear model of each, fitted to
//! what texts show of their words.

use std::collections::BTreeMap;

use english::inference::{Example, Lexicon, examples};
use english::layout::layout;

use crate::align;
use crate::fit::{self, Candidate, Sentence};

/// What is to be learnt from a text with so many places and these categories, without its lists.
pub fn lessons(text: &str, places: u8, categories: &[Vec<String>]) -> Vec<Example> {
    let place = |value: &str| {
        let all = categories
            .iter()
            .enumerate()
            .flat_map(|(i, values)| values.iter().enumerate().map(move |(j, name)| (i, j, name)));
        let alike = |least| {
            let mut near = all.clone().filter(|(_, _, name)| align::alike(name, value) >= least);
            near.next().map(|(i, j, _)| (i, j))
        };
        alike(2).or_else(|| alike(1))
    };
    let mut document = layout(text);
    document.lists.clear();
    examples(&document, Lexicon::load(), places, place)
}

/// How strongly a weight is drawn back to 0.
const PULL: f64 = 5e-5;

/// What has a weight, by its name, and how much.
pub type Learnt = BTreeMap<String, f64>;

/// Weights with which the examples come out right, as far as they do.
pub fn learn(examples: &[Example]) -> Learnt {
    let names = examples.iter().flat_map(|example| &example.seen).map(|(name, _)| name.clone());
    let mut weights: Learnt = names.map(|name| (name, 0.0)).collect();
    let numbers: BTreeMap<&String, usize> = weights.keys().zip(0..).collect();
    // What is seen speaks for one of two: that it is so, or that it is not.
    let sentence = |example: &Example| -> Sentence {
        let features = example.seen.iter().map(|(name, much)| (numbers[name], f64::from(-*much)));
        let so = Candidate { cost: 0.0, features: features.collect(), right: example.right };
        vec![so, Candidate { cost: 0.0, features: Vec::new(), right: !example.right }]
    };
    let sentences: Vec<Sentence> = examples.iter().map(sentence).collect();
    let mut fitted = vec![0.0; weights.len()];
    fit::fit(&sentences, &mut fitted, &vec![f64::NEG_INFINITY; weights.len()], PULL);
    weights.values_mut().zip(fitted).for_each(|(weight, fitted)| *weight = fitted);
    weights
}

/// How many of the examples come out right with these weights.
pub fn right(examples: &[Example], weights: &Learnt) -> usize {
    let odds = |example: &Example| -> f64 {
        let weighed =
            |(name, much): &(String, f32)| weights.get(name).unwrap_or(&0.0) * f64::from(*much);
        example.seen.iter().map(weighed).sum()
    };
    examples.iter().filter(|example| (odds(example) > 0.0) == example.right).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_of_values_speaks_for_them() {
        let seen = |names: &[&str]| names.iter().map(|name| ((*name).to_owned(), 1.0)).collect();
        let example = |at: usize| Example {
            seen: seen(if at % 2 == 0 { &["always", "capital"] } else { &["always", "small"] }),
            right: at % 2 == 0 || at % 10 == 1,
        };
        let examples: Vec<Example> = (0..200).map(example).collect();
        let weights = learn(&examples);
        assert!(weights["capital"] > 1.0, "{weights:?}");
        assert!(weights["small"] < weights["always"], "{weights:?}");
        // One in ten small words is a value: none of them is taken for one.
        assert_eq!(right(&examples, &weights), 180);
    }

    #[test]
    fn pairs_of_a_text_are_right_where_they_are_of_one_category() {
        let text = "Three neighbours stand in a row.\n\n1. Ann keeps the dog.\n2. Bob keeps the cat.\n\
                    3. Cy is next to Ann.\n\nWho keeps the owl?";
        let categories = [["Ann", "Bob", "Cy"], ["dog", "cat", "owl"]];
        let categories = categories.map(|values| values.map(str::to_owned).to_vec());
        let lessons = lessons(text, 3, &categories);
        let pairs =
            lessons.iter().filter(|one| one.seen.iter().any(|(name, _)| name == "two always"));
        let right: Vec<bool> = pairs.map(|pair| pair.right).collect();
        assert_eq!(right.len(), 15);
        assert_eq!(right.iter().filter(|right| **right).count(), 6);
    }
}
