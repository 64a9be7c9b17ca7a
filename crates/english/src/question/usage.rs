//! Which category a word goes with, as the hints use it: "studies" stands before subjects.

use rustc_hash::FxHashMap;

use super::Find;
use crate::tokens::Words;

/// So many words before a value say something of it, and so many after.
const BEFORE: usize = 3;
const AFTER: usize = 1;

/// How often words stand by the values of categories.
#[derive(Debug)]
pub(super) struct Usage {
    by_stem: FxHashMap<String, Vec<f32>>,
    /// By category: how many hints start with one of its values.
    starts: Vec<f32>,
}

impl Usage {
    pub(super) fn of<'t>(
        hints: impl Iterator<Item = &'t str>,
        categories: usize,
        words: &Words,
        find: Find<'_>,
    ) -> Self {
        let mut usage = Self { by_stem: FxHashMap::default(), starts: vec![0.0; categories] };
        for hint in hints {
            let tokens = words.tokens(hint);
            for (range, value, _) in find(hint) {
                let category = usize::from(value.category);
                let first = tokens.partition_point(|token| token.range.end <= range.start);
                let end = tokens.partition_point(|token| token.range.start < range.end);
                // An article may come first.
                if first < 2 && category < categories {
                    usage.starts[category] += 1.0;
                }
                let mut count = |at: usize, far: usize| {
                    let counts = usage.by_stem.entry(tokens[at].stem.clone());
                    let counts = counts.or_insert_with(|| vec![0.0; categories]);
                    if let Some(count) = counts.get_mut(category) {
                        *count += 1.0 / far as f32;
                    }
                };
                (first.saturating_sub(BEFORE)..first).for_each(|at| count(at, first - at));
                (end..tokens.len().min(end + AFTER)).for_each(|at| count(at, 2 + at - end));
            }
        }
        usage
    }

    /// How much these words go with each category: for each word, 1 among them all.
    pub(super) fn of_words<'s>(&self, stems: impl Iterator<Item = &'s str>) -> Vec<f32> {
        let mut scores = vec![0.0; self.starts.len()];
        for counts in stems.filter_map(|stem| self.by_stem.get(stem)) {
            let all: f32 = counts.iter().sum();
            for (score, count) in scores.iter_mut().zip(counts) {
                // What stands by values of many categories says nothing of any.
                *score += (count / all) * (count / all);
            }
        }
        scores
    }

    /// The category with whose values most hints start.
    pub(super) fn subject(&self) -> Option<usize> {
        let most = self.starts.iter().copied().fold(0.0, f32::max);
        self.starts.iter().position(|&count| count == most && most > 0.0)
    }
}
