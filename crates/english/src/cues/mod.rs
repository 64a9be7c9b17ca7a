//! Which words go with which category, learnt from its description and from the hints themselves:
//! who "drives" something has a car or a motorbike, not a pet.

mod around;
mod narrow;
mod words;

use rustc_hash::{FxHashMap, FxHashSet};

use super::feelings::felt_by_all;
use super::kinds::KINDS;
use super::lexicon::Lexicon;
use super::mentions::Mention;
use super::tokens::{Token, root, stem, tokens};
use around::{ARTICLE, BARE, FROM, alone, around, side_by_side};
use puzzle::{Category, Value};
use words::Words;

/// Words by category.
#[derive(Debug, Default)]
pub(super) struct Cues {
    /// From names and descriptions.
    described: Words,
    /// By category: what the text says of it, without what goes with such categories anyway.
    told: Words,
    /// From names alone.
    named: Words,
    /// The words of each name in their order.
    names: Vec<Vec<String>>,
    /// From mentions that can mean nothing else, with how often. Where no word goes with them:
    /// [`BARE`], [`ARTICLE`] for "the Brit" or [`FROM`] for "the person from Rome".
    used: Vec<FxHashMap<String, u32>>,
    /// By category, and a value right after a value of it ("the tennis player", where Players are
    /// a cigarette): after which.
    followed: FxHashMap<(u8, Value), FxHashSet<u8>>,
    /// Feelings that the setting tells of everybody: "each is allergic to something else".
    felt: FxHashSet<String>,
}

/// Words that say nothing about a category.
const EMPTY: &str = "everyone everybody each person people a an the different unique own distinct \
    favorite has have had is are was were of their his her one and or in on with that which following they \
    all these those who owner house houses there five four three six seven eight characteristics \
    attributes from to as various has a following exactly type kind brand brands possible \
    options values list category";

/// Whether a word says nothing about a category.
fn is_empty(word: &str) -> bool {
    EMPTY.split_ascii_whitespace().any(|empty| empty == word)
}

impl Cues {
    /// From the names of categories alone.
    pub fn of(categories: &[Category]) -> Self {
        let described: Vec<(&str, &str)> =
            categories.iter().map(|category| (category.name.as_str(), "")).collect();
        Self::described(&described)
    }

    /// From names and descriptions.
    pub fn described(categories: &[(&str, &str)]) -> Self {
        let mut cues = Self::default();
        for (name, description) in categories {
            let words = |text: &str| -> FxHashSet<String> {
                tokens(text)
                    .iter()
                    .filter(|token| !is_empty(&token.word))
                    .filter(|token| !token.is_mark())
                    .map(|token| root(&token.word))
                    .collect()
            };
            let named = words(name);
            let mut described = words(description);
            cues.told.push(described.clone());
            described.extend(named.iter().cloned());
            for kind in &KINDS {
                if named.contains(&root(&kind.name.to_lowercase()))
                    || named.iter().any(|word| kind.has_cue(word))
                {
                    described.extend(kind.cues.split(' ').map(root));
                }
            }
            let name = tokens(name);
            cues.names.push(name.iter().map(|token| stem(&token.word)).collect());
            cues.described.push(described);
            cues.named.push(named);
            cues.used.push(FxHashMap::default());
        }
        cues
    }

    /// Whether a category is called by this word.
    pub fn is_word_of_category(&self, word: &str) -> bool {
        self.described.contain(&root(word))
    }

    /// Whether a category is what people fear or dislike.
    pub fn is_of_aversions(&self) -> bool {
        ["fear", "afraid", "dislike", "hate", "phobia", "dread", "aversion", "scared"]
            .iter()
            .any(|word| self.is_word_of_category(word))
    }

    /// Learns what everybody feels of something else, from what sets the scene or else.
    pub fn learn_feelings(&mut self, text: &[Token], scene: bool) {
        for sentence in text.split(|token| token.is(&["."])) {
            self.felt.extend(felt_by_all(sentence, scene));
        }
    }

    /// Whether to feel so of something is what a category tells: "allergic to nuts" where there are
    /// allergies.
    pub fn is_felt(&self, word: &str) -> bool {
        self.is_word_of_category(word) || self.felt.contains(&root(word))
    }

    /// Whether the text has this word where it tells of a category.
    pub fn is_told_of_category(&self, word: &str) -> bool {
        self.told.contain(&root(word))
    }

    /// Whether a category has this word in its name.
    pub fn is_name_of_category(&self, word: &str) -> bool {
        self.named.contain(&root(word))
    }

    /// The category whose whole name starts here, where it has several words or another has the
    /// same values, and after how many tokens it ends: "first drink", "lunch".
    pub fn name_at(&self, words: &[Token], at: usize) -> Option<(usize, usize)> {
        let here = |name: &Vec<String>| {
            let said = words.get(at..at + name.len());
            said.is_some_and(|said| {
                said.iter().zip(name).all(|(token, word)| stem(&token.word) == *word)
            })
        };
        let c = self.names.iter().position(|name| !name.is_empty() && here(name))?;
        Some((c, self.names[c].len()))
    }

    /// The categories called by this word, or whose description has it where none is.
    pub fn called(&self, word: &str) -> Vec<u8> {
        let named = self.named_with(word);
        if named.is_empty() { self.described.having(&root(word)) } else { named }
    }

    /// The categories whose name has this word.
    pub fn named_with(&self, word: &str) -> Vec<u8> {
        self.named.having(&root(word))
    }

    /// Whether this very word is in the category's name, not only one with the same root: a sticker
    /// where there are stickers, but no drinker where there are drinks.
    pub fn is_named_so(&self, category: u8, word: &str) -> bool {
        self.names.get(usize::from(category)).is_some_and(|name| name.contains(&stem(word)))
    }

    /// The only category whose name has these words and no others that say something.
    pub fn called_whole(&self, name: &[Token]) -> Option<u8> {
        let said: FxHashSet<String> = name
            .iter()
            .filter(|token| !is_empty(&token.word))
            .map(|token| root(&token.word))
            .collect();
        let mut alike = (0..self.named.len()).filter(|&c| self.named[c] == said);
        let found = alike.next().filter(|_| !said.is_empty() && alike.next().is_none())?;
        Some(found as u8)
    }

    /// The categories whose values the hints use with this word.
    pub fn used_with(&self, word: &str) -> Vec<u8> {
        let root = root(word);
        let indices = self.used.iter().enumerate().filter(|(_, words)| words.contains_key(&root));
        indices.map(|(c, _)| c as u8).collect()
    }

    /// The categories other than those of `own` whose values the hints use with this word: the only
    /// one, or the one that they use with it more than twice as often as any other.
    pub fn used_most_with(&self, word: &str, own: &dyn Fn(&u8) -> bool) -> Vec<u8> {
        let root = root(word);
        let uses = |c: &u8| self.used[usize::from(*c)].get(&root).copied().unwrap_or(0);
        let mut found: Vec<u8> = self.used_with(word).into_iter().filter(|c| !own(c)).collect();
        found.sort_by_key(|c| std::cmp::Reverse(uses(c)));
        if let [first, second, ..] = found.as_slice() {
            if uses(first) > 2 * uses(second) {
                found.truncate(1);
            }
        }
        found
    }

    /// How often hints name a value of the category without any word for it: "the Brit".
    pub fn bare_uses(&self, category: u8) -> u32 {
        let used = &self.used[usize::from(category)];
        [BARE, ARTICLE, FROM].iter().filter_map(|word| used.get(*word)).sum()
    }

    /// How often hints name a value of the category with no word but an article: "the Comet".
    pub fn article_uses(&self, category: u8) -> u32 {
        self.used[usize::from(category)].get(ARTICLE).copied().unwrap_or(0)
    }

    /// Learns from a sentence.
    pub fn learn(&mut self, words: &[Token], mentions: &[Mention], lexicon: &Lexicon) {
        for mention in mentions {
            let [value] = mention.values.as_slice() else { continue };
            // What a value right before it has to do with says nothing of it.
            if mentions.iter().any(|before| before.end == mention.start) {
                continue;
            }
            let used = &mut self.used[usize::from(value.category)];
            let mut around = around(words, mention, mentions, lexicon);
            if around.is_empty() {
                around.push(alone(words, mention).to_owned());
            }
            for word in around {
                *used.entry(word).or_default() += 1;
            }
        }
        for (values, next) in side_by_side(words, mentions) {
            let [value] = values else { continue };
            for after in &next.values {
                let key = (value.category, *after);
                self.followed.entry(key).or_default().insert(value.index);
            }
        }
    }
}
