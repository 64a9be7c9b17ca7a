//! Patterns of phrases, and where words match them.

use rustc_hash::FxHashMap;

use super::amounts::amount;
use super::landmarks::End;
use super::scene::Scene;
use crate::tokens::Token;

/// A word of phrases; 0 is any other word.
pub type WordId = u32;

/// The words of phrases, numbered: whether two are the same is asked most of all.
#[derive(Debug)]
pub struct Vocabulary {
    numbers: FxHashMap<&'static str, WordId>,
    /// By number.
    pub words: Vec<&'static str>,
}

impl Vocabulary {
    fn add(&mut self, word: &'static str) -> WordId {
        *self.numbers.entry(word).or_insert_with(|| {
            self.words.push(word);
            self.words.len() as WordId - 1
        })
    }

    /// Words joined by `_`.
    pub fn all(&mut self, words: &'static str) -> Box<[WordId]> {
        words.split('_').map(|word| self.add(word)).collect()
    }

    /// The number of a word.
    pub fn number(&self, word: &str) -> WordId {
        self.numbers.get(word).copied().unwrap_or_default()
    }
}

impl Default for Vocabulary {
    fn default() -> Self {
        Self { numbers: FxHashMap::default(), words: vec![""] }
    }
}

/// What a phrase looks like.
#[derive(Debug)]
pub struct Pattern(Vec<Element>);

#[derive(Debug)]
struct Element {
    any: Vec<Matcher>,
    optional: bool,
}

#[derive(Clone, Debug)]
enum Matcher {
    /// These words, one after another.
    Words(Box<[WordId]>),
    /// A number above one, which the meaning needs.
    Number,
    /// The number of a place.
    Cardinal,
    /// An ordinal.
    Ordinal,
    /// An amount, in digits or words.
    Amount,
    /// A noun for places.
    Place,
    /// Any word that begins no value.
    Word,
    /// What the first place is at, and the last.
    Landmark(End),
    /// What an end of the row may be at.
    Thing,
}

/// What a phrase was found with.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bound {
    /// The number in it.
    pub number: Option<u8>,
    /// The amount in it, in hundredths.
    pub amount: Option<u32>,
    /// The first and the last of what ends of the row may be at, by their places in the sentence.
    pub things: Option<(usize, usize)>,
}

/// Lists of words by the names that patterns have for them.
pub type Groups = FxHashMap<&'static str, Vec<Box<[WordId]>>>;

impl Pattern {
    /// As the data write it.
    pub fn read(text: &'static str, groups: &Groups, vocabulary: &mut Vocabulary) -> Self {
        Self(text.split(' ').map(|text| element(text, groups, vocabulary)).collect())
    }

    /// The words that it may have.
    pub fn words(&self) -> impl Iterator<Item = WordId> + '_ {
        let matchers = self.0.iter().flat_map(|element| &element.any);
        let words = matchers.filter_map(|matcher| match matcher {
            Matcher::Words(words) => Some(words),
            _ => None,
        });
        words.flatten().copied()
    }

    /// The words that it may begin with; none for what is told by its kind.
    pub fn starts(&self) -> impl Iterator<Item = Option<WordId>> + '_ {
        let needed = self.0.iter().position(|element| !element.optional);
        let first = &self.0[..needed.map_or(self.0.len(), |needed| needed + 1)];
        first.iter().flat_map(|element| &element.any).map(|matcher| match matcher {
            Matcher::Words(words) => words.first().copied(),
            _ => None,
        })
    }
}

fn element(text: &'static str, groups: &Groups, vocabulary: &mut Vocabulary) -> Element {
    let (text, optional) = match text.strip_suffix('?') {
        Some(text) if !text.is_empty() => (text, true),
        _ => (text, false),
    };
    let mut any = Vec::new();
    for word in text.split('|') {
        match word {
            "N" => any.push(Matcher::Number),
            "CARD" => any.push(Matcher::Cardinal),
            "ORD" => any.push(Matcher::Ordinal),
            "AMOUNT" => any.push(Matcher::Amount),
            "UNIT" => any.push(Matcher::Place),
            "WORD" => any.push(Matcher::Word),
            "FIRSTEND" => any.push(Matcher::Landmark(End::First)),
            "LASTEND" => any.push(Matcher::Landmark(End::Last)),
            "THING" => any.push(Matcher::Thing),
            _ => match groups.get(word) {
                Some(list) => any.extend(list.iter().cloned().map(Matcher::Words)),
                None => any.push(Matcher::Words(vocabulary.all(word))),
            },
        }
    }
    Element { any, optional }
}

/// A sentence to find phrases in.
pub struct Searched<'a> {
    tokens: &'a [Token],
    words: Vec<WordId>,
    begins_value: &'a [bool],
    scene: &'a Scene,
}

impl<'a> Searched<'a> {
    /// A sentence where these words begin values.
    pub fn new(
        vocabulary: &Vocabulary,
        tokens: &'a [Token],
        begins_value: &'a [bool],
        scene: &'a Scene,
    ) -> Self {
        let said = |token: &'a Token| *scene.mirrored.get(&*token.word).unwrap_or(&&*token.word);
        let words = tokens.iter().map(|token| vocabulary.number(said(token))).collect();
        Self { tokens, words, begins_value, scene }
    }

    /// The word at a place.
    pub fn word(&self, at: usize) -> WordId {
        self.words[at]
    }

    /// Where a pattern that matches from here on may end, and with what.
    pub fn matches(&self, pattern: &Pattern, at: usize, ends: &mut Vec<(usize, Bound)>) {
        ends.clear();
        self.match_on(&pattern.0, at, Bound::default(), ends);
    }

    fn match_on(
        &self,
        pattern: &[Element],
        at: usize,
        bound: Bound,
        ends: &mut Vec<(usize, Bound)>,
    ) {
        let Some((element, rest)) = pattern.split_first() else {
            if !ends.contains(&(at, bound)) {
                ends.push((at, bound));
            }
            return;
        };
        for matcher in &element.any {
            if let Some((length, bound)) = self.matched(matcher, at, bound) {
                self.match_on(rest, at + length, bound, ends);
            }
        }
        if element.optional {
            self.match_on(rest, at, bound, ends);
        }
    }

    /// How many words it matches here, and what is bound then.
    fn matched(&self, matcher: &Matcher, at: usize, bound: Bound) -> Option<(usize, Bound)> {
        let token = self.tokens.get(at)?;
        let places = u32::from(self.scene.places);
        let counted = |number: Option<u32>, least: u32, most: u32| {
            let number = number.filter(|number| (least..=most).contains(number))?;
            Some((1, Bound { number: u8::try_from(number).ok(), ..bound }))
        };
        match matcher {
            Matcher::Words(words) => {
                // Hardly any goes on when its first word is another.
                let same =
                    self.words[at] == words[0] && self.words.get(at..at + words.len())? == &**words;
                same.then_some((words.len(), bound))
            }
            Matcher::Number => counted(token.number, 2, 15),
            Matcher::Cardinal => counted(token.number, 1, places),
            Matcher::Ordinal => counted(token.ordinal.map(u32::from), 1, places),
            Matcher::Amount => Some((1, Bound { amount: Some(amount(token)?), ..bound })),
            Matcher::Place => self.scene.is_place(token).then_some((1, bound)),
            Matcher::Landmark(end) => {
                let length = self.scene.landmarks.length(&self.tokens[at..], *end)?;
                Some((length, bound))
            }
            Matcher::Thing => {
                let first = bound.things.map_or(at, |(first, _)| first);
                let may_be = self.scene.landmarks.may_have(token);
                may_be.then_some((1, Bound { things: Some((first, at)), ..bound }))
            }
            Matcher::Word => (token.is_word() && !self.begins_value[at]).then_some((1, bound)),
        }
    }
}
