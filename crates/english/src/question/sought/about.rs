//! What a question is about that does not name it.

use super::super::super::families::synonyms;
use super::super::super::lexicon::Class;
use super::super::super::mentions::Mention;
use super::super::super::tokens::{Token, ordinal, root, tokens};
use super::{Search, the_only};
use puzzle::Value;

impl Search<'_> {
    /// The value of which a word is said that no other value has, or another word for it: "the
    /// cyclist" where they came by bike and by bus.
    pub(super) fn loosely(&self, words: &[Token], nouns: &[usize]) -> (Vec<Value>, Vec<Mention>) {
        let usual = |word: &Token| {
            word.word.len() < 4
                || ordinal(&word.word).is_some()
                || self.ground.lexicon.class(&word.word) != Class::Unknown
        };
        let mut found: Vec<Mention> = Vec::new();
        for (i, word) in words.iter().enumerate() {
            let other = synonyms(&word.word);
            if nouns.contains(&i) || usual(word) && other.is_none() {
                continue;
            }
            let same = |part: &Token| {
                !usual(part) && root(&part.word) == root(&word.word)
                    || other.is_some_and(|all| all.split(' ').any(|other| other == part.word))
            };
            let mut values = Vec::new();
            for (c, category) in self.categories.iter().enumerate() {
                for (index, value) in category.values.iter().enumerate() {
                    if tokens(value).iter().any(same) {
                        values.push(Value { category: c as u8, index: index as u8 });
                    }
                }
            }
            if values.len() == 1 {
                found.push(Mention { start: i, end: i + 1, values, taken_for: None });
            }
        }
        (the_only(&found).unwrap_or_default(), found)
    }

    /// The value that the sentence before is about, where this one goes on about it: "that town",
    /// "whom do I follow".
    pub(super) fn carried(&self, at: usize) -> Option<Vec<Value>> {
        let goes_on = [
            "it", "its", "he", "him", "his", "she", "her", "that", "this", "there", "you", "i",
            "we", "they", "them", "their",
        ];
        let words = &self.texts[at];
        let everyone = words.iter().any(|word| word.is(&["each", "all"]));
        if everyone || !words.iter().any(|word| word.is(&goes_on)) {
            return None;
        }
        // "The apples are gone. Who had them?", but not "who are they?" of everyone.
        let several = words.iter().any(|word| word.is(&["they", "them", "their"]));
        let plural = |mention: &Mention| {
            mention.values.iter().all(|value| self.named(*value).ends_with('s'))
        };
        if several
            && !at.checked_sub(1).is_some_and(|before| {
                let named = self.mentions(before);
                !named.is_empty() && named.iter().all(plural)
            })
        {
            return None;
        }
        if let Some(values) = self.looked_for(at) {
            return Some(values);
        }
        let before = at.checked_sub(1)?;
        let near = self.candidates[before].line == self.candidates[at].line;
        if !near && self.candidates[before].hint {
            return None;
        }
        match the_only(&self.mentions(before))? {
            none if none.is_empty() => Some(self.loosely(&self.texts[before], &[]).0),
            values => Some(values),
        }
        .filter(|values| !values.is_empty())
    }

    /// "Only one key opens the cellar: the one with the green ribbon", said in the setting.
    pub(super) fn looked_for(&self, at: usize) -> Option<Vec<Value>> {
        let opens = ["opens", "unlocks", "wins", "need", "needed", "wanted", "fits"];
        (0..at).rev().filter(|&i| !self.candidates[i].hint).find_map(|i| {
            let words = &self.texts[i];
            let only = words.windows(2).any(|two| two[0].is(&["only"]) && two[1].is(&["one"]));
            let looked = only && words.iter().any(|word| word.is(&opens));
            let values = if looked { the_only(&self.mentions(i))? } else { return None };
            Some(values).filter(|values| !values.is_empty())
        })
    }
}
