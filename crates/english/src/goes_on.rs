//! Sentences that go on about whom the hint before speaks of.

use super::draft::DraftHint;
use super::lexicon::Class;
use super::tokens::Token;
use super::{Ground, Understood};

impl Ground {
    /// "He plays the drums": of whom the hint before speaks. It is said once more with this.
    pub(super) fn goes_on(
        &self,
        words: &[Token],
        text: &str,
        before: Option<&DraftHint>,
    ) -> Option<Understood> {
        let before = before.filter(|before| !before.readings.is_empty())?;
        // "Lou asked more for her cake": her own.
        let named = self.gazetteer.find(&self.lexicon, words);
        let own = |i: usize| {
            words[i].is(&["her"])
                && words.get(i + 1).is_some_and(|next| !next.is_mark())
                && named.iter().any(|mention| mention.start < i)
        };
        let last = |i: usize| {
            words
                .get(i + 1)
                .is_none_or(|next| next.is_mark() || self.class(&next.word) == Class::Be)
        };
        let stands = |i: &usize| {
            words[*i].is(&["he", "she", "it", "him", "her"]) && !own(*i)
                || words[*i].is(&["his", "hers", "theirs"])
                    && last(*i)
                    && named.iter().all(|mention| mention.start > *i)
        };
        // "So is the beetroot", "the next day there are tacos".
        let aux = ["is", "are", "was", "were", "does", "do", "did", "has", "have", "had"];
        let so = words.len() > 2 && words[0].is(&["so", "neither", "nor"]) && words[1].is(&aux);
        let later = words.len() > 3
            && words[0].is(&["the"])
            && words[1].is(&["next", "following"])
            && words[3].is(&["there", "it", ",", "is", "was"]);
        let opens = (so || later).then_some(usize::from(later));
        // "It was in Peru that the hoard was found" speaks of nothing before.
        let who = words.iter().position(|token| token.is(&["that", "who", "which"]));
        let cleft = words.len() > 3 && words[0].is(&["it"]) && words[1].is(&["is", "was"]);
        let them = |at: usize| words[at..].iter().any(|token| token.is(&["him", "her", "it"]));
        if cleft && who.is_some_and(|at| !them(at)) {
            return None;
        }
        let pronoun = &words[opens.or_else(|| (0..words.len()).find(stands))?];
        let both = format!("{} {}", before.text, text);
        let mut found = self
            .understand(&both)
            .or_else(|| self.guess(text).is_none().then(|| self.guess(&both))?)?;
        // The hint before alone is nothing new.
        found.readings.retain(|reading| {
            before.readings.iter().all(|other| other.relation != reading.relation)
        });
        if found.readings.is_empty() {
            return None;
        }
        found.remarks =
            vec![format!("\"{}\" is taken for the subject of what comes before", pronoun.word)];
        Some(found)
    }
}
