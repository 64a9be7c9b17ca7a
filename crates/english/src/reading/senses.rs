//! Phrases of two senses: "left of" means immediately or somewhere, as the rest of the text has it.

use super::lexicon::{Lexicon, Phrase};
use super::scene::Scene;
use crate::tokens::Token;

/// What it costs to take a phrase in a sense that the text says in full elsewhere.
const SAID_ELSEWHERE: f32 = 1.5;

/// Meanings that leave no doubt of the sense.
const IMMEDIATELY: [&str; 4] = ["+1", "-1", "U1", "D1"];
const SOMEWHERE: [&str; 4] = ["+", "-", "U", "D"];

/// Which senses the text says in full.
#[derive(Clone, Copy, Debug, Default)]
pub struct Senses {
    immediately: bool,
    somewhere: bool,
}

impl Senses {
    /// The senses that these sentences say in full.
    pub fn of<'t>(
        lexicon: &Lexicon,
        scene: &Scene,
        sentences: impl Iterator<Item = &'t [Token]>,
    ) -> Self {
        let is_twofold = |phrase: &Phrase| phrase.meaning.ends_with('?');
        let twofold = |phrase: usize| is_twofold(&lexicon.phrases()[phrase]);
        let wanted = |phrase: &Phrase| {
            let mut whole = IMMEDIATELY.iter().chain(&SOMEWHERE);
            is_twofold(phrase) || whole.any(|meaning| *meaning == phrase.meaning)
        };
        let mut senses = Self::default();
        for tokens in sentences {
            let begins_value = vec![false; tokens.len()];
            let found = lexicon.find_some(tokens, &begins_value, scene, wanted);
            // A longer phrase with the words of one of two senses says which is meant.
            for short in found.iter().filter(|found| twofold(found.phrase)) {
                let longer = found.iter().filter(|other| {
                    !twofold(other.phrase)
                        && other.tokens.start <= short.tokens.start
                        && other.tokens.end >= short.tokens.end
                        && other.tokens.len() > short.tokens.len()
                });
                for meaning in longer.map(|other| lexicon.phrases()[other.phrase].meaning) {
                    senses.immediately |= IMMEDIATELY.contains(&meaning);
                    senses.somewhere |= SOMEWHERE.contains(&meaning);
                }
            }
        }
        senses
    }

    /// What it costs to take a phrase in this sense where nothing says which is meant.
    pub fn cost(self, meaning: &str) -> f32 {
        let said = match meaning.strip_suffix('?') {
            Some(sense) if sense.ends_with('1') => self.immediately,
            Some(_) => self.somewhere,
            None => false,
        };
        if said { SAID_ELSEWHERE } else { 0.0 }
    }
}
