//! What each word of a sentence does: which may be values, and which words speak of them.

use rustc_hash::FxHashSet;

use super::lexicon::{Lexicon, Role};
use crate::tokens::Token;

/// What a word does in its sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// It may be a value, or a part of one.
    Value,
    /// A noun that speaks of values: `house`, `drinker`, and what the setting names.
    Noun,
    /// A verb of its own meaning.
    Verb,
    /// A verb that goes with many things.
    Weak,
    /// One who has values.
    Holder,
    Article,
    Own,
    And,
    Or,
    Not,
    Link,
    Preposition,
    Relative,
    Break,
    Relation,
    Place,
    Skip,
    Comma,
    Stop,
    Possessive,
    Measure,
}

/// A word with what it does.
#[derive(Clone, Debug)]
pub struct Word {
    pub token: Token,
    /// As the text has it.
    pub written: String,
    /// Whether a hyphen joins it with the next.
    pub hyphen: bool,
    pub class: Class,
    /// What it is as a cue: its stem, or that of the verb it comes from.
    pub cue: String,
    /// Whether it starts a sentence, where a capital says nothing.
    pub initial: bool,
    /// Whether a value that a kind knows ends here, and another word starts another value.
    pub ends: bool,
    /// Whether it is a noun that may be a part of the value before it.
    pub head: bool,
    /// Whether it says what the places are.
    pub row: bool,
}

/// What is known of the words of a text.
#[derive(Default)]
pub struct Known {
    /// Stems of the words that the setting uses.
    pub spoken: FxHashSet<String>,
    /// Stems of nouns that stand after several values.
    pub heads: FxHashSet<String>,
    /// Stems of nouns that say what the places or those who have them are.
    pub rows: FxHashSet<String>,
    pub places: Option<u32>,
    /// Whether hints tell hours: "at nine".
    pub hours: bool,
}

/// What is longer, in words, is read in parts.
const LONGEST: usize = 200;

/// Parts a text into sentences and tells what each word does.
pub fn sentences(text: &str, lexicon: &Lexicon, known: &Known) -> Vec<Vec<Word>> {
    let mut sentences = vec![Vec::new()];
    let tokens = lexicon.tokens(text);
    for (i, token) in tokens.iter().enumerate() {
        let after_title = i > 0 && lexicon.has(&tokens[i - 1], Role::Title);
        if matches!(token.word.as_str(), "." | "!" | "?" | ";") {
            if !after_title {
                sentences.push(Vec::new());
            }
            continue;
        }
        if sentences.last().is_none_or(|sentence| sentence.len() >= LONGEST) {
            sentences.push(Vec::new());
        }
        if let Some(sentence) = sentences.last_mut() {
            sentence.push(token.clone());
        }
    }
    sentences.retain(|sentence| !sentence.is_empty());
    sentences.into_iter().map(|tokens| Reader { text, tokens, lexicon, known }.read()).collect()
}

/// Whether a number is an hour by where it stands: "at nine".
pub fn is_hour(tokens: &[Token], i: usize, lexicon: &Lexicon) -> bool {
    let clock = i > 0 && lexicon.has(&tokens[i - 1], Role::Clock);
    let counts = tokens.get(i + 1).is_some_and(|next| {
        [Role::Holder, Role::Unit, Role::Measure, Role::Relation, Role::Place]
            .iter()
            .any(|&role| lexicon.has(next, role))
    });
    clock && tokens[i].number.is_some() && tokens[i].ordinal.is_none() && !counts
}

struct Reader<'a> {
    text: &'a str,
    tokens: Vec<Token>,
    lexicon: &'a Lexicon,
    known: &'a Known,
}

impl Reader<'_> {
    fn read(self) -> Vec<Word> {
        let letters = self.tokens.iter().filter(|token| token.is_word());
        let capitals = letters.clone().filter(|token| token.capital).count();
        let shouted = letters.count() < 2 * capitals;
        let mut words: Vec<Word> = Vec::with_capacity(self.tokens.len());
        while words.len() < self.tokens.len() {
            let i = words.len();
            let initial = shouted
                || words
                    .last()
                    .is_none_or(|word| matches!(word.class, Class::Stop) && word.token.word != "(");
            let value = self.value_of_kind(i, initial, &words);
            for part in 0..value.max(1) {
                let token = self.tokens[i + part].clone();
                let class = if value > 0 { Class::Value } else { self.class(i, initial, &words) };
                let doer = self.lexicon.doer(&token).filter(|_| class != Class::Value);
                let cue = doer.map_or_else(|| token.stem.clone(), |(stem, _)| stem);
                let range = token.range.clone();
                let stem = token.stem.clone();
                words.push(Word {
                    written: self.text[range.clone()].to_owned(),
                    hyphen: self.text[range.end..].starts_with('-'),
                    token,
                    class,
                    cue,
                    initial: initial && part == 0,
                    ends: value > 1 && part + 1 == value,
                    head: self.known.heads.contains(&stem) && !self.is_noun(i + part),
                    row: self.known.rows.contains(&stem) || self.has(i + part, Role::Unit),
                });
            }
        }
        words
    }

    /// How many words from here on are a value that a kind has.
    fn value_of_kind(&self, i: usize, initial: bool, before: &[Word]) -> usize {
        let rest = &self.tokens[i..];
        let count = self.lexicon.known_value(rest);
        let last = &rest[count.max(1) - 1];
        let spoken = |token: &Token| self.known.spoken.contains(&token.stem);
        if count > 1 && rest[..count].iter().all(spoken) {
            return 0;
        }
        if count > 1 {
            let split = self.known.heads.contains(&last.stem)
                || self.known.spoken.contains(&last.stem)
                || rest[..count].iter().any(|token| self.lexicon.has(token, Role::Relation));
            return if split { usize::from(!self.lexicon.is_known(&rest[0])) } else { count };
        }
        if count == 0 || self.is_spoken(i, before) {
            return 0;
        }
        if self.does_with_values(i, before) {
            return 0;
        }
        if self.lexicon.has(last, Role::Verb) {
            let class = before.last().map(|word| word.class);
            if matches!(
                class,
                Some(Class::Article | Class::Own | Class::Verb | Class::Weak | Class::Preposition)
            ) {
                return 1;
            }
            let phrase = rest.get(1).is_some_and(|next| {
                self.lexicon.has(next, Role::Article) || !self.starts_phrase(i + 1)
            });
            return usize::from(last.word.ends_with("ing") && !phrase);
        }
        let named = last.capital && !initial;
        let led = before
            .last()
            .is_some_and(|word| matches!(word.class, Class::Article | Class::Own | Class::Verb));
        let thing = led && !self.has(i, Role::Place) && !self.has(i, Role::Holder);
        usize::from(named || thing || !self.lexicon.is_known(last))
    }

    /// Whether it is a word of the setting or a noun after values.
    fn is_spoken(&self, i: usize, before: &[Word]) -> bool {
        let token = &self.tokens[i];
        let after_value = before.last().is_some_and(|word| word.class == Class::Value);
        if self.known.spoken.contains(&token.stem) {
            return after_value || !token.capital || before.is_empty();
        }
        after_value && self.known.heads.contains(&token.stem)
    }

    /// Whether it is one who does something with a value: "tea drinker", "driver of the Dodge".
    fn does_with_values(&self, i: usize, before: &[Word]) -> bool {
        let last = before.last().map(|word| word.class);
        let after = matches!(last, Some(Class::Value | Class::Possessive | Class::Noun));
        (after || self.has(i + 1, Role::Of)) && self.lexicon.doer(&self.tokens[i]).is_some()
    }

    fn has(&self, i: usize, role: Role) -> bool {
        self.tokens.get(i).is_some_and(|token| self.lexicon.has(token, role))
    }

    /// Whether a new phrase starts here, as it does after a verb.
    fn starts_phrase(&self, i: usize) -> bool {
        let Some(token) = self.tokens.get(i) else { return true };
        let roles = [
            Role::Article,
            Role::Own,
            Role::And,
            Role::Not,
            Role::Link,
            Role::Preposition,
            Role::Relative,
            Role::Break,
            Role::Relation,
            Role::Place,
            Role::Skip,
        ];
        !token.is_word() || token.capital || roles.iter().any(|&role| self.has(i, role))
    }

    fn class(&self, i: usize, initial: bool, before: &[Word]) -> Class {
        let token = &self.tokens[i];
        if token.is_mark() {
            return if token.word == "," { Class::Comma } else { Class::Stop };
        }
        if token.word == "'s" {
            return Class::Possessive;
        }
        if self.known.hours && is_hour(&self.tokens, i, self.lexicon) {
            return Class::Value;
        }
        if !token.is_word() {
            return self.class_of_number(i, before);
        }
        let last = before.last().map(|word| word.class);
        let named = token.capital && !initial && !self.is_function_word(i);
        if self.has(i, Role::Title) && self.tokens.get(i + 1).is_some_and(|next| next.capital) {
            return Class::Value;
        }
        if self.does_with_values(i, before) && !named {
            let strong = self.lexicon.doer(token).is_some_and(|(_, strong)| strong);
            return if strong { Class::Noun } else { Class::Holder };
        }
        if token.word.len() == 1 && self.text[token.range.end..].starts_with('-') {
            return Class::Noun;
        }
        if named && last == Some(Class::Value) && self.is_noun(i) {
            return Class::Noun;
        }
        if named {
            return Class::Value;
        }
        let acts = self.has(i, Role::Verb) || self.has(i, Role::Weak);
        let noun = self.tokens.get(i + 1);
        let noun = noun.is_some_and(|next| self.known.spoken.contains(&next.stem));
        if acts && noun && last == Some(Class::Article) {
            return Class::Value;
        }
        self.class_of_role(i, before).unwrap_or_else(|| {
            let after_value = last == Some(Class::Value);
            if self.is_spoken(i, before) && (after_value || !self.is_verb(i, before)) {
                return Class::Noun;
            }
            if self.is_verb(i, before) { Class::Verb } else { self.class_of_rest(i) }
        })
    }

    /// Whether it is never a name, even with a capital.
    fn is_function_word(&self, i: usize) -> bool {
        let roles = [
            Role::Article,
            Role::Own,
            Role::And,
            Role::Or,
            Role::Not,
            Role::Link,
            Role::Relative,
            Role::Break,
            Role::Preposition,
            Role::Exist,
            Role::Skip,
        ];
        roles.iter().any(|&role| self.has(i, role))
    }

    fn is_noun(&self, i: usize) -> bool {
        self.has(i, Role::Unit) || self.known.spoken.contains(&self.tokens[i].stem)
    }

    fn class_of_rest(&self, i: usize) -> Class {
        let token = &self.tokens[i];
        if token.number.is_some() {
            return Class::Skip;
        }
        if self.has(i + 1, Role::Than) {
            return Class::Relation;
        }
        if !token.capital && token.word.len() > 4 && token.word.ends_with("ly") {
            return Class::Skip;
        }
        let speaks = !self.lexicon.kinds_spoken_of(&token.stem).is_empty();
        if speaks { Class::Noun } else { Class::Value }
    }

    fn class_of_role(&self, i: usize, before: &[Word]) -> Option<Class> {
        let last = before.last().map(|word| word.class);
        let roles = [
            (Role::Article, Class::Article),
            (Role::Own, Class::Own),
            (Role::And, Class::And),
            (Role::Or, Class::Or),
            (Role::Not, Class::Not),
            (Role::Link, Class::Link),
            (Role::Relation, Class::Relation),
            (Role::Preposition, Class::Preposition),
            (Role::Relative, Class::Relative),
            (Role::Break, Class::Break),
            (Role::Aux, Class::Skip),
            (Role::Place, Class::Place),
            (Role::Holder, Class::Holder),
            (Role::Unit, Class::Noun),
            (Role::Skip, Class::Skip),
            (Role::Exist, Class::Skip),
            (Role::Verb, Class::Verb),
            (Role::Weak, Class::Weak),
            (Role::Measure, Class::Measure),
        ];
        let found = roles.iter().find(|(role, _)| self.has(i, *role)).map(|(_, class)| *class);
        let noun = match last {
            Some(Class::Article | Class::Own) => true,
            Some(Class::Possessive | Class::Value) => {
                self.starts_phrase(i + 1) && {
                    let word = self.tokens[i].word.as_str();
                    last == Some(Class::Possessive) || word == self.tokens[i].stem
                }
            }
            _ => false,
        };
        match found {
            Some(Class::Verb | Class::Weak) if noun => Some(Class::Noun),
            found => found,
        }
    }

    /// Whether an unknown word is a verb by its form and its place.
    fn is_verb(&self, i: usize, before: &[Word]) -> bool {
        let word = self.tokens[i].word.as_str();
        let Some(last) = before.last() else { return false };
        let negated = before.iter().rev().take_while(|word| word.class == Class::Not).count();
        let helper = before.iter().rev().nth(negated);
        if helper.is_some_and(|word| self.lexicon.has(&word.token, Role::Helper)) {
            return true;
        }
        let past = word.len() > 4 && word.ends_with("ed") || self.has(i, Role::Past);
        let present = word.len() > 3
            && word.ends_with('s')
            && !["ss", "us", "is", "ers"].iter().any(|ending| word.ends_with(ending));
        if last.class == Class::Link || last.class == Class::Skip {
            let goes_on = last.class == Class::Link && word.len() > 5 && word.ends_with("ing");
            return (past || goes_on) && self.has(i + 1, Role::Preposition);
        }
        let after = match last.class {
            Class::Noun | Class::Holder | Class::Relative => true,
            Class::Value => last.token.capital || self.led_by_article(before),
            _ => false,
        };
        (past || present) && after && self.starts_phrase(i + 1)
    }

    fn led_by_article(&self, before: &[Word]) -> bool {
        let led = before.iter().rev().find(|word| word.class != Class::Value);
        led.is_some_and(|word| {
            matches!(word.class, Class::Article | Class::Own | Class::Possessive)
        })
    }

    /// Numbers that count places are no values; others may be.
    fn class_of_number(&self, i: usize, before: &[Word]) -> Class {
        let token = &self.tokens[i];
        if token.ordinal.is_some() {
            return Class::Place;
        }
        let last = before.last();
        let marked = !token.word.starts_with(|c: char| c.is_ascii_digit());
        let fits = token.number.is_some_and(|n| n <= self.known.places.unwrap_or(9));
        let amount = self.has(i + 1, Role::Measure) && self.has(i + 2, Role::Relation);
        let carried = last.is_some_and(|word| {
            let number = self.lexicon.has(&word.token, Role::Number);
            let verb = before.iter().rev().nth(usize::from(number));
            verb.is_some_and(|word| word.class == Class::Verb)
        });
        let counts = fits && !carried && !self.has(i + 1, Role::Measure);
        let unit = last.is_some_and(|word| {
            word.class == Class::Noun && self.lexicon.has(&word.token, Role::Unit)
        });
        if amount || !marked && (counts || unit) { Class::Skip } else { Class::Value }
    }
}
