//! What the ends of a row are at: "numbered from the bow to the stern", "bay 1 is nearest the lift".

use rustc_hash::{FxHashMap, FxHashSet};

use crate::tokens::Token;

/// An end of the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    First,
    Last,
}

/// Which words name what the ends of the row are at.
#[derive(Clone, Debug, Default)]
pub struct Landmarks {
    /// Stems of what is at no end.
    pub others: FxHashSet<String>,
    /// By stem: the end, and the word that always follows: "docking port".
    at: FxHashMap<String, (End, Option<String>)>,
}

impl Landmarks {
    /// Takes what passages tell of ends; the first that is said of each thing counts.
    pub fn take<'t>(
        &mut self,
        told: impl IntoIterator<Item = (&'t str, End)>,
        passages: [&[Token]; 2],
    ) {
        for (stem, end) in told {
            self.at.entry(stem.to_owned()).or_insert((end, None));
        }
        for (stem, (_, follower)) in &mut self.at {
            let pairs = passages.into_iter().flat_map(|tokens| tokens.windows(2));
            let mut next = pairs.filter(|pair| pair[0].stem == *stem).map(|pair| &pair[1].word);
            let first = next.next().filter(|first| first.starts_with(char::is_alphabetic));
            *follower = first.filter(|first| next.all(|it| it == *first)).cloned();
        }
    }

    /// Whether a word may name what an end is at.
    pub fn may_have(&self, token: &Token) -> bool {
        token.is_word() && !token.capital && !self.others.contains(&token.stem)
    }

    /// How many words name what this end is at, where some do at the start of these.
    pub fn length(&self, tokens: &[Token], end: End) -> Option<usize> {
        let (first, rest) = tokens.split_first()?;
        let (_, follower) = self.at.get(&first.stem).filter(|(at, _)| *at == end)?;
        let follows = rest.first().is_some_and(|token| follower.as_ref() == Some(&token.word));
        Some(1 + usize::from(follows))
    }
}
