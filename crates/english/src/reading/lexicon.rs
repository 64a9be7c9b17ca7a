//! Phrases from the data, and where a sentence has them.

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::grammar::{Class, Grammar};
use super::landmarks::End;
use super::scene::{Scene, amount};
use crate::tokens::{Token, data_lines, is_slip, named};

/// A phrase of the data.
#[derive(Debug)]
pub struct Phrase {
    /// What it is to the grammar.
    pub class: Class,
    /// What it means, in the words of the data.
    pub meaning: &'static str,
    /// How unlikely it is.
    pub cost: f32,
    /// The line of the data, for explanations and weights.
    pub name: String,
    pattern: Vec<Element>,
}

impl Phrase {
    /// The words that it may have.
    fn words(&self) -> impl Iterator<Item = WordId> + '_ {
        let matchers = self.pattern.iter().flat_map(|element| &element.any);
        let words = matchers.filter_map(|matcher| match matcher {
            Matcher::Words(words) => Some(words),
            _ => None,
        });
        words.flatten().copied()
    }
}

/// A word of phrases; 0 is any other word.
type WordId = u16;

/// The words of phrases, numbered: whether two are the same is asked most of all.
#[derive(Debug)]
struct Vocabulary {
    numbers: FxHashMap<&'static str, WordId>,
    words: Vec<&'static str>,
}

impl Vocabulary {
    fn add(&mut self, word: &'static str) -> WordId {
        *self.numbers.entry(word).or_insert_with(|| {
            self.words.push(word);
            WordId::try_from(self.words.len() - 1).unwrap_or_default()
        })
    }

    /// Words joined by `_`.
    fn all(&mut self, words: &'static str) -> Box<[WordId]> {
        words.split('_').map(|word| self.add(word)).collect()
    }

    fn number(&self, word: &str) -> WordId {
        self.numbers.get(word).copied().unwrap_or_default()
    }
}

impl Default for Vocabulary {
    fn default() -> Self {
        Self { numbers: FxHashMap::default(), words: vec![""] }
    }
}

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

/// How a phrase tells of the ends of the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
enum Telling {
    /// It names the first thing and the last.
    Both,
    /// It numbers the place at a thing.
    Number,
    /// It measures from the first.
    Measured,
}

/// What a phrase was found with.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bound {
    /// The number in it.
    pub number: Option<u8>,
    /// The amount in it, in hundredths.
    pub amount: Option<u32>,
    /// The first and the last of what ends of the row may be at, by their places in the sentence.
    things: Option<(usize, usize)>,
}

/// A phrase in a sentence.
#[derive(Clone, Debug)]
pub struct Found {
    /// Which phrase.
    pub phrase: usize,
    /// Which words.
    pub tokens: Range<usize>,
    /// What it was found with.
    pub bound: Bound,
}

/// All phrases, by the words that may begin them.
#[derive(Debug)]
pub struct Lexicon {
    phrases: Vec<Phrase>,
    by_word: Vec<Vec<usize>>,
    by_kind: Vec<usize>,
    /// What tells of the ends of the row: how, and the pattern.
    ends: Vec<(Telling, Vec<Element>)>,
    vocabulary: Vocabulary,
}

/// A shorter word is not taken for a slip.
const LEAST_LETTERS: usize = 6;

/// A sentence to find phrases in.
struct Searched<'a> {
    tokens: &'a [Token],
    words: Vec<WordId>,
    begins_value: &'a [bool],
    scene: &'a Scene,
}

impl Lexicon {
    /// Reads the phrases; their classes are those of the grammar.
    pub fn load(grammar: &mut Grammar) -> Self {
        let mut groups: FxHashMap<&'static str, Vec<Box<[WordId]>>> = FxHashMap::default();
        let mut lexicon = Self {
            phrases: Vec::new(),
            by_word: Vec::new(),
            by_kind: Vec::new(),
            ends: Vec::new(),
            vocabulary: Vocabulary::default(),
        };
        for (number, line) in data_lines(include_str!("../../data/phrases.txt")) {
            let Some((head, patterns)) = line.split_once(" : ") else {
                let (name, list) = line.split_once(" = ").unwrap_or((line, ""));
                let list = list.split('|').map(|words| lexicon.vocabulary.all(words));
                groups.insert(name, list.collect());
                continue;
            };
            let head: Vec<&str> = head.split(' ').collect();
            let (class, meaning, cost) = match head.as_slice() {
                [class, cost] => (class, "", cost),
                [class, meaning, cost] => (class, *meaning, cost),
                _ => {
                    debug_assert!(false, "phrases.txt, line {number}");
                    continue;
                }
            };
            for pattern in patterns.split(" / ") {
                let pattern = pattern.trim();
                let vocabulary = &mut lexicon.vocabulary;
                let elements: Vec<Element> =
                    pattern.split(' ').map(|text| element(text, &groups, vocabulary)).collect();
                if let Some(telling) = named(meaning).filter(|_| *class == "END") {
                    lexicon.ends.push((telling, elements));
                    continue;
                }
                lexicon.phrases.push(Phrase {
                    class: grammar.class(class),
                    meaning,
                    cost: cost.parse().unwrap_or_default(),
                    name: format!("{class} {meaning}:{pattern}"),
                    pattern: elements,
                });
            }
        }
        lexicon.by_word.resize(lexicon.vocabulary.words.len(), Vec::new());
        for (i, phrase) in lexicon.phrases.iter().enumerate() {
            let mut kinds = false;
            for element in &phrase.pattern {
                for matcher in &element.any {
                    match matcher {
                        Matcher::Words(words) => {
                            let list = &mut lexicon.by_word[usize::from(words[0])];
                            if list.last() != Some(&i) {
                                list.push(i);
                            }
                        }
                        _ => kinds = true,
                    }
                }
                if !element.optional {
                    break;
                }
            }
            if kinds {
                lexicon.by_kind.push(i);
            }
        }
        lexicon
    }

    /// The word of phrases that another word is a slip of, where it is of one alone.
    pub fn slip(&self, word: &str) -> Option<&'static str> {
        let letters = |word: &str| word.chars().count();
        if letters(word) < LEAST_LETTERS || self.vocabulary.number(word) > 0 {
            return None;
        }
        let near = |known: &&&str| {
            known.chars().next() == word.chars().next()
                && letters(known) >= LEAST_LETTERS
                && is_slip(known, word)
        };
        let mut found = self.vocabulary.words.iter().filter(near);
        found.next().filter(|_| found.next().is_none()).copied()
    }

    /// All phrases.
    pub fn phrases(&self) -> &[Phrase] {
        &self.phrases
    }

    /// All phrases, to weigh them.
    pub fn phrases_mut(&mut self) -> &mut [Phrase] {
        &mut self.phrases
    }

    /// Words of phrases that mean something about places, so that passing them over is costly.
    pub fn weighty_words(&self) -> impl Iterator<Item = &'static str> + '_ {
        let weighty = self.phrases.iter().filter(|phrase| !phrase.meaning.is_empty());
        let words = weighty.flat_map(Phrase::words);
        words.map(|word| self.vocabulary.words[usize::from(word)])
    }

    /// What a text tells of the ends of the row, by the stems of what they are at. Where it tells of
    /// none and its hints measure from one thing alone, the row begins there.
    pub fn ends<'t>(
        &self,
        scene: &Scene,
        setting: &'t [Token],
        hints: &'t [Token],
    ) -> Vec<(&'t str, End)> {
        let told = self.ends_in(scene, setting, |how| how != Telling::Measured);
        if !told.is_empty() {
            return told;
        }
        let measured = self.ends_in(scene, hints, |how| how == Telling::Measured);
        let one = measured.windows(2).all(|pair| pair[0] == pair[1]);
        if one { measured } else { Vec::new() }
    }

    fn ends_in<'t>(
        &self,
        scene: &Scene,
        tokens: &'t [Token],
        wanted: fn(Telling) -> bool,
    ) -> Vec<(&'t str, End)> {
        let begins_value = vec![false; tokens.len()];
        let searched = self.searched(tokens, &begins_value, scene);
        let patterns = || self.ends.iter().filter(|(how, _)| wanted(*how));
        let mut found = Vec::new();
        let mut ends = Vec::new();
        for (start, (how, pattern)) in
            (0..tokens.len()).flat_map(|start| patterns().map(move |pattern| (start, pattern)))
        {
            ends.clear();
            searched.matches(pattern, start, Bound::default(), &mut ends);
            for (_, bound) in &ends {
                let Some((first, last)) = bound.things else { continue };
                let (first, last) = (tokens[first].stem.as_str(), tokens[last].stem.as_str());
                match (how, bound.number) {
                    (Telling::Both, _) => found.extend([(first, End::First), (last, End::Last)]),
                    (Telling::Measured, _) | (_, Some(1)) => found.push((first, End::First)),
                    (_, number) if number == Some(scene.places) => found.push((first, End::Last)),
                    _ => {}
                }
            }
        }
        found
    }

    /// Every phrase that a sentence has where these words begin values.
    pub fn find(&self, tokens: &[Token], begins_value: &[bool], scene: &Scene) -> Vec<Found> {
        self.find_some(tokens, begins_value, scene, |_| true)
    }

    /// The wanted ones of these.
    pub fn find_some(
        &self,
        tokens: &[Token],
        begins_value: &[bool],
        scene: &Scene,
        wanted: impl Fn(&Phrase) -> bool,
    ) -> Vec<Found> {
        let searched = self.searched(tokens, begins_value, scene);
        let mut found: Vec<Found> = Vec::new();
        let mut ends = Vec::new();
        for (start, token) in tokens.iter().enumerate() {
            let by_word = &self.by_word[usize::from(searched.words[start])];
            let by_kind = if token.is_mark() { &[][..] } else { &self.by_kind };
            for &phrase in by_word.iter().chain(by_kind) {
                if !wanted(&self.phrases[phrase]) {
                    continue;
                }
                ends.clear();
                searched.matches(&self.phrases[phrase].pattern, start, Bound::default(), &mut ends);
                for &(end, bound) in &ends {
                    let twice = |other: &Found| {
                        other.phrase == phrase
                            && other.tokens == (start..end)
                            && other.bound == bound
                    };
                    if end > start && !found.iter().rev().take(8).any(twice) {
                        found.push(Found { phrase, tokens: start..end, bound });
                    }
                }
            }
        }
        found
    }

    fn searched<'a>(
        &self,
        tokens: &'a [Token],
        begins_value: &'a [bool],
        scene: &'a Scene,
    ) -> Searched<'a> {
        let words = tokens.iter().map(|token| self.vocabulary.number(&token.word)).collect();
        Searched { tokens, words, begins_value, scene }
    }
}

fn element(
    text: &'static str,
    groups: &FxHashMap<&'static str, Vec<Box<[WordId]>>>,
    vocabulary: &mut Vocabulary,
) -> Element {
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

impl Searched<'_> {
    fn matches(
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
                self.matches(rest, at + length, bound, ends);
            }
        }
        if element.optional {
            self.matches(rest, at, bound, ends);
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
