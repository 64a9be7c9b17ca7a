//! Sentences said in plainer words, before anything else looks at them: turns of phrase, what
//! "you" would find, feelings, slips of the tongue that are put right, pairs that are counted
//! before they are named. Values are never touched.

mod absent;
mod acquaintances;
mod ages;
mod amounts;
mod as_many;
mod asides;
mod betweens;
mod both_sides;
mod bounded;
mod choices;
mod claims;
mod company;
mod contracted;
mod contrasts;
mod counted;
mod covers;
mod dates;
mod eithers;
mod ends;
mod exceptions;
mod exchanges;
mod favorites;
mod firsts;
mod flanks;
mod formal;
mod gaps;
mod gathered;
mod girls;
mod hearsay;
mod idioms;
mod journeys;
mod labels;
mod landmarks;
mod left_out;
mod likewise;
mod nearer;
mod nearest;
mod nobody;
mod notes;
mod numbers;
mod omitted;
mod onward;
mod order;
mod others;
mod owned;
mod paid;
mod pairings;
mod pairs;
mod parted;
mod patterns;
mod preambles;
mod prices;
mod qualms;
mod racing;
mod repeats;
mod rivals;
mod roundabout;
mod routes;
mod sequences;
mod series;
mod sides;
mod somebody;
mod spans;
mod steps;
mod table;
mod templates;
mod there;
mod times;
mod visits;
mod walks;
mod ways;
mod which;
mod wishes;

use std::cell::OnceCell;
use std::ops::Range;

use super::Ground;
use super::ground::MAX_WORDS;
use super::mentions::Mention;
use super::tokens::Token;
pub(super) use acquaintances::ARE as WHAT_TWO_ARE;
pub(super) use idioms::Idioms;
use order::ORDER;
pub(super) use somebody::is_agent;
pub(super) use templates::COMPARATIVES;

/// A sentence that is being reworded.
struct Wording<'g> {
    ground: &'g Ground,
    tokens: Vec<Token>,
    /// The values in it, once they are wanted.
    named: OnceCell<Named>,
}

/// The values that are named in a sentence, and where.
struct Named {
    mentions: Vec<Mention>,
    ranges: Vec<Range<usize>>,
}

/// The words of a question with those for what somebody is without as a value of its own.
pub(super) fn asked_words(tokens: Vec<Token>, ground: &Ground) -> Vec<Token> {
    let mut wording = Wording { ground, tokens, named: OnceCell::new() };
    wording.say_what_is_absent();
    wording.tokens
}

/// The words of a sentence in plain words.
pub(super) fn words(sentence: &str, ground: &Ground) -> Vec<Token> {
    let tokens = ground.tokens(sentence);
    if tokens.len() > MAX_WORDS {
        return tokens;
    }
    let mut wording = Wording { ground, tokens, named: OnceCell::new() };
    for step in ORDER {
        step(&mut wording);
    }
    wording.tokens
}

impl Wording<'_> {
    /// Where values are named.
    fn named(&self) -> &[Range<usize>] {
        &self.all_named().ranges
    }

    /// The values that are named.
    fn mentions(&self) -> &[Mention] {
        &self.all_named().mentions
    }

    fn all_named(&self) -> &Named {
        self.named.get_or_init(|| {
            let mentions = self.ground.gazetteer.find(&self.ground.lexicon, &self.tokens);
            let ranges = mentions.iter().map(|mention| mention.start..mention.end).collect();
            Named { mentions, ranges }
        })
    }

    fn is(&self, at: usize, words: &[&str]) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is(words))
    }

    fn is_mark(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(Token::is_mark)
    }

    /// Whether a value is named in these tokens.
    fn names(&self, range: Range<usize>) -> bool {
        self.named().iter().any(|named| named.start < range.end && range.start < named.end)
    }

    fn replace_by(&mut self, range: Range<usize>, words: Vec<Token>) {
        self.tokens.splice(range, words);
        self.named.take();
    }

    /// The whole sentence anew: what is said of the one, whom it relates to the other.
    fn say_of_two(&mut self, one: &Range<usize>, words: &str, other: &Range<usize>) {
        let (one, other) = (self.unowning(one), self.unowning(other));
        let at = one.len();
        self.replace_by(0..self.tokens.len(), [one, other].concat());
        self.replace(at..at, words);
    }

    /// These words, of which nothing is anybody's.
    fn unowning(&self, range: &Range<usize>) -> Vec<Token> {
        let words = self.tokens[range.clone()].iter().cloned();
        words.map(|word| Token { possessive: false, ..word }).collect()
    }

    /// Puts these words in the place of others; what would go past the end goes to the end.
    fn replace(&mut self, range: Range<usize>, words: &str) {
        let end = self.tokens.len();
        let range = range.start.min(end)..range.end.clamp(range.start.min(end), end);
        let at = match self.tokens.get(range.start).or(self.tokens.last()) {
            Some(token) => token.at.clone(),
            None => return,
        };
        let words = words.split_ascii_whitespace().map(|word| Token {
            word: word.to_owned(),
            at: at.clone(),
            capital: false,
            upper: false,
            possessive: false,
            glued: false,
        });
        let words: Vec<Token> = words.collect();
        self.tokens.splice(range, words);
        self.named = OnceCell::new();
    }
}
