//! Turns of phrase with what they say in plain words.

use rustc_hash::FxHashMap;

use super::Wording;
use super::choices::{CHOICES, OTHERS};
use super::racing::RACING;
use super::table::{ASIDES, BESIDE, ENDS, HAVING};

/// Words for what somebody cannot bear, each of which says that it is not theirs.
const DISLIKES: &[&str] = &[
    "hate", "hates", "hated", "dislikes", "dislike", "disliked", "detests", "detest", "detested",
    "loathes", "loathe", "loathed", "despises", "despise", "despised",
];

/// Words for what somebody keeps away from.
const FEARS: &[&str] = &["afraid", "allergic", "scared", "frightened", "terrified"];

/// Words of an idiom, each with its alternatives and whether it may be left out.
type Pattern = Vec<(Vec<&'static str>, bool)>;

/// The turns of phrase by their first words.
#[derive(Debug)]
pub(in super::super) struct Idioms {
    by_first: FxHashMap<&'static str, Vec<(Pattern, &'static str)>>,
}

impl Idioms {
    pub fn new() -> Self {
        let mut by_first: FxHashMap<&'static str, Vec<(Pattern, &'static str)>> =
            FxHashMap::default();
        for (phrase, plain) in
            [ASIDES, ENDS, HAVING, BESIDE, OTHERS, CHOICES, RACING].into_iter().flatten()
        {
            let word = |word: &'static str| {
                let bare = word.trim_end_matches('?');
                (bare.split('/').collect::<Vec<_>>(), bare.len() < word.len())
            };
            let pattern: Pattern = phrase.split(' ').map(word).collect();
            let leading = pattern.iter().position(|(_, optional)| !optional).unwrap_or(0);
            for first in pattern[..=leading].iter().flat_map(|(words, _)| words) {
                by_first.entry(first).or_default().push((pattern.clone(), plain));
            }
        }
        Self { by_first }
    }
}

impl Wording<'_> {
    pub(super) fn reword_idioms(&mut self) {
        let ground = self.ground;
        let mut at = 0;
        while at < self.tokens.len() {
            let found = ground.idioms.by_first.get(self.tokens[at].word.as_str());
            let found = found.into_iter().flatten().find_map(|(pattern, plain)| {
                let len = self.idiom_len(at, pattern)?;
                (!self.names(at..at + len)).then_some((len, *plain))
            });
            if let Some((len, plain)) = found {
                let enclosed = plain.is_empty() && self.is(at + len, &[","]);
                let from = at - usize::from(enclosed && at > 0 && self.is(at - 1, &[","]));
                self.replace(
                    from..at + len + usize::from(enclosed && (from < at || at == 0)),
                    plain,
                );
            } else if self.is_dislike(at) {
                self.replace(at..at + 1, "does not like");
            } else if let Some((len, plain)) = self.fears(at) {
                self.replace(at..at + len, plain);
            }
            at += 1;
        }
    }

    /// How many tokens the pattern takes from `at` on.
    fn idiom_len(&self, at: usize, pattern: &Pattern) -> Option<usize> {
        let mut len = 0;
        for (words, optional) in pattern {
            let any = words[..] == ["{place}"];
            if self.is(at + len, words) || any && self.stands_in_row(at + len) {
                len += 1;
            } else if !optional {
                return None;
            }
        }
        Some(len)
    }

    /// "Is afraid of", unless a category is about that: how many tokens that takes, and what it says.
    /// Who is not afraid of dogs may have one or not.
    fn fears(&self, at: usize) -> Option<(usize, &'static str)> {
        let be = self.is(at, &["is", "was", "are", "were"]);
        let not = usize::from(self.is(at + 1, &["not"]));
        let afraid = self.is(at + 1 + not, FEARS) && self.is(at + 2 + not, &["of", "to"]);
        if !be || !afraid {
            return None;
        }
        let about = |word: &str| self.ground.cues.is_felt(word);
        let word = &self.tokens[at + 1 + not].word;
        let told = self.ground.cues.is_of_aversions() || about("allergy") || about(word);
        (!told).then_some((3 + not, if not > 0 { "might" } else { "does not have" }))
    }

    /// "Hates", unless a category is about that.
    fn is_dislike(&self, at: usize) -> bool {
        self.is(at, DISLIKES)
            && !self.names(at..at + 1)
            && !self.ground.cues.is_felt(&self.tokens[at].word)
            && !self.is(at.wrapping_sub(1), &["not", "never"])
    }
}
