//! Which words a text has near the values of each category: what is said of drinks, of towns, of
//! presents. What a question says is likeliest said of the same.

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::Ground;
use super::super::lexicon::forms;
use super::super::tokens::{Token, ordinal, root};

/// How far a word may stand before a value, and after it.
const BEFORE: usize = 5;
const AFTER: usize = 3;

/// What stands between a word and the value that it leads to.
const QUALIFIERS: [&str; 10] =
    ["a", "an", "the", "different", "one", "own", "its", "his", "her", "exactly"];

/// Words by category, each with how often it stands near a value, and how near.
#[derive(Debug, Default)]
pub(in super::super) struct Usage {
    near: Vec<FxHashMap<String, u32>>,
    /// Nouns that are counted off: "the third leg".
    ranked: FxHashSet<String>,
    /// The words right before the values.
    leads: Vec<FxHashMap<String, u32>>,
    /// How often a word stands right after a value: "the plum jam".
    heads: Vec<FxHashMap<String, u32>>,
}

/// One form for a word in all its forms.
fn plain(word: &str) -> String {
    root(forms(word).first().unwrap_or(&word))
}

impl Usage {
    /// Learns from sentences.
    pub fn of<'t>(
        texts: impl Iterator<Item = &'t Vec<Token>>,
        categories: usize,
        ground: &Ground,
    ) -> Self {
        let mut usage = Self {
            near: vec![FxHashMap::default(); categories],
            leads: vec![FxHashMap::default(); categories],
            heads: vec![FxHashMap::default(); categories],
            ranked: FxHashSet::default(),
        };
        for words in texts {
            let mentions = ground.gazetteer.find(&ground.lexicon, words);
            let values = mentions.iter().filter_map(|mention| match mention.values[..] {
                [value] => Some((mention.start..mention.end, value.category)),
                _ => None,
            });
            let ranked = words.windows(2).filter(|two| {
                ordinal(&two[0].word).is_some() || two[0].is(&["last", "final", "opening"])
            });
            usage.ranked.extend(ranked.map(|two| plain(&two[1].word)));
            // "Each asked for a different drink" tells as much.
            let names = (0..words.len()).filter_map(|i| {
                let inside = mentions.iter().any(|m| (m.start..m.end).contains(&i));
                match ground.cues.named_with(&words[i].word)[..] {
                    [c] if !inside => Some((i..i + 1, c)),
                    _ => None,
                }
            });
            for (at, c) in values.chain(names) {
                let c = usize::from(c);
                let before = (0..at.start).rev().take(BEFORE).take_while(|&i| !ends(&words[i]));
                let after = (at.end..words.len()).take(AFTER).take_while(|&i| !ends(&words[i]));
                let before = before.zip((1..=4).rev().chain([1]));
                let after = after.zip((2..=4).rev());
                for (i, weight) in before.chain(after) {
                    *usage.near[c].entry(plain(&words[i].word)).or_default() += weight;
                }
                // "Duval's film" is what she made.
                let owned = words[at.end - 1].possessive;
                if let Some(head) = words.get(at.end).filter(|head| !head.is_mark() && !owned) {
                    *usage.heads[c].entry(plain(&head.word)).or_default() += 1;
                }
                // "Bound for the north", "in for a bath".
                let lead = (0..at.start).rev().find(|&i| !words[i].is(&QUALIFIERS));
                if let Some(lead) = lead {
                    *usage.leads[c].entry(words[lead].word.clone()).or_default() += 4;
                }
            }
        }
        usage
    }

    /// Of all uses of a word near the values of these categories, how many in a hundred are near
    /// those of this one; few uses count for less.
    pub fn near(&self, word: &str, category: u8, among: &[u8]) -> i32 {
        share(&self.near, &plain(word), category, among)
    }

    /// Whether the text calls values of this category by the noun again and again, and no others.
    pub fn is_headed(&self, noun: &str, category: u8, among: &[u8]) -> bool {
        let noun = plain(noun);
        let count = |c: u8| self.heads[usize::from(c)].get(&noun).copied().unwrap_or(0);
        count(category) > 1 && among.iter().all(|&c| c == category || count(c) == 0)
    }

    /// Whether the text counts these off.
    pub fn is_ranked(&self, word: &str) -> bool {
        self.ranked.contains(&plain(word))
    }

    /// The same of the words right before values.
    pub fn leads(&self, word: &str, category: u8, among: &[u8]) -> i32 {
        share(&self.leads, word, category, among)
    }
}

/// Where a sentence or a part of it ends.
fn ends(word: &Token) -> bool {
    word.is(&[".", "!", "?", ";", ":"])
}

fn share(uses: &[FxHashMap<String, u32>], word: &str, category: u8, among: &[u8]) -> i32 {
    let count = |c: u8| uses[usize::from(c)].get(word).copied().unwrap_or(0);
    let (own, all) = (count(category), among.iter().map(|&c| count(c)).sum::<u32>());
    match all {
        0 => 0,
        // One use far away says little.
        _ => (100 * own / all * own.min(6) / 6) as i32,
    }
}
