//! Phrases from the data, and where a sentence has them.

use std::ops::Range;

use super::grammar::{Class, Grammar};
use super::landmarks::End;
use super::pattern::{Bound, Groups, Pattern, Searched, Vocabulary};
use super::scene::Scene;
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
    pattern: Pattern,
}

/// How a phrase tells of the ends of the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
enum Telling {
    /// It names the first thing and the last.
    Both,
    /// It names the first thing.
    First,
    /// It numbers the place at a thing.
    Number,
    /// It measures from the first.
    Measured,
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
    ends: Vec<(Telling, Pattern)>,
    vocabulary: Vocabulary,
}

/// A shorter word is not taken for a slip.
const LEAST_LETTERS: usize = 6;

impl Lexicon {
    /// Reads the phrases; their classes are those of the grammar.
    pub fn load(grammar: &mut Grammar) -> Self {
        let mut groups = Groups::default();
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
            for text in patterns.split(" / ") {
                let text = text.trim();
                let pattern = Pattern::read(text, &groups, &mut lexicon.vocabulary);
                if let Some(telling) = named(meaning).filter(|_| *class == "END") {
                    lexicon.ends.push((telling, pattern));
                    continue;
                }
                lexicon.phrases.push(Phrase {
                    class: grammar.class(class),
                    meaning,
                    cost: cost.parse().unwrap_or_default(),
                    name: format!("{class} {meaning}:{text}"),
                    pattern,
                });
            }
        }
        lexicon.by_word.resize(lexicon.vocabulary.words.len(), Vec::new());
        for (i, phrase) in lexicon.phrases.iter().enumerate() {
            for start in phrase.pattern.starts() {
                let list = match start {
                    Some(word) => &mut lexicon.by_word[word as usize],
                    None => &mut lexicon.by_kind,
                };
                if list.last() != Some(&i) {
                    list.push(i);
                }
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
        let words = weighty.flat_map(|phrase| phrase.pattern.words());
        words.map(|word| self.vocabulary.words[word as usize])
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
        let searched = Searched::new(&self.vocabulary, tokens, &begins_value, scene);
        let patterns = || self.ends.iter().filter(|(how, _)| wanted(*how));
        let mut found = Vec::new();
        let mut ends = Vec::new();
        for (start, (how, pattern)) in
            (0..tokens.len()).flat_map(|start| patterns().map(move |pattern| (start, pattern)))
        {
            searched.matches(pattern, start, &mut ends);
            for (_, bound) in &ends {
                let Some((first, last)) = bound.things else { continue };
                let (first, last) = (tokens[first].stem.as_str(), tokens[last].stem.as_str());
                match (how, bound.number) {
                    (Telling::Both, _) => found.extend([(first, End::First), (last, End::Last)]),
                    (Telling::First | Telling::Measured, _) | (_, Some(1)) => {
                        found.push((first, End::First));
                    }
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
        let searched = Searched::new(&self.vocabulary, tokens, begins_value, scene);
        let mut found: Vec<Found> = Vec::new();
        let mut ends = Vec::new();
        for (start, token) in tokens.iter().enumerate() {
            let by_word = &self.by_word[searched.word(start) as usize];
            let by_kind = if token.is_mark() { &[][..] } else { &self.by_kind };
            for &phrase in by_word.iter().chain(by_kind) {
                if !wanted(&self.phrases[phrase]) {
                    continue;
                }
                searched.matches(&self.phrases[phrase].pattern, start, &mut ends);
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
}
