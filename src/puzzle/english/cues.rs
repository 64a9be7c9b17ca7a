//! Which words go with which category, learnt from its description and from the hints themselves:
//! who "drives" something has a car or a motorbike, not a pet.

use std::collections::{HashMap, HashSet};

use super::super::Category;
use super::Ground;
use super::kinds::KINDS;
use super::lexicon::{Class, Lexicon};
use super::mentions::Mention;
use super::tokens::{Token, root, stem, tokens};

/// Words by category.
#[derive(Debug, Default)]
pub(super) struct Cues {
    /// From names and descriptions.
    described: Vec<HashSet<String>>,
    /// From names alone.
    named: Vec<HashSet<String>>,
    /// The words of each name in their order.
    names: Vec<Vec<String>>,
    /// From mentions that can mean nothing else, with how often.
    used: Vec<HashMap<String, u32>>,
}

/// Words that say nothing about a category.
const EMPTY: &str = "everyone everybody each person people a an the different unique own distinct \
    favorite has have had is are of their his her one and or in on with that which following they \
    all these those who owner house houses there five four three six seven eight characteristics \
    attributes from to as various has a following exactly type kind brand brands possible \
    options values list category";

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
            let words = |text: &str| -> HashSet<String> {
                tokens(text)
                    .iter()
                    .filter(|token| !EMPTY.split_ascii_whitespace().any(|word| token.word == word))
                    .filter(|token| !token.is_mark())
                    .map(|token| root(&token.word))
                    .collect()
            };
            let named = words(name);
            let mut described = words(description);
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
            cues.used.push(HashMap::new());
        }
        cues
    }

    /// Whether a category is called by this word.
    pub fn is_word_of_category(&self, word: &str) -> bool {
        let root = root(word);
        self.described.iter().any(|words| words.contains(&root))
    }

    /// Whether a category has this word in its name.
    pub fn is_name_of_category(&self, word: &str) -> bool {
        let root = root(word);
        self.named.iter().any(|words| words.contains(&root))
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

    /// Leaves of values that several categories have the one whose name stands nearest: "his first
    /// drink was gin" where there is a second.
    fn narrow_by_name(&self, words: &[Token], mention: &mut Mention) {
        let apart = |at: usize, len: usize| match at < mention.start {
            true => mention.start.saturating_sub(at + len),
            false => at.saturating_sub(mention.end),
        };
        let candidate = |c: usize| mention.values.iter().any(|v| usize::from(v.category) == c);
        let mut found: Vec<(usize, usize)> = (0..words.len())
            .filter_map(|at| self.name_at(words, at).map(|(c, len)| (apart(at, len), c)))
            .filter(|(apart, c)| candidate(*c) && *apart <= 4)
            .collect();
        found.sort_unstable();
        let clear = |rest: &[(usize, usize)]| rest.iter().all(|(apart, _)| *apart > found[0].0);
        match found.as_slice() {
            [(_, c), rest @ ..] if clear(rest) => {
                let c = *c;
                mention.values.retain(|value| usize::from(value.category) == c);
            }
            _ => {}
        }
    }

    /// The categories called by this word, or whose description has it where none is.
    pub fn called(&self, word: &str) -> Vec<u8> {
        let root = root(word);
        let with = |sets: &[HashSet<String>]| -> Vec<u8> {
            let indices = sets.iter().enumerate().filter(|(_, words)| words.contains(&root));
            indices.map(|(c, _)| c as u8).collect()
        };
        let named = with(&self.named);
        if named.is_empty() { with(&self.described) } else { named }
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
        self.used[usize::from(category)].get("").copied().unwrap_or(0)
    }

    /// Learns from a sentence.
    pub fn learn(&mut self, words: &[Token], mentions: &[Mention], lexicon: &Lexicon) {
        for mention in mentions {
            let [value] = mention.values.as_slice() else { continue };
            let used = &mut self.used[usize::from(value.category)];
            let around = around(words, mention, lexicon);
            if around.is_empty() {
                *used.entry(String::new()).or_default() += 1;
            }
            for word in around {
                *used.entry(word).or_default() += 1;
            }
        }
    }

    /// Leaves out values of categories that the words around a mention do not go with.
    pub fn narrow(&self, words: &[Token], mentions: &mut [Mention], ground: &Ground) {
        for mention in mentions.iter_mut().filter(|mention| mention.values.len() > 1) {
            self.narrow_by_name(words, mention);
            let around = around(words, mention, &ground.lexicon);
            let supports = |c: usize| {
                around
                    .iter()
                    .any(|word| self.described[c].contains(word) || self.used[c].contains_key(word))
                    || (around.is_empty() && self.used[c].contains_key(""))
            };
            let seen = |c: usize| !self.used[c].is_empty();
            let kept: Vec<_> = mention
                .values
                .iter()
                .copied()
                .filter(|value| supports(value.category.into()) || !seen(value.category.into()))
                .collect();
            let any_supported = mention.values.iter().any(|value| supports(value.category.into()));
            if any_supported && !kept.is_empty() {
                mention.values = kept;
            }
            // A category's own name right beside it settles the rest.
            let beside = |c: usize| around.iter().any(|word| self.named[c].contains(word));
            let called: Vec<_> =
                mention.values.iter().copied().filter(|v| beside(v.category.into())).collect();
            if called.len() == 1 {
                mention.values = called;
            }
        }
    }
}

/// The words that govern a mention: the verb before it with the nouns between, and the noun after.
fn around(words: &[Token], mention: &Mention, lexicon: &Lexicon) -> Vec<String> {
    let mut found = Vec::new();
    let mut at = mention.start;
    for _ in 0..6 {
        let Some(before) = at.checked_sub(1) else { break };
        let token = &words[before];
        let class = lexicon.class(&token.word);
        if token.is_mark()
            || matches!(class, Class::Who | Class::Danger)
            || token.is(&["and", "or", "to", "than", "next", "left", "right"])
        {
            break;
        }
        at = before;
        match class {
            Class::Verb => {
                found.push(root(&token.word));
                break;
            }
            Class::Be if !found.is_empty() => break,
            Class::Unknown | Class::Filler | Class::Noun if token.word.len() > 2 => {
                let word = root(&token.word);
                if !EMPTY.split_ascii_whitespace().any(|empty| empty == stem(&token.word)) {
                    found.push(word);
                }
            }
            _ => {}
        }
    }
    if let Some(after) = words.get(mention.end) {
        let noun =
            matches!(lexicon.class(&after.word), Class::Noun | Class::Unknown | Class::Filler);
        if noun
            && !after.is_mark()
            && after.word.len() > 2
            && !after.is(&["and", "the", "with", "for", "from"])
        {
            found.push(root(&after.word));
        }
    }
    found
}
