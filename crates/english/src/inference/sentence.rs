//! What each word of a sentence does: which may be values, and which words speak of them.

use rustc_hash::FxHashSet;

use super::lexicon::{Lexicon, Role};
use crate::tokens::Token;

/// So many words in quotes may be a title.
const LONGEST_TITLE: usize = 7;

/// A word with what it does.
#[derive(Clone, Debug)]
pub struct Word {
    pub token: Token,
    /// As the text has it, with the hyphen or space after it.
    pub written: String,
    /// What it does.
    pub class: Role,
    /// What it is as a cue: its stem, or that of the verb it comes from.
    pub cue: String,
    /// Whether it starts a sentence, where a capital says nothing.
    pub initial: bool,
    /// Whether it says what the places are.
    pub row: bool,
}

/// The stems of words.
pub fn stems(words: &[Word]) -> String {
    let stems: Vec<&str> = words.iter().map(|word| word.token.stem.as_str()).collect();
    stems.join(" ")
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
    /// Stems of verbs that the setting brings: "all dunk a different biscuit".
    pub verbs: FxHashSet<String>,
    /// Words behind which numbers are values: "leaves at nine".
    pub numbered: FxHashSet<String>,
    /// Stems of nouns before which numbers are values: "has nine eyes".
    pub counted: FxHashSet<String>,
    pub places: u32,
}

/// Parts a text into sentences and tells what each word does.
pub fn sentences(text: &str, lexicon: &Lexicon, known: &Known) -> Vec<Vec<Word>> {
    let mut tokens = lexicon.tokens(text);
    // "Mr. Smith" is within one.
    tokens.dedup_by(|dot, title| dot.word == "." && lexicon.has(title, Role::Title));
    // "The bay LOVES carrots" stresses a word.
    for token in &mut tokens {
        let written = &text[token.range.clone()];
        let stressed = written.len() > 1 && !written.contains(char::is_lowercase);
        let known = lexicon.class(token).is_some_and(|class| class != Role::Holder);
        token.capital &= !(stressed && known);
    }
    let ends = |token: &Token| matches!(token.word.as_str(), "." | "!" | "?" | ";");
    let sentences = tokens.split(ends).filter(|tokens| !tokens.is_empty());
    sentences.map(|tokens| Reader { text, tokens, lexicon, known }.read()).collect()
}

/// Whether a word says how many, not which.
pub fn is_number(token: &Token) -> bool {
    token.number.is_some() && token.ordinal.is_none()
}

struct Reader<'a> {
    text: &'a str,
    tokens: &'a [Token],
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
                    .is_none_or(|word| matches!(word.class, Role::Stop) && word.token.word != "(");
            let title = self.quoted(i);
            let value = title.max(self.value_of_kind(i, initial, &words));
            for part in 0..value.max(1) {
                let mut token = self.tokens[i + part].clone();
                token.capital |= title > 0;
                let class = if value > 0 { Role::Value } else { self.class(i, initial, &words) };
                let doer =
                    self.lexicon.doer(&token, &self.known.verbs).filter(|_| class != Role::Value);
                let cue = doer.map_or_else(|| token.stem.clone(), |(stem, _)| stem);
                let stem = token.stem.clone();
                let hyphen = self.text[token.range.end..].starts_with('-');
                let joint = if hyphen { "-" } else { " " };
                words.push(Word {
                    written: self.text[token.range.clone()].to_owned() + joint,
                    token,
                    class,
                    cue,
                    initial: initial && part == 0,
                    row: self.known.rows.contains(&stem) || self.has(i + part, Role::Unit),
                });
            }
        }
        words
    }

    /// How many words from here on stand in quotes, as a title does within a sentence.
    fn quoted(&self, i: usize) -> usize {
        let opens = self.text[..self.tokens[i].range.start].ends_with(['"', '“', '‘']);
        let closes = |token: &Token| self.text[token.range.end..].starts_with(['"', '”', '’']);
        let last = self.tokens[i..].iter().take(LONGEST_TITLE).position(closes);
        let count = last.filter(|_| opens).map_or(0, |last| last + 1);
        // What somebody says is no title.
        let said = self.tokens[i..i + count].iter().any(|token| !token.is_word());
        if said || count == self.tokens.len() { 0 } else { count }
    }

    /// How many words from here on are a value that a kind has.
    fn value_of_kind(&self, i: usize, initial: bool, before: &[Word]) -> usize {
        let rest = &self.tokens[i..];
        let count = self.lexicon.known_value(rest);
        let last = &rest[count.max(1) - 1];
        if count > 1 {
            let noun = |nouns: &FxHashSet<String>| nouns.contains(&last.stem);
            let split = noun(&self.known.heads) || noun(&self.known.spoken);
            return if split { usize::from(!self.is_spoken(i, before)) } else { count };
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
                Some(Role::Article | Role::Own | Role::Verb | Role::Weak | Role::Preposition)
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
            .is_some_and(|word| matches!(word.class, Role::Article | Role::Own | Role::Verb));
        // "the same person": no Sam.
        let thing = led && !self.has(i, Role::Holder) && !self.has(i, Role::Starting);
        usize::from(named || thing || !self.lexicon.is_known(last))
    }

    /// Whether it is a word of the setting or a noun after values.
    fn is_spoken(&self, i: usize, before: &[Word]) -> bool {
        let token = &self.tokens[i];
        let after_value = before.last().is_some_and(|word| word.class == Role::Value);
        if self.known.spoken.contains(&token.stem) {
            // "the teacher at Desk 1"
            let counted = self.tokens.get(i + 1).and_then(|next| next.number);
            let counted = counted.is_some_and(|number| number <= self.known.places);
            return after_value || counted || !token.capital || before.is_empty();
        }
        after_value && self.known.heads.contains(&token.stem)
    }

    /// Whether it is one who does something with a value: "tea drinker", "driver of the Dodge".
    fn does_with_values(&self, i: usize, before: &[Word]) -> bool {
        let last = before.last().map(|word| word.class);
        let after = matches!(last, Some(Role::Value | Role::Possessive | Role::Noun));
        (after || self.has(i + 1, Role::Of))
            && self.lexicon.doer(&self.tokens[i], &self.known.verbs).is_some()
    }

    fn has(&self, i: usize, role: Role) -> bool {
        self.tokens.get(i).is_some_and(|token| self.lexicon.has(token, role))
    }

    /// Whether a new phrase starts here, as it does after a verb.
    fn starts_phrase(&self, i: usize) -> bool {
        let Some(token) = self.tokens.get(i) else { return true };
        !token.is_word() || token.capital || self.has(i, Role::Starting)
    }

    fn class(&self, i: usize, initial: bool, before: &[Word]) -> Role {
        let token = &self.tokens[i];
        if token.is_mark() {
            return if token.word == "," { Role::Comma } else { Role::Stop };
        }
        if token.word == "'s" {
            return Role::Possessive;
        }
        let behind = |word: &Word| self.known.numbered.contains(&word.token.word);
        let counted = |next: &Token| self.known.counted.contains(&next.stem);
        let said = before.last().is_some_and(behind) || self.tokens.get(i + 1).is_some_and(counted);
        if is_number(token) && said {
            return Role::Value;
        }
        if !token.is_word() {
            return self.class_of_number(i, before);
        }
        let last = before.last().map(|word| word.class);
        let named = token.capital && !initial && !self.has(i, Role::Nameless);
        if self.does_with_values(i, before) && !named {
            let strong =
                self.lexicon.doer(token, &self.known.verbs).is_some_and(|(_, strong)| strong);
            return if strong { Role::Noun } else { Role::Holder };
        }
        if named {
            return Role::Value;
        }
        self.class_of_role(i, before).unwrap_or_else(|| {
            let after_value = last == Some(Role::Value);
            if self.is_spoken(i, before) && (after_value || !self.is_verb(i, before)) {
                return Role::Noun;
            }
            if self.is_verb(i, before) { Role::Verb } else { self.class_of_rest(i) }
        })
    }

    fn class_of_rest(&self, i: usize) -> Role {
        let token = &self.tokens[i];
        if self.has(i + 1, Role::Than) {
            return Role::Relation;
        }
        if !token.capital && token.word.len() > 4 && token.word.ends_with("ly") {
            return Role::Skip;
        }
        let speaks = !self.lexicon.kinds_spoken_of(&token.stem).is_empty();
        if speaks { Role::Noun } else { Role::Value }
    }

    fn class_of_role(&self, i: usize, before: &[Word]) -> Option<Role> {
        let last = before.last().map(|word| word.class);
        let own = || self.known.verbs.contains(&self.tokens[i].stem).then_some(Role::Verb);
        let found = self.lexicon.class(&self.tokens[i]).or_else(own);
        let noun = match last {
            Some(Role::Article | Role::Own) => true,
            Some(Role::Possessive | Role::Value) => {
                self.starts_phrase(i + 1) && {
                    let word = self.tokens[i].word.as_str();
                    last == Some(Role::Possessive) || word == self.tokens[i].stem
                }
            }
            _ => false,
        };
        match found {
            Some(Role::Verb | Role::Weak) if noun => Some(Role::Noun),
            found => found,
        }
    }

    /// Whether an unknown word is a verb by its form and its place.
    fn is_verb(&self, i: usize, before: &[Word]) -> bool {
        let word = self.tokens[i].word.as_str();
        let Some(last) = before.last() else { return false };
        let negated = before.iter().rev().take_while(|word| word.class == Role::Not).count();
        let helper = before.iter().rev().nth(negated);
        if helper.is_some_and(|word| self.lexicon.has(&word.token, Role::Helper)) {
            return true;
        }
        let past = word.len() > 4 && word.ends_with("ed") || self.has(i, Role::Past);
        let present = word.len() > 3
            && word.ends_with('s')
            && !["ss", "us", "is", "ers"].iter().any(|ending| word.ends_with(ending));
        if last.class == Role::Link || last.class == Role::Skip {
            let goes_on = last.class == Role::Link && word.len() > 5 && word.ends_with("ing");
            return (past || goes_on) && self.has(i + 1, Role::Preposition);
        }
        let after = match last.class {
            Role::Noun | Role::Holder | Role::Relative => true,
            Role::Value => last.token.capital || self.led_by_article(before),
            _ => false,
        };
        (past || present) && after
    }

    fn led_by_article(&self, before: &[Word]) -> bool {
        let led = before.iter().rev().find(|word| word.class != Role::Value);
        led.is_some_and(|word| matches!(word.class, Role::Article | Role::Own | Role::Possessive))
    }

    /// Numbers that count places are no values; others may be.
    fn class_of_number(&self, i: usize, before: &[Word]) -> Role {
        let token = &self.tokens[i];
        if token.ordinal.is_some() {
            return Role::Place;
        }
        let last = before.last();
        let marked = !token.word.starts_with(|c: char| c.is_ascii_digit());
        let fits = token.number.is_some_and(|n| n <= self.known.places);
        let amount = self.has(i + 1, Role::Measure) && self.has(i + 2, Role::Relation);
        let carried = last.is_some_and(|word| {
            let number = self.lexicon.has(&word.token, Role::Number);
            let verb = before.iter().rev().nth(usize::from(number));
            verb.is_some_and(|word| word.class == Role::Verb)
        });
        let counts = fits && !carried && !self.has(i + 1, Role::Measure);
        let unit = last.is_some_and(|word| {
            word.class == Role::Noun && self.lexicon.has(&word.token, Role::Unit)
        });
        if amount || !marked && (counts || unit) { Role::Skip } else { Role::Value }
    }
}
