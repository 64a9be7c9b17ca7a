//! The templates as they are written, and as they are found again by their words.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::super::tokens::Token;
use super::both_sides::BOTH_SIDES;
use super::claims::IDENTITIES;
use super::formal::FORMAL;
use super::notes::NOTES;
use super::onward::ONWARD;
use super::roundabout::PLACES;
use super::sequences::SEQUENCES;
use super::spans::SPANS;

/// A part of a pattern.
#[derive(Debug)]
pub(super) enum Part {
    /// One of these words, which may be left out.
    Word(Vec<&'static str>, bool),
    /// What a letter stands for.
    Slot(char),
}

/// What a sentence looks like, and what it says.
#[derive(Debug)]
pub(super) struct Template {
    pub parts: Vec<Part>,
    pub plain: &'static str,
}

/// All templates, found by the rarest word that each has to have.
pub(super) struct Templates {
    all: Vec<Template>,
    by_word: FxHashMap<&'static str, Vec<usize>>,
    /// Those without such a word.
    wordless: Vec<usize>,
}

impl Templates {
    fn new(all: Vec<Template>) -> Self {
        let musts = |template: &Template| -> Vec<Vec<&'static str>> {
            let words = template.parts.iter().filter_map(|part| match part {
                Part::Word(words, false) => Some(words.clone()),
                _ => None,
            });
            words.collect()
        };
        let mut common: FxHashMap<&'static str, usize> = FxHashMap::default();
        for word in all.iter().flat_map(musts).flatten() {
            *common.entry(word).or_default() += 1;
        }
        let (mut by_word, mut wordless) = (FxHashMap::<_, Vec<usize>>::default(), Vec::new());
        for (at, template) in all.iter().enumerate() {
            let how_common =
                |words: &Vec<&str>| words.iter().map(|word| common[word]).sum::<usize>();
            match musts(template).into_iter().min_by_key(how_common) {
                Some(words) => {
                    words.iter().for_each(|word| by_word.entry(*word).or_default().push(at));
                }
                None => wordless.push(at),
            }
        }
        Self { all, by_word, wordless }
    }

    /// Those that may fit these words, in their order.
    pub fn near(&self, words: &[Token]) -> impl Iterator<Item = &Template> {
        let named = words.iter().filter_map(|token| self.by_word.get(token.word.as_str()));
        let mut near: Vec<usize> = named.flatten().chain(&self.wordless).copied().collect();
        near.sort_unstable();
        near.dedup();
        near.into_iter().map(|at| &self.all[at])
    }
}

pub(super) fn templates() -> &'static Templates {
    static TEMPLATES: OnceLock<Templates> = OnceLock::new();
    TEMPLATES.get_or_init(|| {
        let part = |word: &'static str| match word.strip_prefix('{') {
            Some(slot) => Part::Slot(slot.chars().next().unwrap_or('N')),
            None => {
                let bare = word.trim_end_matches('~');
                let mut words: Vec<&str> = bare.split('/').collect();
                // What is, was.
                for (now, then) in [("is", "was"), ("are", "were"), ("has", "had")] {
                    if words.contains(&now) && !words.contains(&then) {
                        words.push(then);
                    }
                }
                Part::Word(words, bare.len() < word.len())
            }
        };
        let template = |(pattern, plain): &(&'static str, &'static str)| Template {
            parts: pattern.split(' ').map(part).collect(),
            plain,
        };
        let lists = [IDENTITIES, PLACES, BOTH_SIDES, SEQUENCES, SPANS, NOTES, ONWARD, FORMAL];
        Templates::new(lists.into_iter().flatten().map(template).collect())
    })
}
