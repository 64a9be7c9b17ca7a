//! What each sentence of a text does: it is a hint, asks, sets the scene, or is not of the puzzle.
//!
//! A linear chain tells it (a conditional random field): each [feature](super::features) of a
//! sentence speaks for each role as much as was learnt, and so does the role of the sentence before
//! it. The roles of all sentences that are likeliest together are taken.

use std::ops::Range;
use std::sync::LazyLock;

use rustc_hash::{FxHashMap, FxHashSet};

use super::features::features;
use super::pieces::Piece;
use super::sentences::sentences as apart;
use super::words::{Words, words as all_words};

const DATA: &str = include_str!("../../data/sentences.txt");

/// What a sentence does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It is a hint.
    Hint,
    /// It asks.
    Question,
    /// It sets the scene.
    Setting,
    /// It is not of the puzzle.
    Chatter,
}

impl Role {
    /// All, in the order of the weights.
    pub const ALL: [Self; 4] = [Self::Hint, Self::Question, Self::Setting, Self::Chatter];
}

/// How much speaks for each role.
pub type Scores = [f32; 4];

/// What was learnt.
#[derive(Clone, Default, Debug)]
pub struct Weights {
    /// By feature.
    pub features: FxHashMap<String, Scores>,
    /// By the role of the sentence before, and for the first of a text.
    pub after: [Scores; 5],
}

impl Weights {
    /// Those of the data, read once.
    pub fn load() -> &'static Self {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| Weights::parse(DATA));
        &WEIGHTS
    }

    fn parse(data: &str) -> Self {
        let mut weights = Self::default();
        for line in data.lines().filter(|line| !line.starts_with('#')) {
            let mut parts = line.split(' ');
            let name = parts.next().unwrap_or_default();
            let mut scores = Scores::default();
            for (score, part) in scores.iter_mut().zip(parts) {
                *score = part.parse().unwrap_or_default();
            }
            match name.strip_prefix("AFTER").and_then(|at| at.parse::<usize>().ok()) {
                Some(at) if at < weights.after.len() => weights.after[at] = scores,
                _ => {
                    weights.features.insert(name.to_owned(), scores);
                }
            }
        }
        weights
    }

    /// The roles that are likeliest together for sentences with these features, if so much more speaks
    /// for hints than was learnt.
    pub fn roles(&self, sentences: &[Vec<String>], more: f32) -> Vec<Role> {
        let mut best = Scores::default();
        let mut from: Vec<[usize; 4]> = Vec::with_capacity(sentences.len());
        for (at, features) in sentences.iter().enumerate() {
            let mut scores = [more, 0.0, 0.0, 0.0];
            for weights in features.iter().filter_map(|feature| self.features.get(feature)) {
                scores.iter_mut().zip(weights).for_each(|(score, weight)| *score += weight);
            }
            let mut came = [0; 4];
            for (role, score) in scores.iter_mut().enumerate() {
                let with = |last: usize| best[last] + self.after[last][role];
                came[role] = (0..4).max_by(|a, b| with(*a).total_cmp(&with(*b))).unwrap_or(0);
                *score += if at == 0 { self.after[4][role] } else { with(came[role]) };
            }
            best = scores;
            from.push(came);
        }
        let mut role = (0..4).max_by(|a, b| best[*a].total_cmp(&best[*b])).unwrap_or(0);
        let mut roles: Vec<Role> = Vec::with_capacity(sentences.len());
        for came in from.iter().rev() {
            roles.push(Role::ALL[role]);
            role = came[role];
        }
        roles.reverse();
        roles
    }
}

/// No puzzle has fewer hints.
const FEW: usize = 3;
/// So many sentences are no text that says much in few words.
const SHORT: usize = 60;
/// How much more speaks for hints where there are fewer.
const MORE: [f32; 3] = [1.0, 2.0, 4.0];

/// A sentence of the text.
#[derive(Clone, Debug)]
pub struct Sentence {
    /// Which bytes it takes.
    pub range: Range<usize>,
    /// Which piece it is of.
    pub piece: usize,
    /// What it does.
    pub role: Role,
}

/// The sentences of the pieces, with what they do.
pub fn sentences(text: &str, pieces: &[Piece], words: &Words) -> Vec<Sentence> {
    let of = |(index, piece): (usize, &Piece)| {
        let ranges = apart(text, piece.range.clone(), words).into_iter();
        ranges.map(move |range| Sentence { range, piece: index, role: Role::Chatter })
    };
    let mut all: Vec<Sentence> = pieces.iter().enumerate().flat_map(of).collect();
    decide(text, pieces, &mut all, words, 0.0);
    all
}

/// Where hardly a hint is found in a short text: hints that are hardly sentences, "Ann: cat", are
/// hints too. What asks still asks.
pub fn find_more(text: &str, pieces: &[Piece], sentences: &mut [Sentence], words: &Words) {
    let few = |sentences: &[Sentence]| {
        sentences.iter().filter(|one| one.role == Role::Hint).count() < FEW
    };
    let asks: Vec<bool> = sentences.iter().map(|one| one.role == Role::Question).collect();
    for more in MORE {
        if few(sentences) && sentences.len() < SHORT {
            decide(text, pieces, sentences, words, more);
            let asked = sentences.iter_mut().zip(&asks).filter(|(_, asks)| **asks);
            asked.for_each(|(one, _)| one.role = Role::Question);
        }
    }
}

/// Tells what sentences do, if so much more speaks for hints.
fn decide(text: &str, pieces: &[Piece], sentences: &mut [Sentence], words: &Words, more: f32) {
    let roles = Weights::load().roles(&features(text, pieces, sentences, words), more);
    sentences.iter_mut().zip(roles).for_each(|(one, role)| one.role = role);
    answers(text, pieces, sentences);
}

/// What is marked in a way of its own behind a question, and is less than the hints before, are
/// answers to choose from, whatever they say.
fn answers(text: &str, pieces: &[Piece], sentences: &mut [Sentence]) {
    let style = |one: &Sentence| pieces[one.piece].mark.as_ref().map(|mark| mark.style.as_str());
    let mut styles: FxHashSet<&str> = FxHashSet::default();
    let (mut hints, mut asked) = (0, false);
    for run in sentences.chunk_by_mut(|last, next| style(last) == style(next)) {
        let new = style(&run[0]).is_some_and(|style| !styles.contains(style));
        if asked && new && run.len() <= hints {
            let told = run.iter_mut().filter(|one| one.role == Role::Hint);
            told.for_each(|one| one.role = Role::Chatter);
        }
        let told = run.iter().filter(|one| one.role == Role::Hint);
        styles.extend(told.clone().filter_map(style));
        hints += told.count();
        let last = &text[run[run.len() - 1].range.clone()];
        // Options of one question may stand before those of the next.
        asked = last.ends_with('?') || asked && new;
    }
}

/// Adds to each hint what goes on from it: "So is Bob."
pub fn join(text: &str, pieces: &[Piece], found: &mut Vec<Sentence>, words: &Words) {
    found.dedup_by(|one, last| {
        let body = &text[one.range.clone()];
        let mut list = all_words(body);
        let hints = (last.role, one.role) == (Role::Hint, Role::Hint);
        // In an item of its own all is about one, but not in a paragraph.
        let first = all_words(body).next().unwrap_or("");
        let said = if pieces[one.piece].mark.is_some() { body } else { first };
        let of_the_same = words.any("pronoun", said);
        let mut next_is = |kind| list.next().is_some_and(|word| words.is(kind, word));
        let again = of_the_same || next_is("again") && next_is("verb");
        let joined = hints && last.piece == one.piece && again;
        last.range.end = if joined { one.range.end } else { last.range.end };
        joined
    });
}
